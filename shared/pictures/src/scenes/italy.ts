import { Group } from 'three';
import { MeshBuilder } from '../geometry/MeshBuilder';
import { seededRandom } from '../geometry/random';
import { drawChurchDome } from '../models/churchDome';
import { clouds } from '../models/clouds';
import { florenceCathedral } from '../models/florenceCathedral';
import { hills, ridgeHeight, type Ridge } from '../models/hills';
import { drawPalazzoVecchio } from '../models/palazzoVecchio';
import { drawTownHouse, florentine } from '../models/townHouse';
import { drawCypress, drawTree } from '../models/trees';
import type { Atmosphere } from '../rendering/atmosphere';
import type { Picture } from '../rendering/Picture';

const atmosphere: Atmosphere = {
  sky: [
    [0, '#ffd298'],
    [2.4, '#fed6a8'],
    [6, '#f7c2a4'],
    [10, '#e0a6ac'],
    [15, '#b296be'],
    [23, '#7f86c0'],
  ],
  glow: { azimuth: -40, color: '#ffd57e', strength: 0.85 },
  sun: { azimuth: -120, elevation: 18, color: '#ffc384', intensity: 4.8 },
  fill: { zenith: '#8f92e0', horizon: '#f4bcaa', ground: '#d89a70', intensity: 1.15 },
  haze: { density: 0.00038, height: 220, start: 620 },
};

const eye = [130, 50, 640] as const;
const near: Ridge = {
  z: -900,
  depth: 1100,
  from: -2600,
  to: 1500,
  height: 150,
  rough: 0.7,
  seed: 21,
  color: '#8f9556',
};
const far: Ridge = {
  z: -2300,
  depth: 2400,
  from: -5200,
  to: 3800,
  height: 360,
  rough: 0.9,
  seed: 33,
  color: '#8a8f70',
};

/** Italy: Florence's cathedral and its dome over the roofs, the hills of Fiesole behind. */
export function italy(): Picture {
  const world = new Group();
  world.add(florenceCathedral(), town(), countryside(), skyline());
  return {
    view: { eye, subject: [0, 0], subjectAcross: 0.695, horizonDown: 0.7, width: 32 },
    atmosphere,
    grade: { exposure: 1, bloom: 0.16, grain: 1.6, vignette: 0.22, saturation: 1.08 },
    world,
    water: [],
    shadows: { centre: [-60, 20], reach: 420 },
  };
}

function town(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(1296);
  builder.quad([-20000, 0, 900], [20000, 0, 900], [20000, 0, -30000], [-20000, 0, -30000], '#b3996a');
  for (let z = 250; z > -950; z -= z > -200 ? 19 : 30) {
    for (let x = -1100; x < 700;) {
      const distant = z < -200;
      const width = random(11, 24) * (distant ? 1.4 : 1);
      const middle = x + width / 2;
      x += width + (random.chance(0.12) ? random(6, 12) : 0.2);
      if (!inView(middle, z) || nearCathedral(middle, z) || Math.hypot(middle + 205, z - 62) < 40) continue;
      builder.at(middle, 0, z + random(-4, 4), random(-0.16, 0.16), () =>
        drawTownHouse(builder, random, florentine, width, random(13, 18) * (distant ? 1.4 : 1), z < -420),
      );
    }
  }
  builder.at(-205, 0, 50, 0.1, () => drawPalazzoVecchio(builder));
  builder.at(-330, 10, -300, 0, () => drawChurchDome(builder, 13, '#efd8b2', '#c4613c'));
  builder.at(-300, 0, -120, 0, () => {
    builder.box(0, 0, 0, 8, 46, 8, '#dcb482');
    builder.taperedBox(0, 46, 0, 8.6, 8.6, 0, 0, 14, '#c4613c');
  });
  builder.at(120, 0, -160, 0, () => {
    builder.box(0, 0, 0, 7, 40, 7, '#e4c090');
    builder.taperedBox(0, 40, 0, 7.6, 7.6, 0, 0, 9, '#c4613c');
  });
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

/** Cypress rows, olives and villas on the hills, and cypresses close by. */
function countryside(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(64);
  for (let row = 0; row < 26; row += 1) {
    const [x, z, slant] = [random(-1500, 700), random(-1000, -1700), random(-0.6, 0.6)];
    for (let step = 0; step < 14; step += 1) {
      const [px, pz] = [x + step * 15, z - step * 15 * slant];
      drawCypress(builder, random, px, ridgeHeight(near, px, pz) - 1, pz, random(18, 28));
    }
  }
  for (let index = 0; index < 420; index += 1) {
    const [x, z] = [random(-1700, 900), random(-930, -1900)];
    drawTree(
      builder,
      random,
      x,
      ridgeHeight(near, x, z) - 2,
      z,
      random(9, 15),
      random.pick(['#7f8a4c', '#8f9458', '#6c7c44', '#a09c5a']),
    );
  }
  for (let index = 0; index < 26; index += 1) {
    const [x, z] = [random(-1500, 700), random(-1050, -1750)];
    builder.at(
      x,
      ridgeHeight(near, x, z) - 2,
      z,
      random(-0.4, 0.4),
      () => drawTownHouse(builder, random, florentine, random(16, 34), random(12, 16)),
      1.3,
    );
  }
  for (let index = 0; index < 160; index += 1) {
    const [x, z] = [random(-420, 260), random(-160, 235)];
    if (!nearCathedral(x, z) && inView(x, z)) drawCypress(builder, random, x, 0, z, random(14, 22));
  }
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function skyline(): Group {
  const group = new Group();
  group.add(
    hills([
      near,
      far,
      { z: -6500, depth: 3600, from: -9000, to: 7000, height: 640, rough: 1, seed: 40, color: '#8f86ac' },
    ]),
    clouds([
      { at: [-2900, 960, -5300], half: 430, seed: 3 },
      { at: [-1500, 1290, -5600], half: 330, seed: 13 },
      { at: [520, 1120, -5400], half: 420, seed: 5 },
    ]),
  );
  return group;
}

function nearCathedral(x: number, z: number): boolean {
  return x > -205 && x < 72 && z > -66 && z < 66;
}

function inView(x: number, z: number): boolean {
  const ahead = eye[2] - z;
  const across = x - eye[0];
  return across > -ahead * 0.78 - 50 && across < ahead * 0.12 + 60;
}
