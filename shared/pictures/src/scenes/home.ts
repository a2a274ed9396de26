import { Group, PlaneGeometry } from 'three';
import type { Color } from 'three';
import { MeshBuilder, varied, type Point } from '../geometry/MeshBuilder';
import { fractalNoise, seededRandom, valueNoise, type Random } from '../geometry/random';
import { acropolis } from '../models/acropolis';
import { archBridge } from '../models/archBridge';
import { clouds } from '../models/clouds';
import { colosseum } from '../models/colosseum';
import { eiffelTower } from '../models/eiffelTower';
import { elizabethTower } from '../models/elizabethTower';
import { drawHaussmannBlock } from '../models/haussmann';
import { hills } from '../models/hills';
import { athenian, drawTownHouse, londoner, roman, type TownStyle } from '../models/townHouse';
import { drawTrain } from '../models/train';
import { drawCypress, drawTree, drawUmbrellaPine } from '../models/trees';
import type { Atmosphere } from '../rendering/atmosphere';
import type { Picture } from '../rendering/Picture';
import { Water } from '../rendering/water';

const atmosphere: Atmosphere = {
  sky: [
    [0, '#ffcb92'],
    [2.2, '#fdc5a0'],
    [5.5, '#efa9a8'],
    [9.5, '#c08fb8'],
    [15, '#8379ba'],
    [24, '#5d68ac'],
  ],
  glow: { azimuth: -14, color: '#ffdf98', strength: 0.9 },
  sun: { azimuth: -112, elevation: 15, color: '#ffbd80', intensity: 4.8 },
  fill: { zenith: '#8a8ade', horizon: '#f0b2ac', ground: '#c8906c', intensity: 1.15 },
  haze: { density: 0.00023, height: 240, start: 900 },
};

const eye = [-60, 215, 620] as const;

/** A landmark's flat plot: its middle, its radius, and its height over the river. */
interface Plot {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly y: number;
}

const plots = {
  tower: { x: 400, z: -1350, radius: 230, y: 26 },
  arena: { x: 640, z: -980, radius: 180, y: 30 },
  clock: { x: 60, z: -1850, radius: 170, y: 24 },
  rock: { x: -420, z: -1980, radius: 330, y: 60 },
} as const satisfies Readonly<Record<string, Plot>>;

const viaduct = { z: -330, from: -620, to: 380, deck: 62 } as const;

/** The home page: evening over a country that holds all the guide's cities, a river and a train on its way. */
export function home(): Picture {
  const world = new Group();
  world.add(land(), growth(), villages(), ...landmarks(), railway(), skyline());
  const surface = new PlaneGeometry(9000, 8000);
  surface.rotateX(-Math.PI / 2);
  surface.translate(0, 0, -3300);
  return {
    view: { eye, subject: [plots.tower.x, plots.tower.z], subjectAcross: 0.68, horizonDown: 0.5, width: 42 },
    atmosphere,
    grade: { exposure: 1, bloom: 0.18, grain: 1.6, vignette: 0.24, saturation: 1.08 },
    world,
    water: [new Water(surface, 0, { deep: '#8478ac', ripple: 0.004, wavelength: 9, mirror: 0.92 })],
    shadows: { centre: [150, -900], reach: 1350, size: 4096 },
  };
}

function riverAt(z: number): number {
  return -40 + 230 * Math.sin(z / 430 + 0.9) + 60 * Math.sin(z / 190);
}

function riverWidth(z: number): number {
  return 62 + 26 * Math.sin(z / 300) + Math.max(0, -z - 600) * 0.012;
}

/** Height of the land over the river, in metres. */
function landAt(x: number, z: number): number {
  const bank = Math.abs(x - riverAt(z)) - riverWidth(z);
  const shore = Math.min(1, Math.max(0, bank / 420));
  const rolling = 18 + 150 * fractalNoise(x / 640 + 3, z / 640 + 9, 5) ** 1.5;
  let height =
    bank < 0 ? Math.max(-8, bank * 0.25) : 2.5 * Math.min(1, bank / 12) + rolling * shore * shore * (3 - 2 * shore);
  for (const plot of Object.values(plots)) {
    const near =
      1 - Math.min(1, Math.max(0, (Math.hypot(x - plot.x, z - plot.z) - plot.radius * 0.62) / (plot.radius * 0.6)));
    if (bank > 0) height += (plot.y - height) * near * near * (3 - 2 * near);
  }
  return height;
}

/** Fields: wheat, grass, olive and lavender in patches with uneven borders. */
function fieldColor(random: Random, x: number, z: number, height: number): Color {
  if (height < 3.2) return varied('#c9b27c', random, 0.02);
  const patch = valueNoise(
    Math.floor((x + 30 * Math.sin(z / 90)) / 120) * 7.3,
    Math.floor((z + 24 * Math.sin(x / 80)) / 105) * 5.1,
    3,
  );
  const color =
    patch < 0.24
      ? z > -600
        ? '#aca656'
        : '#d2b566'
      : patch < 0.42
        ? '#a3a355'
        : patch < 0.62
          ? '#8a9650'
          : patch < 0.76
            ? '#b0a258'
            : patch < 0.85 && z < -700
              ? '#a58fb4'
              : '#7b8a4a';
  return varied(color, random, 0.022);
}

function land(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(1);
  const rows = 170;
  const columns = 190;
  const spot = (column: number, row: number): Point => {
    const share = row / rows;
    const z = 420 - 620 * share - 4700 * share ** 2.4;
    const half = (eye[2] - z) * 0.62 + 180;
    const middle = eye[0] + (eye[2] - z) * 0.12;
    const x = middle - half + (2 * half * (column + (row % 2) * 0.5)) / columns;
    return [x, landAt(x, z), z];
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [a, b, c, d] = [spot(column, row), spot(column + 1, row), spot(column + 1, row + 1), spot(column, row + 1)];
      for (const [p, q, r] of [
        [a, b, c],
        [a, c, d],
      ] as const) {
        builder.triangle(
          p,
          q,
          r,
          fieldColor(random, (p[0] + q[0] + r[0]) / 3, (p[2] + q[2] + r[2]) / 3, Math.max(p[1], q[1], r[1])),
        );
      }
    }
  }
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function growth(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(8);
  const greens = ['#75843f', '#8a8f42', '#61773f', '#a8923f', '#b98a3c'] as const;
  let planted = 0;
  for (let attempt = 0; attempt < 9000 && planted < 2100; attempt += 1) {
    const z = 260 - 2700 * random() ** 1.3;
    const x = eye[0] + (eye[2] - z) * random(-0.32, 0.62);
    const height = landAt(x, z);
    const wood = fractalNoise(x / 210, z / 210, 12);
    const onPlot = Object.values(plots).some((plot) => Math.hypot(x - plot.x, z - plot.z) < plot.radius * 0.72);
    if (height < 2.4 || onPlot || wood < 0.5 || Math.abs(z - viaduct.z) < 22) continue;
    planted += 1;
    const kind = valueNoise(x / 160, z / 160, 30);
    if (kind > 0.66) drawCypress(builder, random, x, height - 0.5, z, random(15, 27));
    else if (kind < 0.2) drawUmbrellaPine(builder, random, x, height - 0.5, z, random(15, 22));
    else drawTree(builder, random, x, height - 0.5, z, random(10, 18), random.pick(greens));
  }
  for (let z = 120; z > -1500; z -= 15) {
    for (const side of [-1, 1]) {
      if (random.chance(0.45)) continue;
      const x = riverAt(z) + side * (riverWidth(z) + random(9, 26));
      drawTree(builder, random, x, landAt(x, z) - 0.5, z, random(9, 15), random.pick(greens));
    }
  }
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function villages(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(44);
  const scatter = (plot: Plot, count: number, inner: number, outer: number, draw: () => void): void => {
    for (let index = 0; index < count; index += 1) {
      const [turn, out] = [random(0, 6.28), plot.radius * random(inner, outer)];
      const [x, z] = [plot.x + Math.cos(turn) * out, plot.z + Math.sin(turn) * out * 0.8];
      if (Math.abs(x - riverAt(z)) > riverWidth(z) + 14) builder.at(x, landAt(x, z) - 1, z, random(-0.3, 0.3), draw);
    }
  };
  const houses = (style: TownStyle) => (): void =>
    drawTownHouse(builder, random, style, random(14, 26), random(12, 17));
  scatter(plots.tower, 26, 0.5, 1, () => drawHaussmannBlock(builder, random, random(36, 60), 26, 'windows', 'both'));
  scatter(plots.arena, 50, 0.78, 1.2, houses(roman));
  scatter(plots.clock, 44, 0.25, 0.95, houses(londoner));
  scatter(plots.rock, 90, 0.8, 1.1, houses(athenian));
  for (const [x, z, style] of [
    [-330, -560, roman],
    [420, -420, roman],
    [-560, -1050, athenian],
  ] as const)
    scatter({ x, z, radius: 60, y: 0 }, 13, 0.1, 1, houses(style));
  const group = new Group();
  group.add(builder.toMesh());
  return group;
}

function landmarks(): readonly Group[] {
  const set = (model: Group, plot: Plot, scale: number, turn: number): Group => {
    model.position.set(plot.x, plot.y, plot.z);
    model.scale.setScalar(scale);
    model.rotation.y = turn;
    return model;
  };
  return [
    set(eiffelTower(), plots.tower, 1, 0.5),
    set(colosseum(), plots.arena, 1.2, -1.05),
    set(elizabethTower(), plots.clock, 2, 0.25),
    set(acropolis(), plots.rock, 1.35, 0.1),
  ];
}

/** A stone viaduct over the valley with an evening train on it. */
function railway(): Group {
  const group = new Group();
  const length = viaduct.to - viaduct.from;
  const middle = (viaduct.from + viaduct.to) / 2;
  const span = archBridge({
    length,
    width: 9,
    arches: 22,
    deck: viaduct.deck,
    spring: viaduct.deck - 24,
    stone: '#e0bd92',
    road: '#b3917c',
    trim: '#efd3a8',
    bed: -12,
  });
  span.rotation.y = Math.PI / 2;
  span.position.set(middle, 0, viaduct.z);
  const builder = new MeshBuilder();
  builder.at(-20, viaduct.deck + 0.2, viaduct.z, 0, () => drawTrain(builder, 6), 1.45);
  group.add(span, builder.toMesh());
  return group;
}

function skyline(): Group {
  const group = new Group();
  group.add(
    hills([
      { z: -4300, depth: 2200, from: -6000, to: 6000, height: 340, rough: 1, seed: 7, color: '#8a80a6' },
      { z: -7500, depth: 3600, from: -9500, to: 10500, height: 640, rough: 1, seed: 26, color: '#8a80b0' },
    ]),
    clouds([
      { at: [-1050, 1130, -5200], half: 440, seed: 3 },
      { at: [150, 1760, -5600], half: 420, seed: 5 },
      { at: [2450, 1250, -5400], half: 520, seed: 13 },
      { at: [700, 960, -5800], half: 280, seed: 8 },
    ]),
  );
  return group;
}
