import { alongRow, drawColumn, drawFigure, drawPane, drawRider, drawRoundPane } from '../../geometry/facade';
import { polar, type MeshBuilder } from '../../geometry/MeshBuilder';
import { drawTriumphalArch } from '../romanRuins';

const marble = '#f5e6cc';
const stone = '#e8d2ac';
const pale = '#f0dcb8';
const tile = '#c46a44';
const gilt = '#d8aa5c';
const dark = '#6c5450';

/**
 * Trajan's forum on y = 0, Trajan's Column at the origin and the square toward +z: libraries beside the column, the Basilica Ulpia
 * (170 by 59 m), a paved square of 116 by 95 m between porticoes with two exedrae, and the arch of entry. After the excavated plan
 * and the coins of Trajan; about 25,000 triangles.
 */
export function drawTrajansForum(builder: MeshBuilder): void {
  builder.box(0, -3, 104, 132, 3.1, 232, stone, '#efddb9');
  drawLibraries(builder);
  builder.at(0, 0, 48, 0, () => drawBasilica(builder));
  builder.at(0, 0, 140, 0, () => drawSquare(builder));
}

function drawLibraries(builder: MeshBuilder): void {
  for (const side of [-1, 1]) {
    builder.box(side * 27, 0, 0, 27, 14, 22, pale);
    builder.at(side * 27, 14, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 23, 28.6, 4, tile, pale));
    alongRow(-9, 9, 4, (z) => builder.at(side * 12.2, 0, z, 0, () => drawColumn(builder, 9, 0.5, marble, 8)));
    builder.box(side * 12.2, 9, 0, 1.6, 1.4, 22, marble);
    alongRow(-11, 11, 3, (x) => drawRoundPane(builder, side * 27 + x, 4, 3, 6, dark, 11.1));
  }
}

/** The Basilica Ulpia, its length along x: nave 25 m wide and 27 m high, two aisles each side, an apse at each end. */
function drawBasilica(builder: MeshBuilder): void {
  builder.box(0, 0, 0, 118, 1, 61, marble);
  builder.box(0, 1, 0, 112, 9.5, 56, stone);
  for (const side of [-1, 1]) {
    builder.at(0, 0, 0, side > 0 ? 0 : Math.PI, () =>
      builder.quad([-57, 10.5, 29.4], [57, 10.5, 29.4], [57, 15, 12.6], [-57, 15, 12.6], gilt),
    );
    builder.triangle([side * 56, 10.5, 28], [side * 56, 10.5, -28], [side * 56, 15, 0], pale);
  }
  builder.box(0, 10, 0, 90, 16, 25, pale);
  builder.box(0, 25.4, 0, 91.4, 0.9, 26.4, marble);
  builder.roof(0, 26.3, 0, 92, 27.4, 5, gilt, pale);
  for (const turn of [0, Math.PI])
    builder.at(0, 0, 0, turn, () => alongRow(-43, 43, 15, (x) => drawRoundPane(builder, x, 17, 3.2, 6, dark, 12.7)));
  for (const side of [-1, 1])
    builder.at(side * 56, 0, 0, (side * Math.PI) / 2, () => {
      for (let step = 0; step < 12; step += 1) {
        const [from, to] = [(step / 12) * Math.PI, ((step + 1) / 12) * Math.PI];
        builder.quad(polar(20, 0, to), polar(20, 0, from), polar(20, 14, from), polar(20, 14, to), stone);
        builder.triangle([0, 19, 0], polar(20.6, 14, to), polar(20.6, 14, from), tile);
      }
    });
  drawFront(builder);
}

/** The side toward the square: a colonnade with an attic, three porches, statues on them. */
function drawFront(builder: MeshBuilder): void {
  builder.box(0, 10.5, 29, 114, 3.4, 2.4, marble);
  alongRow(-55, 55, 24, (x) => {
    builder.at(x, 1, 31.4, 0, () => drawColumn(builder, 9.5, 0.5, '#e6cfa6', 9));
    drawPane(builder, x, 1, 3, 7.4, dark, 28.1);
  });
  builder.box(0, 10.5, 31, 114, 1.6, 3, marble);
  for (const [x, width] of [
    [0, 22],
    [-34, 13],
    [34, 13],
  ] as const) {
    builder.box(x, 10.5, 33, width, 2, 7, marble);
    builder.box(x, 12.5, 33, width - 1, 3.2, 5.6, pale, marble);
    alongRow(-width / 2 + 1, width / 2 - 1, Math.round(width / 5), (dx) =>
      builder.at(x + dx, 1, 35.4, 0, () => drawColumn(builder, 9.5, 0.52, marble, 9)),
    );
    alongRow(-width / 2, width / 2, Math.round(width / 4.4), (dx) =>
      builder.at(x + dx, 15.7, 34.4, 0, () => drawFigure(builder, 2.8, gilt)),
    );
  }
  builder.at(0, 15.7, 31.6, Math.PI / 2, () => {
    for (const z of [-1.8, -0.6, 0.6, 1.8]) builder.at(0, 0, z, 0, () => drawRider(builder, 3.4, gilt));
  });
}

function drawSquare(builder: MeshBuilder): void {
  for (const side of [-1, 1]) {
    builder.box(side * 60, 0, 0, 3, 12, 116, stone);
    builder.at(side * 53.6, 12, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 116, 15.6, 3.4, tile, pale));
    builder.box(side * 47, 8.8, 0, 1.6, 3.4, 116, marble);
    alongRow(-57, 57, 26, (z, index) => {
      builder.at(side * 47, 0, z, 0, () => drawColumn(builder, 8.8, 0.46, '#e9d2ac', 8));
      if (index % 2 === 0) builder.at(side * 46.4, 12.2, z, 0, () => drawFigure(builder, 2.4, pale));
    });
    builder.at(side * 60, 0, -14, (side * Math.PI) / 2, () => {
      for (let step = 0; step < 14; step += 1) {
        const [from, to] = [(step / 14) * Math.PI, ((step + 1) / 14) * Math.PI];
        builder.quad(polar(21, 0, to), polar(21, 0, from), polar(21, 13, from), polar(21, 13, to), stone);
        builder.quad(polar(22.4, 13, to), polar(22.4, 13, from), polar(17, 14.6, from), polar(17, 14.6, to), tile);
      }
    });
  }
  builder.box(0, 0, 4, 7, 3, 12, marble);
  builder.at(0, 3, 4, -Math.PI / 2, () => drawRider(builder, 8, gilt));
  builder.box(0, 0, 60, 120, 11, 3, stone, marble);
  alongRow(-56, 56, 20, (x) => builder.at(x, 0, 57, 0, () => drawColumn(builder, 8, 0.42, pale, 7)));
  builder.at(0, 0, 61, 0, () => drawTriumphalArch(builder), 0.82);
}

/**
 * Trajan's Market on y = 0: brick terraces on a half round of 30 m that opens toward -x, stepping up the slope in +x, and the great
 * hall above them. After the standing building; about 5,000 triangles.
 */
export function drawTrajansMarket(builder: MeshBuilder): void {
  const brick = ['#d39a70', '#c98e66', '#dba47a'] as const;
  for (const [floor, [radius, foot, height]] of (
    [
      [30, 0, 6],
      [33, 6, 6.5],
      [41, 12.5, 5.5],
    ] as const
  ).entries()) {
    const steps = 17;
    const color = brick[floor] ?? brick[0];
    for (let step = 0; step < steps; step += 1) {
      const [from, to] = [-1.5 + (3 * step) / steps, -1.5 + (3 * (step + 1)) / steps];
      const head = foot + height;
      builder.quad(
        polar(radius, foot, from),
        polar(radius, foot, to),
        polar(radius, head, to),
        polar(radius, head, from),
        color,
      );
      builder.quad(
        polar(radius - 0.5, head, from),
        polar(radius - 0.5, head, to),
        polar(radius + 9, head, to),
        polar(radius + 9, head, from),
        '#e0bc90',
      );
      builder.at(0, 0, 0, -(from + to) / 2 - Math.PI / 2, () => {
        const z = -(radius * Math.cos(1.5 / steps) - 0.12);
        drawRoundPane(
          builder,
          0,
          foot + (floor === 0 ? 0.2 : 1.6),
          floor === 0 ? 3.2 : 2.2,
          floor === 0 ? 4.6 : 3.8,
          dark,
          z,
        );
        if (floor === 1) builder.box(0, foot + 5.6, z + 0.3, 4.6, 0.5, 0.6, stone);
      });
    }
  }
  for (const side of [-1, 1]) {
    builder.box(16, 0, side * 44, 34, 17, 20, brick[1], '#dcb488');
    builder.at(-1.1, 0, side * 44, -Math.PI / 2, () => {
      for (const y of [1, 6.6, 12]) alongRow(-9, 9, 4, (x) => drawRoundPane(builder, x, y, 2.4, 4, dark, 0.05));
    });
  }
  builder.box(62, 10, -4, 26, 20, 74, brick[2]);
  builder.at(62, 30, -4, Math.PI / 2, () => builder.roof(0, 0, 0, 76, 28, 6, tile, brick[0]));
  builder.at(48.9, 18, -4, -Math.PI / 2, () =>
    alongRow(-33, 33, 8, (x) => drawRoundPane(builder, x, 1, 4, 7.6, dark, 0.05)),
  );
  for (const z of [-62, 46]) {
    builder.box(60, 6, z, 34, 18, 30, brick[0]);
    builder.at(60, 24, z, 0, () => builder.roof(0, 0, 0, 36, 32, 5, tile, brick[0]));
  }
}
