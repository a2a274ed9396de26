import type { Found } from '../found';
import { splitWords } from './splitWords';

/** What a country has for all its cities is worth beside what a city has itself, and the other way round. */
const sameCountry = 0.85;
/**
 * What an entry is worth that is of another city than the one that was named, or whose page is open: what that city has stands first,
 * unless it fits far less well. With 0.5, 'vegetarian' asked in Paris is answered by Rome.
 */
export const elsewhere = 0.35;

/**
 * Says what entries are worth by where they are told.
 * @param countries the destination that tells what is true of a whole country, by those that lie in it, all as entries name them
 */
export function worthByCity(
  countries: ReadonlyMap<string, string>,
): (entry: Found, id: number, here: string | undefined) => number {
  const citiesOf = new Map<string, readonly (readonly [name: string, words: readonly string[]])[]>();
  for (const [city, country] of countries)
    citiesOf.set(country, [...(citiesOf.get(country) ?? []), [city, splitWords(city)]]);
  const named = new Map<number, readonly string[]>();
  /** The cities that an entry of a country is about, where it isn't about all of it: a hospital's. */
  const citiesNamed = ({ city, title, about = '' }: Found, id: number): readonly string[] => {
    const known = named.get(id);
    if (known) return known;
    const words = new Set(splitWords(`${title} ${about}`));
    const names = (citiesOf.get(city) ?? []).flatMap(([name, all]) =>
      all.every((one) => words.has(one)) ? [name] : [],
    );
    named.set(id, names);
    return names;
  };
  return (entry, id, here) => {
    if (entry.city === '' || here === undefined || entry.city === here) return 1;
    if (countries.get(entry.city) === here) return sameCountry;
    if (countries.get(here) !== entry.city) return elsewhere;
    const cities = citiesNamed(entry, id);
    return cities.length === 0 || cities.includes(here) ? sameCountry : elsewhere;
  };
}
