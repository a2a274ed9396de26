import type { Group } from 'three';
import { alongRow, drawColumn, drawFigure, drawPane, drawPediment, drawRoundPane } from '../../geometry/facade';
import { varied, type MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import { drawChurchDome } from '../churchDome';
import { drawing } from '../story/StorySet';

const pale = '#fdf1da';
const stone = '#f2dfbf';
const worn = '#dcc4a0';
const dark = '#6f6072';

/** Sant'Agnese in Agone on y = 0, its front toward +z at z = 0: a hollow front 40 m wide between two towers, and the dome behind. */
export function santAgnese(): Group {
  return drawing((builder) => {
    builder.box(0, 0, -16, 38, 18, 26, '#ecd3ac', '#b8694a');
    for (let bay = -4; bay <= 4; bay += 1) {
      const z = -3.4 + Math.abs(bay) * 0.62;
      builder.box(bay * 3, 0, z - 1, 3.1, 18, 2.4, bay % 2 === 0 ? stone : '#efd9b4');
      builder.at(bay * 3 + 1.5, 2, z + 0.7, 0, () => drawColumn(builder, 13.4, 0.55, pale, 8));
      if (bay % 2 === 0) {
        drawPane(builder, bay * 3, 2.4, 2, bay === 0 ? 7.6 : 5.6, dark, z + 0.3);
        drawPane(builder, bay * 3, 10.6, 1.8, 3.2, dark, z + 0.3);
      }
    }
    builder.box(0, 15.6, -2.2, 28, 1.2, 4.6, pale);
    drawPediment(builder, 0, 16.8, -0.6, 11, 3, 3, pale, worn);
    builder.box(0, 18, -8, 30, 2.2, 10, stone, worn);
    for (const x of [-16.6, 16.6]) drawTower(builder, x);
    builder.at(0, 19, -15, 0, () => drawChurchDome(builder, 10.4, pale, '#9aa6c0'));
    for (let step = 0; step < 6; step += 1)
      builder.box(0, 0, 3.4 - step * 0.6, 22 - step, 0.34 * (step + 1), 0.8, pale);
  }, "Sant'Agnese");
}

function drawTower(builder: MeshBuilder, x: number): void {
  builder.box(x, 0, -2, 8.6, 18.6, 8, stone);
  builder.box(x, 18.2, -2, 9.6, 1.2, 9, pale);
  drawPane(builder, x, 2.4, 2.2, 5, dark, 2.1);
  drawPane(builder, x, 10.6, 2, 3.4, dark, 2.1);
  builder.at(x, 19.4, -2, 0, () => {
    builder.lathe(
      12,
      [
        [3.6, 0],
        [3.6, 8],
        [4.2, 8.6],
        [4.2, 9.6],
        [3, 10],
        [3, 13.6],
        [3.4, 14],
        [2.2, 16],
        [0.7, 17.6],
        [0.5, 19],
        [0, 21.6],
      ],
      stone,
    );
    for (let side = 0; side < 6; side += 1)
      builder.at(0, 0, 0, (side * Math.PI) / 3, () => {
        drawRoundPane(builder, 0, 1.4, 1.9, 5.4, dark, 3.66);
        builder.at(1.9, 0, 3.2, 0, () => drawColumn(builder, 8, 0.34, pale, 6));
      });
  });
}

/** Bernini's Fountain of the Four Rivers on y = 0: basin 24 m across, rock, four rivers, and the obelisk to 35 m with its dove. */
export function fourRivers(): Group {
  return drawing((builder) => {
    const random = seededRandom(1651);
    builder.lathe(
      28,
      [
        [12, 0],
        [12, 1.1],
        [11.3, 1.2],
        [11.3, 0.6],
      ],
      pale,
    );
    builder.disc(28, 11.3, 0.8, '#8fb6cc');
    for (const [x, z] of [
      [-3, -3],
      [3, -3],
      [-3, 3],
      [3, 3],
    ] as const)
      for (let block = 0; block < 16; block += 1) {
        const y = random(0.4, 6.4);
        const draw = 1 - y / 13;
        builder.at(x * draw + random(-0.7, 0.7), y, z * draw + random(-0.7, 0.7), random(0, 3), () =>
          builder.taperedBox(
            0,
            0,
            0,
            random(1.6, 2.8),
            random(1.6, 2.6),
            random(0.9, 1.8),
            random(0.9, 1.8),
            1.6,
            varied('#e0ccaa', random, 0.04),
          ),
        );
      }
    builder.box(0, 6.6, 0, 6, 1.5, 6, worn);
    for (let river = 0; river < 4; river += 1)
      builder.at(0, 0, 0, (river * Math.PI) / 2 + Math.PI / 4, () => {
        builder.beam([-1.4, 3, 5.8], [0.8, 5, 5.6], 1.5, pale);
        builder.beam([0.8, 5, 5.6], [1.2, 6.8, 5.5], 0.9, pale);
        builder.beam([-1.4, 3, 5.8], [-3, 2.2, 6.6], 0.8, pale);
        builder.box(0, 1, 7.4, 0.5, 2.2, 0.1, '#f4f8fa');
      });
    builder.box(0, 8.1, 0, 4.6, 3.6, 4.6, '#d2a48c');
    builder.taperedBox(0, 11.7, 0, 2.6, 2.6, 1.7, 1.7, 17.4, '#cf9f86');
    builder.taperedBox(0, 29.1, 0, 1.7, 1.7, 0, 0, 2, '#cf9f86');
    builder.at(0, 30.8, 0, 0, () => drawFigure(builder, 1.8, '#c9a45c'));
  }, 'Four Rivers');
}

/** The Moor's Fountain, 15 m across, on y = 0. */
export function drawMoorsFountain(builder: MeshBuilder): void {
  builder.lathe(
    20,
    [
      [7.6, 0],
      [7.6, 1],
      [7, 1.1],
      [7, 0.5],
    ],
    '#eab79c',
  );
  builder.disc(20, 7, 0.7, '#8fb6cc');
  builder.lathe(
    8,
    [
      [1.8, 0.5],
      [1.1, 2.2],
      [0, 2.2],
    ],
    worn,
  );
  builder.at(0, 2.2, 0, 0, () => drawFigure(builder, 3, pale));
  alongRow(0, 4, 4, (_x, index) =>
    builder.at(0, 0, 0, (index * Math.PI) / 2, () => builder.at(0, 0.8, 6, 0, () => drawFigure(builder, 1.7, pale))),
  );
}
