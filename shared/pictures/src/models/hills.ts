import { Group } from 'three';
import type { ColorRepresentation } from 'three';
import { MeshBuilder, varied, type Point } from '../geometry/MeshBuilder';
import { fractalNoise, seededRandom } from '../geometry/random';

/** A range of hills across the view. */
export interface Ridge {
  /** Distance of the foot toward -z, and depth of the range behind it, in metres. */
  readonly z: number;
  readonly depth: number;
  readonly from: number;
  readonly to: number;
  /** Height of the crest, and how much of it noise may take away (0 to 1). */
  readonly height: number;
  readonly rough: number;
  readonly seed: number;
  readonly color: ColorRepresentation;
  /** Level of the ground at the foot; 0 when left out. */
  readonly base?: number;
}

/** The height of a ridge at a point, so that trees and houses can be set upon it. */
export function ridgeHeight(ridge: Ridge, x: number, z: number): number {
  const inward = (ridge.z - z) / ridge.depth;
  if (inward <= 0 || inward >= 1) return ridge.base ?? 0;
  const swell = Math.sin(Math.min(inward * 1.15, 1) * Math.PI * 0.5);
  const ends = Math.min(1, Math.max(0, (Math.min(x - ridge.from, ridge.to - x) / (ridge.to - ridge.from)) * 4));
  const noise = fractalNoise(x / (ridge.depth * 0.55) + ridge.seed, z / (ridge.depth * 1.6), ridge.seed);
  return (
    (ridge.base ?? 0) +
    ridge.height * swell * Math.sin((ends * Math.PI) / 2) * (1 - ridge.rough + ridge.rough * noise * 1.6)
  );
}

/** Rolling low-poly hills, each ridge a strip of triangles. */
export function hills(ridges: readonly Ridge[]): Group {
  const builder = new MeshBuilder();
  for (const ridge of ridges) {
    const random = seededRandom(ridge.seed);
    const columns = 70;
    const rows = 9;
    const spot = (column: number, row: number): Point => {
      const odd = row % 2 === 0 ? 0 : 0.5;
      const x = ridge.from + ((ridge.to - ridge.from) * (column + odd)) / columns;
      const z = ridge.z - (ridge.depth * row) / rows;
      return [x, ridgeHeight(ridge, x, z), z];
    };
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const [a, b, c, d] = [
          spot(column, row),
          spot(column + 1, row),
          spot(column + 1, row + 1),
          spot(column, row + 1),
        ];
        builder.triangle(a, b, c, varied(ridge.color, random, 0.025));
        builder.triangle(a, c, d, varied(ridge.color, random, 0.025));
      }
    }
  }
  const group = new Group();
  group.name = 'Hills';
  group.add(builder.toMesh());
  return group;
}
