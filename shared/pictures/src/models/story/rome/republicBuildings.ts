import { alongRow, archedWall, drawColumn, drawFigure, drawPane, drawPediment } from '../../../geometry/facade';
import { polar, type MeshBuilder } from '../../../geometry/MeshBuilder';
import type { Random } from '../../../geometry/random';

const tufa = '#c9ab7e';
const pale = '#f2e2c4';
const tile = '#b9623f';
const dark = '#5f4c40';

/** Shops along x, their open fronts toward +z, with an upper floor of wood and clay. */
export function drawShops(builder: MeshBuilder, length: number, count: number): void {
  builder.box(0, -1, 0, length, 5.6, 7, '#dcc096');
  builder.box(0, 4.6, -0.4, length, 2.8, 6, '#c8a272');
  builder.roof(0, 7.4, -0.4, length + 1.2, 8, 1.9, tile, '#c8a272');
  alongRow(-length / 2, length / 2, count, (x, index) => {
    drawPane(builder, x, 0.25, (length / count) * 0.66, 3, dark, 3.56);
    drawPane(builder, x, 5.4, 1.1, 1.1, dark, 2.66);
    if (index % 2 === 0)
      builder.quad(
        [x - 1.7, 2.8, 5.6],
        [x + 1.7, 2.8, 5.6],
        [x + 1.7, 3.5, 3.6],
        [x - 1.7, 3.5, 3.6],
        index % 4 === 0 ? '#b9543c' : '#d8b070',
      );
  });
}

/** The ring of steps in which citizens met: sunken, about 40 m across. */
export function drawComitium(builder: MeshBuilder): void {
  for (let step = 0; step < 5; step += 1) {
    const [outer, inner] = [21 - step * 1.3, 19.7 - step * 1.3];
    builder.ring(40, outer, 1.6 - step * 0.28, inner, 1.6 - step * 0.28, step % 2 === 0 ? pale : '#e0caa2');
    builder.ring(40, inner, 1.6 - step * 0.28, inner, 1.32 - step * 0.28, tufa);
  }
  builder.ring(40, 21, 0, 21, 1.6, tufa);
  builder.disc(40, 14.6, 0.3, '#d8c39c');
}

/** The senate house of the old kings: a gabled hall, its door toward +z. */
export function drawOldCuria(builder: MeshBuilder): void {
  builder.box(0, -1, 0, 24, 3, 32, tufa, pale);
  builder.box(0, 2, 0, 21, 11, 28, '#e2c89c');
  builder.at(0, 13, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 30, 24, 5, tile, '#e2c89c'));
  drawPediment(builder, 0, 13, 15.1, 24, 5, 0.8, '#a84a34', '#d9a860');
  for (let step = 0; step < 6; step += 1) builder.box(0, -1, 16 + step * 0.6, 14, 2.9 - step * 0.45, 0.6, pale);
  drawPane(builder, 0, 2, 4, 6.4, dark, 14.06);
  for (const x of [-6.5, 6.5]) drawPane(builder, x, 7.5, 1.8, 2.6, dark, 14.06);
  for (const x of [-8.5, 8.5]) builder.at(x, 2, 15.2, 0, () => drawColumn(builder, 10.6, 0.7, '#b8563c', 9));
}

/** What the riot of 52 BC left of it. */
export function drawBurntCuria(builder: MeshBuilder, random: Random): void {
  builder.box(0, -1, 0, 24, 3, 32, '#8a7460', '#6c5a4e');
  for (const side of [-1, 1]) {
    for (let piece = 0; piece < 8; piece += 1)
      builder.box(side * 10, 2, -12.2 + piece * 3.5, 1.2, random(2, 8.5), 3.5, '#9c8468');
    for (let piece = 0; piece < 5; piece += 1)
      builder.box(-8 + piece * 4, 2, side * 13.4, 4, piece === 2 && side > 0 ? 0.4 : random(1.5, 9), 1.2, '#8f7860');
  }
  for (let beam = 0; beam < 14; beam += 1)
    builder.beam(
      [random(-8, 8), 2.2, random(-11, 11)],
      [random(-8, 8), random(2.4, 5), random(-11, 11)],
      0.5,
      '#40342e',
    );
}

/** Caesar's Curia, 17.6 by 25.2 m and as tall as it stands, its door toward +z under a porch. */
export function drawCuriaJulia(builder: MeshBuilder): void {
  builder.box(0, -1, 0, 22, 3, 29, tufa, pale);
  builder.box(0, 2, 0, 17.6, 18, 25.2, '#efe0c2');
  builder.at(0, 20, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 26, 19, 4.6, tile, '#efe0c2'));
  drawPediment(builder, 0, 20, 13.1, 19, 4.6, 0.8, pale, '#dcc49c');
  builder.box(0, 8.6, 15, 20, 1.2, 5, pale, tile);
  for (const x of [-9, -5.4, -1.8, 1.8, 5.4, 9]) builder.at(x, 2, 17, 0, () => drawColumn(builder, 6.6, 0.5, pale, 8));
  builder.box(0, -1, 15.6, 20.5, 3, 5, tufa, pale);
  for (let step = 0; step < 5; step += 1) builder.box(0, -1, 18.4 + step * 0.6, 16, 2.8 - step * 0.5, 0.6, pale);
  drawPane(builder, 0, 2, 4, 5.9, '#6e7a5c', 12.66);
  for (const x of [-5, 0, 5]) drawPane(builder, x, 12.6, 2.2, 3.6, dark, 12.66);
}

/** The speakers' platform facing +z: `length` metres, with the beaks of ships on its front. */
export function drawRostra(builder: MeshBuilder, length: number, beaks: boolean): void {
  builder.box(0, -0.5, 0, length, 3.7, 9, '#e2cca4', pale);
  builder.box(0, 3.2, 4.2, length, 0.9, 0.3, pale);
  for (let step = 0; step < 6; step += 1)
    builder.box(0, -0.5, -4.8 - step * 0.6, length * 0.5, 3.4 - step * 0.55, 0.6, pale);
  if (!beaks) return;
  for (const y of [0.9, 2.1])
    alongRow(-length / 2, length / 2, Math.round(length / 2.6), (x) => {
      builder.taperedBox(x, y, 5.1, 0.5, 1.3, 0.7, 1.5, 0.5, '#8a7a44');
      builder.beam([x, y + 0.2, 5.6], [x, y + 0.55, 6.6], 0.34, '#a89250');
    });
}

/** Vesta's round temple: a cone over twenty columns, about 15 m across, with its hearth's smoke hole. */
export function drawVesta(builder: MeshBuilder, marble: boolean): void {
  builder.lathe(
    28,
    [
      [9, -1],
      [9, 1.4],
      [7.8, 1.4],
    ],
    tufa,
  );
  builder.disc(28, 8.6, 1.42, pale);
  builder.ring(20, 4.9, 1.4, 4.9, 9.4, '#ecd8b2');
  for (let column = 0; column < 20; column += 1) {
    const [x, , z] = polar(7, 0, (column / 20) * Math.PI * 2);
    builder.at(x, 1.4, z, 0, () => drawColumn(builder, 7.4, 0.42, marble ? pale : '#b8563c', 7));
  }
  builder.lathe(
    28,
    [
      [7.7, 8.8],
      [7.9, 9.9],
      [8.3, 10],
      [1.1, 14],
      [1.1, 14.7],
      [0.6, 14.7],
    ],
    marble ? '#e6d2aa' : tile,
  );
}

/** The house of the king of sacrifices: rooms round a court. */
export function drawRegia(builder: MeshBuilder): void {
  for (const [x, z, width, depth] of [
    [0, -6, 24, 7],
    [-9, 3, 7, 12],
    [8, 4, 9, 11],
  ] as const) {
    builder.box(x, -1, z, width, 6, depth, '#e0c59a');
    builder.at(x, 5, z, width > depth ? 0 : Math.PI / 2, () =>
      builder.roof(0, 0, 0, Math.max(width, depth) + 1, Math.min(width, depth) + 1, 1.8, tile, '#e0c59a'),
    );
  }
  builder.box(0, -1, 9.5, 24, 4, 0.8, '#d8bc90');
}

/** The wall of arches under the Capitol, 74 m long, looking toward +z. */
export function drawTabularium(builder: MeshBuilder): void {
  builder.box(0, -14, -6, 74, 27, 12, '#a68c64');
  for (let course = -4; course < 13; course += 1.2) builder.box(0, course, 0.05, 74, 0.12, 0.1, '#93794f');
  const bays = Array.from({ length: 11 }, (_, bay) => ({ x: -32.5 + bay * 6.5, foot: 0, width: 4, spring: 4.4 }));
  for (const [y, height] of [
    [13, 8.6],
    [21.6, 8],
  ] as const) {
    builder.at(0, y, 0, 0, () => builder.geometry(archedWall(74, height, 1.6, bays), y > 20 ? '#ddc8a0' : '#b99d72'));
    alongRow(-39, 39, 12, (x) => builder.box(x, y, 0.2, 1, height, 0.6, '#d6bf96'));
    builder.box(0, y + height - 0.7, 0.2, 75, 0.8, 1.2, '#e4d0a8');
    builder.box(0, y, -8.5, 74, height, 10, '#8a7456');
  }
  builder.box(0, 29.4, -6.4, 75, 0.4, 13.6, '#d2b98e');
}

/** Statues on tall bases and columns, as the square was full of them. */
export function drawMonuments(builder: MeshBuilder, random: Random): void {
  for (let index = 0; index < 26; index += 1) {
    const [x, z] = [-52 + (index % 13) * 9 + random(-2, 2), index < 13 ? random(-27, -20) : random(14, 20)];
    const tall = random(1.4, 2.6);
    builder.box(x, 0.2, z, 1.5, tall, 1.5, random.pick(['#eadabc', '#dcc8a2', '#d8bc90']));
    builder.at(x, 0.2 + tall, z, random(0, 6), () =>
      drawFigure(builder, 2.3, random.pick(['#8c8358', '#a08c5a', '#efe2c8'])),
    );
  }
  for (const [x, z, tall] of [
    [-40, -6, 11],
    [30, -12, 9],
    [48, 10, 8],
  ] as const) {
    builder.box(x, 0.2, z, 2.4, 1.8, 2.4, pale);
    builder.at(x, 2, z, 0, () => drawColumn(builder, tall, 0.7, pale, 10));
    builder.at(x, 2 + tall, z, 1, () => drawFigure(builder, 2.6, '#a08c5a'));
  }
}
