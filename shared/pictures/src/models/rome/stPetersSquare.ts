import type { Group } from 'three';
import { drawColumn, drawFigure, drawPane } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { drawing } from '../story/StorySet';
import { stPetersPalette } from './stPetersPalette';
import { alongWall } from './wallRun';

const { stone, pale, worn, leadPale, dark, gold } = stPetersPalette;

/** Level of the square, five metres under the floor of the church. */
export const squareLevel = -5;

/** The middle of the square: 190 m before the front. */
export const squareMiddle = 325;

/** Each arm of columns is an arc about a point 24 m beside the obelisk. */
const arc = { aside: 24, inner: 76, outer: 96, from: -1.22, to: 1.12, bays: 35 } as const;

/** One of Bernini's arms (`side` 1 is the north, toward +x): four rows of columns 13 m tall under one entablature with saints on it. */
function drawArm(builder: MeshBuilder, side: 1 | -1): void {
  const spot = (radius: number, angle: number): readonly [number, number] => [
    side * (arc.aside + radius * Math.cos(angle)),
    squareMiddle + radius * Math.sin(angle),
  ];
  const step = (arc.to - arc.from) / (arc.bays - 1);
  for (let bay = 0; bay < arc.bays; bay += 1) {
    const angle = arc.from + step * bay;
    for (const radius of [78, 83.4, 88.8, 94]) {
      const [x, z] = spot(radius, angle);
      builder.at(x, squareLevel + 1.2, z, 0, () => drawColumn(builder, 12.8, 0.82, radius < 80 ? pale : stone, 7));
    }
    for (const radius of [arc.inner, arc.outer]) {
      const [x, z] = spot(radius, angle);
      builder.at(x, squareLevel + 18.4, z, 0, () => drawFigure(builder, 3.1, pale));
    }
  }
  const half = step / 2;
  for (let piece = 0; piece < arc.bays; piece += 1) {
    const [from, to] = [arc.from + step * piece - half, arc.from + step * piece + half];
    const ring = (inner: number, outer: number, y: number, color: string): void => {
      const [a, b, c, d] = [spot(inner, from), spot(outer, from), spot(outer, to), spot(inner, to)];
      const corners = [a, b, c, d].map(([x, z]) => [x, y, z] as const);
      const [first, second, third, last] = side > 0 ? corners.toReversed() : corners;
      if (first && second && third && last) builder.quad(first, second, third, last, color);
    };
    const wall = (radius: number, y: number, top: number, color: string): void => {
      const [a, b] = [spot(radius, from), spot(radius, to)];
      builder.quad([a[0], y, a[1]], [b[0], y, b[1]], [b[0], top, b[1]], [a[0], top, a[1]], color);
    };
    const [ground, roof] = [squareLevel, squareLevel + 17];
    ring(arc.inner - 1.6, arc.outer + 1.6, ground + 1.2, worn);
    ring(arc.inner, arc.outer, ground + 14, worn);
    ring(arc.inner - 0.8, arc.outer + 0.8, roof, leadPale);
    for (const [radius, out] of [
      [arc.inner, -1],
      [arc.outer, 1],
    ] as const) {
      wall(radius + out * 1.6, ground - 1, ground + 1.2, pale);
      wall(radius, ground + 14, roof - 0.8, stone);
      wall(radius + out * 0.8, roof - 0.8, roof, pale);
      wall(radius, roof, roof + 1.4, pale);
      ring(Math.min(radius, radius + out * 0.8), Math.max(radius, radius + out * 0.8), roof - 0.8, pale);
    }
  }
  for (const angle of [arc.from - half, arc.to + half])
    alongWall(
      builder,
      spot(angle < 0 ? arc.inner : arc.outer, angle),
      spot(angle < 0 ? arc.outer : arc.inner, angle),
      (length) => {
        builder.box(0, squareLevel, 0, length + 1, 17, 3, stone, leadPale);
        builder.box(0, squareLevel + 14, 0, length + 2, 3.2, 4, pale, leadPale);
      },
    );
}

/** The corridor that joins an arm with the front of the church. */
function drawCorridor(builder: MeshBuilder, side: 1 | -1): void {
  const [near, far] = [
    [side * 51, squareMiddle - 78],
    [side * 62, 134],
  ] as const;
  alongWall(builder, side > 0 ? near : far, side > 0 ? far : near, (length) => {
    builder.box(0, squareLevel, 0, length + 4, 18, 11, stone, leadPale);
    builder.box(0, squareLevel + 15, 0, length + 5, 1.4, 12.4, pale, leadPale);
    builder.box(0, squareLevel + 18, 0, length + 4.6, 1, 12, pale, leadPale);
    for (const face of [0, Math.PI])
      builder.at(0, squareLevel, 0, face, () => {
        for (let x = -length / 2 + 4; x < length / 2; x += 8) {
          builder.box(x, 0, 5.6, 1.4, 15, 0.8, pale);
          drawPane(builder, x + 4, 6, 2.4, 5.6, dark, 5.56);
        }
      });
    for (let x = -length / 2 + 4; x < length / 2; x += 8)
      for (const z of [-5.4, 5.4]) builder.at(x, squareLevel + 19, z, 0, () => drawFigure(builder, 3, pale));
  });
}

/** Bernini's two arms with their corridors: an oval about 240 m wide, 280 columns drawn of 284. */
export function stPetersArms(): Group {
  return drawing((builder) => {
    for (const side of [1, -1] as const) {
      drawArm(builder, side);
      drawCorridor(builder, side);
    }
  }, 'Arms');
}

/** The Vatican obelisk: 25.5 m of granite, 41 m with foot and cross, on y = 0. */
export function drawVaticanObelisk(builder: MeshBuilder): void {
  for (const [y, size] of [
    [0, 12],
    [0.5, 10],
    [1, 8],
  ] as const)
    builder.box(0, y, 0, size, 0.6, size, pale);
  builder.box(0, 1.6, 0, 5.6, 6, 5.6, pale);
  builder.box(0, 7.6, 0, 6.6, 1, 6.6, stone);
  for (const x of [-1, 1]) for (const z of [-1, 1]) builder.box(x, 8.6, z, 0.8, 0.7, 0.8, '#8f6a48');
  builder.taperedBox(0, 9.3, 0, 2.9, 2.9, 1.9, 1.9, 23.4, '#d29a7c');
  builder.taperedBox(0, 32.7, 0, 1.9, 1.9, 0, 0, 2.2, '#d29a7c');
  builder.box(0, 34.6, 0, 0.3, 5.4, 0.3, gold);
  builder.box(0, 38, 0, 2.2, 0.3, 0.3, gold);
}

/** One of the two fountains of the square, 14 m with its jet, on y = 0. */
export function drawSquareFountain(builder: MeshBuilder): void {
  builder.lathe(
    16,
    [
      [14, 0],
      [14, 1.2],
      [13.2, 1.3],
      [13.2, 0.7],
    ],
    pale,
  );
  builder.disc(16, 13.2, 0.8, '#9db4c8');
  builder.lathe(
    12,
    [
      [2.4, 0.6],
      [1.4, 3],
      [4.6, 4.6],
      [4.8, 5],
      [1, 5.1],
      [0.8, 6.6],
      [2.9, 7.4],
      [0.6, 7.8],
    ],
    worn,
  );
  builder.lathe(
    7,
    [
      [0.5, 7.6],
      [1.5, 11],
      [0.9, 13],
      [0, 14],
    ],
    '#f2f6f8',
  );
}

/** Paving of the square: cobbles, pale rays from the obelisk, and the trapezium before the front. */
export function drawSquarePaving(builder: MeshBuilder): void {
  const y = squareLevel;
  builder.at(0, y + 0.06, squareMiddle, 0, () => {
    for (let ray = 0; ray < 48; ray += 1) {
      const [from, to] = [(ray / 48) * Math.PI * 2, ((ray + 1) / 48) * Math.PI * 2];
      const on = (angle: number): readonly [number, number, number] => [118 * Math.cos(angle), 0, 84 * Math.sin(angle)];
      builder.triangle([0, 0, 0], on(to), on(from), ray % 2 ? '#c9b3a0' : '#cdb8a6');
    }
    for (let ray = 0; ray < 8; ray += 1) {
      const angle = (ray / 8) * Math.PI * 2;
      const on = (out: number, turn: number): readonly [number, number, number] => [
        118 * out * Math.cos(angle + turn),
        0.06,
        84 * out * Math.sin(angle + turn),
      ];
      builder.quad(on(0.1, 0.14), on(0.96, 0.014), on(0.96, -0.014), on(0.1, -0.14), '#efe2cc');
    }
  });
  builder.quad([-56, y + 0.04, 134], [-46, y + 0.04, 270], [46, y + 0.04, 270], [56, y + 0.04, 134], '#cbb6a2');
  for (const [left, right, farLeft, farRight] of [
    [-30, -27.5, -26, -23.5],
    [27.5, 30, 23.5, 26],
  ] as const)
    builder.quad(
      [left, y + 0.1, 150],
      [farLeft, y + 0.1, 262],
      [farRight, y + 0.1, 262],
      [right, y + 0.1, 150],
      '#efe2cc',
    );
}
