import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { colosseum } from '../../models/colosseum';
import { drawTriumphalArch } from '../../models/romanRuins';
import { drawPeople } from '../../models/story/ground';
import type { Picture, View } from '../../rendering/Picture';
import { amberDusk, grade } from '../common/skies';
import { drawLamp, drawn, plain, slab, steps } from '../common/surroundings';
import { oldQuarter, pines } from './oldRome';

const view: View = { eye: [-70, 11, 262], subject: [0, 0], subjectAcross: 0.59, horizonDown: 0.79, width: 53 };

/** The Colosseum at dusk from the end of the imperial road, its tall wall in the sun, the arch of Constantine beside it. */
export function colosseumPicture(): Picture {
  const world = new Group();
  const arena = colosseum();
  arena.rotation.y = -0.95;
  world.add(
    arena,
    plain(400, '#c7a988'),
    valley(),
    pines(12, function* (random) {
      for (const [x, z] of [
        [-150, 60],
        [-166, 20],
        [-138, -30],
        [-190, 70],
        [136, 88],
        [160, 60],
        [176, 96],
        [150, 20],
        [-220, 10],
        [-240, 60],
      ] as const)
        yield [x + random(-4, 4), 0, z, random(17, 25)];
    }),
    oldQuarter(view, { seed: 8, rows: steps(-150, -620, 26), from: -620, to: 620 }),
    clouds([
      { at: [-2000, 1000, -4600], half: 460, seed: 3 },
      { at: [300, 1700, -5200], half: 360, seed: 5 },
      { at: [2500, 1200, -4800], half: 430, seed: 8 },
    ]),
  );
  return {
    view,
    atmosphere: amberDusk({ sun: -128, elevation: 17, glow: -36, haze: 0.0008, hazeFrom: 260 }),
    grade,
    world,
    water: [],
    shadows: { centre: [-10, 60], reach: 220, size: 2048 },
  };
}

/** Paving round the arena, the road that leads to it, the arch, lamps and people. */
function valley(): Group {
  const random = seededRandom(72);
  return drawn((builder) => {
    builder.at(0, 0.05, 0, 0, () => builder.disc(48, 132, 0, '#d9bd9a'));
    slab(builder, -30, 190, 44, 150, 0.09, '#b7a198');
    for (const x of [-53, -7]) slab(builder, x, 190, 1, 150, 0.12, '#e7d3b4');
    builder.at(-122, 0, 66, 0.5, () => drawTriumphalArch(builder));
    for (const z of steps(120, 216, 24)) for (const x of [-56, -4]) drawLamp(builder, x, 0, z, 6);
    drawPeople(builder, random, 90, -110, 108, 60, 204, 0.1);
    drawPeople(builder, random, 40, -52, 196, -8, 216, 0.1);
  });
}
