import { relative } from 'node:path';
import type { City } from '@odysseus/model';
import { ContentError, readYaml, type Quotes } from '@odysseus/model/content';
import { countrySchema, type Country } from './countrySchema';

/** What a remote's cities inherit, beside their folders. */
export const countryFileName = 'country.yaml';

interface Heir {
  readonly city: City;
  /** Its `city.yaml`. */
  readonly file: string;
  /** What its texts may quote. */
  readonly quotes: Quotes;
}

/**
 * Reads what is true of a country as one of its cities tells it: what a text quotes is sold in that city.
 * @param file `country.yaml`
 * @throws {ContentError} with every problem of it, or where the city lies in another country
 */
export function readCountry(file: string, { city, file: cityFile, quotes }: Heir): Country {
  const country = readYaml(file, countrySchema, { quotes: quotesIn(city, quotes) });
  if (country.country === city.country) return country;
  throw new ContentError([
    {
      file: cityFile,
      line: 1,
      field: 'country',
      message: `${city.name} is in ${city.country}, and ${relative(process.cwd(), file)} tells of ${country.country}`,
      remedy: 'Correct one of the two, or move the city to a remote of its own',
    },
  ]);
}

/** A city with what it inherits beside texts: authorities and holidays. */
export function cityOf(city: City, { authorities = [], holidays = [] }: Country): City {
  const all = [...authorities, ...(city.authorities ?? [])];
  return {
    ...city,
    localHolidays: [...holidays, ...city.localHolidays],
    ...(all.length > 0 ? { authorities: all } : {}),
  };
}

/** A country's text is told in each of its cities, so that what it quotes of a city has to be there in all of them. */
function quotesIn(city: City, quotes: Quotes): Quotes {
  return (name) => {
    const found = quotes(name);
    if (!('message' in found) || name.startsWith('country.')) return found;
    return {
      message: `${found.message} in ${city.name}, where this text is told too`,
      remedy:
        'A text of the country quotes its own sums, or what each of its cities sells under one name: write it in the cities, or in words',
    };
  };
}
