import type { ColorRepresentation } from 'three';
import { alongRow, archedWall } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';

/** A basilica of the Forum: a tall nave under a tiled roof, with arcades round it. Lengths in metres; it lies along x. */
export interface ForumBasilica {
  readonly length: number;
  readonly depth: number;
  /** Arches of a long side. */
  readonly bays: number;
  /** Storeys of the arcades. */
  readonly floors: 1 | 2;
  readonly stone: ColorRepresentation;
  readonly trim: ColorRepresentation;
  readonly roof: ColorRepresentation;
}

/**
 * A basilica on y = 0. Plans of the Basilica Aemilia (94 by 24 m) and the Basilica Julia (101 by 49 m) are known from their floors;
 * the heights follow the basilica of Pompeii and fragments of columns.
 */
export function drawForumBasilica(
  builder: MeshBuilder,
  { length, depth, bays, floors, stone, trim, roof }: ForumBasilica,
): void {
  const storey = 7.2;
  const [foot, top] = [1, 1 + storey * floors];
  builder.box(0, -2, 0, length + 5, 2.5, depth + 5, trim, '#dcc8a4');
  builder.box(0, -2, 0, length + 3, 3, depth + 3, trim, '#e4d2b0');
  for (const [across, width, count] of [
    [0, length, bays],
    [1, depth, Math.max(3, Math.round((bays * depth) / length))],
  ] as const) {
    const pitch = width / count;
    for (let floor = 0; floor < floors; floor += 1) {
      const arches = Array.from({ length: count }, (_, bay) => ({
        x: -width / 2 + pitch * (bay + 0.5),
        foot: 0,
        width: pitch * 0.6,
        spring: storey * 0.5,
      }));
      const wall = archedWall(width, storey, 1.3, arches);
      for (const turn of [0, 2])
        builder.at(0, foot + floor * storey, 0, ((across + turn) * Math.PI) / 2, () =>
          builder.at(0, 0, (across === 0 ? depth : length) / 2, 0, () => {
            builder.geometry(wall, stone);
            alongRow(-width / 2 - pitch / 2, width / 2 + pitch / 2, count + 1, (x) => {
              builder.box(x, 0, 0.2, pitch * 0.16, storey, 0.5, trim);
              builder.box(x, storey - 0.9, 0.25, pitch * 0.24, 0.5, 0.7, trim);
            });
            builder.box(0, storey - 0.5, 0.2, width + 0.8, 0.55, 1.2, trim);
          }),
        );
    }
  }
  const [naveLong, naveDeep] = [length - depth * 0.34, depth * 0.5];
  const clear = floors === 2 ? 5 : 4.4;
  const lift = 2.4;
  builder.box(0, foot, 0, length - 9, top - foot - 0.4, depth - 9, '#a98e70');
  builder.box(0, top - 0.4, 0, length + 0.6, 0.4, depth + 0.6, trim);
  const [hl, hd, nl, nd] = [length / 2 + 0.5, depth / 2 + 0.5, naveLong / 2, naveDeep / 2];
  for (const turn of [0, Math.PI])
    builder.at(0, 0, 0, turn, () => {
      const [low, high] = [top, top + lift];
      builder.quad([-hl, low, hd], [hl, low, hd], [nl, high, nd], [-nl, high, nd], roof);
      builder.quad([hl, low, hd], [hl, low, -hd], [nl, high, -nd], [nl, high, nd], roof);
    });
  builder.box(0, top, 0, naveLong, lift + clear, naveDeep, stone);
  for (const side of [-1, 1])
    alongRow(-naveLong / 2, naveLong / 2, bays, (x) =>
      builder.box(x, top + lift + 1, (side * naveDeep) / 2, 1.9, clear - 1.8, 0.3, '#6c5648'),
    );
  builder.box(0, top + lift + clear - 0.5, 0, naveLong + 0.8, 0.6, naveDeep + 0.8, trim);
  builder.roof(0, top + lift + clear, 0, naveLong + 1.8, naveDeep + 2, naveDeep * 0.2, roof, stone);
}
