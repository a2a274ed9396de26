import { Color } from 'three';
import type { ColorRepresentation } from 'three';
import { type MeshBuilder, varied } from '../geometry/MeshBuilder';
import type { Random } from '../geometry/random';

/** How much of a front is drawn: `full` has balconies and dormers, `windows` only panes, `plain` nothing. */
export type Detail = 'full' | 'windows' | 'plain';

const stone = ['#f0dcc0', '#ead2b2', '#f4e4cc', '#e6ccae'] as const;
const slate = ['#5f66a0', '#6c72aa', '#585e96', '#747aae'] as const;
const lamplight = new Color(2.2, 1.45, 0.75);

/**
 * A Paris block of `width` (x) by `depth` (z) metres on y = 0: several houses side by side under one cornice line.
 * Windows are drawn on the front (+z) and on the end named by `seenSide`; `both` draws them all round.
 */
export function drawHaussmannBlock(
  builder: MeshBuilder,
  random: Random,
  width: number,
  depth: number,
  detail: Detail,
  seenSide: 'left' | 'right' | 'both' = 'both',
): void {
  const houses = Math.max(1, Math.round(width / random(17, 24)));
  const floors = random.chance(0.75) ? 5 : 4;
  for (let house = 0; house < houses; house += 1) {
    const wide = width / houses;
    const x = -width / 2 + wide * (house + 0.5);
    builder.at(x, 0, 0, 0, () =>
      drawHouse(builder, random, wide, depth, floors + (random.chance(0.12) ? -1 : 0), detail, {
        left: house === 0 && seenSide !== 'right',
        right: house === houses - 1 && seenSide !== 'left',
        back: seenSide === 'both',
      }),
    );
  }
}

/** Which fronts of a house besides its street front have windows worth drawing. */
interface OpenSides {
  readonly left: boolean;
  readonly right: boolean;
  readonly back: boolean;
}

function drawHouse(
  builder: MeshBuilder,
  random: Random,
  width: number,
  depth: number,
  floors: number,
  detail: Detail,
  open: OpenSides,
): void {
  const wall = varied(random.pick(stone), random, 0.025);
  const roof = varied(random.pick(slate), random, 0.03);
  const storey = 3.5;
  const eaves = 4.6 + (floors - 1) * storey;
  const mansard = random(5, 6.4);
  builder.box(0, 0, 0, width, eaves, depth, wall);
  builder.box(0, eaves - 0.5, 0, width + 0.8, 0.7, depth + 0.9, varied('#f8ead4', random, 0.02));
  builder.taperedBox(
    0,
    eaves + 0.2,
    0,
    width,
    depth - 0.4,
    width - (open.left || open.right ? 1.5 : 0.2),
    depth - 5,
    mansard,
    roof,
    varied('#8f93bd', random, 0.03),
  );
  for (const z of [-depth / 4, depth / 4]) {
    const stack = random(2.4, 4);
    builder.box(-width / 2 + 0.5, eaves, z, 1, mansard + stack, random(4, 6.5), varied('#d9bba6', random, 0.04));
    if (detail === 'plain') continue;
    for (let pot = -1; pot <= 1; pot += 1)
      builder.box(-width / 2 + 0.5, eaves + mansard + stack, z + pot * 1.5, 0.8, 1.3, 0.8, '#c67a55');
  }
  if (detail === 'plain') return;
  const turns = [0, ...(open.right ? [1] : []), ...(open.back ? [2] : []), ...(open.left ? [3] : [])];
  for (const turn of turns) {
    const [front, away] = turn % 2 === 0 ? [width, depth / 2] : [depth, width / 2];
    builder.at(0, 0, 0, (turn * Math.PI) / 2, () =>
      drawFront(builder, random, front, away, floors, storey, eaves, mansard, detail),
    );
  }
}

/** The windows of the front that faces +z, `away` metres from the middle of the house. */
function drawFront(
  builder: MeshBuilder,
  random: Random,
  width: number,
  away: number,
  floors: number,
  storey: number,
  eaves: number,
  mansard: number,
  detail: Detail,
): void {
  const bays = Math.max(2, Math.round(width / 3.2));
  const pitch = width / bays;
  const pane = (x: number, y: number, wide: number, high: number, color: ColorRepresentation): void =>
    builder.quad(
      [x - wide / 2, y, away + 0.06],
      [x + wide / 2, y, away + 0.06],
      [x + wide / 2, y + high, away + 0.06],
      [x - wide / 2, y + high, away + 0.06],
      color,
    );
  for (let bay = 0; bay < bays; bay += 1) {
    const x = -width / 2 + pitch * (bay + 0.5);
    pane(x, 0.3, pitch * 0.72, 3.2, random.chance(0.3) ? '#8c5a3c' : '#5c5468');
    for (let floor = 1; floor < floors; floor += 1) {
      const lit = random.chance(0.09);
      pane(x, 4.6 + (floor - 1) * storey + 0.5, 1.35, 2.3, lit ? lamplight : varied('#6a6780', random, 0.05));
    }
    if (detail === 'full') {
      const y = eaves + mansard * 0.2;
      builder.box(x, y, away - 1.1, 1.7, 2.5, 1.8, '#efdcc2', '#7d7f9e');
      builder.quad(
        [x - 0.5, y + 0.4, away - 0.18],
        [x + 0.5, y + 0.4, away - 0.18],
        [x + 0.5, y + 2.1, away - 0.18],
        [x - 0.5, y + 2.1, away - 0.18],
        random.chance(0.12) ? lamplight : '#5f5d78',
      );
    }
  }
  if (detail !== 'full') return;
  for (const floor of [1, floors - 1]) {
    const y = 4.6 + (floor - 1) * storey;
    builder.box(0, y, away + 0.4, width, 0.3, 0.8, '#e4cdb0');
    builder.box(0, y + 0.3, away + 0.75, width, 0.9, 0.08, '#6a6078');
  }
}
