import type { Group } from 'three';
import { alongRow, drawBand, drawRoundPane } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import { archBridge } from '../archBridge';
import { drawRiverBoat } from '../boat';
import { eiffelTower } from '../eiffelTower';
import { drawHaussmannBlock } from '../haussmann';
import { drawPeople, drawSlab, grove, river, summer } from './ground';
import { StorySet, byYear, drawing } from './StorySet';

const level = -9;
const bank = 215;
/** How high the ironwork was, by date: the piers, the first floor (57 m), the second (116 m), the top. */
const towerHeight = byYear(
  [1887.08, 0.5],
  [1887.5, 4],
  [1887.94, 48],
  [1888.25, 57],
  [1888.62, 116],
  [1889, 215],
  [1889.2, 300],
  [1889.25, 331],
);

/** The Champ de Mars from 1886 to today: the Tower by date, the fair of 1889 and its halls. The Seine lies in front (+z); about 220,000 triangles. */
export function* towerSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.water.push(river(-3000, bank, 3000, bank + 150, level));
  set.add(ground(), quarters(), trees(), bridge());
  yield;
  set.rising(eiffelTower(), towerHeight);
  yield;
  set.rising(drawing(drawFalsework, 'Falsework'), byYear([1887.5, -1], [1887.8, 46], [1888.25, 46], [1888.35, -1]));
  yield;
  set.rising(drawing(drawPits, 'Foundations'), byYear([1887.06, 9], [1887.5, 9], [1887.55, -1]));
  yield;
  set.rising(drawing(drawMachines, 'Gallery of Machines'), byYear([1888.2, -1], [1889.3, 60], [1909, 60], [1910, -1]), {
    slice: { y: 3 },
  });
  yield;
  set.rising(drawing(drawPalaces, 'Palaces of the fair'), byYear([1888, -1], [1889.3, 70], [1894, 70], [1897, -1]), {
    slice: { y: 3 },
  });
  yield;
  set.standing(
    drawing((builder) => drawPeople(builder, seededRandom(1889), 420, -60, -420, 60, 190)),
    1889.34,
    1889.84,
  );
  set.standing(
    drawing((builder) => drawPeople(builder, seededRandom(1890), 90, -60, -300, 60, 190)),
    1889.84,
  );
  const boat = drawing((builder) => drawRiverBoat(builder, 34, '#f4ece2', '#fbf3e8', '#c8553c', true), 'Boat');
  set.standing(boat, 1867).moving((seconds) => boat.position.set(-300 + ((seconds * 5) % 640), level, bank + 60));
  return set;
}

function ground(): Group {
  return drawing((builder) => {
    drawSlab(builder, -3000, -3000, 3000, bank, 0, '#c9ad92');
    drawSlab(builder, -3000, bank + 150, 3000, 1800, 0, '#c9ad92');
    for (const [z, out] of [
      [bank, 1],
      [bank + 150, -1],
    ] as const)
      builder.quad([-3000, -12, z + out * 3], [3000, -12, z + out * 3], [3000, 0, z], [-3000, 0, z], '#e0c3a0');
    builder.box(0, 0, bank - 0.6, 1400, 1.1, 0.8, '#f2dcbc');
    drawSlab(builder, -150, -560, 150, -80, 0.04, '#ddc6a6');
    for (const z of [-520, -410, -300, -190]) drawSlab(builder, -40, z, 40, z + 90, 0.1, '#93a355');
  }, 'Ground');
}

/** Twelve timber towers under the leaning piers and four larger ones under the first floor. */
function drawFalsework(builder: MeshBuilder): void {
  const oak = '#a57c54';
  for (const across of [-1, 1]) {
    for (const deep of [-1, 1]) {
      for (const [x, z, high, half] of [
        [34, 52, 28, 3],
        [52, 34, 28, 3],
        [36, 36, 28, 3],
        [24, 24, 45, 4.5],
      ] as const) {
        builder.at(across * x, 0, deep * z, 0, () => {
          for (const dx of [-half, half]) for (const dz of [-half, half]) builder.box(dx, 0, dz, 0.5, high, 0.5, oak);
          for (let y = 4; y <= high; y += 5) {
            for (const side of [-half, half]) {
              builder.box(0, y, side, half * 2, 0.4, 0.4, oak);
              builder.box(side, y, 0, 0.4, 0.4, half * 2, oak);
              builder.beam([-half, y - 4, side], [half, y, side], 0.3, oak);
            }
          }
        });
      }
    }
  }
}

function drawPits(builder: MeshBuilder): void {
  for (const across of [-1, 1])
    for (const deep of [-1, 1]) {
      builder.box(across * 50, 0, deep * 50, 40, 1, 40, '#8f7458', '#7a624a');
      for (let heap = 0; heap < 4; heap += 1)
        builder.at(across * (76 + heap * 5), 0, deep * (36 + heap * 12), 0, () =>
          builder.lathe(
            7,
            [
              [7, 0],
              [0, 4 + heap],
            ],
            '#a58a6a',
          ),
        );
    }
}

/** The Gallery of Machines: 420 by 115 m under arches 43 m high. */
function drawMachines(builder: MeshBuilder): void {
  builder.at(0, 0, -690, 0, () => {
    const frames = 20;
    const rib = (step: number): readonly [number, number] => {
      const angle = (step / 12) * Math.PI;
      return [Math.cos(angle) * 57.5, Math.sin(angle) ** 0.8 * 43];
    };
    for (let frame = 0; frame < frames; frame += 1) {
      const [from, to] = [-210 + (frame * 420) / frames, -210 + ((frame + 1) * 420) / frames];
      for (let step = 0; step < 12; step += 1) {
        const [[z0, y0], [z1, y1]] = [rib(step), rib(step + 1)];
        builder.quad(
          [from, y0, z0],
          [to, y0, z0],
          [to, y1, z1],
          [from, y1, z1],
          step % 2 === 0 ? '#b9c4dc' : '#a8b6d4',
        );
        builder.beam([from, y0 + 0.4, z0], [from, y1 + 0.4, z1], 1.2, '#8a9cb8');
      }
    }
    for (const x of [-210, 210])
      for (let step = 0; step < 12; step += 1)
        builder.triangle(
          [x, 0, 0],
          [x, rib(step)[1], rib(step)[0]],
          [x, rib(step + 1)[1], rib(step + 1)[0]],
          '#c4cde0',
        );
  });
}

/** The central dome and the palaces of arts at both sides. */
function drawPalaces(builder: MeshBuilder): void {
  builder.at(0, 0, -600, 0, () => {
    builder.box(0, 0, 0, 60, 26, 40, '#eed8b4');
    drawRoundPane(builder, 0, 0, 22, 24, '#6c7aa8', 20.2);
    drawBand(builder, 0, 13, 11, 13, '#e0a45c', 20.4, 20, Math.PI);
    builder.lathe(
      16,
      [
        [20, 26],
        [20, 36],
        [18.6, 44],
        [14, 52],
        [8, 57],
        [3, 59],
        [3, 62],
        [0, 66],
      ],
      '#7fa4b4',
    );
    for (const side of [-1, 1]) builder.box(side * 110, 0, 0, 160, 15, 30, '#e6ccaa', '#9aa4c4');
  });
  for (const side of [-1, 1]) {
    builder.at(side * 150, 0, -330, 0, () => {
      builder.box(0, 0, 0, 60, 14, 300, '#ecd4b0', '#98a4c8');
      builder.lathe(
        14,
        [
          [17, 14],
          [17, 22],
          [15, 30],
          [9, 36],
          [2, 39],
          [0, 44],
        ],
        '#79b0b4',
      );
      alongRow(-145, 145, 26, (z) =>
        builder.at(-side * 30, 0, z, -side * (Math.PI / 2), () => drawRoundPane(builder, 0, 1, 7, 10, '#6c7aa8', 0.2)),
      );
    });
  }
}

function quarters(): Group {
  const random = seededRandom(1888);
  return drawing((builder) => {
    for (let row = 0; row < 11; row += 1) {
      for (let x = -900; x < 900; x += 68) {
        const z = 130 - row * 78;
        if (Math.abs(x) < 235 && z > -760) continue;
        builder.at(x + random(-4, 4), 0, z + random(-4, 4), random(-0.03, 0.03), () =>
          drawHaussmannBlock(builder, random, random(50, 62), 30, row < 3 && Math.abs(x) < 520 ? 'windows' : 'plain'),
        );
      }
    }
  }, 'Quarters');
}

function trees(): Group {
  return grove(1878, summer, function* (random) {
    for (const side of [-1, 1]) {
      for (let z = -540; z < -70; z += 12)
        for (const x of [62, 78, 94]) yield [side * (x + random(-3, 3)), 0, z + random(-3, 3), random(9, 13)];
      for (let index = 0; index < 60; index += 1) yield [side * random(74, 150), 0, random(-70, 100), random(9, 14)];
    }
    for (let x = -900; x < 900; x += 12) if (Math.abs(x) > 26) yield [x + random(-2, 2), 0, bank - 9, random(9, 13)];
  });
}

function bridge(): Group {
  const span = archBridge({
    length: 160,
    width: 20,
    arches: 5,
    deck: 0.4,
    spring: level + 2,
    camber: 0.8,
    stone: '#e6c79f',
    road: '#cfae9c',
    trim: '#f6e2c2',
    bed: -13,
  });
  span.position.set(0, 0, bank + 75);
  return span;
}
