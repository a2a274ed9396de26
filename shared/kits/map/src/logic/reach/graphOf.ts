import type { Point } from '../geometry';
import { BoxIndex } from './BoxIndex';
import { crossings } from './crossings';
import type { Edge, StreetGraph } from './StreetGraph';
import type { StreetLine } from './StreetLine';

/** Corners that are taken in before the page may answer. */
const atOnce = 500;

/**
 * The network of streets: corners that lie together are one node, from one tile or from two, and streets meet where they cross.
 * @param tolerance metres within which two corners are one: as much as tiles round by
 */
export function* graphOf(lines: readonly StreetLine[], tolerance: number): Generator<undefined, StreetGraph> {
  const splits = yield* crossings(lines, tolerance);
  const nodes: Point[] = [];
  const levels: StreetLine['level'][] = [];
  const edges: Edge[] = [];
  const known = new BoxIndex(tolerance * 4);
  const around = ([x, y]: Point): number[] =>
    known
      .near(x - tolerance, y - tolerance, x + tolerance, y + tolerance)
      .filter((node) => metres(nodes[node] ?? [Infinity, 0], [x, y]) <= tolerance);
  const nodeAt = (point: Point, level: StreetLine['level']): number => {
    const found = around(point).find((node) => levels[node] === level);
    if (found !== undefined) return found;
    const [x, y] = point;
    known.add(nodes.length, x, y, x, y);
    levels.push(level);
    return nodes.push(point) - 1;
  };
  const ends = new Set<number>();
  let taken = 0;
  for (const { points, level, cut } of lines) {
    const [first] = points;
    if (!first) continue;
    let from = nodeAt(first, level);
    if (!cut[0]) ends.add(from);
    for (const corner of points.slice(1)) {
      const between = [...(splits.get(taken) ?? [])].sort((a, b) => a.share - b.share);
      for (const point of [...between.map((split) => split.point), corner]) {
        const to = nodeAt(point, level);
        const [start, end] = [nodes[from], nodes[to]];
        if (to !== from && start && end) edges.push({ from, to, length: metres(start, end) });
        from = to;
      }
      taken += 1;
      if (taken % atOnce === 0) yield undefined;
    }
    if (!cut[1]) ends.add(from);
  }
  // A bridge is reached where it, or what leads to it, ends.
  for (const from of ends) {
    const point = nodes[from];
    for (const to of point ? around(point) : [])
      if (levels[to] !== levels[from] && (!ends.has(to) || from < to)) edges.push({ from, to, length: 0 });
  }
  return { nodes, edges };
}

export function metres([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}
