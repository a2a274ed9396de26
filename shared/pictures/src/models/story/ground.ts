import { BufferGeometry, Float32BufferAttribute, PlaneGeometry } from 'three';
import type { ColorRepresentation, Group } from 'three';
import { varied, type MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom, type Random } from '../../geometry/random';
import type { WaterLook } from '../../rendering/WaterLook';
import { drawTree } from '../trees';
import { drawing, type SetWater } from './StorySet';

const seine: WaterLook = { deep: '#7c6aa6', ripple: 0.006, wavelength: 4, mirror: 0.85 };

/** A rectangle of the river at `level`, from x and z to x and z, in metres. */
export function river(
  west: number,
  north: number,
  east: number,
  south: number,
  level: number,
  look: Partial<WaterLook> = {},
): SetWater {
  const geometry = new PlaneGeometry(east - west, south - north);
  geometry.rotateX(-Math.PI / 2);
  geometry.translate((west + east) / 2, level, (north + south) / 2);
  return { geometry, level, look: { ...seine, ...look } };
}

/** Flat water within a polygon of x and z. */
export function pool(
  corners: readonly (readonly [number, number])[],
  level: number,
  look: Partial<WaterLook> = {},
): SetWater {
  const [first, ...rest] = corners;
  const positions: number[] = [];
  for (const [index, corner] of rest.entries()) {
    const next = rest[index + 1];
    if (first && next) positions.push(first[0], level, first[1], corner[0], level, corner[1], next[0], level, next[1]);
  }
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.computeVertexNormals();
  return { geometry, level, look: { ...seine, ...look } };
}

/** A flat rectangle on the ground. */
export function drawSlab(
  builder: MeshBuilder,
  west: number,
  north: number,
  east: number,
  south: number,
  y: number,
  color: ColorRepresentation,
): void {
  builder.quad([west, y, south], [east, y, south], [east, y, north], [west, y, north], color);
}

/** Land as a grid of painted cells, `cell` metres wide: heights and colours by place. */
export function land(
  west: number,
  north: number,
  east: number,
  south: number,
  cell: number,
  height: (x: number, z: number) => number,
  color: (x: number, z: number, y: number) => ColorRepresentation,
  seed = 5,
): Group {
  const random = seededRandom(seed);
  return drawing((builder) => {
    for (let x = west; x < east; x += cell) {
      for (let z = north; z < south; z += cell) {
        const corner = (dx: number, dz: number): readonly [number, number, number] => [
          x + dx,
          height(x + dx, z + dz),
          z + dz,
        ];
        const middle = [x + cell / 2, z + cell / 2] as const;
        const paint = varied(color(middle[0], middle[1], height(...middle)), random, 0.014);
        builder.quad(corner(0, cell), corner(cell, cell), corner(cell, 0), corner(0, 0), paint);
      }
    }
  }, 'Land');
}

/** Trees at the spots that `spots` names (x, y, z, height in metres), in one mesh. */
export function grove(
  seed: number,
  colors: readonly [string, ...string[]],
  spots: (random: Random) => Iterable<readonly [number, number, number, number]>,
): Group {
  return drawing((builder) => {
    const random = seededRandom(seed);
    for (const [x, y, z, height] of spots(random)) drawTree(builder, random, x, y, z, height, random.pick(colors));
  }, 'Trees');
}

export const summer = ['#6f7f3c', '#7f8b42', '#61773f', '#8a9246', '#5c7044'] as const;
export const meadow = ['#a9a45e', '#b4aa66', '#9c9a58'] as const;

/** Walkers in coats, standing about on y = `y` within a rectangle, in one mesh. */
export function drawPeople(
  builder: MeshBuilder,
  random: Random,
  count: number,
  west: number,
  north: number,
  east: number,
  south: number,
  y = 0,
  coats: readonly [string, ...string[]] = ['#b5453c', '#4f5c8c', '#4a3f5c', '#d8a04c', '#5f7f74', '#e6d8c4', '#7c4a5c'],
): void {
  for (let index = 0; index < count; index += 1) {
    builder.at(random(west, east), y, random(north, south), random(0, 6), () => {
      builder.taperedBox(0, 0, 0, 0.5, 0.36, 0.4, 0.3, 0.85, '#3f3850');
      builder.taperedBox(0, 0.7, 0, 0.7, 0.44, 0.46, 0.32, 0.78, random.pick(coats));
      builder.box(0, 1.5, 0, 0.26, 0.28, 0.26, '#d8a888', '#4a3a44');
    });
  }
}
