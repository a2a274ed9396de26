import { Group } from 'three';
import { alongRow, archedWall, drawColumn, drawPane, drawRoundPane } from '../../../geometry/facade';
import { varied, type MeshBuilder } from '../../../geometry/MeshBuilder';
import { seededRandom } from '../../../geometry/random';
import { drawBrokenColonnade } from '../../romanRuins';
import { drawUmbrellaPine } from '../../trees';
import { drawTownHouse, roman, type TownStyle } from '../../townHouse';
import { drawParishChurch } from '../oldTown';
import { drawSlab } from '../ground';
import { drawing } from '../StorySet';

const brick = '#c98e68';
const marble = '#f2e2c6';
const dark = '#6a5058';
const town: TownStyle = { ...roman, lit: 0.03 };

/** The road runs along z from the Colosseum (the origin) to Piazza Venezia, 30 m wide. */
export const road = { half: 15, from: 96, to: 1010 } as const;

/** The streets of the Alessandrino, pulled down between 1924 and 1932. */
export function alessandrino(): Group {
  return drawing((builder) => {
    const random = seededRandom(1924);
    for (let z = 330; z < 900; z += 23)
      for (let x = -118; x < 66;) {
        const width = random(9, 15);
        const middle = x + width / 2;
        x += width + (random.chance(0.14) ? random(3, 6) : 0.2);
        if (middle > 30 && z > 850) continue;
        builder.at(middle, 0, z + random(-2, 2), random(-0.06, 0.06) + (random.chance(0.5) ? Math.PI : 0), () =>
          drawTownHouse(builder, random, town, width, random(11, 14), z < 480),
        );
      }
    for (const [x, z] of [
      [-40, 500],
      [20, 700],
    ] as const)
      builder.at(x, 0, z, 0.2, () => drawParishChurch(builder, random, 30, 8));
  }, 'Alessandrino');
}

/** The Velia, a low hill between forums and Colosseum, dug away in 1931 and 1932. */
export function velia(): Group {
  return drawing((builder) => {
    const random = seededRandom(1931);
    for (const [y, wide, deep] of [
      [-0.5, 170, 130],
      [3, 150, 108],
      [6.5, 126, 86],
      [10, 96, 60],
    ] as const)
      builder.taperedBox(
        -14,
        y,
        236,
        wide,
        deep,
        wide - 16,
        deep - 16,
        3.6,
        varied('#a39a58', random, 0.03),
        '#aaa462',
      );
  }, 'Velia');
}

export function theRoad(): Group {
  return drawing((builder) => {
    drawSlab(builder, -road.half, road.from, road.half, road.to, 0.16, '#8f8790');
    for (const side of [-1, 1]) {
      builder.box(side * (road.half + 5), 0, (road.from + road.to) / 2, 10, 0.5, road.to - road.from, '#dccbb4');
      alongRow(road.from + 20, road.to - 20, 34, (z) => {
        builder.box(side * (road.half + 0.8), 0.5, z, 0.3, 8, 0.3, '#5f5866');
        builder.box(side * (road.half + 0.8), 8.2, z, 0.9, 0.7, 0.9, '#f6e2b4');
      });
      builder.box(side * (road.half + 10.4), 0, 600, 0.6, 1.3, 500, '#e2cfae');
    }
  }, 'Road');
}

/** Stone pines planted along the road. */
export function roadPines(): Group {
  return drawing((builder) => {
    const random = seededRandom(1933);
    for (let z = 350; z < 880; z += 34)
      for (const side of [-1, 1])
        if (random.chance(0.8))
          drawUmbrellaPine(
            builder,
            random,
            side * (road.half + 15 + random(0, 7)),
            0,
            z + random(-6, 6),
            random(12, 16),
          );
  }, 'Trees');
}

/** What the digs laid bare on both sides: forecourts, columns, the fire wall of Augustus, Trajan's markets, the basilica of Maxentius. */
export function forums(): Group {
  return drawing((builder) => {
    const random = seededRandom(1926);
    builder.at(78, 0, 246, -Math.PI / 2, () => {
      const bays = [-27, 0, 27].map((x) => ({ x, foot: -0.05, width: 21, spring: 13 }));
      builder.geometry(archedWall(84, 31, 22, bays), brick);
      builder.box(0, 0, -22.6, 84, 28, 1.4, '#bd845f');
      for (const { x } of bays)
        for (const y of [6, 15]) for (const out of [-6, 0, 6]) drawRoundPane(builder, x + out, y, 3, 5, dark, -21.8);
    });
    builder.at(-84, 0, 640, Math.PI / 2, () => {
      builder.box(0, 0, -14, 92, 31, 3, '#c9b08c', '#d8c09c');
      for (const x of [-9, -3, 3]) builder.at(x, 2, 0, 0, () => drawColumn(builder, 15, 0.9, marble, 10));
      builder.box(-3, 17, 0, 15, 1.8, 2.4, marble);
      builder.box(0, 0, -2, 34, 2, 24, '#d9c4a0');
    });
    builder.at(-128, 0, 800, Math.PI / 2, () => drawMarkets(builder));
    builder.at(-176, 0, 792, 0, () => {
      builder.box(0, 0, 0, 11, 36, 10, '#c48a66');
      builder.box(0, 36, 0, 8, 12, 7.4, '#c48a66');
      for (const x of [-3, 0, 3]) builder.box(x, 48, 0, 1.6, 1.8, 7.6, '#c48a66');
      for (const y of [12, 22, 32]) drawPane(builder, 0, y, 1.6, 2.6, dark, 5.06);
    });
    for (const [x, z, count, turn] of [
      [34, 560, 9, 1.57],
      [52, 620, 7, 0.1],
      [-60, 500, 7, 1.57],
      [-62, 740, 10, 1.5],
      [40, 780, 8, 1.57],
      [66, 480, 6, 0],
    ] as const)
      builder.at(x, 0, z, turn, () => drawBrokenColonnade(builder, random, count, 9), 0.86);
    for (let index = 0; index < 260; index += 1) {
      const side = random.chance(0.5) ? 1 : -1;
      builder.box(
        side * random(32, 76),
        0,
        random(430, 860),
        random(1, 7),
        random(0.4, 1.8),
        random(0.8, 3),
        varied(random.pick(['#d9bb92', '#c98e68', '#e6cba4']), random, 0.04),
      );
    }
  }, 'Forums');
}

/** The curved front of Trajan's markets, toward +z: two floors of arches in brick. */
function drawMarkets(builder: MeshBuilder): void {
  for (let bay = 0; bay < 13; bay += 1) {
    const angle = Math.PI * (1.08 + (bay / 12) * 0.84);
    builder.at(44 * Math.cos(angle), 0, 30 + 44 * Math.sin(angle), Math.PI / 2 - angle + Math.PI, () => {
      builder.box(0, 0, -6, 11.8, 19, 12, brick, '#d8ac84');
      drawRoundPane(builder, 0, 0, 4.6, 7, dark, 0.06);
      drawRoundPane(builder, 0, 9.4, 3.6, 5.4, dark, 0.06);
      builder.box(0, 8, 0.2, 11.8, 0.6, 0.8, '#e2bc94');
      builder.box(0, 17.6, 0.2, 11.8, 0.7, 1, '#e2bc94');
    });
  }
  builder.box(0, 0, -34, 70, 30, 14, '#c98e68', '#d8ac84');
  alongRow(-33, 33, 9, (x) => drawRoundPane(builder, x, 20, 3, 6, dark, -26.9));
}

/** Lorries of the Allies on the road and people along it, 4 June 1944. */
export function drawColumnOfJune(builder: MeshBuilder): void {
  for (let z = 360; z < 900; z += 26)
    builder.at(-4, 0.2, z, 0, () => {
      builder.box(0, 0.6, 0, 2.4, 1.2, 6.2, '#6f7350');
      builder.box(0, 1.8, 1, 2.4, 1.3, 4, '#7b7f5a');
      builder.box(0, 1.8, -2, 2.2, 0.8, 1.4, '#6a6e4c');
      for (const x of [-1.1, 1.1]) for (const at of [-2.2, 1.4, 2.6]) builder.box(x, 0, at, 0.4, 0.9, 0.9, '#4a4650');
    });
}

/** A group of models, each set down in its place. */
export function placed(model: Group, x: number, z: number, turn = 0): Group {
  const group = new Group();
  group.name = model.name;
  model.position.set(x, 0, z);
  model.rotation.y = turn;
  group.add(model);
  return group;
}
