import type { Group } from 'three';
import { alongRow, drawPane, drawRoundPane } from '../../../geometry/facade';
import { varied, type MeshBuilder } from '../../../geometry/MeshBuilder';
import { seededRandom, type Random } from '../../../geometry/random';
import { drawChurchDome } from '../../churchDome';
import { drawPalazzo, papalStyle, umbertineStyle } from '../../rome/palazzo';
import { drawTownHouse, roman, type TownStyle } from '../../townHouse';
import { drawTree } from '../../trees';
import { drawSlab, summer } from '../ground';
import { drawing } from '../StorySet';
import { gateAt } from './capitalWall';
import { tiber } from './embankments';

const earth = '#cbb08e';
const town: TownStyle = { ...roman, lit: 0.04 };

/** Via Nazionale: from the station down toward the Capitol, as x and z. */
export const streetStart = [-620, 470] as const;
export const streetEnd = [-132, 120] as const;

/** How far a spot lies from the middle of Via Nazionale. */
export function fromStreet(x: number, z: number): number {
  const [dx, dz] = [streetEnd[0] - streetStart[0], streetEnd[1] - streetStart[1]];
  const along = Math.max(0, Math.min(1, ((x - streetStart[0]) * dx + (z - streetStart[1]) * dz) / (dx * dx + dz * dz)));
  return Math.hypot(x - streetStart[0] - along * dx, z - streetStart[1] - along * dz);
}

export function capitalGround(): Group {
  return drawing((builder) => {
    drawSlab(builder, -2600, -2600, tiber.east - 2, 3000, -0.05, earth);
    drawSlab(builder, tiber.west + 2, -2600, 2600, 3000, -0.05, earth);
    drawSlab(builder, tiber.east - 2, -2600, tiber.west + 2, tiber.from, -0.05, earth);
    drawSlab(builder, tiber.east - 2, tiber.to, tiber.west + 2, 3000, -0.05, earth);
    drawSlab(builder, -1600, gateAt.z + 3, 260, 2400, 0, '#b6a668');
    drawSlab(builder, gateAt.x - 8, gateAt.z + 10, gateAt.x + 8, 2000, 0.05, '#d6bf9c');
    drawSlab(builder, -64, 62, 64, 172, 0.02, '#cdbaa4');
    drawSlab(builder, -8, 172, 8, 1200, 0.03, '#c4b09a');
  }, 'Ground');
}

/** Rows of houses along x with lanes between; `free` keeps places clear. */
function drawRows(
  builder: MeshBuilder,
  random: Random,
  west: number,
  east: number,
  rows: readonly number[],
  free: (x: number, z: number) => boolean,
  plain: (x: number, z: number) => boolean,
): void {
  for (const z of rows)
    for (let x = west; x < east;) {
      const width = random(11, 20);
      const middle = x + width / 2;
      x += width + (random.chance(0.15) ? random(4, 8) : 0.3);
      const [depth, stray, turn] = [
        random(12, 16),
        random(-2, 2),
        random(-0.05, 0.05) + (random.chance(0.5) ? Math.PI : 0),
      ];
      if (free(middle, z)) continue;
      builder.at(middle, 0, z + stray, turn, () =>
        drawTownHouse(builder, random, town, width, depth, plain(middle, z)),
      );
    }
}

const rows = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);

/** The city of the popes between the Capitol, the river and the gardens; beyond the river Trastevere. */
export function capitalTown(): Group {
  return drawing((builder) => {
    const random = seededRandom(1871);
    const kept = (x: number, z: number): boolean =>
      (Math.abs(x) < 66 && z < 176 && z > -90) ||
      (x > 20 && x < 190 && z < -20) ||
      (Math.abs(x) < 15 && z > 0) ||
      (x < -66 && x > -130 && z > -20 && z < 62) ||
      fromStreet(x, z) < 86;
    const far = (x: number, z: number): boolean => Math.hypot(x, z - 60) > 300 && x < 300;
    drawRows(builder, random, -260, 372, rows(-60, 420, 27), kept, far);
    drawRows(builder, random, -180, 372, rows(-420, -80, 29), kept, () => true);
    drawRows(
      builder,
      random,
      530,
      800,
      rows(-420, 560, 29),
      () => false,
      (x) => x > 560,
    );
    drawRows(
      builder,
      random,
      -260,
      372,
      rows(430, 900, 31),
      (x, z) => kept(x, z) || (x < 200 && z > gateAt.z - 30),
      () => true,
    );
    for (const [x, z, radius] of [
      [150, 260, 12],
      [250, 120, 11],
      [-180, 250, 10],
      [90, 400, 11],
      [280, 330, 9],
      [620, 60, 12],
    ] as const)
      builder.at(x, 0, z, 0, () => {
        builder.box(0, 0, 0, radius * 2.6, 24, radius * 4.2, '#edd3aa', '#bf6a46');
        builder.at(0, 22, 0, 0, () => drawChurchDome(builder, radius, '#f2dcb8', '#a9a0b4'));
      });
    drawTrajansCorner(builder);
  }, 'Town');
}

/** Trajan's Column and the two domed churches behind it. */
function drawTrajansCorner(builder: MeshBuilder): void {
  builder.at(-96, 0, 34, 0, () => {
    builder.box(0, -0.2, 0, 6.2, 5.4, 6.2, '#e6d2b2');
    builder.lathe(
      18,
      [
        [2.6, 5],
        [1.9, 6],
        [1.75, 34],
        [2.5, 35],
        [2.5, 36],
        [1, 36.4],
        [0.8, 38],
      ],
      '#ecdcc0',
    );
    for (let turn = 0; turn < 11; turn += 1)
      builder.lathe(
        18,
        [
          [1.98, 7 + turn * 2.5],
          [1.98, 7.3 + turn * 2.5],
        ],
        '#cdb696',
      );
  });
  for (const [x, z] of [
    [-84, 68],
    [-118, 60],
  ] as const)
    builder.at(x, 0, z, 0, () => {
      builder.box(0, 0, 0, 19, 17, 19, '#e6b98c', '#cfae8c');
      builder.box(0, 15.6, 0, 20.4, 1.4, 20.4, '#f4e2c2');
      builder.at(0, 17, 0, 0, () => drawChurchDome(builder, 7.4, '#f2dcb8', '#9aa0b8'));
      for (const side of [0, 1, 2, 3])
        builder.at(0, 0, 0, (side * Math.PI) / 2, () => drawRoundPane(builder, 0, 2, 3, 7, '#6f6072', 9.56));
    });
}

/** The slope of the Capitol before the monument: terraces, the convent of the Aracoeli, the tower of Paul the Third, houses at its foot. */
export function capitolSlope(): Group {
  return drawing((builder) => {
    const random = seededRandom(1884);
    for (const [low, high, front] of [
      [-2, 9, 26],
      [9, 17, 10],
      [17, 24, -8],
    ] as const)
      builder.taperedBox(
        0,
        low,
        (front - 60) / 2,
        112 - low,
        front + 60,
        104 - low,
        front + 50,
        high - low,
        '#a58d62',
        '#9c9a58',
      );
    builder.at(-20, 23, -34, 0, () => {
      for (const [x, z, w, d] of [
        [0, 14, 60, 12],
        [0, -16, 60, 12],
        [-26, 0, 10, 24],
        [26, 0, 10, 24],
      ] as const) {
        builder.box(x, 0, z, w, 14, d, varied('#e6c092', random, 0.02));
        builder.at(x, 14, z, w > d ? 0 : Math.PI / 2, () =>
          builder.roof(0, 0, 0, Math.max(w, d) + 1, Math.min(w, d) + 1.4, 3, '#bd6a47', '#e6c092', 3),
        );
      }
      alongRow(-28, 28, 12, (x) => {
        for (const y of [3, 8.6]) drawPane(builder, x, y, 1.3, 2.4, '#6a5a5c', 20.06);
      });
    });
    builder.box(32, 14, -8, 17, 30, 17, '#dca87a');
    for (const x of [-6, -2, 2, 6]) builder.box(32 + x, 44, -8, 2, 2, 17.6, '#dca87a');
    for (const y of [24, 34]) for (const x of [-4, 4]) drawPane(builder, 32 + x, y, 2, 3.6, '#6a5a5c', 0.56);
    for (let x = -58; x < 58; x += 15)
      for (const z of [36, 52])
        builder.at(x + random(-2, 2), 0, z, random(-0.1, 0.1), () => drawTownHouse(builder, random, town, 14, 12));
    for (let tree = 0; tree < 26; tree += 1)
      drawTree(
        builder,
        random,
        random(-54, 54),
        tree % 2 ? 8.6 : 16.6,
        tree % 2 ? random(12, 22) : random(-6, 6),
        random(5, 8),
        random.pick(summer),
      );
  }, 'Slope');
}

/** Palazzo Venezia with its tower, the palace that mirrors it, and the top of the Capitol behind. */
export function piazzaVenezia(): Group {
  return drawing((builder) => {
    const random = seededRandom(1455);
    builder.at(88, 0, 120, 0, () => {
      drawPalazzo(builder, random, { ...papalStyle, walls: ['#d8a070'], storey: 7.6 }, 46, 84, 3);
      alongRow(-42, 42, 20, (z) => builder.box(-23.6, 25, z, 1, 2.4, 2.4, '#e2b48a'));
      builder.box(-15, 0, -33, 15, 36, 15, '#cf966a');
      for (const x of [-5, 0, 5]) builder.box(-15 + x, 36, -33, 2.4, 2.4, 15.4, '#cf966a');
    });
    builder.at(-88, 0, 126, 0, () =>
      drawPalazzo(builder, random, { ...papalStyle, walls: ['#e2b07e'], storey: 7.2 }, 46, 76, 3),
    );
    builder.taperedBox(112, -1, -86, 150, 190, 128, 160, 24, '#9c8a5c', '#b4a06c');
    builder.at(98, 23, -46, 0, () => {
      builder.box(0, 0, 0, 52, 21, 26, '#c98f68');
      builder.roof(0, 21, 0, 54, 28, 6, '#b8694a', '#c98f68');
      builder.box(26.4, 0, 0, 1.4, 26, 27, '#c28662');
    });
    builder.at(130, 23, -118, 0, () => {
      drawPalazzo(builder, random, { ...papalStyle, walls: ['#e8bd8c'], storey: 8 }, 54, 30, 3);
      builder.box(0, 24, 0, 8, 26, 8, '#e6c498');
      builder.taperedBox(0, 50, 0, 8.6, 8.6, 0, 0, 5, '#f4e2c2');
    });
  }, 'Piazza');
}

/** The blocks of Via Nazionale and of the quarter on both sides of it. */
export function newStreet(): Group {
  return drawing((builder) => {
    const random = seededRandom(1872);
    const [dx, dz] = [streetEnd[0] - streetStart[0], streetEnd[1] - streetStart[1]];
    const length = Math.hypot(dx, dz);
    builder.at(streetStart[0], 0, streetStart[1], Math.atan2(-dz, dx), () => {
      builder.box(length / 2, 0, 0, length, 0.08, 11, '#b9a797');
      for (const side of [-1, 1]) {
        builder.box(length / 2, 0, side * 8.4, length, 0.3, 5, '#d8c8b0');
        for (let row = 0; row < 3; row += 1)
          for (let x = 4; x < length - 20;) {
            const width = random(30, 42);
            builder.at(x + width / 2, 0, side * (23 + row * 40), side > 0 ? Math.PI : 0, () =>
              drawPalazzo(
                builder,
                random,
                umbertineStyle,
                width,
                26,
                row === 0 ? 5 : 4 + Math.round(random()),
                row === 0 ? [0, 1, 3] : [],
              ),
            );
            x += width + (random.chance(0.4) ? 10 : 0.4);
          }
      }
    });
  }, 'Via Nazionale');
}
