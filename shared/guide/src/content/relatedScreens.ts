import type { ContentProblem } from '@odysseus/model/content';
import { emergencyIcon } from '@odysseus/contract';
import { nearestOf } from './nearestOf';
import type { RelatedScreen, ScreenRoute } from './screenRoute';

/** How a city's overview introduces its screens. */
export interface IntroducedScreen {
  readonly path: string;
  readonly line: string;
  readonly vignette: string;
}

/** Screens of each access that a screen without `related` may lead on to. */
const ofEachAccess = 3;

/** A remote's routes, each with the screens that it leads on to. @param routes in the order of the menu @param tiles of its overviews */
export function withRelatedScreens(
  routes: readonly ScreenRoute[],
  tiles: readonly IntroducedScreen[],
): readonly ScreenRoute[] {
  const introduced = new Map(tiles.map((tile) => [tile.path, tile]));
  const byPath = new Map(routes.map((route) => [route.data.path, route]));
  const cardOf = (route: ScreenRoute): RelatedScreen => {
    const tile = introduced.get(route.data.path);
    const line = tile?.line ?? route.line;
    return {
      path: route.data.path,
      vignette: tile?.vignette ?? route.vignette,
      ...(line === undefined ? {} : { line }),
    };
  };
  return routes.map((route) => {
    const named = route.relatedPaths?.flatMap((path) => byPath.get(path) ?? []);
    return { ...route, related: (named ?? chosenFor(route, routes)).map(cardOf) };
  });
}

/**
 * Who names none leads on to those that follow in its list, and from its end back to its beginning: the public ones first, then
 * the premium ones. Where the list is short, other lists of the remote follow. Nobody is led to what is still to be written, nor
 * to the emergency page, which every page leads to already.
 */
function chosenFor(route: ScreenRoute, routes: readonly ScreenRoute[]): ScreenRoute[] {
  const start = routes.indexOf(route);
  const following = [...routes.slice(start + 1), ...routes.slice(0, start)].filter(
    ({ data, help }) => data.nav && !data.preparation && !help && data.icon !== emergencyIcon,
  );
  const near = following.filter(({ data }) => data.area === route.list || data.area === route.data.area);
  const far = following.filter((each) => !near.includes(each) && each.kind === 'overview');
  const ordered = [...near, ...far];
  const ofAccess = (type: 'public' | 'premium') =>
    ordered.filter(({ data }) => data.type === type).slice(0, ofEachAccess);
  return [...ofAccess('public'), ...ofAccess('premium')];
}

/** Where `related` of a screen names itself, twice the same, or no screen of the remote. */
export function relatedScreenProblems(routes: readonly ScreenRoute[]): ContentProblem[] {
  const paths = new Set(routes.map(({ data }) => data.path));
  return routes.flatMap(({ data, file, relatedPaths = [] }) =>
    relatedPaths.flatMap((path, index): ContentProblem[] => {
      const problem = (message: string, remedy: string) => [
        { file, line: 1, field: `related.${index}`, message, remedy },
      ];
      if (path === data.path) return problem(`${path} is the address of this screen`, 'Name another screen');
      if (relatedPaths.indexOf(path) !== index) return problem(`${path} is named twice`, 'Name each screen once');
      if (paths.has(path)) return [];
      return problem(`no screen of this remote stands at ${path}`, nearestOf(path, paths) ?? 'Correct the path');
    }),
  );
}
