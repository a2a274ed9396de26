import { drawRoundPane } from '../../geometry/facade';
import { varied, type MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import { easternGround, roadsAt, roadSteps } from './easternEdge';

/** The two paved roads that meet at the gate, and the paving before and behind it. */
export function drawRoads(builder: MeshBuilder): void {
  const random = seededRandom(7);
  for (const [index, z] of roadSteps.entries()) {
    const next = roadSteps[index + 1];
    if (next === undefined) break;
    for (const road of [0, 1] as const) {
      const [from, to] = [roadsAt(z)[road], roadsAt(next)[road]];
      const edge = (x: number, at: number): readonly [number, number, number] => [x, easternGround(x, at) + 0.22, at];
      for (const [width, color] of [
        [5.4, '#d6bd94'],
        [3.6, '#b3a294'],
      ] as const)
        builder.quad(
          edge(to - width, next),
          edge(to + width, next),
          edge(from + width, z),
          edge(from - width, z),
          varied(color, random, 0.01),
        );
    }
  }
  builder.box(0, -1, 6, 36, 1.14, 22, '#c2ae98', '#c2ae98');
  builder.box(0, -1, -22, 40, 1.14, 36, '#c9b094', '#c9b094');
}

/** What lies under the arches that were pulled down in 537. */
export function drawRubble(builder: MeshBuilder): void {
  const random = seededRandom(537);
  for (let stone = 0; stone < 70; stone += 1) {
    const x = random(-268, -198);
    const z = 80 - ((x + 300) * 80) / 190 + random(-9, 9);
    builder.at(x, easternGround(x, z) - 0.3, z, random(0, 3), () =>
      builder.taperedBox(
        0,
        0,
        0,
        random(1.4, 4),
        random(1.2, 3),
        random(0.8, 2),
        random(0.6, 2),
        random(0.8, 2.6),
        varied('#d4aa80', random, 0.04),
      ),
    );
  }
}

/** Tombs along the two roads. */
export function drawOldTombs(builder: MeshBuilder): void {
  const random = seededRandom(100);
  for (let z = 60; z < 420; z += 26)
    for (const side of [-1, 1]) {
      const road = roadsAt(z)[side > 0 ? 0 : 1];
      const x = road + random.pick([-15, 16]);
      builder.at(x, easternGround(x, z) - 0.4, z, random(-0.3, 0.3), () => {
        const wall = varied(random.pick(['#dcb48c', '#e6cba2', '#cf9a76']), random, 0.03);
        if (random.chance(0.3))
          builder.lathe(
            14,
            [
              [4.4, 0],
              [4.4, 4],
              [4.8, 4.4],
              [1, 7],
              [0, 7],
            ],
            wall,
          );
        else {
          builder.box(0, 0, 0, 5, 4.2, 5, wall);
          builder.roof(0, 4.2, 0, 5.8, 5.8, 1.8, '#bd6848', wall);
          builder.box(0, 0, 2.55, 1.2, 2.2, 0.1, '#6a4c44');
        }
      });
    }
}

/** The small amphitheatre that became part of the wall. */
export function drawAmphitheatre(builder: MeshBuilder): void {
  builder.at(-426, easternGround(-426, -100) - 2, -100, 0, () => {
    for (const [y, radius] of [
      [0, 40],
      [8.4, 39.4],
    ] as const) {
      builder.lathe(
        36,
        [
          [radius, y],
          [radius, y + 8],
          [radius + 0.6, y + 8.1],
          [radius + 0.6, y + 8.6],
          [radius - 6, y + 8.6],
        ],
        '#cf9a74',
      );
      for (let bay = 0; bay < 36; bay += 1)
        builder.at(0, 0, 0, (bay / 36) * Math.PI * 2, () =>
          drawRoundPane(builder, 0, y + 1, 3.6, 6, '#8a5f4c', radius - 0.05),
        );
    }
    builder.lathe(
      36,
      [
        [33.4, 17],
        [20, 4],
        [0, 4],
      ],
      '#d9b48c',
    );
  });
}
