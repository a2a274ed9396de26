import type { Area, RouteData } from '@odysseus/contract';

/**
 * The overviews of other destinations, those of countries and of cities by themselves before those of cities within a country.
 * @param areas of every destination, in the order of the menu
 * @param siblings routes of the destination that one is in
 */
export function overviewsElsewhere(areas: readonly Area[], siblings: readonly RouteData[]): readonly Area[] {
  const own = new Set(siblings.map(({ path }) => path));
  const elsewhere = areas.filter(({ path }) => !own.has(path)).toSorted((one, other) => one.order - other.order);
  return [
    ...elsewhere.filter(({ parent }) => parent === undefined),
    ...elsewhere.filter(({ parent }) => parent !== undefined),
  ];
}
