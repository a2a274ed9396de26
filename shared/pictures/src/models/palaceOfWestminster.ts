import { Color, Group } from 'three';
import { MeshBuilder, varied } from '../geometry/MeshBuilder';
import { seededRandom, type Random } from '../geometry/random';

const stone = '#e2bd88';
const trim = '#f0d4a4';
const slate = '#5f658f';
const glass = '#75607a';
const lamplight = new Color(2.3, 1.5, 0.75);

/**
 * The Palace of Westminster on y = 0: its river front along x facing +z, 264 m from x = -264 (south, Victoria Tower) to x = 0 (north),
 * with the terrace in front and the central lantern behind. About 30,000 triangles.
 */
export function palaceOfWestminster(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(1834);
  builder.box(-132, -6, 12, 268, 7.4, 10, '#cfab7c', '#dfc096');
  builder.box(-132, 1.4, 16.7, 268, 1.1, 0.6, trim);
  drawWing(builder, random, -132, 0, 268, 22, 24);
  for (const x of [-11, -78, -132, -186, -253])
    drawPavilion(builder, random, x, x === -132 ? 46 : 24, x === -11 || x === -253 ? 34 : 30);
  for (const [x, z] of [
    [-60, -44],
    [-200, -44],
    [-132, -60],
  ] as const) {
    builder.box(x, 0, z, 90, 24, 22, stone);
    builder.roof(x, 24, z, 90, 22, 10, slate, stone);
  }
  builder.at(-132, 0, -46, Math.PI / 8, () => {
    builder.lathe(
      8,
      [
        [8.4, 20],
        [8, 44],
        [8.8, 45],
        [6.6, 48],
        [5.2, 50],
        [5, 63],
        [5.8, 64],
        [3.6, 67],
        [2.7, 76],
        [0.25, 95],
        [0, 96],
      ],
      stone,
    );
    for (let side = 0; side < 8; side += 1) {
      builder.at(0, 0, 0, ((side + 0.5) / 8) * Math.PI * 2, () => {
        builder.box(7.5, 32, 0, 0.2, 10, 2.6, glass);
        builder.box(4.75, 52, 0, 0.2, 9.5, 1.7, glass);
      });
      builder.at(0, 0, 0, (side / 8) * Math.PI * 2, () => {
        builder.at(8.2, 20, 0, 0, () =>
          builder.lathe(
            5,
            [
              [0.9, 0],
              [0.8, 27],
              [0, 33],
            ],
            trim,
          ),
        );
        builder.at(5.3, 48, 0, 0, () =>
          builder.lathe(
            5,
            [
              [0.7, 0],
              [0.6, 16],
              [0, 22],
            ],
            trim,
          ),
        );
      });
    }
  });
  for (const x of [-40, -104, -160, -224])
    builder.at(x, 30, -20, 0, () =>
      builder.lathe(
        8,
        [
          [2.4, 0],
          [2.4, 12],
          [2.9, 12.5],
          [0.2, 22],
          [0, 22],
        ],
        stone,
      ),
    );
  drawVictoriaTower(builder);
  const group = new Group();
  group.name = 'Palace of Westminster';
  group.add(builder.toMesh());
  return group;
}

/** A stretch of the front, centred on `x`: bays 5.2 m wide between pinnacled buttresses, under a steep roof. */
function drawWing(
  builder: MeshBuilder,
  random: Random,
  x: number,
  z: number,
  width: number,
  depth: number,
  height: number,
): void {
  builder.box(x, 0, z - depth / 2 + 7, width, height, depth, stone);
  builder.roof(x, height, z - depth / 2 + 7, width, depth, 9, slate, stone, 3);
  const bays = Math.round(width / 5.2);
  for (let bay = 0; bay <= bays; bay += 1) {
    const at = x - width / 2 + (width * bay) / bays;
    drawButtress(builder, at, z + 7.3, height);
    if (bay < bays) drawBay(builder, random, at + width / bays / 2, z + 7.08, height);
  }
  for (const y of [8.2, 15.4, height - 0.8]) builder.box(x, y, z + 7.2, width, 0.7, 0.7, trim);
}

function drawButtress(builder: MeshBuilder, x: number, z: number, height: number): void {
  builder.taperedBox(x, 0, z, 1.2, 1.6, 0.8, 1, height + 1.5, trim);
  builder.at(x, height + 1.5, z, Math.PI / 4, () =>
    builder.lathe(
      4,
      [
        [0.75, 0],
        [0.6, 1.8],
        [0.85, 2],
        [0, 5.2],
      ],
      trim,
    ),
  );
}

/** Three storeys of pointed double windows at one bay, and the battlement above them. */
function drawBay(builder: MeshBuilder, random: Random, x: number, z: number, height: number): void {
  for (const [y, high] of [
    [2.2, 4.6],
    [9.6, 4.8],
    [16.8, 4.6],
  ] as const) {
    if (y + high > height) continue;
    const color = random.chance(0.16) ? lamplight : varied(glass, random, 0.04);
    for (const side of [-0.78, 0.78]) {
      builder.quad(
        [x + side - 0.56, y, z],
        [x + side + 0.56, y, z],
        [x + side + 0.56, y + high, z],
        [x + side - 0.56, y + high, z],
        color,
      );
      builder.triangle(
        [x + side - 0.56, y + high, z],
        [x + side + 0.56, y + high, z],
        [x + side, y + high + 0.8, z],
        color,
      );
    }
  }
  for (const side of [-1.2, 0, 1.2]) builder.box(x + side, height, z, 0.7, 1.2, 0.7, trim);
}

/** A taller block that steps forward from the front, with turrets at its corners. */
function drawPavilion(builder: MeshBuilder, random: Random, x: number, width: number, height: number): void {
  drawWing(builder, random, x, 3, width, 24, height);
  for (const side of [-1, 1]) {
    for (const z of [10, -12]) {
      builder.at(x + (side * width) / 2, 0, z, Math.PI / 8, () => {
        builder.lathe(
          8,
          [
            [2, 0],
            [2, height + 4],
            [2.5, height + 4.6],
            [2.3, height + 5.4],
            [0.25, height + 12],
            [0.1, height + 14],
            [0, height + 14],
          ],
          trim,
        );
      });
    }
  }
}

/** The square tower at the south end, 98 m with its flagstaff. */
function drawVictoriaTower(builder: MeshBuilder): void {
  builder.at(-250, 0, -50, 0, () => {
    builder.box(0, 0, 0, 22, 78, 22, stone);
    for (let side = 0; side < 4; side += 1) {
      builder.at(0, 0, 0, (side * Math.PI) / 2, () => {
        for (const y of [26, 44, 62, 77]) builder.box(0, y, 11.2, 22, 1.2, 0.8, trim);
        for (const x of [-5.6, 0, 5.6]) {
          for (const [y, high] of [
            [29, 12],
            [47, 12],
            [64.5, 9],
          ] as const) {
            builder.quad(
              [x - 1.6, y, 11.1],
              [x + 1.6, y, 11.1],
              [x + 1.6, y + high, 11.1],
              [x - 1.6, y + high, 11.1],
              glass,
            );
            builder.triangle([x - 1.6, y + high, 11.1], [x + 1.6, y + high, 11.1], [x, y + high + 2, 11.1], glass);
          }
        }
        for (let x = -8; x <= 8; x += 2) builder.box(x, 79, 10.6, 1, 1.8, 0.8, trim);
      });
    }
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        builder.at(x * 11, 0, z * 11, Math.PI / 8, () =>
          builder.lathe(
            8,
            [
              [2.6, 0],
              [2.6, 82],
              [3.2, 83],
              [2.8, 86],
              [0.3, 94],
              [0, 95],
            ],
            trim,
          ),
        );
    builder.taperedBox(0, 78, 0, 18, 18, 8, 8, 5, slate);
    builder.box(0, 83, 0, 0.6, 22, 0.6, '#7a6a7e');
  });
}
