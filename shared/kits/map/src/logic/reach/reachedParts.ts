import type { Point } from '../geometry';
import type { StreetGraph } from './StreetGraph';

export interface ReachedParts {
  /** For each step, the lines that are reached in it and not before. */
  readonly lines: readonly (readonly Point[])[][];
  /** For each step, where one would have to turn back. */
  readonly ends: readonly Point[][];
}

/** Edges that are looked at before the page may answer. */
const atOnce = 3_000;

/**
 * The parts of streets that are reached, step by step.
 * @param ways metres to each node
 * @param steps metres, the shortest first
 */
export function* reachedParts(
  { nodes, edges }: StreetGraph,
  ways: Float64Array,
  steps: readonly number[],
): Generator<undefined, ReachedParts> {
  const lines: Point[][][] = steps.map(() => []);
  const ends: Point[][] = steps.map(() => []);
  const draw = (step: number, start: Point, end: Point): void => {
    const last = lines[step]?.at(-1);
    const tip = last?.at(-1);
    // Pieces of one street come one after the other.
    if (last && tip && tip[0] === start[0] && tip[1] === start[1]) last.push(end);
    else lines[step]?.push([start, end]);
  };
  for (const [index, { from, to, length }] of edges.entries()) {
    if (index % atOnce === atOnce - 1) yield undefined;
    const [start, end] = [nodes[from], nodes[to]];
    const [before, after] = [ways[from] ?? Infinity, ways[to] ?? Infinity];
    if (!start || !end || length === 0 || Math.min(before, after) === Infinity) continue;
    const at = (way: number): Point =>
      way <= 0
        ? start
        : way >= length
          ? end
          : [start[0] + ((end[0] - start[0]) * way) / length, start[1] + ((end[1] - start[1]) * way) / length];
    // One comes to each of its points from the nearer side.
    const turn = Math.min(length, Math.max(0, (after - before + length) / 2));
    const pieces: [step: number, from: number, to: number][] = [];
    const walk = (begun: number, most: number, place: (way: number) => number): void => {
      let way = 0;
      for (const [step, limit] of steps.entries()) {
        const until = Math.min(most, limit - begun);
        if (until <= way) continue;
        pieces.push([step, place(way), place(until)]);
        if (until < most) ends[step]?.push(at(place(until)));
        way = until;
      }
    };
    walk(before, turn, (way) => way);
    walk(after, length - turn, (way) => length - way);
    for (const [step, one, other] of pieces) draw(step, at(Math.min(one, other)), at(Math.max(one, other)));
  }
  return { lines, ends };
}
