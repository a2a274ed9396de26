import type { Group } from 'three';
import { drawRider } from '../../../geometry/facade';
import type { MeshBuilder } from '../../../geometry/MeshBuilder';
import { seededRandom } from '../../../geometry/random';
import { drawBlaze } from '../../rome/blaze';
import { drawCapitolineTemple } from '../../rome/capitolineTemple';
import { drawForumBasilica } from '../../rome/forumBasilica';
import { drawPodiumTemple, paintedClay, whiteStone, type PodiumTemple } from '../../rome/podiumTemple';
import type { TownStyle } from '../../townHouse';
import { drawPeople } from '../ground';
import { drawStreets } from '../oldTown';
import { drawScaffold, drawStoneStack } from '../siteWorks';
import { StorySet, byYear, drawing } from '../StorySet';
import {
  drawBurntCuria,
  drawComitium,
  drawCuriaJulia,
  drawMonuments,
  drawOldCuria,
  drawRegia,
  drawRostra,
  drawShops,
  drawTabularium,
  drawVesta,
} from './republicBuildings';
import { drawSquare, forumGround, republicGround, republicTrees } from './republicGround';

const togas = ['#f4ecdc', '#efe2c8', '#e6d6b8', '#c8553c', '#b08a62', '#8a6a4c', '#f7f0e2'] as const;

const insulae: TownStyle = {
  walls: ['#e8cfa4', '#dcbc8c', '#e2c296', '#d2ac80', '#ecd8b4'],
  roofs: ['#b9623f', '#a95838', '#c46e4a', '#b05c3c'],
  shutters: ['#6a5240', '#7a5a48', '#5c4a3c'],
  roof: 'tiled',
  floors: [1, 3],
  lit: 0,
};

type Stage = readonly [from: number, done: number, falls?: number, gone?: number];

const saturn = { width: 22, depth: 36, podium: 4.2, columns: 10.5, front: 6, rows: 2, flanks: 'none' } as const;
const castor = { width: 28, depth: 42, podium: 5, columns: 11.5, front: 6, rows: 3, flanks: 'columns' } as const;
const concord = { width: 27, depth: 28, podium: 3.4, columns: 9.6, front: 6, rows: 2, flanks: 'none' } as const;
const divine = { width: 25, depth: 27, podium: 3.6, columns: 10.6, front: 6, rows: 1, flanks: 'none' } as const;
const moneta = { width: 20, depth: 28, podium: 3, columns: 9, front: 4, rows: 2, flanks: 'none' } as const;

/** Each temple: where it stands, which way it looks, its form, and when it is built and gives way to the next. */
const temples: readonly (readonly [number, number, number, PodiumTemple, Stage])[] = [
  [-92, 43, Math.PI, { ...saturn, ...paintedClay }, [-502, -497, -42.5, -41.5]],
  [-92, 43, Math.PI, { ...saturn, ...whiteStone, columns: 11.6 }, [-41, -33]],
  [72, 53, Math.PI, { ...castor, ...paintedClay, width: 25, columns: 10 }, [-492, -484, -121, -120]],
  [72, 53, Math.PI, { ...castor, ...whiteStone }, [-120, -117]],
  [-119, -22, Math.PI / 2, { ...concord, ...paintedClay }, [-366, -362, -122, -121.5]],
  [-119, -22, Math.PI / 2, { ...concord, ...whiteStone }, [-121.5, -119]],
  [-236, -88, 1.3, { ...moneta, ...paintedClay }, [-345, -343]],
  [88, -3, -Math.PI / 2, { ...divine, ...whiteStone }, [-42, -29]],
];

/** The Forum from the first year of the Republic to Augustus; about 230,000 triangles. */
export function* republicSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.add(...republicGround(), republicTrees());
  yield;
  set.standing(drawSquare(false), -700, -179).standing(drawSquare(true), -179);
  set.rising(houses(), byYear([-509, 190], [-390, 300], [-200, 420], [-60, 900]), {
    order: (x, _y, z) => Math.hypot(x, z),
  });
  yield;
  for (const [x, z, turn, form, [from, done, falls, gone]] of temples) {
    const foot = forumGround(x, z);
    const model = drawing((builder) => builder.at(x, foot, z, turn, () => drawPodiumTemple(builder, form)), 'Temple');
    const end =
      falls === undefined || gone === undefined
        ? []
        : ([
            [falls, foot + 34],
            [gone, foot - 4],
          ] as const);
    set.rising(model, byYear([from, foot - 4], [done, foot + 34], ...end), { slice: { y: 1.2 } });
    yield;
  }
  addCapitol(set);
  yield;
  addSenate(set);
  yield;
  addBasilicas(set);
  yield;
  addLife(set);
  return set;
}

function houses(): Group {
  return drawing((builder) => {
    const random = seededRandom(390);
    const free = (x: number, z: number): boolean =>
      (x > -170 && x < 150 && z > -100 && z < 108) ||
      Math.hypot(x + 262, z - 205) < 72 ||
      Math.hypot(x + 236, z + 88) < 62 ||
      (z > -40 && z < 10 && x > 100) ||
      Math.abs(forumGround(x + 8, z) - forumGround(x - 8, z)) > 8 ||
      random.chance(Math.min(0.55, 0.08 + Math.hypot(x, z) / 1500));
    drawStreets(builder, random, {
      style: insulae,
      from: -440,
      to: 560,
      rows: Array.from({ length: 36 }, (_, index) => -480 + index * 25 + Math.floor(index / 2) * 5).filter(
        (z) => z < 520,
      ),
      widths: [11, 20],
      depths: [12, 17],
      stray: 2.5,
      turn: 0.1,
      ground: (x, z) => forumGround(x, z) - 0.3,
      free,
      plain: (x, z) => Math.hypot(x, z) > 230,
    });
    builder.at(158, forumGround(158, 42), 42, 0, () => drawRegia(builder), 1.5);
  }, 'Houses');
}

function addCapitol(set: StorySet): void {
  const temple = (paint: typeof paintedClay | typeof whiteStone): Group =>
    drawing(
      (builder) => builder.at(-262, 35, 205, 1.01, () => drawCapitolineTemple(builder, paint)),
      'Temple of Jupiter',
    );
  set.rising(temple(paintedClay), byYear([-530, 20], [-509, 80], [-83.5, 80], [-82.6, 22]), { slice: { y: 2 } });
  set.rising(temple(whiteStone), byYear([-80, 22], [-69, 80]), { slice: { y: 2 } });
  set.standing(
    drawing((builder) => builder.at(-262, 40, 205, 0, () => drawBlaze(builder, seededRandom(83), 44, 50, 26)), 'Fire'),
    -83.5,
    -82.7,
  );
  set.rising(
    drawing((builder) => builder.at(-141, 0, 32, Math.PI / 2, () => drawTabularium(builder)), 'Tabularium'),
    byYear([-83, -16], [-78, 34]),
    { slice: { y: 1.2 } },
  );
}

function addSenate(set: StorySet): void {
  set.standing(
    drawing((builder) => builder.at(-62, 0.2, -34, 0, () => drawComitium(builder)), 'Comitium'),
    -600,
    -45.5,
  );
  const old = drawing((builder) => builder.at(-64, 0, -76, 0, () => drawOldCuria(builder)), 'Curia of the kings');
  set.rising(old, byYear([-590, -2], [-580, 30], [-52.05, 30], [-52.04, 13.4], [-52.02, 3.4], [-52.01, -3]), {
    slice: { y: 1 },
  });
  set.standing(
    drawing((builder) => builder.at(-64, 9, -76, 0, () => drawBlaze(builder, seededRandom(52), 17, 24, 15)), 'Fire'),
    -52.06,
    -51.9,
  );
  set.standing(
    drawing((builder) => builder.at(-64, 0, -76, 0, () => drawBurntCuria(builder, seededRandom(53))), 'Ruin'),
    -52.02,
    -45,
  );
  set.rising(
    drawing((builder) => builder.at(-49, 0, -58, 0, () => drawCuriaJulia(builder)), 'Curia Julia'),
    byYear([-46.5, -2], [-44.2, 9], [-43, 9], [-29, 30]),
    { slice: { y: 1 } },
  );
  set.standing(
    drawing((builder) => builder.at(-49, 0, -42, 0, () => drawScaffold(builder, 22, 18)), 'Scaffold'),
    -46.5,
    -30,
  );
  const rostra = (beaks: boolean): Group =>
    drawing((builder) => builder.at(-58, 0.2, -7, 0, () => drawRostra(builder, 24, beaks)), 'Rostra');
  set.standing(rostra(false), -500, -338).standing(rostra(true), -338, -45);
  set.standing(
    drawing((builder) => builder.at(-76, 0.2, 2, Math.PI / 2, () => drawRostra(builder, 27, true)), 'Rostra'),
    -45,
  );
  set.add(drawing((builder) => builder.at(124, 0, -5, 0, () => drawRegia(builder)), 'Regia'));
  const vesta = (marble: boolean): Group =>
    drawing((builder) => builder.at(112, 0, 38, 0, () => drawVesta(builder, marble)), 'Vesta');
  set.standing(vesta(false), -700, -60).standing(vesta(true), -60);
}

function addBasilicas(set: StorySet): void {
  const stone = { stone: '#ecd9b6', trim: '#f4e6cc', roof: '#b9623f' } as const;
  const shops = (z: number, turn: number, x: number, length: number): Group =>
    drawing(
      (builder) => builder.at(x, 0.2, z, turn, () => drawShops(builder, length, Math.round(length / 6))),
      'Shops',
    );
  set.standing(shops(-33, 0, 15, 90), -620);
  set.standing(shops(37, Math.PI, -8, 92), -620, -171);
  set.rising(
    drawing(
      (builder) =>
        builder.at(14, 0, -52, 0, () =>
          drawForumBasilica(builder, { length: 94, depth: 27, bays: 15, floors: 2, ...stone }),
        ),
      'Basilica Aemilia',
    ),
    byYear([-182, -3], [-176, 34]),
    { slice: { x: 8, y: 1.6 } },
  );
  set.rising(
    drawing(
      (builder) =>
        builder.at(-8, 0, 54, 0, () =>
          drawForumBasilica(builder, { length: 84, depth: 32, bays: 13, floors: 1, ...stone, stone: '#dfc79e' }),
        ),
      'Basilica Sempronia',
    ),
    byYear([-172, -3], [-169, 26], [-54.5, 26], [-54, -3]),
    { slice: { x: 8, y: 1.6 } },
  );
  set.rising(
    drawing(
      (builder) =>
        builder.at(-8, 0, 60, 0, () =>
          drawForumBasilica(builder, { length: 101, depth: 49, bays: 17, floors: 2, ...stone, stone: '#f2e4c8' }),
        ),
      'Basilica Julia',
    ),
    byYear([-54, -3], [-46, 12], [-44, 12], [-30, 40]),
    { slice: { x: 8, y: 1.6 } },
  );
  set.standing(
    drawing((builder) => {
      builder.at(-8, 0, 33, 0, () => drawScaffold(builder, 100, 15));
      const random = seededRandom(46);
      for (let stack = 0; stack < 12; stack += 1)
        builder.at(random(-52, 40), 0.3, random(16, 22), random(0, 3), () => drawStoneStack(builder, 2 + (stack % 2)));
    }, 'Works'),
    -53.8,
    -31,
  );
}

function addLife(set: StorySet): void {
  set.standing(
    drawing((builder) => drawMonuments(builder, seededRandom(338)), 'Monuments'),
    -338,
  );
  const crowd = (seed: number, count: number): Group =>
    drawing((builder) => {
      drawPeople(builder, seededRandom(seed), count, -50, -24, 68, 22, 0.25, togas);
      drawPeople(builder, seededRandom(seed + 1), count / 4, -110, 22, 100, 30, 0.3, togas);
    }, 'Citizens');
  set.standing(crowd(1, 140), -700, -180).standing(crowd(2, 300), -180);
  set.standing(
    drawing((builder) => builder.at(78, 0.3, -3, 0, () => drawBlaze(builder, seededRandom(44), 6, 6, 10)), 'Pyre'),
    -44.3,
    -44.1,
  );
  const triumph = drawing(drawTriumph, 'Triumph');
  set
    .standing(triumph, -148, -143)
    .moving((seconds) => triumph.position.set(120 - ((seconds * 5 + 75) % 150), 0.3, 27));
}

/** A triumph on its way, the head toward -x: captives and carts with spoils before a chariot of four white horses, soldiers behind. */
function drawTriumph(builder: MeshBuilder): void {
  const random = seededRandom(146);
  drawPeople(builder, random, 26, -34, -2.4, -16, 2.4, 0, ['#8a6a4c', '#7a5a48', '#a08a6a']);
  for (const x of [-13, -8]) {
    builder.box(x, 0.8, 0, 3.4, 1.2, 2.2, '#a8784c');
    for (let load = 0; load < 5; load += 1)
      builder.box(
        x + random(-1.2, 1.2),
        2,
        random(-0.7, 0.7),
        0.8,
        random(0.5, 1.6),
        0.7,
        random.pick(['#d8b048', '#e6c668', '#b5453c']),
      );
  }
  for (let horse = 0; horse < 4; horse += 1)
    builder.at(0, 0, -2.1 + horse * 1.4, Math.PI, () => drawRider(builder, 2.5, '#f6efe0', true));
  builder.lathe(
    10,
    [
      [0.1, 0],
      [0.1, 0.1],
    ],
    '#a84a34',
  );
  builder.at(3.4, 0.6, 0, 0, () =>
    builder.lathe(
      10,
      [
        [1, 0],
        [1.25, 1.2],
        [1.1, 1.25],
      ],
      '#c89a3c',
    ),
  );
  drawPeople(builder, random, 2, 3.1, -0.4, 3.7, 0.4, 0.9, ['#8c3a5a']);
  drawPeople(builder, random, 60, 8, -2.6, 44, 2.6, 0, ['#b5453c', '#a8443a', '#c8553c']);
}
