import type { Country } from './countrySchema';

/** What a remote's cities inherit, as commands list it. */
export interface CountryContent {
  /** `country.yaml`, absolute. */
  readonly file: string;
  /** ISO 3166. */
  readonly country: string;
  readonly basics: NonNullable<Country['basics']>;
  readonly sums: NonNullable<Country['sums']>;
  /** The files of the overviews that tell each basic, by its key; a city that replaces it or leaves it out does not. */
  readonly toldBy: ReadonlyMap<string, readonly string[]>;
}

/** @param told keys of the country's basics that each overview tells, by the overview's file */
export function countryContent(
  file: string,
  { country, basics = [], sums = [] }: Country,
  told: ReadonlyMap<string, readonly string[]>,
): CountryContent {
  const tellers = (key: string) => [...told].filter(([, keys]) => keys.includes(key)).map(([overview]) => overview);
  return { file, country, basics, sums, toldBy: new Map(basics.map(({ key }) => [key, tellers(key)])) };
}
