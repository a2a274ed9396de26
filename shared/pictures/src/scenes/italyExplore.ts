import { Group } from 'three';
import { seededRandom } from '../geometry/random';
import { archBridge } from '../models/archBridge';
import { clouds } from '../models/clouds';
import { hills, ridgeHeight, type Ridge } from '../models/hills';
import { drawTownHouse, florentine } from '../models/townHouse';
import { drawTrain } from '../models/train';
import { drawCypress, drawTree } from '../models/trees';
import type { Picture, View } from '../rendering/Picture';
import { goldenEvening, grade } from './common/skies';
import { drawn } from './common/surroundings';

const view: View = { eye: [-40, 26, 210], subject: [30, -10], subjectAcross: 0.62, horizonDown: 0.56, width: 44 };
const near: Ridge = {
  z: 150,
  depth: 520,
  from: -520,
  to: 620,
  height: 16,
  rough: 0.5,
  seed: 9,
  color: '#b9a85a',
  base: -16,
};
const middle: Ridge = {
  z: -160,
  depth: 900,
  from: -1300,
  to: 1500,
  height: 88,
  rough: 0.6,
  seed: 21,
  color: '#a39f54',
};
const far: Ridge = {
  z: -1300,
  depth: 2000,
  from: -4200,
  to: 4000,
  height: 300,
  rough: 0.9,
  seed: 33,
  color: '#8c9270',
};

/** A train on a viaduct in the hills between two cities, in evening light. */
export function italyExplore(): Picture {
  const world = new Group();
  const viaduct = archBridge({
    length: 760,
    width: 9,
    arches: 26,
    deck: 24,
    spring: 10,
    stone: '#dcb890',
    road: '#a8978c',
    trim: '#ecd6b0',
    bed: -18,
  });
  viaduct.rotation.y = Math.PI / 2;
  world.add(
    viaduct,
    drawn((builder) => builder.at(74, 24.2, 0, 0, () => drawTrain(builder, 8), 1.25)),
    countryside(),
    hills([
      near,
      middle,
      far,
      { z: -4200, depth: 3200, from: -7500, to: 7000, height: 560, rough: 1, seed: 40, color: '#8f86ac' },
    ]),
    clouds([
      { at: [-2300, 1150, -5300], half: 430, seed: 3 },
      { at: [-500, 1750, -5600], half: 350, seed: 13 },
      { at: [2300, 1300, -5400], half: 430, seed: 5 },
    ]),
  );
  return {
    view,
    atmosphere: goldenEvening({ sun: -122, elevation: 19, glow: -34, haze: 0.0005, hazeFrom: 320 }),
    grade,
    world,
    water: [],
    shadows: { centre: [20, 10], reach: 240, size: 2048 },
  };
}

/** Cypress rows, olives and farms on the slopes. */
function countryside(): Group {
  return drawn((builder) => {
    const random = seededRandom(64);
    builder.quad([-9000, -19, 400], [9000, -19, 400], [9000, -19, -9000], [-9000, -19, -9000], '#a89c58');
    for (let row = 0; row < 15; row += 1) {
      const [x, z, slant] = [random(-420, 460), random(-220, -700), random(-0.5, 0.5)];
      for (let step = 0; step < 15; step += 1) {
        const [px, pz] = [x + step * 10, z - step * 10 * slant];
        drawCypress(builder, random, px, ridgeHeight(middle, px, pz) - 1, pz, random(13, 20));
      }
    }
    for (let index = 0; index < 260; index += 1) {
      const [x, z] = [random(-800, 860), random(-200, -1000)];
      drawTree(
        builder,
        random,
        x,
        ridgeHeight(middle, x, z) - 1.5,
        z,
        random(7, 12),
        random.pick(['#7f8a4c', '#8f9458', '#6c7c44', '#a09c5a']),
      );
    }
    for (const [x, z] of [
      [-190, -420],
      [250, -380],
      [90, -640],
      [-420, -560],
      [430, -620],
    ] as const) {
      builder.at(
        x,
        ridgeHeight(middle, x, z) - 1,
        z,
        random(-0.4, 0.4),
        () => drawTownHouse(builder, random, florentine, 26, 15),
        1.2,
      );
      for (let tree = 0; tree < 5; tree += 1)
        drawCypress(builder, random, x + 20 + tree * 4, ridgeHeight(middle, x, z) - 1, z + 10, random(13, 18));
    }
    for (const [x, z] of [
      [-78, 128],
      [-84, 118],
      [-92, 132],
      [66, 126],
    ] as const)
      drawCypress(builder, random, x, ridgeHeight(near, x, z) - 0.5, z, random(15, 20));
  });
}
