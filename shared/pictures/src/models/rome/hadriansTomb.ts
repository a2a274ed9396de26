import { alongRow, drawFigure, drawPane, drawRider } from '../../geometry/facade';
import { polar, varied, type MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import { drawCypress } from '../trees';

const marble = '#f3e5cb';
const shade = '#dfc7a0';
const gilt = '#d8aa5c';

/**
 * Hadrian's tomb on y = 0, its door toward +z: a base 89 m square and 12 m high faced in marble, a drum 64 m across that ends 31 m
 * up, earth with cypresses, and a plinth with a four-horse chariot at 50 m. Base and drum are measured; what lay above is a guess
 * after Augustus's tomb. About 9,000 triangles.
 */
export function drawHadriansTomb(builder: MeshBuilder): void {
  builder.box(0, -4, 0, 110, 4.2, 110, '#dac095', '#e6d0a8');
  builder.box(0, 0.2, 0, 90.6, 1.4, 90.6, shade, marble);
  builder.box(0, 1.6, 0, 88.6, 9.6, 88.6, marble, shade);
  builder.box(0, 11.2, 0, 90.4, 1.2, 90.4, shade, marble);
  for (let side = 0; side < 4; side += 1)
    builder.at(0, 0, 0, (side * Math.PI) / 2, () => {
      alongRow(-42, 42, 14, (x) => builder.box(x, 1.6, 44.5, 1.6, 9.6, 0.6, '#fbf0dc'));
      alongRow(-39, 39, 13, (x) => drawPane(builder, x, 5.4, 3.6, 2.6, '#e2c89e', 44.4));
      for (const x of [-44, 44]) builder.at(x, 12.4, 44, -Math.PI / 2, () => drawRider(builder, 6, gilt));
    });
  drawPane(builder, 0, 1.6, 4.4, 7.6, '#8a6844', 45);
  const random = seededRandom(139);
  for (let y = 12; y < 29; y += 3.4) {
    for (let side = 0; side < 56; side += 1) {
      const [from, to] = [(side / 56) * Math.PI * 2, ((side + 1) / 56) * Math.PI * 2];
      const top = Math.min(29, y + 3.4);
      builder.quad(
        polar(32, y, to),
        polar(32, y, from),
        polar(32, top, from),
        polar(32, top, to),
        varied(marble, random, 0.012),
      );
    }
  }
  builder.lathe(
    56,
    [
      [32, 28.4],
      [33.2, 29],
      [33.2, 30.2],
      [32, 30.6],
      [30, 30.6],
    ],
    shade,
  );
  for (let index = 0; index < 28; index += 1)
    builder.at(0, 0, 0, (index / 28) * Math.PI * 2, () => {
      builder.box(0, 13, 32.1, 1.5, 15.4, 0.6, '#fbf0dc');
      builder.at(0, 30.6, 31.4, 0, () => drawFigure(builder, 3.2, '#fbf0dc'));
    });
}

/** The earth on the drum, its trees, and the chariot: drawn apart, because they come last and are the least certain. */
export function drawHadriansTombTop(builder: MeshBuilder): void {
  const random = seededRandom(140);
  builder.lathe(
    40,
    [
      [31, 30.6],
      [27, 34],
      [18, 38.4],
      [9.6, 40.4],
    ],
    '#8f9150',
  );
  for (const [ring, radius, y] of [
    [26, 28.2, 32.6],
    [18, 21, 36.8],
    [10, 13.6, 39],
  ] as const) {
    for (let tree = 0; tree < ring; tree += 1) {
      const [x, , z] = polar(radius + random(-1, 1), 0, ((tree + random(0, 0.4)) / ring) * Math.PI * 2);
      drawCypress(builder, random, x, y - 0.6, z, random(6.5, 9));
    }
  }
  builder.box(0, 39, 0, 15, 7.6, 15, marble, shade);
  builder.box(0, 46.6, 0, 16.4, 0.9, 16.4, shade, marble);
  for (const x of [-2.7, -0.9, 0.9, 2.7]) builder.at(x, 47.5, 1.4, -Math.PI / 2, () => drawRider(builder, 5.4, gilt));
  builder.box(0, 47.5, -2.6, 3.4, 2.6, 3, gilt);
  builder.at(0, 49, -2.6, 0, () => drawFigure(builder, 5, gilt));
}
