import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import { drawStreets } from '../story/oldTown';
import { medievalRome } from './imperialTown';
import type { Spot } from './tiberBend';
import { shrineToTiber, vaticanGround } from './vaticanSlope';
import type { Plot } from './vineyards';
import { drawWallLine } from './wallLine';

/** Middles, lengths and widths of vineyards and gardens on the slope, in metres. */
export const vaticanVineyards: readonly Plot[] = [
  [-70, -110, 74, 40],
  [20, -190, 90, 44],
  [-150, -60, 60, 50],
  [-130, 90, 70, 44],
  [-40, 150, 80, 36],
  [130, -190, 70, 36],
  [-210, -190, 90, 60],
  [-330, -60, 90, 70],
  [-300, 130, 100, 60],
  [-60, 270, 110, 60],
  [90, 260, 90, 54],
  [260, 240, 100, 48],
  [430, 260, 100, 60],
  [300, -270, 110, 50],
  [130, -290, 100, 60],
  [-60, -300, 110, 60],
  [480, -270, 110, 50],
  [640, -250, 90, 50],
];

/** The houses of one age of the Borgo: the four together fill its streets. */
export function drawBorgo(builder: MeshBuilder, age: number): void {
  const ageOf = (x: number, z: number): number =>
    Math.floor(Math.abs(Math.sin(x * 12.9898 + z * 78.233) * 43758.5) % 4);
  drawStreets(builder, seededRandom(727), {
    style: medievalRome,
    from: -110,
    to: 1000,
    rows: [-168, -142, -116, -90, -64, 10, 36, 62, 88, 114, 140],
    widths: [9, 16],
    depths: [11, 16],
    stray: 3,
    turn: 0.12,
    ground: (x, z) => vaticanGround(x, z) - 0.8,
    free: (x, z) =>
      ageOf(x, z) !== age ||
      shrineToTiber(x, z) < 96 ||
      (x < 342 && Math.abs(z) < 52) ||
      Math.hypot(x - 1081, z + 100) < 95,
    plain: (x) => x > 520,
  });
}

/** The wall that Leo the Fourth built from 848 to 852, with its forty-four towers, from the castle round the church and back to the river. */
export function drawLeosWall(builder: MeshBuilder): void {
  const line: readonly Spot[] = [
    [1020, -150],
    [760, -196],
    [420, -214],
    [90, -236],
    [-130, -226],
    [-250, -120],
    [-262, 60],
    [-150, 176],
    [80, 196],
    [420, 190],
    [820, 150],
  ];
  drawWallLine(builder, {
    line,
    height: 9,
    towers: 14,
    thickness: 3.6,
    spacing: 62,
    tower: 8,
    ground: vaticanGround,
    colors: ['#d3a47c', '#c99a76', '#dab088'],
    outward: -1,
    gap: (x, z) => shrineToTiber(x, z) < 58,
  });
}

/** What the Middle Ages put on Hadrian's drum: a tower and battlements. */
export function drawKeep(builder: MeshBuilder): void {
  builder.box(0, 0, 0, 26, 14, 22, '#d6ab84');
  builder.box(0, 14, 0, 14, 9, 12, '#dcb48c');
  for (let index = 0; index < 40; index += 1)
    builder.at(0, 2.4, 0, (index / 40) * Math.PI * 2, () => builder.box(0, 0, 31.4, 2.4, 2.2, 1, '#d6ab84'));
}

/** The city across the river, as roofs in the haze. */
export function drawFarCity(builder: MeshBuilder): void {
  drawStreets(builder, seededRandom(312), {
    style: medievalRome,
    from: 1000,
    to: 2150,
    rows: Array.from({ length: 22 }, (_, index) => -60 + index * 34),
    widths: [14, 24],
    depths: [14, 20],
    stray: 4,
    turn: 0.14,
    ground: (x, z) => vaticanGround(x, z) - 1,
    free: (x, z) => shrineToTiber(x, z) < 92 || x < 1120 + z * 0.1 || Math.sin(x * 0.01) * Math.sin(z * 0.017) > 0.5,
    plain: () => true,
  });
}
