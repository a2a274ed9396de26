import type { Group } from 'three';
import { alongRow, drawRoundPane } from '../../../geometry/facade';
import { varied, type MeshBuilder } from '../../../geometry/MeshBuilder';
import { seededRandom } from '../../../geometry/random';
import { archBridge } from '../../archBridge';
import { drawTownHouse, roman } from '../../townHouse';
import { grove } from '../ground';
import { drawing } from '../StorySet';

/** The river runs along z between these two lines of x, a hundred metres apart; its ends in z; the walk at the foot of the walls. */
export const tiber: Readonly<Record<'east' | 'west' | 'from' | 'to' | 'walk', number>> = {
  east: 400,
  west: 500,
  from: -700,
  to: 900,
  walk: -9.6,
};

/** The water within the banks, as corners on the ground. */
export const riverBed = [
  [tiber.east - 2, tiber.from],
  [tiber.west + 2, tiber.from],
  [tiber.west + 2, tiber.to],
  [tiber.east - 2, tiber.to],
] as const;

/** Before the walls: earth banks, landings, and houses that stand in the water. */
export function oldBanks(): Group {
  return drawing((builder) => {
    const random = seededRandom(1870);
    for (const [edge, turn] of [
      [tiber.east, 1],
      [tiber.west, -1],
    ] as const) {
      for (let z = tiber.from; z < tiber.to; z += 20) {
        const [near, far] = turn > 0 ? [z, z + 20] : [z + 20, z];
        const reach = (at: number): number => edge + turn * (16 + 6 * Math.sin(at / 37));
        builder.quad(
          [edge - turn * 3, 0.1, near],
          [edge - turn * 3, 0.1, far],
          [reach(far), -12, far],
          [reach(near), -12, near],
          varied('#a8935e', random, 0.03),
        );
      }
      for (let z = tiber.from + 20; z < tiber.to - 20; z += random(11, 15)) {
        if (random.chance(0.34) || Math.abs(z - 120) < 14) continue;
        builder.box(edge + turn * 5, -12, z, 13, 13.4, 10, varied('#d2a57c', random, 0.03));
        builder.at(edge + turn * 4, 0.6, z, turn > 0 ? Math.PI / 2 : -Math.PI / 2, () =>
          drawTownHouse(builder, random, roman, random(9, 11), 13, false),
        );
        drawBankArch(builder, edge + turn * 11.6, z, turn);
      }
    }
  }, 'Old banks');
}

function drawBankArch(builder: MeshBuilder, x: number, z: number, turn: number): void {
  builder.at(x, 0, z, (turn * Math.PI) / 2, () => drawRoundPane(builder, 0, -10.6, 3, 5, '#6f5a54', 0.04));
}

/** The walls of travertine on both sides, twelve metres tall, with a walk along the water and a parapet along the street. */
export function embankments(): Group {
  return drawing((builder) => {
    const [from, to] = [tiber.from, tiber.to];
    const pieces = Math.round((to - from) / 20);
    for (const [edge, turn] of [
      [tiber.east, 1],
      [tiber.west, -1],
    ] as const)
      alongRow(from, to, pieces, (z) => {
        builder.box(edge - turn * 2, -12.6, z, 6, 12.7, 20.05, '#ead6b6', '#d6c2a4');
        builder.box(edge + turn * 0.8, 0.1, z, 0.8, 1.1, 20.05, '#f6e8cc');
        builder.box(edge + turn * 1.1, -3, z, 0.5, 0.6, 20.05, '#f2e0c0');
        builder.box(edge + turn * 6, -12.6, z, 11, 12.6 + tiber.walk, 20.05, '#d8c09c', '#dcc8a8');
        builder.box(edge + turn * 1.1, -9.6, z, 0.6, 9.4, 1, '#dcc4a0');
        builder.box(edge - turn * 16, 0.06, z, 22, 0.1, 20.05, '#c2ab94');
      });
  }, 'Embankments');
}

/** Still water in the low streets on both sides, with boats on it: the last days of December 1870. */
export function drawFlood(builder: MeshBuilder): void {
  const random = seededRandom(1722);
  builder.quad([200, 1.2, 760], [760, 1.2, 760], [760, 1.2, -640], [200, 1.2, -640], '#aeb2c6');
  for (let streak = 0; streak < 150; streak += 1) {
    const [x, z, long] = [random(404, 496), random(-400, 420), random(8, 26)];
    builder.quad(
      [x, 1.26, z],
      [x + random(0.5, 1.2), 1.26, z],
      [x + 0.6, 1.26, z - long],
      [x, 1.26, z - long],
      '#c6c8d8',
    );
  }
  for (let boat = 0; boat < 16; boat += 1)
    builder.at(random(tiber.east - 4, tiber.west + 4), 1.2, random(60, 240), random(0, 6), () => {
      builder.taperedBox(0, 0, 0, 4.4, 1.2, 5.4, 1.7, 0.7, '#7a5a48', '#9c7a5c');
      for (const x of [-1, 0.8])
        builder.taperedBox(x, 0.4, 0, 0.6, 0.5, 0.4, 0.4, 1.3, random.pick(['#4f5c8c', '#7c4a5c', '#e6d8c4']));
    });
}

/** Ponte Sisto: four arches of 1479, between the two banks. */
export function riverBridge(): Group {
  const bridge = archBridge({
    length: 112,
    width: 8,
    arches: 4,
    deck: 0.6,
    spring: -9,
    camber: 1.6,
    stone: '#e0c096',
    road: '#cbb193',
    trim: '#ecd4ae',
    bed: -14,
  });
  bridge.rotation.y = Math.PI / 2;
  bridge.position.set((tiber.east + tiber.west) / 2, 0, 120);
  return bridge;
}

/** Planes along the new riverside streets. */
export function riverTrees(): Group {
  return grove(1893, ['#7f9a45', '#8fa64e', '#6c8a42'], function* (random) {
    for (let z = tiber.from; z < tiber.to; z += 13)
      for (const x of [tiber.east - 8, tiber.west + 8])
        if (Math.abs(z - 120) > 10) yield [x + random(-0.6, 0.6), 0, z, random(7, 10)];
  });
}
