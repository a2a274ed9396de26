import { Group } from 'three';
import { alongRow, drawFigure, drawRider } from '../geometry/facade';
import { MeshBuilder, type Point } from '../geometry/MeshBuilder';

const steel = '#aab4a6';
const steelDark = '#8a938c';
const stone = '#f0dab6';
const pale = '#fbe9cc';
const gold = '#f4bd4a';
const bronze = '#7d8f7c';
const lamp = '#ffe6b0';

/** Half the span, half the width of the deck, and the level where the arch springs. */
const pontAlexandreSize = { half: 54, width: 20, spring: -6.2 };

/** The Pont Alexandre III along z, its deck ends on y = 0: one low steel arch of 108 m between four pylons with gilded horses; about 15,000 triangles. */
export function pontAlexandre(): Group {
  const builder = new MeshBuilder();
  for (const side of [-1, 1]) drawEdge(builder, side);
  for (let x = -16; x <= 16; x += 4) drawRib(builder, x, steelDark);
  drawDeck(builder);
  for (const end of [-1, 1]) {
    builder.box(0, -14, end * (pontAlexandreSize.half + 8), pontAlexandreSize.width * 2 + 4, 13.8, 16, stone);
    for (const side of [-1, 1])
      builder.at(side * (pontAlexandreSize.width + 3), 0, end * (pontAlexandreSize.half + 5), 0, () =>
        drawPylon(builder, end),
      );
  }
  const group = new Group();
  group.name = 'Pont Alexandre III';
  group.add(builder.toMesh());
  return group;
}

const deckAt = (z: number): number => 1.7 * (1 - (z / pontAlexandreSize.half) ** 2);
const archAt = (z: number): number => pontAlexandreSize.spring + 6.2 * (1 - (z / pontAlexandreSize.half) ** 2);

function drawRib(builder: MeshBuilder, x: number, color: string): void {
  const count = 22;
  for (let step = 0; step < count; step += 1) {
    const at = (index: number): Point => {
      const z = -pontAlexandreSize.half + (2 * pontAlexandreSize.half * index) / count;
      return [x, archAt(z), z];
    };
    builder.beam(at(step), at(step + 1), 1.1, color);
  }
}

/** The side seen from the river: rib, posts, garlands, cornice, balustrade, lamps. */
function drawEdge(builder: MeshBuilder, side: number): void {
  const { half, width } = pontAlexandreSize;
  const x = side * width;
  drawRib(builder, x, steel);
  const posts = 36;
  alongRow(-half, half, posts, (z, index) => {
    const pitch = (half * 2) / posts;
    const [low, high] = [archAt(z), deckAt(z)];
    if (high - low > 1.6) builder.box(x, low, z, 0.5, high - low - 0.9, 0.5, steel);
    builder.box(x + side * 0.4, high - 1.1, z, 0.9, 1, pitch + 0.05, pale);
    builder.box(x + side * 0.5, high - 1.6, z, 0.5, 0.5, pitch, gold);
    builder.beam([x + side * 0.6, high - 1.6, z - pitch / 2], [x + side * 0.6, high - 2.6, z], 0.34, bronze);
    builder.beam([x + side * 0.6, high - 2.6, z], [x + side * 0.6, high - 1.6, z + pitch / 2], 0.34, bronze);
    builder.box(x, high + 0.9, z, 0.7, 0.35, pitch + 0.05, pale);
    for (const dz of [-1, 0, 1]) builder.box(x, high - 0.1, z + (dz * pitch) / 3, 0.3, 1, 0.34, pale);
    if (index % 4 === 2) builder.at(x, high + 1.2, z, 0, () => drawCandelabrum(builder));
  });
  // The copper nymphs over the keystone.
  builder.box(x + side * 0.8, deckAt(0) - 2.6, 0, 0.8, 3.2, 5, gold);
  for (const z of [-1.9, 1.9]) builder.at(x + side * 1.2, deckAt(0) - 3, z, 0, () => drawFigure(builder, 4.2, bronze));
}

function drawCandelabrum(builder: MeshBuilder): void {
  builder.lathe(
    6,
    [
      [0.5, 0],
      [0.45, 0.9],
      [0.16, 1.2],
      [0.14, 4.6],
    ],
    bronze,
  );
  for (let arm = 0; arm < 3; arm += 1)
    builder.at(0, 0, 0, (arm / 3) * Math.PI * 2, () =>
      builder.at(0.8, 3.9, 0, 0, () =>
        builder.lathe(
          6,
          [
            [0.1, 0],
            [0.34, 0.4],
            [0.2, 0.8],
            [0, 0.9],
          ],
          lamp,
        ),
      ),
    );
  builder.at(0, 4.6, 0, 0, () =>
    builder.lathe(
      6,
      [
        [0.1, 0],
        [0.4, 0.5],
        [0.22, 1],
        [0, 1.1],
      ],
      lamp,
    ),
  );
}

function drawDeck(builder: MeshBuilder): void {
  const { half, width } = pontAlexandreSize;
  const count = 18;
  for (let step = 0; step < count; step += 1) {
    const z = -half + (2 * half * step) / count;
    const next = z + (2 * half) / count;
    builder.quad(
      [-width, deckAt(z), z],
      [width, deckAt(z), z],
      [width, deckAt(next), next],
      [-width, deckAt(next), next],
      '#bda59c',
    );
    builder.quad(
      [-width, deckAt(z) - 1, z],
      [width, deckAt(z) - 1, z],
      [width, deckAt(next) - 1, next],
      [-width, deckAt(next) - 1, next],
      steelDark,
    );
  }
}

/** A pylon of 17 m: plinth with a seated figure, four columns at the corners, a gilded winged horse above. */
function drawPylon(builder: MeshBuilder, end: number): void {
  builder.box(0, -14, 0, 8.4, 14.2, 8.4, stone);
  builder.box(0, 0, 0, 7.4, 3.2, 7.4, stone, pale);
  builder.box(0, 3, 0, 8, 0.7, 8, pale);
  builder.box(0, 3.7, 0, 4, 8.6, 4, stone);
  for (const x of [-2.3, 2.3])
    for (const z of [-2.3, 2.3])
      builder.at(x, 3.7, z, 0, () =>
        builder.lathe(
          8,
          [
            [0.85, 0],
            [0.66, 0.5],
            [0.58, 7.6],
            [0.95, 8.6],
          ],
          pale,
        ),
      );
  builder.box(0, 12.3, 0, 7, 1.2, 7, pale);
  builder.box(0, 13.5, 0, 6.2, 0.7, 6.2, stone);
  builder.box(0, 14.2, 0, 7.4, 0.7, 7.4, pale);
  builder.taperedBox(0, 14.9, 0, 5.4, 5.4, 4, 4, 1.6, pale);
  builder.at(0, 16.4, 0, end > 0 ? -Math.PI / 2 : Math.PI / 2, () => {
    drawRider(builder, 6.4, gold, true);
    builder.at(0.6, 0, 1.5, 0, () => drawFigure(builder, 5.4, gold));
    builder.beam([1, 4, 1.7], [2.2, 7, 1.9], 0.4, gold);
  });
  builder.at(0, 3.7, end * -3.4, 0, () => drawFigure(builder, 4.2, pale));
  for (const side of [-1, 1])
    builder.at(side * 3.7, 5.6, 0, 0, () =>
      builder.lathe(
        6,
        [
          [0.9, 0],
          [0.9, 1.6],
          [0, 2],
        ],
        gold,
      ),
    );
}
