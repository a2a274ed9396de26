import { Group } from 'three';
import type { Color } from 'three';
import { MeshBuilder, blended, type Point } from '../geometry/MeshBuilder';

/** Half the width of the tower over its corner edges, by height, in metres (drawn from published elevations). */
const outline: readonly (readonly [number, number])[] = [
  [0, 62.5],
  [14, 55.5],
  [28, 48.5],
  [42, 41.8],
  [57, 35.4],
  [75, 28.8],
  [95, 23.6],
  [115, 19.8],
  [140, 15.8],
  [165, 12.8],
  [190, 10.6],
  [215, 8.8],
  [245, 7],
  [276, 5.6],
];
/** Width of one leg, by height; the legs meet where it equals half the tower's width. */
const legs: readonly (readonly [number, number])[] = [
  [0, 26],
  [28, 21.5],
  [57, 16.8],
  [85, 13.6],
  [115, 11.4],
  [150, 10.2],
  [190, 10.6],
  [276, 5.6],
];
const legLevels = [4, 14, 24, 33, 42, 50, 57, 66, 75, 84, 92, 100, 108, 115, 124, 133, 142, 151, 160, 169, 178, 187];
const spireLevels = [187, 196, 205, 213, 221, 229, 236, 243, 250, 257, 263, 269, 275];

function along(table: readonly (readonly [number, number])[], height: number): number {
  for (const [index, [low, from]] of table.entries()) {
    const next = table[index + 1];
    if (next && height <= next[0]) return from + ((next[1] - from) * (height - low)) / (next[0] - low);
  }
  return table.at(-1)?.[1] ?? 0;
}

const paint = (height: number): Color => blended('#7d4630', '#a06240', Math.min(1, height / 300));

/** The Eiffel Tower, 330 m, standing on y = 0 with its sides along x and z; about 25,000 triangles. */
export function eiffelTower(): Group {
  const builder = new MeshBuilder();
  for (const across of [-1, 1]) {
    for (const deep of [-1, 1]) {
      drawFoot(builder, across, deep);
      drawLeg(builder, across, deep);
    }
  }
  for (let side = 0; side < 4; side += 1) {
    builder.at(0, 0, 0, (side * Math.PI) / 2, () => {
      drawArch(builder);
      drawGallery(builder, 52, 57, 37.5, 34);
      drawGallery(builder, 112, 116, 21.6, 18);
      drawBraceBetweenLegs(builder);
      drawSpireSide(builder);
    });
  }
  drawSummit(builder);
  const group = new Group();
  group.name = 'Eiffel Tower';
  group.add(builder.toMesh());
  return group;
}

function drawFoot(builder: MeshBuilder, across: number, deep: number): void {
  for (const inX of [0, 1]) {
    for (const inZ of [0, 1]) {
      builder.taperedBox(across * (61 - inX * 25), 0, deep * (61 - inZ * 25), 9, 9, 6, 6, 4.5, '#e0c4a2');
    }
  }
}

function legCorners(across: number, deep: number, height: number): readonly [Point, Point, Point, Point] {
  const outer = along(outline, height);
  const inner = Math.max(outer - along(legs, height), 0);
  return [
    [across * outer, height, deep * outer],
    [across * inner, height, deep * outer],
    [across * inner, height, deep * inner],
    [across * outer, height, deep * inner],
  ];
}

function drawLeg(builder: MeshBuilder, across: number, deep: number): void {
  for (const [index, low] of legLevels.entries()) {
    const high = legLevels[index + 1];
    if (high === undefined) break;
    const [foot, head] = [legCorners(across, deep, low), legCorners(across, deep, high)];
    const strength = 1 - low / 330;
    for (let side = 0; side < 4; side += 1) {
      const [a, b] = [foot[side] ?? foot[0], foot[(side + 1) % 4] ?? foot[0]];
      const [c, d] = [head[side] ?? head[0], head[(side + 1) % 4] ?? head[0]];
      builder.beam(a, c, 1 + 1.5 * strength, paint(low));
      drawPanel(builder, a, b, c, d, 0.55 + 0.75 * strength, low, low < 57 ? 2 : 1);
    }
  }
}

/** One braced panel: its upper edge and its crosses, `crosses` side by side. */
function drawPanel(
  builder: MeshBuilder,
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  thickness: number,
  height: number,
  crosses: number,
): void {
  const mix = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
  builder.beam(c, d, thickness, paint(height));
  for (let cross = 0; cross < crosses; cross += 1) {
    const [from, to] = [cross / crosses, (cross + 1) / crosses];
    builder.beam(mix(a, b, from), mix(c, d, to), thickness * 0.8, paint(height + 10));
    builder.beam(mix(a, b, to), mix(c, d, from), thickness * 0.8, paint(height + 10));
    if (cross > 0) builder.beam(mix(a, b, from), mix(c, d, from), thickness * 0.8, paint(height));
  }
}

/** The decorative arch under the first floor on the side that faces +z. */
function drawArch(builder: MeshBuilder): void {
  const steps = 26;
  const point = (step: number, radius: number, forward = 0): Point => {
    const angle = Math.PI * (0.03 + (0.94 * step) / steps);
    const y = 9 + radius * 0.98 * Math.sin(angle);
    return [radius * 1.02 * Math.cos(angle), y, along(outline, y) - 1 - forward];
  };
  for (let step = 0; step < steps; step += 1) {
    builder.beam(point(step, 36.5), point(step + 1, 36.5), 1.5, '#a3633f');
    builder.beam(point(step, 41), point(step + 1, 41), 1.5, '#a3633f');
    builder.beam(point(step, 36.5), point(step + 1, 41), 0.8, '#b0704a');
    builder.beam(point(step, 41), point(step + 1, 36.5), 0.8, '#b0704a');
  }
}

/** One side of a platform: a deep girder with lacing below a railing. */
function drawGallery(builder: MeshBuilder, low: number, high: number, half: number, inner: number): void {
  const front = half - 1;
  builder.box(0, high - 0.8, (half + inner - 10) / 2, half * 2, 1, half - inner + 10, '#8a5138');
  builder.box(0, low, front - 1, half * 2 - 2, 1, 1.2, paint(60));
  const count = Math.round(half * 0.9);
  for (let index = 0; index < count; index += 1) {
    const x = -half + 1 + ((half * 2 - 2) * index) / count;
    const width = (half * 2 - 2) / count;
    builder.beam([x, low, front], [x + width, high - 1, front], 0.6, '#a3633f');
    builder.beam([x + width, low, front], [x, high - 1, front], 0.6, '#a3633f');
    builder.beam([x, high, half - 0.4], [x, high + 3.4, half - 0.4], 0.5, '#a3633f');
  }
  builder.box(0, high + 3.2, half - 0.6, half * 2, 0.8, 1.4, '#b0704a');
  builder.box(0, high, inner - 4, inner * 1.2, 5.5, 7, '#8f5840', '#a56c4e');
}

/** Bars across the gap between two legs above the second floor, on the side that faces +z. */
function drawBraceBetweenLegs(builder: MeshBuilder): void {
  for (const [low, high] of [
    [118, 133],
    [133, 151],
    [151, 169],
    [169, 187],
  ] as const) {
    const [a, b] = [legCorners(-1, 1, low)[1], legCorners(1, 1, low)[1]];
    const [c, d] = [legCorners(-1, 1, high)[1], legCorners(1, 1, high)[1]];
    builder.beam(c, d, 1, paint(high));
    builder.beam(a, d, 0.7, paint(high));
    builder.beam(b, c, 0.7, paint(high));
  }
}

/** The side of the joined upper tower that faces +z. */
function drawSpireSide(builder: MeshBuilder): void {
  for (const [index, low] of spireLevels.entries()) {
    const high = spireLevels[index + 1];
    if (high === undefined) break;
    const [foot, head] = [along(outline, low), along(outline, high)];
    builder.beam([-foot, low, foot], [-head, high, head], 1.5, paint(low));
    builder.beam([0, low, foot], [0, high, head], 0.9, paint(low));
    drawPanel(builder, [-foot, low, foot], [foot, low, foot], [-head, high, head], [head, high, head], 0.75, low, 2);
  }
}

function drawSummit(builder: MeshBuilder): void {
  builder.box(0, 196, 0, 14, 1.6, 14, paint(200));
  builder.taperedBox(0, 268, 0, 11, 11, 17, 17, 7, '#8f5840');
  builder.box(0, 275, 0, 18, 4.5, 18, '#a3633f', '#8f5840');
  builder.box(0, 279.5, 0, 14, 5, 14, '#8a5138');
  builder.box(0, 284.5, 0, 15.5, 1, 15.5, '#a3633f');
  builder.lathe(
    8,
    [
      [5.5, 285.5],
      [5.5, 289],
      [4.6, 293],
      [2.6, 296.5],
      [2, 297],
      [2, 302],
      [2.6, 302.5],
      [1.3, 306],
      [1.1, 314],
      [0.6, 316],
      [0.45, 330],
      [0, 330],
    ],
    '#8a5138',
  );
}
