import type { Access, Area, Destination, RouteData, Session } from '@odysseus/contract';

/** What stands beside an entry's text (decision 16). */
export type EntryMark = 'free' | 'expert' | 'locked' | 'none';

export interface MenuEntry {
  readonly route: RouteData;
  readonly mark: EntryMark;
}

/** One expandable list of the menu: a city, with the cities within it. */
export interface MenuList {
  readonly area: Area;
  readonly entries: readonly MenuEntry[];
  readonly children: readonly MenuList[];
}

export interface Menu {
  readonly main: readonly MenuEntry[];
  readonly lists: readonly MenuList[];
}

/** What an entry is marked with, by its type and by who looks. */
export function markOf(route: RouteData, session: Session, access: Access): EntryMark {
  if (route.type === 'public') return 'free';
  if (route.type !== 'premium') return 'none';
  if (session.state === 'loading' || session.state === 'signedOut') return 'expert';
  return access.state === 'active' || access.state === 'loading' ? 'none' : 'locked';
}

/** The side menu as data: entries of type auth are left out when signed out, the sign-in entry when signed in (specification, section 2). */
export function menuOf(
  shellRoutes: readonly RouteData[],
  destinations: readonly Destination[],
  cityRoutes: readonly RouteData[],
  session: Session,
  access: Access,
): Menu {
  const signedIn = session.state === 'signedIn';
  const entry = (route: RouteData): MenuEntry => ({
    route,
    mark: route.area === 'main' ? 'none' : markOf(route, session, access),
  });
  const main = shellRoutes
    .filter((route) => route.nav && route.area === 'main')
    .filter((route) => (route.type === 'auth' ? signedIn : route.path !== '/auth' || !signedIn))
    .map(entry);
  const areas = destinations.flatMap((destination) => destination.areas).sort((a, b) => a.order - b.order);
  const routesOf = grouped(
    cityRoutes.filter((route) => route.nav),
    (route) => route.area,
  );
  const areasIn = grouped(areas, (area) => area.parent);
  const list = (area: Area): MenuList => ({
    area,
    entries: (routesOf.get(area.key) ?? []).map(entry),
    children: (areasIn.get(area.key) ?? []).map(list),
  });
  return { main, lists: (areasIn.get(undefined) ?? []).map(list) };
}

function grouped<T, Key>(items: readonly T[], keyOf: (item: T) => Key): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Keys of the lists that must be open for the entry of `path` to be seen. */
export function listsAround(lists: readonly MenuList[], path: string): readonly string[] {
  for (const list of lists) {
    if (list.entries.some((entry) => entry.route.path === path)) return [list.area.key];
    const inner = listsAround(list.children, path);
    if (inner.length > 0) return [list.area.key, ...inner];
  }
  return [];
}

/** The lists with the one first in which the entry of `path` stands: where one is, one goes on. */
export function presentFirst(lists: readonly MenuList[], path: string): readonly MenuList[] {
  const [present] = listsAround(lists, path);
  return [...lists].sort((a, b) => Number(b.area.key === present) - Number(a.area.key === present));
}
