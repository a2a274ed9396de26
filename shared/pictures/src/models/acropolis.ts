import { Group } from 'three';
import { MeshBuilder, varied, type Point } from '../geometry/MeshBuilder';
import { fractalNoise, seededRandom, type Random } from '../geometry/random';
import { drawDoricColumn, parthenon } from './parthenon';
import { drawCypress, drawLump } from './trees';

/** Height of the rock's top over its foot, in metres. */
const acropolisHeight = 46;
const top = { x: 122, z: 62 };

/** How far out the rock's outline lies in a direction: an uneven, squared oval, longer along x. */
function outline(angle: number, grow: number): readonly [number, number] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const squared = 1 / (Math.abs(c) ** 3.2 + Math.abs(s) ** 3.2) ** (1 / 3.2);
  const uneven = 0.93 + 0.14 * fractalNoise(c * 2.2 + 5, s * 2.2 + 3, 2);
  return [c * squared * uneven * (top.x + grow), s * squared * uneven * (top.z + grow)];
}

/** The Acropolis of Athens: rock, ring wall, Parthenon, Erechtheion and gateway, on y = 0, long axis along x (west at -x). */
export function acropolis(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(432);
  drawRock(builder, random);
  drawRingWall(builder, random);
  builder.at(-58, acropolisHeight, -26, 0.15, () => drawErechtheion(builder), 1.25);
  builder.at(-108, acropolisHeight - 4, 2, -Math.PI / 2, () => drawGateway(builder));
  builder.at(-100, acropolisHeight, 40, -Math.PI / 2, () => drawSmallTemple(builder, 4, 8, 8.4, 5.2, 0.45));
  for (let index = 0; index < 60; index += 1)
    builder.box(
      random(-85, 95),
      acropolisHeight - 0.8,
      random(-40, 50),
      random(0.8, 3),
      random(0.4, 1.5),
      random(0.8, 2.4),
      varied('#ead0a4', random, 0.03),
    );
  const group = new Group();
  group.name = 'Acropolis';
  const temple = parthenon();
  temple.position.set(34, acropolisHeight + 2, 8);
  temple.scale.setScalar(1.5);
  temple.rotation.y = 0.5;
  builder.at(34, acropolisHeight - 1.5, 8, 0.5, () => builder.box(0, 0, 0, 114, 3.5, 56, '#d9bb90', '#e4caa0'));
  group.add(builder.toMesh(), temple);
  return group;
}

/** The rock's flank from foot to top: height, and metres it stands out from the top's edge. */
const levels: readonly (readonly [number, number])[] = [
  [0, 66],
  [6, 46],
  [13, 28],
  [20, 16],
  [27, 10],
  [33, 6],
  [39, 3],
  [acropolisHeight - 2, 1],
];

/** Height of the flank where it stands out `grow` metres. */
function flankHeight(grow: number): number {
  for (const [index, [y, out]] of levels.entries()) {
    const next = levels[index + 1];
    if (next && grow >= next[1] && grow <= out) return y + ((next[0] - y) * (out - grow)) / (out - next[1]);
  }
  return 0;
}

function drawRock(builder: MeshBuilder, random: Random): void {
  const around = 84;
  const spot = (step: number, level: number): Point => {
    const [y, grow] = levels[level] ?? [acropolisHeight, 0];
    const angle = ((step + (level % 2) * 0.5) / around) * Math.PI * 2;
    const crag =
      level === levels.length - 1 ? 0 : (fractalNoise(step * 0.55, level * 1.3, 8) - 0.5) * (level < 3 ? 10 : 13);
    const [x, z] = outline(angle, grow + crag);
    return [x, y + (level === 0 ? -2 : (fractalNoise(step * 0.8 + 40, level, 4) - 0.5) * 4), z];
  };
  for (let level = 0; level + 1 < levels.length; level += 1) {
    for (let step = 0; step < around; step += 1) {
      const [a, b, c, d] = [spot(step, level), spot(step + 1, level), spot(step + 1, level + 1), spot(step, level + 1)];
      const color = (): ReturnType<typeof varied> =>
        varied(
          level < 2
            ? random.pick(['#8f8a52', '#9c9258', '#a3935e'])
            : level < 3
              ? random.pick(['#a8925f', '#b59a6c'])
              : random.pick(['#cba67c', '#c29a72', '#d6b288']),
          random,
          0.03,
        );
      builder.triangle(b, a, d, color());
      builder.triangle(b, d, c, color());
    }
  }
  for (let step = 0; step < around; step += 1) {
    const [a, b] = [outline((step / around) * Math.PI * 2, 1), outline(((step + 1) / around) * Math.PI * 2, 1)];
    builder.triangle(
      [0, acropolisHeight, 0],
      [b[0], acropolisHeight - 2, b[1]],
      [a[0], acropolisHeight - 2, a[1]],
      '#d6b98c',
    );
  }
  for (let index = 0; index < 620; index += 1) {
    const angle = random(0, 6.28);
    const grow = random(26, 64);
    const [x, z] = outline(angle, grow);
    const y = flankHeight(grow);
    if (random.chance(0.4)) drawCypress(builder, random, x, y - 2.5, z, random(9, 17));
    else
      drawLump(
        builder,
        random,
        x,
        y + 0.5,
        z,
        random(2, 4.5),
        random(2, 3.6),
        random(2, 4.5),
        random.pick(['#6f7f44', '#7d8648', '#8f9150']),
      );
  }
}

function drawRingWall(builder: MeshBuilder, random: Random): void {
  const around = 96;
  for (let step = 0; step < around; step += 1) {
    const [from, to] = [(step / around) * Math.PI * 2, ((step + 1) / around) * Math.PI * 2];
    const west = Math.cos(from) < -0.9 && Math.abs(Math.sin(from)) < 0.35;
    if (west) continue;
    const [a, b] = [outline(from, 2), outline(to, 2)];
    const [foot, head] = [acropolisHeight - 13 + random(-1.5, 1.5), acropolisHeight + 2.6];
    const color = varied('#e3c596', random, 0.025);
    builder.quad([b[0], foot, b[1]], [a[0], foot, a[1]], [a[0], head, a[1]], [b[0], head, b[1]], color);
    builder.quad(
      [b[0], head, b[1]],
      [a[0], head, a[1]],
      [a[0] * 0.985, head, a[1] * 0.97],
      [b[0] * 0.985, head, b[1] * 0.97],
      '#f0d8ae',
    );
    if (step % 5 === 0) builder.box(a[0], foot, a[1], 3.4, head - foot - 2, 3.4, color);
  }
}

/** Six columns and an entablature before a wall, front toward +z. */
function drawSmallTemple(
  builder: MeshBuilder,
  columns: number,
  width: number,
  depth: number,
  height: number,
  radius: number,
): void {
  builder.box(0, 0, 0, width + 2, 1.2, depth + 2, '#e8cc9e');
  for (let index = 0; index < columns; index += 1) {
    const x = -width / 2 + (width * index) / (columns - 1);
    for (const z of [depth / 2, -depth / 2])
      builder.at(x, 1.2, z, 0, () => drawDoricColumn(builder, height, radius, '#f2d9b0'));
  }
  builder.box(0, 1.2, 0, width - 1, height, depth * 0.55, '#e6c798');
  builder.box(0, 1.2 + height, 0, width + 1.4, 1.6, depth + 1.4, '#f4e0ba');
}

function drawGateway(builder: MeshBuilder): void {
  drawSmallTemple(builder, 6, 21, 16, 9, 0.75);
  for (const side of [-1, 1]) {
    builder.at(side * 20, -2, 12, 0, () => drawSmallTemple(builder, 4, 11, 12, 6.4, 0.5));
    builder.box(side * 20, -14, 12, 15, 12.4, 16, '#dcbb8a');
  }
  for (let step = 0; step < 9; step += 1) builder.box(0, -10 + step * 1.1, 30 - step * 2.4, 24, 1.2, 3, '#ead0a2');
}

/** The Erechtheion: a block with a tall north porch, and the porch of the maidens toward +z. */
function drawErechtheion(builder: MeshBuilder): void {
  builder.box(0, 0, 0, 24, 10.5, 12, '#ecd0a2');
  builder.box(0, 10.5, 0, 25, 1.8, 13, '#f6e2bc');
  for (let index = 0; index < 6; index += 1)
    builder.at(13.5, 0, -5 + index * 2, 0, () => drawDoricColumn(builder, 10.5, 0.5, '#f4deb4'));
  builder.box(13.2, 10.5, 0, 3, 1.8, 12, '#f6e2bc');
  builder.box(-8, 0, 7.6, 7, 2.4, 4, '#e6c898');
  for (const x of [-10.6, -8.9, -7.1, -5.4])
    builder.at(x, 2.4, 9, 0, () =>
      builder.lathe(
        6,
        [
          [0.5, 0],
          [0.4, 1.4],
          [0.55, 2],
          [0.28, 2.6],
          [0.6, 3],
        ],
        '#f8e6c4',
      ),
    );
  builder.box(-8, 5.4, 7.6, 7.6, 1.4, 4.6, '#f6e2bc');
}
