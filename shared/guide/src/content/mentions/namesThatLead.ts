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
export type LeadingNames = Readonly<Parameters<typeof nameFinder>>;

/**
 * The places that a text may name, and that have a card: on a screen that everybody may read, of public places those whose card
 * stands on another such screen; on a premium one, all. What is a station, too, leads nowhere, for the text may mean that; and
 * within the name of a place that leads nowhere nothing is found.
 */
export function namesThatLead(
  access: 'public' | 'premium',
  { city, places, addresses, routes, network }: NamedGround,
): LeadingNames {
  const open = new Set(routes.filter(({ data }) => data.type === 'public').map(({ data }) => data.path));
  const isOpen = (address: string): boolean => open.has(address.split('#')[0] ?? '');
  const leads = ({ place, access: of }: LocatedPlace): boolean => {
    const address = addresses.get(place.id);
    return address !== undefined && (access === 'premium' || (of === 'public' && isOpen(address)));
  };
  const all = [...places.values()];
  const leading = new Set(all.filter(leads));
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
