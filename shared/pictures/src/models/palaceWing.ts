import type { ColorRepresentation } from 'three';
import { alongRow, drawBand, drawFigure, drawPane, drawPediment, drawRoundPane } from '../geometry/facade';
import type { MeshBuilder } from '../geometry/MeshBuilder';
import type { Random } from '../geometry/random';

const stone = '#efd9b4';
const pale = '#fae8ca';
const worn = '#dfc49c';
const slate = '#6f77a6';
const slatePale = '#8a91b8';
const glass = '#6a6282';
const lit = '#ffd488';

const pane = (random: Random): ColorRepresentation => (random.chance(0.16) ? lit : glass);

/** A palace wing of the Second Empire on y = 0, `length` along x, its front on z = 0 facing +z: arcade with statues, tall windows, attic, mansard. */
export function drawPalaceWing(builder: MeshBuilder, random: Random, length: number, depth: number): void {
  builder.box(0, 0, -depth / 2, length, 20, depth, stone);
  const bays = Math.round(length / 5.6);
  const pitch = length / bays;
  alongRow(-length / 2, length / 2, bays, (x) => {
    drawRoundPane(builder, x, 0.4, 3.4, 7, '#77657a', 0.08);
    drawBand(builder, x, 5.7, 1.7, 2.3, pale, 0.12, 12, Math.PI);
    drawPane(builder, x, 10, 3, 5.6, pale, 0.08);
    drawPane(builder, x, 10.2, 2.2, 5, pane(random), 0.14);
    drawPediment(builder, x, 15.6, 0.5, 3.6, 1, 0.5, pale, worn);
    drawPane(builder, x, 17.3, 1.8, 1.9, glass, 0.1);
    builder.box(x - pitch / 2, 0, 0.3, 1.5, 8.2, 1.2, pale);
    builder.at(x - pitch / 2, 9.2, 1, 0, () => drawFigure(builder, 3.2, pale));
    builder.box(x - pitch / 2, 9.2, 0.2, 0.8, 7.6, 0.6, pale);
    builder.box(x, 20.8, -2, 1.8, 3.4, 2.2, pale, slatePale);
    drawRoundPane(builder, x, 21.2, 1.1, 2.4, glass, -0.85);
  });
  for (const [y, high, out] of [
    [8.2, 1, 1.4],
    [16.8, 0.5, 0.6],
    [19.6, 1.2, 1.4],
  ] as const)
    builder.box(0, y, out / 2 - 0.4, length + out, high, out + 0.6, pale);
  alongRow(-length / 2, length / 2, bays * 3, (x) => builder.box(x, 20.8, 0.4, 0.6, 1, 0.4, pale));
  builder.box(0, 21.8, 0.4, length, 0.35, 0.7, pale);
  builder.taperedBox(0, 20.8, -depth / 2, length, depth - 2, length - 2, depth - 9, 7.4, slate, slatePale);
  builder.box(0, 28.1, -depth / 2, length - 2, 0.7, depth - 8.6, slatePale);
  for (const x of [-length * 0.3, 0, length * 0.3]) builder.box(x, 24, -depth * 0.7, 3.4, 8, 1.6, worn);
}

/** A pavilion between wings, its front on z = 0: `height` to the cornice, then a square dome. */
export function drawPalacePavilion(
  builder: MeshBuilder,
  random: Random,
  width: number,
  depth: number,
  height: number,
  dome: number,
): void {
  builder.box(0, 0, -depth / 2, width, height, depth, stone);
  drawRoundPane(builder, 0, 0.3, 5, 8, '#77657a', 0.1);
  drawBand(builder, 0, 5.8, 2.5, 3.3, pale, 0.14, 14, Math.PI);
  for (const y of [10.2, 18.6]) {
    if (y + 6 > height) continue;
    for (const x of [-width * 0.31, 0, width * 0.31]) {
      drawRoundPane(builder, x, y, 3.6, 6.6, pale, 0.08);
      drawRoundPane(builder, x, y + 0.2, 2.5, 5.8, pane(random), 0.14);
    }
  }
  for (const x of [-0.47, -0.4, -0.17, 0.17, 0.4, 0.47]) {
    for (const [y, high] of [
      [0.4, 7.8],
      [9.2, 7.6],
      [18, height - 19.4],
    ] as const)
      if (high > 3)
        builder.at(x * width, y, 0.7, 0, () =>
          builder.lathe(
            7,
            [
              [0.85, 0],
              [0.62, 0.5],
              [0.55, high - 0.8],
              [0.9, high],
            ],
            pale,
          ),
        );
  }
  for (const y of [8.2, 16.9, height - 1.4]) builder.box(0, y, 0.3, width + 1.4, 1.3, 2.2, pale);
  builder.box(0, height - 1.2, -depth / 2, width + 1.6, 1.4, depth + 1.8, pale);
  for (const x of [-width * 0.29, -width * 0.1, width * 0.1, width * 0.29])
    builder.at(x, height - 8.6, 1.2, 0, () => drawFigure(builder, 6.2, pale));
  drawPediment(builder, 0, height + 0.2, 1.2, width * 0.74, 5, 4, pale, worn);
  const foot = height + 0.2;
  const [w, d] = [width - 0.6, depth - 0.6];
  const profile = [
    [1, 0],
    [0.97, 0.3],
    [0.88, 0.6],
    [0.72, 0.85],
    [0.56, 1],
  ] as const;
  for (const [index, [wide, up]] of profile.entries()) {
    const next = profile[index + 1];
    if (next)
      builder.taperedBox(
        0,
        foot + up * dome,
        -depth / 2,
        w * wide,
        d * wide,
        w * next[0],
        d * next[0],
        (next[1] - up) * dome,
        slate,
        slatePale,
      );
  }
  builder.box(0, foot + dome, -depth / 2, w * 0.6, 1, d * 0.6, pale);
  alongRow(-w * 0.29, w * 0.29, 7, (x) => builder.box(x, foot + dome + 1, -depth / 2 + d * 0.28, 0.4, 1.3, 0.4, pale));
  builder.box(0, foot + dome + 2.2, -depth / 2 + d * 0.28, w * 0.6, 0.4, 0.6, pale);
  drawRoundPane(builder, 0, foot + dome * 0.1, 4, dome * 0.5, pale, -0.2);
  drawRoundPane(builder, 0, foot + dome * 0.14, 2.4, dome * 0.38, glass, 0);
}
