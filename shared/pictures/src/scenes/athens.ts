import { Group } from 'three';
import { MeshBuilder } from '../geometry/MeshBuilder';
import { seededRandom } from '../geometry/random';
import { acropolis } from '../models/acropolis';
import { clouds } from '../models/clouds';
import { hills } from '../models/hills';
import { athenian, drawTownHouse } from '../models/townHouse';
import { drawCypress, drawTree } from '../models/trees';
import type { Atmosphere } from '../rendering/atmosphere';
import type { Picture } from '../rendering/Picture';

const atmosphere: Atmosphere = {
  sky: [
    [0, '#ffd29c'],
    [2.6, '#fdcfae'],
    [6.5, '#f0b8b4'],
    [11, '#c3a0c6'],
    [17, '#8c92cc'],
    [27, '#6682c0'],
  ],
  glow: { azimuth: -46, color: '#ffd684', strength: 0.85 },
  sun: { azimuth: -124, elevation: 18, color: '#ffc78c', intensity: 4.7 },
  fill: { zenith: '#8c9ae4', horizon: '#f2bcb0', ground: '#d6a47c', intensity: 1.2 },
  haze: { density: 0.00042, height: 200, start: 520 },
};

const eye = [-170, 40, 470] as const;

/** Athens: the Acropolis above the houses of Plaka, the hills of Attica behind. */
export function athens(): Picture {
  const world = new Group();
  world.add(acropolis(), ground(), town(), trees(), skyline());
  return {
    view: { eye, subject: [30, 0], subjectAcross: 0.68, horizonDown: 0.69, width: 42 },
    atmosphere,
    grade: { exposure: 1, bloom: 0.16, grain: 1.6, vignette: 0.22, saturation: 1.08 },
    world,
    water: [],
    shadows: { centre: [-30, 60], reach: 430 },
  };
}

function ground(): Group {
  const builder = new MeshBuilder();
  builder.quad([-20000, 0, 900], [20000, 0, 900], [20000, 0, -30000], [-20000, 0, -30000], '#cdb08a');
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function town(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(1834);
  for (let z = 300; z > -2600; z -= z > -250 ? 21 : 40) {
    for (let x = -1500; x < 1400;) {
      const far = z < -250;
      const width = random(9, 19) * (far ? 1.6 : 1);
      const middle = x + width / 2;
      x += width + (random.chance(0.22) ? random(6, 14) : random(0.2, 2));
      if (!inView(middle, z) || onRock(middle, z, 1.06) || random.chance(0.06)) continue;
      builder.at(middle, rise(middle, z), z + random(-4, 4), random(-0.25, 0.25), () =>
        drawTownHouse(builder, random, athenian, width, random(10, 15) * (far ? 1.6 : 1), far),
      );
    }
  }
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function trees(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(17);
  for (let index = 0; index < 620; index += 1) {
    const [x, z] = [random(-620, 420), random(-300, 330)];
    if (!inView(x, z) || onRock(x, z, 1)) continue;
    if (random.chance(0.5)) drawCypress(builder, random, x, rise(x, z), z, random(11, 19));
    else
      drawTree(
        builder,
        random,
        x,
        rise(x, z),
        z,
        random(8, 12),
        random.pick(['#7a8548', '#6c7c44', '#8f9150', '#9aa05c']),
      );
  }
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function skyline(): Group {
  const group = new Group();
  group.add(
    hills([
      { z: -700, depth: 700, from: -1300, to: 500, height: 105, rough: 0.5, seed: 12, color: '#8d8c58' },
      { z: -9000, depth: 2600, from: -7600, to: 2500, height: 480, rough: 1, seed: 5, color: '#8a86b0' },
      { z: -7600, depth: 2600, from: -900, to: 8500, height: 620, rough: 1, seed: 18, color: '#8f86a8' },
    ]),
    clouds([
      { at: [-720, 1030, -5300], half: 430, seed: 3 },
      { at: [640, 1500, -5600], half: 360, seed: 13 },
      { at: [2450, 1230, -5400], half: 480, seed: 5 },
    ]),
  );
  return group;
}

/** Whether a point lies within the rock's foot, grown by a factor. */
function onRock(x: number, z: number, grow: number): boolean {
  return Math.hypot(x / (178 * grow), z / (118 * grow)) < 1;
}

/** The ground climbs a little toward the rock. */
function rise(x: number, z: number): number {
  const out = Math.hypot(x / 178, z / 118) - 1;
  return Math.max(0, 7 - out * 12);
}

function inView(x: number, z: number): boolean {
  const ahead = eye[2] - z;
  const across = x - eye[0];
  return across > -ahead * 0.36 - 60 && across < ahead * 0.75 + 60;
}
