import { Group, PlaneGeometry } from 'three';
import { MeshBuilder, varied } from '../geometry/MeshBuilder';
import { seededRandom } from '../geometry/random';
import { archBridge } from '../models/archBridge';
import { drawRiverBoat } from '../models/boat';
import { clouds } from '../models/clouds';
import { elizabethTower } from '../models/elizabethTower';
import { hills } from '../models/hills';
import { palaceOfWestminster } from '../models/palaceOfWestminster';
import { drawTownHouse, londoner } from '../models/townHouse';
import { drawTree } from '../models/trees';
import type { Atmosphere } from '../rendering/atmosphere';
import type { Picture } from '../rendering/Picture';
import { Water } from '../rendering/water';

const atmosphere: Atmosphere = {
  sky: [
    [0, '#fbc79a'],
    [3, '#f8c4a6'],
    [7, '#eab0ae'],
    [12, '#bf98bc'],
    [18, '#8f88c0'],
    [27, '#6a74b4'],
  ],
  glow: { azimuth: -42, color: '#ffd488', strength: 0.85 },
  sun: { azimuth: -122, elevation: 16, color: '#ffc083', intensity: 4.7 },
  fill: { zenith: '#8c92e2', horizon: '#eeb4b4', ground: '#c8957c', intensity: 1.2 },
  haze: { density: 0.0006, height: 160, start: 480 },
};

const eye = [-46, 15, 430] as const;
const water = -5;
const crossing = 52;

/** London: the Elizabeth Tower and the Palace of Westminster over the Thames, with Westminster Bridge to the right. */
export function london(): Picture {
  const world = new Group();
  const tower = elizabethTower();
  tower.scale.setScalar(1.1);
  tower.position.set(14, 0, -8);
  world.add(tower, palaceOfWestminster(), ground(), town(), trees(), bridge(), boats(), skyline());
  const surface = new PlaneGeometry(4000, 700);
  surface.rotateX(-Math.PI / 2);
  surface.translate(0, water, 367);
  return {
    view: { eye, subject: [14, 0], subjectAcross: 0.68, horizonDown: 0.69, width: 39 },
    atmosphere,
    grade: { exposure: 1, bloom: 0.17, grain: 1.6, vignette: 0.22, saturation: 1.08 },
    world,
    water: [new Water(surface, water, { deep: '#6f6f9e', ripple: 0.01, wavelength: 2.6, mirror: 0.88 })],
    shadows: { centre: [-60, 20], reach: 400 },
  };
}

function ground(): Group {
  const builder = new MeshBuilder();
  builder.quad([-20000, 0, 8], [20000, 0, 8], [20000, 0, -30000], [-20000, 0, -30000], '#b79d86');
  for (const [from, to] of [
    [-2000, -265],
    [0, 2000],
  ] as const) {
    builder.box((from + to) / 2, -8, 11, to - from, 9.2, 12, '#d8b48c', '#e6c8a0');
    builder.box((from + to) / 2, 1.2, 15.6, to - from, 1.1, 0.8, '#eed4ac');
  }
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function town(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(1888);
  for (let row = 0; row < 15; row += 1) {
    const z = -70 - row * 46 - row * row * 1.2;
    for (let x = -700 - row * 20; x < 520 + row * 40;) {
      const width = random(18, 40);
      const middle = x + width / 2;
      x += width + (random.chance(0.2) ? random(8, 18) : 0.5);
      const behindPalace = middle < 6 && middle > -290 && z > -130;
      if (!inView(middle, z) || behindPalace || z > -110) continue;
      builder.at(
        middle,
        0,
        z,
        0,
        () => drawTownHouse(builder, random, londoner, width, random(20, 32), row > 8),
        random(1.05, 1.35),
      );
    }
  }
  drawTerrace(builder);
  for (const x of [-176, -156]) {
    builder.box(x, 0, -190, 11, 62, 11, '#f0dcb8');
    for (const [dx, dz] of [
      [-4.5, 4.5],
      [4.5, 4.5],
      [-4.5, -4.5],
      [4.5, -4.5],
    ] as const)
      builder.at(x + dx, 62, -190 + dz, 0, () =>
        builder.lathe(
          5,
          [
            [1.4, 0],
            [1.2, 3],
            [0, 9],
          ],
          '#f4e2c0',
        ),
      );
  }
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

/** The offices on the embankment right of the bridge: pale fronts, corner turrets and steep slate roofs. */
function drawTerrace(builder: MeshBuilder): void {
  const random = seededRandom(9);
  for (const [x, width, height] of [
    [106, 52, 24],
    [166, 58, 29],
    [232, 60, 25],
    [300, 60, 30],
  ] as const) {
    builder.at(x, 0, -36, 0, () => {
      builder.box(0, 0, 0, width, height, 34, varied('#eed4ac', random, 0.03));
      builder.roof(0, height, 0, width + 1, 35, 13, '#5f658f', '#eed4ac', 6);
      for (let floor = 0; floor < Math.floor(height / 4.2); floor += 1) {
        for (let bay = -width / 2 + 3; bay < width / 2 - 1; bay += 4)
          builder.quad(
            [bay - 0.8, floor * 4.2 + 1, 17.1],
            [bay + 0.8, floor * 4.2 + 1, 17.1],
            [bay + 0.8, floor * 4.2 + 3.5, 17.1],
            [bay - 0.8, floor * 4.2 + 3.5, 17.1],
            random.chance(0.14) ? '#ffd68a' : '#77698a',
          );
      }
      for (const side of [-1, 1])
        builder.at((side * width) / 2, 0, 16, 0, () =>
          builder.lathe(
            8,
            [
              [3.2, 0],
              [3.2, height + 5],
              [3.8, height + 5.6],
              [0.3, height + 15],
              [0, height + 16],
            ],
            '#f2dcb6',
          ),
        );
    });
  }
}

function trees(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(12);
  const greens = ['#6f7f3c', '#82893f', '#9a8f3e', '#5f7440', '#b08a3a'] as const;
  for (let x = 84; x < 330; x += 9)
    drawTree(builder, random, x + random(-2, 2), 0, 0 + random(-2, 2), random(12, 16), random.pick(greens));
  for (let x = -290; x > -420; x -= 8)
    drawTree(builder, random, x, 0, random(-30, 0), random(14, 20), random.pick(greens));
  for (let index = 0; index < 60; index += 1) {
    const [x, z] = [random(-300, 300), random(-420, -110)];
    if (inView(x, z)) drawTree(builder, random, x, 0, z, random(16, 24), random.pick(greens));
  }
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function bridge(): Group {
  const group = new Group();
  const length = 300;
  const span = archBridge({
    length,
    width: 26,
    arches: 7,
    deck: 4.6,
    spring: -2.4,
    camber: 3.2,
    stone: '#9fae8c',
    road: '#b79f9c',
    trim: '#b9c49c',
    bed: -9,
  });
  span.position.set(crossing, 0, length / 2 + 6);
  const builder = new MeshBuilder();
  const deck = (z: number): number => 4.6 + 3.2 * (1 - ((2 * (z - length / 2 - 6)) / length) ** 2);
  for (const [z, lane] of [
    [70, -5],
    [128, 4],
    [196, -6],
  ] as const) {
    builder.at(crossing + lane, deck(z), z, 0, () => drawBus(builder));
  }
  for (let z = 20; z < 300; z += 21.4) {
    builder.at(crossing - 13, deck(z) + 1.2, z, 0, () => {
      builder.box(0, 0, 0, 0.35, 5, 0.35, '#5f6f5c');
      for (const side of [-1, 0, 1]) builder.box(0, side === 0 ? 5 : 4.2, side * 1, 0.7, 0.9, 0.7, '#ffe2a0');
    });
  }
  group.add(span, builder.toMesh());
  return group;
}

/** A red double-decker along z. */
function drawBus(builder: MeshBuilder): void {
  builder.box(0, 0.5, 0, 2.6, 4.1, 10.5, '#cf3a30', '#e2574a');
  for (const side of [-1, 1]) {
    for (const y of [1.5, 3.1])
      builder.quad(
        [side * 1.33, y, -4.7],
        [side * 1.33, y, 4.7],
        [side * 1.33, y + 0.95, 4.7],
        [side * 1.33, y + 0.95, -4.7],
        '#5a5478',
      );
    for (const z of [-3.2, 3.2]) builder.box(side * 1.1, 0, z, 0.5, 1, 1, '#3c3450');
  }
}

function boats(): Group {
  const builder = new MeshBuilder();
  builder.at(-78, water, 150, 0.06, () => drawRiverBoat(builder, 34, '#f6efe6', '#fbf4ea', '#c8503f'));
  builder.at(-150, water, 66, Math.PI, () => drawRiverBoat(builder, 30, '#4f5688', '#efe2d0', '#8a8fb4'));
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function skyline(): Group {
  const group = new Group();
  group.add(
    hills([{ z: -2200, depth: 1600, from: -3500, to: 3500, height: 90, rough: 0.9, seed: 3, color: '#8c83a0' }]),
    clouds([
      { at: [-1750, 1180, -5300], half: 520, seed: 3 },
      { at: [-250, 1440, -5600], half: 360, seed: 5 },
      { at: [1950, 1150, -5400], half: 480, seed: 13 },
      { at: [-1050, 640, -5800], half: 300, seed: 21 },
    ]),
  );
  return group;
}

function inView(x: number, z: number): boolean {
  const ahead = eye[2] - z;
  const across = x - eye[0];
  return across > -ahead * 0.5 - 50 && across < ahead * 0.5 + 50;
}
