import type { Group } from 'three';
import { alongRow, archedWall, drawColumn, drawPane, drawPediment, drawRoundPane } from '../../../geometry/facade';
import { varied, type MeshBuilder } from '../../../geometry/MeshBuilder';
import { seededRandom } from '../../../geometry/random';
import { drawing } from '../StorySet';

/** Where Porta Pia stands; the wall runs along x, the country outside lies toward +z. */
export const gateAt = { x: -520, z: 620 } as const;
/** The stretch that was shot down on 20 September 1870, west of the gate: about 30 m. */
const breach = { from: gateAt.x + 45, to: gateAt.x + 75 } as const;
const height = 11;
const brick = '#cf9a76';
const pale = '#ecd6b2';
const dark = '#5f4f58';

/** A stretch of brick wall with battlements and blind arches inside, from x to x. */
function drawStretch(builder: MeshBuilder, from: number, to: number): void {
  const random = seededRandom(Math.round(from));
  const [middle, length] = [(from + to) / 2, to - from];
  const pieces = Math.max(1, Math.round(length / 6));
  alongRow(from, to, pieces, (x) => {
    builder.box(x, -0.5, gateAt.z, length / pieces + 0.02, height + 0.5, 3.6, varied(brick, random, 0.03), '#d8ac88');
    builder.box(x, height, gateAt.z + 1.3, (length / pieces) * 0.55, 1.5, 0.9, varied(brick, random, 0.03));
  });
  builder.box(middle, 2.4, gateAt.z + 0.06, length, 0.5, 3.7, '#dcb48e');
  builder.box(middle, height - 1.6, gateAt.z + 0.06, length, 0.5, 3.7, '#dcb48e');
}

/** The wall east and west of the breach, with a square tower every thirty metres. */
export function cityWall(): Group {
  return drawing((builder) => {
    drawStretch(builder, -1500, gateAt.x - 12);
    drawStretch(builder, gateAt.x + 12, breach.from);
    drawStretch(builder, breach.to, 200);
    for (let x = -1480; x < 190; x += 31) {
      if (Math.abs(x - gateAt.x) < 24 || (x > breach.from - 6 && x < breach.to + 6)) continue;
      builder.box(x, -0.5, gateAt.z + 3, 7.6, height + 4.5, 7, '#c9926e', '#d8ac88');
      for (const side of [-2.4, 0, 2.4]) builder.box(x + side, height + 4, gateAt.z + 6, 1.3, 1.4, 0.8, '#c9926e');
      for (const side of [-2, 2]) drawPane(builder, x + side, 8.4, 0.8, 1.8, dark, gateAt.z + 6.56);
    }
  }, 'City wall');
}

export function breachedStretch(): Group {
  return drawing((builder) => drawStretch(builder, breach.from, breach.to), 'Breach');
}

/** Porta Pia: Michelangelo's tall front to the city (−z), the newer one of 1869 to the country, a court between. */
export function gate(): Group {
  return drawing(
    (builder) =>
      builder.at(gateAt.x, 0, gateAt.z, 0, () => {
        builder.at(0, 0, 9, 0, () => {
          builder.geometry(archedWall(25, 13, 4, [{ x: 0, foot: -0.05, width: 5.4, spring: 5 }]), pale);
          for (const x of [-10, -4.4, 4.4, 10])
            builder.at(x, 0, 0.9, 0, () => drawColumn(builder, 10.4, 0.7, '#f6e6c8', 9));
          builder.box(0, 10.6, 0.4, 26, 1.6, 2.6, '#f6e6c8');
          builder.box(0, 12.8, -1.6, 26.4, 0.8, 5.4, '#f6e6c8');
          drawPediment(builder, 0, 13.4, 0.2, 14, 3, 3.4, '#f6e6c8', pale);
          for (const x of [-7.2, 7.2]) drawRoundPane(builder, x, 2.6, 2.4, 5, '#cbb294', 0.06);
        });
        for (const side of [-1, 1]) builder.box(side * 11, 0, 0, 3, 9, 16, brick, '#c4754e');
        builder.at(0, 0, -9, Math.PI, () => {
          builder.geometry(archedWall(25, 14, 4, [{ x: 0, foot: -0.05, width: 5, spring: 5.4 }]), brick);
          builder.box(0, 14, -2, 12, 9, 4, pale);
          drawPediment(builder, 0, 23, 0.2, 13, 3.4, 4.2, '#f6e6c8', pale);
          for (const x of [-4.2, 4.2]) builder.box(x, 0, 0.3, 1.6, 13, 1, '#f6e6c8');
          drawPediment(builder, 0, 9.6, 0.8, 9, 2.4, 1.2, '#f6e6c8', pale);
          drawPane(builder, 0, 15.6, 6, 3.6, '#cbb294', 0.06);
          for (const x of [-9, 9]) drawPane(builder, x, 5, 2.6, 4, dark, 0.06);
          for (const x of [-10.6, -7, 7, 10.6]) builder.taperedBox(x, 14, -2, 1.6, 1.6, 0.6, 0.6, 2.4, pale);
        });
      }),
    'Porta Pia',
  );
}

export function drawBreachRubble(builder: MeshBuilder): void {
  const random = seededRandom(20);
  for (let index = 0; index < 420; index += 1) {
    const x = random(breach.from - 4, breach.to + 4);
    const out = random(-11, 13);
    const high = Math.max(0, 2.6 - Math.abs(out) * 0.22);
    builder.at(x, random(0, high), gateAt.z + out, random(0, 3), () =>
      builder.box(0, -0.3, 0, random(0.5, 1.7), random(0.4, 1.1), random(0.5, 1.4), varied(brick, random, 0.05)),
    );
  }
}

/** Field guns in a row on the road outside, with their crews. */
export function drawBatteries(builder: MeshBuilder): void {
  for (let gun = 0; gun < 9; gun += 1)
    builder.at(gateAt.x + 20 + gun * 13, 0, gateAt.z + 118 + (gun % 3) * 5, 0, () => {
      builder.beam([0, 1, 1.2], [0, 1.5, -1.8], 0.4, '#5a5660');
      builder.beam([0, 0.9, 0.6], [0, 0.2, 3], 0.3, '#8f6a48');
      for (const side of [-0.8, 0.8])
        builder.at(side, 0.8, 0, Math.PI / 2, () => {
          for (let spoke = 0; spoke < 8; spoke += 1) {
            const [from, to] = [(spoke / 8) * Math.PI * 2, ((spoke + 1) / 8) * Math.PI * 2];
            builder.beam(
              [0.8 * Math.cos(from), 0.8 * Math.sin(from), 0],
              [0.8 * Math.cos(to), 0.8 * Math.sin(to), 0],
              0.14,
              '#8f6a48',
            );
          }
        });
      for (const [x, z] of [
        [-1.8, 1],
        [1.9, 0.4],
        [1.4, 2.6],
      ] as const) {
        builder.taperedBox(x, 0, z, 0.7, 0.44, 0.46, 0.32, 1.5, '#46527c');
        builder.box(x, 1.5, z, 0.26, 0.28, 0.26, '#d8a888', '#3a3a54');
      }
    });
}
