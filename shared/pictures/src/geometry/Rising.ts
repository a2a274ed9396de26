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
      keys[index] = order((place(0) + place(3) + place(6)) / 3, Math.max(place(1), place(4), place(7)), (place(2) + place(5) + place(8)) / 3);
    }
    const sorted = Uint32Array.from({ length: count }, (_, index) => index).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
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
