import { type Group } from 'three';
import { alongRow, drawDial, drawFigure } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import { drawPeople, drawSlab, grove, pool, summer } from './ground';
import { drawStreets, drawParishChurch, oldParis } from './oldTown';
import { StorySet, byYear, drawing } from './StorySet';

const stone = '#cfb494';
const pale = '#e2c9a4';
const dark = '#4f4658';

/** The Bastille from 1370 to its end, and the column that stands beside its ground; about 120,000 triangles. North is at the back. */
export function* bastilleSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.water.push(
    pool(
      [
        [-58, -38],
        [58, -38],
        [58, 38],
        [-58, 38],
      ],
      -4,
      { deep: '#6f7a86', mirror: 0.6 },
    ),
  );
  set.add(ground(), town(), trees());
  yield;
  set.rising(fortress(), byYear([1370, -7], [1383, 30], [1789.54, 30], [1790.9, -8]), { slice: { y: 1.5 } });
  yield;
  const filled = drawing((builder) => {
    drawSlab(builder, -59, -39, 59, 39, -0.4, '#c4a888');
    drawSlab(builder, -46, -30, 30, 30, -0.3, '#cdb292');
  }, 'Levelled ground');
  set.standing(filled, 1790.9);
  const crowd = drawing((builder) => {
    const random = seededRandom(1789);
    const coats = ['#b5453c', '#4f5c8c', '#e6d8c4', '#7c4a5c', '#8a6a52', '#5c6a74'] as const;
    drawPeople(builder, random, 380, -118, 34, 36, 104, 0, coats);
    drawPeople(builder, random, 150, -118, -30, -64, 40, 0, coats);
    for (const [x, z] of [
      [-66, 54],
      [-58, 62],
      [-74, 48],
    ] as const)
      drawCannon(builder, x, z);
  }, 'Crowd');
  set.standing(crowd, 1789.53, 1789.56);
  set.standing(
    drawing((builder) => {
      for (const [x, z] of [
        [-84, 52],
        [-30, 66],
        [20, 60],
        [-90, 6],
      ] as const)
        drawRubble(builder, x, z);
    }, 'Rubble'),
    1789.56,
    1791.2,
  );
  set.rising(column(), byYear([1831, -1], [1840.57, 60]), { slice: { y: 2 } });
  yield;
  return set;
}

function ground(): Group {
  return drawing((builder) => {
    const earth = '#c4a888';
    drawSlab(builder, -1400, 38, 1400, 1400, 0, earth);
    drawSlab(builder, -1400, -1400, 1400, -38, 0, earth);
    drawSlab(builder, -1400, -38, -58, 38, 0, earth);
    drawSlab(builder, 58, -38, 1400, 38, 0, earth);
    builder.box(-8, -8, 0, 76, 7.6, 40, '#a88e70', '#c9ae8c');
    for (const [x, z, width, depth] of [
      [0, 38.6, 118, 1.4],
      [0, -38.6, 118, 1.4],
      [58.6, 0, 1.4, 78],
      [-58.6, 0, 1.4, 78],
    ] as const)
      builder.box(x, -8, z, width, 8.6, depth, '#d6bc98');
    drawSlab(builder, -420, 48, 60, 66, 0.05, '#d8c0a0');
  }, 'Ground');
}

/** Eight round towers joined by walls of the same height, about 24 m over the moat's rim. */
function fortress(): Group {
  return drawing(
    (builder) =>
      builder.at(-8, 0, 0, 0, () => {
        const [w, d, height] = [30, 15, 23];
        const towers = [
          [-w, d],
          [-10, d],
          [10, d],
          [w, d],
          [-w, -d],
          [-10, -d],
          [10, -d],
          [w, -d],
        ] as const;
        for (const [x, z, width, depth] of [
          [0, d, 60, 3],
          [0, -d, 60, 3],
          [w, 0, 3, 30],
          [-w, 0, 3, 30],
          [2, 0, 3, 28],
        ] as const) {
          builder.box(x, -8, z, width, height + 8, depth, stone, pale);
          if (width > depth) {
            alongRow(-w, w, 30, (along) => builder.box(along, height, z, 1.1, 1.5, depth + 0.8, pale));
            alongRow(-w + 6, w - 6, 8, (along) => {
              for (const y of [6, 13]) builder.box(along, y, z + Math.sign(z) * 1.55, 0.5, 1.8, 0.2, dark);
            });
          }
        }
        for (const [x, z] of towers) {
          builder.at(x, 0, z, 0, () => {
            builder.lathe(
              14,
              [
                [6.2, -8],
                [5.2, 0],
                [5, height - 1.4],
                [5.9, height],
                [5.9, height + 2.2],
              ],
              stone,
            );
            builder.disc(14, 5.8, height + 0.6, pale);
            for (let tooth = 0; tooth < 11; tooth += 1)
              builder.at(0, 0, 0, (tooth / 11) * Math.PI * 2, () =>
                builder.box(5.7, height + 2, 0, 0.8, 1.3, 1.6, pale),
              );
            for (let slit = 0; slit < 6; slit += 1)
              builder.at(0, 0, 0, (slit / 6) * Math.PI * 2, () => {
                for (const y of [5, 11, 17]) builder.box(0, y, 5.1, 0.4, 1.7, 0.2, dark);
              });
          });
        }
        builder.box(-w - 1, 0, 0, 3, 9, 7, '#d9c09c', '#8f5a4a');
        builder.box(-w - 12, -0.6, 0, 18, 0.5, 4, '#8f6a48');
        builder.box(-46, 0, -16, 5, 5, 9, '#d9c09c', '#8f5a4a');
      }),
    'Bastille',
  );
}

function drawCannon(builder: MeshBuilder, x: number, z: number): void {
  builder.at(x, 0, z, -0.9, () => {
    builder.beam([-1.4, 0.7, 0], [1.6, 1.3, 0], 0.5, '#5a5660');
    for (const side of [-0.7, 0.7]) drawDial(builder, 0, 0.8, 0.8, '#8f6a48', side, 12);
  });
}

function drawRubble(builder: MeshBuilder, x: number, z: number): void {
  const random = seededRandom(Math.round(x * 7 + z));
  for (let stoneIndex = 0; stoneIndex < 60; stoneIndex += 1) {
    const away = random(0, 9);
    const angle = random(0, 6.3);
    builder.at(
      x + away * Math.cos(angle),
      Math.max(0, 3 - away * 0.4) * random(0, 1),
      z + away * Math.sin(angle),
      random(0, 3),
      () =>
        builder.box(0, 0, 0, random(0.8, 1.8), random(0.6, 1.1), random(0.8, 1.6), stoneIndex % 2 === 0 ? stone : pale),
    );
  }
}

/** The July Column, about 50 m with its Genius. */
function column(): Group {
  return drawing(
    (builder) =>
      builder.at(-8, 0, 70, 0, () => {
        builder.lathe(
          28,
          [
            [12, 0],
            [12, 1.4],
            [9, 1.6],
            [9, 3],
            [6.6, 3.2],
            [6.6, 5],
            [4.4, 5.2],
          ],
          '#e6d2b4',
        );
        builder.box(0, 5, 0, 6.4, 6, 6.4, '#7f9c8c');
        builder.lathe(
          20,
          [
            [2.6, 11],
            [2.2, 12],
            [1.9, 38],
            [2.8, 40],
            [2.8, 41],
          ],
          '#6f9484',
        );
        for (const y of [18, 25, 32])
          builder.lathe(
            20,
            [
              [2.3, y],
              [2.3, y + 0.7],
            ],
            '#e8b94c',
          );
        builder.box(0, 41, 0, 4.6, 0.8, 4.6, '#6f9484');
        builder.lathe(
          12,
          [
            [1.6, 41.8],
            [1.6, 44],
            [0.8, 45],
          ],
          '#6f9484',
        );
        builder.at(0, 45, 0, 0, () => drawFigure(builder, 4.4, '#f2c04c'));
        for (const side of [-1, 1])
          builder.triangle([0, 48.4, 0], [side * 2.4, 50, -0.4], [side * 0.8, 47.4, 0], '#f2c04c');
      }),
    'July Column',
  );
}

function town(): Group {
  const random = seededRandom(1780);
  return drawing((builder) => {
    drawStreets(builder, random, {
      style: { ...oldParis, floors: [3, 5] },
      from: -520,
      to: 330,
      rows: [-84, -108, -134, -162, -192, -226],
      widths: [8, 13],
      depths: [11, 15],
      free: (x, z) => x > -60 && x < 66 && z > -100,
      plain: (_x, z) => z < -150,
    });
    drawStreets(builder, random, {
      style: { ...oldParis, floors: [3, 5] },
      from: -520,
      to: -128,
      rows: [-52, -20, 12, 38],
      widths: [8, 13],
      depths: [11, 15],
      plain: (x) => x < -260,
    });
    drawStreets(builder, random, {
      style: oldParis,
      from: 84,
      to: 420,
      rows: [-44, -14, 16, 70, 96],
      widths: [8, 13],
      depths: [11, 15],
      plain: (x) => x > 240,
    });
    drawStreets(builder, random, {
      style: oldParis,
      from: -520,
      to: -134,
      rows: [84, 112, 142],
      widths: [8, 13],
      depths: [11, 15],
      plain: (x) => x < -260,
    });
    for (const [x, z] of [
      [-260, -150],
      [210, -180],
      [-330, 60],
    ] as const)
      builder.at(x, 0, z, 0, () => drawParishChurch(builder, random, 34, 28));
    builder.at(50, 0, 84, 0, () => {
      builder.box(0, 0, 0, 5, 12, 22, pale, '#8f5a4a');
      builder.box(-3, 0, 0, 4, 9, 8, stone);
    });
  }, 'Town');
}

function trees(): Group {
  return grove(1789, summer, function* (random) {
    for (let x = 70; x < 420; x += 12) yield [x, 0, 44 + random(-2, 2), random(8, 12)];
    for (let index = 0; index < 60; index += 1) yield [random(-500, 420), 0, random(-420, -250), random(8, 13)];
    for (let z = -230; z < -46; z += 13) yield [68 + random(-2, 2), 0, z, random(8, 12)];
  });
}
