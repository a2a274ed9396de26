import { Group } from 'three';
import { type MeshBuilder, type Point } from '../geometry/MeshBuilder';
import { seededRandom } from '../geometry/random';
import { archBridge } from '../models/archBridge';
import { drawRiverBoat } from '../models/boat';
import { clouds } from '../models/clouds';
import { eiffelTower } from '../models/eiffelTower';
import { hills } from '../models/hills';
import { notreDame } from '../models/notreDame';
import { sainteChapelle } from '../models/sainteChapelle';
import type { Picture, View } from '../rendering/Picture';
import { amberDusk, grade } from './common/skies';
import { autumnColors, drawWalker, drawn, planted, quarter, riverWater, slab, steps } from './common/surroundings';

const level = -8;
const view: View = { eye: [-104, 22, 372], subject: [0, 0], subjectAcross: 0.66, horizonDown: 0.655, width: 38 };
const banks = { left: -146, right: 214 };
/** The Île de la Cité on the map, clockwise from its left rear corner to its prow toward the viewer. */
const island = [
  [-52, -1400],
  [112, -1400],
  [112, 40],
  [84, 112],
  [40, 150],
  [2, 158],
  [-30, 134],
  [-46, 84],
  [-52, 20],
] as const;

/** Notre-Dame at the prow of its island at sunset, looked at down the Seine from the east; the Eiffel Tower far off. Here -z points west. */
export function parisExplore(): Picture {
  const world = new Group();
  const cathedral = notreDame();
  cathedral.rotation.y = -Math.PI / 2;
  const chapel = sainteChapelle();
  chapel.rotation.y = -Math.PI / 2;
  chapel.position.set(6, 0, -420);
  const tower = eiffelTower();
  tower.position.set(-590, 0, -3620);
  tower.rotation.y = 0.5;
  const inIsland = (x: number, half: number): boolean => x - half > island[0][0] + 8 && x + half < island[1][0] - 8;
  world.add(
    cathedral,
    chapel,
    tower,
    land(),
    bridges(),
    life(),
    planted(61, autumnColors, function* (random) {
      for (let index = 0; index < 60; index += 1) yield [random(-30, 56), 0, random(88, 138), random(9, 15)];
      for (const z of steps(140, -700, 11)) {
        if (z < 84) yield [-45 + random(-2, 2), 0, z, random(9, 13)];
        yield [banks.left - random(8, 11), 0, z * 1.2 + 60, random(11, 15)];
        yield [banks.right + random(8, 11), 0, z * 1.2 + 40, random(11, 15)];
        if (random.chance(0.75)) yield [banks.left + 4, level + 1.6, z * 1.2 + 56, random(9, 12)];
      }
      for (const [x, z] of [
        [100, 60],
        [92, 84],
        [74, 104],
        [60, 122],
      ] as const)
        yield [x, 0, z, random(11, 15)];
    }),
    quarter(view, { seed: 71, rows: steps(96, -700, 46), from: -900, to: -172, detail: [430, 800] }),
    quarter(view, { seed: 72, rows: steps(60, -900, 50), from: 244, to: 900, detail: [430, 800] }),
    quarter(view, {
      seed: 73,
      rows: [52, 10, -34, -78],
      from: 42,
      to: 108,
      free: (x, _z, half) => x + half > 108,
      detail: [500, 800],
    }),
    quarter(view, {
      seed: 74,
      rows: steps(-210, -1300, 48),
      from: -48,
      to: 110,
      free: (x, z, half) => !inIsland(x, half) || (Math.abs(x - 6) < 22 + half && Math.abs(z + 420) < 40),
    }),
    quarter(view, {
      seed: 75,
      rows: steps(-760, -2400, 110),
      from: -2200,
      to: 1700,
      free: (x, z, half) => z > -1900 && x > banks.left - half - 20 && x < banks.right + half + 20,
    }),
    hills([{ z: -5200, depth: 2600, from: -6500, to: 6500, height: 190, rough: 0.9, seed: 4, color: '#9a7f96' }]),
    clouds([
      { at: [-1900, 1150, -5200], half: 470, seed: 3 },
      { at: [-350, 1650, -5600], half: 400, seed: 5 },
      { at: [2150, 1750, -5400], half: 460, seed: 13 },
      { at: [1500, 900, -5600], half: 330, seed: 8 },
    ]),
  );
  return {
    view,
    atmosphere: amberDusk({ sun: -104, elevation: 17, glow: -16, haze: 0.00046, hazeFrom: 420 }),
    grade: { ...grade, grain: 1.6, bloom: 0.18 },
    world,
    water: [riverWater(-2600, 420, level, 1200, 3.6)],
    shadows: { centre: [0, 40], reach: 330, size: 4096 },
  };
}

/** The two banks and the island with their quay walls. */
function land(): Group {
  return drawn((builder) => {
    const [front, rear] = [700, -2600];
    slab(builder, 0, rear - 10000, 60000, 20000, 0, '#c0a08c');
    for (const [from, to] of [
      [-20000, banks.left],
      [banks.right, 20000],
    ] as const)
      slab(builder, (from + to) / 2, (front + rear) / 2, to - from, front - rear, 0, '#c6a78f');
    for (const side of [-1, 1]) {
      const x = side < 0 ? banks.left : banks.right;
      builder.quad([x, level - 3, rear], [x, level - 3, front], [x, 0, front], [x, 0, rear], '#e2c39c');
      builder.box(x - side * 4, level - 4, (front + rear) / 2, 8, 5.6, front - rear, '#d4b08c', '#e4c6a0');
      builder.box(x, 0, (front + rear) / 2, 0.9, 1.1, front - rear, '#f2dcbc');
    }
    drawIsland(builder);
  });
}

function drawIsland(builder: MeshBuilder): void {
  const middle: Point = [20, 0, -200];
  for (const [index, [x, z]] of island.entries()) {
    const [nextX, nextZ] = island[(index + 1) % island.length] ?? island[0];
    builder.triangle(middle, [x, 0, z], [nextX, 0, nextZ], '#d8bc9e');
    builder.quad([x, level - 3, z], [nextX, level - 3, nextZ], [nextX, 0, nextZ], [x, 0, z], '#e6c8a0');
    builder.beam([x, 0.5, z], [nextX, 0.5, nextZ], 1.1, '#f4dfc0');
  }
  for (const [x, z] of island.slice(2)) builder.beam([x, level - 2, z], [x, 0.6, z], 1.4, '#f0d6b0');
  slab(builder, 8, 104, 60, 52, 0.1, '#9aa057');
  slab(builder, -36, 0, 18, 140, 0.1, '#a3a55c');
}

/** The bridges over both arms, each along x. */
function bridges(): Group {
  const group = new Group();
  const set = (from: number, to: number, z: number, arches: number): void => {
    const span = archBridge({
      length: to - from,
      width: 15,
      arches,
      deck: 0.4,
      spring: level + 1.6,
      camber: 1.6,
      stone: '#e4c49a',
      road: '#cfae9c',
      trim: '#f6e2c2',
      bed: -12,
    });
    span.rotation.y = Math.PI / 2;
    span.position.set((from + to) / 2, 0, z);
    group.add(span);
  };
  set(banks.left, -50, 40, 3);
  set(banks.left, -52, -96, 1);
  set(banks.left, -52, -236, 3);
  set(110, banks.right, -60, 3);
  set(110, banks.right, -330, 3);
  return group;
}

function life(): Group {
  const random = seededRandom(81);
  return drawn((builder) => {
    for (let index = 0; index < 40; index += 1)
      drawWalker(builder, random, random(banks.left + 1, banks.left + 7), level + 1.6, random(-100, 280));
    for (let index = 0; index < 40; index += 1) drawWalker(builder, random, random(-30, 50), 0.1, random(76, 140));
    builder.at(-88, level, 116, Math.PI / 2 + 0.5, () =>
      drawRiverBoat(builder, 40, '#f4ece2', '#fbf3e8', '#c8553c', true),
    );
    builder.at(-116, level, -30, Math.PI / 2, () => drawRiverBoat(builder, 34, '#5e5a86', '#efe0cc', '#8a86aa', true));
    builder.at(128, level, 120, -Math.PI / 2 + 0.3, () =>
      drawRiverBoat(builder, 36, '#7a4b3a', '#f3e4cf', '#e9d3b4', true),
    );
    for (const z of [230, 176, 20])
      builder.at(banks.left + 12, level, z, Math.PI / 2, () =>
        drawRiverBoat(builder, 30, random.pick(['#4f5688', '#7a4b3a', '#5f7f74']), '#efe2d0', '#d8c4b0', true),
      );
  });
}
