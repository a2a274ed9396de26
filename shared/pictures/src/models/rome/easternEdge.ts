import { fractalNoise } from '../../geometry/random';
import { passage } from './portaMaggiore';
import type { Spot } from './tiberBend';

/** The line of Aurelian's wall through the gate, from south to north (+x). */
export const wallLine: readonly Spot[] = [
  [-1500, -420],
  [-900, -190],
  [-480, -70],
  [-372, -62],
  [-110, 0],
  [84, 0],
  [420, 66],
  [820, 40],
  [1400, -170],
];
/** The fields east of the city, gently rolling; level along wall and roads. */
export function easternGround(x: number, z: number): number {
  const away = Math.min(1, Math.max(0, (Math.hypot(x * 0.5, z) - 160) / 500));
  return away * 16 * (fractalNoise(x / 420, z / 420, 4) - 0.42);
}

/** Whether a point lies on the city's side of the wall. */
export const isInside = (x: number, z: number): boolean => {
  for (const [index, from] of wallLine.entries()) {
    const to = wallLine[index + 1];
    if (to && x >= from[0] && x < to[0]) return z < from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
  }
  return z < -420;
};

/** How far east of the gate the two roads run in the scene, in metres. */
const roadsEnd = 640;

/** The middle of each road at a distance before the gate: the Praenestina to the north, the Labicana to the south. */
export const roadsAt = (z: number): readonly [north: number, south: number] => [
  passage + Math.max(0, z - 30) * 0.5,
  -passage - Math.max(0, z - 30) * 0.32,
];

/** How far a point lies from the nearer road. */
export function roadDistance(x: number, z: number): number {
  if (z < -40 || z > roadsEnd) return Infinity;
  const [north, south] = roadsAt(z);
  return Math.min(Math.abs(x - north), Math.abs(x - south));
}

/** The steps in which roads are laid, from the gate outwards. */
export const roadSteps: readonly number[] = Array.from({ length: 56 }, (_, index) => 4 + index * 11.4);
