import { Group } from 'three';
import { alongRow, drawBand, drawDial, drawFigure, drawPane, drawRoundPane } from '../geometry/facade';
import { MeshBuilder, varied } from '../geometry/MeshBuilder';
import { seededRandom } from '../geometry/random';

const stone = '#f2dcb8';
const pale = '#fbeacf';
const worn = '#e0c49c';
const slate = '#7077a6';
const slatePale = '#8b91b8';
const glass = '#6c6886';
const lit = '#ffd78e';

/** Half the length of the hall between its two clock pavilions' middles, and the height of its walls. */
const hall = { half: 70, wall: 21, depth: 52 };

/**
 * The Orsay station on y = 0, its river front toward +z: seven great arches between two clock pavilions, the vaulted roof behind,
 * and the hotel's wing at the right (+x); about 6,500 triangles.
 */
export function orsay(): Group {
  const builder = new MeshBuilder();
  drawHall(builder);
  for (const side of [-1, 1]) builder.at(side * hall.half, 0, 0, 0, () => drawClockPavilion(builder));
  drawHotel(builder);
  const group = new Group();
  group.name = "Musée d'Orsay";
  group.add(builder.toMesh());
  return group;
}

/** The long front and the vault of glass and zinc over the tracks. */
function drawHall(builder: MeshBuilder): void {
  const length = hall.half * 2;
  builder.box(0, 0, -hall.depth / 2 - 1, length, hall.wall, hall.depth, stone);
  const bays = 7;
  const pitch = (length - 22) / bays;
  alongRow(-hall.half + 11, hall.half - 11, bays, (x) => {
    drawRoundPane(builder, x, 5.2, 12.2, 13.6, worn, -0.9);
    drawRoundPane(builder, x, 5.4, 11, 12.8, glass, -0.8);
    drawBand(builder, x, 12.7, 5.5, 6.6, pale, -0.7, 16, Math.PI);
    for (const bar of [-3.6, -1.2, 1.2, 3.6]) builder.box(x + bar, 5.4, -0.75, 0.3, 11.4, 0.3, slatePale);
    for (const y of [9, 12.6]) builder.box(x, y, -0.75, 11, 0.4, 0.3, slatePale);
    builder.box(x, 17.2, -0.3, 1.6, 2.4, 1.2, pale);
    alongRow(x - 5.4, x + 5.4, 3, (door) => drawRoundPane(builder, door, 0, 2.6, 4.4, '#6e5864', -0.85));
    builder.box(x, 4.6, -0.4, pitch, 0.7, 1.4, pale);
    for (const side of [-1, 1]) builder.box(x + side * (pitch / 2), 0, -0.4, 2.4, 19, 1.6, pale);
  });
  builder.box(0, 19, -0.2, length, 1.1, 2.2, pale);
  builder.box(0, 20.1, -0.2, length, 1.9, 1.6, stone);
  builder.box(0, 22, 0, length, 0.7, 2.4, pale);
  alongRow(-hall.half + 10, hall.half - 10, 60, (x) => builder.box(x, 22.7, 0.4, 0.5, 1.2, 0.5, pale));
  builder.box(0, 23.9, 0.4, length - 20, 0.4, 0.8, pale);
  // The seated cities whose railways the station served.
  for (const x of [-pitch * 2, 0, pitch * 2]) {
    builder.box(x, 22.7, 0.2, 5.4, 3, 3, pale);
    builder.at(x, 25.4, 0.2, 0, () => drawFigure(builder, 5.4, pale));
  }
  drawVault(builder, length - 12);
}

function drawVault(builder: MeshBuilder, length: number): void {
  const random = seededRandom(1900);
  const profile = [
    [-2, 22],
    [-4.4, 27.4],
    [-9, 31],
    [-16, 33.6],
    [-27, 35],
  ] as const;
  const half = length / 2;
  for (const [index, [z, y]] of profile.entries()) {
    const next = profile[index + 1];
    if (!next) break;
    const glazed = index === 2 || index === 3;
    const panels = 56;
    alongRow(-half, half, panels, (x) => {
      const w = length / panels / 2;
      const color = glazed ? varied('#a9b2d2', random, 0.035) : varied(slate, random, 0.015);
      builder.quad([x - w, y, z], [x + w, y, z], [x + w, next[1], next[0]], [x - w, next[1], next[0]], color);
    });
    builder.quad(
      [-half, next[1], -52 - next[0]],
      [half, next[1], -52 - next[0]],
      [half, y, -52 - z],
      [-half, y, -52 - z],
      slate,
    );
    for (const end of [-half, half])
      builder.quad([end, y, z], [end, next[1], next[0]], [end, next[1], -52 - next[0]], [end, y, -52 - z], stone);
  }
  alongRow(-half, half, 15, (x) => {
    for (const [index, [z, y]] of profile.entries()) {
      const next = profile[index + 1];
      if (next) builder.beam([x, y + 0.1, z], [x, next[1] + 0.1, next[0]], 0.8, slatePale);
    }
  });
  builder.box(0, 34.8, -26, length, 1.2, 6, slatePale);
}

/** A pavilion with one of the two great clocks, on its own middle. */
function drawClockPavilion(builder: MeshBuilder): void {
  const width = 22;
  builder.box(0, 0, -8, width, 27, 20, stone);
  for (const x of [-9.6, 9.6]) {
    builder.box(x, 0, 2, 2.8, 25, 1.4, pale);
    builder.at(x, 30.4, 0.4, 0, () =>
      builder.lathe(
        8,
        [
          [1.4, 0],
          [1.6, 1],
          [0.8, 2],
          [1.3, 3],
          [0, 5],
        ],
        pale,
      ),
    );
  }
  drawRoundPane(builder, 0, 0, 8.4, 11.4, worn, 2.08);
  drawRoundPane(builder, 0, 0, 7, 10.4, '#6e5864', 2.16);
  builder.box(0, 12.2, 2.2, width + 0.6, 0.8, 1, pale);
  drawClock(builder, 19, 4.7);
  builder.box(0, 25.2, 1.4, width + 1.6, 1.2, 3.4, pale);
  builder.box(0, 26.4, -8, width, 3.4, 19, stone);
  builder.box(0, 29.4, -8, width + 1.6, 1, 21, pale);
  builder.taperedBox(0, 30.4, -8, width - 1, 18, 10, 7, 8, slate, slatePale);
  builder.box(0, 38.4, -8, 10.6, 0.7, 7.6, pale);
  drawRoundPane(builder, 0, 30.4, 4.4, 5, pale, 1.2);
  drawRoundPane(builder, 0, 30.8, 2.8, 4, glass, 1.3);
  for (const turn of [1, 3])
    builder.at(0, 0, -8, (turn * Math.PI) / 2, () => {
      for (const x of [-5, 0, 5])
        for (const y of [5, 14]) drawRoundPane(builder, x, y, 2.6, 6.4, glass, width / 2 + 0.1);
    });
}

/** The clock: a glazed dial of seven metres with its numerals, in a carved frame. */
function drawClock(builder: MeshBuilder, y: number, radius: number): void {
  drawPane(builder, 0, y - 6.2, 13, 12.2, worn, 2.08);
  drawDial(builder, 0, y, radius * 1.2, pale, 2.3, 36);
  drawDial(builder, 0, y, radius, '#fff4dc', 2.4, 36);
  drawBand(builder, 0, y, radius * 0.96, radius * 1.04, '#b98c4c', 2.5, 36);
  drawDial(builder, 0, y, radius * 0.58, '#f3dfb6', 2.46, 30);
  for (let hour = 0; hour < 12; hour += 1) {
    const angle = (hour / 12) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    builder.beam(
      [cos * radius * 0.66, y + sin * radius * 0.66, 2.55],
      [cos * radius * 0.9, y + sin * radius * 0.9, 2.55],
      0.42,
      '#4c4664',
    );
  }
  builder.beam([0, y, 2.7], [radius * 0.42, y + radius * 0.3, 2.7], 0.5, '#4c4664');
  builder.beam([0, y, 2.7], [-radius * 0.16, y + radius * 0.82, 2.7], 0.4, '#4c4664');
  for (const side of [-1, 1]) builder.at(side * 6.4, y - 6, 2.6, 0, () => drawFigure(builder, 6, pale));
}

/** The hotel at the west end: taller fronts under a steep mansard. */
function drawHotel(builder: MeshBuilder): void {
  const random = seededRandom(7);
  builder.at(hall.half + 30, 0, -22, 0, () => {
    builder.box(0, 0, 0, 38, 27, 46, stone);
    builder.box(0, 26, 0, 39.6, 1.2, 47.6, pale);
    builder.taperedBox(0, 27.2, 0, 38, 46, 31, 38, 9.4, slate, slatePale);
    for (const turn of [0, 1]) {
      const [front, away] = turn === 0 ? [38, 23] : [46, 19];
      builder.at(0, 0, 0, (turn * Math.PI) / 2, () => {
        alongRow(-front / 2 + 1, front / 2 - 1, Math.round(front / 5), (x) => {
          for (const y of [1, 7.4, 13.4, 19.2])
            drawRoundPane(builder, x, y, 2.4, 4.8, random.chance(0.12) ? lit : glass, away + 0.1);
          builder.box(x, 28, away - 1.6, 2.4, 3.6, 2, pale, slatePale);
          drawPane(builder, x, 28.6, 1.4, 2.4, glass, away - 0.5);
        });
        for (const y of [6.4, 18.4]) builder.box(0, y, away + 0.2, front, 0.6, 0.8, pale);
      });
    }
    for (const x of [-14, 0, 14]) builder.box(x, 34, -8, 3, 6, 1.6, worn);
  });
}
