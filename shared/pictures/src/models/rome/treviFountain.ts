import type { Group } from 'three';
import {
  alongRow,
  drawBand,
  drawColumn,
  drawFigure,
  drawPane,
  drawPediment,
  drawRider,
  drawRoundPane,
} from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import { drawing } from '../story/StorySet';

const travertine = '#f4e4c8';
const pale = '#fdf1da';
const worn = '#dcc6a2';
const wall = '#eecfa2';
const dark = '#6f6072';
const rock = ['#e6d3b2', '#d8c29e', '#efe0c4'] as const;
const foam = '#f4f8fa';

/** Half the width of the front, and the height of its cornice. */
const [half, cornice] = [24.6, 21.4] as const;

/**
 * Front of the Trevi Fountain on y = 0, looking to +z from z = 0: 49 m wide, 26 m tall. A triumphal arch of four Corinthian columns
 * before the palace, Oceanus in its niche, reliefs, attic with the Pope's arms. Sizes after the fountain itself.
 */
export function treviFront(): Group {
  return drawing((builder) => {
    builder.box(0, 0, -8, half * 2, cornice, 16, wall, '#c98a64');
    builder.roof(0, cornice, -8, half * 2 + 1, 17, 3, '#c4754e', wall, 5);
    for (const side of [-1, 1])
      for (const [x, last] of [
        [11.4, false],
        [18.2, true],
      ] as const) {
        drawWing(builder, side * (x + 1.2), last);
      }
    for (const x of [9.4, 16, 23.6]) for (const side of [-1, 1]) drawPilaster(builder, side * x);
    drawArch(builder);
    builder.box(0, cornice - 2.6, 0.4, half * 2 + 1, 1.6, 1.6, pale);
    builder.box(0, cornice - 1, 0.7, half * 2 + 2, 1, 2.4, pale);
    alongRow(-half, half, 26, (x) => {
      if (Math.abs(x) > 9.6) builder.box(x, cornice, 1, 0.7, 1.1, 0.5, pale);
    });
    for (const side of [-1, 1]) builder.box(side * 17, cornice + 1.1, 1, 15.6, 0.3, 0.7, pale);
  }, 'Trevi');
}

function drawPilaster(builder: MeshBuilder, x: number): void {
  builder.box(x, 0, 0.3, 1.9, 4, 1.2, worn);
  builder.box(x, 4, 0.3, 1.5, 14.4, 0.8, travertine);
  builder.box(x, 16.6, 0.5, 2, 2.2, 1.2, pale);
}

/** Two floors of palace windows over a rusticated foot. */
function drawWing(builder: MeshBuilder, x: number, last: boolean): void {
  builder.box(x, 0, 0.1, 6.2, 3.6, 0.8, worn);
  drawPane(builder, x, 4.4, 3.4, 5.4, pale, 0.06);
  drawPane(builder, x, 4.8, 2.2, 4.2, dark, 0.12);
  drawPediment(builder, x, 9.8, 0.5, 3.8, 1, 0.6, pale, worn);
  drawPane(builder, x, 12.4, 3.2, 4.8, pale, 0.06);
  drawPane(builder, x, 12.8, 2.1, 3.6, dark, 0.12);
  if (last) builder.box(x, 11.2, 0.2, 6, 0.5, 0.7, pale);
}

function drawArch(builder: MeshBuilder): void {
  builder.box(0, 0, 1, 19, 3.8, 3.2, worn);
  builder.box(0, 3.8, 0.4, 18.6, 15, 2, travertine);
  drawRoundPane(builder, 0, 3.8, 6.2, 12.6, '#a08878', 1.46);
  drawRoundPane(builder, 0, 3.8, 5.2, 11.6, '#84707a', 1.52);
  drawBand(builder, 0, 13.4, 3.1, 3.8, pale, 1.56, 16, Math.PI);
  for (const x of [-8.2, -4.4, 4.4, 8.2]) {
    builder.at(x, 3.8, 2.5, 0, () => drawColumn(builder, 14, 0.72, pale, 12));
    builder.box(x, 17.8, 2.4, 2, 3, 2, pale);
    builder.at(x, cornice + 0.2, 2.6, 0, () => drawFigure(builder, 3.4, pale));
  }
  for (const x of [-6.3, 6.3]) {
    drawRoundPane(builder, x, 4.6, 2.2, 4.8, '#84707a', 1.5);
    builder.at(x, 4.8, 1.9, 0, () => drawFigure(builder, 3.8, pale));
    drawPane(builder, x, 11, 2.6, 3.6, worn, 1.5);
  }
  builder.box(0, 17.8, 1.6, 19.4, 2.8, 1.6, pale);
  builder.box(0, 20.5, 1.9, 20, 1, 2.8, pale);
  builder.box(0, cornice, 0.4, 17, 4.4, 2.6, travertine);
  drawPane(builder, 0, cornice + 0.8, 9, 2.8, worn, 1.74);
  builder.box(0, cornice + 4.2, 0.6, 18, 0.7, 3.4, pale);
  builder.lathe(
    8,
    [
      [0, 26],
      [1.8, 27],
      [1.5, 29],
      [0, 30],
    ],
    pale,
  );
}

/** Oceanus on his shell, two winged horses with their tritons, rocks, steps of falling water and the rim of the basin. */
export function treviGroup(): Group {
  const random = seededRandom(1762);
  return drawing((builder) => {
    for (let index = 0; index < 420; index += 1) {
      const x = random(-22, 22);
      const z = random(2, 15 - Math.abs(x) * 0.24);
      const high = Math.max(0.5, 4.6 - z * 0.24 - Math.abs(x) * 0.07);
      if (Math.abs(x) < 4.4 && z > 4) continue;
      builder.at(x, -2.6, z, random(0, 3), () =>
        builder.taperedBox(
          0,
          0,
          0,
          random(1.4, 3.2),
          random(1.2, 2.6),
          random(0.7, 1.6),
          random(0.6, 1.4),
          high * random(0.5, 1),
          random.pick(rock),
        ),
      );
    }
    for (const [y, z, width] of [
      [2.2, 5.2, 7.4],
      [1, 8.6, 9.4],
      [-0.2, 12, 11.4],
    ] as const) {
      builder.at(0, y - 3, z, 0, () =>
        builder.lathe(
          16,
          [
            [width / 2 - 0.4, 0],
            [width / 2, 2.4],
            [width / 2, 2.9],
            [width / 2 - 0.5, 2.9],
          ],
          travertine,
        ),
      );
      builder.at(0, y - 0.2, z, 0, () => builder.disc(16, width / 2 - 0.5, 0, '#bcd2de'));
      for (let fall = -4; fall <= 4; fall += 1)
        builder.box(fall * width * 0.1, y - 2, z + width * 0.46 - Math.abs(fall) * 0.16, width * 0.06, 2, 0.14, foam);
    }
    builder.lathe(
      10,
      [
        [1, 2],
        [2.6, 3.4],
        [2.9, 4.4],
        [0, 4.2],
      ].map(([r = 0, y = 0]) => [r, y] as const),
      pale,
    );
    builder.at(0, 4.2, 3.6, 0, () => drawFigure(builder, 5.8, pale));
    builder.beam([0.8, 8.6, 3.8], [2.4, 9.4, 4.6], 0.6, pale);
    builder.beam([-0.8, 8.2, 3.8], [-1.9, 6.6, 4.4], 0.6, pale);
    for (const side of [-1, 1]) {
      builder.at(side * 7, 1, 8.4, side > 0 ? -0.5 : Math.PI + 0.5, () => drawRider(builder, 4.6, pale, true));
      builder.at(side * 9.6, 0.8, 7, 0, () => drawFigure(builder, 3.6, pale));
    }
  }, 'Oceanus');
}

/** Plan of the great basin, round toward the viewer, and the steps down to it. */
export const treviBasin: readonly (readonly [number, number])[] = [
  [-23, 2],
  [23, 2],
  [23, 12],
  [18, 19],
  [10, 23],
  [0, 24.4],
  [-10, 23],
  [-18, 19],
  [-23, 12],
];

/** Level of the water under the street. */
export const treviLevel = -2;

/** Rim and steps round the basin. */
export function treviRim(): Group {
  return drawing((builder) => {
    for (const [index, from] of treviBasin.entries()) {
      const to = treviBasin[index + 1];
      if (index === 0 || !to) continue;
      const grown = ([x, z]: readonly [number, number], out: number, y: number): readonly [number, number, number] => [
        x * (1 + out / 23),
        y,
        2 + (z - 2) * (1 + out / 23),
      ];
      for (const [inner, outer, y, low] of [
        [0, 1, -1.2, -3.4],
        [3, 5, -0.8, -1.2],
        [5, 7, -0.4, -0.8],
      ] as const) {
        builder.quad(grown(from, inner, y), grown(to, inner, y), grown(to, outer, y), grown(from, outer, y), pale);
        builder.quad(grown(from, inner, low), grown(to, inner, low), grown(to, inner, y), grown(from, inner, y), worn);
        builder.quad(grown(from, outer, low), grown(to, outer, low), grown(to, outer, y), grown(from, outer, y), worn);
      }
      builder.quad(grown(from, 1, -1.8), grown(to, 1, -1.8), grown(to, 3, -1.8), grown(from, 3, -1.8), '#cbb8a4');
    }
  }, 'Basin');
}
