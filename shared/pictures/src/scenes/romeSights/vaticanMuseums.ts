import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { drawBronzeSphere, pineConeCourt } from '../../models/rome/pineConeCourt';
import { drawPeople } from '../../models/story/ground';
import type { Picture, View } from '../../rendering/Picture';
import { goldenEvening, grade } from '../common/skies';
import { drawn, plain, slab } from '../common/surroundings';

const view: View = { eye: [-16, 8, 84], subject: [0, 0], subjectAcross: 0.58, horizonDown: 0.74, width: 50 };

/** The Vatican Museums' court of the Pine Cone in the afternoon, with the bronze sphere on its lawn. */
export function vaticanMuseumsPicture(): Picture {
  const world = new Group();
  world.add(
    pineConeCourt(),
    plain(200, '#c9b198', -0.05),
    court(),
    clouds([
      { at: [-1900, 1700, -4600], half: 430, seed: 3 },
      { at: [600, 2500, -5200], half: 360, seed: 8 },
      { at: [2100, 1800, -4800], half: 430, seed: 5 },
    ]),
  );
  return {
    view,
    atmosphere: goldenEvening({ sun: -144, elevation: 42, glow: -34, haze: 0.0006, hazeFrom: 220 }),
    grade,
    world,
    water: [],
    shadows: { centre: [0, 30], reach: 70, size: 2048 },
  };
}

/** Four lawns, the crossing paths, the sphere, and visitors. */
function court(): Group {
  const random = seededRandom(1506);
  return drawn((builder) => {
    slab(builder, 0, 38, 80, 78, 0.01, '#d9c4a6');
    for (const [x, z] of [
      [-20, 22],
      [20, 22],
      [-20, 56],
      [20, 56],
    ] as const) {
      slab(builder, x, z, 31, 25, 0.05, '#94a457');
      slab(builder, x, z, 28, 22, 0.08, '#9fae5e');
    }
    builder.at(-11, 0, 40, 0, () => drawBronzeSphere(builder));
    drawPeople(builder, random, 60, -36, 34, 36, 44, 0.06);
    drawPeople(builder, random, 16, -4, 14, 4, 34, 0.06);
    drawPeople(builder, random, 30, -36, 3, 36, 8, 0.06);
  });
}
