import type { CompiledScreen } from '../compiledScreen';
import type { ScreenRoute } from '../screenRoute';
import type { SearchedScreen } from './searchedScreen';

interface Screens {
  /** By their file. */
  readonly publicScreens: ReadonlyMap<string, CompiledScreen>;
  /** By their key, `paris/hidden-gems`. */
  readonly premiumScreens: ReadonlyMap<string, CompiledScreen>;
}

/** The screens of a city that can be looked for, in the order of the route table: those that are not in preparation. */
export function searchedScreens(
  city: string,
  routes: readonly ScreenRoute[],
  { publicScreens, premiumScreens }: Screens,
): SearchedScreen[] {
  return routes.flatMap(({ data, file, premiumKey }) => {
    const screen = premiumKey === undefined ? publicScreens.get(file) : premiumScreens.get(premiumKey);
    if (data.preparation || !screen || !('city' in screen) || screen.city.key !== city) return [];
    return [{ path: data.path, title: data.title ?? data.text, text: data.text, screen }];
  });
}
