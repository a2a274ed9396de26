import { Group } from 'three';
import { alongRow, drawBand, drawDial, drawFigure, drawPointedPane } from '../geometry/facade';
import { MeshBuilder, blended, type Point } from '../geometry/MeshBuilder';

const stone = '#f0d8b2';
const pale = '#fae6c6';
const worn = '#dcbd94';
const lead = '#7f86ac';
const leadPale = '#979dbf';
const glass = '#5f5674';
const dark = '#6a5462';

const front = -64;
const crossing = 3;
const choir = 46;
/** Half widths of the three steps of the body, and the heights of their walls. */
const chapels = { half: 20, height: 11 };
const galleries = { half: 13.2, height: 20 };
const vessel = { half: 6.8, height: 33.5, ridge: 44.5 };

/**
 * Notre-Dame on y = 0: west front toward -x (x = -64), choir toward +x, south side toward +z. Towers 69 m, spire 96 m;
 * about 20,500 triangles.
 */
export function notreDame(): Group {
  const builder = new MeshBuilder();
  drawBody(builder);
  drawChoirEnd(builder);
  for (const side of [-1, 1]) builder.at(crossing, 0, 0, side > 0 ? 0 : Math.PI, () => drawTransept(builder));
  drawSpire(builder);
  builder.at(front, 0, 0, -Math.PI / 2, () => drawWestFront(builder));
  const group = new Group();
  group.name = 'Notre-Dame';
  group.add(builder.toMesh());
  return group;
}

/** Nave and choir: three steps of wall, each with its row of windows, and the flying buttresses over them. */
function drawBody(builder: MeshBuilder): void {
  const [from, to] = [front + 8, choir];
  const [middle, length] = [(from + to) / 2, to - from];
  builder.box(middle, 0, 0, length, chapels.height, chapels.half * 2, stone, leadPale);
  builder.box(middle, 0, 0, length, galleries.height, galleries.half * 2, stone, leadPale);
  builder.box(middle, 0, 0, length, vessel.height, vessel.half * 2, stone);
  builder.roof(middle - 1, vessel.height, 0, length + 2, vessel.half * 2 + 1.6, vessel.ridge - vessel.height, lead);
  builder.box(middle, vessel.ridge - 0.2, 0, length, 0.7, 0.5, leadPale);
  for (const side of [-1, 1]) {
    for (const [half, low, inner, high] of [
      [chapels.half, chapels.height, galleries.half, 13.2],
      [galleries.half, galleries.height, vessel.half, 22.6],
    ] as const) {
      builder.quad(
        [from, low, side * half],
        [to, low, side * half],
        [to, high, side * inner],
        [from, high, side * inner],
        leadPale,
      );
      builder.box(middle, low, side * half, length, 1.1, 0.5, pale);
    }
    builder.box(middle, vessel.height - 0.4, side * (vessel.half + 0.3), length, 1.4, 0.6, pale);
    builder.at(0, 0, 0, side > 0 ? 0 : Math.PI, () => {
      for (const x of [-51.5, -45.6, -39.7, -33.8, -27.9, -22, -16.1, -10.2, 16.4, 22.6, 28.8, 35, 41.2])
        builder.at(x * side, 0, 0, 0, () => drawBay(builder, 5.9));
    });
  }
}

/** One bay of a side that faces +z: windows of the three steps and the pier and flyer at its right. */
function drawBay(builder: MeshBuilder, pitch: number): void {
  drawPointedPane(builder, 0, 3, 3.6, 7, pale, chapels.half + 0.06);
  drawPointedPane(builder, 0, 3.2, 2.9, 6.4, glass, chapels.half + 0.12);
  drawPointedPane(builder, 0, 13.8, 2.8, 5.2, glass, galleries.half + 0.1);
  drawPointedPane(builder, 0, 23, 3.7, 9.6, pale, vessel.half + 0.08);
  drawPointedPane(builder, 0, 23.2, 3.1, 9, glass, vessel.half + 0.14);
  builder.box(0, 23.2, vessel.half + 0.2, 0.25, 6.4, 0.2, pale);
  builder.at(pitch / 2, 0, 0, 0, () => drawFlyer(builder, chapels.half, vessel.half));
}

/** A buttress with its pinnacle at z = `outer` and the arch that leaps from it to the wall at z = `inner`. */
function drawFlyer(builder: MeshBuilder, outer: number, inner: number): void {
  builder.taperedBox(0, 0, outer + 0.2, 1.3, 4, 1.2, 2.4, 22.5, worn);
  builder.at(0, 22.5, outer, Math.PI / 4, () =>
    builder.lathe(
      4,
      [
        [1.2, 0],
        [1, 2.2],
        [1.3, 2.4],
        [0, 7.4],
      ],
      pale,
    ),
  );
  const steps = 6;
  const under = (step: number): Point => {
    const share = step / steps;
    return [0, 17.5 + 12 * Math.sin((share * Math.PI) / 2), outer - 1.2 - (outer - 1.2 - inner) * share];
  };
  const over = (step: number): Point => [
    0,
    22.8 + (8.4 * step) / steps,
    outer - 1.2 - ((outer - 1.2 - inner) * step) / steps,
  ];
  for (let step = 0; step < steps; step += 1) {
    for (const x of [-0.5, 0.5])
      builder.quad(
        [x, under(step)[1], under(step)[2]],
        [x, under(step + 1)[1], under(step + 1)[2]],
        [x, over(step + 1)[1], over(step + 1)[2]],
        [x, over(step)[1], over(step)[2]],
        stone,
      );
    builder.beam(over(step), over(step + 1), 1.2, pale);
    builder.beam(under(step), under(step + 1), 1, worn);
  }
}

/** The rounded east end, with its chapels and the fan of flyers. */
function drawChoirEnd(builder: MeshBuilder): void {
  builder.at(choir, 0, 0, 0, () => {
    const sides = 22;
    builder.lathe(
      sides,
      [
        [chapels.half, 0],
        [chapels.half, chapels.height],
      ],
      stone,
    );
    builder.lathe(
      sides,
      [
        [chapels.half, chapels.height],
        [galleries.half, 13.2],
      ],
      leadPale,
    );
    builder.lathe(
      sides,
      [
        [galleries.half, 13.2],
        [galleries.half, galleries.height],
      ],
      stone,
    );
    builder.lathe(
      sides,
      [
        [galleries.half, galleries.height],
        [vessel.half, 22.6],
      ],
      leadPale,
    );
    builder.lathe(
      sides,
      [
        [vessel.half, 22.6],
        [vessel.half, vessel.height],
      ],
      stone,
    );
    builder.lathe(
      sides,
      [
        [vessel.half + 0.7, vessel.height],
        [vessel.half + 0.7, vessel.height + 1],
      ],
      pale,
    );
    builder.lathe(
      sides,
      [
        [vessel.half + 0.7, vessel.height],
        [0, vessel.ridge],
      ],
      lead,
    );
    builder.lathe(
      sides,
      [
        [chapels.half + 0.2, chapels.height],
        [chapels.half + 0.2, chapels.height + 1],
      ],
      pale,
    );
    builder.lathe(
      sides,
      [
        [galleries.half + 0.2, galleries.height],
        [galleries.half + 0.2, galleries.height + 1],
      ],
      pale,
    );
    for (let bay = 0; bay <= 8; bay += 1) {
      builder.at(0, 0, 0, (bay / 8) * Math.PI, () => {
        if (bay < 8) {
          builder.at(0, 0, 0, Math.PI / 16, () => {
            drawPointedPane(builder, 0, 3, 3.4, 7, glass, chapels.half + 0.05);
            drawPointedPane(builder, 0, 13.8, 2.4, 5.2, glass, galleries.half + 0.05);
            drawPointedPane(builder, 0, 23.2, 1.7, 9, glass, vessel.half + 0.05);
          });
        }
        drawFlyer(builder, chapels.half, vessel.half);
      });
    }
    builder.beam([0, vessel.ridge - 1, 0], [0, vessel.ridge + 5, 0], 0.4, leadPale);
    builder.beam([-1.2, vessel.ridge + 3.6, 0], [1.2, vessel.ridge + 3.6, 0], 0.4, leadPale);
  });
}

/** A rose window on z = `z`: rings of petals round a hub. */
function drawRose(builder: MeshBuilder, y: number, radius: number, z: number, petals: number): void {
  drawDial(builder, 0, y, radius * 1.14, worn, z, 32);
  drawBand(builder, 0, y, radius * 0.98, radius * 1.14, pale, z + 0.1, 32);
  for (const [inner, outer, color] of [
    [0.62, 0.97, '#5d5f96'],
    [0.24, 0.58, '#7c5a8a'],
    [0, 0.2, '#c88a5c'],
  ] as const)
    drawBand(builder, 0, y, radius * inner, radius * outer, color, z + 0.12, 32);
  for (let petal = 0; petal < petals; petal += 1) {
    const angle = (petal / petals) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    builder.beam(
      [cos * radius * 0.2, y + sin * radius * 0.2, z + 0.2],
      [cos * radius, y + sin * radius, z + 0.2],
      0.26,
      pale,
    );
  }
  drawBand(builder, 0, y, radius * 0.57, radius * 0.63, pale, z + 0.22, 32);
  drawBand(builder, 0, y, radius * 0.19, radius * 0.25, pale, z + 0.22, 32);
}

/** An arm of the crossing whose front faces +z: portal, gallery, the great rose and a gable. */
function drawTransept(builder: MeshBuilder): void {
  const [half, face] = [7, 24];
  builder.box(0, 0, face / 2, half * 2, vessel.height, face, stone);
  builder.at(0, vessel.height, face / 2, Math.PI / 2, () =>
    builder.roof(0, 0, 0, face + 1, half * 2 + 1, vessel.ridge - vessel.height, lead, pale),
  );
  drawPointedPane(builder, 0, 0, 7, 9.5, pale, face + 0.1);
  drawPointedPane(builder, 0, 0, 5.6, 8.4, dark, face + 0.2);
  builder.triangle([-4.4, 9, face + 0.5], [4.4, 9, face + 0.5], [0, 15, face + 0.5], pale);
  alongRow(-6, 6, 9, (x) => drawPointedPane(builder, x, 13, 1, 5, glass, face + 0.14));
  drawRose(builder, 25.6, 6, face + 0.1, 16);
  builder.box(0, 19.2, face + 0.2, half * 2, 0.6, 0.8, pale);
  builder.box(0, vessel.height - 0.6, face + 0.2, half * 2, 1.6, 0.9, pale);
  drawDial(builder, 0, vessel.height + 4.4, 2.1, glass, face + 0.7, 16);
  drawBand(builder, 0, vessel.height + 4.4, 2.1, 2.6, worn, face + 0.75, 16);
  for (const side of [-1, 1]) {
    builder.at(side * (half + 0.6), 0, face - 0.6, Math.PI / 4, () =>
      builder.lathe(
        4,
        [
          [2.4, 0],
          [2.1, 22],
          [1.7, 36],
          [2, 36.4],
          [1.5, 40],
          [0, 49],
        ],
        stone,
      ),
    );
    builder.beam([side * (half + 0.3), vessel.height, face + 0.6], [0, vessel.ridge + 0.4, face + 0.6], 0.8, pale);
  }
  builder.at(0, vessel.ridge, face + 0.6, 0, () => drawFigure(builder, 3.4, pale));
}

/** The lead-covered spire over the crossing: two open stages and a crocketed needle. */
function drawSpire(builder: MeshBuilder): void {
  builder.at(crossing, 0, 0, Math.PI / 8, () => {
    builder.lathe(
      8,
      [
        [5.4, 40],
        [3.9, 46],
        [3.9, 47],
      ],
      lead,
    );
    for (const [low, high, radius] of [
      [47, 54, 3.4],
      [55, 61.5, 2.9],
    ] as const) {
      for (let side = 0; side < 8; side += 1)
        builder.at(0, 0, 0, (side / 8) * Math.PI * 2, () =>
          builder.box(radius, low, 0, 0.7, high - low, 0.7, leadPale),
        );
      builder.lathe(
        8,
        [
          [radius - 1.5, low],
          [radius - 1.5, high],
        ],
        blended(lead, dark, 0.4),
      );
      builder.lathe(
        8,
        [
          [radius + 0.6, high],
          [radius + 0.7, high + 0.9],
          [radius - 0.4, high + 1],
        ],
        leadPale,
      );
    }
    builder.lathe(
      8,
      [
        [2.8, 62.4],
        [1.3, 78],
        [0.4, 91],
        [0.3, 93],
        [0, 93],
      ],
      lead,
    );
    for (let side = 0; side < 8; side += 1) {
      builder.at(0, 0, 0, (side / 8) * Math.PI * 2, () => {
        builder.taperedBox(3, 61.5, 0, 0.9, 0.9, 0, 0, 5, leadPale);
        for (let y = 65; y < 89; y += 2.2) builder.box(2.8 - ((y - 62.4) / 30) * 2.4, y, 0, 0.5, 0.5, 0.5, leadPale);
      });
    }
  });
  builder.box(crossing, 91, 0, 0.35, 5, 0.35, '#f2c45c');
  builder.box(crossing, 93.6, 0, 0.35, 0.35, 2, '#f2c45c');
  for (let step = 0; step < 12; step += 1) {
    const rank = 1 + (step % 3);
    builder.at(crossing, 0, 0, Math.PI / 4 + Math.floor(step / 3) * (Math.PI / 2), () =>
      builder.at(5.4 + rank * 1.3, 45.4 - rank * 2, 0, 0, () => drawFigure(builder, 3.6, '#8fb0a2')),
    );
  }
}

/** The west front, facing +z here with the church behind it: three portals, the kings, the rose, the gallery and two towers. */
function drawWestFront(builder: MeshBuilder): void {
  const half = 21;
  builder.box(0, 0, -7, half * 2, 33, 14, stone);
  for (const x of [-half, -7.4, 7.4, half]) {
    builder.taperedBox(x, 0, 0.4, 3, 3.6, 2.8, 2.6, 33, pale);
    builder.box(x, 16.2, 0.8, 3.4, 4.8, 3.2, pale);
  }
  for (const [x, width, height] of [
    [-14.2, 8, 13.4],
    [0, 9.4, 14.8],
    [14.2, 8, 13.4],
  ] as const) {
    for (const [shrink, color] of [
      [0, worn],
      [1.1, pale],
      [2, worn],
      [2.9, dark],
    ] as const)
      drawPointedPane(builder, x, 0, width - shrink, height - shrink * 0.9, color, 0.1 + shrink * 0.06);
    drawPointedPane(builder, x, 6.4, width - 3.4, height - 9.4, worn, 0.34);
    builder.box(x, 0, 0.4, 0.6, 6.4, 0.4, pale);
  }
  builder.box(0, 15.8, 0.3, half * 2, 0.7, 1.4, pale);
  builder.box(0, 16.5, 0.1, half * 2, 4, 0.3, dark);
  alongRow(-half + 1, half - 1, 28, (x) => builder.at(x, 16.5, 0.5, 0, () => drawFigure(builder, 3.6, pale)));
  builder.box(0, 20.5, 0.4, half * 2 + 1, 0.8, 1.8, pale);
  builder.box(0, 21.3, 1.1, half * 2 + 1, 1.1, 0.3, pale);
  drawRose(builder, 27.6, 4.9, 0.15, 12);
  for (const side of [-1, 1]) {
    drawPointedPane(builder, side * 14.2, 22.6, 10, 10.2, pale, 0.12);
    for (const x of [-2.3, 2.3]) drawPointedPane(builder, side * 14.2 + x, 22.8, 3.6, 7.4, dark, 0.2);
    drawDial(builder, side * 14.2, 30.3, 1.1, dark, 0.22, 12);
  }
  builder.box(0, 33, 0.2, half * 2 + 1, 0.9, 1.8, pale);
  for (const side of [-1, 1]) builder.at(side * half, 0, -7, side * (Math.PI / 2), () => drawTowerFlank(builder));
  drawOpenGallery(builder, half);
  for (const side of [-1, 1]) builder.at(side * 14.2, 0, -7, 0, () => drawTower(builder));
}

/** The flank of the west block under a tower, in the plane z = 0. */
function drawTowerFlank(builder: MeshBuilder): void {
  drawPointedPane(builder, 0, 22.6, 8.4, 9.6, pale, 0.1);
  for (const x of [-1.9, 1.9]) drawPointedPane(builder, x, 22.8, 3, 7.2, dark, 0.18);
  drawPointedPane(builder, 0, 5, 3.4, 8, pale, 0.1);
  drawPointedPane(builder, 0, 5.2, 2.6, 7.2, glass, 0.18);
  for (const y of [15.8, 20.5, 33, 41]) builder.box(0, y, 0.3, 14, 0.9, 1, pale);
  alongRow(-6, 6, 9, (x) => builder.box(x, 33.9, 0.3, 0.42, 7, 0.42, pale));
}

/** The row of slender columns under the towers, open to the sky between them. */
function drawOpenGallery(builder: MeshBuilder, half: number): void {
  alongRow(-half, half, 26, (x) => {
    builder.box(x, 33.9, 0.4, 0.42, 7, 0.42, pale);
    for (const side of [-0.42, 0.42]) builder.box(x + side, 39.4, 0.4, 0.5, 1.8, 0.3, pale);
  });
  builder.box(0, 41, 0, half * 2 + 1.4, 1.6, 2.4, pale);
  builder.box(0, 42.6, 0.8, half * 2 + 1.4, 1, 0.3, pale);
  builder.box(0, 41, -6, 16, 1.2, 12, leadPale);
}

/** One of the two flat towers, on its own middle. */
function drawTower(builder: MeshBuilder): void {
  const half = 6.6;
  builder.box(0, 30, 0, half * 2, 36.5, half * 2, stone, leadPale);
  for (let side = 0; side < 4; side += 1) {
    builder.at(0, 0, 0, (side * Math.PI) / 2, () => {
      for (const x of [-2.75, 2.75]) {
        for (const [shrink, color] of [
          [0, pale],
          [0.9, worn],
          [1.7, dark],
        ] as const)
          drawPointedPane(builder, x, 44.5, 4.6 - shrink, 18.6 - shrink, color, half + 0.1 + shrink * 0.08);
        for (let y = 46; y < 59; y += 2) builder.box(x, y, half + 0.3, 2.7, 0.35, 0.3, worn);
      }
      builder.box(0, 43, half + 0.3, half * 2 + 1, 0.8, 1, pale);
      builder.box(0, 64.2, half + 0.4, half * 2 + 1.4, 1.4, 1.4, pale);
      alongRow(-half, half, 9, (x) => builder.box(x, 65.6, half + 0.9, 0.4, 1.6, 0.4, pale));
      builder.box(0, 67, half + 0.9, half * 2 + 2, 0.5, 0.5, pale);
      builder.at(half, 0, half, Math.PI / 8, () =>
        builder.lathe(
          8,
          [
            [2.1, 0],
            [1.9, 30],
            [1.7, 62],
            [1.9, 64],
            [1.9, 68.4],
            [0, 69.6],
          ],
          pale,
        ),
      );
    });
  }
}
