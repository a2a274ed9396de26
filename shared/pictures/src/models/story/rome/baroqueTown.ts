import { Group } from 'three';
import { blended, type MeshBuilder } from '../../../geometry/MeshBuilder';
import { seededRandom, valueNoise, type Random } from '../../../geometry/random';
import { drawChurchDome } from '../../churchDome';
import { drawPalazzo, papalStyle } from '../../rome/palazzo';
import { squareLevel } from '../../rome/stPetersSquare';
import { treviBasin } from '../../rome/treviFountain';
import { drawTownHouse, roman, type TownStyle } from '../../townHouse';
import { drawCypress, drawTree, drawUmbrellaPine } from '../../trees';
import { drawSlab, land, meadow, summer } from '../ground';
import { drawing } from '../StorySet';

const y = squareLevel;
const earth = '#cdb08c';
const paper: TownStyle = { ...roman, lit: 0.03 };

/** The Tiber, nearer to Saint Peter's than it is. */
const river = { from: 650, to: 734, deep: -9 } as const;
export const riverBand = [
  [-2400, river.from],
  [2400, river.from],
  [2400, river.to],
  [-2400, river.to],
] as const;

/** Where the Trevi stands; its front looks south, to −x. */
const trevi = { x: -40, z: 900 } as const;

/** Draws in the Trevi's own frame: x along its front, z toward the square before it, y = 0 the street. */
export const atTrevi = Object.assign(
  (builder: MeshBuilder, draw: () => void): void => builder.at(trevi.x, y, trevi.z, -Math.PI / 2, draw),
  {
    /** Sets a model drawn in the Trevi's frame down in its place. */
    group: (model: Group): Group => {
      const placed = new Group();
      placed.name = model.name;
      model.position.set(trevi.x, y, trevi.z);
      model.rotation.y = -Math.PI / 2;
      placed.add(model);
      return placed;
    },
  },
);

/** The basin of the Trevi as corners on the ground. */
export const treviCorners = treviBasin.map(([x, z]) => [trevi.x - z, trevi.z + x] as const);

/** Height of the Vatican hill west of the church, over the square. */
export function vaticanHeight(x: number, z: number): number {
  const west = Math.max(0, Math.min(1, (-88 - z) / 200));
  return y + west * west * (3 - 2 * west) * (34 + 14 * valueNoise(x / 130, z / 130, 3));
}

export function vaticanGround(): Group {
  const group = new Group();
  group.name = 'Ground';
  group.add(
    drawing((builder) => {
      drawSlab(builder, -2400, -80, 2400, river.from, y - 0.02, earth);
      drawSlab(builder, -2400, river.to, trevi.x - 33, 4200, y - 0.02, earth);
      drawSlab(builder, trevi.x - 2, river.to, 2400, 4200, y - 0.02, earth);
      drawSlab(builder, trevi.x - 33, river.to, trevi.x - 2, trevi.z - 31, y - 0.02, earth);
      drawSlab(builder, trevi.x - 33, trevi.z + 31, trevi.x - 2, 4200, y - 0.02, earth);
      for (const [z, turn] of [
        [river.from, 1],
        [river.to, -1],
      ] as const)
        builder.quad(
          [turn * 2400, y - 9, z + turn * 12],
          [-turn * 2400, y - 9, z + turn * 12],
          [-turn * 2400, y, z],
          [turn * 2400, y, z],
          '#a99a6e',
        );
      atTrevi(builder, () => {
        for (const [index, from] of treviBasin.entries()) {
          const to = treviBasin[index + 1];
          if (index === 0 || !to) continue;
          const out = ([x, z]: readonly [number, number], share: number): readonly [number, number, number] => [
            x * share,
            0.04,
            2 + (z - 2) * share,
          ];
          builder.quad(out(from, 1.3), out(to, 1.3), out(to, 1.9), out(from, 1.9), '#cbb6a0');
        }
      });
    }),
    land(-1400, -1500, 1400, -80, 70, vaticanHeight, (x, z) =>
      blended(
        meadow[Math.abs(Math.round(x * 7 + z)) % meadow.length] ?? meadow[0],
        '#8f9a58',
        valueNoise(x / 90, z / 90),
      ),
    ),
  );
  return group;
}

/** Houses along streets that run east (+z), at the x of each row, fronts toward both sides. */
function drawLanes(
  builder: MeshBuilder,
  random: Random,
  rows: readonly number[],
  from: number,
  to: number,
  free: (x: number, z: number) => boolean,
  plain: (x: number, z: number) => boolean,
): void {
  for (const row of rows)
    for (let z = from; z < to;) {
      const width = random(9, 16);
      const middle = z + width / 2;
      z += width + (random.chance(0.14) ? random(4, 9) : 0.3);
      const [depth, stray, side] = [random(12, 15), random(-1, 1), random.chance(0.5) ? 1 : -1];
      if (free(row, middle)) continue;
      builder.at(row + stray, y, middle, (side * Math.PI) / 2, () =>
        drawTownHouse(builder, random, paper, width, depth, plain(row, middle)),
      );
    }
}

const rows = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);

/** The Borgo with its two streets, the city across the river, and the walls of houses round the Trevi. */
export function baroqueTown(): Group {
  return drawing((builder) => {
    const random = seededRandom(1667);
    drawLanes(
      builder,
      random,
      [-62, -40, -9, 9, 40, 62],
      436,
      640,
      () => false,
      () => false,
    );
    drawLanes(
      builder,
      random,
      rows(-330, 340, 26),
      420,
      640,
      (x) => Math.abs(x) < 76,
      (x) => Math.abs(x) > 130,
    );
    drawLanes(
      builder,
      random,
      rows(-340, -146, 27),
      -70,
      410,
      (x, z) => x > -180 && z < 140,
      (x) => x < -240,
    );
    drawLanes(
      builder,
      random,
      rows(210, 420, 30),
      300,
      410,
      () => false,
      (x) => x > 260,
    );
    const nearTrevi = (x: number, z: number): boolean =>
      x > trevi.x - 58 && x < trevi.x + 20 && z > trevi.z - 34 && z < trevi.z + 34;
    drawLanes(
      builder,
      random,
      rows(-560, 520, 25),
      756,
      1290,
      nearTrevi,
      (x, z) => Math.hypot(x - trevi.x, z - trevi.z) > 120 && z > 790,
    );
    for (const [x, z, radius] of [
      [-190, 860, 10],
      [180, 880, 13],
      [-320, 1060, 12],
      [60, 1080, 9],
      [300, 1160, 11],
      [-90, 1220, 12],
    ] as const)
      builder.at(x, y, z, 0, () => {
        builder.box(0, 0, 0, radius * 2.6, 22, radius * 4.4, '#edd3aa', '#bf6a46');
        builder.at(0, 20, 0, 0, () => drawChurchDome(builder, radius, '#f2dcb8', '#a9a0b4'));
      });
    builder.at(118, y, 612, 0, () => {
      builder.box(0, 0, 0, 84, 10, 62, '#d2b290');
      builder.at(0, 0, 0, 0, () =>
        builder.lathe(
          28,
          [
            [31, 10],
            [31, 30],
            [32, 30.6],
            [32, 32],
            [0, 32.2],
          ],
          '#dfc09a',
        ),
      );
      drawPalazzo(builder, random, papalStyle, 22, 18, 2, []);
      builder.box(0, 32, 0, 20, 13, 18, '#e6c8a0');
    });
  }, 'Town');
}

/** Houses and walls that stood where Bernini's arms stand, up to 1656. */
export function borgoHouses(): Group {
  return drawing((builder) => {
    const random = seededRandom(1600);
    drawLanes(
      builder,
      random,
      [-124, -100, 100, 124],
      262,
      430,
      () => false,
      () => false,
    );
    drawLanes(
      builder,
      random,
      [-84, 84],
      300,
      420,
      () => false,
      () => false,
    );
  }, 'Old Borgo');
}

/** The palace north of the church: chapel of Sixtus, the loggias' court, and the block of Sixtus the Fifth. */
export function vaticanPalace(): Group {
  return drawing((builder) => {
    const random = seededRandom(1589);
    builder.at(92, y, 88, 0, () => {
      builder.box(0, 0, 0, 17, 27, 46, '#dcb48a');
      builder.at(0, 27, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 47, 19, 4.4, '#b8694a', '#dcb48a'));
    });
    builder.at(132, y, 110, 0, () => drawPalazzo(builder, random, papalStyle, 44, 30, 4, [0, 3]));
    builder.at(108, y, 176, 0, () => drawPalazzo(builder, random, papalStyle, 22, 60, 4, [0, 3]));
    builder.at(162, y, 220, 0, () => drawPalazzo(builder, random, papalStyle, 56, 56, 6, [0, 3]));
    builder.at(240, y, 40, 0, () => drawPalazzo(builder, random, papalStyle, 26, 230, 3, [0, 3]));
  }, 'Palace');
}

export function vaticanTrees(): Group {
  return drawing((builder) => {
    const random = seededRandom(1590);
    for (let index = 0; index < 46; index += 1) {
      const [x, z] = [random(-420, 420), random(-430, -130)];
      drawUmbrellaPine(builder, random, x, vaticanHeight(x, z) - 0.5, z, random(15, 22));
    }
    for (let index = 0; index < 90; index += 1) {
      const [x, z] = [random(-460, 460), random(-470, -110)];
      drawCypress(builder, random, x, vaticanHeight(x, z) - 0.5, z, random(11, 18));
    }
    for (let index = 0; index < 330; index += 1) {
      const [x, z] = [random(-620, 620), random(-560, -84)];
      drawTree(builder, random, x, vaticanHeight(x, z) - 0.5, z, random(8, 13), random.pick(summer));
    }
  }, 'Trees');
}
