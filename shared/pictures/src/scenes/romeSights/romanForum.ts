import { Group } from 'three';
import { drawColumn, drawPediment } from '../../geometry/facade';
import { varied, type MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom, type Random } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { colosseum } from '../../models/colosseum';
import { hills } from '../../models/hills';
import { drawBrokenColonnade, drawTriumphalArch } from '../../models/romanRuins';
import { drawPeople } from '../../models/story/ground';
import type { Picture, View } from '../../rendering/Picture';
import { goldenEvening, grade } from '../common/skies';
import { drawn, plain, slab, steps } from '../common/surroundings';
import { oldQuarter, pines } from './oldRome';

const view: View = { eye: [-8, 24, 96], subject: [0, -40], subjectAcross: 0.5, horizonDown: 0.42, width: 50 };
const marble = '#f0ddbd';
const worn = '#e0c59c';

/** The wooded Palatine on the right of the valley. */
const hillAt = (x: number, z: number): number =>
  22 * Math.min(1, Math.max(0, (x - 84) / 46)) * Math.min(1, Math.max(0, (-60 - z) / 60));

/** The Forum from the terrace of the Capitol: Severus's arch, Saturn's eight columns, the sacred way to the Colosseum. */
export function romanForumPicture(): Picture {
  const world = new Group();
  const arena = colosseum();
  arena.position.set(-40, 0, -640);
  arena.rotation.y = -1.2;
  world.add(
    arena,
    plain(140, '#c2ab7e'),
    ruins(),
    palatine(),
    pines(
      21,
      function* (random) {
        for (let index = 0; index < 60; index += 1) {
          const [x, z] = [random(96, 280), random(-420, -80)];
          yield [x, hillAt(x, z) - 0.5, z, random(14, 22)];
        }
        for (let index = 0; index < 12; index += 1) yield [random(-120, -84), 0, random(-330, -120), random(11, 17)];
      },
      true,
    ),
    oldQuarter(view, {
      seed: 17,
      rows: steps(-260, -1000, 30),
      from: -700,
      to: 700,
      free: (x, z) => (x > -130 && z > -740) || hillAt(x, z) > 0,
    }),
    hills([{ z: -3800, depth: 3000, from: -6500, to: 6000, height: 420, rough: 0.95, seed: 14, color: '#9a86a0' }]),
    clouds([
      { at: [-1700, 1300, -5000], half: 430, seed: 5 },
      { at: [1900, 1600, -5200], half: 470, seed: 3 },
    ]),
  );
  return {
    view,
    atmosphere: goldenEvening({ sun: 138, elevation: 24, glow: -30, haze: 0.0007, hazeFrom: 240 }),
    grade,
    world,
    water: [],
    shadows: { centre: [0, -90], reach: 190, size: 2048 },
  };
}

/** Columns that still carry a piece of their entablature. */
function drawStanding(builder: MeshBuilder, count: number, height: number, gap: number, color: string): void {
  const long = (count - 1) * gap;
  builder.box(0, 0, 0, long + 5, 2.6, 6, worn, marble);
  for (let index = 0; index < count; index += 1)
    builder.at(index * gap - long / 2, 2.6, 0, 0, () => drawColumn(builder, height, 0.72, color, 10));
  builder.box(0, 2.6 + height, 0, long + 2.6, 1.9, 2.2, marble);
}

function ruins(): Group {
  const random = seededRandom(203);
  return drawn((builder) => {
    slab(builder, -16, -170, 13, 420, 0.08, '#b9a294');
    slab(builder, -2, -84, 62, 86, 0.05, '#d3bb98');
    builder.at(-38, 0, 8, -0.1, () => drawTriumphalArch(builder), 0.95);
    builder.at(30, 5, 14, -0.2, () => {
      builder.box(0, -5, -3, 28, 5, 14, '#cdae86', '#dcc39c');
      drawStanding(builder, 6, 11, 3.9, '#d8c6bc');
      for (const x of [-9.75, 9.75]) builder.at(x, 2.6, -4.4, 0, () => drawColumn(builder, 11, 0.72, '#d8c6bc', 10));
      builder.box(0, 15.4, 0, 21, 1.4, 2.4, worn);
    });
    builder.at(6, 0, -34, 0, () => {
      builder.box(0, 0, 0, 6, 2.2, 6, worn);
      builder.box(0, 2.2, 0, 4, 2, 4, worn);
      builder.at(0, 4.2, 0, 0, () => drawColumn(builder, 13.6, 0.7, marble, 12));
    });
    builder.at(58, 0, -96, 0.2, () => {
      builder.box(0, 0, 0, 26, 6, 16, '#c9a983', '#d8bd97');
      builder.at(0, 5, 0, Math.PI / 2, () => drawStanding(builder, 3, 14.8, 4, marble));
    });
    drawTempleFront(builder, -62, -128);
    drawCuria(builder);
    builder.at(44, 0, -52, 0, () => drawFloor(builder, random, 9, 4));
    builder.at(-76, 0, -62, 0, () => drawBrokenColonnade(builder, random, 9, 8));
    builder.at(-84, 0, -96, 0.05, () => drawBrokenColonnade(builder, random, 7, 6));
    drawTitus(builder);
    for (let index = 0; index < 150; index += 1) {
      const [x, z] = [random(-90, 80), random(-230, 36)];
      if (Math.abs(x + 16) > 9)
        builder.at(x, 0, z, random(0, 3), () =>
          builder.box(0, 0, 0, random(1, 3.4), random(0.4, 1.5), random(0.8, 2), varied('#e2cba6', random, 0.05)),
        );
    }
    drawPeople(builder, random, 110, -22, -330, -10, 30, 0.1);
    drawPeople(builder, random, 50, -30, -120, 26, -46, 0.1);
  });
}

/** The temple that a church was built into: six columns before a plain front. */
function drawTempleFront(builder: MeshBuilder, x: number, z: number): void {
  builder.at(x, 0, z, 0.5, () => {
    builder.box(0, 0, -8, 22, 5, 26, '#c9a983', '#d8bd97');
    builder.at(0, 2.4, 4, 0, () => drawStanding(builder, 6, 11.8, 4, '#cdbcb4'));
    builder.box(0, 5, -10, 17, 15, 16, '#e0c49a');
    drawPediment(builder, 0, 20, -1.9, 18, 5, 1, marble, '#e6cda4');
  });
}

/** The Senate's house: a tall box of brick. */
function drawCuria(builder: MeshBuilder): void {
  builder.at(-64, 0, -22, 0.5, () => {
    builder.box(0, 0, 0, 19, 21, 27, '#c98f68');
    builder.at(0, 21, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 28, 20.4, 4, '#b8694a', '#c98f68'));
    for (const x of [-5, 0, 5]) builder.box(x, 11, 13.6, 2.6, 4.6, 0.3, '#6f5a5c');
    builder.box(0, 0, 13.6, 4.4, 6.4, 0.4, '#6f5a5c');
  });
}

/** Stumps of piers on the floor of a basilica. */
function drawFloor(builder: MeshBuilder, random: Random, across: number, deep: number): void {
  builder.box((across - 1) * 2.2, 0, -(deep - 1) * 3, across * 4.8, 0.9, deep * 6.6, '#d0b48c', '#dcc4a0');
  for (let column = 0; column < across; column += 1)
    for (let row = 0; row < deep; row += 1)
      builder.box(column * 4.4, 0.9, -row * 6, 1.5, random(0.6, 2.4), 1.5, varied('#cf9f78', random, 0.04));
}

/** The arch of Titus, small, where the way tops the rise. */
function drawTitus(builder: MeshBuilder): void {
  builder.at(-16, 2, -356, 0, () => drawTriumphalArch(builder), 0.66);
}

function palatine(): Group {
  return drawn((builder) => {
    const random = seededRandom(44);
    const cell = 14;
    for (let x = 70; x < 330; x += cell)
      for (let z = -460; z < -40; z += cell)
        builder.quad(
          [x, hillAt(x, z + cell), z + cell],
          [x + cell, hillAt(x + cell, z + cell), z + cell],
          [x + cell, hillAt(x + cell, z), z],
          [x, hillAt(x, z), z],
          varied('#93934f', random, 0.05),
        );
    for (let index = 0; index < 9; index += 1) {
      const z = -118 - index * 21;
      builder.box(116, 0, z, 20, 15 + (index % 3) * 3, 15, '#c99a70', '#b98f68');
      builder.box(105.8, 0, z, 0.4, 10, 8, '#7c6258');
    }
  });
}
