import { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { archBridge } from '../archBridge';
import { drawRiverBoat } from '../boat';
import { drawHaussmannBlock } from '../haussmann';
import { citeLand, citeWater, drawQuays, notreDameParts, seineLevel } from './cite';
import { drawPeople, grove, summer } from './ground';
import { drawScaffold, drawTowerCrane } from './siteWorks';
import { StorySet, byYear, drawing } from './StorySet';

/** 15 April 2019 and 8 December 2024 as parts of a year. */
export const fire = 2019.29;
export const reopening = 2024.94;

/** Notre-Dame from 1860 to today: the fire, the scaffolds and the crane, the new roof and spire. About 190,000 triangles. */
export function* restorationSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.water.push(citeWater());
  set.add(
    citeLand('#cbb092'),
    drawing((builder) => drawQuays(builder, -700, 420)),
    quarters(),
    trees(),
    bridges(),
  );
  yield;
  const { walls, roof, spire } = notreDameParts();
  set.add(walls);
  yield;
  set.rising(roof, byYear([1860, 50], [fire - 0.001, 50], [fire + 0.003, 30], [2022.6, 30], [2024.2, 50]), {
    slice: { y: 1.5 },
  });
  yield;
  set.rising(
    spire,
    byYear([1858, 39], [1859.6, 97], [fire - 0.001, 97], [fire + 0.002, 39], [2022.9, 39], [2023.95, 97]),
    { slice: { y: 2 } },
  );
  yield;
  set.standing(gaps(), fire + 0.003, 2022.4);
  addSite(set);
  const boat = drawing((builder) => drawRiverBoat(builder, 34, '#f4ece2', '#fbf3e8', '#c8553c', true), 'Boat');
  set.standing(boat, 1950).moving((seconds) => boat.position.set(-360 + ((seconds * 5) % 560), seineLevel, 92));
  return set;
}

/** What the fire left open: the three holes in the vaults, seen from above. */
function gaps(): Group {
  return drawing((builder) => {
    builder.box(-22, 33.6, 0, 66, 0.4, 12.6, '#b9a58c');
    builder.box(26, 33.6, 0, 40, 0.4, 12.6, '#b9a58c');
    builder.box(3, 33.6, 0, 12, 0.4, 44, '#b9a58c');
    for (const [x, z, width, depth] of [
      [3, 0, 9, 9],
      [-14, 1, 6, 7],
      [3, -14, 7, 6],
    ] as const)
      builder.box(x, 34, z, width, 0.15, depth, '#4a4048');
  }, 'Open vaults');
}

function addSite(set: StorySet): void {
  const crane = drawing((builder) => drawTowerCrane(builder, 78, 64), 'Tower crane');
  crane.position.set(4, 0, 42);
  set.standing(crane, 2019.9, 2024.6).moving((seconds) => {
    crane.rotation.y = Math.PI / 2 + Math.sin(seconds * 0.12) * 0.7;
  });
  const grey = '#b8b4bc';
  const tower = drawing((builder) => {
    for (let side = 0; side < 4; side += 1)
      builder.at(3, 0, 0, (side * Math.PI) / 2, () =>
        builder.at(0, 34, 8.4, 0, () => drawScaffold(builder, 17, 64, grey, 4)),
      );
  });
  set.rising(
    tower,
    byYear(
      [2020.1, 33],
      [2020.11, 46],
      [2020.9, 46],
      [2021, 33],
      [2022.6, 33],
      [2023.5, 99],
      [2023.95, 99],
      [2024.3, 60],
      [2024.5, 33],
    ),
  );
  const skirts = drawing((builder) => {
    for (const side of [-1, 1]) {
      builder.at(30, 0, side * 23.4, side > 0 ? 0 : Math.PI, () => drawScaffold(builder, 44, 40, grey, 4));
      builder.at(-26, 0, side * 23.4, side > 0 ? 0 : Math.PI, () => drawScaffold(builder, 48, 40, grey, 4));
    }
  });
  set.rising(skirts, byYear([2019.5, -1], [2020.2, 40], [2024.2, 40], [2024.6, -1]));
  set.standing(
    drawing((builder) => {
      builder.box(-104, 0, 6, 60, 2.6, 0.3, '#efe6d8');
      for (const [x, z, high] of [
        [-92, 46, 3],
        [-72, 48, 6],
        [-110, 48, 3],
        [40, 46, 3],
        [56, 45, 6],
      ] as const)
        builder.box(x, 0, z, 14, high, 5, '#e9e2da', '#c9c2bc');
    }),
    2019.5,
    2024.8,
  );
  const visitors = drawing((builder) => drawPeople(builder, seededRandom(8), 170, -170, -52, -72, 46));
  set.world.add(visitors);
  set.yearly((year) => {
    visitors.visible = year < fire || year >= reopening;
  });
}

function quarters(): Group {
  return drawing((builder) => {
    const random = seededRandom(1867);
    const block = (x: number, z: number, width: number, turn: number, detail: 'full' | 'windows' | 'plain'): void =>
      builder.at(x, 0, z, turn, () => drawHaussmannBlock(builder, random, width, 26, detail));
    for (let x = -560; x < 340; x += 66) {
      for (const [z, detail] of [
        [-262, 'windows'],
        [-312, 'plain'],
        [-366, 'plain'],
        [-424, 'plain'],
      ] as const)
        block(x + random(-3, 3), z, random(48, 60), 0, detail);
      if (x > -90 || x < -420)
        for (const z of [152, 204, 258]) block(x + random(-3, 3), z, random(48, 60), Math.PI, 'plain');
    }
    for (const x of [-330, -262, -205]) block(x, -84, 54, 0, 'windows');
    block(-60, -92, 70, 0, 'windows');
    block(22, -92, 66, 0, 'windows');
    block(-262, 20, 62, Math.PI / 2, 'windows');
    block(-330, -10, 66, Math.PI / 2, 'plain');
    builder.box(-190, 0, -6, 44, 20, 120, '#ead2b2', '#8288b0');
  }, 'Quarters');
}

function trees(): Group {
  return grove(1864, summer, function* (random) {
    for (let x = -52; x < 96; x += 9) yield [x + random(-2, 2), 0, 43 + random(-4, 4), random(8, 11)];
    for (let index = 0; index < 40; index += 1) yield [random(72, 128), 0, random(-34, 26), random(9, 13)];
    for (let x = -560; x < 380; x += 11)
      if (x < -330 || x > -70) yield [x + random(-2, 2), 0, 132 + random(-1, 1), random(9, 12)];
    for (let x = -560; x < 380; x += 12) yield [x + random(-2, 2), 0, -244 + random(-1, 1), random(9, 12)];
    for (let index = 0; index < 34; index += 1) yield [random(-130, -60), 0, random(150, 210), random(7, 10)];
    for (let z = -60; z < 50; z += 11) yield [-148 + random(-2, 2), 0, z, random(8, 11)];
  });
}

function bridges(): Group {
  const group = new Group();
  const stone = {
    stone: '#e6c79f',
    road: '#cfae9c',
    trim: '#f6e2c2',
    bed: -11,
    deck: 0.2,
    spring: seineLevel + 1.4,
    camber: 1.6,
  } as const;
  const small = archBridge({ ...stone, length: 64, width: 15, arches: 3 });
  small.position.set(-150, 0, 90);
  const great = archBridge({ ...stone, length: 126, width: 17, arches: 5 });
  great.position.set(-150, 0, -177);
  group.add(small, great);
  return group;
}
