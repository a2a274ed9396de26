import { Group } from 'three';
import { type MeshBuilder, varied } from '../geometry/MeshBuilder';
import { seededRandom, type Random } from '../geometry/random';
import { clouds } from '../models/clouds';
import { hills } from '../models/hills';
import { sacreCoeur } from '../models/sacreCoeur';
import { drawTree } from '../models/trees';
import type { Picture, View } from '../rendering/Picture';
import { grade, roseMorning } from './common/skies';
import { drawn, quarter, slab, springGreens, steps } from './common/surroundings';

const view: View = { eye: [-96, 45, 372], subject: [0, 0], subjectAcross: 0.68, horizonDown: 0.72, width: 39 };
const summit = 60;

/** Height of the hill of Montmartre: steep toward the viewer, falling gently to both sides. */
function hillAt(x: number, z: number): number {
  const ease = (share: number): number => {
    const t = Math.min(1, Math.max(0, share));
    return t * t * (3 - 2 * t);
  };
  return summit * ease((300 - z) / 230) * ease(1.25 - Math.abs(x + 40) / 640);
}

/** Montmartre in the morning: the Sacré-Cœur over zinc roofs and chimney pots, the sun from the right. */
export function parisDays(): Picture {
  const world = new Group();
  const church = sacreCoeur();
  church.position.set(0, summit + 1, -10);
  world.add(
    church,
    hill(),
    gardens(),
    roofs(),
    quarter(view, {
      seed: 91,
      rows: steps(268, -120, 23),
      from: -520,
      to: 420,
      scale: 0.72,
      turn: 0.2,
      shift: 5,
      ground: (x, z) => hillAt(x, z + 16) - 3,
      free: (x, z, half) => Math.abs(x - 8) < half + (z > 120 ? 34 : 44) && z < 216,
      detail: [330, 640],
    }),
    hills([{ z: -3400, depth: 2200, from: -5200, to: 5200, height: 120, rough: 0.9, seed: 8, color: '#9c98b8' }]),
    clouds([
      { at: [-2450, 900, -5200], half: 460, seed: 13 },
      { at: [-1050, 1330, -5600], half: 400, seed: 5 },
      { at: [1750, 1330, -5200], half: 400, seed: 3 },
      { at: [-900, 700, -5700], half: 280, seed: 8 },
    ]),
  );
  return {
    view,
    atmosphere: roseMorning({ sun: 118, elevation: 22, glow: 40, haze: 0.0007, hazeFrom: 300 }),
    grade: { ...grade, grain: 1.6 },
    world,
    water: [],
    shadows: { centre: [-40, 140], reach: 300, size: 4096 },
  };
}

function hill(): Group {
  return drawn((builder) => {
    slab(builder, 0, -15000, 60000, 31000, -3, '#c3aa98');
    for (const z of steps(320, -160, 20)) {
      for (const x of steps(-700, 700, 40)) {
        const garden = Math.abs(x + 20) < 60 && z > 30 && z < 200;
        builder.quad(
          [x, hillAt(x, z), z],
          [x + 40, hillAt(x + 40, z), z],
          [x + 40, hillAt(x + 40, z - 20), z - 20],
          [x, hillAt(x, z - 20), z - 20],
          garden ? '#90a254' : '#c4ab94',
        );
      }
    }
  });
}

/** The terraces below the church: stairs, balustrades and trees. */
function gardens(): Group {
  const random = seededRandom(92);
  return drawn((builder) => {
    builder.box(0, summit - 6, 30, 70, 7, 1.4, '#eed8bc', '#f8e8d2');
    slab(builder, 0, 10, 76, 40, summit + 0.9, '#e2ccb2');
    for (let step = 0; step < 60; step += 1) {
      const z = 31 + step * 2.6;
      builder.box(0, hillAt(0, z) - 2, z, 10, 3 + (step % 2) * 0.2, 2.7, step % 2 === 0 ? '#f0dcc4' : '#e2cab0');
    }
    for (let index = 0; index < 150; index += 1) {
      const z = random(32, 222);
      const x = (random.chance(0.5) ? -1 : 1) * random(11, 50);
      drawTree(builder, random, x, hillAt(x, z) - 0.5, z, random(6, 11), random.pick(springGreens));
    }
    for (const side of [-1, 1])
      for (let index = 0; index < 16; index += 1)
        drawTree(
          builder,
          random,
          side * random(24, 46),
          summit,
          random(-40, 24),
          random(8, 12),
          random.pick(springGreens),
        );
  });
}

/** The roofs at the viewer's feet: zinc with seams, dormers, walls of chimney pots. */
function roofs(): Group {
  const random = seededRandom(93);
  return drawn((builder) => {
    for (const [x, z, width, y, turn] of [
      [-139, 303, 46, 36, 0.05],
      [-92, 297, 44, 33.5, -0.05],
      [-46, 302, 44, 36.5, -0.02],
      [2, 294, 46, 31.5, -0.1],
      [52, 286, 50, 33.5, -0.14],
    ] as const)
      builder.at(x, y, z, turn, () => drawZincRoof(builder, random, width));
  });
}

/** One roof of `width` along x whose eaves lie on y = 0, over a plain house. */
function drawZincRoof(builder: MeshBuilder, random: Random, width: number): void {
  const depth = 17;
  const zinc = varied('#8d95bb', random, 0.03);
  const steep = varied('#6c76a6', random, 0.03);
  builder.box(0, -30, 0, width, 30, depth, varied('#f0dcc0', random, 0.02));
  builder.box(0, -0.5, 0, width + 0.6, 0.7, depth + 0.8, '#f8ead4');
  builder.taperedBox(0, 0.2, 0, width, depth, width, depth - 4.4, 4.6, steep, zinc);
  builder.roof(0, 4.8, 0, width, depth - 4.4, 2, zinc, '#e6ceb0');
  for (let x = -width / 2 + 1; x < width / 2; x += 1.5) {
    for (const side of [-1, 1]) builder.beam([x, 4.85, side * (depth / 2 - 2.2)], [x, 6.85, 0], 0.12, '#a9b0d0');
  }
  for (let x = -width / 2 + 3; x < width / 2 - 2; x += 4.2) {
    builder.box(x, 0.6, depth / 2 - 1.6, 2.2, 3, 2.4, '#f4e2c8', zinc);
    builder.quad(
      [x - 0.7, 1, depth / 2 - 0.36],
      [x + 0.7, 1, depth / 2 - 0.36],
      [x + 0.7, 3.1, depth / 2 - 0.36],
      [x - 0.7, 3.1, depth / 2 - 0.36],
      random.chance(0.2) ? '#ffd890' : '#5f5d78',
    );
  }
  for (let stack = 0; stack < 3; stack += 1) {
    const x = -width / 2 + 0.6 + (stack * (width - 1.2)) / 2;
    const high = random(7.6, 9.6);
    builder.box(x, 0, random(-1.5, 1.5), 1.1, high, 8, varied('#dcbfa8', random, 0.04), '#caa890');
    for (let pot = -3; pot <= 3; pot += 1)
      builder.at(x, high, pot * 1.05, 0, () =>
        builder.lathe(
          6,
          [
            [0.34, 0],
            [0.28, random(0.9, 1.5)],
          ],
          varied('#c9744e', random, 0.05),
        ),
      );
  }
}
