import { alongRow, archedWall, drawDial, drawPane, drawRoundPane } from '../../geometry/facade';
import { varied, type MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';

const travertine = '#ecd5ae';
const pale = '#f5e4c6';
const dark = '#6a4c44';
/** Middle of each of the two passages, to either side of the gate's own. */
export const passage = 7.9;

/**
 * The arch of Claudius on y = 0 across the view, its fronts toward +z and -z: 32 m wide and 24 m high, two passages 6.35 m wide and 14 m
 * high, windows in rough blocks between them, and an attic of three bands that holds the two channels. After the monument as it stands.
 */
export function drawClaudiusArch(builder: MeshBuilder): void {
  const random = seededRandom(52);
  const openings = [-1, 1].map((side) => ({ x: side * passage, foot: 0, width: 6.35, spring: 10.8 }));
  builder.geometry(archedWall(32, 15.4, 6.2, openings).translate(0, 0, 3.1), travertine);
  for (const turn of [0, Math.PI])
    builder.at(0, 0, 0, turn, () => {
      for (const x of [-13.6, 0, 13.6]) {
        for (let row = 0; row < 9; row += 1)
          for (const [dx, width] of [
            [-1.8 - (row % 2) * 0.2, 1],
            [1.8 + (row % 2) * 0.2, 1],
          ] as const)
            builder.box(x + dx, row * 1.5, 3.1, width, 1.36, 0.7 + random(0, 0.3), varied(travertine, random, 0.03));
        builder.box(x, 4, 3.2, 4.6, 0.7, 1, pale);
        drawRoundPane(builder, x, 4.8, 2.2, 5, dark, 3.16);
        builder.box(x, 10.4, 3.2, 4.8, 0.7, 1.1, pale);
        builder.triangle([x - 2.5, 11.1, 3.7], [x + 2.5, 11.1, 3.7], [x, 13, 3.7], pale);
        builder.roof(x, 11.1, 3.4, 5, 0.8, 1.9, pale);
      }
      for (const side of [-1, 1])
        for (let block = 0; block < 11; block += 1) {
          const angle = (Math.PI * (block + 0.5)) / 11;
          builder.box(
            side * passage + 3.75 * Math.cos(angle),
            10.4 + 3.75 * Math.sin(angle),
            3.1,
            0.95,
            0.95,
            0.7,
            varied(pale, random, 0.03),
          );
        }
    });
  builder.box(0, 15.4, 0, 33.4, 1, 7.8, pale);
  for (const [y, height] of [
    [16.4, 2.5],
    [19.5, 2],
    [22, 2],
  ] as const) {
    builder.box(0, y, 0, 32, height, 6.2, travertine);
    builder.box(0, y + height, 0, 32.8, 0.5, 7, pale);
    for (const turn of [0, Math.PI])
      builder.at(0, 0, 0, turn, () => {
        for (let line = 0; line < 2; line += 1)
          alongRow(-14.6, 14.6, 42, (x, letter) => {
            if ((letter * 7 + line * 3 + Math.round(y)) % 11 !== 0)
              drawPane(builder, x, y + 0.35 + line * (height / 2 - 0.1), 0.34, height * 0.3, '#b98d66', 3.16);
          });
      });
  }
}

/** The tomb of the baker Eurysaces on y = 0, 10 m high: upright cylinders below, the mouths of kneading machines above, a frieze, a roof. */
export function drawBakersTomb(builder: MeshBuilder): void {
  builder.box(0, 0, 0, 8.4, 1.2, 6.8, '#dcc19a');
  for (const side of [0, 1, 2, 3])
    builder.at(0, 0, 0, (side * Math.PI) / 2, () => {
      const [out, wide] = side % 2 === 0 ? [3, 7.4] : [3.7, 6];
      alongRow(-wide / 2, wide / 2, side % 2 === 0 ? 4 : 3, (x) => {
        builder.at(x, 1.2, out - 0.55, 0, () => builder.ring(9, 0.8, 0, 0.8, 3, '#e8d2ae'));
        drawDial(builder, x, 6.3, 0.62, dark, out + 0.16, 12);
      });
    });
  builder.box(0, 1.2, 0, 6.4, 3, 5, '#d8bb92');
  builder.box(0, 4.2, 0, 7.8, 0.8, 6.4, '#ecd8b6', '#d8bb92');
  builder.box(0, 5, 0, 7.4, 3.2, 6, '#e6cea6');
  builder.box(0, 8.2, 0, 7.8, 1.1, 6.4, '#f2e0c2');
  builder.roof(0, 9.3, 0, 8, 6.6, 1.4, '#d8bb92', '#e6cea6');
}

/** What Aurelian put into the passages: walls with a gateway each. */
export function drawAurelianGates(builder: MeshBuilder): void {
  for (const side of [-1, 1])
    builder.geometry(
      archedWall(6.4, 10.6, 2.4, [{ x: 0, foot: 0, width: 4, spring: 4 }]).translate(side * passage, 0, 1.2),
      '#cf9a74',
    );
}

/**
 * The gate of 402 in front of the arch: two gateways under battlements between round towers, and the square tower that swallowed the
 * baker's tomb. Simplified after prints of before 1838.
 */
export function drawHonorianGate(builder: MeshBuilder): void {
  const [brick, stone] = ['#d09c76', '#e9d3ae'];
  for (const side of [-1, 1]) {
    builder.at(side * 12, 0, 17, 0, () => {
      builder.geometry(archedWall(14, 9, 3, [{ x: 0, foot: 0, width: 4.4, spring: 4.4 }]), stone);
      builder.box(0, 9, -1.5, 14, 5, 3, brick);
      alongRow(-6, 6, 4, (x) => drawRoundPane(builder, x, 10, 1, 2.4, dark, 0.06));
      alongRow(-7, 7, 6, (x) => builder.box(x, 14, -0.5, 1.3, 1.4, 0.9, brick));
    });
    builder.at(side * 22.5, 0, 15, 0, () => {
      builder.lathe(
        18,
        [
          [5.9, 0],
          [5.6, 6],
          [5.6, 18],
          [6, 18.4],
          [6, 19.2],
          [0, 19.2],
        ],
        side > 0 ? brick : '#cb956f',
      );
      for (let merlon = 0; merlon < 14; merlon += 1)
        builder.at(0, 19.2, 0, (merlon / 14) * Math.PI * 2, () => builder.box(0, 0, 5.5, 1.4, 1.4, 0.9, brick));
      for (let bay = 0; bay < 9; bay += 1)
        builder.at(0, 0, 0, (bay / 9) * Math.PI * 2, () => {
          for (const y of [8, 13.4]) drawRoundPane(builder, 0, y, 1, 2.4, dark, 5.68);
        });
      builder.box(0, 0, -7.5, 9, 15, 12, brick);
    });
  }
  builder.box(0, 0, 15, 11, 19, 11, brick);
  for (let side = 0; side < 4; side += 1)
    builder.at(0, 0, 15, (side * Math.PI) / 2, () => {
      alongRow(-5.5, 5.5, 4, (x) => builder.box(x, 19, 5.1, 1.4, 1.4, 0.9, brick));
      for (const y of [9, 14]) for (const x of [-2.6, 2.6]) drawRoundPane(builder, x, y, 1, 2.4, dark, 5.56);
      builder.box(0, 0, 5.5, 11.3, 6, 0.2, stone);
    });
}
