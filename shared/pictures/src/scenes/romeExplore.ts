import { Group } from 'three';
import { seededRandom } from '../geometry/random';
import { drawChurchDome } from '../models/churchDome';
import { clouds } from '../models/clouds';
import { hills } from '../models/hills';
import { ponteSantAngelo } from '../models/rome/castelSantAngelo';
import { stPetersBody, stPetersLesserDomes } from '../models/rome/stPetersBody';
import { stPetersDome } from '../models/rome/stPetersDome';
import { drawPeople } from '../models/story/ground';
import type { Picture, View } from '../rendering/Picture';
import { blueHour, grade } from './common/skies';
import { drawLamp, drawQuay, drawn, plain, planted, riverWater, steps, summerGreens } from './common/surroundings';
import { oldQuarter, pines } from './romeSights/oldRome';

const view: View = { eye: [40, 2, 330], subject: [-20, -420], subjectAcross: 0.66, horizonDown: 0.66, width: 40 };
const level = -10;
/** Where the bridge, which lies across the view, crosses the river; the river's far wall stands beyond. */
const bridgeAt = 60;
const bank = -70;

/** Saint Peter's dome over the bridge of angels after sunset, from the Tiber. The church lies nearer than it does. */
export function romeExplore(): Picture {
  const world = new Group();
  const bridge = ponteSantAngelo();
  bridge.rotation.y = Math.PI / 2;
  bridge.position.set(-20, 0, bridgeAt);
  bridge.scale.set(1, 1, 2.3);
  const church = new Group();
  church.add(stPetersBody(), stPetersDome(), stPetersLesserDomes());
  church.position.set(-20, 6, -560);
  world.add(
    bridge,
    church,
    plain(bank, '#b79a8c'),
    drawn((builder) => {
      drawQuay(builder, -900, 900, bank, level);
      for (const x of steps(-160, 130, 26)) drawLamp(builder, x, 0, bridgeAt - 3, 5);
      for (const x of steps(-400, 400, 30)) drawLamp(builder, x, 0, bank - 5, 6);
      drawPeople(builder, seededRandom(3), 60, -150, bridgeAt - 3, 110, bridgeAt + 3, 0.2);
      for (const [x, z, radius] of [
        [-150, -210, 9],
        [150, -260, 10],
      ] as const)
        builder.at(x, 0, z, 0, () => {
          builder.box(0, 0, 0, radius * 2.5, 22, radius * 3, '#e3bb92', '#b8694a');
          builder.at(0, 21, 0, 0, () => drawChurchDome(builder, radius, '#eed3aa', '#8e96b8'));
        });
    }),
    planted(14, summerGreens, function* (random) {
      for (const x of steps(-420, 420, 12)) yield [x + random(-2, 2), 0, bank - 12 + random(-2, 2), random(10, 15)];
    }),
    oldQuarter(view, {
      seed: 33,
      rows: [-108, -134, -160, -188, -216, -246, -278, -312, -350, -390, -430],
      from: -600,
      to: 600,
      free: (x, z) => Math.abs(x + 20) < 20 && z < -120,
    }),
    pines(15, function* (random) {
      for (let index = 0; index < 46; index += 1) yield [random(-500, 480), 24, random(-760, -640), random(16, 24)];
    }),
    hills([{ z: -600, depth: 900, from: -1700, to: 1600, height: 70, rough: 0.6, seed: 6, color: '#77705e' }]),
    clouds([
      { at: [-1600, 900, -4600], half: 470, seed: 3 },
      { at: [500, 1500, -5200], half: 360, seed: 5 },
      { at: [2300, 1050, -4800], half: 430, seed: 8 },
    ]),
  );
  return {
    view,
    atmosphere: blueHour({ sun: -124, elevation: 14, glow: -14, haze: 0.0006, hazeFrom: 320 }),
    grade: { ...grade, exposure: 1.1 },
    world,
    water: [riverWater(bank + 1, 420, level, 2400, 3, 0.006)],
    shadows: { centre: [0, -60], reach: 240, size: 2048 },
  };
}
