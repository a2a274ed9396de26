import type { RouteData } from '@odysseus/contract';

/** Screens that a page without content of its own leads on to. */
const shownAtEnd = 3;

/**
 * What everybody may read in the same list, from the place of a screen on, so that not every page leads to the same: for pages that
 * have nothing but the route table, a closed gate and a screen in preparation.
 */
export function onwardRoutes(route: RouteData, siblings: readonly RouteData[]): readonly RouteData[] {
  const list = siblings.filter(({ area, nav }) => area === route.area && nav);
  const own = list.findIndex(({ path }) => path === route.path);
  const inTurn = [...list.slice(own + 1), ...list.slice(0, Math.max(own, 0))];
  return inTurn.filter(({ type, preparation }) => type === 'public' && !preparation).slice(0, shownAtEnd);
}
