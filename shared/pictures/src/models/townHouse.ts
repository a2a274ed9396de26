import { Color } from 'three';
import type { ColorRepresentation } from 'three';
import { type MeshBuilder, varied } from '../geometry/MeshBuilder';
import type { Random } from '../geometry/random';

/** How the houses of a town look. */
export interface TownStyle {
  readonly walls: readonly [ColorRepresentation, ...ColorRepresentation[]];
  readonly roofs: readonly [ColorRepresentation, ...ColorRepresentation[]];
  readonly shutters: readonly [ColorRepresentation, ...ColorRepresentation[]];
  /** `tiled` is a low pitched roof with eaves, `flat` a terrace with a parapet, `steep` a gable between chimneys, `gabled` a tall gable with a slender chimney. */
  readonly roof: 'tiled' | 'flat' | 'steep' | 'gabled';
  /** Fewest and most floors. */
  readonly floors: readonly [number, number];
  /** Share of windows with a lamp on. */
  readonly lit: number;
}

export const roman: TownStyle = {
  walls: ['#e3a866', '#d98e58', '#edc58a', '#f0d3a2', '#d07a54', '#e8b87c'],
  roofs: ['#c4683f', '#b85c3a', '#cf7a4c', '#b56a48'],
  shutters: ['#6a5a4c', '#5f6b56', '#7a5348'],
  roof: 'tiled',
  floors: [3, 5],
  lit: 0.1,
};

export const florentine: TownStyle = {
  walls: ['#f0d6a6', '#e9c48c', '#f4e0bb', '#e2b67e', '#eccfa0'],
  roofs: ['#cf7549', '#c46a44', '#d98559', '#bd7250'],
  shutters: ['#5f6b56', '#6a5a4c', '#4f6a5e'],
  roof: 'tiled',
  floors: [3, 5],
  lit: 0.07,
};

export const athenian: TownStyle = {
  walls: ['#fbf0de', '#f4e2c6', '#f8e9d2', '#ecc99a', '#f0d6b0', '#fff6e8'],
  roofs: ['#c8744c', '#d4855a', '#bf6a46'],
  shutters: ['#5c7fa8', '#6a5a52', '#4f7f86', '#8a5a48'],
  roof: 'flat',
  floors: [2, 4],
  lit: 0.08,
};

export const londoner: TownStyle = {
  walls: ['#c98a6a', '#b87a62', '#e8d6bc', '#d6b494', '#a86a58', '#efe2cc'],
  roofs: ['#5d6288', '#6a6c8e', '#525878'],
  shutters: ['#5a5870', '#6a6780'],
  roof: 'steep',
  floors: [4, 6],
  lit: 0.14,
};

const lamplight = new Color(2.2, 1.45, 0.75);

/** One house of `width` (x) by `depth` (z) metres on y = 0, its street front toward +z. Windows are drawn unless `plain`. */
export function drawTownHouse(
  builder: MeshBuilder,
  random: Random,
  style: TownStyle,
  width: number,
  depth: number,
  plain = false,
): void {
  const floors = Math.round(random(style.floors[0], style.floors[1]));
  const height = floors * 3.5 + 0.8;
  const wall = varied(random.pick(style.walls), random, 0.03);
  const roof = varied(random.pick(style.roofs), random, 0.035);
  builder.box(0, 0, 0, width, height, depth, wall);
  drawRoof(builder, random, style, width, depth, height, wall, roof);
  if (plain) return;
  for (const turn of [0, 1, 3]) {
    const [front, away] = turn === 0 ? [width, depth / 2] : [depth, width / 2];
    builder.at(0, 0, 0, (turn * Math.PI) / 2, () => drawWindows(builder, random, style, front, away, floors));
  }
}

function drawRoof(
  builder: MeshBuilder,
  random: Random,
  style: TownStyle,
  width: number,
  depth: number,
  height: number,
  wall: Color,
  roof: Color,
): void {
  const along = width >= depth;
  const [long, short] = along ? [width, depth] : [depth, width];
  builder.at(0, height, 0, along ? 0 : Math.PI / 2, () => {
    if (style.roof === 'flat' && random.chance(0.72)) {
      builder.box(0, 0, 0, long + 0.3, 0.9, short + 0.3, wall, varied('#e9d3b4', random, 0.03));
      if (random.chance(0.5))
        builder.box(random(-0.25, 0.25) * long, 0.9, random(-0.2, 0.2) * short, long * 0.3, 2.8, short * 0.35, wall);
    } else if (style.roof === 'gabled') {
      const rise = short * random(0.44, 0.6);
      builder.roof(0, -0.1, 0, long + 0.5, short + 0.9, rise, roof, wall);
      builder.box(
        random(-0.34, 0.34) * long,
        rise * 0.5,
        random(-0.1, 0.1) * short,
        0.7,
        rise * 0.5 + random(0.9, 1.8),
        1,
        varied('#b08a72', random, 0.03),
      );
    } else if (style.roof === 'steep') {
      builder.roof(0, 0, 0, long, short + 0.4, short * 0.34, roof, wall);
      for (const side of [-1, 1])
        builder.box(
          side * (long / 2 - 0.6),
          0,
          random(-0.15, 0.15) * short,
          1.1,
          short * 0.34 + 2.4,
          2.6,
          varied('#b87a62', random, 0.03),
        );
    } else {
      builder.roof(
        0,
        -0.15,
        0,
        long + 1.3,
        short + 1.4,
        short * random(0.16, 0.22),
        roof,
        wall,
        random.chance(0.45) ? short * 0.42 : 0,
      );
      if (random.chance(0.6))
        builder.box(
          random(-0.3, 0.3) * long,
          0.6,
          random(-0.25, 0.25) * short,
          0.9,
          short * 0.2 + 0.6,
          1.2,
          varied('#d8a888', random, 0.04),
        );
    }
  });
}

function drawWindows(
  builder: MeshBuilder,
  random: Random,
  style: TownStyle,
  width: number,
  away: number,
  floors: number,
): void {
  const bays = Math.max(1, Math.round(width / 3.7));
  const pitch = width / bays;
  const z = away + 0.07;
  const shutters = random.pick(style.shutters);
  for (let floor = 0; floor < floors; floor += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      const x = -width / 2 + pitch * (bay + 0.5);
      const y = floor * 3.5 + (floor === 0 ? 0.2 : 1.1);
      const high = floor === 0 ? 2.5 : 1.9;
      const color = floor > 0 && random.chance(style.lit) ? lamplight : varied(shutters, random, 0.04);
      builder.quad([x - 0.62, y, z], [x + 0.62, y, z], [x + 0.62, y + high, z], [x - 0.62, y + high, z], color);
    }
  }
}
