import type { City, Place } from '@odysseus/model';
import type { LocatedPlace } from '@odysseus/places/content';
import { readNetwork } from '@odysseus/transit/content';
import type { ScreenRoute } from '../screenRoute';
import type { nameFinder } from './nameFinder';

/** What the names in a city's texts follow from. */
interface NamedGround {
  readonly city: City;
  readonly places: ReadonlyMap<string, LocatedPlace>;
  /** Where each place's card stands. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly routes: readonly ScreenRoute[];
  /** The file of its network. */
  readonly network: string | undefined;
}

/** What `nameFinder` takes. */
export type PublicNames = Readonly<Parameters<typeof nameFinder>>;

/**
 * The public places that a text may name: those whose card stands on a screen that everybody may read. What is a station, too,
 * leads nowhere, for the text may mean that; and within the name of a premium place nothing is found.
 */
export function publicNames({ city, places, addresses, routes, network }: NamedGround): PublicNames {
  const open = new Set(routes.filter(({ data }) => data.type === 'public').map(({ data }) => data.path));
  const isOpen = (id: string): boolean => open.has((addresses.get(id) ?? '').split('#')[0] ?? '');
  const all = [...places.values()];
  const leading = new Set(all.filter(({ place, access }) => access === 'public' && isOpen(place.id)));
  const stations = network === undefined ? [] : readNetwork(network, '').stations.map(({ name }) => name);
  return [
    [...leading].flatMap(({ place }) => namesOf(place).map((name) => [name, place.id] as const)),
    [...all.filter((located) => !leading.has(located)).flatMap(({ place }) => namesOf(place)), ...stations, city.name],
  ];
}

/** What a place is called. */
function namesOf({ name, localName, otherNames = [] }: Place): string[] {
  return [...new Set([name, ...(localName === undefined ? [] : [localName]), ...otherNames])];
}
