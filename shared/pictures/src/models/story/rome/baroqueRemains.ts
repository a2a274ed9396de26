import type { Group } from 'three';
import { alongRow, drawPane, drawPediment, drawRoundPane } from '../../../geometry/facade';
import { drawing } from '../StorySet';

const brick = '#dcb28a';
const plaster = '#ead0aa';
const tile = '#bd6a47';
const dark = '#6f6072';
const foot = -5;

/** Western half of the first basilica: apse, transept and the near part of the nave. After Alfarano's plan of about 1590. */
export function oldChoir(): Group {
  return drawing((builder) => {
    builder.at(0, foot, -10, 0, () => {
      builder.lathe(
        12,
        [
          [10, 0],
          [10, 22],
          [0, 27],
        ],
        brick,
      );
      builder.box(0, 0, 10, 90, 24, 20, brick);
      builder.roof(0, 24, 10, 92, 22, 6, tile, brick);
    });
    builder.box(0, foot, 36, 25, 37, 34, brick);
    builder.at(0, foot + 37, 36, Math.PI / 2, () => builder.roof(0, 0, 0, 34, 27, 7, tile, plaster));
  }, 'Old choir');
}

/** Eastern half of the nave with its four aisles, the court before it and the bell tower, as they stood until 1605. */
export function oldNave(): Group {
  return drawing((builder) => {
    builder.at(0, foot, 92, 0, () => {
      builder.box(0, 0, 0, 25, 37, 64, brick);
      builder.at(0, 37, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 66, 28, 7, tile, plaster));
      for (const side of [-1, 1]) {
        builder.box(side * 17, 0, 0, 10, 19, 64, brick);
        builder.quad(
          [side * 12, 24, -side * 32],
          [side * 12, 24, side * 32],
          [side * 23, 18.6, side * 32],
          [side * 23, 18.6, -side * 32],
          tile,
        );
        builder.box(side * 27, 0, 0, 10, 13.6, 64, plaster);
        builder.quad(
          [side * 22, 17.4, -side * 32],
          [side * 22, 17.4, side * 32],
          [side * 33, 13, side * 32],
          [side * 33, 13, -side * 32],
          tile,
        );
        builder.at(0, 0, 0, (side * Math.PI) / 2, () =>
          alongRow(-32, 32, 6, (x) => {
            drawRoundPane(builder, x, 26, 3, 7.4, dark, 12.56);
            drawRoundPane(builder, x, 5, 2.4, 5, dark, 32.06);
          }),
        );
      }
      alongRow(-8, 8, 3, (x) => {
        drawRoundPane(builder, x, 21, 2.8, 6.4, dark, 32.1);
        drawRoundPane(builder, x, 29, 2.8, 6, dark, 32.1);
      });
      drawPediment(builder, 0, 37, 32.4, 27, 7, 1, plaster, '#d9a86e');
    });
    builder.at(0, foot, 154, 0, () => {
      for (const side of [-1, 1]) {
        builder.box(side * 29, 0, 0, 8, 10, 58, plaster);
        builder.at(side * 29, 10, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 59, 9.4, 2.6, tile, plaster));
        builder.at(0, 0, 0, (side * Math.PI) / 2, () =>
          alongRow(-28, 28, 9, (x) => drawRoundPane(builder, x, 1, 3.6, 6.6, dark, 33.06)),
        );
      }
      builder.box(0, 0, 29, 66, 13, 10, plaster);
      builder.roof(0, 13, 29, 68, 12, 3.4, tile, plaster);
      for (const x of [-8, 0, 8]) drawRoundPane(builder, x, 0, 4.4, 8, dark, 34.1);
      alongRow(-32, 32, 9, (x) => drawPane(builder, x, 9.4, 1.4, 2.2, dark, 34.1));
      builder.box(27, 0, 18, 9, 36, 9, brick);
      for (const y of [16, 23, 30]) for (const x of [24.8, 29.2]) drawRoundPane(builder, x, y, 2, 4, dark, 22.6);
      builder.at(27, 36, 18, 0, () => builder.taperedBox(0, 0, 0, 10, 10, 0, 0, 8, tile));
      for (let step = 0; step < 6; step += 1)
        builder.box(0, 0, 41 - step, 60, 0.5 * (step + 1), 14 - step * 2, '#e2c9a4');
    });
  }, 'Old nave');
}

/** The plain wall with three spouts that Nicholas the Fifth had put up at the Trevi in 1453. */
export function oldFountain(): Group {
  return drawing((builder) => {
    builder.box(0, 0, -8, 50, 13, 15, '#dfae7c');
    builder.roof(0, 13, -8, 51, 16.4, 3, tile, '#dfae7c', 4);
    builder.box(0, -1, 0, 14, 7, 1.4, plaster);
    for (const x of [-4.4, 0, 4.4]) drawRoundPane(builder, x, 0.4, 1.6, 2.4, dark, 0.8);
    alongRow(-24, 24, 9, (x) => {
      if (Math.abs(x) > 8) for (const y of [1, 6.4]) drawPane(builder, x, y, 1.4, 2.6, dark, -0.44);
    });
  }, 'Old fountain');
}
