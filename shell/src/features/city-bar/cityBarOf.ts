import { isEmergencyPage, type Area, type Destination, type RouteData } from '@odysseus/contract';
import { areaOfPage } from '../../services/remotes';
import type { Menu, MenuEntry, MenuList } from '../navigation';

/** What the bar of a city offers, in the order of the city's own list. */
export interface CityBarContent {
  readonly area: Area;
  /** What stands in the line itself. */
  readonly first: readonly MenuEntry[];
  /** What unfolds from its end. */
  readonly rest: readonly MenuEntry[];
  /** Lists beside it: the country that it lies in, the cities that lie in it. */
  readonly others: readonly Area[];
}

/** Entries of the line; the emergency page, should it not be among them, comes on top. */
const entriesInLine = 7;

/**
 * The bar of the city that an address belongs to; undefined where there is none, or nothing to choose.
 * @param own the address's route
 * @param destination that the address belongs to
 */
export function cityBarOf(
  { lists }: Pick<Menu, 'lists'>,
  own: Pick<RouteData, 'area' | 'belongsTo'>,
  destination: Destination | undefined,
): CityBarContent | undefined {
  if (!destination) return undefined;
  const key = areaOfPage(destination, own)?.key;
  const [list, parent] = listOf(lists, key) ?? [];
  if (!list) return undefined;
  const entries = written(list.entries);
  const inLine = entries.slice(0, entriesInLine);
  const help = inLine.some(isHelp) ? undefined : (entries.find(isHelp) ?? parent?.entries.find(isHelp));
  const first = help ? [...inLine, help] : inLine;
  const rest = entries.slice(entriesInLine).filter((entry) => entry !== help);
  const children = list.children.filter(({ entries: all }) => all.length === 0 || all.some(isWritten));
  const others = [...(parent ? [parent.area] : []), ...children.map((child) => child.area)];
  return first.length + rest.length + others.length > 1 ? { area: list.area, first, rest, others } : undefined;
}

function isWritten(entry: MenuEntry): boolean {
  return entry.route.preparation !== true || isHelp(entry);
}

function isHelp({ route }: MenuEntry): boolean {
  return isEmergencyPage(route);
}

/**
 * Entries that lead to something: who is in the street is not sent to a page that is still to come. The emergency page tells what its
 * country has from the first day on. Where nothing is written yet, all of them.
 */
function written(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const there = entries.filter(isWritten);
  return there.length > 0 ? there : entries;
}

/** The list of a key, with the one that it is listed in. */
function listOf(
  lists: readonly MenuList[],
  key: string | undefined,
  parent?: MenuList,
): readonly [list: MenuList, parent: MenuList | undefined] | undefined {
  for (const list of lists) {
    if (list.area.key === key) return [list, parent];
    const inner = listOf(list.children, key, list);
    if (inner) return inner;
  }
  return undefined;
}
