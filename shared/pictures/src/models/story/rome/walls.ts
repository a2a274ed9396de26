import type { Group } from 'three';
import { varied, type MeshBuilder } from '../../../geometry/MeshBuilder';
import { seededRandom } from '../../../geometry/random';
import { drawArcade, type Arcade } from '../../rome/arcade';
import { drawAmphitheatre, drawOldTombs, drawRoads, drawRubble } from '../../rome/beforeTheGate';
import { easternGround, isInside, roadDistance, roadsAt, wallLine } from '../../rome/easternEdge';
import { addEmptyingCity } from '../../rome/emptyingCity';
import { drawAurelianGates, drawBakersTomb, drawClaudiusArch, drawHonorianGate } from '../../rome/portaMaggiore';
import { wideLand, type Spot } from '../../rome/tiberBend';
import { drawVineyards, type Plot } from '../../rome/vineyards';
import { drawWallLine, type WallLine } from '../../rome/wallLine';
import { drawLump, drawUmbrellaPine } from '../../trees';
import { drawPeople, grove, summer } from '../ground';
import { drawScaffold, drawStoneStack, drawTreadwheelCrane } from '../siteWorks';
import { StorySet, byYear, drawing } from '../StorySet';

const channel: readonly Spot[] = [
  [-1750, 960],
  [-900, 470],
  [-300, 80],
  [-110, 0],
  [-16, 0],
];
const inward: readonly Spot[] = [
  [16, 0],
  [84, 0],
  [250, -130],
  [700, -470],
];
const coats = ['#b5453c', '#8a6a52', '#d8b070', '#a58a68', '#6f5f58'] as const;
/** Market gardens before the wall. */
const gardens: readonly Plot[] = [
  [-70, 92, 54, 30],
  [96, 70, 60, 34],
  [150, 120, 60, 34],
  [30, 190, 60, 34],
  [10, 270, 70, 40],
  [-190, 190, 70, 40],
  [230, 170, 70, 40],
  [300, 240, 80, 44],
  [-130, 300, 80, 44],
  [-280, 290, 80, 50],
  [60, 380, 90, 50],
  [240, 60, 60, 30],
];
/** Where the Goths cut the aqueduct in this scene. */
const isCut = (x: number): boolean => x < -205 && x > -262;

/** The eastern edge of Rome at the arch of Claudius from 268 to 549, seen from outside (+z is the east, +x the north); about 360,000 triangles. */
export function* wallsRomeSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.add(
    wideLand({ height: easternGround, color: paving, close: [-900, -800, 900, 700] }),
    trees(),
    drawing((builder) => drawVineyards(builder, seededRandom(268), gardens, easternGround), 'Trees'),
  );
  yield;
  addWater(set);
  yield;
  addWall(set);
  yield;
  addEmptyingCity(set);
  yield;
  addPeople(set);
  return set;
}

const paving = (x: number, z: number): string | undefined =>
  isInside(x, z + 14) && z > -800 && Math.abs(x) < 900 ? '#cbae88' : undefined;

/** The Claudia and what it crosses: the arch, the tomb, the arches over the fields and into the city. */
function addWater(set: StorySet): void {
  const arches: Omit<Arcade, 'line'> = { height: () => 23.6, ground: easternGround };
  set.add(
    drawing(drawClaudiusArch, 'Arch of Claudius'),
    drawing((builder) => {
      drawArcade(builder, { ...arches, line: channel, gap: isCut });
      drawArcade(builder, { ...arches, line: inward });
      drawOldTombs(builder);
      drawRoads(builder);
    }, 'Aqueduct'),
  );
  set.standing(
    drawing((builder) => drawArcade(builder, { ...arches, line: channel, gap: (x) => !isCut(x) }), 'Arches'),
    -9999,
    537.3,
  );
  set.standing(drawing(drawRubble, 'Rubble'), 537.3);
  set.standing(
    drawing((builder) => builder.at(0, 0, 15, 0, () => drawBakersTomb(builder)), "Baker's tomb"),
    -9999,
    402.5,
  );
}

function addWall(set: StorySet): void {
  const common = {
    line: wallLine,
    spacing: 29.6,
    ground: easternGround,
    colors: ['#cca284', '#c59a7c', '#d3ab8e', '#c89e80'],
    outward: -1,
    gap: (x: number) => Math.abs(x) < 17.5,
  } satisfies Partial<WallLine>;
  const outwards = (x: number, y: number): number => y + Math.abs(x) * 0.008;
  set.rising(
    drawing((builder) => {
      drawWallLine(builder, { ...common, height: 8, towers: 12, thickness: 3.6, tower: 7.4, slits: 2.4 });
      drawAurelianGates(builder);
      drawAmphitheatre(builder);
    }, 'Wall of Aurelian'),
    byYear([271.2, -4], [275.6, 30]),
    { order: outwards, slice: { y: 2 } },
  );
  set.rising(
    drawing((builder) => {
      drawWallLine(builder, { ...common, foot: 8, height: 7, towers: 11.4, thickness: 3.9, tower: 7.8, slits: 3 });
    }, 'Second storey'),
    byYear([401, 7], [403, 40]),
    { order: outwards, slice: { y: 2 } },
  );
  set.rising(drawing(drawHonorianGate, 'Gate of Honorius'), byYear([401.4, -1], [403, 22]), { slice: { y: 1.2 } });
  const scaffolds = (from: number, until: number, foot: number, height: number): void => {
    set.standing(
      drawing((builder) => {
        for (const x of [-92, -66, -40, 40, 66]) builder.at(x, foot, 2.4, 0, () => drawScaffold(builder, 20, height));
        for (const x of [-54, 30, 120])
          builder.at(x, 0, x > 84 ? 18 : 12, 1.4, () => drawTreadwheelCrane(builder, foot + height + 6));
        for (const x of [-80, -30, 44, 54]) builder.at(x, 0, 16, x, () => drawStoneStack(builder, 3));
      }, 'Works'),
      from,
      until,
    );
  };
  scaffolds(271.4, 275.4, 0, 7);
  scaffolds(401.1, 402.9, 0, 15);
}

function addPeople(set: StorySet): void {
  const walkers = (seed: number, count: number): Group =>
    drawing((builder) => {
      const random = seededRandom(seed);
      for (let index = 0; index < count; index += 1) {
        const z = random(26, 190);
        const road = roadsAt(z)[random.chance(0.5) ? 0 : 1];
        drawPeople(builder, random, 1, road - 3, z - 1, road + 3, z + 1, 0.05, coats);
      }
    }, 'People');
  set.standing(walkers(1, 70), -9999, 408).standing(walkers(2, 26), 411, 537);
  const camp = drawing((builder) => {
    const random = seededRandom(410);
    for (let tent = 0; tent < 130; tent += 1) {
      const [x, z] = [random(-190, 330), random(180, 330)];
      if (roadDistance(x, z) < 12) continue;
      builder.at(x, easternGround(x, z) - 0.2, z, random(0, 3), () =>
        builder.roof(
          0,
          0,
          0,
          random(5, 8),
          random(4, 5.4),
          random(2.6, 3.4),
          varied('#d8bf98', random, 0.05),
          '#a98c68',
        ),
      );
    }
    drawPeople(builder, random, 170, -170, 170, 300, 330, 0.4, ['#6f5a4c', '#7f6a50', '#8a5a48', '#5f5550']);
  }, 'Camp');
  set.add(camp).yearly((year) => {
    camp.visible = (year >= 408.8 && year < 410.9) || (year >= 537.2 && year < 538.3);
  });
  set.standing(drawing(drawSmoke, 'Smoke'), 410.5, 411);
}

/** Smoke over the city in August 410, from where the Salarian gate lies. */
function drawSmoke(builder: MeshBuilder): void {
  const random = seededRandom(24);
  for (const [x, z] of [
    [420, -520],
    [560, -430],
    [250, -640],
  ] as const)
    for (let puff = 0; puff < 9; puff += 1) {
      const size = 9 + puff * 4.4;
      drawLump(
        builder,
        random,
        x + puff * puff * 1.6,
        20 + puff * 15,
        z - puff * 4,
        size,
        size * 0.8,
        size,
        varied('#8d7680', random, 0.03),
        true,
      );
    }
}

function trees(): Group {
  const pines = drawing((builder) => {
    const random = seededRandom(269);
    for (let index = 0; index < 34; index += 1) {
      const [x, z] = [random(-620, 620), random(90, 560)];
      if (roadDistance(x, z) < 24 || (x < -60 && z < 200)) continue;
      drawUmbrellaPine(builder, random, x, easternGround(x, z) - 0.3, z, random(12, 19));
    }
  }, 'Trees');
  const broad = grove(270, summer, function* (random) {
    for (let index = 0; index < 360; index += 1) {
      const [x, z] = [random(-890, 890), random(40, 690)];
      if (roadDistance(x, z) < 20 || Math.hypot(x, z) < 150) continue;
      yield [x, easternGround(x, z) - 0.3, z, random(5, 10)];
    }
  });
  broad.add(...pines.children);
  return broad;
}
