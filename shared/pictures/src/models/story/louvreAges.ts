import { type Group } from 'three';
import { alongRow, drawColumn, drawPane, drawRoundPane } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import { parted } from '../../geometry/Rising';
import { drawRiverBoat } from '../boat';
import { louvrePalace, louvrePyramids } from '../louvre';
import { drawPalacePavilion, drawPalaceWing } from '../palaceWing';
import { drawPeople, drawSlab, grove, pool, river, summer } from './ground';
import { drawParishChurch, drawStreets, oldParis } from './oldTown';
import { StorySet, byYear, drawing } from './StorySet';

const stone = '#ecd6b0';
const pale = '#f8e6c8';
const slate = '#6f77a6';
const dark = '#5f5674';
/** The castle's middle; the pyramid stands on the origin, north is to the left (−x), the Seine to the right (+x). */
const castle = [30, -166] as const;
const level = -6;

/**
 * The Louvre from 1190 to today on one ground: the castle, the square court, the long gallery, the Tuileries, the Second Empire's wings, the pyramid.
 * The back (−z) is the east. About 250,000 triangles.
 */
export function* louvreSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.water.push(
    river(150, -1400, 270, 1400, level),
    pool(
      [
        [-22, -218],
        [82, -218],
        [82, -114],
        [-22, -114],
      ],
      -3,
      { deep: '#7a7a9c' },
    ),
  );
  set.add(ground(), town(), farTrees());
  yield;
  set.rising(fortress(), byYear([1190, -6], [1202, 40], [1528, 40], [1660, -7]), { slice: { y: 2 } });
  yield;
  set.rising(keep(), byYear([1190, -6], [1200, 44], [1528, 44], [1528.6, -7]), { slice: { y: 2 } });
  yield;
  set.rising(royalRoofs(), byYear([1364, 0], [1380, 50], [1528, 50], [1560, 0]));
  yield;
  set.rising(courtWings(), (year) => year, { order: courtYear, slice: { y: 3 } });
  yield;
  set.rising(gallery(), byYear([1595, -2], [1610, 40]), { order: (_x, y, z) => (z + 100) / 16 + y * 0.2 });
  yield;
  set.rising(tuileries(), byYear([1564, -1], [1580, 40], [1871.3, 40], [1871.42, 14], [1883, 14], [1883.8, -2]), {
    slice: { y: 3 },
  });
  yield;
  set.rising(oldQuarter(), byYear([1250, -1], [1320, 40], [1848, 40], [1853, -1]), { slice: { y: 3 } });
  yield;
  const [westWing, newWings] = parted(louvrePalace(), (_x, _y, z) => z < -80);
  set.rising(westWing, (year) => year, { order: courtYear, slice: { x: 6, y: 3 } });
  yield;
  set.rising(newWings, byYear([1852, -1], [1857.6, 60]), { slice: { y: 3 } });
  yield;
  const pyramids = louvrePyramids();
  set.standing(pyramids, 1989.24);
  set.yearly((year) => pyramids.scale.setScalar(1).setY(Math.min(1, Math.max(0.02, (year - 1989.24) / 0.05))));
  set.standing(
    drawing((builder) => drawSlab(builder, -54, -80, 54, 130, 0.06, '#d9c2a6')),
    1857,
  );
  set.standing(
    drawing((builder) => drawPeople(builder, seededRandom(3), 130, -50, -70, 50, 110)),
    1857,
  );
  const boat = drawing((builder) => drawRiverBoat(builder, 26, '#8a5a3c', '#c9a070', '#b07c50', true), 'Boat');
  boat.rotation.y = Math.PI / 2;
  set.standing(boat, 1190).moving((seconds) => boat.position.set(205, level, 240 - ((seconds * 4) % 560)));
  return set;
}

function ground(): Group {
  return drawing((builder) => {
    drawSlab(builder, -1500, -114, 148, 1500, 0, '#c9ab8b');
    drawSlab(builder, -1500, -1500, 148, -218, 0, '#c9ab8b');
    drawSlab(builder, -1500, -218, -22, -114, 0, '#c9ab8b');
    drawSlab(builder, 82, -218, 148, -114, 0, '#c9ab8b');
    builder.box(castle[0], -7, castle[1], 84, 6.9, 78, '#b89c7a', '#d2b792');
    for (const [x, z, width, depth] of [
      [30, -219, 106, 2],
      [30, -113, 106, 2],
      [-23, -166, 2, 106],
      [83, -166, 2, 106],
    ] as const)
      builder.box(x, -7, z, width, 7.1, depth, '#d9bd98');
    drawSlab(builder, 274, -1500, 2200, 1500, 0, '#c9ab8b');
    for (const [x, out] of [
      [149, 1],
      [273, -1],
    ] as const)
      builder.quad([x + out, -9, -1500], [x + out, -9, 1500], [x, 0.1, 1500], [x, 0.1, -1500], '#d2b48e');
  }, 'Ground');
}

/** The castle of Philippe Auguste: 78 by 72 m, ten round towers, two gates. */
function fortress(): Group {
  return drawing(
    (builder) =>
      builder.at(castle[0], -1, castle[1], 0, () => {
        const [w, d] = [39, 36];
        for (const [x, z, width, depth] of [
          [0, d, 78, 3],
          [0, -d, 78, 3],
          [w, 0, 3, 72],
          [-w, 0, 3, 72],
        ] as const) {
          builder.box(x, -6, z, width, 18, depth, stone, pale);
          alongRow(-Math.max(width, depth) / 2, Math.max(width, depth) / 2, 22, (along) =>
            builder.box(
              width > depth ? along : x,
              12,
              width > depth ? z : along,
              width > depth ? 1.7 : width,
              1.6,
              width > depth ? depth : 1.7,
              pale,
            ),
          );
        }
        for (const [x, z] of [
          [-w, -d],
          [w, -d],
          [w, d],
          [-w, d],
          [0, -d],
          [-w, 0],
          [w, -4],
          [w, 4],
          [-4, d],
          [4, d],
        ] as const)
          drawRoundTower(builder, x, z, 4.4, 17);
        for (const [x, width, depth, z] of [
          [-24, 12, 60, 0],
          [0, 50, 11, -26],
        ] as const) {
          builder.box(x, 0, z, width, 9, depth, '#e2c8a0');
          if (width > depth) builder.roof(x, 9, z, width, depth + 1, 6, '#8f5a4a', '#e2c8a0');
          else builder.at(x, 9, z, Math.PI / 2, () => builder.roof(0, 0, 0, depth, width + 1, 6, '#8f5a4a', '#e2c8a0'));
        }
      }),
    'Castle',
  );
}

function drawRoundTower(builder: MeshBuilder, x: number, z: number, radius: number, height: number): void {
  builder.at(x, 0, z, 0, () => {
    builder.lathe(
      14,
      [
        [radius * 1.12, -6],
        [radius, 0],
        [radius, height],
        [radius * 1.16, height + 0.8],
        [radius * 1.16, height + 2.2],
      ],
      stone,
    );
    builder.disc(14, radius * 1.1, height + 1, pale);
    for (let tooth = 0; tooth < 9; tooth += 1)
      builder.at(0, 0, 0, (tooth / 9) * Math.PI * 2, () =>
        builder.box(radius * 1.1, height + 2, 0, 0.8, 1.2, 1.4, pale),
      );
    for (let slit = 0; slit < 4; slit += 1)
      builder.at(0, 0, 0, (slit / 4) * Math.PI * 2 + 0.5, () =>
        builder.box(0, height * 0.45, radius + 0.05, 0.4, 2, 0.2, dark),
      );
  });
}

/** The Grosse Tour, 15.6 m across and about 30 m tall, in its own dry ditch. */
function keep(): Group {
  return drawing(
    (builder) =>
      builder.at(castle[0] + 2, -1, castle[1] + 2, 0, () => {
        builder.lathe(
          22,
          [
            [8.6, -3],
            [7.8, 1],
            [7.8, 27],
            [8.6, 27.8],
            [8.6, 30],
            [8, 30],
          ],
          pale,
        );
        builder.lathe(
          22,
          [
            [8.2, 29],
            [0, 41],
          ],
          slate,
        );
        for (let window = 0; window < 8; window += 1)
          builder.at(0, 0, 0, (window / 8) * Math.PI * 2, () => {
            for (const y of [8, 16, 23]) builder.box(0, y, 7.85, 0.7, 2, 0.2, dark);
          });
      }),
    'Keep',
  );
}

/** What Charles V added: halls behind the walls, steep slate roofs, chimneys and gilded vanes. */
function royalRoofs(): Group {
  return drawing(
    (builder) =>
      builder.at(castle[0], -1, castle[1], 0, () => {
        const [w, d] = [39, 36];
        for (const [x, z] of [
          [-w, -d],
          [w, -d],
          [w, d],
          [-w, d],
          [0, -d],
          [-w, 0],
          [w, -4],
          [w, 4],
          [-4, d],
          [4, d],
        ] as const) {
          builder.at(x, 0, z, 0, () => {
            builder.lathe(
              14,
              [
                [5, 19],
                [0, 32],
              ],
              slate,
            );
            builder.box(0, 31, 0, 0.3, 3.4, 0.3, '#f2c45c');
          });
        }
        for (const [x, z, long, turn] of [
          [0, -30, 70, 0],
          [0, 30, 60, 0],
          [-32, 0, 60, Math.PI / 2],
          [32, 0, 52, Math.PI / 2],
        ] as const) {
          builder.at(x, 0, z, turn, () => {
            builder.box(0, 0, 0, long, 15, 9, '#f0dcb8');
            builder.roof(0, 15, 0, long + 1, 10, 9, slate, '#f0dcb8');
            alongRow(-long / 2, long / 2, 7, (along) => {
              drawPane(builder, along, 5, 2, 4, dark, 4.6);
              drawPane(builder, along, 11, 1.8, 3, dark, 4.6);
              builder.box(along + 3, 16, 0, 1.4, 12, 1.4, '#d8b894');
            });
          });
        }
      }),
    'Royal castle',
  );
}

/** Year by year round the square court: Lescot's wing in the west, its south neighbour, Le Mercier's pavilion, the north and the east with the colonnade. */
function courtYear(x: number, y: number, z: number): number {
  if (z > -120) return x > 13 ? 1546 + Math.max(0, y) * 0.3 : 1624 + Math.max(0, y) * 0.6 + Math.max(0, -x) * 0.05;
  if (x > 54) return 1553 + Math.max(0, y) * 0.4 + Math.max(0, -150 - z) * 0.9;
  if (z < -238) return 1667 + Math.max(0, y) * 0.25;
  return 1650 + Math.max(0, y) * 0.5;
}

/** The square court, 160 m wide outside: it took in the castle's ground and three times as much. */
function courtWings(): Group {
  const random = seededRandom(1546);
  return drawing((builder) => {
    builder.at(72, 0, -190, Math.PI / 2, () => drawPalaceWing(builder, random, 138, 17));
    builder.at(-92, 0, -190, -Math.PI / 2, () => drawPalaceWing(builder, random, 138, 17));
    builder.at(-11, 0, -270, Math.PI, () => {
      builder.box(0, 0, -8, 176, 10, 17, stone);
      builder.box(0, 10, -10, 176, 14, 13, stone);
      builder.box(0, 24, -8, 178, 2.4, 18, pale);
      alongRow(-84, 84, 30, (x, index) => {
        drawPane(builder, x, 2, 2.6, 5, dark, 0.6);
        if (index % 15 !== 7)
          for (const side of [-0.9, 0.9])
            builder.at(x + side, 10, -1.4, 0, () => drawColumn(builder, 14, 0.7, pale, 7));
      });
      builder.at(0, 0, -16.5, Math.PI, () =>
        alongRow(-80, 80, 26, (x) => {
          for (const y of [2, 11, 18]) drawPane(builder, x, y, 2.4, 4.4, dark, 0.3);
        }),
      );
      builder.box(0, 0, -7, 28, 26, 18, pale);
      builder.triangle([-14, 26.4, 2.2], [14, 26.4, 2.2], [0, 32, 2.2], stone);
      drawRoundPane(builder, 0, 0, 6, 14, dark, 2.1);
    });
  }, 'Square court');
}

/** The gallery along the Seine, 450 m, from the old palace to the Tuileries. */
function gallery(): Group {
  const random = seededRandom(1610);
  return drawing((builder) => {
    for (let z = -80; z < 430; z += 64)
      builder.at(112, 0, z + 32, Math.PI / 2, () => drawPalaceWing(builder, random, 64, 13));
    for (const z of [-86, 172, 440])
      builder.at(115, 0, z, Math.PI / 2, () => drawPalacePavilion(builder, random, 20, 19, 25, 10));
  }, 'Long gallery');
}

/** The Tuileries, that closed the court to the west until 1883. */
function tuileries(): Group {
  const random = seededRandom(1564);
  return drawing((builder) => {
    for (const x of [-116, -58, 58, 98]) builder.at(x, 0, 452, Math.PI, () => drawPalaceWing(builder, random, 58, 15));
    builder.at(0, 0, 450, Math.PI, () => drawPalacePavilion(builder, random, 30, 24, 26, 13));
    for (const x of [-150, 128])
      builder.at(x, 0, 450, Math.PI, () => drawPalacePavilion(builder, random, 24, 24, 25, 11));
  }, 'Tuileries');
}

/** The quarter between the two palaces, lived in until the Second Empire. */
function oldQuarter(): Group {
  const random = seededRandom(1850);
  return drawing((builder) => {
    drawStreets(builder, random, {
      style: oldParis,
      from: -50,
      to: 86,
      rows: [-60, -38, 20, 44, 120, 142, 200, 224, 300],
      widths: [7, 12],
      depths: [10, 14],
    });
    builder.at(20, 0, 90, 0, () => drawParishChurch(builder, random, 24, 14));
  }, 'Old quarter');
}

function town(): Group {
  const random = seededRandom(1200);
  return drawing((builder) => {
    drawStreets(builder, random, {
      style: oldParis,
      from: -420,
      to: 110,
      rows: [-330, -352, -378, -402, -430, -462, -500],
      widths: [8, 13],
      depths: [11, 15],
      plain: (_x, z) => z < -360,
    });
    drawStreets(builder, random, {
      style: oldParis,
      from: -420,
      to: -122,
      rows: [-300, -270, -240, -210, -180, -150, -120, -90, -60, -30, 0, 30, 62, 94, 128, 162, 200, 240, 282, 326, 372],
      widths: [8, 13],
      depths: [11, 15],
      plain: (x) => x < -180,
    });
    for (const [x, z] of [
      [-50, -345],
      [-300, -120],
    ] as const)
      builder.at(x, 0, z, 0, () => drawParishChurch(builder, random, 34, 26));
    for (let x = 286; x < 380; x += 24)
      builder.at(x, 0, -150, Math.PI / 2, () =>
        drawStreets(builder, random, {
          style: oldParis,
          from: -260,
          to: 300,
          rows: [0],
          widths: [8, 13],
          depths: [11, 15],
          plain: () => true,
        }),
      );
  }, 'Town');
}

function farTrees(): Group {
  return grove(1191, summer, function* (random) {
    for (let index = 0; index < 90; index += 1) yield [random(-520, 100), 0, random(480, 900), random(8, 13)];
    for (let z = -320; z < 420; z += 13) yield [146 + random(-1, 1), 0, z, random(7, 10)];
    for (let index = 0; index < 60; index += 1) yield [random(390, 560), 0, random(-480, 300), random(8, 13)];
  });
}
