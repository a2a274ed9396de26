import { alongRow, drawColumn, drawPane, drawPediment, drawRoundPane } from '../../geometry/facade';
import { polar, type MeshBuilder } from '../../geometry/MeshBuilder';

const brick = '#dcae84';
const light = '#e9c79c';
const marble = '#f3e4ca';
const tile = '#c2653f';
const dark = '#6a5450';
const gold = '#e2b65c';

/** Length of the nave and where it begins east of the shrine, in metres. */
const nave = { from: 9, to: 100, half: 11.8, aisle: 22, side: 32.5 } as const;

/**
 * Constantine's basilica on y = 0, the shrine at the origin, its front toward +x: a nave 91 m long, 23.6 m wide and 32 m high between
 * double aisles (65 m over all), a transept 87 m long and an apse. Plan after Alfarano's of 1590 and the excavations, heights after
 * drawings of the sixteenth century; about 14,000 triangles.
 */
export function drawOldStPeters(builder: MeshBuilder): void {
  drawNave(builder);
  drawAisles(builder);
  drawTransept(builder);
}

function drawNave(builder: MeshBuilder): void {
  const { from, to, half } = nave;
  const middle = (from + to) / 2;
  const length = to - from;
  builder.box(middle, 0, 0, length, 0.3, nave.side * 2, '#e6d0a8');
  for (const side of [-1, 1]) {
    alongRow(from + 1, to - 1, 22, (x) => {
      builder.at(x, 0.3, side * half, 0, () => drawColumn(builder, 9.4, 0.56, '#e0d2c6', 8));
      builder.at(x, 0.3, side * nave.aisle, 0, () => drawColumn(builder, 6.6, 0.42, '#d8c4b0', 7));
    });
    builder.box(middle, 9.7, side * half, length, 1.8, 1.6, marble);
    builder.box(middle, 11.5, side * half, length, 20.5, 1.3, light);
    builder.box(middle, 6.9, side * nave.aisle, length, 5.6, 1.1, light);
    builder.at(middle, 0, side * (half + 0.66), side > 0 ? 0 : Math.PI, () =>
      alongRow(-length / 2, length / 2, 11, (x) => drawRoundPane(builder, x, 22.6, 3.4, 6.6, dark, 0.05)),
    );
    builder.box(middle, 31.2, side * (half + 0.3), length + 1, 0.8, 2.4, marble);
  }
  for (const x of [from, to]) builder.box(x, x === to ? 12 : 24, 0, 1.3, x === to ? 20 : 8, half * 2 + 1.3, light);
  alongRow(from + 2, to - 2, 16, (x) => {
    builder.beam([x, 32, -half], [x, 32, half], 0.6, '#8f6a48');
    for (const side of [-1, 1]) builder.beam([x, 32, side * half], [x, 38.4, 0], 0.5, '#8f6a48');
  });
  builder.roof(middle, 32.2, 0, length + 2.4, half * 2 + 4, 7, tile, light);
  builder.at(to + 0.7, 0, 0, Math.PI / 2, () => {
    drawPediment(builder, 0, 32, 0.6, half * 2 + 3, 7, 0.8, marble, light);
    drawPane(builder, 0, 13.4, 21, 3.2, gold, 0.02);
    drawPane(builder, 0, 29.8, 21, 1.8, gold, 0.02);
    for (const y of [17.6, 23.8]) for (const x of [-6.6, 0, 6.6]) drawRoundPane(builder, x, y, 3.2, 5.4, dark, 0.06);
    drawPane(builder, 0, 33.4, 5, 3, gold, 0.66);
  });
}

function drawAisles(builder: MeshBuilder): void {
  const { from, to, half, aisle, side: outer } = nave;
  const [middle, length] = [(from + to) / 2, to - from];
  for (const side of [-1, 1]) {
    builder.box(middle, 0.3, side * outer, length, 10.4, 1.3, brick);
    builder.at(middle, 0, side * (outer + 0.68), side > 0 ? 0 : Math.PI, () =>
      alongRow(-length / 2, length / 2, 11, (x) => drawRoundPane(builder, x, 5, 2.6, 4.2, dark, 0.05)),
    );
    for (const [inner, high, out, low] of [
      [half, 19.6, aisle, 14.6],
      [aisle, 13.4, outer + 1, 10.4],
    ] as const)
      builder.at(middle, 0, 0, side > 0 ? 0 : Math.PI, () =>
        builder.quad(
          [-length / 2, low, out],
          [length / 2, low, out],
          [length / 2, high, inner],
          [-length / 2, high, inner],
          tile,
        ),
      );
    builder.box(middle, 12.4, side * aisle, length, 2.1, 1, light);
    builder.box(to, 0.3, side * ((half + outer) / 2), 1.3, 11.4, outer - half, brick);
    builder.triangle(
      [to + 0.66, 11.4, side * outer],
      [to + 0.66, 11.4, side * half],
      [to + 0.66, 19.4, side * half],
      brick,
    );
  }
}

/** The transept across the west end, lower than the nave, with the arms' small ends, and the apse. */
function drawTransept(builder: MeshBuilder): void {
  builder.box(0, 0, 0, 18, 0.3, 66, '#e6d0a8');
  for (const x of [-9, 9]) builder.box(x, x > 0 ? 12 : 0.3, 0, 1.3, x > 0 ? 13 : 24.7, 66, light);
  for (const side of [-1, 1]) {
    builder.box(0, 0.3, side * 33, 18, 24.7, 1.3, light);
    builder.box(0, 0.3, side * 38, 16, 13, 10, brick);
    builder.at(0, 13.3, side * 38, Math.PI / 2, () => builder.roof(0, 0, 0, 11, 17.4, 3, tile, brick));
    builder.at(-9.7, 0, side * 20, -Math.PI / 2, () =>
      alongRow(-10, 10, 2, (x) => drawRoundPane(builder, x, 15, 3, 6, dark, 0.05)),
    );
    builder.at(0, 0, side * 33.7, side > 0 ? 0 : Math.PI, () => {
      for (const x of [-4.4, 0, 4.4]) drawRoundPane(builder, x, 17, 2.4, 5, dark, 0.05);
    });
    builder.triangle([-9, 25, side * 33.6], [9, 25, side * 33.6], [0, 31, side * 33.6], light);
  }
  builder.at(0, 25, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 68, 20.4, 6, tile, light));
  const sides = 14;
  for (let side = 0; side < sides; side += 1) {
    const [from, to] = [Math.PI / 2 + (side / sides) * Math.PI, Math.PI / 2 + ((side + 1) / sides) * Math.PI];
    builder.at(-9, 0, 0, 0, () => {
      builder.quad(polar(9.4, 0.3, to), polar(9.4, 0.3, from), polar(9.4, 18, from), polar(9.4, 18, to), brick);
      builder.triangle(polar(10.2, 18, to), polar(10.2, 18, from), [0, 22.6, 0], tile);
    });
  }
  drawShrine(builder);
}

/** The shrine over the grave: a marble box behind six twisted columns. */
function drawShrine(builder: MeshBuilder): void {
  builder.box(-3, 0.3, 0, 3, 3.4, 3, marble, gold);
  for (const [x, z] of [
    [2.4, -6],
    [2.4, -2.4],
    [2.4, 2.4],
    [2.4, 6],
    [-5, -3],
    [-5, 3],
  ] as const)
    builder.at(x, 0.3, z, 0, () => drawColumn(builder, 4.7, 0.3, marble, 8));
  builder.box(2.4, 5, 0, 0.7, 0.6, 13, marble);
}

/** The porch, the court of 58 by 62 m with its fountain, and the gatehouse, from x = 100 to 184. */
export function drawOldCourt(builder: MeshBuilder): void {
  builder.box(141, 0, 0, 84, 0.3, 62, '#e2caa2', '#ead5ae');
  for (const [x, width] of [
    [106.5, 11],
    [171, 10],
  ] as const) {
    builder.at(x, 8.9, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 64, width + 2, 3, tile, brick));
    builder.box(x, 7.4, 0, width - 1, 1.5, 62, marble);
  }
  for (const side of [-1, 1]) {
    builder.box(138.5, 0.3, side * 31, 76, 8.6, 1, brick);
    builder.at(138.5, 0, side * 31.5, side > 0 ? 0 : Math.PI, () =>
      alongRow(-36, 36, 10, (x) => drawRoundPane(builder, x, 4.4, 1.6, 2.6, dark, 0.06)),
    );
    builder.box(138.5, 7.4, side * 21, 56, 1.5, 1.2, marble);
    builder.roof(138.5, 8.9, side * 26, 58, 12, 2.8, tile, brick);
    alongRow(112, 166, 13, (x) => builder.at(x, 0.3, side * 21, 0, () => drawColumn(builder, 7.1, 0.45, marble, 8)));
  }
  for (const x of [112, 166])
    alongRow(-19, 19, 9, (z) => builder.at(x, 0.3, z, 0, () => drawColumn(builder, 7.1, 0.45, marble, 8)));
  builder.box(176, 0.3, 0, 1.2, 10, 62, brick);
  builder.box(177, 0.3, 0, 12, 13, 26, light);
  builder.at(177, 13.3, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 27.6, 13.6, 3.4, tile, light));
  builder.at(183.1, 0, 0, Math.PI / 2, () => {
    for (const x of [-8, 0, 8]) drawRoundPane(builder, x, 0.4, 4.4, 7.4, dark, 0.05);
    drawPane(builder, 0, 9.4, 22, 2.8, gold, 0.05);
  });
}

/** The fountain of the court on y = 0: the bronze pine cone, 3.6 m high, under a canopy on eight porphyry columns. */
export function drawPineConeFountain(builder: MeshBuilder): void {
  builder.box(0, 0, 0, 9, 1, 9, marble, '#8fa3b4');
  builder.at(0, 1, 0, 0, () =>
    builder.lathe(
      12,
      [
        [1.1, 0],
        [1.5, 0.6],
        [1.6, 1.4],
        [1.2, 2.6],
        [0.6, 3.3],
        [0, 3.6],
      ],
      '#b98c4a',
    ),
  );
  for (const [x, z] of [
    [-3.4, -3.4],
    [0, -3.4],
    [3.4, -3.4],
    [-3.4, 0],
    [3.4, 0],
    [-3.4, 3.4],
    [0, 3.4],
    [3.4, 3.4],
  ] as const)
    builder.at(x, 1, z, 0, () => drawColumn(builder, 5, 0.28, '#9a5a5c', 8));
  builder.box(0, 6, 0, 8.6, 0.7, 8.6, marble);
  builder.lathe(
    4,
    [
      [5.9, 6.7],
      [3.4, 8.6],
      [0, 9.2],
    ],
    gold,
    Math.PI / 4,
  );
}

/** The bell tower beside the gatehouse on y = 0, 46 m to its point. */
export function drawOldBellTower(builder: MeshBuilder): void {
  builder.box(0, 0, 0, 9, 36, 9, brick);
  for (const y of [12, 18, 24, 30, 36]) builder.box(0, y - 0.6, 0, 9.8, 0.6, 9.8, marble);
  for (let side = 0; side < 4; side += 1)
    builder.at(0, 0, 0, (side * Math.PI) / 2, () => {
      for (const y of [13, 19, 25, 31])
        for (const x of [-2.3, 0, 2.3]) drawRoundPane(builder, x, y, 1.5, 3.4, dark, 4.56);
    });
  builder.lathe(
    4,
    [
      [6.6, 36],
      [0, 45],
    ],
    '#a8a0a8',
    Math.PI / 4,
  );
  builder.box(0, 44.6, 0, 0.8, 1.2, 0.8, gold);
}

/** One of the two round tombs south of the church on y = 0, 33 m across. */
export function drawRotunda(builder: MeshBuilder): void {
  builder.lathe(
    28,
    [
      [16.6, 0],
      [16.6, 10],
      [17.2, 10.6],
      [14, 12.4],
      [11, 12.4],
      [11, 18],
      [11.7, 18.5],
      [7, 22],
      [0, 24],
    ],
    brick,
  );
  for (let bay = 0; bay < 8; bay += 1)
    builder.at(0, 0, 0, (bay / 8) * Math.PI * 2, () => drawRoundPane(builder, 0, 13.4, 2.4, 3.6, dark, 10.9));
}

/** The obelisk that came from Egypt under Caligula, on its base on y = 0: 25.5 m of red granite and a bronze ball. */
export function drawVaticanObelisk(builder: MeshBuilder): void {
  builder.box(0, 0, 0, 5.4, 2, 5.4, marble);
  builder.box(0, 2, 0, 4, 2.4, 4, '#c4908a');
  builder.taperedBox(0, 4.6, 0, 2.7, 2.7, 1.8, 1.8, 23.4, '#cc948a');
  builder.taperedBox(0, 28, 0, 1.8, 1.8, 0, 0, 2, '#cc948a');
  builder.lathe(
    8,
    [
      [0, 29.6],
      [0.7, 30.2],
      [0.5, 30.9],
      [0, 31.2],
    ],
    gold,
  );
}
