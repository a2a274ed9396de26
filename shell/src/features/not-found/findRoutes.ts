import { foldText, type RouteData } from '@odysseus/contract';

/** A page that may be meant, best first. */
export interface FoundRoute {
  readonly route: RouteData;
  /** Greater is better. */
  readonly score: number;
}

function words(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 0);
}

/** Pairs of neighbouring letters; two texts that share many look alike. */
function pairs(text: string): string[] {
  const letters = ` ${foldText(text).replace(/[^a-z0-9]/g, '')} `;
  return Array.from({ length: letters.length - 1 }, (_unused, index) => letters.slice(index, index + 2));
}

/** Dice's coefficient over letter pairs, 0 to 1. */
function likeness(a: string, b: string): number {
  const left = pairs(a);
  const right = pairs(b);
  const remaining = [...right];
  const shared = left.filter((pair) => {
    const index = remaining.indexOf(pair);
    if (index >= 0) remaining.splice(index, 1);
    return index >= 0;
  }).length;
  return (2 * shared) / (left.length + right.length);
}

/** The routes whose address looks most like the one asked for: as a whole, at its end, or as it would be with its city's name before it. */
export function nearestRoutes(path: string, routes: readonly RouteData[], most: number): RouteData[] {
  const asked = endOf(path);
  return best(
    routes.map((route) => ({
      route,
      score: Math.max(
        likeness(path, route.path),
        likeness(asked, endOf(route.path)),
        likeness(asked, `${route.area}${endOf(route.path)}`),
      ),
    })),
    0.35,
    most,
  );
}

const endOf = (path: string): string => path.split('/').pop() ?? '';

/** The routes whose name, area or address has every word of the query, typos forgiven. */
export function searchRoutes(
  query: string,
  routes: readonly RouteData[],
  areaText: (key: string) => string,
  most: number,
): RouteData[] {
  const asked = words(query);
  if (asked.length === 0) return [];
  return best(
    routes.map((route) => {
      const held = words(`${route.text} ${route.title ?? ''} ${areaText(route.area)} ${route.path}`);
      const scores = asked.map((word) => Math.max(...held.map((candidate) => wordScore(word, candidate))));
      return { route, score: Math.min(...scores) };
    }),
    0.6,
    most,
  );
}

/** Letters from which on a word counts when it stands within another: `pack` in `romepack`. */
const leastInside = 3;

function wordScore(word: string, candidate: string): number {
  if (candidate.startsWith(word)) return 1;
  return word.length >= leastInside && candidate.includes(word) ? 0.9 : likeness(word, candidate);
}

function best(found: readonly FoundRoute[], least: number, most: number): RouteData[] {
  return found
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ route }) => route);
}
