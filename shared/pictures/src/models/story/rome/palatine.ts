import type { Group } from 'three';
import type { MeshBuilder } from '../../../geometry/MeshBuilder';
import { seededRandom, type Random } from '../../../geometry/random';
import { drawCapitolineTemple } from '../../rome/capitolineTemple';
import { drawIronAgeHut } from '../../rome/ironAgeHut';
import { drawPodiumTemple, paintedClay } from '../../rome/podiumTemple';
import { fromForumHollow, fromTiber, sevenHillsGround, steepness } from '../../rome/sevenHills';
import { drawPeople, drawSlab, grove, land, meadow, river } from '../ground';
import { drawStreets } from '../oldTown';
import { StorySet, byYear, drawing } from '../StorySet';
import { archaicRoman, drawCattle, drawDitch, drawFirstBridge, drawRampart, drawScrub } from './palatineWorks';

const ground = sevenHillsGround;
const oaks = ['#5d6b34', '#6c7a3c', '#4f6236', '#76813f', '#617344'] as const;
const wool = ['#d8c8a8', '#b08a62', '#8a6a4c', '#a8543c', '#6c5a48'] as const;

/** Groups of huts: middle, half width, how many, and the years from the first to the last of them. */
const villages = [
  { at: [-122, 84], reach: [46, 66], huts: 34, from: -900, until: -800 },
  { at: [-30, 40], reach: [110, 110], huts: 44, from: -790, until: -690 },
  { at: [-375, -395], reach: [60, 55], huts: 22, from: -860, until: -720 },
  { at: [40, -1130], reach: [260, 60], huts: 40, from: -860, until: -690 },
  { at: [620, -420], reach: [210, 90], huts: 34, from: -800, until: -690 },
  { at: [420, 400], reach: [150, 70], huts: 18, from: -770, until: -690 },
  { at: [190, -260], reach: [60, 40], huts: 16, from: -780, until: -690 },
] as const;

const capitol = { x: -375, z: -392 } as const;
const landing = { x: -430, z: -112 } as const;

/** The hills about the ford of the Tiber, from the first huts to the last king; about 250,000 triangles. */
export function* palatineSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.water.push(river(-3700, -3700, 3700, 3700, 0, { deep: '#7d7f86', wavelength: 5 }));
  set.add(land(-1680, -1500, 1320, 1500, 24, ground, paint));
  yield;
  set.add(farLand());
  yield;
  set.add(trees(), drawing(drawScrub, 'Trees'));
  yield;
  for (const [index, village] of villages.entries()) {
    const [x, z] = village.at;
    set.rising(
      huts(village, index + 1),
      byYear([village.from, 0], [village.until, 400], [-640, 400], [-560, 60], [-530, -1]),
      { order: (px, _y, pz) => Math.hypot(px - x, pz - z) },
    );
    yield;
  }
  set.rising(drawing(drawRampart, 'Wall'), byYear([-735, -20], [-722, 60], [-600, 60], [-560, -20]), {
    slice: { y: 1 },
  });
  set.standing(filledValley(), -640);
  set.standing(drainedHollow(), -600);
  yield;
  set.standing(drawing(drawDitch, 'Channel'), -600);
  set.standing(drawing(drawFirstBridge, 'Bridge'), -620);
  set.rising(houses(), byYear([-612, -1], [-509, 900]), {
    order: (x, _y, z) => Math.min(Math.hypot(x + 150, z + 330), Math.hypot(x + 60, z) + 160),
  });
  yield;
  const foot = ground(landing.x, landing.z, true);
  set.rising(
    drawing(
      (builder) => builder.at(landing.x, foot, landing.z, 2.6, () => drawLandingTemple(builder)),
      'Landing temple',
    ),
    byYear([-582, foot - 4], [-574, foot + 14]),
    { slice: { y: 0.8 } },
  );
  set.rising(
    drawing(
      (builder) => builder.at(capitol.x, 40, capitol.z, 0.35, () => drawCapitolineTemple(builder, paintedClay)),
      'Temple of Jupiter',
    ),
    byYear([-532, 34], [-510, 72]),
    { slice: { y: 1.2 } },
  );
  yield;
  addLife(set);
  return set;
}

function paint(x: number, z: number, y: number): string {
  if (y < 0.7) return fromTiber(x, z) < 40 ? '#b39c72' : '#7f8a55';
  const steep = steepness(x, z);
  if (steep > 0.85 && y > 6) return '#ab9468';
  if (steep > 0.42) return '#8d8a54';
  if (fromTiber(x, z) < 34) return '#bca878';
  return meadow[Math.abs(Math.round(x / 130) + Math.round(z / 90)) % 3] ?? meadow[0];
}

/** Land to the horizon, in larger pieces; below the near land it lies deep. */
function farLand(): Group {
  const near = (x: number, z: number): boolean => x > -1690 && x < 1310 && z > -1490 && z < 1490;
  return land(
    -3720,
    -3720,
    3720,
    3720,
    120,
    (x, z) => (near(x, z) ? -14 : ground(x, z)),
    (x, z, y) => (y < 0.5 ? '#b39c72' : (meadow[Math.abs(Math.round(x / 300) + Math.round(z / 260)) % 3] ?? meadow[0])),
  );
}

function trees(): Group {
  return grove(753, oaks, function* (random) {
    const clear = (x: number, z: number): boolean =>
      (steepness(x, z) < 0.34 &&
        villages.some(
          ({ at: [cx, cz], reach: [rx, rz] }) => Math.abs(x - cx) < rx + 14 && Math.abs(z - cz) < rz + 14,
        )) ||
      Math.hypot(x - capitol.x, z - capitol.z) < 62 ||
      Math.hypot(x - landing.x, z - landing.z) < 46 ||
      fromForumHollow(x, z) < 70;
    for (let index = 0; index < 9000; index += 1) {
      const [x, z] = [random(-1650, 1280), random(-1450, 1450)];
      const thick = steepness(x, z) > 0.3 || fromTiber(x, z) < 70;
      if (clear(x, z) || fromTiber(x, z) < 16 || ground(x, z) < 1.4) continue;
      if (random.chance(thick ? 0.85 : 0.1)) yield [x, ground(x, z) - 0.4, z, random(7, 14)];
    }
  });
}

function huts({ at: [cx, cz], reach: [rx, rz], huts: count }: (typeof villages)[number], seed: number): Group {
  return drawing((builder) => {
    const random = seededRandom(seed);
    const placed: (readonly [number, number])[] = [];
    for (let attempt = 0; attempt < count * 12 && placed.length < count; attempt += 1) {
      const [x, z] = [cx + random(-rx, rx), cz + random(-rz, rz)];
      if (placed.some(([px, pz]) => Math.hypot(px - x, pz - z) < 10) || steepness(x, z) > 0.5) continue;
      placed.push([x, z]);
      const size = random(1, 1.5);
      builder.at(x, ground(x, z) + 0.1, z, random(0, 6.28), () =>
        drawIronAgeHut(builder, random, 4.9 * size, 3.6 * size),
      );
    }
    for (const [x, z] of placed) if (random.chance(0.5)) drawYard(builder, random, x, z);
  }, 'Huts');
}

/** A fence of stakes or a store of jars beside a hut. */
function drawYard(builder: MeshBuilder, random: Random, x: number, z: number): void {
  const angle = random(0, 6.28);
  const [px, pz] = [x + Math.cos(angle) * 5.4, z + Math.sin(angle) * 5.4];
  const y = ground(px, pz);
  if (random.chance(0.5)) {
    for (let stake = 0; stake < 7; stake += 1) {
      const [sx, sz] = [px + Math.cos(stake * 0.5) * 2.4, pz + Math.sin(stake * 0.5) * 2.4];
      builder.beam([sx, ground(sx, sz) - 0.3, sz], [sx, ground(sx, sz) + 1.1, sz], 0.14, '#7a5c3e');
    }
  } else {
    for (let jar = 0; jar < 3; jar += 1)
      builder.at(px + jar * 0.8, y, pz + random(-0.5, 0.5), 0, () =>
        builder.lathe(
          6,
          [
            [0.2, 0],
            [0.42, 0.4],
            [0.3, 0.75],
            [0.36, 0.9],
          ],
          '#a8643e',
        ),
      );
  }
}

function houses(): Group {
  return drawing((builder) => {
    const random = seededRandom(578);
    const rows = Array.from({ length: 34 }, (_, index) => -660 + index * 27 + Math.floor(index / 2) * 7);
    drawStreets(builder, random, {
      style: archaicRoman,
      from: -470,
      to: 420,
      rows,
      widths: [8, 15],
      depths: [8, 11],
      stray: 4,
      turn: 0.25,
      ground: (x, z) => ground(x, z, true) - 0.9,
      plain: () => true,
      free: (x, z) =>
        steepness(x, z) > 0.4 ||
        fromForumHollow(x, z) < 44 ||
        fromTiber(x, z) < 70 ||
        Math.hypot(x - capitol.x, z - capitol.z) < 105 ||
        Math.hypot(x - landing.x, z - landing.z) < 40 ||
        ground(x, z) < 2.5 ||
        random.chance(Math.min(0.86, 0.3 + Math.hypot(x + 120, z + 240) / 900)),
    });
  }, 'Houses');
}

/** The first Forum: earth and gravel over the wet ground, about 120 by 50 m. */
function filledValley(): Group {
  return drawing((builder) => {
    builder.at(-130, 0, -352, 0.62, () => {
      builder.box(0, -4, 0, 136, 9.2, 62, '#a8895f', '#cdb48a');
      drawSlab(builder, -58, -24, 58, 24, 5.3, '#dcc9a0');
    });
  }, 'First Forum');
}

/** The hollow towards the river without its water. */
function drainedHollow(): Group {
  return land(
    -500,
    -450,
    -12,
    40,
    14,
    (x, z) => (fromForumHollow(x, z) < 100 && fromTiber(x, z) > 24 ? ground(x, z, true) - 0.9 : -6),
    (x, z) => meadow[Math.abs(Math.round(x / 60) + Math.round(z / 50)) % 3] ?? meadow[0],
  );
}

function drawLandingTemple(builder: MeshBuilder): void {
  drawPodiumTemple(builder, {
    ...paintedClay,
    width: 10.6,
    depth: 13.2,
    podium: 1.7,
    columns: 4.6,
    front: 2,
    rows: 1,
    flanks: 'none',
    eaves: 1.6,
  });
}

function addLife(set: StorySet): void {
  set.standing(
    drawing((builder) => {
      for (const [x, z, count] of [
        [-122, 84, 26],
        [-30, 40, 20],
        [-150, 120, 10],
      ] as const)
        for (let index = 0; index < count; index += 1) {
          const random = seededRandom(index + x);
          const [px, pz] = [x + random(-40, 40), z + random(-40, 40)];
          drawPeople(builder, random, 1, px, pz, px + 1, pz + 1, ground(px, pz), wool);
        }
      for (const [x, z, turn] of [
        [-104, 122, 0.5],
        [-92, 116, 2.4],
        [-36, 66, 1],
      ] as const)
        builder.at(x, ground(x, z) + 0.55, z, turn, () => drawCattle(builder, 2));
    }, 'Villagers'),
    -1000,
    -560,
  );
  set.standing(
    drawing((builder) => drawPeople(builder, seededRandom(620), 90, -185, -385, -75, -320, 5.25, wool), 'Citizens'),
    -620,
  );
  const herd = drawing((builder) => drawCattle(builder, 14), 'Cattle');
  set.standing(herd, -1000).moving((seconds) => {
    herd.position.set(-470 - ((seconds * 1.4) % 150), 0, 44);
  });
}
