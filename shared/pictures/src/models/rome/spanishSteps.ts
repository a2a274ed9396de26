import type { Group } from 'three';
import { alongRow, drawPane } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { drawing } from '../story/StorySet';

const pale = '#fbefd8';
const stone = '#f0dcbc';
const worn = '#dcc4a0';
const dark = '#7a6a78';

/** The stairs' flights: where each begins and ends (z, toward the church is −z), its level at both ends, and its width. Metres. */
const flights = [
  { from: 0, to: -16, low: 0, high: 6, width: 24, parts: 3 },
  { from: -20, to: -34, low: 6, high: 11, width: 18, parts: 1 },
  { from: -40, to: -52, low: 11, high: 16.4, width: 26, parts: 2 },
  { from: -56, to: -68, low: 16.4, high: 22, width: 30, parts: 2 },
] as const;

/** Level of the street before the church. */
export const trinitaLevel = 22;

/** The Spanish Steps on y = 0 from z = 0 up to z = −68 and 22 m, with their landings, balustrades and the obelisk on the street above. */
export function spanishSteps(): Group {
  return drawing((builder) => {
    for (const { from, to, low, high, width, parts } of flights) {
      const count = 22;
      for (let step = 0; step < count; step += 1) {
        const share = step / count;
        const z = from + (to - from) * share;
        const swing = Math.sin(share * Math.PI) * 2.4;
        const y = low + ((high - low) * (step + 1)) / count;
        builder.box(0, low - 4, z - 0.4, width + swing * 2, y - low + 4, 0.9, step % 2 === 0 ? pale : stone);
      }
      if (parts > 1)
        for (const side of parts === 3 ? [-1, 1] : [0])
          builder.box(
            side * width * 0.24,
            low,
            (from + to) / 2,
            parts === 3 ? 1.2 : 6,
            (high - low) * 0.75,
            from - to,
            worn,
            pale,
          );
      for (const side of [-1, 1]) {
        builder.beam(
          [side * (width / 2 + 2.6), low + 1.3, from],
          [side * (width / 2 + 2.6), high + 1.3, to],
          1.1,
          pale,
        );
        builder.box(side * (width / 2 + 5), low - 4, (from + to) / 2, 5, high - low + 4.4, from - to + 4, worn, stone);
      }
      builder.box(0, high - 6, to - 2.6, 44, 6.1, 6, stone, '#e6d0b0');
    }
    for (const side of [-1, 1])
      alongRow(6, 24, 9, (x) => builder.box(side * x, trinitaLevel, -69, 0.5, 1.1, 0.5, pale));
    for (const side of [-1, 1]) builder.box(side * 15, trinitaLevel + 1.1, -69, 20, 0.4, 0.8, pale);
    drawObelisk(builder);
  }, 'Stairs');
}

function drawObelisk(builder: MeshBuilder): void {
  builder.at(0, trinitaLevel, -78, 0, () => {
    builder.box(0, 0, 0, 5.4, 3, 5.4, stone);
    builder.box(0, 3, 0, 3.4, 5, 3.4, pale);
    builder.taperedBox(0, 8, 0, 1.6, 1.6, 1.05, 1.05, 12.4, '#cf9f86');
    builder.taperedBox(0, 20.4, 0, 1.05, 1.05, 0, 0, 1.2, '#cf9f86');
    builder.box(0, 21.4, 0, 0.2, 2.2, 0.2, '#f2c45c');
    builder.box(0, 22.6, 0, 1, 0.2, 0.2, '#f2c45c');
  });
}

/** Trinità dei Monti on y = 0, its front toward +z at z = 0: 22 m wide with two bell towers of 38 m and its own small stair. */
export function trinitaDeiMonti(): Group {
  return drawing((builder) => {
    builder.box(0, 0, -18, 21, 19, 36, '#ecd3ac', '#b8694a');
    builder.box(0, 0, -0.6, 23, 19.4, 1.8, '#f4e2c2');
    for (const y of [9.6, 18.6]) builder.box(0, y, 0.2, 23.6, 1, 1.6, pale);
    for (const x of [-10.6, -5.4, 5.4, 10.6]) builder.box(x, 0, 0.5, 1, 18.6, 0.6, pale);
    drawPane(builder, 0, 1, 3.2, 6.4, dark, 0.5);
    drawPane(builder, 0, 11.2, 5.4, 4.6, dark, 0.5);
    for (const x of [-8, 8]) {
      drawPane(builder, x, 2.6, 2, 3.6, dark, 0.5);
      drawPane(builder, x, 12, 2, 3.6, dark, 0.5);
      builder.at(x, 19.6, -2.4, 0, () => {
        builder.box(0, 0, 0, 6.6, 8.4, 6.6, '#f0dab4');
        for (const turn of [0, 1, 3])
          builder.at(0, 0, 0, (turn * Math.PI) / 2, () => drawPane(builder, 0, 1.4, 2.6, 5.4, dark, 3.36));
        builder.box(0, 8.4, 0, 7.4, 0.8, 7.4, pale);
        builder.lathe(
          8,
          [
            [3, 9.2],
            [3, 12.4],
            [3.3, 12.8],
            [2.4, 15.4],
            [0.6, 17.2],
            [0.2, 19.6],
            [0, 20],
          ],
          '#e6cda4',
          Math.PI / 8,
        );
      });
    }
    for (let step = 0; step < 8; step += 1)
      builder.box(0, 0, 6.6 - step * 0.8, 12 - step * 0.5, 0.4 * (step + 1), 1, pale);
  }, 'Trinità dei Monti');
}

/** The fountain of the leaking boat, 11 m long, on y = 0. */
export function drawBarcaccia(builder: MeshBuilder): void {
  builder.box(0, -0.3, 0, 20, 0.5, 13, '#9db4c8');
  for (const side of [-1, 1]) {
    builder.beam([-5.4, 0.6, 0], [0, 0.5, side * 2.4], 0.9, stone);
    builder.beam([0, 0.5, side * 2.4], [5.4, 0.6, 0], 0.9, stone);
  }
  builder.box(0, 0, 0, 5.4, 0.7, 2.6, '#bcd2de');
  builder.lathe(
    8,
    [
      [0.7, 0.6],
      [0.4, 1.4],
      [1.5, 1.7],
      [0, 2],
    ],
    pale,
  );
  builder.lathe(
    6,
    [
      [0.2, 2],
      [0.5, 2.8],
      [0, 3.3],
    ],
    '#f4f8fa',
  );
}
