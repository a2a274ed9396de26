import { Group } from 'three';
import { MeshBuilder } from '../geometry/MeshBuilder';

const stone = '#e6c38c';
const trim = '#f4dcae';
const shade = '#b58f66';
const slate = '#5b6190';
const gold = '#f2b84a';

/** The Elizabeth Tower (Big Ben's), 96 m, standing on y = 0 with its sides along x and z; its clocks show ten to seven. */
export function elizabethTower(): Group {
  const builder = new MeshBuilder();
  builder.taperedBox(0, 0, 0, 15, 15, 13.4, 13.4, 4, stone);
  builder.box(0, 4, 0, 12.4, 46, 12.4, stone);
  for (let side = 0; side < 4; side += 1) {
    builder.at(0, 0, 0, (side * Math.PI) / 2, () => {
      drawShaftSide(builder);
      drawClockSide(builder);
      drawBelfrySide(builder);
    });
  }
  drawCorners(builder);
  drawRoof(builder);
  const group = new Group();
  group.name = 'Elizabeth Tower';
  group.add(builder.toMesh());
  return group;
}

/** The panelled side of the shaft that faces +z: slim ribs with narrow windows between. */
function drawShaftSide(builder: MeshBuilder): void {
  for (const x of [-3.9, -1.3, 1.3, 3.9]) builder.box(x, 4, 6.25, 0.5, 46, 0.55, trim);
  for (const y of [4, 13, 22, 31, 40, 48]) builder.box(0, y, 6.25, 12.4, 0.8, 0.7, trim);
  for (const y of [6, 15, 24, 33, 42]) {
    for (const x of [-2.6, 0, 2.6])
      builder.quad(
        [x - 0.62, y, 6.24],
        [x + 0.62, y, 6.24],
        [x + 0.62, y + 5.4, 6.24],
        [x - 0.62, y + 5.4, 6.24],
        x === 0 ? '#7f5f5c' : shade,
      );
  }
}

/** The clock stage, 50 to 63 m: a square frame, a pale dial 7 m across, hands at ten to seven. */
function drawClockSide(builder: MeshBuilder): void {
  builder.taperedBox(0, 49.2, 6.4, 13.6, 1.6, 14.6, 2.4, 1.6, trim);
  builder.box(0, 50.8, 6.6, 14, 12.4, 1.6, stone);
  const face = 7.45;
  const middle = 57;
  const disc = (radius: number, z: number, color: string): void => {
    for (let step = 0; step < 32; step += 1) {
      const [from, to] = [(step / 32) * Math.PI * 2, ((step + 1) / 32) * Math.PI * 2];
      builder.triangle(
        [0, middle, z],
        [radius * Math.cos(from), middle + radius * Math.sin(from), z],
        [radius * Math.cos(to), middle + radius * Math.sin(to), z],
        color,
      );
    }
  };
  builder.quad(
    [-5.1, middle - 5.1, face],
    [5.1, middle - 5.1, face],
    [5.1, middle + 5.1, face],
    [-5.1, middle + 5.1, face],
    gold,
  );
  disc(4.7, face + 0.05, '#4a4a78');
  disc(4.25, face + 0.1, '#fff6df');
  for (let hour = 0; hour < 12; hour += 1) {
    const angle = (hour / 12) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    builder.beam([3.3 * c, middle + 3.3 * s, face + 0.15], [4 * c, middle + 4 * s, face + 0.15], 0.28, '#3d3c66');
  }
  const hand = (turn: number, length: number, thickness: number): void =>
    builder.beam(
      [0, middle, face + 0.3],
      [length * Math.sin(turn), middle + length * Math.cos(turn), face + 0.3],
      thickness,
      '#2c2b52',
    );
  hand((50 / 60) * Math.PI * 2, 3.8, 0.3);
  hand(((6 + 50 / 60) / 12) * Math.PI * 2, 2.5, 0.45);
  for (const x of [-6.1, 6.1]) builder.box(x, 50.8, 7.2, 1.2, 12.4, 1, trim);
  builder.box(0, 63.2, 6.8, 15, 1.2, 2.6, trim);
  builder.box(0, 62.4, 7.4, 13, 0.8, 1.4, gold);
}

/** The belfry, 64 to 70 m: a row of open arches, shown dark. */
function drawBelfrySide(builder: MeshBuilder): void {
  builder.box(0, 64.4, 5.4, 12.4, 7, 1.4, stone);
  for (let index = -3; index <= 3; index += 1) {
    const x = index * 1.62;
    const z = 6.15;
    builder.quad([x - 0.52, 65, z], [x + 0.52, 65, z], [x + 0.52, 69.2, z], [x - 0.52, 69.2, z], '#5c4a5e');
    builder.triangle([x - 0.52, 69.2, z], [x + 0.52, 69.2, z], [x, 70.4, z], '#5c4a5e');
    builder.box(x - 0.81, 64.4, 6.3, 0.34, 7, 0.5, trim);
  }
  builder.box(0, 71.2, 5.9, 13.6, 1, 1.8, trim);
}

function drawCorners(builder: MeshBuilder): void {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      builder.box(x * 6.1, 4, z * 6.1, 1.8, 46, 1.8, trim);
      builder.box(x * 7, 50, z * 7, 1.9, 15, 1.9, trim);
      builder.at(x * 7, 65, z * 7, 0, () =>
        builder.lathe(
          6,
          [
            [1, 0],
            [1, 2.4],
            [1.3, 2.6],
            [0.1, 7],
            [0, 7.4],
          ],
          trim,
        ),
      );
      builder.at(x * 6.2, 72, z * 6.2, 0, () =>
        builder.lathe(
          6,
          [
            [0.7, 0],
            [0.7, 1.4],
            [0, 4.2],
          ],
          gold,
        ),
      );
    }
  }
}

function drawRoof(builder: MeshBuilder): void {
  builder.taperedBox(0, 72, 0, 12.6, 12.6, 7.2, 7.2, 8, slate);
  for (let side = 0; side < 4; side += 1) {
    builder.at(0, 0, 0, (side * Math.PI) / 2, () => {
      for (const x of [-2.6, 0, 2.6]) {
        builder.box(x, 73.2, 5.5, 1.2, 2, 1.4, gold);
        builder.roof(x, 75.2, 5.5, 1.4, 1.6, 0.9, slate);
      }
      for (const x of [-2.4, -0.8, 0.8, 2.4]) builder.box(x, 80.6, 3, 0.4, 4, 0.4, gold);
    });
  }
  builder.box(0, 80, 0, 8, 0.7, 8, gold);
  builder.box(0, 80.6, 0, 5, 4, 5, '#7a6a7e');
  builder.box(0, 84.6, 0, 7.4, 0.7, 7.4, gold);
  builder.taperedBox(0, 85.3, 0, 6.8, 6.8, 3, 3, 3.6, slate);
  builder.taperedBox(0, 88.9, 0, 3, 3, 0.35, 0.35, 7.6, slate);
  builder.at(0, 92, 0, 0, () =>
    builder.lathe(
      6,
      [
        [0.2, 0],
        [0.2, 4],
        [0.55, 4.4],
        [0.2, 4.8],
        [0.1, 7],
        [0, 7.2],
      ],
      gold,
    ),
  );
}
