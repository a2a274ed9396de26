import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { arcDeTriomphe } from '../../models/arcDeTriomphe';
import { clouds } from '../../models/clouds';
import { drawHaussmannBlock } from '../../models/haussmann';
import type { Picture, View } from '../../rendering/Picture';
import { seesFrom } from '../common/frame';
import { amberDusk, grade } from '../common/skies';
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

const view: View = { eye: [-62, 10, 142], subject: [0, 0], subjectAcross: 0.63, horizonDown: 0.75, width: 45 };

/** The Arc de Triomphe at dusk from the Champs-Élysées, the sun low behind the right-hand avenue. */
export function arcDeTriomphePicture(): Picture {
  const world = new Group();
  world.add(
    arcDeTriomphe(),
    plain(400, '#b79c94'),
    star(),
    planted(8, springGreens, function* (random) {
      for (let index = 0; index < 120; index += 1) {
        const angle = (index / 120) * Math.PI * 2;
        if (Math.abs(Math.sin(angle * 6)) > 0.34 && Math.sin(angle) < 0.3)
          yield [Math.cos(angle) * 112 + random(-3, 3), 0, Math.sin(angle) * 112 + random(-3, 3), random(9, 13)];
      }
      for (const z of steps(-140, -900, 14))
        for (const side of [-1, 1]) yield [side * 26 + random(-1, 1), 0, z, random(10, 13)];
    }),
    mansions(),
    quarter(view, {
      seed: 12,
      rows: [-300, -370, -450, -540, -650, -800, -1000],
      from: -800,
      to: 900,
      free: (x, _z, half) => Math.abs(x) < 34 + half,
    }),
    clouds([
      { at: [-2500, 1500, -4800], half: 500, seed: 13 },
      { at: [-900, 1500, -5000], half: 430, seed: 3 },
      { at: [4300, 1750, -4800], half: 400, seed: 5 },
    ]),
  );
  return {
    view,
    atmosphere: amberDusk({ sun: -140, elevation: 17, glow: 22, haze: 0.0011, hazeFrom: 220 }),
    grade,
    world,
    water: [],
    shadows: { centre: [-6, 20], reach: 170, size: 2048 },
  };
}

/** The paved island, the roundabout with its traffic, lamps and walkers. */
function star(): Group {
  const random = seededRandom(5);
  return drawn((builder) => {
    builder.disc(72, 96, 0.04, '#a98f90');
    builder.disc(72, 52, 0.3, '#e4c8aa');
    builder.ring(72, 52, 0, 52, 0.3, '#f0dabc');
    for (let ray = 0; ray < 12; ray += 1)
      builder.at(0, 0, 0, (ray / 12) * Math.PI * 2, () => slab(builder, 0, 38, 1.4, 26, 0.34, '#d6b596'));
    for (let index = 0; index < 24; index += 1)
      builder.at(0, 0, 0, (index / 24) * Math.PI * 2, () => drawLamp(builder, 0, 0.3, 50, 6));
    for (let post = 0; post < 72; post += 1)
      builder.at(0, 0, 0, (post / 72) * Math.PI * 2, () =>
        builder.lathe(
          6,
          [
            [0.4, 0.3],
            [0.34, 1.2],
            [0, 1.5],
          ],
          '#e8d0ae',
        ),
      );
    for (let index = 0; index < 44; index += 1) drawWalker(builder, random, random(-44, 44), 0.3, random(14, 46));
    for (let index = 0; index < 40; index += 1) {
      const angle = random(0, Math.PI * 2);
      const radius = random(60, 92);
      builder.at(Math.cos(angle) * radius, 0, Math.sin(angle) * radius, -angle + Math.PI / 2, () => {
        const paint = random.pick(['#f0e4d6', '#4f5c8c', '#3f3850', '#b5453c', '#c9b8a8', '#6f7f8c']);
        builder.box(0, 0.3, 0, 4.2, 0.8, 1.8, paint);
        builder.taperedBox(-0.2, 1.1, 0, 2.8, 1.7, 1.9, 1.5, 0.7, '#544c68', paint);
        builder.box(-2.1, 0.6, 0, 0.1, 0.25, 1.5, '#ff8a6a');
      });
    }
  });
}

/** The ring of matching houses round the star, between its twelve avenues. */
function mansions(): Group {
  const sees = seesFrom(view);
  return drawn((builder) => {
    const random = seededRandom(12);
    for (let sector = 0; sector < 12; sector += 1) {
      const angle = ((sector + 0.5) / 12) * Math.PI * 2;
      const [x, z] = [Math.sin(angle) * 152, Math.cos(angle) * 152];
      if (z < 60 && sees(x, z, 0.3))
        builder.at(x, 0, z, angle + Math.PI, () => drawHaussmannBlock(builder, random, 56, 30, 'full', 'both'));
      for (const [out, width] of [
        [196, 70],
        [244, 92],
      ] as const)
        if (z < 60 && sees(x * (out / 152), z * (out / 152), 0.3))
          builder.at(x * (out / 152), 0, z * (out / 152), angle + Math.PI, () =>
            drawHaussmannBlock(builder, random, width, 30, 'windows', 'both'),
          );
    }
  });
}
