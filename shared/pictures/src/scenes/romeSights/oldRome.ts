import type { Group } from 'three';
import { seededRandom, type Random } from '../../geometry/random';
import { drawTownHouse, roman } from '../../models/townHouse';
import { drawCypress, drawUmbrellaPine } from '../../models/trees';
import type { View } from '../../rendering/Picture';
import { seesFrom } from '../common/frame';
import { drawn, type TreeSpot } from '../common/surroundings';

/** Rows of houses of the old city, their fronts toward +z. Lengths in metres. */
export interface OldQuarter {
  readonly seed: number;
  readonly rows: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly ground?: (x: number, z: number) => number;
  /** Places to leave empty. */
  readonly free?: (x: number, z: number) => boolean;
  /** Distance from the eye at which windows are left out. */
  readonly detail?: number;
}

export function oldQuarter(
  view: View,
  { seed, rows, from, to, ground = () => 0, free = () => false, detail = 520 }: OldQuarter,
): Group {
  const sees = seesFrom(view);
  return drawn((builder) => {
    const random = seededRandom(seed);
    for (const z of rows) {
      for (let x = from; x < to;) {
        const width = random(14, 26);
        const middle = x + width / 2;
        x += width + (random.chance(0.12) ? random(5, 9) : random(0, 1));
        const [depth, shift] = [random(13, 18), random(-2, 2)];
        if (!sees(middle, z) || free(middle, z)) continue;
        const isFar = Math.hypot(middle - view.eye[0], z - view.eye[2]) > detail;
        builder.at(middle, ground(middle, z), z + shift, 0, () =>
          drawTownHouse(builder, random, roman, width, depth, isFar),
        );
      }
    }
  });
}

/** Stone pines, and cypresses for every third of them where `mixed`. */
export function pines(seed: number, spots: (random: Random) => Iterable<TreeSpot>, mixed = false): Group {
  return drawn((builder) => {
    const random = seededRandom(seed);
    let count = 0;
    for (const [x, y, z, height] of spots(random)) {
      count += 1;
      if (mixed && count % 3 === 0) drawCypress(builder, random, x, y, z, height * 0.8);
      else drawUmbrellaPine(builder, random, x, y, z, height);
    }
  });
}
