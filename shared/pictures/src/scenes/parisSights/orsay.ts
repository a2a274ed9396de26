import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { drawRiverBoat } from '../../models/boat';
import { clouds } from '../../models/clouds';
import { orsay } from '../../models/orsay';
import type { Picture, View } from '../../rendering/Picture';
import { grade, roseMorning } from '../common/skies';
import {
  drawLamp,
  drawQuay,
  drawWalker,
  drawn,
  planted,
  plain,
  quarter,
  riverWater,
  slab,
  springGreens,
  steps,
} from '../common/surroundings';

const level = -8;
const bank = 24;
const view: View = { eye: [132, 9, 172], subject: [70, 0], subjectAcross: 0.72, horizonDown: 0.64, width: 52 };

/** The Musée d'Orsay across the Seine in the morning, with both its clocks. */
export function orsayPicture(): Picture {
  const world = new Group();
  world.add(
    orsay(),
    plain(bank - 6),
    embankment(),
    planted(27, springGreens, function* (random) {
      for (const x of steps(-300, 320, 12)) yield [x + random(-2, 2), level + 1.6, bank + 4.6, random(7, 9)];
    }),
    quarter(view, {
      seed: 14,
      rows: [-20, -70, -120, -180, -250, -340, -460],
      from: -560,
      to: 620,
      free: (x, z, half) => x > -92 - half && x < 132 + half && z > -90,
    }),
    clouds([
      { at: [-2000, 1300, -4600], half: 500, seed: 13 },
      { at: [600, 1700, -5200], half: 360, seed: 5 },
      { at: [3300, 1100, -4800], half: 430, seed: 3 },
    ]),
  );
  return {
    view,
    atmosphere: roseMorning({ sun: -158, elevation: 27, glow: -60, haze: 0.0009, hazeFrom: 250 }),
    grade,
    world,
    water: [riverWater(bank + 8, 280, level, 1200)],
    shadows: { centre: [20, 0], reach: 180, size: 2048 },
  };
}

function embankment(): Group {
  const random = seededRandom(41);
  return drawn((builder) => {
    drawQuay(builder, -700, 700, bank, level);
    slab(builder, 0, 12, 1400, 14, 0.05, '#b7a09a');
    slab(builder, 0, 4, 320, 6, 0.1, '#e2c9ac');
    for (let index = 0; index < 60; index += 1)
      drawWalker(
        builder,
        random,
        random(-120, 130),
        index % 2 === 0 ? 0.1 : level + 1.6,
        index % 2 === 0 ? random(3, 21) : bank + random(2, 7),
      );
    for (const x of steps(-150, 160, 22)) drawLamp(builder, x, 0, bank - 2, 5.6);
    builder.at(-40, level, 74, 0.04, () => drawRiverBoat(builder, 44, '#f4ece2', '#fbf3e8', '#c8553c'));
    builder.at(92, level, 50, Math.PI, () => drawRiverBoat(builder, 30, '#4f5688', '#efe2d0', '#8a8fb4'));
  });
}
