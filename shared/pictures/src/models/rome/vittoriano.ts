import type { Group } from 'three';
import {
  alongRow,
  drawColumn,
  drawFigure,
  drawPane,
  drawPediment,
  drawRider,
  drawRoundPane,
} from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { drawing } from '../story/StorySet';
import { drawVittorianoStairs } from './vittorianoStairs';

const stone = '#f4ecdf';
const pale = '#fffaf0';
const worn = '#ddd2c2';
const dark = '#82788a';

/** Levels of the terraces in metres: the altar, the foot of the portico's base, the foot of its columns, their capitals. */
const level = { altar: 16, base: 27, columns: 40, capitals: 55 } as const;

/**
 * The Vittoriano on y = 0, its front toward +z: 135 m wide, 130 m deep, 70 m tall without the chariots of the 1920s. Terraces, the altar
 * with Rome in its niche, a portico of sixteen columns 15 m tall between two temple fronts. After Sacconi's published elevations.
 */
export function vittoriano(): Group {
  return drawing((builder) => {
    builder.box(0, -2, -28, 116, level.base + 2, 56, stone, pale);
    builder.box(0, -2, -10, 134, 20, 60, stone, pale);
    builder.box(0, 17.6, -10, 135, 1.2, 61, pale);
    builder.box(0, level.base - 1, -28, 118, 1.4, 58, pale);
    drawVittorianoStairs(builder);
    drawAltar(builder);
    drawUpperBase(builder);
    drawPortico(builder);
    for (const side of [-1, 1]) builder.at(side * 45, 0, 0, 0, () => drawTempleFront(builder));
  }, 'Vittoriano');
}

/** The wall of the altar with its relief, and the pedestal of the king. */
function drawAltar(builder: MeshBuilder): void {
  builder.box(0, 0, 26, 62, level.altar, 20, stone, pale);
  builder.box(0, level.altar - 1.6, 26, 63.4, 1.6, 21.4, pale);
  builder.box(0, 4, 36.4, 44, 8.6, 1.2, worn);
  alongRow(-21, 21, 18, (x) => {
    if (Math.abs(x) > 4) builder.at(x, 5, 37, 0, () => drawFigure(builder, 6.2, pale));
  });
  builder.box(0, 3.4, 36.6, 8, 11, 2, pale);
  drawRoundPane(builder, 0, 4, 4.6, 9.4, '#d8b468', 37.7);
  builder.at(0, 4.4, 38, 0, () => drawFigure(builder, 6, pale));
  builder.box(0, level.altar, 22, 13, 4, 16, stone, pale);
  builder.box(0, level.altar + 4, 22, 10, 8.4, 13, pale);
  builder.box(0, level.altar + 12.4, 22, 11.4, 1.2, 14.4, pale);
  for (const side of [-1, 1])
    alongRow(15.6, 28.4, 6, (z) => builder.at(side * 6, 19.4, z, 0, () => drawFigure(builder, 4.4, worn)));
}

/** The base under the columns, with niches and the goddesses before it. */
function drawUpperBase(builder: MeshBuilder): void {
  builder.box(0, level.base, -36, 106, 13, 38, stone, pale);
  builder.box(0, level.base, -16.6, 107, 2.4, 2, pale);
  builder.box(0, level.columns - 1.4, -36, 108, 1.4, 40, pale);
  alongRow(-34, 34, 14, (x) => {
    builder.box(x - 2.4, level.base + 2.4, -16.7, 1.2, 9, 0.8, pale);
    drawPane(builder, x, level.base + 4, 2.6, 5.6, worn, -16.9);
  });
  for (const side of [-1, 1])
    for (const x of [38.5, 45, 51.5]) drawRoundPane(builder, side * x, level.base + 2.4, 3.6, 7.6, dark, -16.9);
}

/** Depth of the portico's front at an x: it swings back toward the middle. */
const swing = (x: number): number => -20 - 5.4 * (1 - (x / 36) ** 2);

function drawPortico(builder: MeshBuilder): void {
  builder.box(0, level.columns, -48, 82, 22, 6, worn, pale);
  alongRow(-34, 34, 8, (x) => drawPane(builder, x, level.columns + 2, 4, 10, '#c9bcae', -44.9));
  const count = 16;
  alongRow(-35, 35, count, (x, index) => {
    builder.at(x, level.columns, swing(x), 0, () =>
      drawColumn(builder, level.capitals - level.columns, 0.95, pale, 12),
    );
    builder.at(x, 65.4, swing(x) - 0.6, 0, () => drawFigure(builder, 4, pale));
    const next = index + 1 < count ? x + 70 / count : x;
    builder.beam([x - 2.2, 56.6, swing(x - 2.2)], [next, 56.6, swing(next)], 3.2, pale);
    builder.beam([x - 2.2, 59.4, swing(x - 2.2) + 0.6], [next, 59.4, swing(next) + 0.6], 2.4, pale);
    builder.beam([x - 2.2, 62.6, swing(x - 2.2) - 0.4], [next, 62.6, swing(next) - 0.4], 4.6, stone);
    builder.box(x, 60.4, swing(x) + 1.9, 2.2, 3.4, 0.6, worn);
  });
  builder.box(0, 64.4, -40, 74, 1, 26, pale);
  builder.box(0, 61, -38, 72, 1, 20, worn);
}

/** A propylaeum at an end of the portico: four columns under a gable, with the pedestal for a chariot. */
function drawTempleFront(builder: MeshBuilder): void {
  builder.box(0, level.columns, -38, 17, 16, 26, stone, pale);
  for (const side of [-1, 1]) builder.box(side * 9.6, level.columns, -34, 2.4, 15, 22, pale);
  drawPane(builder, 0, level.columns + 1, 5, 9.4, dark, -24.9);
  alongRow(-10.4, 10.4, 4, (x) =>
    builder.at(x, level.columns, -17, 0, () => drawColumn(builder, level.capitals - level.columns, 0.95, pale, 12)),
  );
  builder.box(0, level.capitals, -33, 22.4, 2.6, 34, pale);
  builder.box(0, 57.6, -33, 22, 2, 33.6, stone);
  builder.box(0, 59.6, -33, 24, 1, 35.4, pale);
  drawPediment(builder, 0, 60.6, -15.4, 23, 5, 34, pale, worn);
  builder.box(0, 60.6, -34, 15, 9.4, 22, stone, pale);
  builder.box(0, 69, -34, 16.4, 1, 23.4, pale);
  for (const x of [-10, 10]) builder.at(x, 60.8, -17, 0, () => drawFigure(builder, 4.2, pale));
}

/** The king on horseback, 12 m tall, in bronze. */
export function vittorianoKing(): Group {
  return drawing(
    (builder) => builder.at(0, level.altar + 13.6, 22, -Math.PI / 2, () => drawRider(builder, 12, '#b08446')),
    'King',
  );
}

/** The two chariots of bronze that were set on the roof in the 1920s. */
export function vittorianoChariots(): Group {
  return drawing((builder) => {
    for (const side of [-1, 1])
      builder.at(side * 45, 70, -32, 0, () => {
        for (const x of [-4.6, -1.6, 1.6, 4.6]) builder.at(x, 0, 3, -Math.PI / 2, () => drawHorse(builder, 6));
        builder.box(0, 0.6, -3.4, 5, 2.4, 3.6, '#6f6450');
        builder.at(0, 3, -3.4, 0, () => drawFigure(builder, 6.4, '#75694f'));
        for (const wing of [-1, 1])
          builder.triangle([wing * 0.4, 7.4, -3.6], [wing * 4, 11, -4.6], [wing * 1.6, 5.4, -4], '#75694f');
      });
  }, 'Chariots');
}

function drawHorse(builder: MeshBuilder, h: number): void {
  const bronze = '#6f6450';
  builder.beam([-0.3 * h, 0.5 * h, 0], [0.26 * h, 0.6 * h, 0], 0.24 * h, bronze);
  builder.beam([0.22 * h, 0.6 * h, 0], [0.4 * h, 0.94 * h, 0], 0.14 * h, bronze);
  builder.beam([0.38 * h, 0.94 * h, 0], [0.56 * h, 0.84 * h, 0], 0.11 * h, bronze);
  for (const z of [-0.08, 0.08]) {
    builder.beam([-0.26 * h, 0.48 * h, z * h], [-0.3 * h, 0, z * h], 0.09 * h, bronze);
    builder.beam([0.2 * h, 0.5 * h, z * h], [0.36 * h, 0.1 * h, z * h], 0.08 * h, bronze);
  }
}
