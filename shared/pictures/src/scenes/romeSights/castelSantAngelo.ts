import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { hills } from '../../models/hills';
import { angelsBridge, castelSantAngelo, ponteSantAngelo } from '../../models/rome/castelSantAngelo';
import { drawPeople } from '../../models/story/ground';
import type { Picture, View } from '../../rendering/Picture';
import { amberDusk, grade } from '../common/skies';
import { drawQuay, drawn, planted, plain, riverWater, summerGreens } from '../common/surroundings';
import { oldQuarter } from './oldRome';

const view: View = { eye: [-128, 2, 262], subject: [0, 0], subjectAcross: 0.44, horizonDown: 0.7, width: 52 };
const level = -10;
/** Where the river's far wall stands. */
const bank = 78;

/** Castel Sant'Angelo and its bridge of angels at dusk, from the river walk upstream. */
export function castelSantAngeloPicture(): Picture {
  const world = new Group();
  const bridge = ponteSantAngelo();
  bridge.position.z = bank + angelsBridge.length / 2;
  world.add(
    castelSantAngelo(),
    bridge,
    plain(bank, '#c7a98c'),
    drawn((builder) => {
      drawQuay(builder, -700, 700, bank, level);
      drawPeople(builder, seededRandom(7), 60, -60, 50, 60, 74, 0.1);
      drawPeople(builder, seededRandom(8), 50, -3, 80, 3, 200, 0.2);
    }),
    planted(4, summerGreens, function* (random) {
      for (let x = -420; x < 420; x += 13)
        if (Math.abs(x) > 24) yield [x + random(-2, 2), 0, bank - 12 + random(-2, 2), random(11, 15)];
    }),
    oldQuarter(view, {
      seed: 27,
      rows: [20, -40, -100, -130, -160, -190, -230, -270, -320, -380],
      from: -800,
      to: 800,
      free: (x, z) => Math.abs(x) < 96 && z > -90,
    }),
    hills([{ z: -2600, depth: 2400, from: -5500, to: 5000, height: 190, rough: 0.8, seed: 6, color: '#8f8470' }]),
    clouds([
      { at: [-2100, 1000, -4600], half: 470, seed: 3 },
      { at: [200, 1750, -5200], half: 360, seed: 5 },
      { at: [2500, 1150, -4800], half: 430, seed: 8 },
    ]),
  );
  return {
    view,
    atmosphere: amberDusk({ sun: -126, elevation: 18, glow: -34, haze: 0.0008, hazeFrom: 300 }),
    grade,
    world,
    water: [riverWater(bank - 1, 420, level, 2400, 3, 0.006)],
    shadows: { centre: [0, 60], reach: 190, size: 2048 },
  };
}
