import { alongRow, drawColumn, drawFigure } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';

const stone = '#f4ecdf';
const pale = '#fffaf0';
const worn = '#e2d8c8';

/** The great stair from the square to the altar, the flights beside it, and the walls, fountains and pillars that flank them. */
export function drawVittorianoStairs(builder: MeshBuilder): void {
  const steps = 14;
  for (let step = 0; step < steps; step += 1) {
    const run = 26 - (step * 26) / steps;
    builder.box(0, 0, 36 + run / 2, 41, (9.6 * (step + 1)) / steps, run, step % 2 ? pale : worn);
    for (const side of [-1, 1])
      builder.box(
        side * 41,
        9.6,
        20 + (run * 30) / 26 / 2 - 8,
        18,
        (8.2 * (step + 1)) / steps,
        (run * 30) / 26,
        step % 2 ? pale : worn,
      );
  }
  for (const side of [-1, 1]) {
    builder.box(side * 44, 0, 33, 46, 9.6, 42, stone, pale);
    builder.box(side * 44, 9.4, 33, 47, 0.9, 43, pale);
    builder.box(side * 23.5, 0, 49, 5, 12.4, 24, stone, pale);
    builder.at(side * 23.5, 12.4, 56, 0, () => drawFigure(builder, 6, '#c9a45c'));
    builder.box(side * 26, 0, 63, 9, 5, 7, stone, pale);
    builder.at(side * 26, 5, 63, 0, () => drawFigure(builder, 5.4, '#c9a45c'));
    builder.box(side * 50, 0, 55, 26, 4, 5, pale, '#9fb8c4');
    alongRow(36, 64, 5, (x) => builder.at(side * x, 10, 53, 0, () => drawColumn(builder, 3.2, 0.5, pale, 6)));
    builder.at(side * 58, 18.8, 16, 0, () => {
      drawColumn(builder, 16, 1.1, pale, 10);
      builder.at(0, 16, 0, 0, () => drawFigure(builder, 3.6, '#8a7a58'));
    });
    builder.at(side * 64, 18.8, -30, 0, () => {
      drawColumn(builder, 16, 1.1, pale, 10);
      builder.at(0, 16, 0, 0, () => drawFigure(builder, 3.6, '#8a7a58'));
    });
  }
}
