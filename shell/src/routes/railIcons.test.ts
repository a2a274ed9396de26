import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compiledContent } from '@odysseus/build/content';
import { emergencyIcon, type Destination, type RouteData, type Session } from '@odysseus/contract';
import { routeData } from '@odysseus/runtime';
import { menuOf, type Menu, type MenuList } from '../features/navigation';
import { listsAround } from '../features/navigation/menuModel';
import routeTable from './routeTable';

/** An icon, and what bears it. */
type Seen = readonly [icon: string, what: string];

const project = join(__dirname, '..', '..', '..');
const shellRoutes = routeTable.map(routeData);
const remotes = readdirSync(join(project, 'remotes'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, content: compiledContent(join(project, 'remotes', name, 'content')) }));
const destinations = remotes.map(({ name, content }): Destination => ({
  name: `@odysseus/${name}`,
  areas: content.cities.flatMap(({ areas }) => areas),
}));
const cityRoutes = remotes.flatMap(({ content }) => content.routes.map(({ data }) => data));

/** What stands above the lists on every page: the brand, the search, the trip, help. */
const head: readonly Seen[] = [
  ['compass', 'Odysseus'],
  ['search', 'Search'],
  ['route', 'My trip'],
  [emergencyIcon, 'Emergency'],
];

const sessions: readonly Session[] = [
  { state: 'signedOut' },
  { state: 'signedIn', user: { uid: 'u', email: 'a@example.com', displayName: null, photoURL: null } },
];

/** What a list shows in the rail of a page: its own icon, and below it, where the page stands in it, its entries and its cities. */
function seenOf({ area, entries, children }: MenuList, open: readonly string[]): readonly Seen[] {
  const own: Seen = [area.icon, area.text];
  if (!open.includes(area.key)) return [own];
  return [
    own,
    ...entries.map(({ route }): Seen => [route.icon, `${area.text}: ${route.text}`]),
    ...children.flatMap((child) => seenOf(child, open)),
  ];
}

/** What a reader can't tell apart where the menu is a narrow rail: all that bears one icon. Help has the button's and the page's. */
function alike({ main, lists }: Menu, path: string): readonly string[] {
  const open = listsAround(lists, path);
  const seen: readonly Seen[] = [
    ...head,
    ...main.map(({ route }): Seen => [route.icon, route.text]),
    ...lists.flatMap((list) => seenOf(list, open)),
  ];
  const bearers = new Map<string, readonly string[]>();
  for (const [icon, what] of seen) bearers.set(icon, [...(bearers.get(icon) ?? []), what]);
  return [...bearers]
    .filter(([icon, { length }]) => length > (icon === emergencyIcon ? 2 : 1))
    .map(([icon, names]) => `${icon}: ${names.join(' = ')}`);
}

const pages: readonly RouteData[] = [...shellRoutes, ...cityRoutes].filter(({ nav }) => nav);

it.each(pages)('tells apart all that the rail shows on $path', ({ path }) => {
  for (const session of sessions)
    expect(alike(menuOf(shellRoutes, destinations, cityRoutes, session, { state: 'signedOut' }), path)).toEqual([]);
});
