import { varied, type MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom, type Random } from '../../geometry/random';
import { drawTownHouse } from '../townHouse';
import { imperialTown } from './imperialTown';

/** A house of a quarter that empties: where it stands and which crowd of houses it falls with. */
interface House {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly turn: number;
  readonly crowd: number;
}

/** The ground that a quarter stands on. */
export interface Quarter {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly number[];
  readonly ground: (x: number, z: number) => number;
  readonly free: (x: number, z: number) => boolean;
  /** Whether a house is near enough for windows. */
  readonly near: (x: number, z: number) => boolean;
}

/** The same houses for every crowd and for their ruins, in rows along x; crowds are numbered from 0 to `crowds` - 1. */
function housesOf({ from, to, rows, free }: Quarter, crowds: number): readonly House[] {
  const random = seededRandom(268);
  const houses: House[] = [];
  for (const row of rows)
    for (let x = from; x < to;) {
      const width = random(13, 24);
      const house = {
        x: x + width / 2,
        z: row + random(-2.5, 2.5),
        width,
        depth: random(14, 19),
        turn: random(-0.08, 0.08),
        crowd: Math.floor(random(0, crowds)),
      };
      x += width + (random.chance(0.16) ? random(3, 7) : 0.2);
      if (!free(house.x, row)) houses.push(house);
    }
  return houses;
}

/** Draws the houses of one crowd as they were lived in. */
export function drawCrowd(builder: MeshBuilder, quarter: Quarter, crowds: number, crowd: number): void {
  const random = seededRandom(crowd + 1);
  for (const { x, z, width, depth, turn, crowd: own } of housesOf(quarter, crowds))
    if (own === crowd)
      builder.at(x, quarter.ground(x, z) - 1, z, turn, () =>
        drawTownHouse(builder, random, imperialTown, width, depth, !quarter.near(x, z)),
      );
}

/** Draws what is left of the houses of one crowd: broken walls without roofs, and rubble. */
export function drawCrowdsRuins(builder: MeshBuilder, quarter: Quarter, crowds: number, crowd: number): void {
  const random = seededRandom(crowd + 50);
  for (const { x, z, width, depth, turn, crowd: own } of housesOf(quarter, crowds))
    if (own === crowd)
      builder.at(x, quarter.ground(x, z) - 1, z, turn, () => drawBrokenWalls(builder, random, width, depth));
}

function drawBrokenWalls(builder: MeshBuilder, random: Random, width: number, depth: number): void {
  const wall = varied(random.pick(imperialTown.walls), random, 0.03);
  for (const side of [0, 1, 2, 3]) {
    const [long, out] = side % 2 === 0 ? [width, depth / 2] : [depth, width / 2];
    if (random.chance(0.3)) continue;
    const [left, right] = [random(0.9, 3), random.chance(0.2) ? random(4, 9) : random(0.6, 2.4)];
    builder.at(0, 0, 0, (side * Math.PI) / 2, () => {
      const split = random(0.1, 0.38) * long;
      builder.box((split - long / 2) / 2, 0, out - 0.4, split + long / 2, left, 0.8, wall);
      builder.box((split + long / 2) / 2, 0, out - 0.4, long / 2 - split, right, 0.8, wall);
    });
  }
  builder.taperedBox(0, 0, 0, width * 0.8, depth * 0.7, width * 0.2, depth * 0.2, random(1.4, 2.4), '#a79a62');
}
