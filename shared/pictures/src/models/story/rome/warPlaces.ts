import type { Group } from 'three';
import { alongRow, drawColumn, drawPane, drawPediment, drawRoundPane } from '../../../geometry/facade';
import { varied, type MeshBuilder } from '../../../geometry/MeshBuilder';
import { seededRandom, valueNoise, type Random } from '../../../geometry/random';
import { drawPalazzo, umbertineStyle } from '../../rome/palazzo';
import { drawTownHouse, roman } from '../../townHouse';
import { drawCypress } from '../../trees';
import { drawSlab, land } from '../ground';
import { drawing } from '../StorySet';

const brick = '#c98f6c';
const tile = '#b8694a';
const dark = '#5f4f58';
const pale = '#f2e2c6';

/** Where the places of the chapter lie, drawn nearer than they are. */
export const places = {
  sanLorenzo: [-520, 330],
  ghetto: [400, 540],
  ardeatine: [540, 60],
  eur: [-560, -260],
} as const;

/** Blocks of flats at San Lorenzo in three rows; `broken` draws them as they stood after 19 July 1943. */
export function sanLorenzoBlocks(broken: boolean): Group {
  return drawing(
    (builder) => {
      const random = seededRandom(19);
      builder.at(...at(places.sanLorenzo), 0, () => {
        for (let row = 0; row < 3; row += 1)
          for (let block = 0; block < 4; block += 1) {
            const [x, z] = [-96 + block * 40, -20 - row * 34];
            const hit = broken && (block + row * 2) % 3 !== 2;
            builder.at(x, 0, z, 0, () => {
              if (hit) drawBrokenBlock(builder, random, 33, 20);
              else drawPalazzo(builder, random, umbertineStyle, 33, 20, 5, row === 0 ? [0, 1, 3] : [0]);
            });
          }
        drawRailYard(builder, broken);
      });
    },
    broken ? 'Ruins' : 'San Lorenzo',
  );
}

/** Outer walls of uneven height with empty windows, and rubble inside and before them. */
function drawBrokenBlock(builder: MeshBuilder, random: Random, width: number, depth: number): void {
  for (const [turn, front, away] of [
    [0, width, depth / 2],
    [1, depth, width / 2],
    [2, width, depth / 2],
    [3, depth, width / 2],
  ] as const)
    builder.at(0, 0, 0, (turn * Math.PI) / 2, () => {
      const pieces = Math.round(front / 4.6);
      alongRow(-front / 2, front / 2, pieces, (x) => {
        const high = random(3, 23);
        builder.box(x, 0, away - 0.5, front / pieces + 0.02, high, 1, varied('#d9b890', random, 0.03));
        for (let y = 1; y + 3.4 < high; y += 4.6) {
          drawPane(builder, x, y, 1.5, 2.6, dark, away + 0.06);
          drawPane(builder, x, y, 1.5, 2.6, dark, away - 1.06);
        }
      });
    });
  for (let index = 0; index < 130; index += 1) {
    const [x, z] = [random(-width * 0.62, width * 0.62), random(-depth * 0.5, depth * 0.9)];
    builder.at(x, 0, z, random(0, 3), () =>
      builder.box(0, 0, 0, random(0.7, 2.6), random(0.3, 1.6), random(0.7, 2.2), varied('#c4a382', random, 0.05)),
    );
  }
}

function drawRailYard(builder: MeshBuilder, broken: boolean): void {
  const random = seededRandom(20);
  drawSlab(builder, -130, 30, 130, 96, 0.06, '#9a8d86');
  for (let track = 0; track < 6; track += 1)
    for (const rail of [-0.8, 0.8]) builder.box(0, 0.1, 40 + track * 9 + rail, 260, 0.2, 0.16, '#6c6670');
  for (let wagon = 0; wagon < 26; wagon += 1) {
    const [x, track] = [random(-120, 120), wagon % 6];
    builder.at(x, 0.3, 40 + track * 9, broken && wagon % 2 ? random(-0.8, 0.8) : 0, () => {
      builder.box(
        0,
        0.5,
        0,
        8.6,
        broken && wagon % 3 === 0 ? 0.8 : 2.6,
        2.6,
        varied('#8a5f50', random, 0.05),
        '#75666a',
      );
      for (const wheel of [-2.8, 2.8]) builder.box(wheel, 0, 0, 1, 0.6, 2, '#4a4650');
    });
  }
}

/** San Lorenzo outside the walls: porch of six columns, brick front, bell tower; nave 60 m long. `broken` leaves out roof and porch. */
export function basilica(broken: boolean): Group {
  return drawing(
    (builder) => {
      builder.at(places.sanLorenzo[0] + 96, 0, places.sanLorenzo[1] - 50, 0, () => {
        const top = broken ? 8 : 16;
        builder.box(0, 0, -14, 22, broken ? 11 : 15, 30, brick);
        builder.box(0, 0, -44, 22, 15, 30, brick);
        builder.at(0, 15, -44, Math.PI / 2, () => builder.roof(0, 0, 0, 31, 24, 4.6, tile, brick));
        if (broken) {
          const random = seededRandom(43);
          for (let index = 0; index < 160; index += 1)
            builder.at(random(-14, 14), 0, random(-4, 16), random(0, 3), () =>
              builder.box(0, 0, 0, random(0.6, 2.4), random(0.3, 1.8), random(0.6, 2), varied('#c9a383', random, 0.05)),
            );
          for (const x of [-9, 7]) builder.at(x, 0, 8, 0, () => drawColumn(builder, 4.4, 0.5, pale, 8));
          builder.taperedBox(-6, 8, 0.6, 9, 1, 3, 1, 5, '#d6a27c');
        } else {
          builder.at(0, 15, -14, Math.PI / 2, () => builder.roof(0, 0, 0, 31, 24, 4.6, tile, '#d6a27c'));
          builder.box(0, 0, 0.8, 22, top, 0.8, '#d6a27c');
          for (const x of [-5, 0, 5]) drawRoundPane(builder, x, 8.6, 1.8, 4.4, dark, 1.26);
          alongRow(-10.6, 10.6, 6, (x) => builder.at(x, 0, 9, 0, () => drawColumn(builder, 5, 0.42, pale, 8)));
          builder.box(0, 5, 5.4, 23, 1.4, 8.6, pale, tile);
        }
        builder.box(15, 0, -22, 6, 30, 6, '#c07f5c');
        for (const y of [13, 18, 23])
          for (const turn of [0, 1, 2, 3])
            builder.at(15, 0, -22, (turn * Math.PI) / 2, () => {
              for (const x of [-1.2, 1.2]) drawRoundPane(builder, x, y, 1.3, 3, dark, 3.06);
            });
        builder.taperedBox(15, 30, -22, 6.8, 6.8, 0, 0, 2.6, tile);
      });
    },
    broken ? 'Hit basilica' : 'Basilica',
  );
}

/** The street before the Portico of Octavia, the houses along it, and the synagogue of 1904 with its square dome. */
export function ghetto(): Group {
  return drawing((builder) => {
    const random = seededRandom(1904);
    builder.at(...at(places.ghetto), 0, () => {
      drawSlab(builder, -34, -30, 60, 64, 0.05, '#b5a296');
      builder.at(-18, 0, -14, 0.12, () => {
        for (const x of [-9.6, 9.6]) builder.box(x, 0, 0, 3, 13, 3, brick);
        builder.box(0, 8.6, 0, 16.4, 4.4, 1.6, brick);
        drawRoundPane(builder, -3.4, 0, 6.4, 8.6, '#8a6a60', -2.6);
        for (const x of [3.2, 6.4]) builder.at(x, 0.4, 0.2, 0, () => drawColumn(builder, 8.4, 0.62, pale, 9));
        builder.box(0, 12.8, 0, 23, 1.2, 3.4, pale);
        drawPediment(builder, 0, 14, 1.6, 22.6, 4.6, 3.2, pale, '#cfae88');
        builder.box(0, 0, -7, 17, 10, 9, '#d3a27c', tile);
      });
      for (const [x, z, width, turn] of [
        [4, -16, 15, 0],
        [20, -15, 17, 0],
        [38, -17, 18, 0],
        [57, -15, 17, 0],
        [-40, 8, 16, Math.PI / 2],
        [-40, 26, 17, Math.PI / 2],
        [-40, 46, 18, Math.PI / 2],
      ] as const)
        builder.at(x, 0, z, turn, () =>
          drawTownHouse(builder, random, { ...roman, lit: 0, floors: [4, 5] }, width, 14),
        );
      builder.at(66, 0, 42, -Math.PI / 2, () => drawPalazzo(builder, random, umbertineStyle, 60, 20, 5, [0, 1, 3]));
      builder.at(-8, 0, 92, 0, () => drawSynagogue(builder));
    });
  }, 'Portico of Octavia');
}

function drawSynagogue(builder: MeshBuilder): void {
  builder.box(0, 0, 0, 30, 18, 34, '#e6d3b2', '#c9b79a');
  builder.box(0, 16.4, 0, 31.4, 1.2, 35.4, pale);
  for (const turn of [0, 1, 2, 3])
    builder.at(0, 0, 0, (turn * Math.PI) / 2, () => {
      const away = turn % 2 ? 15 : 17;
      for (const x of [-8, 0, 8]) {
        drawRoundPane(builder, x, 3, 3.4, 9, '#8a7f86', away + 0.06);
      }
      drawPediment(builder, 0, 18, away, 16, 4.4, 6, pale, '#d9c6a4');
    });
  builder.box(0, 18, 0, 19, 9, 19, '#dcc8a6', '#b8b4b4');
  for (const [y, wide, next, high] of [
    [27, 18.4, 17.6, 3],
    [30, 17.6, 14.6, 3.4],
    [33.4, 14.6, 9.4, 3],
    [36.4, 9.4, 4, 1.8],
  ] as const)
    builder.taperedBox(0, y, 0, wide, wide, next, next, high, '#a9adb4');
  builder.box(0, 38, 0, 3, 3.4, 3, pale);
  builder.taperedBox(0, 41.4, 0, 3.4, 3.4, 0, 0, 2.2, '#a9adb4');
}

/** Lorries before the portico on the morning of 16 October 1943. */
export function lorries(): Group {
  return drawing((builder) => {
    for (const [x, z, turn] of [
      [places.ghetto[0] + 8, places.ghetto[1] + 4, 1.5],
      [places.ghetto[0] + 22, places.ghetto[1] + 6, 1.62],
      [places.ghetto[0] - 14, places.ghetto[1] + 20, 0.2],
    ] as const)
      builder.at(x, 0, z, turn, () => {
        builder.box(0, 0.7, 0, 2.4, 0.5, 7, '#565a60');
        builder.box(0, 1.2, 1, 2.4, 2, 4.8, '#6a6c66', '#74766e');
        builder.box(0, 1.2, -2.5, 2.2, 1.2, 1.6, '#5a5e62');
        for (const wheel of [-1.1, 1.1])
          for (const z0 of [-2.3, 1.4, 2.6]) builder.box(wheel, 0, z0, 0.4, 1, 1, '#3f3c44');
      });
  }, 'Lorries');
}

/** The one slab over 335 graves: 48 by 27 m, three metres thick, with a gap of light below; opened in 1949. */
export function ardeatineSlab(): Group {
  return drawing((builder) => {
    builder.at(...at(places.ardeatine), 0, () => {
      drawSlab(builder, -34, 16, 34, 52, 0.06, '#cbb89e');
      builder.box(0, 0, 0, 45, 0.5, 24, '#8a7a70');
      for (const x of [-21, 0, 21]) for (const z of [-10.6, 10.6]) builder.box(x, 0.4, z, 1.4, 1, 1.4, '#7a6e68');
      builder.box(0, 1.4, 0, 48.5, 3, 26.7, '#b0a79c', '#bcb4a8');
      for (const [x, z, width, depth] of [
        [-36, 30, 1.2, 46],
        [36, 30, 1.2, 46],
        [-21, 53, 30, 1.2],
        [21, 53, 30, 1.2],
      ] as const)
        builder.box(x, 0, z, width, 2.6, depth, '#b59a76');
    });
  }, 'Slab');
}

/** Height of the bank of tufa behind the meadow, in the frame of the place. */
function bankHeight(x: number, z: number): number {
  const rise = Math.max(0, Math.min(1, (-24 - z + 10 * valueNoise(x / 24, z / 24, 7)) / 13));
  const fade = Math.max(0, Math.min(1, (128 - Math.abs(x)) / 46)) * Math.max(0, Math.min(1, (z + 118) / 40));
  return rise * rise * (3 - 2 * rise) * fade * (7 + 4 * valueNoise(x / 30, z / 30, 3));
}

/** The meadow and the bank of tufa by the Via Ardeatina. */
export function ardeatineField(): Group {
  const field = land(
    -130,
    -120,
    130,
    110,
    6.5,
    (x, z) => 0.03 + bankHeight(x, z),
    (x, z, y) => {
      const steep = Math.abs(bankHeight(x, z + 4) - bankHeight(x, z - 4)) > 3;
      return steep ? '#b9946a' : y > 1 ? '#969a56' : '#a8a060';
    },
  );
  field.position.set(...at(places.ardeatine));
  return field;
}

export function fieldTrees(): Group {
  return drawing((builder) => {
    const random = seededRandom(335);
    const plant = (x: number, z: number, height: number): void =>
      drawCypress(builder, random, x, bankHeight(x, z) - 0.3, z, height);
    builder.at(...at(places.ardeatine), 0, () => {
      for (let x = -96; x < 100; x += 9) plant(x, -56 + random(-9, 9), random(10, 16));
      for (const side of [-1, 1])
        for (let z = -20; z < 90; z += 12) plant(side * (48 + random(0, 5)), z, random(9, 14));
    });
  }, 'Trees');
}

const at = ([x, z]: readonly [number, number]): readonly [number, number, number] => [x, 0, z];
