import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { drawPalazzo, papalStyle } from '../../models/rome/palazzo';
import { drawBarcaccia, spanishSteps, trinitaDeiMonti, trinitaLevel } from '../../models/rome/spanishSteps';
import { drawPeople } from '../../models/story/ground';
import type { Picture, View } from '../../rendering/Picture';
import { goldenEvening, grade } from '../common/skies';
import { drawLamp, drawn, plain, slab } from '../common/surroundings';

const view: View = { eye: [-7, 7, 62], subject: [0, -60], subjectAcross: 0.54, horizonDown: 0.84, width: 50 };

/** The Spanish Steps from their square: the boat fountain, the flights, and the two towers of the church. */
export function spanishStepsPicture(): Picture {
  const world = new Group();
  const church = trinitaDeiMonti();
  church.position.set(0, trinitaLevel, -100);
  world.add(
    spanishSteps(),
    church,
    plain(200, '#c4aa96', -0.05),
    square(),
    clouds([
      { at: [-2000, 1700, -4600], half: 430, seed: 8 },
      { at: [500, 2500, -5200], half: 360, seed: 3 },
      { at: [2100, 1700, -4800], half: 430, seed: 5 },
    ]),
  );
  return {
    view,
    atmosphere: goldenEvening({ sun: -138, elevation: 30, glow: -34, haze: 0.0007, hazeFrom: 200 }),
    grade,
    world,
    water: [],
    shadows: { centre: [0, -20], reach: 110, size: 2048 },
  };
}

/** The square with its fountain, the rose-coloured houses beside the stairs, and the terrace above. */
function square(): Group {
  const random = seededRandom(1725);
  return drawn((builder) => {
    slab(builder, 0, 40, 120, 80, 0.02, '#cdb5a2');
    builder.at(0, 0, 34, 0, () => drawBarcaccia(builder));
    for (const side of [-1, 1]) {
      builder.at(side * 33, 0, -26, 0, () =>
        drawPalazzo(builder, random, { ...papalStyle, walls: ['#e6a884', '#e2a07c'] }, 24, 34, 3, [0, 1, 3]),
      );
      builder.box(side * 44, 0, -72, 50, trinitaLevel, 14, '#d8b892', '#c9a98a');
      builder.at(side * 60, 0, -10, 0, () => drawPalazzo(builder, random, papalStyle, 30, 40, 4, [0, 1, 3]));
      builder.at(side * 62, 0, 48, (-side * Math.PI) / 2, () =>
        drawPalazzo(builder, random, papalStyle, 64, 26, 4, [0, 1, 3]),
      );
      builder.at(side * 44, trinitaLevel, -104, 0, () =>
        drawPalazzo(builder, random, papalStyle, 46, 24, 3, [0, 1, 3]),
      );
    }
    slab(builder, 0, -140, 200, 136, trinitaLevel - 0.05, '#c9b09a');
    drawPeople(builder, random, 90, -36, 14, 36, 66, 0.05);
    for (const [low, z] of [
      [0.6, -2],
      [2.6, -7],
      [4.4, -11.6],
      [6.2, -18],
      [7.4, -24],
      [9.6, -30],
      [11.2, -37],
    ] as const)
      drawPeople(builder, random, 11, -9, z - 0.4, 9, z + 0.4, low);
    for (const x of [-24, 24]) drawLamp(builder, x, 0, 10, 6);
    for (const x of [-12, 12]) drawLamp(builder, x, trinitaLevel, -70, 5);
  });
}
