import { Group, Matrix4 } from 'three';
import { MeshBuilder, varied } from '../geometry/MeshBuilder';
import { seededRandom } from '../geometry/random';
import { drawChurchDome } from '../models/churchDome';
import { clouds } from '../models/clouds';
import { colosseum } from '../models/colosseum';
import { hills } from '../models/hills';
import { drawBrokenColonnade, drawTriumphalArch } from '../models/romanRuins';
import { drawTownHouse, roman } from '../models/townHouse';
import { drawCypress, drawLump, drawUmbrellaPine } from '../models/trees';
import type { Atmosphere } from '../rendering/atmosphere';
import type { Picture } from '../rendering/Picture';

const atmosphere: Atmosphere = {
  sky: [
    [0, '#ffce94'],
    [3, '#fdd3a4'],
    [7.5, '#f6bd9e'],
    [12, '#e2a3a4'],
    [17, '#b692b8'],
    [25, '#8682b8'],
  ],
  glow: { azimuth: -40, color: '#ffd07c', strength: 0.8 },
  sun: { azimuth: -118, elevation: 16, color: '#ffbf7e', intensity: 4.9 },
  fill: { zenith: '#9690dc', horizon: '#f4b8a4', ground: '#d8986c', intensity: 1.1 },
  haze: { density: 0.00048, height: 220, start: 520 },
};

/** A wooded hill beside the arena. */
const palatine = { at: [-190, 0, -84], radius: 56, height: 13 } as const;
const eye = [-130, 40, 440] as const;

/** Rome: the Colosseum among stone pines and ochre houses, with a dome on the horizon. */
export function rome(): Picture {
  const world = new Group();
  const arena = colosseum();
  arena.rotation.y = -1.22;
  world.add(arena, ground(), town(), trees(), skyline());
  return {
    view: { eye, subject: [0, 0], subjectAcross: 0.665, horizonDown: 0.62, width: 41 },
    atmosphere,
    grade: { exposure: 1, bloom: 0.16, grain: 1.6, vignette: 0.22, saturation: 1.08 },
    world,
    water: [],
    shadows: { centre: [-20, 20], reach: 420 },
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
  slab(0, -14000, 40000, 30000, 0, '#cdb57a');
  builder.at(0, 0.1, 0, 0, () => builder.disc(40, 136, 0, '#e0bd92'));
  builder.at(0, 0.2, 0, 0, () => builder.ring(40, 130, 0, 118, 0, '#cba284'));
  const random = seededRandom(77);
  for (let index = 0; index < 110; index += 1) {
    const [x, z] = [random(-420, 340), random(-120, 300)];
    if (Math.hypot(x, z) > 150)
      builder.within(
        new Matrix4().makeScale(random(8, 26), 1, random(4, 10)).setPosition(x, 0.12 + index * 0.004, z),
        () => builder.disc(9, 1, 0, varied(random.pick(['#a39a58', '#b8a868', '#93904e', '#c9ac78']), random, 0.03)),
      );
  }
  builder.at(-165, 0, 34, -0.25, () => drawTriumphalArch(builder), 1.15);
  builder.at(-330, 0, 150, 0.12, () => drawBrokenColonnade(builder, random, 12, 13));
  builder.at(-322, 0, 128, 0.12, () => drawBrokenColonnade(builder, random, 9, 13));
  for (let index = 0; index < 40; index += 1)
    builder.box(
      random(-260, 160),
      0,
      random(150, 300),
      random(1, 4),
      random(0.5, 1.6),
      random(1, 3),
      varied('#e2c8a0', random, 0.04),
    );
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function town(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(31);
  for (let row = 0; row < 34; row += 1) {
    const z = -135 - row * 27 - row * row * 0.35;
    for (let x = -900 - row * 18; x < 900 + row * 18;) {
      const width = random(13, 26);
      const middle = x + width / 2;
      x += width + (random.chance(0.16) ? random(8, 16) : random(0, 1.5));
      if (!inView(middle, z) || random.chance(0.05)) continue;
      builder.at(middle, rise(middle, z), z + random(-5, 5), random(-0.12, 0.12), () =>
        drawTownHouse(builder, random, roman, width, random(12, 18), row > 16),
      );
    }
  }
  for (let x = 150; x < 420;) {
    const width = random(16, 26);
    for (let z = 60; z > -130; z -= 30) {
      if (Math.hypot(x, z) > 150 && inView(x, z))
        builder.at(x, 0, z, -0.35, () => drawTownHouse(builder, random, roman, width, 18));
    }
    x += width + 12;
  }
  for (const [x, z, radius] of [
    [-330, -420, 10],
    [262, -620, 12],
    [-120, -700, 9],
    [330, -420, 9],
  ] as const) {
    builder.at(x, rise(x, z), z, 0, () => {
      builder.box(0, 0, radius, radius * 2.6, 20, radius * 4.6, '#edd3aa', '#bf6a46');
      builder.at(0, 18, 0, 0, () => drawChurchDome(builder, radius, '#f2dcb8', '#a9a0b4'));
    });
  }
  builder.at(-420, 20, -1500, 0, () => {
    builder.box(0, 0, 0, 190, 40, 130, '#e8cba6');
    builder.at(0, 40, 0, 0, () => drawChurchDome(builder, 30, '#f0d8b6', '#9aa0c0'));
    for (const side of [-1, 1])
      builder.at(side * 62, 40, 40, 0, () => drawChurchDome(builder, 10, '#f0d8b6', '#9aa0c0'));
  });
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function trees(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(5);
  const pines: readonly (readonly [number, number, number])[] = [
    [-250, 205, 33],
    [-222, 190, 27],
    [-216, 80, 24],
    [-248, 96, 27],
    [-196, -10, 22],
    [-236, 24, 23],
    [-272, 8, 25],
    [-178, 232, 12],
    [-140, -40, 22],
    [-190, -50, 24],
    [-250, -60, 23],
    [-300, -30, 26],
    [-310, 60, 26],
    [-120, -110, 22],
    [96, 118, 22],
    [84, 132, 18],
    [112, 104, 24],
    [128, 70, 23],
    [140, 20, 22],
    [112, 236, 31],
    [128, 250, 26],
    [96, 262, 22],
    [-290, 60, 28],
    [-345, 60, 28],
  ];
  for (const [x, z, height] of pines) drawUmbrellaPine(builder, random, x, 0, z, height);
  for (let index = 0; index < 46; index += 1) {
    const [x, z] = [random(-420, 330), random(-130, 150)];
    if (Math.hypot(x, z) > 142 && inView(x, z)) drawCypress(builder, random, x, 0, z, random(11, 19));
  }
  for (let index = 0; index < 900; index += 1) {
    const [x, z] = [random(-420, 330), random(-125, 330)];
    const size = random(0.5, 1.5);
    if (Math.hypot(x, z) > 140 && inView(x, z))
      drawLump(
        builder,
        random,
        x,
        size * 0.3,
        z,
        size * 1.6,
        size * 0.8,
        size * 1.4,
        random.pick(['#7c8a44', '#92924a', '#6a7c40', '#b0a058']),
      );
  }
  builder.at(...palatine.at, 0, () =>
    builder.lathe(
      18,
      [
        [palatine.radius, 0],
        [palatine.radius * 0.86, 6],
        [palatine.radius * 0.6, palatine.height],
        [0, palatine.height + 1],
      ],
      '#8e8c4c',
    ),
  );
  for (let index = 0; index < 26; index += 1) {
    const [turn, out] = [random(0, 6.28), Math.sqrt(random()) * palatine.radius * 0.72];
    const [x, z] = [palatine.at[0] + Math.cos(turn) * out, palatine.at[2] + Math.sin(turn) * out];
    if (index % 3 === 0) drawCypress(builder, random, x, palatine.height - 3, z, random(12, 20));
    else drawUmbrellaPine(builder, random, x, palatine.height - 3, z, random(19, 29));
  }
  for (let index = 0; index < 90; index += 1) {
    const [x, z] = [random(-900, 700), random(-900, -150)];
    if (inView(x, z)) drawUmbrellaPine(builder, random, x, rise(x, z), z, random(20, 27));
  }
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function skyline(): Group {
  const group = new Group();
  group.add(
    hills([
      { z: -1700, depth: 1500, from: -3600, to: 3200, height: 120, rough: 0.8, seed: 6, color: '#8f8f66' },
      { z: -4200, depth: 3200, from: -6500, to: 6000, height: 430, rough: 0.95, seed: 14, color: '#9a86a0' },
    ]),
    clouds([
      { at: [-500, 1080, -5200], half: 460, seed: 3 },
      { at: [900, 1420, -5600], half: 330, seed: 5 },
      { at: [2550, 1060, -5400], half: 520, seed: 13 },
    ]),
  );
  return group;
}

/** The seven hills, gently: how high the ground lies. */
function rise(x: number, z: number): number {
  const back = Math.max(0, -130 - z);
  return Math.min(34, back * 0.06) * (0.6 + 0.4 * Math.sin(x * 0.006 + 1.2));
}

function inView(x: number, z: number): boolean {
  const ahead = eye[2] - z;
  const across = x - eye[0];
  return across > -ahead * 0.42 - 60 && across < ahead * 0.62 + 60;
}
