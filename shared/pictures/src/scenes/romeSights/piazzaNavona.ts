import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { drawMoorsFountain, fourRivers, santAgnese } from '../../models/rome/piazzaNavona';
import { drawPalazzo, papalStyle } from '../../models/rome/palazzo';
import { drawPeople } from '../../models/story/ground';
import type { Picture, View } from '../../rendering/Picture';
import { blueHour, grade } from '../common/skies';
import { drawLamp, drawn, plain, slab, steps } from '../common/surroundings';

const view: View = { eye: [-52, 9, 76], subject: [0, 0], subjectAcross: 0.55, horizonDown: 0.74, width: 60 };

/** Piazza Navona after sunset: the Four Rivers before Sant'Agnese, lamps, and the long row of houses. */
export function piazzaNavonaPicture(): Picture {
  const world = new Group();
  const fountain = fourRivers();
  fountain.position.set(12, 0, 30);
  world.add(
    santAgnese(),
    fountain,
    plain(240, '#b79f96', -0.05),
    square(),
    clouds([
      { at: [-2200, 1300, -4600], half: 430, seed: 8 },
      { at: [200, 2100, -5200], half: 360, seed: 3 },
      { at: [2500, 1400, -4800], half: 430, seed: 5 },
    ]),
  );
  return {
    view,
    atmosphere: blueHour({ sun: -130, elevation: 22, glow: -40, haze: 0.0007, hazeFrom: 200 }),
    grade: { ...grade, exposure: 1.12 },
    world,
    water: [],
    shadows: { centre: [0, 24], reach: 110, size: 2048 },
  };
}

/** The long oval of paving, the houses along its sides, the second fountain, lamps and people. */
function square(): Group {
  const random = seededRandom(86);
  return drawn((builder) => {
    slab(builder, 0, 36, 300, 66, 0.02, '#c6ae9e');
    for (const x of steps(-140, 140, 14)) slab(builder, x, 36, 0.6, 66, 0.05, '#b39b90');
    for (const [x, width, floors] of [
      [-35, 30, 4],
      [-70, 36, 3],
      [-108, 38, 4],
      [-146, 36, 4],
      [36, 32, 4],
      [72, 38, 3],
      [112, 40, 4],
    ] as const)
      builder.at(x, 0, -11, 0, () => drawPalazzo(builder, random, papalStyle, width, 22, floors, [0, 1, 3]));
    for (const [x, z] of [
      [-190, 10],
      [-190, 50],
      [178, 20],
      [178, 60],
    ] as const)
      builder.at(x, 0, z, x < 0 ? Math.PI / 2 : -Math.PI / 2, () =>
        drawPalazzo(builder, random, papalStyle, 40, 24, 4, [0, 1, 3]),
      );
    builder.at(86, 0, 32, 0, () => drawMoorsFountain(builder));
    for (const x of steps(-120, 150, 30)) for (const z of [8, 62]) drawLamp(builder, x, 0, z, 5);
    for (let table = 0; table < 26; table += 1)
      builder.at(-130 + (table % 13) * 7, 0, 5 + Math.floor(table / 13) * 3.4, 0, () => {
        builder.box(0, 0, 0, 0.2, 0.75, 0.2, '#5a5468');
        builder.box(0, 0.75, 0, 1.4, 0.1, 1.4, '#f6e6cc');
      });
    drawPeople(builder, random, 150, -110, 10, 120, 66, 0.06);
  });
}
