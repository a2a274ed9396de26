import type { Point } from '../geometry';
import { graphOf } from './graphOf';
import { shortestWays } from './shortestWays';
import type { StreetGraph } from './StreetGraph';
import type { StreetLine } from './StreetLine';

const tolerance = 0.6;

function done<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const street = (points: readonly Point[], level: StreetLine['level'] = 0): StreetLine => ({
  points,
  level,
  cut: [false, false],
});
const nodeAt = ({ nodes }: StreetGraph, [x, y]: Point): number =>
  nodes.findIndex(([nodeX, nodeY]) => Math.hypot(nodeX - x, nodeY - y) <= 2 * tolerance);
/** Metres on foot, along streets. */
function way(lines: readonly StreetLine[], from: Point, to: Point): number | undefined {
  const graph = done(graphOf(lines, tolerance));
  const metres = done(shortestWays(graph, nodeAt(graph, from), 10_000))[nodeAt(graph, to)];
  return metres === undefined || metres === Infinity ? undefined : Math.round(metres);
}

describe('streets meet', () => {
  it('where they have a corner in common', () => {
    expect(
      way(
        [
          street([
            [0, 0],
            [100, 0],
          ]),
          street([
            [100, 0],
            [100, 50],
          ]),
        ],
        [0, 0],
        [100, 50],
      ),
    ).toBe(150);
  });

  it('where one ends on another whose corner was left out', () => {
    expect(
      way(
        [
          street([
            [0, 0],
            [100, 0],
          ]),
          street([
            [60, 0.4],
            [60, 50],
          ]),
        ],
        [0, 0],
        [60, 50],
      ),
    ).toBe(110);
  });

  it('where they cross on the ground', () => {
    expect(
      way(
        [
          street([
            [0, 0],
            [100, 0],
          ]),
          street([
            [50, -50],
            [50, 50],
          ]),
        ],
        [0, 0],
        [50, 50],
      ),
    ).toBe(100);
  });

  it('not where one is a bridge, which is left at its ends', () => {
    const streets = [
      street([
        [0, 0],
        [100, 0],
      ]),
      street(
        [
          [50, -50],
          [50, 50],
        ],
        1,
      ),
    ];
    expect(way(streets, [0, 0], [50, 50])).toBeUndefined();
    const ramp = street([
      [0, 50],
      [100, 50],
    ]);
    expect(
      way(
        [
          ...streets,
          ramp,
          street([
            [0, 0],
            [0, 50],
          ]),
        ],
        [100, 0],
        [50, -50],
      ),
    ).toBe(100 + 50 + 50 + 100);
  });

  it('not where one ends below a bridge', () => {
    expect(
      way(
        [
          street([
            [0, 0],
            [50, 0],
          ]),
          street(
            [
              [50, -50],
              [50, 50],
            ],
            1,
          ),
        ],
        [0, 0],
        [50, 50],
      ),
    ).toBeUndefined();
  });

  it('nowhere when they only come near', () => {
    expect(
      way(
        [
          street([
            [0, 0],
            [100, 0],
          ]),
          street([
            [60, 2],
            [60, 50],
          ]),
        ],
        [0, 0],
        [60, 50],
      ),
    ).toBeUndefined();
  });
});

/** Repeatable numbers from 0 up to, and without, 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('on small networks', () => {
  const size = 6;
  const step = 50;
  type Corner = readonly [number, number];
  interface Straight {
    readonly from: Corner;
    readonly to: Corner;
    readonly level: 0 | 1;
  }

  /** Straight streets between the corners of a chessboard; some are bridges. */
  function straights(random: () => number): Straight[] {
    const any = (): number => Math.floor(random() * size);
    return Array.from({ length: 9 }, () => {
      const [fixed, one, other] = [any(), any(), any()];
      const [low, high] = one === other ? [0, size - 1] : [Math.min(one, other), Math.max(one, other)];
      const level = random() < 0.25 ? 1 : 0;
      return random() < 0.5
        ? { from: [low, fixed], to: [high, fixed], level }
        : { from: [fixed, low], to: [fixed, high], level };
    });
  }

  /** Ways over the board from a corner, reckoned another way: step by step, all steps again until none is of use (Bellman and Ford). */
  function board(streets: readonly Straight[], from: Corner): (to: Corner) => number {
    const count = size * size;
    // The ground, and a level of its own for each bridge.
    const levels = streets.length + 1;
    const at = ([x, y]: Corner, level: number): number => level * count + y * size + x;
    const steps: (readonly [one: number, other: number, metres: number])[] = [];
    for (const [index, street] of streets.entries()) {
      const level = street.level === 0 ? 0 : index + 1;
      const length = Math.max(street.to[0] - street.from[0], street.to[1] - street.from[1]);
      const [right, down] = [(street.to[0] - street.from[0]) / length, (street.to[1] - street.from[1]) / length];
      for (let walked = 0; walked < length; walked += 1) {
        const here = [street.from[0] + right * walked, street.from[1] + down * walked] as const;
        steps.push([at(here, level), at([here[0] + right, here[1] + down], level), step]);
      }
      if (level > 0)
        for (const end of [street.from, street.to])
          for (let other = 0; other < levels; other += 1) steps.push([at(end, other), at(end, level), 0]);
    }
    const ways = new Array<number>(count * levels).fill(Infinity);
    ways[at(from, 0)] = 0;
    for (let isShorter = true; isShorter;) {
      isShorter = false;
      for (const [one, other, metres] of steps)
        for (const [start, end] of [
          [one, other],
          [other, one],
        ] as const) {
          const way = (ways[start] ?? Infinity) + metres;
          if (way >= (ways[end] ?? Infinity)) continue;
          ways[end] = way;
          isShorter = true;
        }
    }
    return (to) => ways[at(to, 0)] ?? Infinity;
  }

  it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))('ways are as short as they can be (%i)', (seed) => {
    const random = numbers(seed);
    const streets = straights(random);
    const shake = (): number => (random() - 0.5) * 0.4;
    const lines = streets.map(({ from, to, level }) =>
      street(
        [from, to].map(([x, y]): Point => [x * step + shake(), y * step + shake()]),
        level,
      ),
    );
    const graph = done(graphOf(lines, tolerance));
    const ground = streets.filter(({ level }) => level === 0).flatMap(({ from, to }) => [from, to]);
    for (const from of ground) {
      const expected = board(streets, from);
      const ways = done(shortestWays(graph, nodeAt(graph, [from[0] * step, from[1] * step]), 1e6));
      for (const to of ground) {
        const found = ways[nodeAt(graph, [to[0] * step, to[1] * step])] ?? Infinity;
        const wanted = expected(to);
        if (wanted === Infinity) expect(found).toBe(Infinity);
        else expect(Math.abs(found - wanted)).toBeLessThan(8);
      }
    }
  });
});
