import type { Area, Destination } from '@odysseus/contract';

/**
 * The list of the menu that a page belongs to: one that no list shows stands in the list that its address begins with, else in the
 * destination's first.
 * @param area of the page's route
 */
export function areaOfPage({ areas }: Pick<Destination, 'areas'>, area: string, path: string): Area | undefined {
  return (
    areas.find((each) => each.key === area) ??
    areas.find((each) => path.startsWith(`/${each.key}-`)) ??
    areas.find(({ parent }) => parent === undefined)
  );
}
