import type { Area, Destination, RouteData } from '@odysseus/contract';

/** The list of the menu that a page belongs to; the destination's first for one that is in no list and names none. */
export function areaOfPage(
  { areas }: Pick<Destination, 'areas'>,
  { area, belongsTo }: Pick<RouteData, 'area' | 'belongsTo'>,
): Area | undefined {
  return (
    areas.find(({ key }) => key === area) ??
    areas.find(({ key }) => key === belongsTo) ??
    areas.find(({ parent }) => parent === undefined)
  );
}
