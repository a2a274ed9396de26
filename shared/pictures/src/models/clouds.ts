import { Color, Group, MeshLambertMaterial, DoubleSide } from 'three';
import type { ColorRepresentation } from 'three';
import { MeshBuilder } from '../geometry/MeshBuilder';
import { seededRandom } from '../geometry/random';
import { drawLump } from './trees';

/** One cloud: its middle in metres, its half width, and a seed for its shape. */
export interface CloudPlace {
  readonly at: readonly [number, number, number];
  readonly half: number;
  readonly seed: number;
}

/** Fair-weather clouds: long rows of flattened lumps, highest toward the middle. They stand outside the haze. */
export function clouds(
  places: readonly CloudPlace[],
  color: ColorRepresentation = '#fff0e2',
  shade: ColorRepresentation = '#d9a0a8',
): Group {
  const builder = new MeshBuilder();
  for (const {
    at: [x, y, z],
    half,
    seed,
  } of places) {
    const random = seededRandom(seed);
    const count = 5 + Math.floor(random() * 3);
    const crest = random(0.3, 0.7);
    for (let index = 0; index < count; index += 1) {
      const place = (index + random(0.3, 0.7)) / count;
      const swell = 1 - Math.min(1, Math.abs(place - crest) * 1.5);
      const width = half * (0.2 + 0.2 * swell);
      const height = width * (0.2 + 0.2 * swell);
      drawLump(
        builder,
        random,
        x + (place * 2 - 1) * half * 0.8,
        y + height * 0.55,
        z + random(-0.15, 0.15) * half,
        width,
        height,
        width * 0.8,
        color,
        true,
      );
    }
  }
  const mesh = builder.toMesh(
    new MeshLambertMaterial({
      vertexColors: true,
      side: DoubleSide,
      fog: false,
      emissive: new Color(shade),
      emissiveIntensity: 0.45,
    }),
  );
  mesh.castShadow = false;
  mesh.receiveShadow = false;
  const group = new Group();
  group.name = 'Clouds';
  group.add(mesh);
  return group;
}
