import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { drawRiverBoat } from '../../models/boat';
import { clouds } from '../../models/clouds';
import { eiffelTower } from '../../models/eiffelTower';
import { drawHaussmannBlock } from '../../models/haussmann';
import { pontAlexandre } from '../../models/pontAlexandre';
import type { Picture, View } from '../../rendering/Picture';
import { amberDusk, grade } from '../common/skies';
import { autumnColors, drawQuay, drawWalker, drawn, planted, riverWater, slab, steps } from '../common/surroundings';

const level = -9;
const bank = 66;
const view: View = { eye: [-158, 10, -16], subject: [0, 0], subjectAcross: 0.62, horizonDown: 0.54, width: 52 };

/** The Pont Alexandre III looked at down the Seine at dusk, the Eiffel Tower in the haze to the left. Here x points west and z north. */
export function pontAlexandrePicture(): Picture {
  const world = new Group();
  const tower = eiffelTower();
  tower.position.set(1350, 0, -612);
  tower.rotation.y = 0.4;
  const westernClouds = clouds([
    { at: [-900, 1250, -4800], half: 430, seed: 3 },
    { at: [500, 1650, -5000], half: 360, seed: 5 },
    { at: [2100, 1150, -4600], half: 430, seed: 13 },
  ]);
  westernClouds.rotation.y = -Math.PI / 2;
  world.add(
    pontAlexandre(),
    tower,
    banks(),
    planted(29, autumnColors, function* (random) {
      for (const x of steps(-180, 700, 11)) {
        for (const side of [-1, 1]) {
          if (Math.abs(x) > 26) yield [x + random(-2, 2), 0, side * (bank + random(8, 12)), random(10, 15)];
          if (Math.abs(x) > 30 && random.chance(0.7))
            yield [x + random(-2, 2), level + 1.6, side * (bank - 5), random(8, 11)];
          if (Math.abs(x) > 40) yield [x + random(-2, 2), 0, side * (bank + random(20, 40)), random(12, 18)];
        }
      }
    }),
    westernClouds,
  );
  return {
    view,
    atmosphere: amberDusk({ sun: -58, elevation: 20, glow: 74, haze: 0.0007, hazeFrom: 320 }),
    grade,
    world,
    water: [riverWater(-bank + 8, bank - 8, level, 1700, 3.4)],
    shadows: { centre: [0, 0], reach: 190, size: 2048 },
  };
}

function banks(): Group {
  const random = seededRandom(77);
  return drawn((builder) => {
    slab(builder, 0, -bank - 15000, 60000, 30000, 0, '#c2a48e');
    slab(builder, 0, bank + 15000, 60000, 30000, 0, '#c2a48e');
    slab(builder, 20000, 0, 36600, 2 * bank, 0, '#c2a48e');
    drawQuay(builder, -260, 1700, -bank, level);
    builder.at(0, 0, 0, Math.PI, () => drawQuay(builder, -1700, 260, -bank, level));
    for (const side of [-1, 1]) {
      for (let x = 60; x < 1300; x += 84) {
        builder.at(x, 0, side * (bank + 74 + random(-4, 4)), side < 0 ? 0 : Math.PI, () =>
          drawHaussmannBlock(builder, random, 76, 34, x < 260 ? 'full' : 'windows', 'both'),
        );
        builder.at(x, 0, side * (bank + 150), side < 0 ? 0 : Math.PI, () =>
          drawHaussmannBlock(builder, random, 78, 34, 'plain', 'both'),
        );
      }
    }
    for (let index = 0; index < 36; index += 1) drawWalker(builder, random, random(-15, 15), 1.4, random(-34, 34));
    builder.at(-36, level, -16, 0.3, () => drawRiverBoat(builder, 34, '#f4ece2', '#fbf3e8', '#c8553c', true));
    builder.at(90, level, -26, Math.PI, () => drawRiverBoat(builder, 34, '#5e5a86', '#efe0cc', '#8a86aa'));
  });
}
