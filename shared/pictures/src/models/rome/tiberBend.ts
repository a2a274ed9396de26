import { type Group } from 'three';
import { varied, type MeshBuilder } from '../../geometry/MeshBuilder';
import { fractalNoise, seededRandom } from '../../geometry/random';
import { drawing } from '../story/StorySet';

/** A point of the map in metres: x to the east, z to the south of the middle of the Pantheon. */
export type Spot = readonly [x: number, z: number];

/** Level of the Tiber below the Field of Mars, in metres, before the embankments. */
export const tiberLevel = -5;

/** The middle of the Tiber from the Milvian Bridge to below the Aventine, after today's bridges. */
const course: readonly Spot[] = [
  [-820, -4114],
  [-480, -2500],
  [-273, -1412],
  [-230, -760],
  [-406, -445],
  [-650, -362],
  [-866, -358],
  [-1050, -265],
  [-1110, 10],
  [-895, 467],
  [-497, 700],
  [75, 900],
  [249, 1090],
  [-99, 1490],
  [-260, 1950],
  [-900, 3200],
];

/** The hills: middle, reach and height over the plain, in metres. */
const heights: readonly (readonly [x: number, z: number, reach: number, height: number])[] = [
  [545, 610, 230, 30],
  [960, -60, 470, 30],
  [1260, -420, 520, 32],
  [420, -1420, 560, 40],
  [1384, 60, 420, 26],
  [1600, 420, 560, 30],
  [880, 1130, 300, 34],
  [1250, 1500, 420, 28],
  [120, 1650, 420, 28],
  [-1330, 860, 420, 50],
  [-1440, 360, 420, 48],
  [-1380, 1400, 480, 50],
  [-2330, -480, 520, 46],
  [-2500, 100, 700, 50],
  [-2700, -1500, 900, 90],
];

/** The distance of a point from the middle of the Tiber, in metres. */
export function tiberDistance(x: number, z: number): number {
  let nearest = Infinity;
  for (const [index, from] of course.entries()) {
    const to = course[index + 1];
    if (!to) break;
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
    const share = Math.min(1, Math.max(0, ((x - from[0]) * dx + (z - from[1]) * dz) / (dx * dx + dz * dz)));
    nearest = Math.min(nearest, Math.hypot(x - from[0] - dx * share, z - from[1] - dz * share));
  }
  return nearest;
}

/** The ground of Rome in metres over the Field of Mars, river bed and hills included; hills are rounded off. */
export function romanGround(x: number, z: number): number {
  const shore = (tiberDistance(x, z) - 62) * 0.3;
  if (shore < 0) return Math.max(-11, shore);
  let height = 0;
  for (const [hillX, hillZ, reach, top] of heights) {
    const near = 1 - Math.hypot(x - hillX, z - hillZ) / reach;
    if (near > 0) height += top * near * near * (3 - 2 * near);
  }
  const far = Math.max(0, Math.hypot(x, z) - 3200);
  return height + Math.min(110, far * 0.03) * fractalNoise(x / 1500, z / 1500, 7);
}

const meadows = ['#b3a866', '#a9a45e', '#bdae70', '#9f9e5a'] as const;

/** What the land of a set is made of: its height and, where something else than meadow lies, its colour. */
export interface Land {
  readonly height: (x: number, z: number) => number;
  readonly color?: (x: number, z: number, y: number) => string | undefined;
  /** Where cells are small: from x and z to x and z. */
  readonly close: readonly [west: number, north: number, east: number, south: number];
}

/** Land to the horizon: cells of 25 m where the story is told, of 125 m around that, and coarse ones beyond; about 40,000 triangles. */
export function wideLand({ height, color = () => undefined, close }: Land): Group {
  const [west, north, east, south] = close;
  return drawing((builder) => {
    drawCells(builder, close, 25, height, color);
    drawSkirt(builder, close, 25, height);
    const around = [west - 1500, north - 1500, east + 1500, south + 1500] as const;
    drawCells(builder, around, 125, height, color, close);
    drawSkirt(builder, around, 125, height);
    drawCells(builder, [west - 9000, north - 9000, east + 9000, south + 9000], 750, height, color, around);
  }, 'Land');
}

type Bounds = Land['close'];

function drawCells(
  builder: MeshBuilder,
  [west, north, east, south]: Bounds,
  cell: number,
  height: Land['height'],
  color: NonNullable<Land['color']>,
  hole?: Bounds,
): void {
  const random = seededRandom(cell);
  const columns = gridLines(west, east, cell, hole ? [hole[0], hole[2]] : []);
  const rows = gridLines(north, south, cell, hole ? [hole[1], hole[3]] : []);
  for (const [column, x] of columns.entries()) {
    for (const [row, z] of rows.entries()) {
      const [nextX, nextZ] = [columns[column + 1], rows[row + 1]];
      if (nextX === undefined || nextZ === undefined) continue;
      const [middleX, middleZ] = [(x + nextX) / 2, (z + nextZ) / 2];
      if (hole && middleX > hole[0] && middleX < hole[2] && middleZ > hole[1] && middleZ < hole[3]) continue;
      const y = height(middleX, middleZ);
      const field = meadows[Math.abs(Math.floor(middleX / 140) + Math.floor(middleZ / 110)) % 4] ?? meadows[0];
      const paint = varied(color(middleX, middleZ, y) ?? (y < -1 ? '#b39f78' : field), random, 0.014);
      const corner = (cornerX: number, cornerZ: number): readonly [number, number, number] => [
        cornerX,
        height(cornerX, cornerZ),
        cornerZ,
      ];
      builder.quad(corner(x, nextZ), corner(nextX, nextZ), corner(nextX, z), corner(x, z), paint);
    }
  }
}

/** The lines of a grid from one end to the other, with a line at each cut, so that no cell straddles the edge of a hole. */
function gridLines(from: number, to: number, cell: number, cuts: readonly number[]): readonly number[] {
  const lines = new Set([...cuts, to]);
  for (let line = from; line < to; line += cell) lines.add(line);
  return [...lines].sort((a, b) => a - b);
}

/** Closes the slits between fine and coarse cells: a strip that hangs from the edge of the fine ones. */
function drawSkirt(
  builder: MeshBuilder,
  [west, north, east, south]: Bounds,
  cell: number,
  height: Land['height'],
): void {
  const hang = (fromX: number, fromZ: number, toX: number, toZ: number): void => {
    const [from, to] = [height(fromX, fromZ), height(toX, toZ)];
    builder.quad([fromX, from - 14, fromZ], [toX, to - 14, toZ], [toX, to, toZ], [fromX, from, fromZ], meadows[1]);
  };
  for (let x = west; x < east; x += cell) for (const z of [north, south]) hang(x, z, x + cell, z);
  for (let z = north; z < south; z += cell) for (const x of [west, east]) hang(x, z, x, z + cell);
}
