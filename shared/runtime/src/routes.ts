import type { IconName, RouteData } from '@odysseus/contract';
import type { LazyScreen } from './lazyScreen';

/** A screen's entry in its build's route table (specification, section 3), with the screen itself. */
export interface RouteEntry extends Omit<RouteData, 'icon'> {
  readonly icon: IconName;
  readonly component: LazyScreen;
}

/** What a remote exposes as `./routes`. */
export interface RoutesModule {
  readonly default: readonly RouteEntry[];
}

/**
 * Declares a build's route table.
 * @throws {Error} naming a path that stands twice (decision 2)
 */
export function defineRoutes(entries: readonly RouteEntry[]): readonly RouteEntry[] {
  const seen = new Set<string>();
  for (const entry of entries) {
    if (seen.has(entry.path))
      throw new Error(
        `The route table names ${entry.path} twice; each path has one screen. Remove one of the entries.`,
      );
    seen.add(entry.path);
  }
  return entries;
}

/** The part of an entry that crosses the boundary as data. */
export function routeData({ component: _component, ...data }: RouteEntry): RouteData {
  return data;
}
