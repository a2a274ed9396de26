import { type Group, Matrix4 } from 'three';
import { alongRow, drawColumn, drawPediment, drawRoundPane } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import { smooth } from '../../geometry/smooth';
import { drawRiverBoat } from '../boat';
import { drawTownHouse } from '../townHouse';
import { citeShores } from './cite';
import { drawPeople, grove, land, meadow, river, summer } from './ground';
import { drawStreets, gallicRoman } from './oldTown';
import { StorySet, byYear, drawing } from './StorySet';

const stone = '#ead2aa';
const pale = '#f6e4c4';
const tile = '#c0643f';
const dark = '#7a5a52';
const cardo = -170;
const level = -4;
/** Where the monuments stood, in metres from the crossing of today's cathedral: x upstream, z to the south. */
const sites = {
  forum: [-270, 960],
  arena: [560, 800],
  baths: [-262, 430],
  theatre: [-520, 640],
  eastBaths: [-60, 620],
} as const;

/** The ground of Lutetia, in metres over the river's meadows: the hill of Sainte-Geneviève on the left bank. */
export function lutetiaGround(x: number, z: number): number {
  const [south, north] = citeShores(x);
  const inland = Math.max(Math.min(south - z, z - north), z - 118, -236 - z);
  const shore = Math.max(-8, Math.min(0, inland * 0.25 - 3));
  const hill = 30 * smooth(160, 900, z) * (1 - 0.8 * smooth(250, 900, x)) * (1 - 0.5 * smooth(-700, -1400, x));
  return shore < 0 ? shore : hill;
}

/** The Roman town from 52 BC to the fourth century; about 190,000 triangles. */
export function* lutetiaSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.water.push(river(-3000, -420, 3000, 300, level));
  const ground = (x: number, z: number): string => {
    if (Math.abs(x - cardo) < 10 && z > -700) return '#d8bc92';
    return meadow[Math.abs(Math.round(x / 110) + Math.round(z / 90)) % 3] ?? meadow[0];
  };
  set.add(
    land(-1500, -900, 1500, 1700, 30, lutetiaGround, (x, z, y) => (y < -1 ? '#b39f78' : ground(x, z))),
    trees(),
  );
  yield;
  set.standing(
    land(
      -630,
      150,
      420,
      1230,
      30,
      (x, z) => lutetiaGround(x, z) + 0.35,
      (x) => (Math.abs(x - cardo) < 10 ? '#d8bc92' : '#cfae84'),
      6,
    ),
    -20,
  );
  yield;
  set.rising(houses(), byYear([-30, -1], [-10, 120], [120, 900], [260, 900], [310, 420]), {
    order: (x, _y, z) => Math.hypot((x - cardo) * 0.9, z - 430),
  });
  yield;
  set.standing(drawing(drawHuts), -400, -10);
  for (const [name, draw, from, to, fall] of [
    ['forum', drawForum, 40, 90, 280],
    ['arena', drawArena, 60, 110, 275],
    ['baths', drawBaths, 110, 150, 9999],
    ['theatre', drawTheatre, 70, 100, 275],
    ['eastBaths', drawSmallBaths, 100, 130, 280],
  ] as const) {
    const [x, z] = sites[name];
    const model = drawing((builder) => builder.at(x, lutetiaGround(x, z), z, 0, () => draw(builder)), name);
    const foot = lutetiaGround(x, z);
    set.rising(model, byYear([from, foot - 4], [to, foot + 40], [fall, foot + 40], [fall + 60, foot + 5]), {
      slice: { y: 2.5 },
    });
    yield;
  }
  set.standing(
    drawing((builder) => drawIsland(builder)),
    -5,
  );
  set.rising(drawing(drawIslandWall), byYear([300, -8], [312, 12]), { slice: { y: 1.5 } });
  yield;
  set.standing(
    drawing((builder) =>
      drawPeople(builder, seededRandom(2), 130, -345, 925, -190, 995, 31.4, [
        '#f2e6d0',
        '#e6d2b0',
        '#c8553c',
        '#8a6a52',
        '#d8b070',
      ]),
    ),
    80,
    300,
  );
  const barge = drawing((builder) => drawRiverBoat(builder, 22, '#8a5a3c', '#b98a5c', '#caa070'), 'Barge');
  set.standing(barge, -50).moving((seconds) => barge.position.set(330 - ((seconds * 3) % 620), level, 92));
  return set;
}

function houses(): Group {
  return drawing((builder) => {
    const random = seededRandom(52);
    const taken = (x: number, z: number): boolean =>
      Math.abs(x - cardo) < 15 ||
      Object.entries(sites).some(
        ([name, [sx, sz]]) =>
          Math.abs(x - sx) < (name === 'forum' ? 112 : name === 'arena' ? 95 : 68) &&
          Math.abs(z - sz) < (name === 'forum' ? 66 : name === 'arena' ? 82 : 62),
      ) ||
      (x + 3000 - cardo) % 92 < 9;
    const rows = Array.from({ length: 26 }, (_, index) => 178 + index * 26 + Math.floor(index / 2) * 26);
    drawStreets(builder, random, {
      style: gallicRoman,
      from: -620,
      to: 420,
      rows: rows.filter((z) => z < 1260),
      widths: [12, 21],
      depths: [13, 19],
      ground: lutetiaGround,
      free: (x, z) => taken(x, z) || random.chance(Math.min(0.7, Math.hypot((x - cardo) * 0.9, z - 560) / 1100)),
      plain: (_x, z) => z < 420,
    });
  }, 'Houses');
}

/** Thatched round huts, as small towns of Gaul had them. */
function drawHuts(builder: MeshBuilder): void {
  const random = seededRandom(53);
  for (let hut = 0; hut < 80; hut += 1) {
    const [x, z] = [random(-520, 70), random(-88, 34)];
    builder.at(x, 0, z, 0, () =>
      builder.lathe(
        8,
        [
          [3.4, 0],
          [3.4, 2],
          [4.2, 2],
          [0, 6.4],
        ],
        random.pick(['#b8925c', '#a8824e', '#c49e68']),
      ),
    );
  }
  for (const [z, length] of [
    [90, 66],
    [-177, 124],
  ] as const)
    drawTimberBridge(builder, z, length);
}

function drawTimberBridge(builder: MeshBuilder, z: number, length: number): void {
  builder.box(cardo, 0, z, 8, 0.8, length, '#a8845c');
  for (let pile = -length / 2; pile <= length / 2; pile += 8) {
    for (const side of [-3, 3]) builder.box(cardo + side, -9, z + pile, 0.9, 9, 0.9, '#8f6a48');
    builder.box(cardo, 1.6, z + pile, 8.4, 0.3, 0.3, '#8f6a48');
  }
}

/** The island of the first centuries: houses, the quay of the boatmen, the two bridges. */
function drawIsland(builder: MeshBuilder): void {
  const random = seededRandom(54);
  drawStreets(builder, random, {
    style: gallicRoman,
    from: -480,
    to: 60,
    rows: [-88, -62, -36, -10, 16, 38],
    widths: [12, 20],
    depths: [11, 16],
    plain: () => true,
    free: (x) => Math.abs(x - cardo) < 12,
  });
  for (const [z, length] of [
    [90, 66],
    [-177, 124],
  ] as const)
    drawTimberBridge(builder, z, length);
  builder.at(-120, 0, 0, 0, () => drawTownHouse(builder, random, gallicRoman, 40, 26, true));
}

/** The wall of about 308, of blocks taken from the forum and the arena. */
function drawIslandWall(builder: MeshBuilder): void {
  for (let x = -500; x < 90; x += 20) {
    const [from, to] = [citeShores(x), citeShores(x + 20)];
    builder.beam([x, 1, from[0] - 12], [x + 20, 1, to[0] - 12], 2.4, stone);
    for (const side of [0, 1] as const) {
      const inward = side === 0 ? -12 : 12;
      builder.quad(
        [x, -2, from[side] + inward],
        [x + 20, -2, to[side] + inward],
        [x + 20, 7, to[side] + inward],
        [x, 7, from[side] + inward],
        stone,
      );
      builder.quad(
        [x, 7, from[side] + inward],
        [x + 20, 7, to[side] + inward],
        [x + 20, 7, to[side] + inward * 1.2],
        [x, 7, from[side] + inward * 1.2],
        pale,
      );
      for (let tooth = 0; tooth < 20; tooth += 4) builder.box(x + tooth, 7, from[side] + inward, 2, 1.2, 0.7, pale);
    }
  }
}

/** The forum, 178 by 89 m: shops under porticoes round a court, the basilica to the east, the temple to the west. */
function drawForum(builder: MeshBuilder): void {
  builder.box(0, -4, 0, 182, 5, 93, stone, '#dcc298');
  for (const side of [-1, 1]) {
    builder.box(0, 1, side * 40, 178, 7, 9, stone);
    builder.roof(0, 8, side * 40, 180, 11, 3, tile, stone);
    alongRow(-86, 86, 30, (x) => {
      drawRoundPane(builder, x, 1.2, 3.2, 4.6, dark, 44.6 * side);
      builder.at(x, 1, side * 32.6, 0, () => drawColumn(builder, 5.4, 0.42, pale, 7));
    });
    builder.quad([-88, 6.6, side * 32], [88, 6.6, side * 32], [88, 9, side * 37], [-88, 9, side * 37], tile);
  }
  builder.box(-84.5, 1, 0, 9, 7, 80, stone);
  builder.at(-84.5, 8, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 80, 11, 3, tile, stone));
  builder.box(66, 1, 0, 40, 9, 68, stone);
  builder.box(66, 10, 0, 20, 7, 66, pale);
  builder.at(66, 17, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 68, 23, 5, tile, pale));
  for (const side of [-1, 1]) {
    builder.quad(
      [66 + side * 21, 10, -35],
      [66 + side * 21, 10, 35],
      [66 + side * 10, 14, 35],
      [66 + side * 10, 14, -35],
      tile,
    );
    alongRow(-30, 30, 10, (z) =>
      builder.at(66, 0, z, (side * Math.PI) / 2, () => {
        drawRoundPane(builder, 0, 14.2, 2, 2.4, dark, 10.1);
        drawRoundPane(builder, 0, 1.6, 3, 5, dark, 20.1);
      }),
    );
  }
  builder.at(-46, 1, 0, Math.PI / 2, () => drawTemple(builder, 20, 32, 11));
}

/** A podium temple with its columned front toward +z: `width` by `depth` metres. */
function drawTemple(builder: MeshBuilder, width: number, depth: number, height: number): void {
  builder.box(0, 0, 0, width + 4, 3, depth + 4, stone, pale);
  for (let step = 0; step < 6; step += 1)
    builder.box(0, 0, depth / 2 + 2 + (6 - step) * 0.5, width * 0.7, 0.5 + step * 0.5, 1, pale);
  builder.box(0, 3, -depth * 0.16, width - 3, height, depth * 0.62, pale);
  const column = (x: number, z: number): void =>
    builder.at(x, 3, z, 0, () => drawColumn(builder, height, 0.85, pale, 9));
  alongRow(-width / 2, width / 2, 6, (x) => {
    column(x, depth / 2 - 1);
    column(x, depth / 2 - 5);
  });
  for (const side of [-1, 1]) alongRow(-depth / 2, depth / 2 - 4, 7, (z) => column((side * width) / 2 - side, z));
  builder.box(0, 3 + height, 0, width + 1, 1.6, depth + 1, stone);
  builder.at(0, 4.6 + height, 0, Math.PI / 2, () => builder.roof(0, 0, 0, depth + 1.6, width + 2, 5, tile, pale));
  drawPediment(builder, 0, 4.6 + height, depth / 2 + 0.9, width + 1.6, 5, 1, pale, stone);
}

/** The arena: an oval of tiers broken by a stage on the east side, 36 bays on its outer wall. */
function drawArena(builder: MeshBuilder): void {
  const oval = (scale: number, draw: () => void): void =>
    builder.within(new Matrix4().makeScale(1.2 * scale, 1, 0.92 * scale), draw);
  const sides = 40;
  const spans = (side: number): boolean => Math.cos(((side + 0.5) / sides) * Math.PI * 2) < 0.72;
  const ring = (radius: number, y: number, top: number, topY: number, color: string): void => {
    for (let side = 0; side < sides; side += 1) {
      if (!spans(side)) continue;
      const [from, to] = [(side / sides) * Math.PI * 2, ((side + 1) / sides) * Math.PI * 2];
      const at = (r: number, h: number, angle: number): readonly [number, number, number] => [
        r * Math.cos(angle),
        h,
        r * Math.sin(angle),
      ];
      builder.quad(at(radius, y, from), at(radius, y, to), at(top, topY, to), at(top, topY, from), color);
    }
  };
  oval(1, () => {
    builder.disc(sides, 25, 0.3, '#e6cd9c');
    ring(25, 0, 25, 3, pale);
    for (let tier = 0; tier < 9; tier += 1) {
      const [radius, y] = [25 + tier * 2.8, 3 + tier * 1.3];
      ring(radius, y, radius + 2.8, y, tier % 2 === 0 ? pale : stone);
      ring(radius + 2.8, y, radius + 2.8, y + 1.3, stone);
    }
    ring(53, 0, 53, 17, stone);
    ring(50.2, 14.7, 50.2, 17, pale);
    ring(50.2, 17, 53, 17, pale);
    for (let side = 0; side < sides; side += 1) {
      if (!spans(side)) continue;
      builder.at(0, 0, 0, Math.PI / 2 - ((side + 0.5) / sides) * Math.PI * 2, () => {
        drawRoundPane(builder, 0, 0.4, 4.4, 6.6, dark, 53.1);
        drawRoundPane(builder, 0, 9, 4, 5.6, dark, 53.1);
        builder.box(-3.7, 0, 53.2, 1, 16, 0.8, pale);
      });
    }
  });
  builder.box(44, 0, 0, 9, 12, 41, stone);
  builder.roof(44, 12, 0, 10, 42, 3, tile);
  builder.box(36, 0, 0, 9, 2, 41, '#cfa878');
}

/** The baths at Cluny: vaulted halls of brick and stone, the cold room 14 m tall. */
function drawBaths(builder: MeshBuilder): void {
  for (const [x, z, width, height, depth] of [
    [0, 0, 24, 15, 16],
    [-28, 4, 28, 12, 22],
    [24, -2, 20, 11, 26],
    [-4, 26, 54, 8, 22],
    [-50, 10, 14, 9, 40],
    [4, -22, 62, 7, 16],
  ] as const) {
    builder.box(x, 0, z, width, height, depth, '#dfc096');
    builder.at(x, height, z, 0, () => builder.roof(0, 0, 0, width + 1.6, depth + 1.6, depth * 0.2, tile, '#dfc096'));
    for (let y = 2; y < height; y += 2.4) builder.box(x, y, z, width + 0.2, 0.4, depth + 0.2, '#c27a54');
    alongRow(-width / 2 + 2, width / 2 - 2, Math.max(2, Math.round(width / 7)), (dx) =>
      drawRoundPane(builder, x + dx, height * 0.4, 3, height * 0.42, dark, z + depth / 2 + 0.2),
    );
  }
}

function drawSmallBaths(builder: MeshBuilder): void {
  for (const [x, z, width, height, depth] of [
    [0, 0, 50, 9, 24],
    [-10, 26, 30, 7, 18],
    [22, 24, 16, 10, 16],
  ] as const) {
    builder.box(x, 0, z, width, height, depth, '#e3c69c');
    builder.roof(x, height, z, width + 1.6, depth + 1.6, depth * 0.2, tile, '#e3c69c');
  }
}

/** The theatre: a half round of tiers open to the east. */
function drawTheatre(builder: MeshBuilder): void {
  for (let tier = 0; tier < 10; tier += 1) {
    for (let side = 0; side < 18; side += 1) {
      const [from, to] = [Math.PI / 2 + (side / 18) * Math.PI, Math.PI / 2 + ((side + 1) / 18) * Math.PI];
      const at = (radius: number, y: number, angle: number): readonly [number, number, number] => [
        radius * Math.cos(angle),
        y,
        radius * Math.sin(angle),
      ];
      const [inner, y] = [12 + tier * 2.4, 1 + tier * 1.3];
      builder.quad(
        at(inner, y, from),
        at(inner, y, to),
        at(inner + 2.4, y, to),
        at(inner + 2.4, y, from),
        tier % 2 === 0 ? pale : stone,
      );
      builder.quad(
        at(inner + 2.4, y, from),
        at(inner + 2.4, y, to),
        at(inner + 2.4, y + 1.3, to),
        at(inner + 2.4, y + 1.3, from),
        stone,
      );
      if (tier === 9) builder.quad(at(36, 0, from), at(36, 0, to), at(36, 15, to), at(36, 15, from), stone);
    }
  }
  builder.box(6, 0, 0, 8, 13, 62, pale);
  builder.at(6, 13, 0, Math.PI / 2, () => builder.roof(0, 0, 0, 63, 9, 2.4, tile, pale));
}

function trees(): Group {
  return grove(300, summer, function* (random) {
    for (let index = 0; index < 130; index += 1) {
      const [x, z] = [random(-620, 420), random(170, 1260)];
      if (Math.abs(x + 270) < 105 && Math.abs(z - 960) < 60) continue;
      yield [x, lutetiaGround(x, z), z, random(5, 9)];
    }
    for (let index = 0; index < 420; index += 1) {
      const [x, z] = [random(-1450, 1450), random(-880, 1680)];
      const town = z > 130 && z < 1280 && x > -660 && x < 680;
      if (town || (z < 150 && z > -270) || Math.abs(x - cardo) < 16) continue;
      yield [x, lutetiaGround(x, z), z, random(9, 16)];
    }
  });
}
