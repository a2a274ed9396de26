import { type MeshBuilder, type Point } from '../../../geometry/MeshBuilder';
import { seededRandom } from '../../../geometry/random';
import { fromTiber, sevenHillsGround } from '../../rome/sevenHills';
import type { TownStyle } from '../../townHouse';
import { drawLump } from '../../trees';

/** Houses of the sixth century BC: one floor, stone footings, clay walls, tiles. */
export const archaicRoman: TownStyle = {
  walls: ['#dcc09a', '#d0b088', '#e4cca6', '#c9a67c'],
  roofs: ['#b5603e', '#a85838', '#bf6c48', '#9c5a40'],
  shutters: ['#6a5240', '#5c4a3c'],
  roof: 'tiled',
  floors: [1, 1],
  lit: 0,
};

/** A wall of earth and stone with stakes at the foot of the Palatine's northern half. */
export function drawRampart(builder: MeshBuilder): void {
  const random = seededRandom(730);
  const spot = (step: number): readonly [number, number] => {
    const angle = Math.PI * (0.94 + step * 0.0118);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const out = 1.06 / (Math.abs(cos) ** 3 + Math.abs(sin) ** 3) ** (1 / 3);
    return [cos * 215 * out, sin * 200 * out];
  };
  for (let step = 0; step < 96; step += 1) {
    const [[ax, az], [bx, bz]] = [spot(step), spot(step + 1)];
    const [ay, by] = [sevenHillsGround(ax, az), sevenHillsGround(bx, bz)];
    if (step === 44 || step === 45) continue;
    const at = (x: number, y: number, z: number, up: number, aside: number): Point => [
      x * (1 + aside / 205),
      y + up,
      z * (1 + aside / 205),
    ];
    for (const [from, to, low, high, color] of [
      [2.6, 1.1, -4, 3.2, '#b5936a'],
      [1.1, -1.1, 3.2, 3.2, '#a58c5c'],
      [-1.1, -2.6, 3.2, -4, '#a5925c'],
    ] as const)
      builder.quad(
        at(ax, ay, az, high, to),
        at(bx, by, bz, high, to),
        at(bx, by, bz, low, from),
        at(ax, ay, az, low, from),
        color,
      );
    for (const share of [0, 0.33, 0.66]) {
      const [x, z] = [ax + (bx - ax) * share, az + (bz - az) * share];
      const y = ay + (by - ay) * share;
      builder.beam([x, y + 2.8, z], [x, y + 4.6 + random(0, 0.5), z], 0.34, '#7d5f40');
    }
  }
}

/** The channel from the Forum to the river, lined with blocks, with planks over it here and there. */
export function drawDitch(builder: MeshBuilder): void {
  const line = [
    [-150, -318],
    [-215, -262],
    [-300, -150],
    [-390, -80],
    [-480, -28],
    [-560, 8],
  ] as const;
  for (const [index, [ax, az]] of line.entries()) {
    const next = line[index + 1];
    if (!next) continue;
    const [bx, bz] = next;
    const length = Math.hypot(bx - ax, bz - az);
    const pieces = Math.ceil(length / 14);
    for (let piece = 0; piece < pieces; piece += 1) {
      const [from, to] = [piece / pieces, (piece + 1) / pieces];
      const [px, pz, qx, qz] = [ax + (bx - ax) * from, az + (bz - az) * from, ax + (bx - ax) * to, az + (bz - az) * to];
      const [nx, nz] = [-(bz - az) / length, (bx - ax) / length];
      const [py, qy] = [level(px, pz), level(qx, qz)];
      const side = (out: number, up: number): readonly [Point, Point] => [
        [px + nx * out, py + up, pz + nz * out],
        [qx + nx * out, qy + up, qz + nz * out],
      ];
      const strip = (a: readonly [number, number], b: readonly [number, number], color: string): void => {
        const [[a1, a2], [b1, b2]] = [side(...a), side(...b)];
        builder.quad(b1, b2, a2, a1, color);
      };
      strip([-2, 0.24], [2, 0.24], '#6f7f96');
      for (const bank of [-1, 1]) {
        strip([bank * 2, 0.24], [bank * 2, 0.8], '#a58c68');
        strip([bank === 1 ? 2 : -3.4, 0.8], [bank === 1 ? 3.4 : -2, 0.8], '#d2bc94');
        strip(
          [bank === 1 ? 3.4 : -4, bank === 1 ? 0.8 : -1],
          [bank === 1 ? 4 : -3.4, bank === 1 ? -1 : 0.8],
          '#b59a70',
        );
      }
      if (piece % 4 === 2) builder.beam(side(-4, 0.9)[0], side(4, 0.9)[0], 1.8, '#8f6e4a');
    }
  }
}

const level = (x: number, z: number): number =>
  fromTiber(x, z) < 24 ? 0.1 + Math.max(0, fromTiber(x, z)) * 0.12 : sevenHillsGround(x, z, true) - 0.6;

/** The wooden bridge below the island, which tradition gives to the fourth king. */
export function drawFirstBridge(builder: MeshBuilder): void {
  builder.at(-622, 0, 210, 0.06, () => {
    builder.box(0, 5.2, 0, 176, 0.5, 6, '#9c7a54');
    for (const side of [-2.8, 2.8]) builder.box(0, 6.5, side, 176, 0.18, 0.18, '#7d5f40');
    for (let x = -86; x <= 86; x += 9)
      for (const side of [-1, 1]) {
        builder.beam([x, -7, side * 3.4], [x, 5.4, side * 2.4], 0.7, '#7d5f40');
        builder.box(x, 5.6, side * 2.8, 0.2, 1.1, 0.2, '#7d5f40');
      }
  });
}

/** Cattle strung out along +x, wading. */
export function drawCattle(builder: MeshBuilder, count: number): void {
  const random = seededRandom(14);
  for (let index = 0; index < count; index += 1)
    builder.at(index * 4.6 + random(-1, 1), -0.5, random(-5, 5), random(-0.3, 0.3), () => {
      const hide = random.pick(['#e6d8c0', '#c9a880', '#8f6e50', '#f0e4d0']);
      builder.box(0, 0.7, 0, 2, 0.9, 0.8, hide);
      builder.beam([-1, 1.3, 0], [-1.5, 1.6, 0], 0.5, hide);
      for (const side of [-1, 1]) {
        builder.beam([-1.5, 1.75, side * 0.1], [-1.62, 2.1, side * 0.45], 0.09, '#f2ead8');
        for (const x of [-0.75, 0.75]) builder.box(x, -0.2, side * 0.26, 0.2, 1, 0.2, hide);
      }
    });
}

/** Bushes on the Palatine, and reeds where the ground is wet. */
export function drawScrub(builder: MeshBuilder): void {
  const random = seededRandom(771);
  for (let bush = 0; bush < 420; bush += 1) {
    const [x, z] = [random(-235, 190), random(-220, 225)];
    const size = random(0.4, 1.3);
    drawLump(
      builder,
      random,
      x,
      sevenHillsGround(x, z) + size * 0.3,
      z,
      size * 1.3,
      size * 0.8,
      size,
      random.pick(['#6f7a3a', '#828a48', '#5f6c36', '#94904c']),
    );
  }
  for (let reed = 0; reed < 5200; reed += 1) {
    const [x, z] = reed % 2 === 0 ? [random(-500, -20), random(-460, 40)] : [random(-490, 320), random(90, 490)];
    const y = sevenHillsGround(x, z);
    if (y < -0.6 || y > 1.5 || fromTiber(x, z) < 10) continue;
    builder.taperedBox(
      x,
      y - 0.2,
      z,
      0.9,
      0.9,
      0.1,
      0.1,
      random(1.2, 2.4),
      random.pick(['#8f9650', '#a3a05a', '#7c8a48']),
    );
  }
}
