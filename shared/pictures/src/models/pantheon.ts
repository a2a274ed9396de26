import { Group } from 'three';
import { alongRow, drawColumn, drawFigure, drawPane, drawPediment, drawRoundPane } from '../geometry/facade';
import { MeshBuilder } from '../geometry/MeshBuilder';

const stone = '#efd9b6';
const pale = '#fae8cb';
const worn = '#dcc09a';
const lead = '#8d93b4';
const leadPale = '#a3a8c4';
const dark = '#6f6072';

/**
 * The Panthéon on y = 0, portico toward +z, its dome over the origin, cross at 83 m: six columns in front, blind walls with
 * garlands, a ring of 32 columns under the dome; about 12,000 triangles.
 */
export function pantheon(): Group {
  const builder = new MeshBuilder();
  drawWalls(builder);
  drawPortico(builder);
  drawDome(builder);
  const group = new Group();
  group.name = 'Panthéon';
  group.add(builder.toMesh());
  return group;
}

/** The four arms: 84 m across, 110 m long with the portico. */
function drawWalls(builder: MeshBuilder): void {
  for (const [width, depth] of [
    [32, 92],
    [84, 32],
  ] as const) {
    builder.box(0, 0, 0, width + 2, 2.2, depth + 2, worn);
    builder.box(0, 2.2, 0, width, 22, depth, stone, leadPale);
    builder.box(0, 19, 0, width + 0.8, 0.7, depth + 0.8, pale);
    builder.box(0, 22.6, 0, width + 2.4, 1.6, depth + 2.4, pale, leadPale);
    builder.box(0, 24.2, 0, width + 0.2, 2, depth + 0.2, pale, leadPale);
    for (let turn = 0; turn < 4; turn += 1) {
      const [front, away] = turn % 2 === 0 ? [width, depth / 2] : [depth, width / 2];
      builder.at(0, 0, 0, (turn * Math.PI) / 2, () => drawGarlands(builder, front, away));
    }
  }
  builder.roof(0, 26.2, 0, 80, 26, 4.6, lead, stone, 8);
  builder.at(0, 26.2, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 90, 26, 4.6, lead, stone, 8));
}

/** The frieze of garlands high on a wall that faces +z, and the ghost of a walled-up window in each bay. */
function drawGarlands(builder: MeshBuilder, width: number, away: number): void {
  const bays = Math.round(width / 6.4);
  alongRow(-width / 2, width / 2, bays, (x) => {
    drawPane(builder, x, 6, 3.2, 8.4, worn, away + 0.05);
    builder.box(x, 14.4, away + 0.1, 3.8, 0.5, 0.5, pale);
    for (const [from, to] of [
      [-2.4, -0.8],
      [-0.8, 0.8],
      [0.8, 2.4],
    ] as const)
      builder.beam(
        [x + from, from < -1 ? 21.4 : 20.6, away + 0.2],
        [x + to, to > 1 ? 21.4 : 20.6, away + 0.2],
        0.55,
        worn,
      );
  });
}

/** Six columns across, 19 m tall, under a carved pediment; a second rank and pairs at the ends stand behind. */
function drawPortico(builder: MeshBuilder): void {
  const [half, face, floor, height] = [17.2, 66, 2.4, 19.4];
  for (const [step, grow] of [
    [0, 3.2],
    [0.6, 2.2],
    [1.2, 1.2],
    [1.8, 0.2],
  ] as const)
    builder.box(0, step, 55 + grow / 2, half * 2 + 4 + grow, 0.62, 26 + grow, step % 1.2 < 0.1 ? pale : worn);
  alongRow(-half - 3.44, half + 3.44, 6, (x) =>
    builder.at(x, floor, face, 0, () => drawColumn(builder, height, 1.05, pale, 12)),
  );
  for (const z of [face - 7, face - 14])
    for (const x of [-half, -half * 0.6, half * 0.6, half])
      builder.at(x, floor, z, 0, () => drawColumn(builder, height, 1.05, stone, 10));
  for (const side of [-1, 1])
    builder.at(side * (half + 4.6), floor, face - 7.5, 0, () => drawColumn(builder, height, 1.05, stone, 10));
  drawRoundPane(builder, 0, floor, 5.4, 11.4, dark, 46.2);
  for (const x of [-10, 10]) drawPane(builder, x, floor, 3.4, 7, dark, 46.2);
  const top = floor + height;
  builder.box(0, top, face - 10, half * 2 + 3.4, 1.7, 23, pale);
  builder.box(0, top + 1.7, face - 10, half * 2 + 3, 1.6, 22.6, stone);
  alongRow(-half, half, 22, (x) => drawPane(builder, x, top + 2.1, 0.7, 0.8, worn, face + 1.4));
  builder.box(0, top + 3.3, face - 9.6, half * 2 + 5.4, 1, 25, pale);
  drawPediment(builder, 0, top + 4.3, face + 1.6, half * 2 + 4.6, 7.2, 24, pale, worn);
  for (const [x, high] of [
    [0, 5.2],
    [-2.6, 4],
    [2.6, 4],
    [-5.2, 3.4],
    [5.2, 3.4],
    [-7.8, 2.8],
    [7.8, 2.8],
    [-10.4, 2],
    [10.4, 2],
  ] as const)
    builder.at(x, top + 4.6, face + 1.8, 0, () => drawFigure(builder, high, pale));
}

/** Square base, ring of columns, attic drum, lead dome and lantern. */
function drawDome(builder: MeshBuilder): void {
  builder.box(0, 26, 0, 34, 5.4, 34, stone, leadPale);
  builder.box(0, 31, 0, 35.4, 1, 35.4, pale, leadPale);
  for (const x of [-1, 1]) for (const z of [-1, 1]) builder.taperedBox(x * 14.4, 32, z * 14.4, 5, 5, 2, 2, 3, pale);
  const sides = 32;
  builder.lathe(
    sides,
    [
      [17.4, 31],
      [17.4, 34.2],
      [16.8, 34.4],
      [12.4, 34.4],
      [12.4, 46.2],
    ],
    stone,
  );
  for (let column = 0; column < sides; column += 1) {
    builder.at(0, 34.4, 0, (column / sides) * Math.PI * 2, () => {
      builder.at(15.6, 0, 0, 0, () => drawColumn(builder, 11.6, 0.62, pale, 8));
      if (column % 2 === 0)
        builder.at(0, 0, 0, Math.PI / 2 + Math.PI / sides, () => drawRoundPane(builder, 0, 2, 1.7, 7, dark, 12.5));
    });
  }
  builder.lathe(
    sides,
    [
      [14, 46],
      [16.4, 46],
      [16.6, 47.4],
      [17.2, 47.6],
      [17.2, 48.6],
      [16, 48.8],
      [16, 50.2],
      [12.6, 50.4],
    ],
    pale,
  );
  builder.lathe(
    sides,
    [
      [12.2, 50],
      [12.2, 56.6],
      [13, 57],
      [13, 57.9],
      [12, 58.1],
    ],
    stone,
  );
  for (let bay = 0; bay < 16; bay += 1) {
    builder.at(0, 0, 0, (bay / 16) * Math.PI * 2, () => {
      drawRoundPane(builder, 0, 51, 2.1, 4.8, dark, 12.22);
      builder.at(0, 0, 0, Math.PI / 16, () => builder.box(0, 50.4, 12.2, 0.9, 6.4, 0.7, pale));
    });
  }
  const shell = [
    [11.9, 58],
    [11.6, 61],
    [10.7, 64.4],
    [9, 67.6],
    [6.6, 70.2],
    [4, 71.9],
    [2.8, 72.4],
  ] as const;
  builder.lathe(sides, shell, lead);
  for (let rib = 0; rib < 16; rib += 1) {
    const angle = ((rib + 0.5) / 16) * Math.PI * 2;
    for (const [index, [radius, y]] of shell.entries()) {
      const next = shell[index + 1];
      if (next)
        builder.beam(
          [radius * Math.cos(angle), y, radius * Math.sin(angle)],
          [next[0] * Math.cos(angle), next[1], next[0] * Math.sin(angle)],
          0.55,
          leadPale,
        );
    }
  }
  builder.lathe(
    12,
    [
      [3.4, 72.2],
      [3.4, 73.2],
      [1.9, 73.3],
      [1.9, 77.4],
      [2.7, 77.6],
      [2.7, 78.2],
      [1.7, 79.4],
      [0.4, 80.2],
      [0, 80.4],
    ],
    pale,
  );
  for (let column = 0; column < 8; column += 1)
    builder.at(0, 73.2, 0, (column / 8) * Math.PI * 2, () =>
      builder.at(2.5, 0, 0, 0, () =>
        builder.lathe(
          5,
          [
            [0.3, 0],
            [0.26, 4.4],
          ],
          pale,
        ),
      ),
    );
  builder.box(0, 80, 0, 0.32, 4, 0.32, '#f2c45c');
  builder.box(0, 82.2, 0, 1.8, 0.32, 0.32, '#f2c45c');
}
