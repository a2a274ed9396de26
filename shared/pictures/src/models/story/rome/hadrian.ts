import type { Group } from 'three';
import type { MeshBuilder } from '../../../geometry/MeshBuilder';
import { seededRandom } from '../../../geometry/random';
import { smooth } from '../../../geometry/smooth';
import { archBridge } from '../../archBridge';
import { drawRiverBoat } from '../../boat';
import { drawStadium, drawTombOfAugustus } from '../../rome/fieldOfMars';
import { drawHadriansTomb, drawHadriansTombTop } from '../../rome/hadriansTomb';
import { imperialTown } from '../../rome/imperialTown';
import { drawPantheonBlock, drawPantheonCourt, drawPantheonHall, drawPantheonPorch } from '../../rome/romePantheon';
import { romanGround, tiberDistance, tiberLevel, wideLand } from '../../rome/tiberBend';
import { drawTrajansColumn } from '../../rome/trajansColumn';
import { drawTrajansForum, drawTrajansMarket } from '../../rome/trajansForum';
import { drawPeople, grove, river, summer } from '../ground';
import { drawStreets } from '../oldTown';
import { drawScaffold, drawStoneStack, drawTreadwheelCrane } from '../siteWorks';
import { StorySet, byYear, drawing } from '../StorySet';

/** Trajan's Column in metres from the Pantheon, and how far the forum is turned: its square lies to the south-east. */
const column = [621, 311] as const;
const turn = 0.785;
const tomb = [-866, -500] as const;
const coats = ['#f2e6d0', '#e6d2b0', '#c8553c', '#8a6a52', '#d8b070'] as const;

/** A point in the forum's own frame: u across the square, v away from the column. */
function inForum(x: number, z: number): readonly [u: number, v: number] {
  const [dx, dz] = [x - column[0], z - column[1]];
  return [dx * Math.cos(turn) - dz * Math.sin(turn), dx * Math.sin(turn) + dz * Math.cos(turn)];
}

/** The ground once the hill is cut: level under the forum, steep on its north-eastern side. */
export function fieldGround(x: number, z: number): number {
  const [u, v] = inForum(x, z);
  const along = smooth(-170, -60, v) * (1 - smooth(230, 340, v));
  const level = (1 - smooth(70, 110, Math.abs(u))) * along;
  return romanGround(x, z) * (1 - level) + 25 * smooth(92, 140, u) * along * (1 - smooth(260, 420, u));
}

/**
 * The Field of Mars under Trajan and Hadrian, from 98 to 140, at its true places: Trajan's forum in the east, the Pantheon in the middle,
 * Hadrian's tomb across the Tiber in the west; about 270,000 triangles.
 */
export function* hadrianRomeSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.water.push(river(-2600, -2600, 2900, 2600, tiberLevel, { deep: '#8a7f86' }));
  set.add(wideLand({ height: fieldGround, color: paving, close: [-1250, -1000, 1400, 1000] }));
  yield;
  set.add(town());
  yield;
  set.add(
    trees(),
    drawing((builder) => {
      builder.at(-306, 0, -60, 0, () => drawStadium(builder));
      builder.at(-25, 0, -834, 0, () => drawTombOfAugustus(builder));
    }, 'Older buildings'),
  );
  yield;
  addForum(set);
  yield;
  addPantheon(set);
  yield;
  addTomb(set);
  const barge = drawing((builder) => drawRiverBoat(builder, 24, '#8a5a3c', '#b98a5c', '#caa070'), 'Barge');
  set.add(barge).moving((seconds) => barge.position.set(-560 - ((seconds * 3) % 240), tiberLevel, -378));
  return set;
}

function paving(x: number, z: number, y: number): string | undefined {
  const [u, v] = inForum(x, z);
  if (u > 96 && u < 230 && v > -90 && v < 270) return '#a69a5e';
  return y > -1 && inTown(x, z) ? '#cdb08a' : undefined;
}

/** The built-up land: inside the bend of the river and east of it. */
function inTown(x: number, z: number): boolean {
  const acrossNorth = x < -330 && z < -340;
  return Math.abs(z) < 790 && x > -1030 && x < 1290 && !acrossNorth && tiberDistance(x, z) > 84;
}

function isSite(x: number, z: number): boolean {
  const [u, v] = inForum(x, z);
  return (
    (Math.abs(u) < 82 && v > -34 && v < 228) ||
    (u > 0 && u < 165 && v > 36 && v < 212) ||
    (Math.abs(x) < 48 && z > -170 && z < 44) ||
    (Math.abs(x + 306) < 68 && z > -224 && z < 88) ||
    Math.hypot(x + 25, z + 834) < 90 ||
    Math.abs(x - 190 - z * 0.08) < 11
  );
}

function town(): Group {
  return drawing((builder) => {
    const near = (x: number, z: number): boolean =>
      Math.hypot(x, z + 40) < 190 || Math.hypot(x - 690, z - 380) < 230 || Math.hypot(x + 800, z + 300) < 200;
    drawStreets(builder, seededRandom(98), {
      style: imperialTown,
      from: -1030,
      to: 1290,
      rows: Array.from({ length: 57 }, (_, index) => -760 + index * 27),
      widths: [13, 25],
      depths: [14, 20],
      stray: 2.5,
      turn: 0.07,
      ground: (x, z) => fieldGround(x, z) - 1.2,
      free: (x, z) => {
        const open = Math.sin(x * 0.011 + 1) * Math.sin(z * 0.013) > 0.62;
        return !inTown(x, z) || isSite(x, z) || open;
      },
      plain: (x, z) => !near(x, z),
    });
  }, 'Houses');
}

function trees(): Group {
  return grove(99, summer, function* (random) {
    for (let index = 0; index < 620; index += 1) {
      const [x, z] = [random(-1240, 1390), random(-990, 990)];
      const free = Math.sin(x * 0.011 + 1) * Math.sin(z * 0.013) > 0.66;
      if (tiberDistance(x, z) < 66 || isSite(x, z) || Math.hypot(x - tomb[0], z - tomb[1]) < 78) continue;
      if (inTown(x, z) && !free) continue;
      if (Math.abs(x - tomb[0]) < 12 && z > -440) continue;
      yield [x, fieldGround(x, z) - 0.3, z, random(8, 15)];
    }
    for (let index = 0; index < 150; index += 1) {
      const [x, z] = [random(-1240, -560), random(-900, -410)];
      if (tiberDistance(x, z) > 70 && Math.hypot(x - tomb[0], z - tomb[1]) > 80 && Math.abs(x - tomb[0]) > 14)
        yield [x, fieldGround(x, z) - 0.3, z, random(6, 12)];
    }
  });
}

function addForum(set: StorySet): void {
  const inPlace = (draw: (builder: MeshBuilder) => void, name: string): Group =>
    drawing((builder) => builder.at(column[0], 0, column[1], turn, () => draw(builder)), name);
  const hill = inPlace(drawSaddle, 'Hill');
  const left = byYear([106.2, 1], [109, 0.04]);
  set.add(hill).yearly((year) => {
    hill.scale.y = left(year);
    hill.visible = year < 109;
  });
  set.rising(inPlace(drawTrajansForum, 'Forum'), byYear([107.5, -4], [109, 0.2], [112, 34]), { slice: { y: 2 } });
  set.rising(
    inPlace((builder) => builder.at(60, 0, 126, 0, () => drawTrajansMarket(builder)), 'Market'),
    byYear([107.5, -1], [112, 38]),
    { slice: { y: 2 } },
  );
  set.rising(inPlace(drawTrajansColumn, 'Column'), byYear([110.5, -1], [113, 36], [116, 36], [117.5, 42]), {
    slice: { y: 0.8 },
  });
  set.standing(
    inPlace((builder) => {
      for (const [x, z, height] of [
        [-60, 70, 22],
        [40, 30, 26],
        [-20, 96, 20],
        [80, 120, 20],
      ] as const)
        builder.at(x, 0, z, x, () => drawTreadwheelCrane(builder, height));
      for (const x of [-30, -22, 12, 30]) builder.at(x, 0, 150 + x / 3, x, () => drawStoneStack(builder, 4));
    }, 'Works'),
    107,
    112,
  );
  set.standing(
    inPlace((builder) => drawPeople(builder, seededRandom(112), 150, -44, 84, 44, 192, 0.2, coats), 'People'),
    112,
  );
}

/** What stood in the way: the saddle between the Quirinal and the Capitol, as the ground that Trajan had cut away. */
function drawSaddle(builder: MeshBuilder): void {
  const height = (u: number, v: number): number =>
    30 * (1 - smooth(0, 124, Math.abs(u - 44))) * smooth(-40, 92, v) * (1 - smooth(104, 226, v)) - 0.3;
  const random = seededRandom(107);
  for (let u = -120; u < 150; u += 12) {
    for (let v = -40; v < 228; v += 12) {
      const corner = (du: number, dv: number): readonly [number, number, number] => [
        u + du,
        height(u + du, v + dv),
        v + dv,
      ];
      if (height(u + 6, v + 6) < -0.2) continue;
      builder.quad(
        corner(0, 12),
        corner(12, 12),
        corner(12, 0),
        corner(0, 0),
        random.pick(['#ac9a60', '#a39358', '#b4a068']),
      );
    }
  }
}

function addPantheon(set: StorySet): void {
  const inPlace = (draw: (builder: MeshBuilder) => void, name: string): Group =>
    drawing((builder) => builder.at(0, 0, -40, Math.PI, () => draw(builder)), name);
  set.rising(inPlace(drawPantheonCourt, 'Court'), byYear([115, -2], [120, 10]), { slice: { y: 2 } });
  set.rising(inPlace(drawPantheonPorch, 'Porch'), byYear([114.5, -1], [120, 16], [122, 28]), { slice: { y: 1.5 } });
  set.rising(inPlace(drawPantheonBlock, 'Block'), byYear([116, -1], [122, 32]), { slice: { y: 1.5 } });
  set.rising(inPlace(drawPantheonHall, 'Hall'), byYear([114, -1], [120, 14], [122, 31], [123, 35], [125.5, 45]));
  set.standing(
    drawing((builder) => {
      builder.at(0, 0, 0, 0, () => builder.disc(40, 31, 0.1, '#c9a67c'));
      builder.at(-52, 0, -20, 2.6, () => drawTreadwheelCrane(builder, 24));
      builder.at(44, 0, -84, 2, () => drawTreadwheelCrane(builder, 18));
      for (const x of [-16, -8, 6, 15]) builder.at(x, 0, -100 + x, x, () => drawStoneStack(builder, 3));
      builder.at(-12, 0, -76, 0.2, () => builder.beam([0, 0.9, 0], [12, 0.9, 2], 1.5, '#b9aeb0'));
    }, 'Works'),
    114,
    122,
  );
  const scaffolds = drawing((builder) => {
    for (let index = 0; index < 14; index += 1) {
      const angle = (index / 14) * Math.PI * 2 + 0.1;
      if (Math.cos(angle + Math.PI) > 0.72) continue;
      builder.at(29.4 * Math.sin(angle), 0, 29.4 * Math.cos(angle), angle, () => drawScaffold(builder, 9, 30));
    }
  }, 'Scaffolds');
  set.rising(scaffolds, byYear([114.5, -1], [121.5, 33], [124.5, 33], [125.6, -1]), { slice: { y: 4 } });
  set.standing(
    drawing((builder) => drawPeople(builder, seededRandom(126), 60, -22, -150, 22, -62, 0.05, coats), 'People'),
    122,
  );
}

function addTomb(set: StorySet): void {
  const inPlace = (draw: (builder: MeshBuilder) => void, name: string): Group =>
    drawing((builder) => builder.at(tomb[0], 0, tomb[1], 0, () => draw(builder)), name);
  const bridge = archBridge({
    length: 134,
    width: 11,
    arches: 7,
    deck: 3.4,
    spring: -3.4,
    camber: 1.6,
    stone: '#eed9b4',
    road: '#d8bf98',
    trim: '#f7ead2',
    bed: -11,
  });
  bridge.position.set(tomb[0], 0, -366);
  set.rising(bridge, byYear([130, 1], [134, 12]), { order: (_x, y, z) => y * 0.4 - z * 0.02 });
  set.rising(inPlace(drawHadriansTomb, 'Tomb'), byYear([129, -5], [131, 1], [139, 36]), { slice: { y: 2 } });
  set.rising(inPlace(drawHadriansTombTop, 'Top of the tomb'), byYear([138, 29], [139.6, 60]));
  set.standing(
    inPlace((builder) => {
      builder.at(-52, 0, 30, 0.6, () => drawTreadwheelCrane(builder, 26));
      builder.at(54, 0, -20, 2.8, () => drawTreadwheelCrane(builder, 26));
      for (const x of [-40, -30, 28, 38]) builder.at(x, 0, 62, x, () => drawStoneStack(builder, 4));
    }, 'Works'),
    129,
    139.5,
  );
}
