import { Group, PlaneGeometry } from 'three';
import { MeshBuilder } from '../geometry/MeshBuilder';
import { seededRandom } from '../geometry/random';
import { archBridge } from '../models/archBridge';
import { drawRiverBoat } from '../models/boat';
import { clouds } from '../models/clouds';
import { eiffelTower } from '../models/eiffelTower';
import { drawHaussmannBlock, type Detail } from '../models/haussmann';
import { hills } from '../models/hills';
import { drawTree } from '../models/trees';
import type { Atmosphere } from '../rendering/atmosphere';
import type { Picture } from '../rendering/Picture';
import { Water } from '../rendering/water';

const atmosphere: Atmosphere = {
  sky: [
    [0, '#fcc78c'],
    [2.4, '#fccd9c'],
    [6, '#f3b5ac'],
    [10, '#c995be'],
    [15.5, '#967cc4'],
    [24, '#7068b8'],
  ],
  glow: { azimuth: -48, color: '#ffce7a', strength: 0.75 },
  sun: { azimuth: -132, elevation: 19, color: '#ffc285', intensity: 4.6 },
  fill: { zenith: '#8f8ae0', horizon: '#f2b6b0', ground: '#d29a86', intensity: 1.25 },
  haze: { density: 0.0003, height: 260, start: 1000 },
};

const autumn = ['#d9822b', '#c96a24', '#b8932f', '#7f8a34', '#5f7a35', '#8f9138'] as const;
const nearBank = { at: [-430, 0, 322], turn: -0.34 } as const;
const streets = 92;
const river = { near: 640, far: 118, level: -9 };

/** Paris: the Eiffel Tower between the Seine and the Champ de Mars, from above the right bank, in autumn. */
export function paris(): Picture {
  const world = new Group();
  world.add(eiffelTower(), ground(), city(), trees(), bridge(), boats(), skyline());
  const surface = new PlaneGeometry(6000, river.near - river.far);
  surface.rotateX(-Math.PI / 2);
  surface.translate(0, river.level, (river.near + river.far) / 2);
  return {
    view: { eye: [-390, 92, 1085], subject: [0, 0], subjectAcross: 0.69, horizonDown: 0.64, width: 36.5 },
    atmosphere,
    grade: { exposure: 1, bloom: 0.16, grain: 1.6, vignette: 0.22, saturation: 1.08 },
    world,
    water: [new Water(surface, river.level, { deep: '#7c6aa6', ripple: 0.006, wavelength: 7, mirror: 0.9 })],
    shadows: { centre: [-80, -60], reach: 760 },
  };
}

function ground(): Group {
  const builder = new MeshBuilder();
  const slab = (x: number, z: number, width: number, depth: number, y: number, color: string): void =>
    builder.quad(
      [x - width / 2, y, z + depth / 2],
      [x + width / 2, y, z + depth / 2],
      [x + width / 2, y, z - depth / 2],
      [x - width / 2, y, z - depth / 2],
      color,
    );
  slab(0, -15000 + river.far, 40000, 30000, 0, '#c9a389');
  slab(0, 95, 6000, 46, 0.1, '#e2bf9c');
  slab(0, 84, 6000, 12, 0.2, '#b99a92');
  slab(0, -20, 150, 170, 0.15, '#e6c7a4');
  slab(0, -470, 190, 760, 0.1, '#8d9150');
  slab(0, -470, 26, 760, 0.2, '#e6c7a4');
  for (const z of [-140, -300, -460, -620]) slab(0, z, 190, 10, 0.25, '#e0bf9a');
  for (const side of [-1, 1]) slab(side * 82, -470, 26, 760, 0.22, '#dcb792');
  // The quays: an upper wall, a lower walk along the water, and the near bank.
  builder.quad(
    [-3000, -6.6, river.far],
    [3000, -6.6, river.far],
    [3000, 1, river.far],
    [-3000, 1, river.far],
    '#e8cba6',
  );
  builder.box(0, 0, river.far - 0.5, 6000, 1.2, 1, '#f2dcbc');
  builder.box(0, -12, river.far + 6, 6000, 5.2, 12, '#d9b690', '#e6c8a2');
  builder.at(...nearBank.at, nearBank.turn, () => {
    builder.box(0, -12, 10, 2000, 5.4, 20, '#d0aa88', '#e2c29c');
    builder.box(0, -12, 220, 2000, 11, 400, '#d8b592', '#b99a72');
  });
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function city(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(7);
  const scale = 1.4; // a little larger than life, as on a poster
  for (let row = 0; row < 26; row += 1) {
    const z = 34 - row * streets;
    const wide = 1500 + row * 75;
    for (let x = -wide; x < wide;) {
      const width = random(50, 92);
      const middle = x + (width * scale) / 2;
      x += width * scale + random(15, 22);
      if (Math.abs(middle) < 150 + (width * scale) / 2 && z > -900) continue;
      if (!inView(middle, z)) continue;
      const distance = Math.hypot(middle + 390, z - 1085);
      const detail: Detail = distance < 1550 ? 'full' : distance < 2400 ? 'windows' : 'plain';
      builder.at(
        middle,
        0,
        z + random(-3, 3),
        0,
        () => drawHaussmannBlock(builder, random, width, random(40, 46), detail, middle < -390 ? 'right' : 'left'),
        scale,
      );
    }
  }
  drawMilitarySchool(builder);
  drawInvalides(builder);
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

/** The long front and square dome that close the Champ de Mars. */
function drawMilitarySchool(builder: MeshBuilder): void {
  builder.at(0, 0, -900, 0, () => {
    builder.box(0, 0, 0, 260, 16, 30, '#efd9ba', '#7d7f9e');
    builder.roof(0, 16, 0, 260, 30, 8, '#74769a', '#74769a', 10);
    builder.box(0, 0, 4, 46, 22, 40, '#f4e2c8');
    builder.roof(0, 22, 24, 46, 1, 6, '#f4e2c8');
    builder.taperedBox(0, 22, 0, 34, 34, 16, 16, 18, '#7c7ea0');
    builder.box(0, 40, 0, 8, 6, 8, '#f4e2c8', '#7c7ea0');
  });
}

/** The gilded dome of the Invalides above the roofs to the left. */
function drawInvalides(builder: MeshBuilder): void {
  builder.at(
    -375,
    0,
    -900,
    0,
    () => {
      builder.box(0, 0, 0, 60, 30, 60, '#efd9ba');
      builder.lathe(
        16,
        [
          [16, 30],
          [16, 50],
          [18, 51],
          [15, 53],
          [15, 60],
        ],
        '#f4e2c8',
      );
      builder.lathe(
        16,
        [
          [15, 60],
          [14.6, 66],
          [13, 73],
          [10, 79],
          [6, 83],
          [3.4, 85],
        ],
        '#f0b23c',
      );
      builder.lathe(
        8,
        [
          [3.4, 85],
          [3.2, 93],
          [3.6, 93.5],
          [0.6, 98],
          [0.3, 107],
          [0, 107],
        ],
        '#f6c452',
      );
    },
    1.3,
  );
}

function trees(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(23);
  const plant = (x: number, y: number, z: number, height: number): void =>
    drawTree(builder, random, x, y, z, height, random.pick(autumn));
  for (const side of [-1, 1]) {
    for (let z = -85; z > -840; z -= 13) {
      for (const x of [70, 82, 100, 114]) plant(side * (x + random(-3, 3)), 0, z + random(-4, 4), random(13, 18));
    }
    for (let index = 0; index < 70; index += 1) plant(side * random(72, 132), 0, random(-90, 60), random(11, 18));
  }
  for (let x = -900; x < 900; x += 12) {
    if (Math.abs(x) > 66) plant(x + random(-2, 2), 0, 102 + random(-2, 2), random(10, 14));
    if (Math.abs(x) > 150 && random.chance(0.8)) plant(x + random(-3, 3), 0, 76 + random(-1, 1), random(10, 13));
  }
  for (let index = 0; index < 420; index += 1) {
    const x = random(-1300, 1100);
    const z = random(-1500, 20);
    if (Math.abs(x) > 160 && inView(x, z))
      plant(x, 0, Math.round(z / streets) * streets + 34 + streets / 2, random(11, 15));
  }
  builder.at(...nearBank.at, nearBank.turn, () => {
    for (let x = -130; x < 150; x += 7)
      plant(x + random(-3, 3), -1, 27 + random(-4, 12), random(10, 16) + Math.max(0, -x / 14));
  });
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function bridge(): Group {
  const length = 424;
  const span = archBridge({
    length,
    width: 34,
    arches: 7,
    deck: 0.4,
    spring: -7,
    camber: 2.4,
    stone: '#e6c79f',
    road: '#cfae9c',
    trim: '#f6e2c2',
    bed: -13,
  });
  span.position.set(0, 0, river.far - 3 + length / 2);
  return span;
}

function boats(): Group {
  const builder = new MeshBuilder();
  builder.at(-190, river.level, 236, 0.05, () => drawRiverBoat(builder, 52, '#f4ece2', '#fbf3e8', '#c8553c'));
  builder.at(-420, river.level, 148, Math.PI, () => drawRiverBoat(builder, 38, '#5e5a86', '#efe0cc', '#8a86aa'));
  builder.at(240, river.level, 180, 0, () => drawRiverBoat(builder, 44, '#7a4b3a', '#f3e4cf', '#e9d3b4'));
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function skyline(): Group {
  const group = new Group();
  group.add(
    hills([
      { z: -3400, depth: 2600, from: -6500, to: 5500, height: 110, rough: 0.9, seed: 4, color: '#9a86a0' },
      { z: -6500, depth: 3500, from: -9500, to: 8500, height: 420, rough: 1, seed: 9, color: '#9a86a8' },
    ]),
    clouds([
      { at: [-420, 1150, -6200], half: 560, seed: 3 },
      { at: [1050, 1560, -6200], half: 430, seed: 5 },
      { at: [2780, 1230, -6500], half: 640, seed: 13 },
      { at: [4050, 1420, -6300], half: 420, seed: 8 },
    ]),
  );
  return group;
}

/** Whether a point on the ground can be in the picture (a generous wedge from the eye). */
function inView(x: number, z: number): boolean {
  const ahead = 1085 - z;
  const across = x + 390;
  return across > -ahead * 0.36 - 90 && across < ahead * 0.75 + 90;
}
