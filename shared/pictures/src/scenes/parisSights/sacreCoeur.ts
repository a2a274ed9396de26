import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { drawHaussmannBlock } from '../../models/haussmann';
import { sacreCoeur } from '../../models/sacreCoeur';
import type { Picture, View } from '../../rendering/Picture';
import { grade, roseMorning } from '../common/skies';
import { drawLamp, drawWalker, drawn, planted, slab, springGreens } from '../common/surroundings';

const view: View = { eye: [-74, -18, 286], subject: [0, 0], subjectAcross: 0.64, horizonDown: 0.9, width: 40 };
const top = -5;

/** The slope of the square Louise-Michel: terraces of lawn down from the church. */
function slopeAt(z: number): number {
  const out = z - 46;
  return out < 0 ? top : top - Math.min(34, out * 0.29);
}

/** The Sacré-Cœur from the foot of its gardens, in clear light from the left. */
export function sacreCoeurPicture(): Picture {
  const world = new Group();
  world.add(
    sacreCoeur(),
    hill(),
    planted(19, springGreens, function* (random) {
      for (let index = 0; index < 84; index += 1) {
        const side = random.chance(0.5) ? -1 : 1;
        const z = random(50, 150);
        const x = side * (30 + (z - 50) * 0.2 + random(0, 46));
        yield [x, slopeAt(z), z, random(6, 11)];
      }
      for (let index = 0; index < 50; index += 1)
        yield [(random.chance(0.5) ? -1 : 1) * random(30, 80), top, random(-30, 40), random(7, 12)];
    }),
    clouds([
      { at: [-2200, 1800, -4600], half: 460, seed: 3 },
      { at: [-900, 2600, -5000], half: 380, seed: 8 },
      { at: [2300, 2300, -4800], half: 430, seed: 5 },
    ]),
  );
  return {
    view,
    atmosphere: roseMorning({ sun: -128, elevation: 28, glow: -40, haze: 0.0008, hazeFrom: 240 }),
    grade,
    world,
    water: [],
    shadows: { centre: [-4, 40], reach: 170, size: 2048 },
  };
}

/** Terraces, the stairs between them, balustrades, and the houses at both sides. */
function hill(): Group {
  const random = seededRandom(18);
  return drawn((builder) => {
    slab(builder, 0, -60, 400, 212, top, '#d8bfa4');
    slab(builder, 0, 270, 900, 240, top - 33.9, '#cdb296');
    for (let z = 46; z < 210; z += 3) {
      const [high, low] = [slopeAt(z), slopeAt(z + 3)];
      builder.quad(
        [-140, low, z + 3],
        [140, low, z + 3],
        [140, high, z],
        [-140, high, z],
        z % 2 === 0 ? '#93a352' : '#8c9c4e',
      );
    }
    // A grand stair from the porch, then two ramps round the fountain's lawn.
    for (let step = 0; step < 46; step += 1) {
      const z = 36 + step * 0.9;
      const y = top + 4.4 - step * 0.42;
      builder.box(0, y - 3, z, 30 - Math.min(10, step * 0.4), 3.2, 1.1, step % 2 === 0 ? '#f0dcc2' : '#e2c9ac');
    }
    for (const side of [-1, 1]) {
      builder.beam([side * 15.6, top + 4.8, 36], [side * 11, slopeAt(77) + 2.6, 77], 1.1, '#f6e6d0');
      for (let part = 0; part < 26; part += 1) {
        const share = part / 26;
        const x = side * (10 + 13 * Math.sin(share * Math.PI));
        const z = 78 + share * 74;
        builder.box(x, slopeAt(z) - 1, z, 6, 1.5, 3.4, '#e8d0b2');
      }
      for (const z of [78, 104, 130]) drawLamp(builder, side * 16, slopeAt(z), z, 5);
    }
    for (const z of [77, 112, 150]) {
      builder.box(0, slopeAt(z) - 2, z, 64, 3, 1.2, '#e6ceb0', '#f6e6d0');
      for (const x of [-28, -14, 14, 28]) builder.box(x, slopeAt(z) + 1, z, 1.6, 1.4, 1.6, '#f6e6d0');
    }
    for (let index = 0; index < 70; index += 1) {
      const z = random(50, 150);
      drawWalker(builder, random, random(-13, 13), slopeAt(z) + 0.5, z);
    }
    for (const [x, z, width] of [
      [-92, 60, 40],
      [-96, 100, 44],
      [-98, 146, 40],
      [94, 56, 40],
      [98, 100, 44],
      [100, 146, 40],
      [-86, 0, 50],
      [88, 0, 50],
    ] as const) {
      builder.at(x, slopeAt(z + 20) - 4, z, x < 0 ? Math.PI / 2 : -Math.PI / 2, () =>
        drawHaussmannBlock(builder, random, width, 20, 'full', 'both'),
      );
    }
  });
}
