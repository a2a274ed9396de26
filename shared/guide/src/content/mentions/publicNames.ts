import type { City, Place } from '@odysseus/model';
import type { LocatedPlace } from '@odysseus/places/content';
import { readNetwork } from '@odysseus/transit/content';
import type { ScreenRoute } from '../screenRoute';
import { nameFinder, type FoundName } from './nameFinder';

/** What the names in a city's texts are found by. */
interface NamedGround {
  readonly city: City;
  readonly places: ReadonlyMap<string, LocatedPlace>;
  /** Where each place's card stands. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly routes: readonly ScreenRoute[];
  /** The file of its network. */
  readonly network: string | undefined;
}

/**
 * Finds the public places that a text names: those whose card stands on a screen that everybody may read. What is a station, too,
 * leads nowhere, for the text may mean that; and within the name of a premium place nothing is found.
 */
export function publicNames({
  city,
  places,
  addresses,
  routes,
  network,
}: NamedGround): (text: string) => readonly FoundName[] {
  const open = new Set(routes.filter(({ data }) => data.type === 'public').map(({ data }) => data.path));
  const isOpen = (id: string): boolean => open.has((addresses.get(id) ?? '').split('#')[0] ?? '');
  const all = [...places.values()];
  const leading = all.filter(({ place, access }) => access === 'public' && isOpen(place.id));
  const stations = network === undefined ? [] : readNetwork(network, '').stations.map(({ name }) => name);
  return nameFinder(
    leading.flatMap(({ place }) => namesOf(place).map((name) => [name, place.id] as const)),
    [
      ...all.filter((located) => !leading.includes(located)).flatMap(({ place }) => namesOf(place)),
      ...stations,
      city.name,
    ],
  );
}

/** What a place is called. */
function namesOf({ name, localName, otherNames = [] }: Place): string[] {
  return [...new Set([name, ...(localName === undefined ? [] : [localName]), ...otherNames])];
}
