import type { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { arcDeTriomphe } from '../arcDeTriomphe';
import { drawHaussmannBlock } from '../haussmann';
import { drawPeople, drawSlab, grove, summer } from './ground';
import { drawStreets, oldParis } from './oldTown';
import { drawScaffold, drawStoneStack, drawTreadwheelCrane } from './siteWorks';
import { StorySet, byYear, drawing } from './StorySet';

/** The height that the arch's masonry had reached, by year; work stood still from 1814 to 1823. */
const archHeight = byYear([1806.6, -1], [1810, 5], [1814, 19], [1823.8, 19], [1830, 36], [1833, 44], [1836.57, 60]);

/** The hill of Chaillot from 1800 to today: the barrier, the Arc de Triomphe as it rises, the star of twelve avenues. About 170,000 triangles. */
export function* archSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.add(
    drawing((builder) => {
      drawSlab(builder, -2600, -2600, 2600, 2600, -0.05, '#b5a878');
      builder.disc(48, 120, 0, '#cfb898');
      for (const turn of [0, 1])
        builder.at(0, 0, 0, (turn * Math.PI) / 2, () => drawSlab(builder, -20, -1400, 20, 1400, 0.03, '#cbb394'));
    }, 'Ground'),
    rows(),
  );
  set.rising(arcDeTriomphe(), archHeight, { slice: { y: 1.5 } });
  yield;
  set.standing(mockUp(), 1810.25, 1810.29);
  set.rising(
    drawing((builder) => {
      for (const side of [-1, 1]) {
        builder.at(0, 0, side * 13, side > 0 ? 0 : Math.PI, () => drawScaffold(builder, 46, 52));
        builder.at(side * 24, 0, 0, side * (Math.PI / 2), () => drawScaffold(builder, 22, 52));
      }
    }, 'Scaffold'),
    byYear([1807, -1], [1812, 18], [1824, 20], [1830, 38], [1835, 52], [1836.3, 52], [1836.57, -1]),
  );
  set.rising(houses(), (year) => year, {
    order: (x, y, z) => 1854 + (Math.abs(Math.round(x / 52) * 7 + Math.round(z / 52) * 3) % 12) + Math.max(0, y) * 0.05,
    slice: { y: 4 },
  });
  yield;
  set.standing(barriers(), 1788, 1860);
  set.rising(village(), byYear([1780, 30], [1853, 30], [1858, -1]));
  yield;
  set.standing(starAvenues(), 1857).standing(ringTrees(), 1857);
  set.standing(
    drawing((builder) => {
      const random = seededRandom(1812);
      for (let stack = 0; stack < 26; stack += 1) {
        const angle = random(0, 6.28);
        builder.at(random(40, 74) * Math.cos(angle), 0, random(34, 66) * Math.sin(angle), random(0, 3), () =>
          drawStoneStack(builder, 2 + (stack % 3)),
        );
      }
      for (const [x, z] of [
        [34, -40],
        [-40, 34],
      ] as const)
        builder.at(x, 0, z, random(0, 6), () => drawTreadwheelCrane(builder, 12));
      drawPeople(builder, random, 60, -60, -70, 60, 60, 0, ['#8a6a52', '#6c7a86', '#e6d8c4', '#5c6a74']);
    }, 'Yard'),
    1806.7,
    1836.4,
  );
  yield;
  set.standing(
    drawing((builder) => drawPeople(builder, seededRandom(1836), 260, -70, 20, 70, 90)),
    1836.57,
  );
  set.standing(
    drawing((builder) => drawPeople(builder, seededRandom(1810), 200, -60, 30, 60, 110)),
    1810.24,
    1810.3,
  );
  return set;
}

/** The arch of canvas on a frame of wood, as it stood for a few days in April 1810. */
function mockUp(): Group {
  const canvas = arcDeTriomphe();
  canvas.name = 'Canvas arch';
  canvas.scale.setScalar(0.998);
  return canvas;
}

/** Ledoux's two toll houses. */
function barriers(): Group {
  return drawing((builder) => {
    for (const side of [-1, 1]) {
      builder.box(side * 50, 0, 112, 22, 14, 22, '#ecd6b0');
      builder.at(side * 50, 14, 112, 0, () =>
        builder.lathe(
          20,
          [
            [8, 0],
            [8, 6],
            [0, 9],
          ],
          '#d9c09c',
        ),
      );
      for (const x of [-8, -3, 3, 8])
        builder.at(side * 50 + x, 0, 124, 0, () =>
          builder.lathe(
            9,
            [
              [1, 0],
              [0.9, 10],
              [1.2, 11],
            ],
            '#f4e2c2',
          ),
        );
      builder.box(side * 50, 11, 124, 22, 2.4, 5, '#f4e2c2');
    }
  }, 'Barrier');
}

function village(): Group {
  const random = seededRandom(1820);
  return drawing((builder) => {
    drawStreets(builder, random, {
      style: oldParis,
      from: -420,
      to: 420,
      rows: [-250, -300, 250, 310],
      widths: [9, 14],
      depths: [10, 13],
      free: (x) => Math.abs(x) < 60 || random.chance(0.5),
    });
  }, 'Village');
}

function starAvenues(): Group {
  return drawing((builder) => {
    for (let ray = 0; ray < 6; ray += 1)
      builder.at(0, 0, 0, (ray / 6) * Math.PI, () => drawSlab(builder, -15, -1300, 15, 1300, 0.02, '#cbb394'));
    builder.disc(48, 62, 0.05, '#dcc8ac');
  }, 'Avenues');
}

/** Twelve wedges of blocks between the avenues. */
function houses(): Group {
  const random = seededRandom(1854);
  return drawing((builder) => {
    for (let wedge = 0; wedge < 12; wedge += 1) {
      const angle = ((wedge + 0.5) / 12) * Math.PI * 2;
      for (let ring = 0; ring < 7; ring += 1) {
        const radius = 138 + ring * 62;
        const count = Math.max(1, Math.floor((radius * 0.5236 - 42) / 52));
        for (let place = 0; place < count; place += 1) {
          const at = angle + ((place - (count - 1) / 2) * 52) / radius;
          const width = count === 1 ? Math.min(48, radius * 0.5236 - 40) : 48;
          builder.at(radius * Math.sin(at), 0, radius * Math.cos(at), at + Math.PI, () =>
            drawHaussmannBlock(builder, random, width, 26, ring < 1 ? 'full' : ring < 3 ? 'windows' : 'plain'),
          );
        }
      }
    }
  }, 'Houses');
}

function ringTrees(): Group {
  return grove(1857, summer, function* (random) {
    for (let ring = 0; ring < 60; ring += 1)
      if (ring % 5 !== 0)
        yield [112 * Math.cos((ring / 60) * 6.283), 0, 112 * Math.sin((ring / 60) * 6.283), random(7, 10)];
  });
}

function rows(): Group {
  return grove(1806, summer, function* (random) {
    for (const side of [-1, 1]) {
      for (let z = 130; z < 900; z += 12)
        for (const x of [26, 36]) yield [side * (x + random(-1, 1)), 0, z + random(-2, 2), random(8, 12)];
      for (let index = 0; index < 170; index += 1) {
        const [x, z] = [random(-900, 900), random(-900, 900)];
        if (Math.hypot(x, z) > 190 && Math.abs(x) > 48) yield [x, 0, z, random(7, 12)];
      }
      for (let z = -900; z < -230; z += 14) yield [side * (27 + random(-1, 1)), 0, z, random(8, 12)];
    }
  });
}
