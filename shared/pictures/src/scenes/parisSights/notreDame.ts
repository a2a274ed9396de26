import { Group } from 'three';
import { archBridge } from '../../models/archBridge';
import { drawRiverBoat } from '../../models/boat';
import { clouds } from '../../models/clouds';
import { notreDame } from '../../models/notreDame';
import type { Picture, View } from '../../rendering/Picture';
import { goldenEvening, grade } from '../common/skies';
import {
  drawQuay,
  drawn,
  planted,
  plain,
  quarter,
  riverWater,
  steps,
  summerGreens,
  drawWalker,
} from '../common/surroundings';
import { seededRandom } from '../../geometry/random';

const level = -8;
const bank = 62;
const view: View = { eye: [-262, 11, 236], subject: [-40, 0], subjectAcross: 0.6, horizonDown: 0.665, width: 44 };

/** Notre-Dame from the Left Bank in the evening: west front and south side over the narrow arm of the Seine. */
export function notreDamePicture(): Picture {
  const world = new Group();
  world.add(
    notreDame(),
    plain(bank - 6),
    drawn((builder) => {
      drawQuay(builder, -700, 500, bank, level);
      const random = seededRandom(3);
      for (let index = 0; index < 90; index += 1) drawWalker(builder, random, random(-180, -68), 0, random(-30, 50));
      builder.at(-112, level, 118, 0.04, () => drawRiverBoat(builder, 36, '#f4ece2', '#fbf3e8', '#c8553c'));
      builder.at(30, level, 84, Math.PI, () => drawRiverBoat(builder, 28, '#5e5a86', '#efe0cc', '#8a86aa'));
    }),
    bridge(),
    planted(11, summerGreens, function* (random) {
      for (const x of steps(-58, 92, 9)) yield [x + random(-2, 2), 0, 44 + random(-5, 5), random(8, 12)];
      for (const x of steps(-330, 240, 11))
        if (Math.abs(x + 104) > 16) yield [x + random(-2, 2), level + 1.6, bank + 5, random(9, 12)];
      for (let index = 0; index < 34; index += 1) yield [random(70, 120), 0, random(-30, 40), random(10, 15)];
    }),
    quarter(view, {
      seed: 4,
      rows: [-70, -112, -160, -215, -280, -360, -450, -560, -700, -900, -1150],
      from: -900,
      to: 900,
    }),
    clouds([
      { at: [-2100, 1300, -4200], half: 420, seed: 3 },
      { at: [150, 2000, -5200], half: 380, seed: 5 },
      { at: [2500, 1100, -3900], half: 420, seed: 13 },
    ]),
  );
  return {
    view,
    atmosphere: goldenEvening({ sun: -118, elevation: 21, glow: -30, haze: 0.0008 }),
    grade,
    world,
    water: [riverWater(bank + 4, 330, level, 1500)],
    shadows: { centre: [-20, 10], reach: 210, size: 2048 },
  };
}

/** The Petit-Pont's successors: a low stone bridge from the parvis to the Left Bank. */
function bridge(): Group {
  const span = archBridge({
    length: 110,
    width: 16,
    arches: 3,
    deck: 0.2,
    spring: level + 2,
    camber: 1.6,
    stone: '#e6c79f',
    road: '#cfae9c',
    trim: '#f6e2c2',
    bed: -12,
  });
  span.position.set(-104, 0, bank - 2 + 55);
  return span;
}
