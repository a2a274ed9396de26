import { Group } from 'three';
import type { ColorRepresentation } from 'three';
import { alongRow, archedWall, drawFigure, drawPane, drawPediment, drawRider, drawRoundPane } from '../geometry/facade';
import { MeshBuilder } from '../geometry/MeshBuilder';

const stone = '#f8ead8';
const pale = '#fff6e8';
const worn = '#e4d2c0';
const scale = '#ece0d2';
const dark = '#7c6c80';
const bronze = '#86a694';

/**
 * The Sacré-Cœur on y = 0, its porch toward +z: a tall egg-shaped dome of 83 m among four small ones, the bell tower behind;
 * about 13,700 triangles.
 */
export function sacreCoeur(): Group {
  const builder = new MeshBuilder();
  drawBody(builder);
  drawPorch(builder);
  builder.at(0, 34, -4, 0, () => drawCupola(builder, 9.6, 49, 20, pale));
  for (const x of [-1, 1])
    for (const z of [16, -24]) builder.at(x * 13.4, 25.5, z, 0, () => drawCupola(builder, 5, 25, 12, pale));
  builder.at(0, 0, -44, 0, () => drawBellTower(builder));
  const group = new Group();
  group.name = 'Sacré-Cœur';
  group.add(builder.toMesh());
  return group;
}

function drawBody(builder: MeshBuilder): void {
  builder.box(0, 0, -8, 35, 17, 62, stone, worn);
  builder.box(0, 17, -6, 30, 8.5, 54, stone, worn);
  builder.box(0, 25, -4, 23, 9.5, 25, stone, worn);
  for (const x of [-1, 1]) for (const z of [16, -24]) builder.box(x * 13.4, 0, z, 10.4, 26, 10.4, stone, worn);
  for (const y of [16.4, 25]) builder.box(0, y, -7, y < 20 ? 36.4 : 31, 1, y < 20 ? 63.4 : 55, pale);
  builder.box(0, 33.8, -4, 24.6, 1.1, 26.6, pale);
  builder.lathe(
    20,
    [
      [13, 0],
      [13, 14],
    ],
    stone,
  );
  builder.at(0, 0, -38, 0, () =>
    builder.lathe(
      20,
      [
        [16, 0],
        [16, 13],
        [14, 15],
        [10, 15.2],
        [10, 24],
        [4, 29],
        [0, 30],
      ],
      stone,
    ),
  );
  for (const turn of [1, 3]) {
    builder.at(0, 0, 0, (turn * Math.PI) / 2, () => {
      for (const x of [-14, -7, 0, 7, 14, 21]) drawRoundPane(builder, turn === 1 ? x : -x, 4.6, 2.6, 8.6, dark, 17.6);
      for (const x of [-2, 4, 10]) drawRoundPane(builder, turn === 1 ? x : -x, 18.6, 2, 5.4, dark, 15.1);
    });
  }
  // The gable over the porch, with the figure in its niche.
  builder.box(0, 12, 18.6, 16.4, 19, 9, stone, worn);
  drawRoundPane(builder, 0, 14.2, 10, 9.4, worn, 23.16);
  for (const x of [-3.2, 0, 3.2]) drawRoundPane(builder, x, 14.6, 2.2, 6.4, dark, 23.22);
  drawPediment(builder, 0, 31, 23.3, 17.4, 6, 10, pale, stone);
  drawRoundPane(builder, 0, 25, 3.4, 6, dark, 23.2);
  builder.at(0, 25.2, 23.6, 0, () => drawFigure(builder, 4.8, pale));
  builder.box(0, 36.6, 22.8, 0.4, 2.6, 0.4, pale);
  builder.box(0, 38, 22.8, 1.4, 0.4, 0.4, pale);
}

/** Three arches under a terrace that carries the two bronze riders. */
function drawPorch(builder: MeshBuilder): void {
  const face = 31;
  builder.box(0, -1, 27, 30, 1.2, 14, worn);
  builder.at(0, 0, face, 0, () =>
    builder.geometry(
      archedWall(
        24,
        12.6,
        2.4,
        [-7.2, 0, 7.2].map((x) => ({ x, foot: 0, width: 4.8, spring: 6.4 })),
      ),
      stone,
    ),
  );
  for (const x of [-10.8, 10.8]) builder.box(x, 0, 26.5, 2.4, 12.6, 9, stone);
  drawPane(builder, 0, 0, 22, 11.6, dark, 23.4);
  for (const x of [-10.8, -3.6, 3.6, 10.8]) builder.box(x, 0, face, 1.6, 7, 0.9, pale);
  builder.box(0, 12.2, 26.8, 25.4, 1.1, 10.2, pale);
  alongRow(-12.2, 12.2, 22, (x) => builder.box(x, 13.3, face + 0.6, 0.3, 1, 0.3, pale));
  builder.box(0, 14.2, face + 0.6, 25, 0.4, 0.6, pale);
  for (const side of [-1, 1]) {
    builder.box(side * 9.6, 13.3, 28.8, 4.6, 2.2, 2.6, pale);
    builder.at(side * 9.6, 15.5, 28.8, -Math.PI / 2 + side * 0.3, () => drawRider(builder, 5.4, bronze));
  }
  for (let step = 0; step < 9; step += 1)
    builder.box(0, -0.4 - step * 0.5, face + 1.6 + step * 0.7, 26 + step * 0.5, 0.5, 1.4, step % 2 === 0 ? pale : worn);
}

/** A drum with arches and an egg-shaped shell of laid scales; `height` metres to the cross, the drum `drum` of them. */
function drawCupola(
  builder: MeshBuilder,
  radius: number,
  height: number,
  drum: number,
  shell: ColorRepresentation,
): void {
  const r = radius;
  const sides = 24;
  builder.lathe(
    sides,
    [
      [r * 1.12, 0],
      [r * 1.12, drum * 0.16],
      [r, drum * 0.18],
      [r, drum * 0.86],
      [r * 1.14, drum * 0.9],
      [r * 1.14, drum],
      [r * 1.02, drum * 1.02],
    ],
    stone,
  );
  const arches = 12;
  for (let arch = 0; arch < arches; arch += 1) {
    builder.at(0, 0, 0, (arch / arches) * Math.PI * 2, () => {
      drawRoundPane(builder, 0, drum * 0.24, r * 0.34, drum * 0.56, dark, r * 1.01);
      builder.at(0, 0, 0, Math.PI / arches, () =>
        builder.box(0, drum * 0.18, r * 1.02, r * 0.13, drum * 0.68, r * 0.13, pale),
      );
    });
  }
  const top = height * 0.86;
  const rise = top - drum;
  const profile = [
    [1.02, 0],
    [1.04, 0.12],
    [1, 0.28],
    [0.92, 0.44],
    [0.78, 0.6],
    [0.6, 0.75],
    [0.4, 0.88],
    [0.22, 0.97],
    [0.2, 1],
  ].map(([wide = 0, up = 0]) => [wide * r, drum + up * rise] as const);
  builder.lathe(sides, profile, shell);
  for (const [index, [wide, y]] of profile.entries())
    if (index % 2 === 1) builder.ring(sides, wide + 0.06, y - 0.25, wide + 0.06, y + 0.25, scale);
  for (let rib = 0; rib < 12; rib += 1) {
    const angle = (rib / 12) * Math.PI * 2;
    for (const [index, [wide, y]] of profile.entries()) {
      const next = profile[index + 1];
      if (next)
        builder.beam(
          [wide * Math.cos(angle), y, wide * Math.sin(angle)],
          [next[0] * Math.cos(angle), next[1], next[0] * Math.sin(angle)],
          r * 0.05,
          worn,
        );
    }
  }
  builder.lathe(
    10,
    [
      [r * 0.3, top - 0.2],
      [r * 0.3, top + height * 0.01],
      [r * 0.19, top + height * 0.012],
      [r * 0.19, top + height * 0.06],
      [r * 0.27, top + height * 0.065],
      [r * 0.17, top + height * 0.1],
      [r * 0.03, top + height * 0.125],
    ],
    pale,
  );
  builder.box(0, top + height * 0.11, 0, r * 0.05, height * 0.05, r * 0.05, '#e8cf9a');
  builder.box(0, top + height * 0.135, 0, r * 0.18, r * 0.05, r * 0.05, '#e8cf9a');
}

/** The square tower at the back that holds the Savoyarde, 84 m. */
function drawBellTower(builder: MeshBuilder): void {
  builder.box(0, 0, 0, 11, 48, 11, stone);
  builder.box(0, 48, 0, 8.2, 14, 8.2, dark);
  for (let side = 0; side < 4; side += 1) {
    builder.at(0, 0, 0, (side * Math.PI) / 2, () => {
      for (const x of [-2.4, 2.4]) drawRoundPane(builder, x, 33, 1.8, 11, dark, 5.55);
      for (const x of [-4.9, -1.65, 1.65, 4.9])
        builder.at(x, 49, 4.9, 0, () =>
          builder.lathe(
            6,
            [
              [0.6, 0],
              [0.5, 12.6],
            ],
            pale,
          ),
        );
      builder.box(0, 47.4, 5.3, 12.4, 1.4, 1.2, pale);
    });
  }
  builder.box(0, 61.4, 0, 12, 1.8, 12, pale);
  builder.box(0, 63.2, 0, 9.6, 4, 9.6, stone);
  builder.box(0, 67, 0, 10.4, 0.8, 10.4, pale);
  builder.lathe(
    16,
    [
      [4.8, 67.8],
      [4.7, 71],
      [4, 75],
      [2.8, 78.4],
      [1.2, 80.6],
      [0.9, 81],
      [0.9, 82.6],
      [0.2, 84.4],
      [0.1, 87],
      [0, 87],
    ],
    pale,
  );
}
