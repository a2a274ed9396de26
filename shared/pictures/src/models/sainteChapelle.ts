import { Color, Group } from 'three';
import { alongRow, drawBand, drawDial, drawFigure, drawPane, drawPointedPane } from '../geometry/facade';
import { MeshBuilder } from '../geometry/MeshBuilder';
import { seededRandom, type Random } from '../geometry/random';

const stone = '#efd9b6';
const pale = '#fae8cb';
const worn = '#dcc09a';
const lead = '#757ca8';
const gold = '#f2bf55';
/** Stained glass with the light behind it. */
const stained = [
  new Color(0.22, 0.3, 1.25),
  new Color(0.3, 0.42, 1.5),
  new Color(0.95, 0.14, 0.3),
  new Color(0.5, 0.2, 1.05),
  new Color(1.4, 0.85, 0.35),
  new Color(0.2, 0.62, 1),
] as const;

const half = 8.5;
const wall = 31;
const ridge = 42.5;

/** The Sainte-Chapelle on y = 0: west front toward -x, south side toward +z, apse toward +x, spire 75 m; about 7,300 triangles. */
export function sainteChapelle(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(1248);
  const [from, to] = [-19, 12];
  builder.box((from + to) / 2, 0, 0, to - from, wall, half * 2, stone);
  builder.roof((from + to) / 2, wall, 0, to - from, half * 2 + 1, ridge - wall, lead, stone);
  for (let bay = 0; bay < 4; bay += 1)
    for (const side of [-1, 1])
      builder.at(from + 4.2 + bay * 7.6, 0, 0, side > 0 ? 0 : Math.PI, () => drawBay(builder, random, 7.6, half));
  builder.at(to, 0, 0, 0, () => drawApse(builder, random));
  builder.at(from, 0, 0, -Math.PI / 2, () => drawWestFront(builder));
  builder.at(-2, 0, 0, 0, () => drawSpire(builder));
  for (let x = from; x < to + 4; x += 1.2) builder.box(x, ridge - 0.2, 0, 0.3, 1.5, 0.3, gold);
  const group = new Group();
  group.name = 'Sainte-Chapelle';
  group.add(builder.toMesh());
  return group;
}

/** One bay: the low windows of the lower chapel, the tall one of the upper, its gable, and the buttress at its right. */
function drawBay(builder: MeshBuilder, random: Random, pitch: number, away: number): void {
  drawPointedPane(builder, 0, 2.4, pitch * 0.62, 6, pale, away + 0.08);
  drawPointedPane(builder, 0, 2.8, pitch * 0.5, 5.2, '#6a5a80', away + 0.14);
  drawTallWindow(builder, random, pitch * 0.6, 12, 17.6, away);
  builder.triangle([-pitch * 0.36, 28, away + 0.7], [pitch * 0.36, 28, away + 0.7], [0, 36, away + 0.7], pale);
  drawDial(builder, 0, 30.6, 1, worn, away + 0.76, 12);
  builder.box(0, 9.4, away + 0.2, pitch, 0.7, 0.8, pale);
  builder.box(0, wall - 0.8, away + 0.2, pitch, 1.6, 0.7, pale);
  builder.at(pitch / 2, 0, 0, 0, () => drawButtress(builder, away));
}

/** A tall window of lancets, its panes in rows of coloured light. */
function drawTallWindow(
  builder: MeshBuilder,
  random: Random,
  width: number,
  y: number,
  height: number,
  away: number,
): void {
  drawPointedPane(builder, 0, y - 0.3, width + 0.8, height + 0.8, pale, away + 0.08);
  drawPointedPane(builder, 0, y, width, height, stained[1], away + 0.14);
  const lancets = width > 3 ? 4 : 2;
  const rows = 13;
  const high = (height - width * 0.95) / rows;
  alongRow(-width / 2 + 0.1, width / 2 - 0.1, lancets, (x) => {
    for (let row = 0; row < rows; row += 1)
      drawPane(builder, x, y + row * high + 0.1, width / lancets - 0.34, high - 0.16, random.pick(stained), away + 0.2);
  });
  alongRow(-width / 2, width / 2, lancets - 1, (x) =>
    builder.box(x, y, away + 0.24, 0.22, height - width * 0.95, 0.2, pale),
  );
  for (const [x, up, radius] of [
    [-width * 0.2, 0.28, 0.19],
    [width * 0.2, 0.28, 0.19],
    [0, 0.6, 0.17],
  ] as const) {
    drawDial(builder, x, y + height - width * (0.95 - up), width * radius, random.pick(stained), away + 0.22, 12);
    drawBand(
      builder,
      x,
      y + height - width * (0.95 - up),
      width * radius,
      width * (radius + 0.04),
      pale,
      away + 0.24,
      12,
    );
  }
}

function drawButtress(builder: MeshBuilder, away: number): void {
  builder.taperedBox(0, 0, away + 1.2, 1.5, 3.6, 1.3, 2.4, 31, worn);
  for (const y of [9.4, 20]) builder.box(0, y, away + 1.4, 1.8, 0.6, 3.4, pale);
  builder.at(0, 31, away + 1, Math.PI / 4, () =>
    builder.lathe(
      4,
      [
        [1.3, 0],
        [1, 3],
        [1.4, 3.2],
        [0.2, 9],
        [0, 9.6],
      ],
      pale,
    ),
  );
}

/** The rounded east end of seven sides. */
function drawApse(builder: MeshBuilder, random: Random): void {
  const sides = 12;
  const radius = half / Math.cos(Math.PI / sides);
  const phase = Math.PI / 2;
  builder.ring(sides, radius, 0, radius, wall, stone, phase);
  builder.ring(sides, radius + 0.6, wall, 0, ridge, lead, phase);
  for (let side = 0; side < 6; side += 1)
    builder.at(0, 0, 0, ((side + 0.5) / 6) * Math.PI, () => drawBay(builder, random, 4.4, half));
  builder.at(3.6, ridge - 3, 0, 0, () => drawFigure(builder, 5, '#9ab4a6'));
}

/** The west front, facing +z here: two porches one over the other, the flamboyant rose, a gable between two turrets. */
function drawWestFront(builder: MeshBuilder): void {
  for (const [y, high] of [
    [0, 8.4],
    [9.6, 9.2],
  ] as const) {
    builder.box(0, y, 2.4, 15, high, 4.8, stone);
    for (const x of [-4.9, 4.9]) drawPointedPane(builder, x, y, 3.4, high - 1.6, '#7a667c', 4.9);
    drawPointedPane(builder, 0, y, 5.4, high - 0.8, pale, 4.9);
    drawPointedPane(builder, 0, y, 4.2, high - 1.8, '#6a5866', 4.96);
    builder.box(0, y + high, 2.6, 15.6, 0.9, 5.4, pale);
  }
  drawDial(builder, 0, 26.2, 5.6, pale, 0.3, 32);
  drawDial(builder, 0, 26.2, 4.9, stained[0], 0.4, 32);
  for (let petal = 0; petal < 12; petal += 1) {
    const angle = (petal / 12) * Math.PI * 2;
    drawDial(
      builder,
      Math.cos(angle) * 3.6,
      26.2 + Math.sin(angle) * 3.6,
      0.85,
      petal % 2 === 0 ? stained[2] : stained[4],
      0.46,
      10,
    );
    drawDial(
      builder,
      Math.cos(angle + 0.26) * 2,
      26.2 + Math.sin(angle + 0.26) * 2,
      0.5,
      petal % 2 === 0 ? stained[5] : stained[3],
      0.46,
      8,
    );
    builder.beam(
      [Math.cos(angle + 0.26) * 1, 26.2 + Math.sin(angle + 0.26), 0.5],
      [Math.cos(angle + 0.34) * 4.9, 26.2 + Math.sin(angle + 0.34) * 4.9, 0.5],
      0.22,
      pale,
    );
  }
  builder.box(0, 32, 0.4, half * 2, 1.3, 1.2, pale);
  builder.triangle([-7.4, 33, 0.3], [7.4, 33, 0.3], [0, 44.4, 0.3], stone);
  for (const side of [-1, 1]) builder.beam([side * 7.6, 33, 0.4], [0, 44.8, 0.4], 0.9, pale);
  drawDial(builder, 0, 37, 1.6, '#6a5a80', 0.5, 14);
  for (const side of [-1, 1]) {
    builder.at(side * (half + 0.4), 0, 0.4, Math.PI / 8, () =>
      builder.lathe(
        8,
        [
          [2.1, 0],
          [2, 33],
          [2.5, 33.6],
          [1.8, 34],
          [1.7, 38],
          [2.2, 38.4],
          [0.3, 49.4],
          [0, 50],
        ],
        pale,
      ),
    );
    builder.at(side * (half + 0.4), 39, 0.4, 0, () =>
      builder.lathe(
        8,
        [
          [2.1, 0],
          [2.1, 0.9],
        ],
        gold,
      ),
    );
  }
}

/** The gilded and leaded spire over the roof. */
function drawSpire(builder: MeshBuilder): void {
  builder.at(0, 0, 0, Math.PI / 8, () => {
    builder.lathe(
      8,
      [
        [3.4, 38],
        [2.5, 43],
        [2.5, 44],
      ],
      lead,
    );
    for (const [low, high, radius] of [
      [44, 49, 2.2],
      [50, 54, 1.8],
    ] as const) {
      for (let side = 0; side < 8; side += 1)
        builder.at(0, 0, 0, (side / 8) * Math.PI * 2, () =>
          builder.box(radius, low, 0, 0.5, high - low, 0.5, '#9aa0c2'),
        );
      builder.lathe(
        8,
        [
          [radius - 1, low],
          [radius - 1, high],
        ],
        '#5a5880',
      );
      builder.lathe(
        8,
        [
          [radius + 0.4, high],
          [radius + 0.5, high + 0.7],
          [radius - 0.3, high + 0.8],
        ],
        gold,
      );
    }
    builder.lathe(
      8,
      [
        [1.7, 54.6],
        [0.9, 63],
        [0.25, 72],
        [0, 73],
      ],
      lead,
    );
    for (let side = 0; side < 8; side += 1)
      builder.at(0, 0, 0, (side / 8) * Math.PI * 2, () => {
        for (let y = 56; y < 70; y += 1.7) builder.box(1.75 - ((y - 54.6) / 18) * 1.5, y, 0, 0.36, 0.36, 0.36, gold);
      });
  });
  builder.box(0, 72, 0, 0.24, 3.6, 0.24, gold);
  builder.box(0, 74, 0, 1.3, 0.24, 0.24, gold);
}
