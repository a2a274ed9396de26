import { Group } from 'three';
import type { ColorRepresentation } from 'three';
import { MeshBuilder, polar, varied, type Point } from '../geometry/MeshBuilder';
import { seededRandom } from '../geometry/random';

const marble = '#f7e6cc';
const green = '#8da38c';
const rose = '#e2a88e';
const tile = '#cc7046';
const rib = '#fdf0da';
const glass = '#6a5c74';
const radius = 27;
const drumTop = 55;

/**
 * Florence's cathedral on y = 0, dome over the origin, nave toward -x, with Giotto's bell tower on the +z side of the front
 * and the baptistery before it. The dome's lantern ends at 114 m; about 12,000 triangles.
 */
export function florenceCathedral(): Group {
  const builder = new MeshBuilder();
  drawDrum(builder);
  drawDome(builder);
  drawLantern(builder);
  drawNave(builder);
  for (const [x, z] of [
    [33, 0],
    [0, 33],
    [0, -33],
  ] as const)
    builder.at(x, 0, z, 0, () => drawApse(builder));
  for (const [x, z] of [
    [24, 24],
    [24, -24],
    [-24, 24],
    [-24, -24],
  ] as const)
    builder.at(x, 0, z, Math.PI / 8, () => {
      builder.lathe(
        8,
        [
          [7, 0],
          [7, 30],
          [7.6, 30.5],
          [6.4, 32],
        ],
        marble,
      );
      builder.lathe(
        8,
        [
          [6.4, 32],
          [5, 36],
          [0, 38],
        ],
        tile,
      );
    });
  builder.at(-113, 0, 32, 0, () => drawBellTower(builder));
  builder.at(-172, 0, 0, Math.PI / 8, () => {
    builder.lathe(
      8,
      [
        [17, 0],
        [17, 22],
        [17.8, 22.5],
        [16.5, 24],
        [16.5, 28],
      ],
      marble,
    );
    for (const y of [7, 14, 21])
      builder.lathe(
        8,
        [
          [17.15, y],
          [17.15, y + 0.8],
        ],
        green,
      );
    builder.lathe(
      8,
      [
        [17, 28],
        [2, 37],
        [2, 41],
        [0, 44],
      ],
      '#f2dcc0',
    );
  });
  const group = new Group();
  group.name = 'Florence Cathedral';
  group.add(builder.toMesh());
  return group;
}

/** Bands of green and rose marble round an eight-sided wall. */
function drawBands(builder: MeshBuilder, wall: number, heights: readonly number[]): void {
  for (const y of heights) {
    builder.ring(8, wall + 0.12, y, wall + 0.12, y + 0.9, green, Math.PI / 8);
    builder.ring(8, wall + 0.12, y + 1.4, wall + 0.12, y + 1.9, rose, Math.PI / 8);
  }
}

/** A framed round window in the plane z = 0, facing +z. */
function drawRoundWindow(builder: MeshBuilder, y: number, size: number, frame: ColorRepresentation = rib): void {
  for (const [r, z, color] of [
    [size * 1.35, 0.12, green],
    [size * 1.2, 0.2, frame],
    [size * 0.8, 0.28, glass],
  ] as const) {
    for (let step = 0; step < 18; step += 1) {
      const [from, to] = [(step / 18) * Math.PI * 2, ((step + 1) / 18) * Math.PI * 2];
      builder.triangle(
        [0, y, z],
        [r * Math.cos(from), y + r * Math.sin(from), z],
        [r * Math.cos(to), y + r * Math.sin(to), z],
        color,
      );
    }
  }
}

/** A pointed window in the plane z = 0, facing +z. */
function drawPointedWindow(builder: MeshBuilder, x: number, y: number, width: number, height: number): void {
  for (const [grow, z, color] of [
    [0.5, 0.1, rib],
    [0, 0.2, glass],
  ] as const) {
    const w = width / 2 + grow;
    builder.quad([x - w, y - grow, z], [x + w, y - grow, z], [x + w, y + height, z], [x - w, y + height, z], color);
    builder.triangle([x - w, y + height, z], [x + w, y + height, z], [x, y + height + w * 1.5, z], color);
  }
}

function drawDrum(builder: MeshBuilder): void {
  const phase = Math.PI / 8;
  builder.ring(8, radius, 0, radius, drumTop, marble, phase);
  drawBands(builder, radius, [38, 51]);
  builder.ring(8, radius + 0.2, drumTop, radius + 2.2, drumTop + 2, rib, phase);
  builder.ring(8, radius + 2.2, drumTop + 2, radius + 2.2, drumTop + 3.4, rib, phase);
  builder.ring(8, radius + 2.2, drumTop + 3.4, radius - 0.6, drumTop + 3.4, rib, phase);
  const apothem = radius * Math.cos(phase);
  for (let side = 0; side < 8; side += 1) {
    builder.at(0, 0, 0, (side * Math.PI) / 4, () =>
      builder.at(0, 0, apothem, 0, () => {
        drawRoundWindow(builder, 46, 3.4);
        for (const x of [-8.4, 8.4]) {
          builder.box(x, 41.5, 0, 3.6, 8.6, 0.3, green);
          builder.box(x, 42.1, 0.1, 2.4, 7.4, 0.3, marble);
        }
      }),
    );
    const [x, , z] = polar(radius, 0, phase + (side * Math.PI) / 4);
    builder.box(x, 0, z, 2, drumTop, 2, rib);
  }
}

/** Half-width of the dome's corners by height over the drum: Brunelleschi's pointed fifth. */
function domeRadius(height: number): number {
  const curve = 1.6 * (radius - 0.6);
  return Math.sqrt(curve ** 2 - height ** 2) - (curve - (radius - 0.6));
}

function drawDome(builder: MeshBuilder): void {
  const random = seededRandom(1436);
  const base = drumTop + 3;
  const steps = 14;
  const height = 36.5;
  const phase = Math.PI / 8;
  for (let step = 0; step < steps; step += 1) {
    const [low, high] = [(height * step) / steps, (height * (step + 1)) / steps];
    for (let side = 0; side < 8; side += 1) {
      const [from, to] = [phase + (side * Math.PI) / 4, phase + ((side + 1) * Math.PI) / 4];
      builder.quad(
        polar(domeRadius(low), base + low, to),
        polar(domeRadius(low), base + low, from),
        polar(domeRadius(high), base + high, from),
        polar(domeRadius(high), base + high, to),
        varied(tile, random, 0.018),
      );
      const at = (h: number): Point => polar(domeRadius(h) + 0.35, base + h, from);
      builder.beam(at(low), at(high), 1.7 - (0.8 * step) / steps, rib);
    }
  }
  for (const h of [9, 19]) {
    for (let side = 0; side < 8; side += 1) {
      const middle = phase + ((side + 0.5) * Math.PI) / 4;
      const [x, y, z] = polar(domeRadius(h) * Math.cos(phase) + 0.1, base + h, middle);
      builder.box(x, y, z, 1, 1.1, 1, '#8a3f2a');
    }
  }
}

function drawLantern(builder: MeshBuilder): void {
  builder.at(0, drumTop + 3 + 36, 0, Math.PI / 8, () => {
    builder.lathe(
      8,
      [
        [4.6, 0],
        [4.9, 0.8],
        [4.9, 1.6],
        [2.6, 1.8],
        [2.6, 10.4],
        [3.5, 11],
        [3.5, 11.8],
        [2.6, 12.2],
        [0.35, 17.4],
      ],
      rib,
    );
    builder.lathe(
      8,
      [
        [0.35, 17.2],
        [1.1, 18],
        [1.25, 18.6],
        [1.1, 19.2],
        [0.15, 19.9],
        [0.12, 22],
        [0, 22],
      ],
      '#f2b84a',
    );
    for (let side = 0; side < 8; side += 1) {
      builder.at(0, 0, 0, (side * Math.PI) / 4, () => {
        builder.taperedBox(3.7, 1.6, 0, 2, 0.7, 0.8, 0.6, 8.6, rib);
        builder.box(2.5, 3, 0, 0.4, 6, 0, glass);
      });
      builder.at(0, 0, 0, ((side + 0.5) * Math.PI) / 4, () => builder.box(2.35, 3, 0, 0.2, 6, 1, glass));
    }
  });
}

function drawNave(builder: MeshBuilder): void {
  const [from, to] = [-122, -22];
  const [middle, length] = [(from + to) / 2, to - from];
  builder.box(middle, 0, 0, length, 24, 42, marble);
  builder.box(middle, 24, 0, length, 18, 21, marble);
  builder.roof(middle, 42, 0, length, 23, 6, tile, marble);
  for (const side of [-1, 1]) {
    builder.quad([from, 24, side * 21.6], [to, 24, side * 21.6], [to, 30, side * 10.5], [from, 30, side * 10.5], tile);
    builder.at(0, 0, side * 21, side > 0 ? 0 : Math.PI, () => {
      for (const y of [6, 14, 22.4]) builder.box(middle * side, y, 0, length, 0.9, 0.4, y === 14 ? rose : green);
      for (let bay = 0; bay < 4; bay += 1) {
        const x = side * (from + 14 + bay * 25);
        builder.at(x, 0, 0, 0, () => drawPointedWindow(builder, 0, 9, 2.6, 8));
        builder.box(x + 12, 0, 0.4, 2.4, 24, 1.4, rib);
      }
    });
    builder.at(0, 0, side * 10.5, side > 0 ? 0 : Math.PI, () => {
      builder.box(middle * side, 40.8, 0, length, 1.2, 0.9, green);
      for (let bay = 0; bay < 4; bay += 1)
        builder.at(side * (from + 14 + bay * 25), 0, 0, 0, () => drawRoundWindow(builder, 36, 2.4));
    });
  }
  builder.box(from - 1, 0, 0, 3, 27, 44, marble);
  builder.box(from - 1, 27, 0, 3, 18, 24, marble);
  builder.at(from - 1, 45, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 24, 3, 6, rib, rib));
}

/** One of the three arms round the dome: eight sides, chapels at its foot, half a dome of tiles. */
function drawApse(builder: MeshBuilder): void {
  const phase = Math.PI / 8;
  builder.ring(8, 21, 0, 21, 19, marble, phase);
  builder.ring(8, 21.6, 19, 16, 24, tile, phase);
  builder.ring(8, 16.4, 22, 16.4, 35, marble, phase);
  builder.ring(8, 17.2, 35, 17.2, 36.4, rib, phase);
  builder.lathe(
    8,
    [
      [17, 36.4],
      [15, 40.5],
      [10.5, 44.4],
      [5, 46.6],
      [1.2, 47.2],
      [1, 50],
      [0, 51],
    ],
    tile,
    phase,
  );
  drawBands(builder, 21, [5, 15]);
  drawBands(builder, 16.4, [31]);
  for (let side = 0; side < 8; side += 1) {
    builder.at(0, 0, 0, (side * Math.PI) / 4, () => {
      builder.at(0, 0, 21 * Math.cos(phase), 0, () => drawPointedWindow(builder, 0, 7.5, 2.2, 6));
      builder.at(0, 0, 16.4 * Math.cos(phase), 0, () => drawRoundWindow(builder, 28.6, 1.6));
    });
  }
}

/** Giotto's bell tower: 84 m, five storeys whose windows widen upward, on its own y = 0. */
function drawBellTower(builder: MeshBuilder): void {
  const half = 7.2;
  builder.box(0, 0, 0, half * 2, 80, half * 2, marble);
  for (const x of [-half, half])
    for (const z of [-half, half])
      builder.at(x, 0, z, Math.PI / 8, () =>
        builder.lathe(
          8,
          [
            [1.9, 0],
            [1.9, 80],
          ],
          marble,
        ),
      );
  for (let side = 0; side < 4; side += 1) {
    builder.at(0, 0, 0, (side * Math.PI) / 2, () => {
      for (const y of [0.5, 11, 21, 37, 53, 77.5]) {
        builder.box(0, y, half + 0.3, half * 2 + 3.4, 1.1, 1.6, rib);
        builder.box(0, y + 1.5, half + 0.05, half * 2, 0.7, 0.5, green);
      }
      for (const y of [15, 24.5, 40.5, 56.5]) builder.box(0, y, half + 0.05, half * 2, 0.6, 0.4, rose);
      for (const x of [-5.4, 5.4]) builder.box(x, 24, half + 0.05, 0.6, 53, 0.3, green);
      builder.at(0, 0, half + 0.1, 0, () => {
        for (const y of [27, 43]) for (const x of [-2.5, 2.5]) drawPointedWindow(builder, x, y, 1.9, 5.4);
        for (const x of [-2.2, 0, 2.2]) drawPointedWindow(builder, x, 59.5, 1.8, 12);
        for (const x of [-4, 0, 4]) builder.box(x, 13.6, 0.1, 1.8, 5.4, 0.4, rose);
      });
      builder.taperedBox(0, 79, half, half * 2 + 3.4, 1.4, half * 2 + 6, 4, 3, rib);
      builder.box(0, 82, half + 1.6, half * 2 + 6, 2.4, 0.8, rib);
    });
  }
  builder.box(0, 80, 0, half * 2 + 2, 2.2, half * 2 + 2, marble);
  builder.taperedBox(0, 82, 0, 14, 14, 1, 1, 2.6, tile);
}
