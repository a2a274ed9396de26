import { type Group } from 'three';
import { alongRow, drawDial, drawPane } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import { drawHaussmannBlock } from '../haussmann';
import { drawPeople, drawSlab, grove, summer } from './ground';
import { StorySet, byYear, drawing } from './StorySet';

const earth = '#a98a68';
const lime = '#d9c8a4';
const tile = '#f4f1ea';
/** The station: its vault's width and height over the rails, its length, and the depth of the rails under the street, in metres. */
const station = { width: 14.1, rise: 5.2, length: 75, rails: -8.2 } as const;
/** The cut through the ground at z = 0: what lies behind it is street, what lies before it is left out. */
const half = 130;

/**
 * A street over the first métro line, cut open along the station: from 1898, when the roadway was opened, to today.
 * The cut faces +z; about 110,000 triangles.
 */
export function* metroSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.add(section(), houses(), trees());
  yield;
  set.rising(
    drawing(drawRoadway, 'Roadway'),
    byYear([1850, 9], [1898.75, 9], [1898.9, -1], [1899.7, -1], [1900.2, 9]),
    { order: (x) => 1 + Math.abs(x) / 60 },
  );
  yield;
  set.rising(
    drawing(drawFill, 'Ground over the station'),
    byYear([1850, 1], [1898.76, 1], [1899.1, -12], [1899.55, -12], [1900.2, 1]),
    { slice: { y: 1 } },
  );
  yield;
  set.rising(drawing(drawTimbering, 'Timbering'), byYear([1898.78, 9], [1899.1, -12], [1899.101, -12]), {
    order: (_x, y) => -y - 4,
  });
  yield;
  set.standing(drawing(drawShoring, 'Shoring'), 1898.9, 1899.75);
  set.rising(drawing(drawStation, 'Station'), byYear([1899.1, -10], [1899.6, 0]), { slice: { y: 0.8 } });
  yield;
  set.standing(drawing(drawFittings, 'Fittings'), 1900.3);
  set.rising(drawing(drawEntrance, 'Entrance'), byYear([1900.3, -1], [1900.5, 8]), { slice: { y: 0.5 } });
  yield;
  const train = drawing(drawFirstTrain, 'Train');
  set.standing(train, 1900.54).moving((seconds) => {
    const beat = seconds % 22;
    train.position.set(
      beat < 9 ? -160 + 160 * (1 - (1 - beat / 9) ** 2) : beat < 14 ? 0 : 170 * ((beat - 14) / 8) ** 2,
      0,
      0,
    );
  });
  set.standing(
    drawing((builder) => drawPeople(builder, seededRandom(1900), 60, -34, -10.6, 34, -8.8, station.rails + 1.1)),
    1900.55,
  );
  set.standing(
    drawing((builder) => drawPeople(builder, seededRandom(1901), 90, -110, -44, 110, -24, 0.2)),
    1850,
  );
  set.standing(
    drawing((builder) =>
      drawPeople(builder, seededRandom(1899), 40, -60, -9, 60, -1, station.rails, [
        '#8a6a52',
        '#6c7a86',
        '#e6d8c4',
        '#5c6a74',
      ]),
    ),
    1899.1,
    1899.9,
  );
  return set;
}

/** The ground in section: paving, made ground, gravel and limestone, and the street behind the cut. */
function section(): Group {
  return drawing((builder) => {
    const face = (low: number, high: number, color: string): void => {
      for (const [from, to] of [
        [-half * 3, -station.length / 2],
        [station.length / 2, half * 3],
      ] as const)
        builder.quad([from, low, 0], [to, low, 0], [to, high, 0], [from, high, 0], color);
    };
    face(-60, -16, lime);
    face(-16, -10.2, '#c9b48c');
    for (const side of [-1, 1]) {
      const [from, to] = [(side * station.length) / 2, side * half * 3] as const;
      builder.quad([from, -10.2, 0], [to, -10.2, 0], [to, station.rails, 0], [from, station.rails, 0], '#bfa27c');
      builder.quad(
        [from, station.rails + station.rise + 0.6, 0],
        [to, station.rails + station.rise + 0.6, 0],
        [to, -0.4, 0],
        [from, -0.4, 0],
        earth,
      );
      builder.quad([from, -0.4, 0], [to, -0.4, 0], [to, 0, 0], [from, 0, 0], '#8f8482');
      builder.quad(
        [from, station.rails, -7],
        [to, station.rails, -7],
        [to, station.rails + 4.6, -7],
        [from, station.rails + 4.6, -7],
        '#6a5f68',
      );
      builder.quad(
        [from, station.rails, 0],
        [to, station.rails, 0],
        [to, station.rails, -7],
        [from, station.rails, -7],
        '#5c525a',
      );
      builder.quad(
        [from, station.rails + 4.6, -7],
        [to, station.rails + 4.6, -7],
        [to, station.rails + 5.8, 0],
        [from, station.rails + 5.8, 0],
        '#75686e',
      );
    }
    builder.quad(
      [-station.length / 2, -60, 0],
      [station.length / 2, -60, 0],
      [station.length / 2, station.rails - 0.6, 0],
      [-station.length / 2, station.rails - 0.6, 0],
      lime,
    );
    drawSlab(builder, -station.length / 2, -16, station.length / 2, 0, station.rails - 0.6, '#b59a74');
    builder.quad(
      [-station.length / 2, station.rails - 0.6, -16],
      [station.length / 2, station.rails - 0.6, -16],
      [station.length / 2, 0, -16],
      [-station.length / 2, 0, -16],
      '#b3966f',
    );
    drawSlab(builder, -half * 3, -24, half * 3, -16, 0, '#9c8f8c');
    drawSlab(builder, -half * 3, -900, half * 3, -24, 0.15, '#d2bda2');
    for (const [from, to] of [
      [-half * 3, -station.length / 2],
      [station.length / 2, half * 3],
    ] as const)
      drawSlab(builder, from, -16, to, 0, 0, '#9c8f8c');
    builder.box(0, 0, -24, half * 6, 0.3, 0.5, '#e6d8c4');
  }, 'Section');
}

function drawRoadway(builder: MeshBuilder): void {
  for (let x = -station.length / 2; x < station.length / 2; x += 2.5)
    builder.box(x + 1.25, -0.4, -8, 2.5, 0.42, 16, Math.round(x / 2.5) % 2 === 0 ? '#9c8f8c' : '#968a88');
}

/** The earth that was dug out and put back, course by course. */
function drawFill(builder: MeshBuilder): void {
  for (let y = station.rails - 0.5; y < -0.5; y += 0.8) {
    const color = y < -5 ? '#c2a478' : y < -2.5 ? '#ad8f6a' : '#9c8060';
    const inVault = y < station.rails + station.rise + 0.4;
    if (inVault) builder.box(0, y, -15.2, station.length, 0.8, 1.6, color);
    else builder.box(0, y, -8, station.length, 0.8, 16, color);
  }
}

function drawTimbering(builder: MeshBuilder): void {
  for (let x = -36; x <= 36; x += 4)
    for (const z of [-15.6]) builder.box(x, station.rails, z, 0.35, -station.rails, 0.35, '#8f6a48');
}

/** Struts and planks that held the trench open, and a steam crane's gantry. */
function drawShoring(builder: MeshBuilder): void {
  const oak = '#8f6a48';
  for (let x = -34; x <= 34; x += 6) {
    builder.beam([x, -1.2, -15.6], [x, -1.2, -1], 0.45, oak);
    builder.box(x, station.rails, -1, 0.4, -station.rails - 0.8, 0.4, oak);
  }
  for (const y of [-1.6, -4, -6.4]) builder.box(0, y, -15.6, 74, 0.4, 0.3, '#a57c54');
  for (const x of [-30, 22]) {
    for (const z of [-1.5, -15]) builder.box(x, 0, z, 0.5, 7, 0.5, oak);
    builder.box(x, 7, -8, 0.6, 0.6, 16, oak);
    builder.beam([x, 7, -7], [x, station.rails + 2, -7], 0.14, '#d9c49c');
    builder.box(x, station.rails + 1, -7, 1.6, 1.1, 1.6, '#7a6a66');
  }
  for (let heap = 0; heap < 6; heap += 1)
    builder.at(-60 + heap * 25, 0, -20, 0, () =>
      builder.lathe(
        7,
        [
          [3.4, 0],
          [0, 2.4],
        ],
        '#b3966f',
      ),
    );
}

/** The half of the vaulted station that the cut leaves: invert, platform, tiled vault in white, the rails. */
function drawStation(builder: MeshBuilder): void {
  const [from, to] = [-station.length / 2, station.length / 2];
  const steps = 14;
  const at = (step: number, out: number): readonly [number, number] => {
    const angle = (step / steps) * (Math.PI / 2);
    return [
      -(station.width + out) * Math.sin(Math.PI / 2 - angle) ** 0.86,
      station.rails + 0.8 + (station.rise + out * 0.9) * Math.sin(angle) ** 0.9,
    ];
  };
  for (let step = 0; step < steps; step += 1) {
    const [[z0, y0], [z1, y1]] = [at(step, 0), at(step + 1, 0)];
    const [[o0, p0], [o1, p1]] = [at(step, 0.7), at(step + 1, 0.7)];
    builder.quad([from, y0, z0], [to, y0, z0], [to, y1, z1], [from, y1, z1], step === 4 ? '#c9d8dc' : tile);
    builder.quad([from, p0, o0], [to, p0, o0], [to, p1, o1], [from, p1, o1], '#b8a48a');
    for (const x of [from, to]) builder.quad([x, y0, z0], [x, y1, z1], [x, p1, o1], [x, p0, o0], '#cdbb9c');
  }
  builder.quad(
    [from, station.rails + 6, 0],
    [to, station.rails + 6, 0],
    [to, station.rails + 6.7, 0],
    [from, station.rails + 6.7, 0],
    '#cdbb9c',
  );
  builder.box(0, station.rails - 0.6, -7, station.length, 0.6, 14, '#a3968c');
  builder.box(0, station.rails, -11.4, station.length, 1, 4.6, '#cfc4b4', '#ded4c4');
  builder.box(0, station.rails + 0.98, -9.2, station.length, 0.06, 0.35, '#f4e6c0');
  for (const z of [-2.2, -3.64, -5.4, -6.84])
    builder.box(0, station.rails, z, station.length + 200, 0.16, 0.12, '#7a6f78');
  for (let x = from; x < to; x += 1.4)
    for (const z of [-2.9, -6.1]) builder.box(x, station.rails - 0.02, z, 0.3, 0.06, 2.6, '#7c5f48');
}

function drawFittings(builder: MeshBuilder): void {
  alongRow(-station.length / 2, station.length / 2, 13, (x) => {
    builder.box(x, station.rails + 4.6, -8, 0.5, 0.5, 0.5, '#ffe6a8');
    builder.box(x + 2.8, station.rails + 1, -12.8, 2.4, 0.5, 0.6, '#8f6a48');
  });
  alongRow(-station.length / 2, station.length / 2, 8, (x) =>
    drawPane(
      builder,
      x,
      station.rails + 2.1,
      3.4,
      2.1,
      ['#c8704c', '#5f8c9c', '#d8a84c'][Math.abs(Math.round(x)) % 3] ?? '#c8704c',
      -13.1,
    ),
  );
  alongRow(-24, 24, 2, (x) => {
    builder.box(x, station.rails + 4.6, -12.2, 9, 1, 0.14, '#f4f1ea');
    builder.box(x, station.rails + 4.72, -12.1, 8.6, 0.76, 0.14, '#3f5a9c');
  });
}

/** One of Guimard's entrances of 1900: cast-iron railings with shields, and two stems that carry red lamps and the sign. */
function drawEntrance(builder: MeshBuilder): void {
  const green = '#4f7f66';
  builder.at(9, 0.2, -20.5, 0, () => {
    for (const z of [-2.2, 2.2]) {
      builder.box(0, 0, z, 9, 0.5, 0.4, '#e0d4c0');
      alongRow(-4.4, 4.4, 7, (x) => {
        builder.box(x, 0.5, z, 0.12, 1.3, 0.12, green);
        drawDial(builder, x + 0.3, 1.1, 0.42, green, z + 0.05, 10);
      });
      builder.box(0, 1.7, z, 9, 0.14, 0.16, green);
    }
    builder.box(4.4, 0, 0, 0.3, 1.8, 4.4, green);
    for (const z of [-2.2, 2.2]) {
      const points = [
        [-4.6, 0, z],
        [-4.7, 2, z],
        [-4.5, 3.6, z * 0.98],
        [-4.9, 4.7, z * 0.9],
        [-5.5, 5, z * 0.82],
      ] as const;
      for (const [index, point] of points.entries()) {
        const next = points[index + 1];
        if (next) builder.beam(point, next, 0.3 - index * 0.03, green);
      }
      builder.at(-5.6, 4.5, z * 0.8, 0, () =>
        builder.lathe(
          8,
          [
            [0, -0.35],
            [0.3, -0.1],
            [0.34, 0.15],
            [0.1, 0.5],
            [0, 0.55],
          ],
          '#f0703c',
        ),
      );
    }
    builder.beam([-4.6, 3.5, -2.2], [-4.6, 3.5, 2.2], 0.16, green);
    builder.box(-4.7, 3.5, 0, 0.14, 0.8, 3.6, '#efc95a');
    builder.box(-4.78, 3.72, 0, 0.04, 0.34, 3, green);
    for (let step = 0; step < 8; step += 1) builder.box(-4 + step, -0.2 - step * 0.02, 0, 1, 0.2, 4, '#6a5f68');
  });
}

/** The wooden cars of 1900: a motor car and two trailers, their wheels on the rails of the near track. */
function drawFirstTrain(builder: MeshBuilder): void {
  for (const [index, x] of [-9.6, 0, 9.6].entries()) {
    const body = index === 2 ? '#7c4438' : '#8f5a3c';
    builder.box(x, station.rails + 0.5, -6.1, 8.9, 1.3, 2.4, body);
    builder.box(x, station.rails + 1.8, -6.1, 8.9, 1.2, 2.4, '#c9975c');
    builder.box(x, station.rails + 3, -6.1, 9, 0.35, 2.5, '#e0cdaa', '#8f8482');
    alongRow(x - 4.2, x + 4.2, 6, (pane) => drawPane(builder, pane, station.rails + 1.9, 1, 0.9, '#ffe2a0', -4.88));
    for (const wheel of [-2.6, 2.6]) drawDial(builder, x + wheel, station.rails + 0.45, 0.42, '#4f4658', -4.86, 10);
  }
}

function houses(): Group {
  const random = seededRandom(1895);
  return drawing((builder) => {
    for (let x = -330; x < 340; x += 58) {
      builder.at(x, 0.15, -60, 0, () =>
        drawHaussmannBlock(builder, random, 54, 26, Math.abs(x) < 180 ? 'full' : 'windows', x > 0 ? 'left' : 'right'),
      );
      for (const z of [-110, -160, -215])
        builder.at(x + random(-6, 6), 0, z, 0, () => drawHaussmannBlock(builder, random, 52, 28, 'plain'));
    }
  }, 'Houses');
}

function trees(): Group {
  return grove(1899, summer, function* (random) {
    for (let x = -200; x < 210; x += 13)
      if (Math.abs(x - 9) > 9) yield [x + random(-1, 1), 0.1, -36 + random(-0.6, 0.6), random(7, 9.5)];
  });
}
