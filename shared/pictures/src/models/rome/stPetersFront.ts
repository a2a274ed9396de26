import type { Group } from 'three';
import { alongRow, drawColumn, drawFigure, drawPane, drawPediment, drawRoundPane } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { drawing } from '../story/StorySet';
import { drawGiantOrder } from './stPetersBody';
import { stPetersPalette } from './stPetersPalette';
import { alongWall } from './wallRun';

const { stone, pale, worn, leadPale, dark } = stPetersPalette;

/** Where Maderno's nave begins and where his front stands, in metres east of the dome. */
const [west, east] = [53, 134] as const;

/** Maderno's nave, 76 m across with its chapels, and the block behind the front. */
export function stPetersNave(): Group {
  return drawing((builder) => {
    alongWall(builder, [38, east - 14], [38, west - 1], (length) => drawGiantOrder(builder, length));
    alongWall(builder, [-38, west - 1], [-38, east - 14], (length) => drawGiantOrder(builder, length));
    builder.box(0, 43.4, (west + east) / 2 - 8, 74, 1.6, east - west, leadPale);
    builder.at(0, 45, (west + east) / 2 - 6, Math.PI / 2, () =>
      builder.roof(0, 0, 0, east - west, 34, 7, leadPale, stone),
    );
    for (const side of [-1, 1])
      for (const z of [66, 84, 102])
        builder.at(side * 28, 45, z, 0, () =>
          builder.lathe(
            10,
            [
              [4.4, 0],
              [4.4, 3],
              [3, 5.4],
              [0.8, 6.6],
              [0.7, 8.2],
              [0, 8.8],
            ],
            leadPale,
          ),
        );
  }, 'Nave');
}

/** Maderno's front, 115 m wide and 46 m tall without its statues: eight columns, four pilasters, loggia, attic, thirteen figures; and the steps. */
export function stPetersFront(): Group {
  return drawing((builder) => {
    builder.box(0, -5, east - 7.5, 115, 50.4, 15, stone, leadPale);
    builder.at(0, 0, east, 0, () => {
      drawOrder(builder);
      drawOpenings(builder);
      drawSkyline(builder);
    });
    for (let step = 0; step < 8; step += 1)
      builder.box(
        0,
        -5,
        east + 17 - step * 2,
        74 - step * 1.4,
        0.62 * (step + 1),
        34 - step * 4,
        step % 2 ? pale : worn,
      );
  }, 'Front');
}

function drawOrder(builder: MeshBuilder): void {
  builder.box(0, -5, 1, 116, 6, 4, pale);
  for (const x of [-33.5, -21.5, -14, -6.5, 6.5, 14, 21.5, 33.5])
    builder.at(x, 1, Math.abs(x) < 22 ? 3.6 : 2, 0, () => drawColumn(builder, 27.4, 1.4, pale, 12));
  for (const x of [-56, -44.5, 44.5, 56]) builder.box(x, 1, 0.8, 3, 27.4, 1.8, pale);
  builder.box(0, 1, 1, 46, 27.4, 3, stone);
  for (const [width, out] of [
    [116, 3.4],
    [70, 5],
    [46, 6.8],
  ] as const) {
    builder.box(0, 28.4, out / 2, width, 3.6, out, pale);
    builder.box(0, 32, out / 2 + 0.5, width + 1.2, 1.2, out + 1.2, pale);
  }
  drawPediment(builder, 0, 33.2, 7, 31, 6.4, 6, pale, worn);
}

function drawOpenings(builder: MeshBuilder): void {
  for (const [x, width, high] of [
    [0, 7, 12],
    [-10.3, 3.4, 9],
    [10.3, 3.4, 9],
    [-17.8, 5, 10.4],
    [17.8, 5, 10.4],
    [-27.5, 4.6, 9],
    [27.5, 4.6, 9],
  ] as const) {
    const z = Math.abs(x) < 22 ? 2.6 : 0.2;
    drawPane(builder, x, 1, width + 1.2, high + 0.8, pale, z);
    drawPane(builder, x, 1, width, high, dark, z + 0.1);
    drawPane(builder, x, 16.4, width * 0.8 + 1.4, 8.6, pale, z);
    drawPane(builder, x, 16.8, width * 0.8, 7, dark, z + 0.1);
    drawPediment(builder, x, 24.8, z + 0.8, width * 0.8 + 2.2, 1.8, 0.9, pale, worn);
  }
  for (const x of [-50, 50]) {
    drawRoundPane(builder, x, -4, 6.4, 17, dark, 0.2);
    drawRoundPane(builder, x, 16, 5, 9.6, pale, 0.16);
    drawRoundPane(builder, x, 16.4, 4, 8.6, dark, 0.24);
  }
  for (const x of [-39, 39]) {
    drawRoundPane(builder, x, 3, 3.4, 8, worn, 0.2);
    drawPane(builder, x, 16.8, 3.2, 7, dark, 0.2);
  }
}

/** Attic with its windows, balustrade, Christ and the apostles. */
function drawSkyline(builder: MeshBuilder): void {
  builder.box(0, 33.2, 0.6, 115, 11, 2.4, stone);
  builder.box(0, 44.2, 0.8, 116.6, 1.4, 4, pale);
  for (const x of [-50, -39, -27.5, -18, 18, 27.5, 39, 50]) {
    drawPane(builder, x, 36, 4.6, 5.8, pale, 1.9);
    drawPane(builder, x, 36.6, 3.4, 4.4, dark, 2);
  }
  for (const x of [-57, -44.5, -33.5, -22, 22, 33.5, 44.5, 57]) builder.box(x, 33.2, 1.6, 2.6, 11, 1.2, pale);
  builder.box(0, 45.6, 0.8, 112, 1.5, 0.8, pale);
  alongRow(-56, 56, 13, (x, index) =>
    builder.at(x, 47, 1, 0, () => drawFigure(builder, index === 6 ? 6.2 : 5.4, pale)),
  );
}
