import type { Group } from 'three';
import { varied, type MeshBuilder } from '../../../geometry/MeshBuilder';
import { seededRandom } from '../../../geometry/random';
import { smooth } from '../../../geometry/smooth';
import { drawBorgo, drawFarCity, drawKeep, drawLeosWall, vaticanVineyards } from '../../rome/borgo';
import { drawHadriansTomb } from '../../rome/hadriansTomb';
import {
  drawOldBellTower,
  drawOldCourt,
  drawOldStPeters,
  drawPineConeFountain,
  drawRotunda,
  drawVaticanObelisk,
} from '../../rome/oldStPeters';
import { drawVineyards } from '../../rome/vineyards';
import { tiberLevel, wideLand } from '../../rome/tiberBend';
import { shrineToTiber, uncutSlope, vaticanGround } from '../../rome/vaticanSlope';
import { drawCypress } from '../../trees';
import { drawPeople, grove, river, summer } from '../ground';
import { drawScaffold, drawStoneStack, drawTreadwheelCrane } from '../siteWorks';
import { StorySet, byYear, drawing } from '../StorySet';

/** Level of the church's floor over the Field of Mars, in metres. */
const terrace = 8;
const coats = ['#7c5a48', '#8f6a4c', '#a58a68', '#5f5a6c', '#b5654c', '#d8c4a0'] as const;

/** The Vatican from 312 to 1450: tombs and racecourse, Constantine's basilica, its court, the Borgo and the wall of Leo; about 270,000 triangles. */
export function* constantineRomeSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.water.push(river(-1500, -2600, 3200, 2800, tiberLevel, { deep: '#8a7f86' }));
  set.add(
    wideLand({ height: vaticanGround, color: paving, close: [-500, -600, 1250, 600] }),
    trees(),
    drawing((builder) => drawVineyards(builder, seededRandom(90), vaticanVineyards, vaticanGround), 'Trees'),
  );
  yield;
  addCemetery(set);
  yield;
  addChurch(set);
  yield;
  addQuarter(set);
  yield;
  set.rising(drawing(drawLeosWall, 'Wall of Leo'), byYear([847.5, -4], [852, 80]), {
    slice: { y: 3 },
  });
  set.add(
    drawing((builder) => builder.at(1081, 0, -100, 0, () => drawHadriansTomb(builder)), "Hadrian's tomb"),
    drawing(drawFarCity, 'City'),
  );
  set.standing(
    drawing((builder) => builder.at(1081, 28, -100, 0, () => drawKeep(builder)), 'Castle'),
    850,
  );
  return set;
}

const paving = (x: number, z: number, y: number): string | undefined => {
  if (y < -1) return undefined;
  if (x > 186 && x < 330 && Math.abs(z) < 40) return '#d2b48a';
  return x >= 330 && x < 1010 && Math.abs(z + 20) < 9 ? '#cdae84' : undefined;
};

/** What lay here before: two rows of brick tombs, the racecourse of Caligula and Nero with its obelisk, and the uncut slope. */
function addCemetery(set: StorySet): void {
  set.add(
    drawing((builder) => builder.at(44, vaticanGround(44, 84), 84, 0, () => drawVaticanObelisk(builder)), 'Obelisk'),
  );
  set.standing(
    drawing((builder) => {
      const random = seededRandom(64);
      for (let x = -24; x < 88; x += 6.4)
        for (const z of [-5, 5]) drawTomb(builder, x + random(-0.6, 0.6), z, random(3.4, 5), z < 0);
      builder.at(-4, vaticanGround(-4, 12), 12, 0, () => {
        builder.box(0, 0, 0, 2.2, 2.8, 1.4, '#f3e4ca');
        builder.box(0, 2.8, 0, 2.8, 0.4, 1.8, '#f3e4ca');
      });
    }, 'Tombs'),
    -9999,
    321.5,
  );
  const slope = drawing((builder) => drawUncut(builder), 'Slope');
  set.add(slope).yearly((year) => {
    slope.scale.y = Math.max(0.02, Math.min(1, (321 - year) / 2.5));
    slope.visible = year < 321;
  });
  set.standing(drawing(drawRacecourse, 'Racecourse'), -9999, 320);
}

function drawTomb(builder: MeshBuilder, x: number, z: number, height: number, northern: boolean): void {
  const random = seededRandom(Math.round(x * 7 + z));
  const wall = varied('#d0906c', random, 0.04);
  builder.at(x, vaticanGround(x, z) - 0.6, z, northern ? 0 : Math.PI, () => {
    builder.box(0, 0, 0, 5.4, height, 6, wall);
    builder.at(0, height, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 6.6, 6.2, 1.5, '#bd6444', wall));
    builder.box(0, 0, 3.05, 1.2, 2.2, 0.1, '#5c4640');
    builder.box(0, 2.5, 3.05, 2, 0.7, 0.1, '#f3e4ca');
  });
}

/** The part of the slope that was dug away north and west of the church. */
function drawUncut(builder: MeshBuilder): void {
  const random = seededRandom(320);
  const height = (x: number, z: number): number => uncutSlope(x, z) * smooth(-4, -26, z) + 0.1;
  for (let x = -190; x < 170; x += 15) {
    for (let z = -130; z < 0; z += 13) {
      const corner = (dx: number, dz: number): readonly [number, number, number] => [
        x + dx,
        height(x + dx, z + dz),
        z + dz,
      ];
      if (height(x + 7, z + 6) < vaticanGround(x + 7, z + 6) + 0.1) continue;
      builder.quad(corner(0, 13), corner(15, 13), corner(15, 0), corner(0, 0), varied('#aba05e', random, 0.02));
    }
  }
}

/** The racecourse south of the tombs, half quarried already: two banks of seats, a curved end and a spine. */
function drawRacecourse(builder: MeshBuilder): void {
  for (const z of [62, 106])
    for (let tier = 0; tier < 3; tier += 1)
      builder.box(-60, 0, z + (z < 80 ? -1 : 1) * tier * 4, 360, 4.5 + tier * 3, 4, tier % 2 ? '#d9b78c' : '#e6c9a0');
  builder.box(-60, 0, 84, 280, 1.4, 5, '#e6cda6');
  builder.box(-242, 0, 84, 6, 11, 62, '#dcb98e');
}

function addChurch(set: StorySet): void {
  const at = (x: number, y: number, z: number, draw: (builder: MeshBuilder) => void, name: string): Group =>
    drawing((builder) => builder.at(x, y, z, 0, () => draw(builder)), name);
  set.rising(drawing(drawTerrace, 'Terrace'), byYear([318.5, -6], [322, terrace + 0.2]), { slice: { y: 1 } });
  set.rising(
    at(0, terrace, 0, drawOldStPeters, 'Basilica'),
    byYear([322, terrace - 1], [326, 18], [333, 40.9], [340, 41], [349, 48]),
    { slice: { x: 8, y: 1.6 } },
  );
  set.standing(
    drawing((builder) => {
      for (const [x, z, turn, height] of [
        [60, 46, 2, 24],
        [10, -48, -1, 26],
        [108, 8, 0.4, 24],
      ] as const)
        builder.at(x, terrace, z, turn, () => drawTreadwheelCrane(builder, height));
      for (const x of [118, 126, 134]) builder.at(x, terrace, x / 4 - 40, x, () => drawStoneStack(builder, 3));
    }, 'Works'),
    321.8,
    345,
  );
  const scaffolds = drawing((builder) => {
    for (const side of [-1, 1])
      for (let x = 18; x < 100; x += 17)
        builder.at(x, terrace, side * 34, side > 0 ? 0 : Math.PI, () => drawScaffold(builder, 14, 12));
    for (const z of [-8, 8]) builder.at(101.4, terrace, z, Math.PI / 2, () => drawScaffold(builder, 14, 30));
  }, 'Scaffolds');
  set.rising(scaffolds, byYear([323, 8], [332, 40], [343, 40], [348, 6]), { slice: { y: 3 } });
  set.rising(at(0, terrace, 0, drawOldCourt, 'Court'), byYear([350, terrace - 1], [390, 28]), { slice: { y: 1.4 } });
  set.standing(at(140, terrace + 0.3, 0, drawPineConeFountain, 'Fountain'), 495);
  set.rising(at(172, terrace, -36, drawOldBellTower, 'Bell tower'), byYear([752, 4], [757, 60]), { slice: { y: 2 } });
  set.standing(at(44, vaticanGround(44, 56), 56, drawRotunda, 'Rotunda'), -9999);
  set.rising(at(0, 4, 61, drawRotunda, 'Second rotunda'), byYear([395, 0], [405, 30]), { slice: { y: 2 } });
  set.standing(
    drawing(
      (builder) => drawPeople(builder, seededRandom(500), 46, 116, -17, 162, 17, terrace + 0.3, coats),
      'Pilgrims',
    ),
    420,
  );
  set.standing(
    drawing((builder) => drawPeople(builder, seededRandom(735), 60, 212, -34, 420, 20, 1.6, coats), 'Travellers'),
    600,
  );
  set.standing(
    drawing((builder) => {
      const random = seededRandom(1300);
      drawPeople(builder, random, 420, 210, -36, 326, 36, 1.6, coats);
      drawPeople(builder, random, 240, 326, -27, 900, -13, 1.6, coats);
      for (let index = 0; index < 90; index += 1) {
        const x = random(185, 203);
        drawPeople(builder, random, 1, x, -19, x, 19, terrace + 0.3 - ((x - 184) / 20) * 6, coats);
      }
    }, 'Crowd'),
    1299.5,
    1300.9,
  );
}

/** The terrace of church and court, and the broad stair in front. */
function drawTerrace(builder: MeshBuilder): void {
  builder.box(74, -4, 0, 220, terrace + 4, 74, '#cfa67e', '#dcc096');
  builder.box(-22, -4, 0, 30, terrace + 4, 92, '#cfa67e', '#c9b07e');
  for (let step = 0; step < 14; step += 1)
    builder.box(
      185 + step * 1.4,
      0,
      0,
      1.4,
      terrace - (step * (terrace - 1.4)) / 14,
      44,
      step % 2 ? '#ecdab8' : '#e2cba4',
    );
}

/** The quarter between church and river, house by house, and the covered way that led to it. */
function addQuarter(set: StorySet): void {
  for (const [age, built] of [460, 700, 853, 1290].entries())
    set.rising(
      drawing((builder) => drawBorgo(builder, age), 'Houses'),
      byYear([built - 60, -4], [built, 24]),
      { slice: { y: 3 } },
    );
  set.standing(
    drawing((builder) => {
      for (const [from, to] of [
        [338, 560],
        [566, 790],
        [796, 985],
      ] as const) {
        const middle = (from + to) / 2;
        builder.box(middle, 1.2, -39, to - from, 4.6, 0.8, '#d9ac84');
        builder.roof(middle, 5.6, -36, to - from, 8, 1.8, '#bd6848', '#d9ac84');
        for (let x = from + 2; x < to; x += 4.5) builder.box(x, 1.2, -32.6, 0.7, 4.6, 0.7, '#ecd8b6');
      }
    }, 'Covered way'),
    520,
    1200,
  );
}

function trees(): Group {
  const cypresses = drawing((builder) => {
    const random = seededRandom(313);
    for (let index = 0; index < 60; index += 1) {
      const [x, z] = [random(-420, 320), random(-330, 320)];
      if (Math.abs(z) < 128 && x > -210 && x < 330) continue;
      drawCypress(builder, random, x, vaticanGround(x, z) - 0.3, z, random(9, 16));
    }
  }, 'Trees');
  const broad = grove(314, summer, function* (random) {
    for (let index = 0; index < 420; index += 1) {
      const [x, z] = [random(-490, 1240), random(-590, 590)];
      const built = x > -200 && x < 1010 && Math.abs(z + 10) < 172;
      if (built || shrineToTiber(x, z) < 68 || shrineToTiber(x, z) > 900) continue;
      yield [x, vaticanGround(x, z) - 0.3, z, random(6, 12)];
    }
  });
  broad.add(...cypresses.children);
  return broad;
}
