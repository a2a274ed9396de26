import type { Group } from 'three';
import { drawColumn, drawPane, drawPediment } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { drawing } from '../story/StorySet';
import { stPetersPalette } from './stPetersPalette';

const { stone, pale, worn, lead, leadPale, dark, gold } = stPetersPalette;
const sides = 32;
const ribs = 16;

/** Radius and height of the outer shell, from the attic to the lantern. */
const shell = [
  [25, 81],
  [24.5, 87],
  [23.2, 93],
  [21, 99],
  [17.8, 105],
  [13.8, 110.4],
  [9.6, 114.6],
  [6.8, 117],
] as const;

/**
 * Dome of Saint Peter's over the origin, from the roof at 45 m to the cross at 136.6 m: podium, drum with sixteen pairs of columns
 * (59 m across), attic, ribbed shell, lantern. After the measured sections in the guides of the basilica; about 14,000 triangles.
 */
export function stPetersDome(): Group {
  return drawing((builder) => {
    drawDrum(builder);
    drawShell(builder);
    drawLantern(builder);
  }, 'Dome');
}

function drawDrum(builder: MeshBuilder): void {
  builder.lathe(
    sides,
    [
      [31, 45],
      [31, 50],
      [29.8, 50.4],
      [29.8, 55],
      [24, 55.2],
      [24, 73],
    ],
    stone,
  );
  for (let bay = 0; bay < ribs; bay += 1) {
    const turn = (bay / ribs) * Math.PI * 2;
    builder.at(0, 55, 0, turn, () => {
      builder.box(0, 0, 26, 4.6, 17.4, 4.6, worn);
      for (const x of [-1.5, 1.5]) builder.at(x, 0, 28.4, 0, () => drawColumn(builder, 15.4, 0.85, pale, 8));
      builder.box(0, 15.4, 27, 5.8, 2.6, 5.4, pale);
      builder.box(0, 18, 25.6, 2.6, 6.6, 3.2, pale);
    });
    builder.at(0, 55, 0, turn + Math.PI / ribs, () => {
      drawPane(builder, 0, 2.6, 4.4, 10.6, pale, 24.05);
      drawPane(builder, 0, 3.2, 3, 8.8, dark, 24.15);
      drawPediment(builder, 0, 13, 25, 5, 1.5, 1.2, pale, worn);
      builder.beam([-3.4, 22.4, 24.9], [0, 20.8, 25.1], 0.6, worn);
      builder.beam([0, 20.8, 25.1], [3.4, 22.4, 24.9], 0.6, worn);
    });
  }
  builder.lathe(
    sides,
    [
      [24.4, 70.6],
      [26.4, 71],
      [26.6, 73],
      [25, 73.2],
      [24.8, 79.6],
      [26.4, 80],
      [26.4, 81],
      [25, 81.2],
    ],
    pale,
  );
}

function drawShell(builder: MeshBuilder): void {
  builder.lathe(sides, shell, lead, Math.PI / sides);
  for (let rib = 0; rib < ribs; rib += 1) {
    const turn = (rib / ribs) * Math.PI * 2;
    for (const [index, [radius, y]] of shell.entries()) {
      const next = shell[index + 1];
      if (next)
        builder.at(0, 0, 0, turn, () =>
          builder.beam([0, y, radius], [0, next[1], next[0]], 1.7 - index * 0.12, leadPale),
        );
    }
    for (const [y, radius, size] of [
      [86, 24.9, 1.6],
      [95, 22.9, 1.3],
      [104, 18.6, 1],
    ] as const)
      builder.at(0, y, 0, turn + Math.PI / ribs, () => {
        builder.box(0, 0, radius - 0.7, size * 1.7, size * 1.7, 1.6, pale, leadPale);
        drawPane(builder, 0, size * 0.3, size, size, dark, radius + 0.15);
      });
  }
}

function drawLantern(builder: MeshBuilder): void {
  builder.lathe(
    16,
    [
      [6.6, 116.4],
      [7.4, 117],
      [7.4, 118.4],
      [3.2, 118.6],
      [3.2, 126],
    ],
    pale,
  );
  for (let bay = 0; bay < ribs; bay += 1)
    builder.at(0, 118.4, 0, (bay / ribs) * Math.PI * 2, () => {
      builder.at(0, 0, 5, 0, () => drawColumn(builder, 6.6, 0.42, pale, 6));
      if (bay % 2 === 0) drawPane(builder, 0, 0.8, 1.1, 4.8, dark, 3.26);
    });
  builder.lathe(
    16,
    [
      [5.2, 125],
      [5.8, 125.4],
      [5.8, 126.4],
      [3.6, 126.8],
      [2.2, 129.4],
      [0.8, 131],
      [0.6, 131.4],
    ],
    pale,
  );
  builder.lathe(
    10,
    [
      [0.3, 131],
      [1.1, 131.5],
      [1.25, 132.3],
      [1.1, 133.1],
      [0.2, 133.6],
    ],
    gold,
  );
  builder.box(0, 133.5, 0, 0.36, 3.1, 0.36, gold);
  builder.box(0, 135.1, 0, 1.8, 0.36, 0.36, gold);
}
