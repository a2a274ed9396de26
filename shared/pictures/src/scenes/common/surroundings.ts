import { Group, PlaneGeometry } from 'three';
import type { ColorRepresentation } from 'three';
import { MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom, type Random } from '../../geometry/random';
import { drawHaussmannBlock, type Detail } from '../../models/haussmann';
import { drawTree } from '../../models/trees';
import type { View } from '../../rendering/Picture';
import { Water } from '../../rendering/water';
import { seesFrom } from './frame';

/** One mesh from what `draw` draws. */
export function drawn(draw: (builder: MeshBuilder) => void): Group {
  const builder = new MeshBuilder();
  draw(builder);
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

/** A flat rectangle on the ground. */
export function slab(
  builder: MeshBuilder,
  x: number,
  z: number,
  width: number,
  depth: number,
  y: number,
  color: ColorRepresentation,
): void {
  const [w, d] = [width / 2, depth / 2];
  builder.quad([x - w, y, z + d], [x + w, y, z + d], [x + w, y, z - d], [x - w, y, z - d], color);
}

/** Ground to the horizon, from `front` away from the viewer. */
export function plain(front: number, color: ColorRepresentation = '#c9a98f', y = 0): Group {
  return drawn((builder) => slab(builder, 0, front - 15000, 60000, 30000, y, color));
}

/** Rows of Haussmann blocks, their fronts toward +z. */
export interface Quarter {
  readonly seed: number;
  readonly rows: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly scale?: number;
  /** How far blocks may turn from the row, in radians, and how far they may stand out of it, in metres. */
  readonly turn?: number;
  readonly shift?: number;
  /** Height of the ground under a block. */
  readonly ground?: (x: number, z: number) => number;
  /** Places to leave empty; `half` is half the block's width. */
  readonly free?: (x: number, z: number, half: number) => boolean;
  /** Distances from the eye at which balconies, and then windows, are left out. */
  readonly detail?: readonly [number, number];
}

export function quarter(
  view: View,
  {
    seed,
    rows,
    from,
    to,
    scale = 1,
    turn = 0,
    shift: stray = 2,
    ground = () => 0,
    free = () => false,
    detail: [full, windows] = [420, 1000],
  }: Quarter,
): Group {
  const sees = seesFrom(view);
  return drawn((builder) => {
    const random = seededRandom(seed);
    for (const z of rows) {
      for (let x = from; x < to;) {
        const width = random(38, 74);
        const half = (width * scale) / 2;
        const middle = x + half;
        x += half * 2 + (random.chance(0.3) ? random(9, 14) : random(0.5, 3));
        const depth = random(24, 36);
        const shift = random(-stray, stray);
        const askew = turn > 0 ? random(-turn, turn) : 0;
        if (!sees(middle, z) || free(middle, z, half)) continue;
        const distance = Math.hypot(middle - view.eye[0], z - view.eye[2]);
        const detail: Detail = distance < full ? 'full' : distance < windows ? 'windows' : 'plain';
        builder.at(
          middle,
          ground(middle, z),
          z + shift,
          askew,
          () => drawHaussmannBlock(builder, random, width, depth, detail, middle < view.eye[0] ? 'right' : 'left'),
          scale,
        );
      }
    }
  });
}

/** Numbers from one end to another. */
export function steps(from: number, to: number, step: number): readonly number[] {
  return Array.from(
    { length: Math.max(0, Math.ceil(Math.abs(to - from) / step)) },
    (_, index) => from + Math.sign(to - from) * step * index,
  );
}

export const springGreens = ['#7f9a45', '#8fa64e', '#6c8a42', '#9cae58', '#7a9048'] as const;
export const summerGreens = ['#6f7f3c', '#7f8b42', '#61773f', '#8a9246', '#5c7044'] as const;
export const autumnColors = ['#d9822b', '#c96a24', '#b8932f', '#7f8a34', '#5f7a35', '#8f9138'] as const;

/** A tree with its foot at x, y, z and `height` metres tall. */
export type TreeSpot = readonly [x: number, y: number, z: number, height: number];

export function planted(
  seed: number,
  colors: readonly [string, ...string[]],
  spots: (random: Random) => Iterable<TreeSpot>,
): Group {
  return drawn((builder) => {
    const random = seededRandom(seed);
    for (const [x, y, z, height] of spots(random)) drawTree(builder, random, x, y, z, height, random.pick(colors));
  });
}

/** The Seine between two banks across the view (or any rectangle of water). */
export function riverWater(
  far: number,
  near: number,
  level: number,
  half = 4000,
  wavelength = 4,
  ripple = 0.007,
): Water {
  const surface = new PlaneGeometry(half * 2, near - far);
  surface.rotateX(-Math.PI / 2);
  surface.translate(0, level, (near + far) / 2);
  return new Water(surface, level, { deep: '#7c6aa6', ripple, wavelength, mirror: 0.9 });
}

/** A quay on the far side of the river, its wall at z = `front` facing the viewer: upper wall with parapet, lower walk along the water. */
export function drawQuay(builder: MeshBuilder, from: number, to: number, front: number, level: number): void {
  const [middle, length] = [(from + to) / 2, to - from];
  builder.box(middle, level - 4, front - 3, length, -level + 4, 6, '#e4c6a0', '#e6c9a6');
  builder.box(middle, 0, front - 0.4, length, 1.1, 0.8, '#f2dcbc');
  builder.box(middle, level - 4, front + 4, length, 5.6, 8, '#d4b08c', '#e4c6a0');
  for (let x = from; x < to; x += 26) builder.box(x, level + 1.6, front + 0.1, 0.5, -level - 1.6, 0.4, '#cfae8a');
}

/** A walker in a coat. */
export function drawWalker(builder: MeshBuilder, random: Random, x: number, y: number, z: number): void {
  const coat = random.pick(['#b5453c', '#4f5c8c', '#4a3f5c', '#d8a04c', '#5f7f74', '#e6d8c4', '#7c4a5c']);
  builder.at(x, y, z, random(0, 6), () => {
    builder.taperedBox(0, 0, 0, 0.5, 0.36, 0.4, 0.3, 0.85, '#3f3850');
    builder.taperedBox(0, 0.7, 0, 0.7, 0.44, 0.46, 0.32, 0.78, coat);
    builder.box(0, 1.5, 0, 0.26, 0.28, 0.26, '#d8a888', '#4a3a44');
  });
}

/** A street lamp, lit. */
export function drawLamp(builder: MeshBuilder, x: number, y: number, z: number, height = 5): void {
  builder.at(x, y, z, 0, () => {
    builder.lathe(
      6,
      [
        [0.32, 0],
        [0.3, 0.8],
        [0.12, 1],
        [0.1, height],
      ],
      '#5a5468',
    );
    builder.lathe(
      6,
      [
        [0.18, height],
        [0.36, height + 0.6],
        [0.1, height + 0.9],
        [0, height + 1.1],
      ],
      '#ffe2a4',
    );
  });
}
