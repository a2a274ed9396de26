import { Group } from 'three';
import { varied } from '../geometry/MeshBuilder';
import { seededRandom } from '../geometry/random';
import { clouds } from '../models/clouds';
import { hills } from '../models/hills';
import { drawArcade } from '../models/rome/arcade';
import { drawPeople } from '../models/story/ground';
import { drawLump } from '../models/trees';
import type { Picture, View } from '../rendering/Picture';
import { grade, roseMorning } from './common/skies';
import { drawn, plain, slab } from './common/surroundings';
import { pines } from './romeSights/oldRome';

const view: View = { eye: [-30, 8, 120], subject: [20, -40], subjectAcross: 0.7, horizonDown: 0.72, width: 46 };

/** The arches of the Claudian aqueduct among pines and morning grass, walkers on the path beside them. */
export function romeDays(): Picture {
  const world = new Group();
  world.add(
    plain(240, '#a9a760'),
    drawn((builder) => {
      const random = seededRandom(52);
      drawArcade(builder, {
        line: [
          [96, 66],
          [40, -20],
          [-60, -170],
          [-240, -420],
          [-620, -900],
        ],
        height: () => 27,
        ground: () => 0,
        gap: (x, z) => (z < -120 && z > -150) || (x < -200 && x > -226),
      });
      slab(builder, -26, 0, 5, 400, 0.05, '#d9c39c');
      for (let index = 0; index < 260; index += 1) {
        const [x, z] = [random(-160, 130), random(-220, 108)];
        if (Math.abs(x + 26) > 5)
          drawLump(
            builder,
            random,
            x,
            0.2,
            z,
            random(0.8, 2.4),
            random(0.4, 1),
            random(0.8, 2),
            random.pick(['#8f9a4c', '#a3a35a', '#7d8a44', '#c2b068']),
          );
      }
      for (let block = 0; block < 26; block += 1)
        builder.at(random(10, 60), 0, random(-60, 60), random(0, 3), () =>
          builder.box(0, 0, 0, random(1, 3), random(0.5, 1.6), random(1, 2.4), varied('#d4b48a', random, 0.05)),
        );
      drawPeople(builder, random, 26, -28, -120, -24, 84, 0.05);
    }),
    pines(8, function* (random) {
      for (const [x, z] of [
        [-66, 40],
        [-78, 22],
        [-72, 58],
        [-104, -20],
        [-120, 4],
        [86, -60],
        [104, -84],
        [70, -96],
      ] as const)
        yield [x, 0, z, random(17, 23)];
      for (let index = 0; index < 70; index += 1) yield [random(-700, 500), 0, random(-760, -260), random(15, 22)];
    }),
    hills([
      { z: -1500, depth: 1500, from: -3600, to: 3200, height: 110, rough: 0.8, seed: 6, color: '#8f9a70' },
      { z: -4200, depth: 3200, from: -6500, to: 6000, height: 470, rough: 0.95, seed: 14, color: '#9a90b0' },
    ]),
    clouds([
      { at: [-2000, 1200, -4800], half: 460, seed: 3 },
      { at: [-300, 1800, -5400], half: 360, seed: 5 },
      { at: [2400, 1350, -5000], half: 430, seed: 13 },
    ]),
  );
  return {
    view,
    atmosphere: roseMorning({ sun: -112, elevation: 18, glow: -40, haze: 0.0006, hazeFrom: 260 }),
    grade,
    world,
    water: [],
    shadows: { centre: [0, 0], reach: 190, size: 2048 },
  };
}
