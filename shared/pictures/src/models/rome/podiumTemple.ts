import type { ColorRepresentation } from 'three';
import { drawColumn, drawPediment } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';

/** A temple on a podium, as Etruria and Rome built them; its front looks toward +z. Lengths in metres. */
export interface PodiumTemple {
  readonly width: number;
  readonly depth: number;
  readonly podium: number;
  /** Height of the columns. */
  readonly columns: number;
  /** Columns of the front, and how many rows of them the porch is deep. */
  readonly front: number;
  readonly rows: number;
  /** Whether columns go on along both sides: as they stand, as half columns on the wall, or not at all. */
  readonly flanks: 'columns' | 'none';
  readonly pitch?: number;
  /** How far the roof reaches out over the columns. */
  readonly eaves?: number;
  readonly stone: ColorRepresentation;
  readonly wall: ColorRepresentation;
  readonly column: ColorRepresentation;
  readonly trim: ColorRepresentation;
  readonly roof: ColorRepresentation;
  readonly field: ColorRepresentation;
}

/** Timber and painted clay: temples of the kings and the early Republic. */
export const paintedClay = {
  stone: '#c9b28c',
  wall: '#ecd6ae',
  column: '#b8563c',
  trim: '#a84a34',
  roof: '#b5603e',
  field: '#d9a860',
  pitch: 0.27,
  eaves: 2.6,
} as const;

/** Stucco and stone: temples of the late Republic. */
export const whiteStone = {
  stone: '#e6d2ae',
  wall: '#f0e0c2',
  column: '#f7ecd6',
  trim: '#f2e2c4',
  roof: '#c0694a',
  field: '#d8b98c',
  pitch: 0.23,
  eaves: 1,
} as const;

export function drawPodiumTemple(builder: MeshBuilder, temple: PodiumTemple): void {
  const { width, depth, podium, columns, front, rows, flanks, pitch = 0.25, eaves = 1, ...paint } = temple;
  const radius = Math.min(columns / 17, (width / front) * 0.24);
  const inset = radius * 1.5;
  const gap = (width - inset * 2) / (front - 1);
  const porch = gap * rows;
  builder.box(0, -3, 0, width + 1.6, podium + 3, depth + 1.6, paint.stone, paint.trim);
  builder.box(0, podium - 0.5, 0, width + 2.2, 0.5, depth + 2.2, paint.trim);
  builder.box(0, -3, 0, width + 2.4, 3.7, depth + 2.4, paint.stone);
  const steps = Math.max(3, Math.round(podium / 0.5));
  for (let step = 0; step < steps; step += 1) {
    const rise = podium * (1 - step / steps);
    builder.box(0, -2, depth / 2 + 0.8 + (step + 0.5) * 0.55, width * 0.72, 2 + rise - 0.25, 0.56, paint.trim);
  }
  for (const side of [-1, 1])
    builder.box(side * width * 0.4, -2, depth / 2 + steps * 0.28, width * 0.1, 1.4 + podium, steps * 0.56, paint.stone);
  const cell = depth - porch - inset;
  const narrow = flanks === 'columns' ? gap * 1.05 : 0.4;
  builder.box(0, podium, -depth / 2 + cell / 2, width - narrow * 2, columns, cell, paint.wall);
  builder.quad(
    [-gap * 0.34, podium, -depth / 2 + cell + 0.08],
    [gap * 0.34, podium, -depth / 2 + cell + 0.08],
    [gap * 0.34, podium + columns * 0.68, -depth / 2 + cell + 0.08],
    [-gap * 0.34, podium + columns * 0.68, -depth / 2 + cell + 0.08],
    '#5a4438',
  );
  const stand = (x: number, z: number): void =>
    builder.at(x, podium, z, 0, () => drawColumn(builder, columns, radius, paint.column, 9));
  for (let column = 0; column < front; column += 1)
    for (let row = 0; row < rows; row += 1) stand(-width / 2 + inset + column * gap, depth / 2 - inset - row * gap);
  if (flanks === 'columns') {
    const count = Math.max(1, Math.round((depth - inset * 2) / gap));
    for (let column = rows; column < count; column += 1)
      for (const side of [-1, 1])
        stand(side * (width / 2 - inset), depth / 2 - inset - (column * (depth - inset * 2)) / count);
  }
  const beam = columns * 0.14;
  const top = podium + columns;
  builder.box(0, top, 0, width, beam * 0.5, depth, paint.column);
  builder.box(0, top + beam * 0.5, 0, width + 0.3, beam * 0.5, depth + 0.3, paint.trim);
  const [wide, long, rise] = [width + eaves * 2, depth + eaves, width * pitch];
  builder.at(0, top + beam, 0, Math.PI / 2, () => builder.roof(0, 0, 0, long, wide, rise, paint.roof, paint.field));
  for (const turn of [0, Math.PI])
    builder.at(0, top + beam, 0, turn, () =>
      drawPediment(builder, 0, 0, long / 2 + 0.05, wide, rise, 0.8, paint.trim, paint.field),
    );
  for (const [x, y] of [
    [0, rise],
    [-wide / 2, 0],
    [wide / 2, 0],
  ] as const)
    builder.taperedBox(x, top + beam + y, long / 2 - 0.4, 1, 0.7, 0.3, 0.3, columns * 0.17, paint.column);
  for (let z = -long / 2 + 2; z < long / 2; z += 4)
    for (const side of [-1, 1]) builder.box(side * (wide / 2 - 0.1), top + beam, z, 0.4, 0.9, 0.5, paint.trim);
}
