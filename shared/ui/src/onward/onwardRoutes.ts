import type { Area, RouteData } from '@odysseus/contract';
import type { OnwardRoute } from './OnwardLinks';
import { overviewsElsewhere } from './overviewsElsewhere';

/** Screens that a page without content of its own leads on to. */
export const shownAtEnd = 3;

/**
 * What everybody may read in the same list, from the place of a screen on, so that not every page leads to the same: for pages that
 * have nothing but the route table, a closed gate and a screen in preparation. Where the list holds fewer than three, the overviews
 * of the same destination's other lists follow, then those of other destinations.
 * @param areas of every destination, in the order of the menu
 */
export function onwardRoutes(
  route: RouteData,
  siblings: readonly RouteData[],
  areas: readonly Area[] = [],
): readonly OnwardRoute[] {
  const isWritten = ({ path, type, preparation }: RouteData) =>
    type === 'public' && preparation !== true && path !== route.path;
  const list = siblings.filter(({ area, nav }) => area === route.area && nav);
  const own = list.findIndex(({ path }) => path === route.path);
  const inTurn = [...list.slice(own + 1), ...list.slice(0, Math.max(own, 0))].filter(isWritten);
  const overviews = siblings.filter(
    (sibling) => isWritten(sibling) && !inTurn.includes(sibling) && areas.some(({ path }) => path === sibling.path),
  );
  return [...inTurn, ...overviews, ...overviewsElsewhere(areas, siblings)].slice(0, shownAtEnd);
}
