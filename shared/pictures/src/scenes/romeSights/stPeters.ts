import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { stPetersBody, stPetersLesserDomes, stPetersPiers } from '../../models/rome/stPetersBody';
import { stPetersDome } from '../../models/rome/stPetersDome';
import { stPetersFront, stPetersNave } from '../../models/rome/stPetersFront';
import {
  drawSquareFountain,
  drawSquarePaving,
  drawVaticanObelisk,
  squareLevel,
  squareMiddle,
  stPetersArms,
} from '../../models/rome/stPetersSquare';
import { vaticanPalace } from '../../models/story/rome/baroqueTown';
import { drawPeople } from '../../models/story/ground';
import type { Picture, View } from '../../rendering/Picture';
import { grade, roseMorning } from '../common/skies';
import { drawn, plain } from '../common/surroundings';
import { pines } from './oldRome';

const view: View = { eye: [-34, 12, 418], subject: [0, 134], subjectAcross: 0.56, horizonDown: 0.79, width: 50 };

/** Saint Peter's in the morning from the mouth of its square: obelisk, columns, front and dome. */
export function stPetersPicture(): Picture {
  const world = new Group();
  world.add(
    stPetersPiers(),
    stPetersBody(),
    stPetersDome(),
    stPetersLesserDomes(),
    stPetersNave(),
    stPetersFront(),
    stPetersArms(),
    vaticanPalace(),
    plain(700, '#c6ad98', squareLevel),
    drawn((builder) => {
      drawSquarePaving(builder);
      builder.at(0, squareLevel, squareMiddle, 0, () => drawVaticanObelisk(builder));
      for (const x of [-60, 60]) builder.at(x, squareLevel, squareMiddle, 0, () => drawSquareFountain(builder));
      drawPeople(builder, seededRandom(1626), 220, -90, 190, 90, 430, squareLevel + 0.1);
    }),
    pines(9, function* (random) {
      for (let index = 0; index < 40; index += 1)
        yield [random(-420, -150), squareLevel, random(-160, 60), random(14, 22)];
    }),
    clouds([
      { at: [-2300, 1300, -5200], half: 460, seed: 13 },
      { at: [700, 2300, -5600], half: 380, seed: 5 },
      { at: [2600, 1500, -4800], half: 430, seed: 3 },
    ]),
  );
  return {
    view,
    atmosphere: roseMorning({ sun: -146, elevation: 28, glow: -40, haze: 0.0006, hazeFrom: 420 }),
    grade,
    world,
    water: [],
    shadows: { centre: [0, 260], reach: 250, size: 2048 },
  };
}
