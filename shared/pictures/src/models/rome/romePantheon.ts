import { RingGeometry } from 'three';
import { alongRow, drawColumn, drawPane, drawPediment } from '../../geometry/facade';
import { polar, varied, type MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';

const brick = '#dcb58a';
const stucco = '#f1dfc0';
const marble = '#f6e8cf';
const granite = '#b9aeb0';
const gilt = '#dcae5c';
/** What covers porch and dome today. */
export const leadToday = '#a7a2ad';
const dark = '#5c4a48';
/** Middle of the round hall, in metres behind the front of the porch's steps. */
const hall = -40;

/**
 * The Pantheon's porch, its front toward +z: 33.1 m wide, sixteen columns of 14.1 m with bases and capitals, the gable 24 m high.
 * @param cover the roof's colour
 */
export function drawPantheonPorch(builder: MeshBuilder, cover: string = gilt): void {
  for (let step = 0; step < 5; step += 1)
    builder.box(0, 0, 7.9 - step * 0.4 - 8, 35 - step * 0.2, 0.26 * (step + 1), 17.2 - step * 0.5, marble);
  builder.box(0, 0, -9, 34, 1.3, 18, marble);
  const column = (x: number, z: number): void =>
    builder.at(x, 1.3, z, 0, () => {
      drawColumn(builder, 14.1, 0.76, granite, 12);
      builder.lathe(
        10,
        [
          [0.7, 12.2],
          [0.95, 13.2],
          [1.15, 13.9],
        ],
        marble,
      );
    });
  alongRow(-16.6, 16.6, 8, (x, index) => {
    column(x, -1.4);
    if ([0, 2, 5, 7].includes(index)) for (const z of [-6.2, -11]) column(x, z);
  });
  builder.box(0, 15.4, -8.6, 34.2, 3.1, 16.6, stucco, marble);
  builder.box(0, 18.5, -8.6, 35.6, 0.7, 18, marble);
  drawPane(builder, 0, 16.2, 26, 1.1, '#b98a4a', -0.2);
  builder.at(0, 19.2, -8.6, Math.PI / 2, () => builder.roof(0, 0, 0, 18, 35.6, 7.2, cover, stucco));
  drawPediment(builder, 0, 19.2, 0.5, 35.4, 7.2, 1, marble, stucco);
  if (cover === gilt) builder.at(0, 19.6, 0.75, 0, () => builder.geometry(eagle(), '#c89a4c'));
  for (const side of [-1, 1]) {
    builder.box(side * 15.2, 1.3, -15.2, 3.4, 14.1, 4.6, stucco);
    builder.box(side * 8, 1.3, -16.4, 4.4, 14.1, 2.6, stucco);
  }
  builder.box(0, 1.3, -16.9, 7, 12, 0.5, '#8a6a44');
  for (const side of [-1, 1]) builder.box(side * 1.7, 1.4, -16.6, 3.2, 11.2, 0.3, '#a98450');
}

/** The great bronze of the gable, known by its holes alone: a wreath. */
function eagle(): RingGeometry {
  return new RingGeometry(1.6, 2.4, 18).translate(0, 2.4, 0);
}

/** The block between porch and hall, 34 m wide and 30 m high, with the second, higher gable on its front. */
export function drawPantheonBlock(builder: MeshBuilder): void {
  builder.box(0, 0, -20.6, 34.4, 29.4, 7.6, brick);
  builder.box(0, 28.8, -20.6, 35.4, 0.8, 8.4, marble);
  builder.box(0, 29.6, -20.6, 34.4, 1.6, 7.6, brick, '#c9a078');
  drawPediment(builder, 0, 21.6, -16.7, 34, 6.6, 0.3, marble, brick);
  builder.box(0, 12.4, -20.6, 34.8, 0.6, 8, marble);
}

/**
 * The Pantheon's round hall: 43.3 m across within, walls 6 m thick, three cornices, stepped rings and a dome that is open in its
 * middle for 8.9 m, its crown 43.3 m over the floor; tiled in gilded bronze until 663. Measures of the building as it stands.
 * @param cover the dome's colour
 */
export function drawPantheonHall(builder: MeshBuilder, cover: string = gilt): void {
  const random = seededRandom(125);
  const sides = 48;
  const wall = (radius: number, low: number, high: number, color: string): void => {
    for (let side = 0; side < sides; side += 1) {
      const [from, to] = [(side / sides) * Math.PI * 2, ((side + 1) / sides) * Math.PI * 2];
      builder.quad(
        polar(radius, low, to),
        polar(radius, low, from),
        polar(radius, high, from),
        polar(radius, high, to),
        varied(color, random, 0.012),
      );
    }
  };
  builder.at(0, 0, hall, 0, () => {
    const cornice = (y: number): void =>
      builder.lathe(
        sides,
        [
          [27.8, y],
          [28.5, y + 0.3],
          [28.5, y + 0.8],
          [27.8, y + 1],
        ],
        marble,
      );
    for (let y = 0; y < 30; y += 2.5) wall(27.8, y, Math.min(30, y + 2.5), y < 12.5 ? stucco : brick);
    for (const y of [12, 21.4, 29.6]) cornice(y);
    for (let arch = 0; arch < 16; arch += 1) {
      const turn = (arch / 16) * Math.PI * 2;
      builder.at(0, 0, 0, turn, () => {
        drawArchTrace(builder, 13.6, 4.2, 27.86);
        drawArchTrace(builder, 22.6, 3.4, 27.86);
        drawPane(builder, 5.2, 15, 0.9, 1.6, dark, 27.4);
      });
    }
    const steps: [number, number][] = [[27.8, 30.6]];
    for (let step = 0; step < 7; step += 1) {
      const [radius, y] = [26.6 - step * 1.45, 30.6 + step * 0.62];
      steps.push([radius, y], [radius, y + 0.62 + step * 0.16]);
    }
    builder.lathe(sides, steps, '#cfa985');
    const dome: [number, number][] = [];
    for (let band = 0; band <= 8; band += 1) {
      const out = 1 - band / 8;
      dome.push([4.6 + 13.2 * out, 43.9 - 8.2 * out ** 1.9]);
    }
    builder.lathe(sides, dome, cover);
    builder.lathe(
      24,
      [
        [4.9, 44],
        [4.9, 44.5],
        [4.4, 44.5],
        [4.4, 43],
      ],
      '#e8c67c',
    );
    builder.disc(24, 4.45, 40, '#6b5648');
  });
}

/** A relieving arch in the brickwork, as a line of lighter brick. */
function drawArchTrace(builder: MeshBuilder, foot: number, radius: number, z: number): void {
  for (let step = 0; step < 8; step += 1) {
    const [from, to] = [(step / 8) * Math.PI, ((step + 1) / 8) * Math.PI];
    const on = (r: number, angle: number): readonly [number, number, number] => {
      const turn = (r * Math.cos(angle)) / z;
      return [(z + 0.08) * Math.sin(turn), foot + r * Math.sin(angle), (z + 0.08) * Math.cos(turn)];
    };
    builder.quad(on(radius, from), on(radius + 0.7, from), on(radius + 0.7, to), on(radius, to), '#c58f66');
  }
}

/** The court before the porch: 60 m wide and 110 m long, paved, porticoes on both sides. */
export function drawPantheonCourt(builder: MeshBuilder): void {
  builder.box(0, -1.5, 56, 66, 1.55, 114, '#d9bd94', '#ead4ac');
  for (const side of [-1, 1]) {
    builder.box(side * 34.5, 0, 58, 5, 6.4, 110, stucco);
    builder.box(side * 29, 0, 58, 8, 0.5, 110, marble);
    builder.at(side * 31, 6.4, 58, Math.PI / 2, () => builder.roof(0, 0, 0, 110, 12.6, 2.6, '#c46a44', stucco));
    builder.box(side * 25.4, 5.4, 58, 1.2, 1, 110, marble);
    alongRow(4, 112, 26, (z) => builder.at(side * 25.4, 0.5, z, 0, () => drawColumn(builder, 4.9, 0.36, marble, 7)));
  }
}
