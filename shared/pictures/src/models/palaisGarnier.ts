import { Group } from 'three';
import { alongRow, drawBand, drawDial, drawFigure, drawPane, drawRoundPane } from '../geometry/facade';
import { MeshBuilder, varied } from '../geometry/MeshBuilder';
import { seededRandom } from '../geometry/random';

const stone = '#f2dcb8';
const pale = '#fcebd0';
const worn = '#dfc19a';
const rose = '#d9a08c';
const copper = '#86b3a4';
const copperPale = '#a4c8b6';
const gold = '#f4bc46';
const dark = '#6c5568';
const lit = '#ffd892';

/** The Palais Garnier on y = 0, its front toward +z on z = 0: seven arches, the loggia of coupled columns, the copper crown and Apollo at 72 m; about 10,000 triangles. */
export function palaisGarnier(): Group {
  const builder = new MeshBuilder();
  for (let step = 0; step < 6; step += 1)
    builder.box(0, step * 0.34, 1 - step * 0.2, 78 - step, 0.36, 14 - step * 1.6, step % 2 === 0 ? pale : worn);
  builder.at(0, 2, 0, 0, () => {
    drawFront(builder);
    for (const side of [-1, 1]) builder.at(side * 29.5, 0, 2.2, 0, () => drawEndPavilion(builder));
    drawSides(builder);
    drawCrown(builder);
    drawStageHouse(builder);
  });
  const group = new Group();
  group.name = 'Palais Garnier';
  group.add(builder.toMesh());
  return group;
}

/** The five middle bays: arcade, loggia, attic. */
function drawFront(builder: MeshBuilder): void {
  builder.box(0, 0, -18, 70, 27, 36, stone, worn);
  alongRow(-23, 23, 5, (x) => {
    drawRoundPane(builder, x, 0, 6, 8.6, dark, 0.12);
    drawBand(builder, x, 5.6, 3, 3.8, pale, 0.16, 14, Math.PI);
    drawPane(builder, x, 11.2, 7, 9.4, worn, 0.08);
    drawPane(builder, x, 11.4, 4.6, 6, lit, 0.14);
    for (const side of [-2.6, 2.6])
      builder.at(x + side, 11.2, 0.4, 0, () =>
        builder.lathe(
          6,
          [
            [0.4, 0],
            [0.34, 6],
            [0.5, 6.4],
          ],
          rose,
        ),
      );
    builder.box(x, 17.6, 0.2, 6.4, 0.7, 0.8, pale);
    drawDial(builder, x, 19.5, 1.2, gold, 0.3, 16);
    drawDial(builder, x, 19.5, 0.8, worn, 0.36, 14);
    builder.box(x, 10, 0.9, 6.6, 1.2, 0.6, rose);
    drawPane(builder, x, 24.2, 5.4, 2.6, rose, 0.24);
    for (const side of [-1, 1]) builder.at(x + side * 3.4, 1, 1, 0, () => drawFigure(builder, 4, pale));
  });
  for (const x of [-23, -13.8, -4.6, 4.6, 13.8, 23]) {
    builder.box(x, 0, 0.3, 3, 9.4, 1.2, stone);
    for (const side of [-0.95, 0.95])
      builder.at(x + side, 10.4, 1.1, 0, () =>
        builder.lathe(
          10,
          [
            [0.95, 0],
            [0.7, 0.7],
            [0.62, 9.2],
            [1, 10.4],
          ],
          pale,
        ),
      );
    builder.box(x, 9.6, 1, 4, 1, 2, pale);
  }
  builder.box(0, 9.2, 0.6, 50, 0.8, 2, pale);
  builder.box(0, 20.8, 0.7, 50, 1.5, 2.4, pale);
  builder.box(0, 22.3, 0.2, 50, 4.8, 1.2, stone);
  builder.box(0, 26.8, 0.6, 71, 1, 2.6, pale);
  alongRow(-23.5, 23.5, 30, (x, index) => {
    drawDial(builder, x, 23.2, 0.42, gold, 0.9, 8);
    builder.at(x, 27.8, 0.8, 0, () =>
      builder.lathe(
        6,
        [
          [0.55, 0],
          [0.7, 0.8],
          [0.3, 1.5],
          [0, 1.8],
        ],
        index % 2 === 0 ? gold : pale,
      ),
    );
  });
}

/** An end pavilion with a curved pediment and a gilded group on top. */
function drawEndPavilion(builder: MeshBuilder): void {
  const width = 13;
  builder.box(0, 0, -8, width, 27.6, 18, stone, worn);
  drawRoundPane(builder, 0, 0, 6, 8.6, dark, 1.12);
  drawBand(builder, 0, 5.6, 3, 3.8, pale, 1.16, 14, Math.PI);
  drawPane(builder, 0, 11.4, 4.8, 6.4, lit, 1.14);
  drawDial(builder, 0, 19.4, 1.3, gold, 1.3, 16);
  for (const x of [-5, -3.2, 3.2, 5])
    builder.at(x, 10.4, 1.7, 0, () =>
      builder.lathe(
        10,
        [
          [0.95, 0],
          [0.7, 0.7],
          [0.62, 9.2],
          [1, 10.4],
        ],
        pale,
      ),
    );
  for (const x of [-4.6, 4.6]) builder.at(x, 0.8, 2, 0, () => drawFigure(builder, 4.6, pale));
  builder.box(0, 9.2, 1.3, width + 0.6, 1.2, 2.4, pale);
  builder.box(0, 20.8, 1.3, width + 0.8, 1.5, 2.6, pale);
  drawBand(builder, 0, 20.6, 5.4, 6.8, pale, 1.5, 14, Math.PI);
  drawDial(builder, 0, 21.4, 5.2, worn, 1.35, 14, Math.PI);
  builder.box(0, 27.4, -8, width + 1.4, 1.2, 19.6, pale);
  builder.box(0, 28.6, 0, 6, 1.4, 4, pale);
  for (const [x, high] of [
    [0, 7.4],
    [-1.9, 5],
    [1.9, 5],
  ] as const)
    builder.at(x, 29.8, 0, 0, () => drawFigure(builder, high, gold));
  for (const side of [-1, 1]) builder.triangle([side * 0.4, 35, 0], [side * 3.6, 37.4, -0.4], [side * 1, 33, 0], gold);
}

/** The long flanks with their round pavilions. */
function drawSides(builder: MeshBuilder): void {
  builder.box(0, 0, -86, 76, 25, 100, stone, worn);
  builder.box(0, 25, -86, 78, 1.2, 102, pale, copper);
  for (const side of [-1, 1]) {
    builder.at(0, 0, -50, side * (Math.PI / 2), () => {
      alongRow(-34, 34, 11, (x) => {
        drawRoundPane(builder, x, 1, 3.4, 6.6, dark, 38.1);
        drawRoundPane(builder, x, 10.6, 3.2, 7.6, dark, 38.1);
        for (const dx of [-2.6, 2.6]) builder.box(x + dx, 10, 38.1, 0.9, 11.6, 0.6, pale);
      });
      builder.box(0, 8.6, 38.2, 72, 1, 0.9, pale);
      builder.box(0, 21.6, 38.2, 72, 1.2, 0.9, pale);
    });
    builder.at(side * 40, 0, -62, 0, () => {
      builder.lathe(
        20,
        [
          [12, 0],
          [12, 22],
          [12.8, 22.6],
          [12.8, 23.8],
          [11.6, 24],
        ],
        stone,
      );
      for (let bay = 0; bay < 12; bay += 1)
        builder.at(0, 0, 0, (bay / 12) * Math.PI * 2, () => drawRoundPane(builder, 0, 10.4, 2.6, 8, dark, 12.05));
      builder.lathe(
        20,
        [
          [11.6, 24],
          [11, 28],
          [8.6, 32.4],
          [4.6, 35],
          [1.6, 35.8],
          [1.2, 37.6],
          [0, 39],
        ],
        copper,
      );
    });
  }
}

/** The low copper crown over the auditorium. */
function drawCrown(builder: MeshBuilder): void {
  const random = seededRandom(1875);
  builder.at(0, 0, -56, 0, () => {
    const sides = 32;
    builder.lathe(
      sides,
      [
        [23, 24],
        [23, 34],
        [23.8, 34.6],
        [23.8, 36],
        [21.6, 36.4],
      ],
      stone,
    );
    for (let bay = 0; bay < 16; bay += 1)
      builder.at(0, 0, 0, (bay / 16) * Math.PI * 2, () => {
        drawDial(builder, 0, 30.4, 2, worn, 23.1, 16);
        drawDial(builder, 0, 30.4, 1.5, dark, 23.16, 16);
      });
    const shell = [
      [21.6, 36.4],
      [20.6, 39.6],
      [17.6, 43.2],
      [13, 46],
      [8, 47.6],
      [4.6, 48.2],
    ] as const;
    for (const [index, [radius, y]] of shell.entries()) {
      const next = shell[index + 1];
      if (next) builder.ring(sides, radius, y, next[0], next[1], varied(copper, random, 0.015));
    }
    for (let rib = 0; rib < 16; rib += 1) {
      const angle = (rib / 16) * Math.PI * 2;
      for (const [index, [radius, y]] of shell.entries()) {
        const next = shell[index + 1];
        if (next)
          builder.beam(
            [radius * Math.cos(angle), y, radius * Math.sin(angle)],
            [next[0] * Math.cos(angle), next[1], next[0] * Math.sin(angle)],
            0.8,
            copperPale,
          );
      }
    }
    builder.lathe(
      14,
      [
        [5.6, 47.6],
        [5.6, 49],
        [4, 49.2],
        [4, 52.6],
        [5, 53],
        [5, 53.8],
        [2, 56],
        [0.4, 57],
        [0, 58.4],
      ],
      copperPale,
    );
    for (let ray = 0; ray < 14; ray += 1)
      builder.at(0, 0, 0, (ray / 14) * Math.PI * 2, () => builder.box(4.9, 53.6, 0, 0.6, 1.8, 0.6, gold));
  });
}

/** The tall stage house: its gable looks over the crown, with Apollo lifting his lyre between two winged horses. */
function drawStageHouse(builder: MeshBuilder): void {
  builder.at(0, 0, -94, 0, () => {
    builder.box(0, 24, -14, 52, 25, 30, stone, worn);
    builder.at(0, 49, -14, Math.PI / 2, () => builder.roof(0, 0, 0, 31, 54, 11.4, copper, stone));
    builder.triangle([-26, 49, 1.6], [26, 49, 1.6], [0, 60.2, 1.6], worn);
    for (const side of [-1, 1]) {
      builder.beam([side * 27, 49, 1.8], [0, 60.6, 1.8], 1.6, pale);
      builder.at(side * 24.6, 50, 1.6, 0, () => drawFigure(builder, 6, '#8aa894'));
      builder.triangle([side * 24.6, 54.6, 1.6], [side * 28, 58.4, 1.6], [side * 26, 53, 1.6], '#8aa894');
    }
    builder.box(0, 48, 1.4, 54, 1.4, 1.6, pale);
    builder.box(0, 59.6, 1.4, 5, 2.4, 4, pale);
    for (const [x, high] of [
      [0, 6],
      [-1.9, 4],
      [1.9, 4],
    ] as const)
      builder.at(x, 61.8, 1.4, 0, () => drawFigure(builder, high, '#8aa894'));
    for (const side of [-0.6, 0.6]) builder.beam([0, 66.6, 1.4], [side * 1.6, 70.6, 1.4], 0.4, gold);
    builder.beam([-0.9, 70.2, 1.4], [0.9, 70.2, 1.4], 0.4, gold);
    builder.beam([0, 66.6, 1.4], [0, 70, 1.4], 0.4, gold);
  });
}
