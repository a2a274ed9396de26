import TinyQueue from 'tinyqueue';
import type { StreetGraph } from './StreetGraph';

/** Nodes that are settled before the page may answer. */
const atOnce = 2_000;

/**
 * How far each node is from one of them on foot (Dijkstra).
 * @param most metres beyond which nobody looks
 * @returns metres by node; infinite where it is not reached
 */
export function* shortestWays(
  { nodes, edges }: StreetGraph,
  from: number,
  most: number,
): Generator<undefined, Float64Array> {
  const beside = nodes.map((): number[] => []);
  for (const [index, edge] of edges.entries()) {
    beside[edge.from]?.push(index);
    beside[edge.to]?.push(index);
  }
  yield undefined;
  const ways = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  const queue = new TinyQueue<{ readonly node: number; readonly way: number }>([], (a, b) => a.way - b.way);
  const reach = (node: number, way: number): void => {
    if (way > most || way >= (ways[node] ?? 0)) return;
    ways[node] = way;
    queue.push({ node, way });
  };
  reach(from, 0);
  let settled = 0;
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { node, way } = next;
    if (way > (ways[node] ?? 0)) continue;
    settled += 1;
    if (settled % atOnce === 0) yield undefined;
    for (const index of beside[node] ?? []) {
      const edge = edges[index];
      if (edge) reach(edge.from === node ? edge.to : edge.from, way + edge.length);
    }
  }
  return ways;
}
