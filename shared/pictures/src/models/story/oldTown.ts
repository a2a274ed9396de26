import { type MeshBuilder, varied } from '../../geometry/MeshBuilder';
import type { Random } from '../../geometry/random';
import { drawTownHouse, type TownStyle } from '../townHouse';

/** Plaster and timber under steep tiles: Paris from the Middle Ages to the eighteenth century. */
export const oldParis: TownStyle = {
  walls: ['#e2c9a4', '#d8b98f', '#ecd8b6', '#cfae86', '#dcc4a8', '#c9b091'],
  roofs: ['#a8654a', '#8f5a4a', '#9c6b55', '#76688a', '#6c6484'],
  shutters: ['#5c5468', '#6a5a52', '#54506a'],
  roof: 'gabled',
  floors: [2, 4],
  lit: 0.05,
};

/** Low houses of plastered rubble under red tiles: the Roman town. */
export const gallicRoman: TownStyle = {
  walls: ['#efd9b2', '#e8cda0', '#f3e2c4', '#dcb98c'],
  roofs: ['#c46a44', '#b85f3e', '#cf7a50'],
  shutters: ['#7a5a48', '#6a5a4c'],
  roof: 'tiled',
  floors: [1, 2],
  lit: 0,
};

/** Rows of houses along streets that run with x. */
export interface Streets {
  readonly style: TownStyle;
  readonly from: number;
  readonly to: number;
  /** The middle of each row. */
  readonly rows: readonly number[];
  /** Narrowest and widest house, in metres. */
  readonly widths: readonly [number, number];
  readonly depths: readonly [number, number];
  /** How far houses stray from the row, in metres, and turn, in radians. */
  readonly stray?: number;
  readonly turn?: number;
  readonly free?: (x: number, z: number) => boolean;
  readonly ground?: (x: number, z: number) => number;
  /** Rows whose windows are left out. */
  readonly plain?: (x: number, z: number) => boolean;
}

/** Draws houses shoulder to shoulder; every few houses a lane is left open. */
export function drawStreets(
  builder: MeshBuilder,
  random: Random,
  {
    style,
    from,
    to,
    rows,
    widths,
    depths,
    stray = 1.5,
    turn = 0.04,
    free = () => false,
    ground = () => 0,
    plain = () => false,
  }: Streets,
): void {
  for (const z of rows) {
    for (let x = from; x < to;) {
      const width = random(...widths);
      const middle = x + width / 2;
      x += width + (random.chance(0.16) ? random(3, 7) : 0.2);
      const [depth, shift, askew] = [
        random(...depths),
        random(-stray, stray),
        random(-turn, turn) + (random.chance(0.5) ? Math.PI : 0),
      ];
      if (free(middle, z)) continue;
      builder.at(middle, ground(middle, z), z + shift, askew, () =>
        drawTownHouse(builder, random, style, width, depth, plain(middle, z)),
      );
    }
  }
}

/** A small church: nave, tower at the west (−x) and a slate spire. */
export function drawParishChurch(builder: MeshBuilder, random: Random, length: number, spire: number): void {
  const wall = varied('#e8d2ae', random, 0.02);
  builder.box(0, 0, 0, length, length * 0.36, length * 0.4, wall);
  builder.roof(0, length * 0.36, 0, length, length * 0.42, length * 0.26, '#7c7296', wall);
  builder.box(-length / 2, 0, 0, length * 0.26, length * 0.62, length * 0.26, wall);
  builder.at(-length / 2, length * 0.62, 0, Math.PI / 4, () =>
    builder.lathe(
      4,
      [
        [length * 0.19, 0],
        [0, spire],
      ],
      '#6f6a90',
    ),
  );
  for (const side of [-1, 1]) {
    for (let bay = -2; bay <= 2; bay += 1)
      builder.box((bay * length) / 6, length * 0.1, (side * length) / 5, length * 0.04, length * 0.18, 0.3, '#5f5674');
  }
}
