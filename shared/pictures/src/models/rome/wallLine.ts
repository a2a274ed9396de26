import type { ColorRepresentation } from 'three';
import { varied, type MeshBuilder, type Point } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import type { Spot } from './tiberBend';

/** A defensive wall along a line of points. */
export interface WallLine {
  readonly line: readonly Spot[];
  /** Heights over the ground: where the wall begins and ends, and the tops of its towers, in metres. */
  readonly foot?: number;
  readonly height: number;
  readonly towers: number;
  readonly thickness: number;
  /** Distance from tower to tower and width of a tower, in metres. */
  readonly spacing: number;
  readonly tower: number;
  readonly ground: (x: number, z: number) => number;
  readonly colors: readonly [ColorRepresentation, ...ColorRepresentation[]];
  /** On which side of the line, looking along it, the towers stand out: 1 is the left. */
  readonly outward: 1 | -1;
  /** Round-headed openings of a covered walk, this high over the foot of the wall. */
  readonly slits?: number;
  /** Whether merlons crown it. */
  readonly crowned?: boolean;
  /** Where the wall is left open. */
  readonly gap?: (x: number, z: number) => boolean;
}

/** Draws the wall, its battlements and square towers. */
export function drawWallLine(builder: MeshBuilder, wall: WallLine): void {
  const { foot = 0, gap = () => false } = wall;
  const random = seededRandom(271);
  let untilTower = wall.spacing / 2;
  for (const [index, from] of wall.line.entries()) {
    const to = wall.line[index + 1];
    if (!to) break;
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dz);
    const turn = Math.atan2(-dz, dx);
    const pieces = Math.max(1, Math.round(length / 12));
    for (let piece = 0; piece < pieces; piece += 1) {
      const share = (piece + 0.5) / pieces;
      const [x, z] = [from[0] + dx * share, from[1] + dz * share];
      const step = length / pieces;
      untilTower -= step;
      if (gap(x, z)) continue;
      const y = wall.ground(x, z);
      builder.at(x, y + foot, z, turn, () => {
        const color = varied(random.pick(wall.colors), random, 0.02);
        drawCurtain(builder, wall, step, color);
        if (untilTower > 0) return;
        untilTower += wall.spacing;
        drawTower(builder, wall, varied(random.pick(wall.colors), random, 0.02));
      });
    }
  }
}

function drawCurtain(
  builder: MeshBuilder,
  { height, foot = 0, thickness, crowned = true, slits, outward }: WallLine,
  length: number,
  color: ColorRepresentation,
): void {
  const down = foot > 0 ? 0 : 3;
  builder.box(0, -down, 0, length + 0.4, height + down, thickness, color, '#d9b58c');
  if (crowned) {
    for (let x = -length / 2 + 1; x < length / 2; x += 3)
      builder.box(x, height, (-outward * (thickness - 0.8)) / 2, 1.5, 1.5, 0.8, color);
    builder.box(0, height, (-outward * (thickness - 0.5)) / 2, length + 0.4, 0.6, 0.5, color);
  }
  if (slits !== undefined)
    for (let x = -length / 2 + 2; x < length / 2; x += 4) {
      const z = (-outward * thickness) / 2 - outward * 0.06;
      const pane = (w: number, low: number, high: number): readonly [Point, Point, Point, Point] => [
        [x - w, low, z],
        [x + w, low, z],
        [x + w, high, z],
        [x - w, high, z],
      ];
      builder.quad(...pane(0.3, slits, slits + 1.6), '#6a4c44');
    }
}

function drawTower(
  builder: MeshBuilder,
  { towers, tower, thickness, foot = 0, outward, crowned = true }: WallLine,
  color: ColorRepresentation,
): void {
  const z = -outward * (thickness / 2 + 1.2);
  const down = foot > 0 ? 0 : 3;
  builder.box(0, -down, z, tower, towers + down, tower, color, '#d9b58c');
  if (!crowned) return;
  for (let side = 0; side < 4; side += 1)
    builder.at(0, towers, z, (side * Math.PI) / 2, () => {
      for (let x = -tower / 2 + 0.8; x < tower / 2; x += 2.4) builder.box(x, 0, tower / 2 - 0.4, 1.3, 1.4, 0.8, color);
    });
  builder.box(0, towers * 0.55, z - outward * (tower / 2 + 0.05), 0.7, 1.8, 0.1, '#6a4c44');
}
