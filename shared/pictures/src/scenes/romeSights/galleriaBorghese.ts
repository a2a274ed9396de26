import { Group } from 'three';
import { drawFigure } from '../../geometry/facade';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { casinoBorghese } from '../../models/rome/villaBorghese';
import { drawPeople } from '../../models/story/ground';
import type { Picture, View } from '../../rendering/Picture';
import { grade, roseMorning } from '../common/skies';
import { drawn, plain, planted, slab, steps, summerGreens } from '../common/surroundings';
import { pines } from './oldRome';

const view: View = { eye: [-34, 9, 92], subject: [0, 0], subjectAcross: 0.6, horizonDown: 0.76, width: 46 };

/** The Galleria Borghese in the morning, white between its pines, over the gravel of its forecourt. */
export function galleriaBorghesePicture(): Picture {
  const world = new Group();
  world.add(
    casinoBorghese(),
    plain(240, '#8f9a55', -0.05),
    forecourt(),
    planted(31, summerGreens, function* (random) {
      for (let index = 0; index < 120; index += 1) {
        const [x, z] = [random(-260, 260), random(-190, -44)];
        yield [x, 0, z, random(9, 15)];
      }
    }),
    pines(16, function* (random) {
      for (let index = 0; index < 46; index += 1) {
        const [x, z] = [random(-240, 240), random(-150, -8)];
        if (Math.abs(x) > 40 || z < -50) yield [x, 0, z, random(19, 27)];
      }
      for (const x of [-52, -64, 56, 68, 84]) yield [x, 0, random(14, 40), random(18, 23)];
    }),
    clouds([
      { at: [-2100, 1400, -4600], half: 430, seed: 3 },
      { at: [300, 2200, -5200], half: 360, seed: 8 },
      { at: [2400, 1500, -4800], half: 430, seed: 5 },
    ]),
  );
  return {
    view,
    atmosphere: roseMorning({ sun: -130, elevation: 32, glow: -40, haze: 0.0008, hazeFrom: 220 }),
    grade,
    world,
    water: [],
    shadows: { centre: [0, 20], reach: 100, size: 2048 },
  };
}

/** Gravel, lawns in box hedges, a balustrade with statues and vases, and visitors at their hour. */
function forecourt(): Group {
  const random = seededRandom(1613);
  return drawn((builder) => {
    slab(builder, 0, 46, 70, 86, 0.02, '#e2cfae');
    slab(builder, 0, 40, 22, 34, 0.05, '#9aa85a');
    for (const [x, z, width, depth] of [
      [0, 57, 23, 1],
      [0, 23, 23, 1],
      [-11.4, 40, 1, 34],
      [11.4, 40, 1, 34],
    ] as const)
      builder.box(x, 0, z, width, 0.9, depth, '#6d8048', '#7f9154');
    for (const side of [-1, 1]) {
      for (const z of steps(8, 88, 8)) {
        builder.box(side * 36, 0, z, 1.3, 1.6, 1.3, '#f6e8d0');
        if (z % 16 === 8) builder.at(side * 36, 1.6, z, 0, () => drawFigure(builder, 2.1, '#fbf0dc'));
      }
      builder.box(side * 36, 0.9, 46, 0.6, 0.3, 82, '#f6e8d0');
      builder.box(side * 36, 0, 46, 0.4, 0.9, 82, '#e6d2b2');
    }
    drawPeople(builder, random, 46, -30, 14, 30, 22, 0.05);
    drawPeople(builder, random, 30, -32, 24, -14, 80, 0.05);
    drawPeople(builder, random, 24, 14, 24, 32, 80, 0.05);
  });
}
