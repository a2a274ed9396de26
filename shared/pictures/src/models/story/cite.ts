import type { Group } from 'three';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { parted } from '../../geometry/Rising';
import { notreDame } from '../notreDame';
import { land, meadow, river } from './ground';
import type { SetWater } from './StorySet';

/** Level of the Seine under the ground of the island, in metres. */
export const seineLevel = -6;

/** The island's shores: z of the south and of the north one at x, in metres from the cathedral's crossing (x upstream, z to the south). */
export function citeShores(x: number): readonly [south: number, north: number] {
  const taper = x > 70 ? ((x - 70) / 90) ** 2 : x < -640 ? ((-640 - x) / 170) ** 2 : 0;
  return [62 - taper * 90, -118 + taper * 90];
}

const farBank = { south: 118, north: -236 };

/** How far a place is from the water: negative in the river. */
function inland(x: number, z: number): number {
  const [south, north] = citeShores(x);
  const island = Math.min(south - z, z - north);
  return Math.max(island, z - farBank.south, farBank.north - z);
}

/** The island between its two arms of the Seine and the banks on both sides; `paved` where it is a city. */
export function citeLand(
  paved: string,
  reach: readonly [west: number, north: number, east: number, south: number] = [-700, -560, 420, 420],
): Group {
  return land(
    ...reach,
    10,
    (x, z) => Math.max(-10, Math.min(0, inland(x, z) * 0.8 - 1)),
    (x, z, y) =>
      y < -1.5
        ? '#b8a27c'
        : Math.abs(x) < 460
          ? paved
          : (meadow[Math.abs(Math.round(x / 70 + z / 50)) % 3] ?? meadow[0]),
  );
}

export function citeWater(): SetWater {
  return river(-2600, -300, 1600, 200, seineLevel);
}

/** Stone embankments along both shores of the island and both banks, in front of the natural slopes. */
export function drawQuays(builder: MeshBuilder, west: number, east: number): void {
  const [wall, cope, walk] = ['#e0c3a0', '#f0dcbe', '#d2b290'];
  const step = 20;
  for (let x = west; x < east; x += step) {
    const [[southFrom, northFrom], [southTo, northTo]] = [citeShores(x), citeShores(x + step)];
    for (const [from, to, out] of [
      [southFrom, southTo, 1],
      [northFrom, northTo, -1],
      [farBank.south, farBank.south, -1],
      [farBank.north, farBank.north, 1],
    ] as const) {
      builder.quad(
        [x, -10, from + out * 9],
        [x + step, -10, to + out * 9],
        [x + step, 0.2, to + out * 9],
        [x, 0.2, from + out * 9],
        wall,
      );
      builder.quad(
        [x, 0.2, from + out * 9],
        [x + step, 0.2, to + out * 9],
        [x + step, 0.2, to - out * 8],
        [x, 0.2, from - out * 8],
        walk,
      );
      builder.beam([x, 0.7, from + out * 8.6], [x + step, 0.7, to + out * 8.6], 1, cope);
    }
  }
}

/** The cathedral in three models: its walls, the lead roof over its vaults, and the spire of 1859. */
export function notreDameParts(): { readonly walls: Group; readonly roof: Group; readonly spire: Group } {
  const [spire, church] = parted(
    notreDame(),
    (x, y, z) => Math.hypot(x - 3, z) < 12 && y > 39.6 && (y > 45 || Math.hypot(x - 3, z) < 6.2),
  );
  const [roof, walls] = parted(
    church,
    (x, y, z) => x > -56 && y > 34.6 && y < 46 && (Math.abs(z) < 7.4 || (Math.abs(x - 3) < 7.6 && Math.abs(z) < 23.6)),
  );
  return { walls, roof, spire };
}
