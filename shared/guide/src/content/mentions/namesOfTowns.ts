import type { City } from '@odysseus/model';
import type { LeadingNames } from './namesThatLead';

/** What a city offers to the texts of others: the names of its places, and where their cards stand. */
export interface NamedCity {
  readonly city: City;
  readonly names: Readonly<Record<'public' | 'premium', LeadingNames>>;
  readonly addresses: ReadonlyMap<string, string>;
}

/** The cities of a remote that lie in another, as a country has its towns. */
export function townsOf({ towns = [] }: Pick<City, 'towns'>, cities: readonly NamedCity[]): readonly NamedCity[] {
  const names = new Set(towns.map(({ name }) => name));
  return cities.filter(({ city }) => names.has(city.name));
}

/**
 * The names that a country's own pages may lead from: its own places', and those of its towns. A name that stands in several of
 * them leads nowhere, for the text may mean either.
 */
export function namesWithTowns(
  own: LeadingNames,
  towns: readonly NamedCity[],
  access: 'public' | 'premium',
): LeadingNames {
  const [leading, others] = own;
  const kept = new Set(leading.map(([name]) => name));
  const further = towns.map(({ city, names }) => {
    const [ofTown, beside] = names[access];
    return {
      leading: ofTown.filter(([name]) => !kept.has(name)).map(([name, id]) => [name, townPlace(city, id)] as const),
      others: beside.filter((name) => !kept.has(name)),
    };
  });
  return [
    [...leading, ...further.flatMap((town) => town.leading)],
    [...others, ...further.flatMap((town) => town.others)],
  ];
}

/** Where the cards of a country's own places stand, and those of its towns. */
export function addressesWithTowns(
  own: ReadonlyMap<string, string>,
  towns: readonly NamedCity[],
): ReadonlyMap<string, string> {
  return new Map([
    ...own,
    ...towns.flatMap(({ city, addresses }) =>
      [...addresses].map(([id, address]) => [townPlace(city, id), address] as const),
    ),
  ]);
}

/** A place of a town among those of its country. */
const townPlace = ({ key }: Pick<City, 'key'>, id: string): string => `${key}/${id}`;
