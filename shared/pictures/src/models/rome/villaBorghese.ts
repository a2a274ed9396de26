import type { Group } from 'three';
import { alongRow, drawColumn, drawFigure, drawPane, drawRoundPane } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { drawing } from '../story/StorySet';

const wall = '#fbf0dc';
const trim = '#fff8ea';
const worn = '#e2cdac';
const dark = '#77697c';

/**
 * The casino of the Villa Borghese on y = 0, its front toward +z at z = 0: two wings with square belvederes either side of a portico
 * of five arches, a terrace over it, and the double stair. About 56 m wide and 27 m tall, after its published elevation.
 */
export function casinoBorghese(): Group {
  return drawing((builder) => {
    builder.box(0, 0, -20, 54, 17.4, 30, wall, '#c0714c');
    builder.box(0, 17.4, -20, 55.4, 0.9, 31.4, trim);
    builder.roof(0, 18.3, -20, 54, 29, 3, '#c0714c', wall, 8);
    for (const side of [-1, 1]) drawWing(builder, side * 20.4);
    drawPortico(builder);
    for (const side of [-1, 1])
      builder.at(side * 17, 18.3, -14, 0, () => {
        builder.box(0, 0, 0, 9.6, 7.4, 9.6, wall);
        for (const turn of [0, 1, 3])
          builder.at(0, 0, 0, (turn * Math.PI) / 2, () => {
            for (const x of [-2.4, 2.4]) drawRoundPane(builder, x, 1.4, 2.2, 4.6, dark, 4.86);
          });
        builder.box(0, 7.4, 0, 10.8, 0.7, 10.8, trim);
        builder.taperedBox(0, 8.1, 0, 10.4, 10.4, 0, 0, 2.6, '#c0714c');
      });
  }, 'Casino');
}

/** One of the wings that stand forward, 14 m wide: two floors of windows, niches and busts. */
function drawWing(builder: MeshBuilder, x: number): void {
  builder.box(x, 0, -5, 13.6, 17.4, 10, wall);
  for (const y of [8.4, 17]) builder.box(x, y, -4.8, 14.4, 0.7, 10.6, trim);
  for (const offset of [-6.3, 6.3]) builder.box(x + offset, 0, 0.1, 1, 17, 0.5, trim);
  for (const [y, high] of [
    [2, 4.6],
    [10, 4.4],
  ] as const)
    for (const offset of [-3.2, 3.2]) {
      drawPane(builder, x + offset, y - 0.3, 2.9, high + 0.6, trim, 0.1);
      drawPane(builder, x + offset, y, 2, high, dark, 0.16);
      builder.box(x + offset, y + high + 0.5, 0.4, 3.3, 0.5, 0.9, trim);
    }
  for (const y of [3, 11]) {
    drawRoundPane(builder, x, y, 1.8, 3.6, worn, 0.12);
    builder.at(x, y, 0.5, 0, () => drawFigure(builder, 2.8, trim));
  }
  alongRow(x - 6.4, x + 6.4, 8, (at) => builder.box(at, 17.9, 0, 0.6, 1.1, 0.6, trim));
  builder.box(x, 19, 0, 13.6, 0.3, 0.9, trim);
}

/** Five arches under a terrace with statues, and the stair that rises to them from both sides. */
function drawPortico(builder: MeshBuilder): void {
  builder.box(0, 0, -3.4, 27, 3, 8, worn, trim);
  alongRow(-13.4, 13.4, 5, (x) => {
    drawRoundPane(builder, x, 3, 3.8, 5.8, dark, -2.8);
    drawPane(builder, x, 11, 2, 3.8, dark, -4.9);
  });
  for (let pier = 0; pier <= 5; pier += 1) {
    const x = -13.4 + pier * 5.36;
    builder.at(x, 3, 0, 0, () => drawColumn(builder, 5.6, 0.42, trim, 8));
    builder.box(x, 3, -0.8, 1.2, 5.6, 1, wall);
    builder.at(x, 9.6, 0, 0, () => drawFigure(builder, 2.2, trim));
  }
  builder.box(0, 8.5, -1.6, 27.6, 1.1, 4.4, trim);
  for (const side of [-1, 1])
    for (let step = 0; step < 12; step += 1)
      builder.box(side * (4 + step * 0.85), 0, 3.4, 0.95, 3 - step * 0.25, 4.4, step % 2 === 0 ? trim : worn);
  builder.box(0, 0, 3.4, 8, 3, 4.4, wall, trim);
  drawRoundPane(builder, 0, 0, 2.4, 2.6, worn, 5.64);
}
