import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { eiffelTower } from '../../models/eiffelTower';
import type { Picture, View } from '../../rendering/Picture';
import { grade, roseMorning } from '../common/skies';
import { drawWalker, drawn, planted, plain, quarter, slab, springGreens, steps } from '../common/surroundings';

const view: View = { eye: [-36, 17, 850], subject: [0, 0], subjectAcross: 0.67, horizonDown: 0.85, width: 44 };

/** The Eiffel Tower from the Champ de Mars on a spring morning, light from the right. */
export function eiffelTowerPicture(): Picture {
  const world = new Group();
  world.add(
    eiffelTower(),
    plain(900, '#c2ab90'),
    gardens(),
    planted(37, springGreens, function* (random) {
      for (const side of [-1, 1]) {
        for (const z of steps(90, 660, 12))
          for (const x of [66, 80, 98, 114]) yield [side * (x + random(-3, 3)), 0, z + random(-3, 3), random(12, 17)];
        for (let index = 0; index < 60; index += 1) yield [side * random(70, 130), 0, random(-70, 90), random(11, 17)];
      }
      for (let index = 0; index < 90; index += 1) yield [random(-320, 320), 0, random(-420, -330), random(12, 18)];
    }),
    quarter(view, {
      seed: 6,
      rows: [560, 490, 420, 350, 280, 210, 140, 70, 0, -70, -520, -600, -700, -820, -960],
      from: -1100,
      to: 1100,
      scale: 1.15,
      free: (x, z, half) => Math.abs(x) < 140 + half && z > -300,
      detail: [520, 1000],
    }),
    clouds([
      { at: [-2300, 1300, -5200], half: 520, seed: 13 },
      { at: [-600, 1800, -5600], half: 380, seed: 5 },
      { at: [2500, 1500, -5000], half: 430, seed: 3 },
    ]),
  );
  return {
    view,
    atmosphere: roseMorning({ sun: 122, elevation: 24, glow: 46, haze: 0.0006, hazeFrom: 600 }),
    grade,
    world,
    water: [],
    shadows: { centre: [-40, 260], reach: 520, size: 2048 },
  };
}

/** The lawns and gravel walks of the Champ de Mars. */
function gardens(): Group {
  const random = seededRandom(64);
  return drawn((builder) => {
    slab(builder, 0, 0, 150, 170, 0.1, '#e6ceae');
    slab(builder, 0, 400, 180, 640, 0.05, '#e4cdae');
    for (const z of [130, 232, 334, 436, 538, 640]) {
      slab(builder, 0, z + 40, 62, 84, 0.15, random.chance(0.5) ? '#96a858' : '#8ea254');
      for (const side of [-1, 1]) slab(builder, side * 42, z + 40, 10, 84, 0.15, '#9aae5e');
    }
    for (let index = 0; index < 150; index += 1) drawWalker(builder, random, random(-48, 48), 0.1, random(90, 690));
  });
}
