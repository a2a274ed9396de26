import { Group } from 'three';
import type { ColorRepresentation } from 'three';
import { MeshBuilder, varied, type Point } from '../geometry/MeshBuilder';
import { seededRandom, type Random } from '../geometry/random';

const marble = '#f2d7ac';
const pale = '#fae6c4';
const worn = '#e2bd8c';

/** A Doric column on y = 0: ten visible faces, a slight swelling, cushion and slab on top. */
export function drawDoricColumn(
  builder: MeshBuilder,
  height: number,
  radius: number,
  color: ColorRepresentation,
): void {
  const r = radius;
  builder.lathe(
    12,
    [
      [r, 0],
      [r * 0.98, height * 0.3],
      [r * 0.9, height * 0.65],
      [r * 0.78, height * 0.93],
      [r * 1.12, height * 0.965],
      [r * 1.12, height * 0.97],
    ],
    color,
  );
  builder.box(0, height * 0.965, 0, r * 2.5, height * 0.035, r * 2.5, color);
}

/**
 * The Parthenon as it stands, long side along x (69.5 m), short fronts toward +x and -x (30.9 m), on y = 0.
 * Eight by seventeen columns of 10.4 m, gaps where the walls were blown apart, the pediments broken. About 15,000 triangles.
 */
export function parthenon(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(447);
  const [length, width] = [69.5, 30.9];
  for (const [step, grow] of [
    [0, 2.4],
    [0.55, 1.6],
    [1.1, 0.8],
  ] as const)
    builder.box(0, step, 0, length + grow, 0.56, width + grow, step === 0.55 ? worn : marble, pale);
  const floor = 1.65;
  const height = 10.4;
  const spots = columnSpots(length - 2.4, width - 2.4);
  for (const { x, z, side, index } of spots) {
    const fallen = side === 'long' && z < 0 && index > 6 && index < 12;
    const broken = side === 'long' && z > 0 && (index === 7 || index === 8);
    if (fallen && index !== 9) continue;
    builder.at(x, floor, z, 0, () => {
      if (broken || fallen)
        builder.lathe(
          12,
          [
            [0.95, 0],
            [0.9, height * 0.55],
            [0, height * 0.55],
          ],
          worn,
        );
      else drawDoricColumn(builder, height, 0.95, varied(marble, random, 0.02));
    });
  }
  const top = floor + height;
  for (const z of [-1, 1]) {
    for (let bay = 0; bay < 16; bay += 1) {
      const gone = z > 0 ? bay >= 6 && bay <= 8 : bay >= 6 && bay <= 11;
      if (!gone)
        drawEntablature(
          builder,
          random,
          -length / 2 + 1.2 + ((length - 2.4) * (bay + 0.5)) / 16,
          z * (width / 2 - 1.2),
          (length - 2.4) / 16 + 0.05,
          top,
          z,
          z > 0 ? bay < 5 || bay > 10 : bay < 4,
        );
    }
  }
  for (const end of [-1, 1]) {
    builder.at(end * (length / 2 - 1.2), 0, 0, (end * Math.PI) / 2, () => {
      for (let bay = 0; bay < 7; bay += 1)
        drawEntablature(
          builder,
          random,
          -width / 2 + 1.2 + ((width - 2.4) * (bay + 0.5)) / 7,
          0,
          (width - 2.4) / 7 + 0.05,
          top,
          1,
          true,
        );
      builder.box(0, top + 3.4, 0, width + 0.6, 0.5, 3.2, pale);
      drawPediment(builder, width, top + 3.9, end < 0);
    });
  }
  drawInnerWalls(builder, random, floor);
  const group = new Group();
  group.name = 'Parthenon';
  group.add(builder.toMesh());
  return group;
}

interface ColumnSpot {
  readonly x: number;
  readonly z: number;
  readonly side: 'long' | 'short';
  readonly index: number;
}

function columnSpots(length: number, width: number): readonly ColumnSpot[] {
  const spots: ColumnSpot[] = [];
  for (let index = 0; index < 17; index += 1)
    for (const z of [-1, 1])
      spots.push({ x: -length / 2 + (length * index) / 16, z: (z * width) / 2, side: 'long', index });
  for (let index = 1; index < 7; index += 1)
    for (const x of [-1, 1])
      spots.push({ x: (x * length) / 2, z: -width / 2 + (width * index) / 7, side: 'short', index });
  return spots;
}

/** Architrave and frieze over one gap between columns, with two triglyphs; `whole` adds the cornice. */
function drawEntablature(
  builder: MeshBuilder,
  random: Random,
  x: number,
  z: number,
  width: number,
  y: number,
  outward: number,
  whole: boolean,
): void {
  const color = varied(marble, random, 0.02);
  builder.box(x, y, z, width, 1.5, 1.9, color);
  builder.box(x, y + 1.5, z, width, 1.4, 1.7, worn);
  for (const side of [-width / 4, width / 4])
    builder.box(x + side, y + 1.5, z + outward * 0.85, width * 0.2, 1.4, 0.4, pale);
  if (whole) builder.box(x, y + 2.9, z + outward * 0.3, width, 0.6, 2.7, pale);
}

/** What is left of a gable on the front that faces +z: the two ends of its slope, and on the better front a stretch of its wall. */
function drawPediment(builder: MeshBuilder, width: number, y: number, better: boolean): void {
  const rise = 4.1;
  const slope = (x: number): number => rise * (1 - Math.abs(x) / (width / 2));
  const piece = (from: number, to: number): void => {
    const steps = 4;
    for (let step = 0; step < steps; step += 1) {
      const a = from + ((to - from) * step) / steps;
      const b = from + ((to - from) * (step + 1)) / steps;
      const face: readonly [Point, Point, Point, Point] = [
        [a, y, 0.6],
        [b, y, 0.6],
        [b, y + slope(b), 0.6],
        [a, y + slope(a), 0.6],
      ];
      builder.quad(...face, worn);
      builder.beam([a, y + slope(a), 0.7], [b, y + slope(b), 0.7], 0.75, pale);
      builder.beam([a, y + slope(a), -0.4], [b, y + slope(b), -0.4], 0.75, pale);
    }
  };
  if (better) {
    piece(-width / 2, -2.2);
    piece(4.4, width / 2);
  } else {
    piece(-width / 2, -6.5);
    piece(8.6, width / 2);
  }
}

function drawInnerWalls(builder: MeshBuilder, random: Random, floor: number): void {
  for (const end of [-1, 1]) {
    for (let index = 0; index < 6; index += 1) {
      const z = -9 + (18 * index) / 5;
      builder.at(end * 25.5, floor + 0.6, z, 0, () => drawDoricColumn(builder, 9.6, 0.8, varied(worn, random, 0.02)));
    }
    builder.box(end * 25.5, floor + 10.2, 0, 1.8, 2.2, 21, worn);
  }
  for (const [x, wide, high] of [
    [-17, 12, 9.8],
    [-8, 6, 6.2],
    [17, 11, 8.4],
    [9, 5, 4.2],
  ] as const)
    for (const z of [-9.6, 9.6])
      builder.box(x, floor, z, wide, high - (z > 0 ? 2.6 : 0), 1.3, varied(worn, random, 0.02));
}
