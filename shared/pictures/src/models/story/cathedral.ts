import { type Group } from 'three';
import { drawPointedPane } from '../../geometry/facade';
import { seededRandom } from '../../geometry/random';
import { citeLand, citeWater, notreDameParts } from './cite';
import { drawPeople, grove, summer } from './ground';
import { drawParishChurch, drawStreets, oldParis } from './oldTown';
import { drawTownHouse } from '../townHouse';
import { drawCentering, drawScaffold, drawStoneStack, drawTreadwheelCrane } from './siteWorks';
import { StorySet, byYear, drawing } from './StorySet';

/** The year in which a piece of the cathedral's masonry was laid, by the phases that its stones show. */
function yearLaid(x: number, y: number, z: number): number {
  const out = Math.abs(z);
  if (x < -48)
    return y < 43
      ? byYear([0, 1208], [20, 1218], [33, 1226], [43, 1236])(Math.max(0, y))
      : z > 0
        ? 1236 + (y - 43) * 0.15
        : 1238 + (y - 43) * 0.46;
  if (Math.abs(x - 3) < 11 && out > 21) return (z < 0 ? 1250 : 1258) + Math.max(0, y) * 0.2;
  if (x > 3) return 1163 + (Math.max(0, y) / 34) * 18;
  return 1180 + ((3 - x) / 53) * 12 + (Math.max(0, y) / 34) * 10;
}

/**
 * The island between 1100 and 1350: the old cathedral of Saint-Étienne, the houses, and Notre-Dame as it rises from the choir to the towers.
 * About 150,000 triangles.
 */
export function* cathedralSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.water.push(citeWater());
  set.add(citeLand('#c8a888'), town(), trees());
  yield;
  set.rising(oldCathedral(), byYear([1160, 40], [1163, 40], [1185, -1]), { slice: { y: 2 } });
  yield;
  const { walls, roof, spire } = notreDameParts();
  set.rising(walls, (year) => year, { order: yearLaid, slice: { x: 6, y: 2.5 } });
  yield;
  set.rising(roof, (year) => year, {
    order: (x) => (x > 3 ? 1178 + (46 - x) * 0.1 : 1190 + (3 - x) * 0.3),
    slice: { x: 4 },
  });
  yield;
  for (const part of spire.children) part.removeFromParent();
  set.rising(firstSpire(), byYear([1220, 40], [1232, 90]), { slice: { y: 2 } });
  yield;
  addWorks(set);
  return set;
}

function oldCathedral(): Group {
  return drawing((builder) => {
    builder.box(-92, 0, 0, 66, 9, 34, '#dcc098', '#b5674a');
    builder.box(-92, 9, 0, 64, 8, 14, '#e4caa2');
    builder.roof(-92, 17, 0, 66, 15, 6, '#b5674a', '#e4caa2');
    for (const side of [-1, 1]) {
      builder.quad([-125, 9, side * 17], [-59, 9, side * 17], [-59, 13, side * 7], [-125, 13, side * 7], '#bb6f50');
      for (let x = -120; x < -62; x += 7) builder.box(x, 12.6, side * 7.05, 1.4, 3, 0.3, '#6a5a62');
    }
  }, 'Saint-Étienne');
}

/** The first spire: a plain needle of lead, about 78 m to its tip. */
function firstSpire(): Group {
  return drawing(
    (builder) =>
      builder.at(3, 0, 0, Math.PI / 8, () =>
        builder.lathe(
          8,
          [
            [4.4, 40],
            [3, 47],
            [2.7, 54],
            [3.1, 54.6],
            [0.3, 78],
            [0, 79],
          ],
          '#7f86ac',
        ),
      ),
    'First spire',
  );
}

function town(): Group {
  const random = seededRandom(1163);
  return drawing((builder) => {
    drawStreets(builder, random, {
      style: oldParis,
      from: -330,
      to: 120,
      rows: [-92, -74, -56],
      widths: [6, 10],
      depths: [9, 12],
      free: (x, z) => x > -70 && z > -62,
    });
    drawStreets(builder, random, {
      style: oldParis,
      from: -330,
      to: -138,
      rows: [-36, -18, 0, 18, 36],
      widths: [6, 10],
      depths: [9, 12],
    });
    drawStreets(builder, random, {
      style: oldParis,
      from: -130,
      to: 380,
      rows: [134, 152, 172, 194],
      widths: [6, 10],
      depths: [9, 12],
      free: (x) => x < 10 || random.chance(0.15),
    });
    drawStreets(builder, random, {
      style: oldParis,
      from: -560,
      to: 340,
      rows: [-252, -272, -294, -318, -345, -376, -410],
      widths: [7, 12],
      depths: [10, 14],
      plain: () => true,
    });
    for (const [x, z] of [
      [-230, -320],
      [60, -300],
      [-420, -360],
      [-250, -12],
      [140, 170],
    ] as const)
      builder.at(x, 0, z, 0, () => drawParishChurch(builder, random, 26, 16));
    builder.at(32, 0, 40, 0, () => {
      builder.box(6, 0, 6, 52, 10, 9, '#e0c6a0');
      builder.roof(6, 10, 6, 53, 10, 6, '#8f5a4a', '#e0c6a0');
      for (let x = -16; x < 30; x += 6)
        builder.at(x, 0, 10.5, 0, () => drawPointedPane(builder, 0, 3, 1.6, 4, '#5f5674'));
    });
    for (const [x, z, length] of [
      [-150, 90, 62],
      [-150, -177, 122],
    ] as const) {
      builder.box(x, -1, z, 9, 1, length, '#a8845c');
      for (let pile = -length / 2; pile <= length / 2; pile += 9)
        for (const side of [-3.5, 3.5]) builder.box(x + side, -10, z + pile, 0.9, 9.4, 0.9, '#8f6a48');
      for (let house = -length / 2 + 5; house < length / 2 - 4; house += 9)
        for (const side of [-6, 6])
          builder.at(x + side, -1, z + house, Math.PI / 2, () =>
            drawTownHouse(builder, random, { ...oldParis, floors: [2, 3] }, 7.6, 5.4),
          );
    }
    drawPeople(builder, random, 60, -132, -34, -64, 34);
  }, 'Town');
}

function trees(): Group {
  return grove(1180, summer, function* (random) {
    for (let index = 0; index < 40; index += 1) yield [random(70, 135), -0.5, random(-38, 30), random(6, 10)];
    for (let index = 0; index < 120; index += 1) yield [random(-640, 400), 0, random(245, 400), random(7, 12)];
    for (let x = -420; x < -160; x += 15) yield [x + random(-4, 4), -0.6, 127 + random(-3, 5), random(6, 9)];
    for (let index = 0; index < 90; index += 1) yield [random(-680, 400), 0, random(-550, -440), random(7, 12)];
  });
}

/** Cranes, scaffolds, centering and stone where the work is. */
function addWorks(set: StorySet): void {
  const crane = drawing((builder) => drawTreadwheelCrane(builder, 13), 'Crane');
  const second = crane.clone();
  const choirLift = byYear([1163, 2], [1180, 33]);
  const navelift = byYear([1182, 4], [1200, 33]);
  const frontLift = byYear([1208, 1], [1226, 33], [1236, 43], [1250, 66]);
  set.standing(crane, 1163, 1250).standing(second, 1182, 1240);
  set.yearly((year) => {
    if (year < 1182) crane.position.set(20, choirLift(year), 0);
    else if (year < 1208) crane.position.set(-10 - (year - 1182) * 1.1, navelift(year), 0);
    else crane.position.set(-71, frontLift(year), -14);
    second.position.set(-71, Math.min(43, frontLift(year)), 14);
    second.visible = second.visible && year >= 1208;
  });
  set.moving((seconds) => {
    crane.rotation.y = Math.sin(seconds * 0.35) * 0.9;
    second.rotation.y = 2 + Math.sin(seconds * 0.3 + 1) * 0.8;
  });
  const choirPoles = drawing((builder) => {
    for (const side of [-1, 1])
      builder.at(26, 0, side * 24, side > 0 ? 0 : Math.PI, () => drawScaffold(builder, 42, 36));
  });
  const navePoles = drawing((builder) => {
    for (const side of [-1, 1])
      builder.at(-24, 0, side * 24, side > 0 ? 0 : Math.PI, () => drawScaffold(builder, 50, 36));
    for (let x = -46; x < -4; x += 6) builder.at(x, 24, 0, 0, () => drawCentering(builder, 13));
  });
  const frontPoles = drawing((builder) => builder.at(-67, 0, 0, -Math.PI / 2, () => drawScaffold(builder, 46, 68)));
  set.rising(choirPoles, byYear([1162, -1], [1164, 4], [1180, 36], [1184, 36], [1186, -1]));
  set.rising(navePoles, byYear([1181, -1], [1184, 4], [1200, 36], [1206, 36], [1208, -1]));
  set.rising(frontPoles, byYear([1207, -1], [1210, 4], [1240, 66], [1250, 66], [1252, -1]));
  set.standing(
    drawing((builder) => {
      const random = seededRandom(7);
      for (let index = 0; index < 12; index += 1)
        builder.at(random(-130, -80), 0, random(-34, 34), random(0, 3), () => drawStoneStack(builder, 3));
      for (let index = 0; index < 6; index += 1)
        builder.at(random(-40, 60), 0, random(34, 52), random(0, 3), () => drawStoneStack(builder, 2));
    }),
    1163,
    1260,
  );
}
