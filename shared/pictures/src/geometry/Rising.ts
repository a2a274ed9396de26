import { BufferAttribute, BufferGeometry, Group, Mesh } from 'three';
import type { Material, Object3D } from 'three';
import { Floats } from './Floats';

/** When a piece of a building at x, y, z appears: a year, a height, or any number that grows while it is built. */
export type BuildOrder = (x: number, y: number, z: number) => number;

/** The length of the pieces that large faces are cut into, in metres along x and in height; what is left out isn't cut. */
export interface Slices {
  readonly x?: number;
  readonly y?: number;
}

/**
 * A painted model that can be shown as far as it is built. Its triangles are sorted by a build order once, so that any state of
 * the works is one draw call and costs a binary search. What is built last is taken down first.
 */
export class Rising {
  readonly mesh: Mesh<BufferGeometry, Material>;
  private readonly keys: Float32Array;

  /** `slice` cuts long walls and roofs into courses, so that they don't appear at once. */
  constructor(source: Object3D, order: BuildOrder, slice: Slices = {}) {
    const { positions, colors, material } = merged(source, slice);
    const count = positions.length / 9;
    const keys = new Float32Array(count);
    for (let index = 0, at = 0; index < count; index += 1, at += 9) {
      const place = (offset: number): number => positions[at + offset] ?? 0;
      keys[index] = order(
        (place(0) + place(3) + place(6)) / 3,
        Math.max(place(1), place(4), place(7)),
        (place(2) + place(5) + place(8)) / 3,
      );
    }
    const sorted = Uint32Array.from({ length: count }, (_, index) => index).sort(
      (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0),
    );
    this.keys = Float32Array.from(sorted, (index) => keys[index] ?? 0);
    const geometry = painted(reordered(positions, sorted), reordered(colors, sorted));
    this.mesh = new Mesh(geometry, material);
    this.mesh.name = source.name;
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
  }

  /** Shows what the build order puts at or before `key`. */
  show(key: number): void {
    let [low, high] = [0, this.keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.keys[middle] ?? 0) <= key) low = middle + 1;
      else high = middle;
    }
    this.mesh.geometry.setDrawRange(0, low * 3);
    this.mesh.visible = low > 0;
  }
}

/** The triangles of `source` for which `belongs` holds (judged by their middle), and the others, each as a group of one mesh. */
export function parted(
  source: Object3D,
  belongs: (x: number, y: number, z: number) => boolean,
): readonly [Group, Group] {
  const { positions, colors, material } = merged(source, {});
  const sides = [new Painting(), new Painting()] as const;
  for (let from = 0; from < positions.length; from += 9) {
    const middle = (axis: number): number =>
      ((positions[from + axis] ?? 0) + (positions[from + 3 + axis] ?? 0) + (positions[from + 6 + axis] ?? 0)) / 3;
    const side = belongs(middle(0), middle(1), middle(2)) ? sides[0] : sides[1];
    for (let index = from; index < from + 9; index += 3) side.add(positions, colors, index);
  }
  const toGroup = (side: Painting, own: Material): Group => {
    const group = new Group();
    group.name = source.name;
    group.add(new Mesh(painted(side.positions.take(), side.colors.take()), own));
    return group;
  };
  return [toGroup(sides[0], material), toGroup(sides[1], material.clone())];
}

/** Corners with their colours. */
class Painting {
  readonly positions = new Floats();
  readonly colors = new Floats();

  add(positions: Float32Array, colors: Float32Array, at: number): void {
    this.positions.push(positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0);
    this.colors.push(colors[at] ?? 0, colors[at + 1] ?? 0, colors[at + 2] ?? 0);
  }
}

function painted(positions: Float32Array, colors: Float32Array): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('color', new BufferAttribute(colors, 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** All painted triangles of a model in its own frame, with the material of its first mesh; the sources' geometries are freed. */
function merged(
  source: Object3D,
  slice: Slices,
): { positions: Float32Array; colors: Float32Array; material: Material } {
  const whole = new Painting();
  let material: Material | undefined;
  source.updateMatrixWorld(true);
  source.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.geometry instanceof BufferGeometry)) return;
    const [own] = [part.material].flat() as Material[];
    if (!material) material = own;
    else if (own !== material) own?.dispose();
    const geometry = (part.geometry as BufferGeometry).applyMatrix4(part.matrixWorld);
    const [positions, colors] = [
      geometry.getAttribute('position').array as Float32Array,
      geometry.getAttribute('color').array as Float32Array,
    ];
    for (let at = 0; at < positions.length; at += 9) {
      if (!isLarge(positions, at, slice)) {
        for (let corner = at; corner < at + 9; corner += 3) whole.add(positions, colors, corner);
        continue;
      }
      for (const corner of cut([point(positions, at), point(positions, at + 3), point(positions, at + 6)], slice)) {
        whole.positions.push(corner[0], corner[1], corner[2]);
        whole.colors.push(colors[at] ?? 0, colors[at + 1] ?? 0, colors[at + 2] ?? 0);
      }
    }
    geometry.dispose();
  });
  if (!material) throw new Error(`'${source.name}' holds no mesh: hand over a model that draws something.`);
  return { positions: whole.positions.take(), colors: whole.colors.take(), material };
}

const point = (positions: Float32Array, at: number): Corner => [
  positions[at] ?? 0,
  positions[at + 1] ?? 0,
  positions[at + 2] ?? 0,
];

/** Whether a triangle is longer along a cut axis than its pieces may be. */
function isLarge(positions: Float32Array, at: number, { x = Infinity, y = Infinity }: Slices): boolean {
  const span = (axis: number): number => {
    const [a, b, c] = [positions[at + axis] ?? 0, positions[at + 3 + axis] ?? 0, positions[at + 6 + axis] ?? 0];
    return Math.max(a, b, c) - Math.min(a, b, c);
  };
  return (x < Infinity && span(0) > x * 1.5) || (y < Infinity && span(1) > y * 1.5);
}

type Corner = readonly [number, number, number];

function cut(corners: readonly Corner[], { x = 0, y = 0 }: Slices): readonly Corner[] {
  const wide = x > 0 ? courses(corners, x, 0) : corners;
  return y > 0 ? courses(wide, y, 1) : wide;
}

/** Triangles cut at every multiple of `slice` metres along an axis: corners of the pieces, three by three. */
function courses(corners: readonly Corner[], slice: number, axis: 0 | 1): readonly Corner[] {
  const pieces: Corner[] = [];
  for (let from = 0; from < corners.length; from += 3) {
    let rest: readonly Corner[] = corners.slice(from, from + 3);
    const places = rest.map((corner) => corner[axis]);
    const [low, high] = [Math.min(...places), Math.max(...places)];
    if (high - low > slice * 1.5) {
      for (let level = (Math.floor(low / slice) + 1) * slice; level < high; level += slice) {
        pieces.push(...fan(clipped(rest, level, -1, axis)));
        rest = clipped(rest, level, 1, axis);
      }
    }
    pieces.push(...fan(rest));
  }
  return pieces;
}

/** The part of a convex polygon below (`side` -1) or above (1) a level along an axis. */
function clipped(polygon: readonly Corner[], level: number, side: 1 | -1, axis: 0 | 1): readonly Corner[] {
  const kept: Corner[] = [];
  for (const [index, from] of polygon.entries()) {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const [inFrom, inTo] = [(from[axis] - level) * side >= 0, (to[axis] - level) * side >= 0];
    if (inFrom) kept.push(from);
    if (inFrom === inTo) continue;
    const share = (level - from[axis]) / (to[axis] - from[axis]);
    const between = (part: 0 | 1 | 2): number => from[part] + (to[part] - from[part]) * share;
    kept.push([between(0), between(1), between(2)]);
  }
  return kept;
}

function fan(polygon: readonly Corner[]): readonly Corner[] {
  const [first] = polygon;
  if (!first) return [];
  return polygon.slice(1, -1).flatMap((corner, index) => [first, corner, polygon[index + 2] ?? corner]);
}

function reordered(values: Float32Array, order: Uint32Array): Float32Array {
  const result = new Float32Array(order.length * 9);
  for (let to = 0; to < order.length; to += 1) {
    const from = (order[to] ?? 0) * 9;
    for (let offset = 0; offset < 9; offset += 1) result[to * 9 + offset] = values[from + offset] ?? 0;
  }
  return result;
}
