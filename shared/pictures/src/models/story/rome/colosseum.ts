import type { Group } from 'three';
import { drawColumn } from '../../../geometry/facade';
import { seededRandom } from '../../../geometry/random';
import { drawBlaze } from '../../rome/blaze';
import { drawColossus } from '../../rome/colossus';
import {
  amphitheatreAwning,
  amphitheatreCellars,
  amphitheatreFloor,
  amphitheatreInner,
  amphitheatreRuin,
  amphitheatreSeats,
  amphitheatreWall,
} from '../../rome/flavianAmphitheatre';
import { drawPeople, pool } from '../ground';
import { drawStoneStack, drawTreadwheelCrane } from '../siteWorks';
import { StorySet, byYear, drawing } from '../StorySet';
import { addLater, quake } from './colosseumLater';
import {
  colosseumGround,
  drawLakeside,
  drawVineyard,
  lake,
  valleyFloor,
  valleyHouses,
  valleyLand,
  valleyTrees,
} from './colosseumValley';

/** The night of 18 July 64 as part of a year. */
const fire = 64.54;
const tunics = ['#f2e8d4', '#e6d2b0', '#c8553c', '#8a6a52', '#d8b070', '#6c7a86'] as const;

/** The valley of the Colosseum from the great fire to today; about 330,000 triangles at most. */
export function* colosseumSet(): Generator<void, StorySet> {
  const set = new StorySet();
  const [x, z] = [lake.x + 2, lake.z + 2];
  set.water.push(
    pool(
      [
        [-x, -z],
        [x, -z],
        [x, z],
        [-x, z],
      ],
      lake.level,
      { deep: '#6f86a0', wavelength: 3, ripple: 0.004 },
    ),
  );
  set.add(...valleyLand(), valleyTrees(false));
  yield;
  set.standing(valleyFloor(190, 165, 0.04, '#c2a67c', false), -5000, 64.7);
  set.standing(valleyFloor(185, 160, 0.05, '#8f7d68', false), 64.55, 65.6);
  set.standing(valleyFloor(200, 176, 0.06, '#d2b98e', true), 70);
  set.standing(valleyFloor(118, 100, 0.1, '#ead8b6', true), 79);
  addCity(set);
  yield;
  addNero(set);
  yield;
  const reached = (peak: number) => byYear([71.6, -2], [75, peak * 0.42], [80.2, peak]);
  const wall = byYear([71.8, -2], [74, 6], [80.1, 37.6], [81, 37.6], [86, 60]);
  set.rising(amphitheatreWall('kept'), wall, { slice: { y: 2 } });
  yield;
  set.rising(
    amphitheatreWall('lost'),
    (year) => (year < 1300 ? wall(year) : byYear([quake, 60], [quake + 0.05, 24], [1420, 12], [1560, -2])(year)),
    { slice: { y: 2 } },
  );
  yield;
  set.rising(amphitheatreInner('kept'), reached(40), { slice: { y: 2 } });
  set.rising(
    amphitheatreInner('lost'),
    (year) => (year < 1300 ? reached(40)(year) : byYear([quake, 40], [1500, 24], [1740, 23])(year)),
    { slice: { y: 2 } },
  );
  yield;
  set.rising(
    amphitheatreSeats(),
    byYear(
      [73, -2],
      [80.3, 38],
      [82, 38],
      [87, 50],
      [217.62, 50],
      [217.66, 30],
      [238, 50],
      [500, 50],
      [900, 20],
      [1250, -2],
    ),
    { slice: { y: 1 } },
  );
  set.standing(amphitheatreRuin(), 480);
  set.standing(amphitheatreFloor(), 79.5, 1938).standing(amphitheatreCellars(), 1938);
  yield;
  set.standing(amphitheatreAwning(), 86, 217.6).standing(works(), 71.5, 80);
  set.standing(
    drawing((builder) => builder.at(-34, 30, -44, 0, () => drawBlaze(builder, seededRandom(217), 60, 20, 20)), 'Fire'),
    217.6,
    217.9,
  );
  addLater(set);
  yield;
  addPeople(set);
  return set;
}

function addCity(set: StorySet): void {
  set.rising(valleyHouses('imperial', true), byYear([fire, 900], [fire + 0.03, -1]), {
    order: (x, y, z) => Math.hypot(x + 60, z - 200) + y,
  });
  set.rising(valleyHouses('imperial', false), byYear([64, 900], [480, 900], [760, 220]), {
    order: (x, _y, z) => Math.hypot(x / 1.15, z),
  });
  set.rising(valleyHouses('modern', false), byYear([1560, 220], [1700, 330], [1868, 360], [1910, 900]), {
    order: (x, _y, z) => Math.hypot(x / 1.15, z),
  });
  set.standing(
    drawing((builder) => {
      const random = seededRandom(64);
      for (const [x, z] of [
        [-70, 90],
        [20, 60],
        [90, -20],
        [-10, -70],
        [-120, 0],
      ] as const)
        builder.at(x, 3, z, 0, () => drawBlaze(builder, random, 60, 40, 19));
    }, 'Great fire'),
    fire - 0.05,
    fire + 0.04,
  );
  set.standing(
    drawing((builder) => {
      const random = seededRandom(65);
      for (let stump = 0; stump < 260; stump += 1) {
        const [x, z] = [random(-170, 170), random(-150, 150)];
        builder.box(
          x,
          0,
          z,
          random(1, 7),
          random(0.5, 4.5),
          random(0.6, 4),
          random.pick(['#6c5c50', '#5a4c44', '#7c6a58']),
        );
      }
    }, 'Ashes'),
    fire + 0.01,
    65.6,
  );
}

function addNero(set: StorySet): void {
  set.rising(drawing(drawLakeside, 'Lakeside'), byYear([65.6, -5], [67, 14], [69.5, 14], [70, -5]), {
    slice: { y: 1 },
  });
  set.standing(drawing(drawVineyard, 'Vineyard'), 66, 72);
  const colossus = (x: number, z: number, turn: number): Group =>
    drawing(
      (builder) => builder.at(x, colosseumGround(x, z) - 0.5, z, turn, () => drawColossus(builder, 31)),
      'Colossus',
    );
  set.rising(colossus(-262, -52, Math.PI / 2), byYear([65.8, 0], [67.6, 70], [127.9, 70], [128, -1]), {
    slice: { y: 1 },
  });
  set.rising(colossus(-132, -92, 2.6), byYear([128, -1], [128.1, 70], [450, 70], [560, -1]), { slice: { y: 1 } });
}

/** Cranes and stone round the rising walls. */
function works(): Group {
  return drawing((builder) => {
    const random = seededRandom(72);
    for (let crane = 0; crane < 9; crane += 1) {
      const angle = (crane / 9) * Math.PI * 2 + 0.2;
      builder.at(108 * Math.cos(angle), 0.1, 92 * Math.sin(angle), Math.PI - angle, () =>
        drawTreadwheelCrane(builder, 21),
      );
    }
    for (let stack = 0; stack < 60; stack += 1) {
      const angle = random(0, 6.28);
      const out = random(1.2, 1.6);
      builder.at(94 * out * Math.cos(angle), 0.1, 78 * out * Math.sin(angle), random(0, 3), () =>
        drawStoneStack(builder, 2 + (stack % 3)),
      );
    }
    drawPeople(builder, random, 150, -150, -128, 150, -88, 0, ['#8a6a52', '#a8845c', '#e6d8c4', '#c8b08a']);
    drawPeople(builder, random, 60, -40, -20, 40, 20, -0.1, ['#8a6a52', '#a8845c', '#e6d8c4']);
  }, 'Works');
}

function addPeople(set: StorySet): void {
  const crowd = (seed: number, count: number, coats?: readonly [string, ...string[]]): Group =>
    drawing((builder) => {
      const random = seededRandom(seed);
      for (const [west, north, east, south] of [
        [-150, -126, 130, -92],
        [-150, -60, -104, 96],
        [106, -70, 150, 70],
        [-110, 92, 120, 130],
      ] as const)
        drawPeople(builder, random, count, west, north, east, south, 0.12, coats);
    }, 'Crowd');
  set.standing(crowd(80, 150, tunics), 80, 530).standing(crowd(1950, 60), 1933);
  set.standing(
    drawing((builder) => {
      const random = seededRandom(81);
      for (let seat = 0; seat < 900; seat += 1) {
        const [angle, share] = [random(0, 6.283), random(0.06, 0.66)];
        const y = 4.6 + 31 * share ** 1.12;
        builder.box(
          (44 + 38 * share) * Math.cos(angle),
          y,
          (28 + 38 * share) * Math.sin(angle),
          0.7,
          1.1,
          0.7,
          random.pick(tunics),
        );
      }
      drawPeople(builder, random, 12, -24, -10, 24, 10, 0.6, ['#8a4a3a', '#c8a060', '#6c5a4c']);
      for (let mast = 0; mast < 4; mast += 1)
        builder.at(-30 + mast * 20, 0.5, 0, 0, () => drawColumn(builder, 3.6, 0.3, '#8f6a48', 6));
    }, 'Audience'),
    80.3,
    217.5,
  );
}
