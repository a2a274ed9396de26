import { streetPace, type LatLng } from '@odysseus/model';
import type { Point } from '../geometry';
import { ringMinutes } from '../rings';
import { graphOf, metres } from './graphOf';
import { nearestStreets, type OnStreet } from './nearestStreet';
import type { Plane } from './planeAround';
import type { Reach } from './Reach';
import { reachedParts } from './reachedParts';
import { shortestWays } from './shortestWays';
import type { Edge, StreetGraph } from './StreetGraph';
import type { StreetLine } from './StreetLine';

/** Metres on foot in each step's time. */
const stepMetres = ringMinutes.map((minutes) => minutes * streetPace);
/** Metres that the longest of them leads: streets beyond are of no use. */
export const reachMetres = Math.max(...stepMetres);
/** Times are written in so many directions at most. */
const directions = 6;

/**
 * How far one gets on foot along streets.
 * @param plane around where one starts
 * @param tolerance metres by which tiles round
 * @returns undefined where no street is near
 */
export function* reachFrom(
  lines: readonly StreetLine[],
  plane: Plane,
  tolerance: number,
): Generator<undefined, Reach | undefined> {
  const streets = yield* graphOf(lines, tolerance);
  const nearest = yield* nearestStreets(streets);
  const start = nearest([0, 0]);
  if (!start) return undefined;
  const origin = streets.nodes.length;
  const graph = withNode(streets, start);
  const ways = yield* shortestWays(graph, origin, reachMetres - start.off);
  const { lines: reached, ends } = yield* reachedParts(
    graph,
    ways,
    stepMetres.map((most) => most - start.off),
  );
  const wayTo = ({ edge, along, off, point }: OnStreet): number => {
    const { from, to, length } = streets.edges[edge] ?? { from: -1, to: -1, length: 0 };
    const onEdge = edge === start.edge ? metres(point, start.point) : Infinity;
    return (
      start.off + off + Math.min(onEdge, (ways[from] ?? Infinity) + along, (ways[to] ?? Infinity) + length - along)
    );
  };
  // Asked for again with each drawing of the list.
  const known = new Map<LatLng, number | undefined>();
  const minutesTo = (at: LatLng): number | undefined => {
    if (known.has(at)) return known.get(at);
    const point = plane.place(at);
    const street = Math.hypot(...point) <= reachMetres ? nearest(point) : undefined;
    const way = street ? wayTo(street) : Infinity;
    const minutes = way <= reachMetres ? Math.max(1, Math.round(way / streetPace)) : undefined;
    known.set(at, minutes);
    return minutes;
  };
  return {
    steps: ringMinutes.map((minutes, step) => ({
      minutes,
      lines: (reached[step] ?? []).map((line) => line.map((point) => plane.position(point))),
      ends: outermost(ends[step] ?? []).map((point) => plane.position(point)),
    })),
    minutesTo,
  };
}

/** The graph with a node more, which is the last, on one of its edges. */
function withNode({ nodes, edges }: StreetGraph, { edge, point, along }: OnStreet): StreetGraph {
  const node = nodes.length;
  const split = edges.flatMap((each, index): Edge[] =>
    index === edge
      ? [
          { from: each.from, to: node, length: along },
          { from: node, to: each.to, length: each.length - along },
        ]
      : [each],
  );
  return { nodes: [...nodes, point], edges: split };
}

/** In each direction the point that is furthest. */
function outermost(points: readonly Point[]): Point[] {
  const found = new Map<number, Point>();
  for (const point of points) {
    const direction =
      Math.floor(((Math.atan2(point[1], point[0]) + Math.PI) / (2 * Math.PI)) * directions) % directions;
    const best = found.get(direction);
    if (!best || Math.hypot(...point) > Math.hypot(...best)) found.set(direction, point);
  }
  return [...found.values()];
}
