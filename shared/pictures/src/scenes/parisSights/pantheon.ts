import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { drawHaussmannBlock } from '../../models/haussmann';
import { pantheon } from '../../models/pantheon';
import type { Picture, View } from '../../rendering/Picture';
import { goldenEvening, grade } from '../common/skies';
import {
  drawLamp,
  drawWalker,
  drawn,
  planted,
  plain,
  quarter,
  slab,
  springGreens,
  steps,
} from '../common/surroundings';

const view: View = { eye: [-92, 12, 216], subject: [0, 0], subjectAcross: 0.64, horizonDown: 0.8, width: 44 };

/** The Panthéon in the evening, from the corner of the rue Soufflot: portico and dome over its square. */
export function pantheonPicture(): Picture {
  const world = new Group();
  world.add(
    pantheon(),
    plain(500, '#cbb09a'),
    square(),
    planted(6, springGreens, function* (random) {
      for (const z of steps(20, -60, 11)) yield [-58 + random(-2, 2), 0, z, random(8, 11)];
    }),
    quarter(view, { seed: 21, rows: [-90, -140, -190, -250, -330, -420, -540, -700], from: -700, to: 700 }),
    clouds([
      { at: [-2200, 1200, -4600], half: 470, seed: 3 },
      { at: [-600, 1960, -5200], half: 360, seed: 5 },
      { at: [2500, 1500, -4800], half: 430, seed: 8 },
    ]),
  );
  return {
    view,
    atmosphere: goldenEvening({ sun: 142, elevation: 25, glow: -40, haze: 0.0009, hazeFrom: 260 }),
    grade,
    world,
    water: [],
    shadows: { centre: [-4, 30], reach: 190, size: 2048 },
  };
}

/** The square: paving, the law school's and the town hall's corners, and houses round it. */
function square(): Group {
  const random = seededRandom(31);
  return drawn((builder) => {
    slab(builder, 0, 84, 130, 70, 0.05, '#e0c7ac');
    for (const x of steps(-60, 62, 12)) slab(builder, x, 84, 0.6, 70, 0.08, '#cfb399');
    slab(builder, 0, 170, 26, 130, 0.06, '#b39c98');
    for (const [x, z, width, turn] of [
      [-92, -20, 60, Math.PI / 2],
      [92, -20, 60, -Math.PI / 2],
      [92, 44, 50, -Math.PI / 2],
    ] as const)
      builder.at(x, 0, z, turn, () => drawHaussmannBlock(builder, random, width, 30, 'full', 'both'));
    for (let index = 0; index < 60; index += 1) drawWalker(builder, random, random(-56, 56), 0.1, random(74, 150));
    for (const x of [-48, -26, 26, 48]) for (const z of [76, 104]) drawLamp(builder, x, 0, z, 6);
  });
}
