import { Group } from 'three';
import { alongRow, archedWall, drawBand, drawDial, drawFigure, drawPane } from '../geometry/facade';
import { MeshBuilder } from '../geometry/MeshBuilder';

const stone = '#f2dab4';
const pale = '#fbe8ca';
const worn = '#e0c199';
const carved = '#e8cca4';

/** Widths and depth of the arch, and its two vaults: the great one along z, the lesser along x. */
const size = { width: 44.8, depth: 22.2, cornice: 37, height: 49.5 };
const great = { width: 14.6, crown: 29.2 };
const lesser = { width: 8.4, crown: 18.7 };

/** The Arc de Triomphe on y = 0, 49.5 m, its great vault along z; about 18,500 triangles. */
export function arcDeTriomphe(): Group {
  const builder = new MeshBuilder();
  drawPiers(builder);
  for (const turn of [0, 2])
    builder.at(0, 0, 0, (turn * Math.PI) / 2, () => drawFront(builder, size.width, size.depth / 2, great, true));
  for (const turn of [1, 3])
    builder.at(0, 0, 0, (turn * Math.PI) / 2, () => drawFront(builder, size.depth, size.width / 2, lesser, false));
  drawTop(builder);
  const group = new Group();
  group.name = 'Arc de Triomphe';
  group.add(builder.toMesh());
  return group;
}

/** The body with both vaults cut through it: four piers and the masonry over the lesser vaults. */
function drawPiers(builder: MeshBuilder): void {
  const spring = great.crown - great.width / 2;
  builder.geometry(
    archedWall(size.width, size.cornice, (size.depth - lesser.width) / 2, [
      { x: 0, foot: 0, width: great.width, spring },
    ]).translate(0, 0, size.depth / 2),
    stone,
  );
  builder.geometry(
    archedWall(size.width, size.cornice, (size.depth - lesser.width) / 2, [
      { x: 0, foot: 0, width: great.width, spring },
    ]).translate(0, 0, -lesser.width / 2),
    stone,
  );
  const pier = (size.width - great.width) / 2;
  const wing = archedWall(lesser.width, size.cornice, pier, [
    { x: 0, foot: 0, width: lesser.width - 0.02, spring: lesser.crown - lesser.width / 2 },
  ]);
  for (const side of [-1, 1])
    builder.at(side > 0 ? size.width / 2 : -great.width / 2, 0, 0, Math.PI / 2, () => builder.geometry(wing, worn));
  builder.box(0, great.crown + 0.3, 0, size.width - 1, size.cornice - great.crown - 0.3, lesser.width, worn);
}

/** What is carved on the side that faces +z, `away` metres from the middle. */
function drawFront(
  builder: MeshBuilder,
  width: number,
  away: number,
  vault: { readonly width: number; readonly crown: number },
  main: boolean,
): void {
  const spring = vault.crown - vault.width / 2;
  drawBand(builder, 0, spring, vault.width / 2, vault.width / 2 + 1.5, pale, away + 0.12, 20, Math.PI);
  builder.box(0, vault.crown - 0.6, away + 0.2, 1.9, 2.8, 0.8, pale);
  for (const side of [-1, 1]) {
    const middle = side * (vault.width / 2 + (width - vault.width) / 4);
    const pier = (width - vault.width) / 2;
    builder.box(side * (vault.width / 2 + pier / 2), spring - 0.6, away + 0.1, pier + 0.6, 1.1, 0.9, pale);
    builder.box(middle, 0, away + 0.2, pier + 0.8, 3, 1.2, worn);
    if (main) drawTrophy(builder, middle, away, spring);
    else drawPane(builder, middle, 5, pier - 2, spring - 7, carved, away + 0.06);
    if (main) {
      drawPane(builder, middle, spring + 3, pier - 3, 7.4, worn, away + 0.08);
      alongRow(middle - pier / 2 + 2, middle + pier / 2 - 2, 7, (x, index) =>
        builder.at(x, spring + 3.2, away + 0.2, 0, () => drawFigure(builder, 5 + (index % 3) * 0.7, carved)),
      );
      builder.box(middle, spring + 2, away + 0.2, pier - 2, 0.8, 0.7, pale);
      builder.box(middle, spring + 10.6, away + 0.2, pier - 2, 0.8, 0.7, pale);
    }
  }
  if (main)
    for (const side of [-1, 1])
      builder.triangle(
        [side * (vault.width / 2 + 1), spring + 7.6, away + 0.2],
        [side * (vault.width / 2 - 0.6), vault.crown + 0.6, away + 0.2],
        [side * 2, vault.crown + 1.6, away + 0.2],
        carved,
      );
  builder.box(0, 32.4, away + 0.2, width + 0.6, 0.9, 1, pale);
  alongRow(-width / 2 + 0.6, width / 2 - 0.6, Math.round(width * 1.1), (x, index) =>
    builder.at(x, 33.2, away + 0.3, 0, () =>
      drawFigure(builder, 2.2 + (index % 3) * 0.2, index % 2 === 0 ? pale : carved),
    ),
  );
  builder.box(0, 35.6, away + 0.4, width + 1.6, 1, 1.8, pale);
  builder.box(0, 36.6, away + 0.8, width + 3.4, 1, 2.8, pale);
  alongRow(-width / 2, width / 2, Math.round(width / 1.5), (x) =>
    builder.box(x, 35.9, away + 1.5, 0.7, 0.7, 1.2, worn),
  );
  drawAttic(builder, width, away - 1.2);
}

/** The tall group of figures before a pier: the one on the right of the front is the Marseillaise. */
function drawTrophy(builder: MeshBuilder, x: number, away: number, spring: number): void {
  drawPane(builder, x, 4, 9.4, spring - 6.4, worn, away + 0.06);
  builder.box(x, 3, away + 0.7, 9.6, 2.2, 1.9, pale);
  const figures = [
    [-3, 5.2, 5.6],
    [-1.2, 5.2, 6.6],
    [0.8, 5.2, 6.2],
    [2.9, 5.2, 5.4],
    [-2, 9, 5.4],
    [1.8, 9, 5.6],
    [0, 11.6, 5.6],
  ] as const;
  for (const [dx, y, height] of figures)
    builder.at(x + dx, y, away + (y < 6 ? 1 : 0.7), 0, () => drawFigure(builder, height, y > 11 ? pale : carved));
  for (const side of [-1, 1])
    builder.triangle(
      [x + side * 0.4, 15.4, away + 0.9],
      [x + side * 4, 18.4, away + 0.6],
      [x + side * 1.6, 13, away + 0.8],
      pale,
    );
}

/** The storey over the cornice: shields between panels. */
function drawAttic(builder: MeshBuilder, width: number, away: number): void {
  builder.box(0, 38.8, away + 0.2, width - 1.8, 1.2, 0.9, pale);
  const count = Math.round(width / 4.6);
  alongRow(-width / 2 + 1.6, width / 2 - 1.6, count, (x) => {
    drawPane(builder, x, 40.6, 3.2, 4.2, worn, away + 0.08);
    drawDial(builder, x, 42.7, 1.35, pale, away + 0.2, 14);
    drawDial(builder, x, 42.7, 0.9, carved, away + 0.24, 14);
  });
  alongRow(-width / 2 + 1.6, width / 2 - 1.6, count + 1, (x) =>
    builder.box(x - (width - 3.2) / (count + 1) / 2, 40, away + 0.1, 0.9, 5.4, 0.5, pale),
  );
  builder.box(0, 45.4, away + 0.4, width - 1, 1.1, 1.6, pale);
}

function drawTop(builder: MeshBuilder): void {
  builder.box(0, size.cornice, 0, size.width - 2.4, 9, size.depth - 2.4, stone, worn);
  builder.box(0, 46.4, 0, size.width - 3.4, 1.9, size.depth - 3.4, stone, worn);
  builder.box(0, 48.3, 0, size.width - 2.8, 0.7, size.depth - 2.8, pale, worn);
  const [width, depth] = [size.width - 3, size.depth - 3];
  for (const side of [-1, 1]) {
    alongRow(-width / 2, width / 2, 26, (x) => builder.box(x, 49, side * (depth / 2), 0.9, 0.8, 0.5, pale));
    alongRow(-depth / 2, depth / 2, 12, (z) => builder.box(side * (width / 2), 49, z, 0.5, 0.8, 0.9, pale));
  }
}
