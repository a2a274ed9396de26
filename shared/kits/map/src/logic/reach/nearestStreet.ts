import type { Point } from '../geometry';
import { BoxIndex } from './BoxIndex';
import type { Edge, StreetGraph } from './StreetGraph';

/** Metres that one walks from a street to a place off it at most: through a court, across a lawn. */
const offStreet = 150;
/** Metres of streets that hang together: fewer are a corridor or a court that the tiles know of, and no way anywhere. */
const leastNetwork = 400;
const beforeDoor = 40;
/** Metres across a square in which streets are looked for. */
const square = 40;

export interface OnStreet {
  readonly edge: number;
  readonly point: Point;
  /** Metres from the edge's beginning, and from the place asked for. */
  readonly along: number;
  readonly off: number;
}

/** Edges that are taken in before the page may answer. */
const atOnce = 3_000;

/** Makes what tells for a point the nearest street that leads anywhere; undefined where none is near. Own code: decision 057. */
export function* nearestStreets({
  nodes,
  edges,
}: StreetGraph): Generator<undefined, (at: Point) => OnStreet | undefined> {
  const known = new BoxIndex(square);
  const lengths = networkLengths(nodes.length, edges);
  yield undefined;
  for (const [index, { from, to, length }] of edges.entries()) {
    if (index % atOnce === atOnce - 1) yield undefined;
    const [start, end] = [nodes[from], nodes[to]];
    if (!start || !end || length === 0 || lengths(from) < leastNetwork) continue;
    known.add(
      index,
      Math.min(start[0], end[0]),
      Math.min(start[1], end[1]),
      Math.max(start[0], end[0]),
      Math.max(start[1], end[1]),
    );
  }
  const nearestWithin = ([x, y]: Point, radius: number): OnStreet | undefined => {
    let best: OnStreet | undefined;
    for (const index of known.near(x - radius, y - radius, x + radius, y + radius)) {
      const edge = edges[index];
      const [start, end] = [nodes[edge?.from ?? -1], nodes[edge?.to ?? -1]];
      if (!edge || !start || !end) continue;
      const [wayX, wayY] = [end[0] - start[0], end[1] - start[1]];
      const share = Math.min(
        1,
        Math.max(0, ((x - start[0]) * wayX + (y - start[1]) * wayY) / (wayX * wayX + wayY * wayY)),
      );
      const point: Point = [start[0] + wayX * share, start[1] + wayY * share];
      const off = Math.hypot(point[0] - x, point[1] - y);
      if (off <= radius && off < (best?.off ?? Infinity))
        best = { edge: index, point, along: share * edge.length, off };
    }
    return best;
  };
  // Most have a street before their door.
  return (at) => nearestWithin(at, beforeDoor) ?? nearestWithin(at, offStreet);
}

/** For each node, how many metres of streets hang together with it. */
function networkLengths(count: number, edges: readonly Edge[]): (node: number) => number {
  const above = Array.from({ length: count }, (_, node) => node);
  const top = (node: number): number => {
    let at = node;
    for (let next = above[at] ?? at; next !== at; next = above[at] ?? at) {
      above[at] = above[next] ?? next;
      at = next;
    }
    return at;
  };
  for (const { from, to } of edges) above[top(from)] = top(to);
  const lengths = new Float64Array(count);
  for (const { from, length } of edges) lengths[top(from)] = (lengths[top(from)] ?? 0) + length;
  return (node) => lengths[top(node)] ?? 0;
}
