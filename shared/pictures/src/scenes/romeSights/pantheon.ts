import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { drawPalazzo, papalStyle } from '../../models/rome/palazzo';
import { drawPantheonBlock, drawPantheonHall, drawPantheonPorch, leadToday } from '../../models/rome/romePantheon';
import { drawPeople } from '../../models/story/ground';
import type { Picture, View } from '../../rendering/Picture';
import { grade, roseMorning } from '../common/skies';
import { drawLamp, drawn, plain, slab, steps } from '../common/surroundings';
import { oldQuarter } from './oldRome';

const view: View = { eye: [-34, 14, 118], subject: [0, 0], subjectAcross: 0.6, horizonDown: 0.7, width: 44 };

/** The Pantheon in the morning over its square, with the fountain and its obelisk. */
export function romanPantheonPicture(): Picture {
  const world = new Group();
  world.add(
    drawn((builder) => {
      drawPantheonPorch(builder, leadToday);
      drawPantheonBlock(builder);
      drawPantheonHall(builder, leadToday);
    }),
    plain(300, '#bfa592'),
    square(),
    oldQuarter(view, { seed: 5, rows: steps(-96, -420, 26), from: -420, to: 420 }),
    clouds([
      { at: [-2100, 1500, -4600], half: 430, seed: 8 },
      { at: [700, 2200, -5200], half: 360, seed: 3 },
      { at: [2500, 1500, -4800], half: 430, seed: 5 },
    ]),
  );
  return {
    view,
    atmosphere: roseMorning({ sun: -124, elevation: 34, glow: -36, haze: 0.0008, hazeFrom: 200 }),
    grade,
    world,
    water: [],
    shadows: { centre: [0, 10], reach: 110, size: 2048 },
  };
}

/** Paving, the houses on both sides, the fountain, café tables and people. */
function square(): Group {
  const random = seededRandom(126);
  return drawn((builder) => {
    slab(builder, 0, 50, 74, 100, 0.04, '#cbb2a0');
    for (const x of steps(-34, 36, 8)) slab(builder, x, 50, 0.5, 100, 0.07, '#b8a092');
    for (const [x, z, width, turn, floors] of [
      [-58, 10, 44, Math.PI / 2, 5],
      [-58, 62, 50, Math.PI / 2, 4],
      [-60, -44, 52, Math.PI / 2, 5],
      [58, 8, 46, -Math.PI / 2, 4],
      [58, 58, 46, -Math.PI / 2, 5],
      [62, -44, 52, -Math.PI / 2, 4],
    ] as const)
      builder.at(x, 0, z, turn, () =>
        drawPalazzo(builder, random, papalStyle, width, 26, Math.min(floors, 4), [0, 1, 3]),
      );
    builder.at(-6, 0, 40, 0, () => {
      for (const [y, size] of [
        [0, 12],
        [0.35, 10.6],
        [0.7, 9.2],
      ] as const)
        builder.box(0, y, 0, size, 0.4, size, '#e9d6b8');
      builder.box(0, 1, 0, 7.4, 1.3, 7.4, '#efdfc4', '#9db4c8');
      builder.box(0, 1, 0, 3.2, 4.2, 3.2, '#e2caa6');
      builder.taperedBox(0, 5.2, 0, 1.15, 1.15, 0.8, 0.8, 6.2, '#cfa08c');
      builder.taperedBox(0, 11.4, 0, 0.8, 0.8, 0, 0, 0.9, '#cfa08c');
      builder.box(0, 12.1, 0, 0.14, 1.6, 0.14, '#f2c45c');
    });
    for (let row = 0; row < 3; row += 1)
      for (let table = 0; table < 6; table += 1)
        builder.at(-40 + row * 3.4, 0, 30 + table * 5, 0, () => {
          builder.box(0, 0, 0, 0.2, 0.75, 0.2, '#5a5468');
          builder.box(0, 0.75, 0, 1.3, 0.1, 1.3, '#f4e8d4');
          if (row < 2 && table % 2 === 0)
            builder.lathe(
              8,
              [
                [2.4, 2.5],
                [0, 3.4],
              ],
              '#f6ead2',
            );
        });
    drawPeople(builder, random, 110, -30, 12, 34, 84, 0.1);
    for (const x of [-28, 30]) for (const z of [24, 66]) drawLamp(builder, x, 0, z, 5);
  });
}
