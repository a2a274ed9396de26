import { Matrix4, type Group } from 'three';
import { drawColumn } from '../../../geometry/facade';
import type { MeshBuilder } from '../../../geometry/MeshBuilder';
import { seededRandom } from '../../../geometry/random';
import { smooth } from '../../../geometry/smooth';
import { drawTownHouse, roman, type TownStyle } from '../../townHouse';
import { drawCypress, drawUmbrellaPine } from '../../trees';
import { drawSlab, grove, land } from '../ground';
import { drawStreets } from '../oldTown';
import { drawing } from '../StorySet';

/** Half the lake's length and width, in metres, and the level of its water. */
export const lake = { x: 104, z: 88, level: -1.1 } as const;

const mound = (x: number, z: number, cx: number, cz: number, rx: number, rz: number, height: number): number =>
  height * (1 - smooth(0.4, 1.1, Math.hypot((x - cx) / rx, (z - cz) / rz)));

/** The valley in metres from the middle of the amphitheatre: Oppian north, Velia west, Palatine south-west, Caelian south. */
export function colosseumGround(x: number, z: number): number {
  return Math.max(
    mound(x, z, 200, -420, 420, 230, 28),
    mound(x, z, -380, -70, 190, 130, 17),
    mound(x, z, -520, 330, 260, 240, 38),
    mound(x, z, 90, 520, 420, 250, 36),
    mound(x, z, 1100, -200, 700, 600, 34),
    mound(x, z, -900, -1000, 700, 500, 36),
    mound(x, z, -1100, 1300, 700, 500, 36),
  );
}

/** The bed of the lake, and the deeper cellars under the arena. */
function bed(x: number, z: number): number {
  if (Math.hypot(x / 46, z / 30) < 1) return -8;
  return Math.abs(x) < lake.x + 6 && Math.abs(z) < lake.z + 6 ? -4 : colosseumGround(x, z);
}

const grass = ['#b3a468', '#a89c5e', '#bcab72'] as const;

export function valleyLand(): Group[] {
  return [
    land(
      -660,
      -620,
      660,
      700,
      20,
      bed,
      (x, z) => grass[Math.abs(Math.round(x / 80) + Math.round(z / 60)) % 3] ?? grass[0],
    ),
    land(
      -3600,
      -3600,
      3600,
      3600,
      120,
      (x, z) => (x > -640 && x < 640 && z > -600 && z < 680 ? -12 : colosseumGround(x, z) - 0.3),
      (x, z) => grass[Math.abs(Math.round(x / 320) + Math.round(z / 250)) % 3] ?? grass[0],
    ),
  ];
}

/** A floor over the lake's bed: as far as an oval of `rx` by `rz` metres, open within the arena where `ring`. */
export function valleyFloor(rx: number, rz: number, y: number, color: string, ring: boolean): Group {
  return drawing((builder) => {
    if (!ring) {
      builder.within(new Matrix4().makeScale(rx, 1, rz), () => builder.disc(56, 1, y, color));
      return;
    }
    const sides = 56;
    for (let side = 0; side < sides; side += 1) {
      const [from, to] = [(side / sides) * Math.PI * 2, ((side + 1) / sides) * Math.PI * 2];
      const at = (sx: number, sz: number, angle: number) => [sx * Math.cos(angle), y, sz * Math.sin(angle)] as const;
      builder.quad(at(42.5, 26.5, from), at(42.5, 26.5, to), at(rx, rz, to), at(rx, rz, from), color);
    }
  }, 'Floor');
}

/** The lake's stone edge, and colonnades under tiles on three of its sides. */
export function drawLakeside(builder: MeshBuilder): void {
  const [x, z] = [lake.x, lake.z];
  for (const side of [-1, 1]) {
    builder.box(0, -4, side * (z + 1), x * 2 + 6, 4.3, 4, '#e6d4b2', '#f2e4c8');
    builder.box(side * (x + 1), -4, 0, 4, 4.3, z * 2 + 2, '#e6d4b2', '#f2e4c8');
  }
  drawSlab(builder, -x - 30, -z - 30, x + 30, -z - 1, 0.12, '#dcc9a4');
  drawSlab(builder, -x - 30, z + 1, x + 30, z + 30, 0.12, '#dcc9a4');
  for (const side of [-1, 1])
    drawSlab(builder, side > 0 ? x + 1 : -x - 30, -z - 2, side > 0 ? x + 30 : -x - 1, z + 2, 0.12, '#dcc9a4');
  const arcade = (length: number): void => {
    builder.box(0, 0, -9, length, 7.4, 1.2, '#e8cfa2');
    for (let column = -length / 2 + 2; column <= length / 2 - 1; column += 5)
      builder.at(column, 0.1, 0, 0, () => drawColumn(builder, 6.6, 0.5, '#f6ead2', 8));
    builder.box(0, 6.7, -0.1, length, 0.9, 1.2, '#f2e2c4');
    builder.roof(0, 7.5, -4.4, length + 1, 11.6, 2, '#bf6a48', '#e8cfa2');
  };
  builder.at(0, 0, -z - 14, 0, () => arcade(x * 2 + 30));
  builder.at(0, 0, z + 14, Math.PI, () => arcade(x * 2 + 30));
  builder.at(-x - 14, 0, 0, Math.PI / 2, () => arcade(z * 2 + 4));
  for (const [px, pz, width, depth] of [
    [x + 46, -z - 30, 40, 22],
    [x + 52, 20, 26, 34],
    [-x - 60, -z - 26, 46, 24],
  ] as const) {
    builder.box(px, 0, pz, width, 8, depth, '#f0dfbf');
    builder.roof(px, 8, pz, width + 2, depth + 2, 4, '#bf6a48', '#f0dfbf');
    for (let column = -width / 2 + 1; column <= width / 2 - 1; column += 3.6)
      builder.at(px + column, 0, pz + depth / 2 + 2.4, 0, () => drawColumn(builder, 6.4, 0.45, '#f6ead2', 8));
    builder.box(px, 6.4, pz + depth / 2 + 1.2, width, 0.9, 3.6, '#f2e2c4', '#bf6a48');
  }
}

/** Vines in rows on the Caelian's foot, which Nero had inside his house. */
export function drawVineyard(builder: MeshBuilder): void {
  const random = seededRandom(65);
  for (let row = 0; row < 16; row += 1)
    for (let x = -150; x < 130; x += 4.4) {
      const z = 168 + row * 8;
      const y = colosseumGround(x, z);
      builder.taperedBox(
        x + random(-0.4, 0.4),
        y - 0.4,
        z,
        2.6,
        1.4,
        1.6,
        0.7,
        random(1.6, 2.3),
        random.pick(['#7f8a3e', '#6f7c38', '#8e9446']),
      );
    }
}

const imperial: TownStyle = {
  walls: ['#e6bf8e', '#dcae7c', '#ecd0a4', '#d6a070', '#e8c698'],
  roofs: ['#b9623f', '#a95838', '#c46e4a', '#b05c3c'],
  shutters: ['#6a5240', '#7a5a48', '#5c4a3c'],
  roof: 'tiled',
  floors: [2, 5],
  lit: 0,
};

/** Streets about the valley. `centre` those that the fire took, otherwise those that came back on the hills. */
export function valleyHouses(style: 'imperial' | 'modern', centre: boolean): Group {
  const isFree = (x: number, z: number): boolean => {
    const out = Math.hypot(x / 1.15, z);
    if (centre) return out > 250 || Math.abs(x + 20) < 7 || Math.abs(z - 12) < 6;
    return (
      out < 236 ||
      out > 640 ||
      (x < -170 && z > -170 && z < 420) ||
      (style === 'modern' && ((x > -120 && z < -150 && x < 330) || z > 330))
    );
  };
  return drawing((builder) => {
    const random = seededRandom(centre ? 64 : style === 'modern' ? 1870 : 96);
    drawStreets(builder, random, {
      style: style === 'modern' ? roman : imperial,
      from: -640,
      to: 640,
      rows: Array.from({ length: 44 }, (_, index) => -560 + index * 24 + Math.floor(index / 2) * 5),
      widths: [13, 22],
      depths: [13, 18],
      stray: 2,
      turn: 0.08,
      ground: (x, z) => colosseumGround(x, z) - 0.4,
      free: (x, z) => isFree(x, z) || random.chance(0.12),
      plain: (x, z) => Math.hypot(x, z) > 300,
    });
  }, 'Houses');
}

/** A few houses and a tower of the Middle Ages, in and beside the walls. */
export function drawMedieval(builder: MeshBuilder): void {
  const random = seededRandom(1150);
  const plain: TownStyle = { ...roman, walls: ['#c9a478', '#b98f66', '#d6b48a'], floors: [1, 2] };
  for (const [x, z, turn] of [
    [-18, 4, 0.3],
    [6, -8, 1.2],
    [22, 7, 2],
    [-118, -30, 0.4],
    [-126, 6, 1],
    [-112, 40, 2.2],
    [118, 30, 0.2],
    [124, -24, 1.4],
    [60, 112, 0.6],
    [-30, 116, 0.1],
    [20, 122, 0.8],
  ] as const)
    builder.at(x, 0, z, turn, () => drawTownHouse(builder, random, plain, random(7, 10), random(6, 9), false));
  for (const [x, z, height] of [
    [56, -52, 58],
    [88, 12, 56],
  ] as const) {
    builder.box(x, 24, z, 9, height - 24, 9, '#b98d62');
    for (const dx of [-3.4, 0, 3.4])
      for (const dz of [-3.4, 0, 3.4]) builder.box(x + dx, height, z + dz, 1.7, 1.8, 1.7, '#b98d62');
    for (const side of [-1, 1]) builder.box(x, height - 8, z + side * 4.55, 0.9, 2, 0.1, '#4e3c34');
  }
}

export function valleyTrees(wild: boolean): Group {
  if (wild)
    return grove(1500, ['#6f7f3c', '#7f8b42', '#61773f', '#8a9246'], function* (random) {
      for (let index = 0; index < 520; index += 1) {
        const [x, z] = [random(-620, 620), random(-600, 660)];
        if (Math.hypot(x / 1.15, z) > 150) yield [x, colosseumGround(x, z) - 0.4, z, random(5, 10)];
      }
      for (let index = 0; index < 46; index += 1) {
        const [angle, out] = [random(0, 6.28), random(0.5, 0.92)];
        yield [Math.cos(angle) * 84 * out, 3 + 24 * (out - 0.5), Math.sin(angle) * 68 * out, random(2, 4)];
      }
    });
  return drawing((builder) => {
    const random = seededRandom(17);
    for (let index = 0; index < 110; index += 1) {
      const [x, z] = [random(-640, 640), random(-600, 660)];
      const y = colosseumGround(x, z);
      if (y < 7) continue;
      if (random.chance(0.4)) drawCypress(builder, random, x, y - 0.4, z, random(9, 16));
      else drawUmbrellaPine(builder, random, x, y - 0.4, z, random(13, 20));
    }
  }, 'Trees');
}
