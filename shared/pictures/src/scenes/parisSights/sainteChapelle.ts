import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { drawPalaceWing } from '../../models/palaceWing';
import { sainteChapelle } from '../../models/sainteChapelle';
import type { Picture, View } from '../../rendering/Picture';
import { amberDusk, grade } from '../common/skies';
import { drawLamp, drawWalker, drawn, planted, plain, quarter, slab, summerGreens } from '../common/surroundings';

const view: View = { eye: [-98, 9, 138], subject: [-2, 0], subjectAcross: 0.62, horizonDown: 0.86, width: 46 };

/** The Sainte-Chapelle at dusk in its court of the Palais de Justice, its glass lit from within. */
export function sainteChapellePicture(): Picture {
  const world = new Group();
  world.add(
    sainteChapelle(),
    plain(300, '#bba49e'),
    court(),
    planted(3, summerGreens, function* (random) {
      for (const [x, z] of [
        [-58, -6],
        [-50, -20],
        [-66, 6],
        [34, 22],
        [42, 14],
      ] as const)
        yield [x, 0, z, random(7, 10)];
    }),
    quarter(view, { seed: 8, rows: [-110, -160, -220, -300, -400], from: -500, to: 500 }),
    clouds([
      { at: [-2000, 1700, -4600], half: 440, seed: 13 },
      { at: [300, 2300, -5200], half: 330, seed: 5 },
      { at: [2900, 1300, -4200], half: 430, seed: 3 },
    ]),
  );
  return {
    view,
    atmosphere: amberDusk({ sun: -116, elevation: 20, glow: -34, haze: 0.001, hazeFrom: 170 }),
    grade: { ...grade, bloom: 0.2 },
    world,
    water: [],
    shadows: { centre: [-8, 6], reach: 110, size: 2048 },
  };
}

/** The law courts' wings round the chapel, the paving, lamps and the queue at the door. */
function court(): Group {
  const random = seededRandom(5);
  return drawn((builder) => {
    builder.at(-56, 0, -34, 0, () => drawPalaceWing(builder, random, 90, 18), 0.82);
    builder.at(52, 0, -22, -0.02, () => drawPalaceWing(builder, random, 70, 18), 0.86);
    builder.at(34, 0, 6, -Math.PI / 2, () => drawPalaceWing(builder, random, 46, 18), 0.8);
    slab(builder, -10, 30, 160, 80, 0.04, '#d2b9a6');
    for (let row = 0; row < 9; row += 1) slab(builder, -10, -4 + row * 9, 160, 0.4, 0.07, '#c2a898');
    for (let index = 0; index < 16; index += 1)
      drawWalker(builder, random, -27 - index * 1.5, 0, 4 + random(-0.6, 0.6) + index * 0.3);
    for (let index = 0; index < 20; index += 1) drawWalker(builder, random, random(-50, 26), 0, random(16, 44));
    for (const [x, z] of [
      [-34, 18],
      [-8, 22],
      [18, 20],
      [-56, 24],
    ] as const)
      drawLamp(builder, x, 0, z, 5);
  });
}
