import type { ContentProblem } from '@odysseus/model/content';
import { drawingNamed } from '@odysseus/model';
import { nearestOf } from './nearestOf';
import type { RelatedScreen, ScreenRoute } from './screenRoute';
import { nothingAbove, type ShownAbove } from './shownAbove';

/** How a city's overview introduces its screens. */
export interface IntroducedScreen {
  readonly path: string;
  readonly line: string;
  readonly vignette: string;
}

/** Screens of each access that a screen without `related` may lead on to. */
const ofEachAccess = 3;

/**
 * A remote's routes, each with the screens that it leads on to: none that its page leads to above already.
 * @param routes in the order of the menu
 * @param tiles of its overviews
 * @param above what stands above on a route's page
 */
export function withRelatedScreens(
  routes: readonly ScreenRoute[],
  tiles: readonly IntroducedScreen[],
  above: (route: ScreenRoute) => ShownAbove = () => nothingAbove,
): readonly ScreenRoute[] {
  const introduced = new Map(tiles.map((tile) => [tile.path, tile]));
  const byPath = new Map(routes.map((route) => [route.data.path, route]));
  const cardOf = (route: ScreenRoute, drawings: ReadonlySet<string>): RelatedScreen => {
    const tile = introduced.get(route.data.path);
    const line = tile?.line ?? route.line;
    const vignette = tile?.vignette ?? route.vignette;
    return {
      path: route.data.path,
      ...(drawings.has(drawingNamed(vignette)) ? {} : { vignette }),
      ...(line === undefined ? {} : { line }),
    };
  };
  return routes.map((route) => {
    const { paths, drawings } = above(route);
    const named = route.relatedPaths?.flatMap((path) => byPath.get(path) ?? []);
    const left = named?.filter(({ data }) => !paths.has(data.path)) ?? [];
    const chosen = named?.length === left.length && named.length > 0 ? [] : chosenFor(route, routes, paths);
    const drawn = new Set([...drawings].map(drawingNamed));
    return { ...route, related: [...new Set([...left, ...chosen])].map((each) => cardOf(each, drawn)) };
  });
}

/**
 * Who names none leads on to those that follow in its list, and from its end back to its beginning: the public ones first, then
 * the premium ones. Where the list is short, other lists of the remote follow. Nobody is led to what is still to be written, nor
 * to the emergency page, which every page leads to already.
 * A page that leads to others of its city itself leads on to those that lie ready for a first visit, an overview before all others.
 * @param above paths that the page leads to already
 */
function chosenFor(route: ScreenRoute, routes: readonly ScreenRoute[], above: ReadonlySet<string>): ScreenRoute[] {
  const start = routes.indexOf(route);
  const following = [...routes.slice(start + 1), ...routes.slice(0, start)].filter(
    ({ data, help }) => !data.preparation && !help && !above.has(data.path),
  );
  const listed = following.filter(({ data }) => data.nav);
  const near = listed.filter(({ data }) => data.area === route.list || data.area === route.data.area);
  const far = listed.filter((each) => !near.includes(each) && each.kind === 'overview');
  const landings = above.size === 0 ? [] : following.filter(({ kind }) => kind === 'landing');
  const own = landings.filter(({ list }) => list === route.list);
  const ordered = [
    ...(route.kind === 'overview' ? own : []),
    ...near,
    ...far,
    ...landings.filter((each) => route.kind !== 'overview' || !own.includes(each)),
  ];
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
