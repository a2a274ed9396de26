import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { drawHaussmannBlock } from '../../models/haussmann';
import { palaisGarnier } from '../../models/palaisGarnier';
import type { Picture, View } from '../../rendering/Picture';
import { goldenEvening, grade } from '../common/skies';
import { drawLamp, drawWalker, drawn, plain, quarter, slab, steps } from '../common/surroundings';

const view: View = { eye: [-52, 17, 146], subject: [0, 0], subjectAcross: 0.63, horizonDown: 0.73, width: 46 };

/** The Palais Garnier over the place de l'Opéra in the evening, light from the left. */
export function palaisGarnierPicture(): Picture {
  const world = new Group();
  world.add(
    palaisGarnier(),
    plain(400, '#b9a09a'),
    place(),
    quarter(view, { seed: 33, rows: [-150, -200, -260, -330, -420, -540], from: -600, to: 600 }),
    clouds([
      { at: [-2300, 1500, -4600], half: 470, seed: 3 },
      { at: [-700, 2200, -5200], half: 330, seed: 8 },
      { at: [2500, 1900, -4800], half: 430, seed: 5 },
    ]),
  );
  return {
    view,
    atmosphere: goldenEvening({ sun: -136, elevation: 24, glow: 40, haze: 0.001, hazeFrom: 230 }),
    grade,
    world,
    water: [],
    shadows: { centre: [0, -10], reach: 165, size: 2048 },
  };
}

function place(): Group {
  const random = seededRandom(35);
  return drawn((builder) => {
    slab(builder, 0, 22, 108, 34, 0.05, '#e0c6a8');
    for (const x of steps(-52, 54, 8)) slab(builder, x, 22, 0.4, 34, 0.08, '#d0b296');
    slab(builder, 0, 104, 34, 110, 0.04, '#a8949a');
    for (const [x, z, width] of [
      [-86, -30, 76],
      [-92, -112, 70],
      [86, -30, 76],
      [92, -112, 70],
    ] as const)
      builder.at(
        x,
        0,
        z,
        x < 0 ? Math.PI / 2 : -Math.PI / 2,
        () => drawHaussmannBlock(builder, random, width, 34, 'full', 'both'),
        1.05,
      );
    for (let index = 0; index < 80; index += 1) drawWalker(builder, random, random(-46, 46), 0.1, random(9, 46));
    for (let index = 0; index < 26; index += 1) drawWalker(builder, random, random(-32, 32), 1.2, random(4, 7));
    for (const x of [-44, -22, 22, 44]) for (const z of [16, 38]) drawLamp(builder, x, 0, z, 6);
    for (let index = 0; index < 14; index += 1)
      builder.at(random(-70, 70), 0, random(46, 66), 0, () => {
        const paint = random.pick(['#f0e4d6', '#4f5c8c', '#3f3850', '#b5453c', '#c9b8a8']);
        builder.box(0, 0.3, 0, 4.2, 0.8, 1.8, paint);
        builder.taperedBox(-0.2, 1.1, 0, 2.8, 1.7, 1.9, 1.5, 0.7, '#544c68', paint);
      });
  });
}
