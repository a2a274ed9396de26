import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Stop, TellStop } from '@odysseus/model';
import { cityQuotes, countrySums, placeFolderFile, quoteFacts } from '@odysseus/model/content';
import { stopTeller } from '@odysseus/transit/content';
import { parse } from 'yaml';
import { projectFolder } from '../scripts/site';

/**
 * Every text that content files and maps make public, as one: a premium screen may show a public place, and a public text may mention
 * the name of a premium one. What stands here is no secret.
 */
export function publicTexts(): string {
  const remotes = join(projectFolder, 'remotes');
  // The network of an underground is drawn on a public screen.
  const files = readdirSync(remotes, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^[^/]+\/(content|metro)\/.*\.yaml$/.test(file) && basename(file) !== placeFolderFile,
  );
  // What any map of the city names.
  const geography = readdirSync(remotes, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/]+\/(content\/[^/]+\/)?map\/.*\.geojson$/.test(file),
  );
  // Help in danger is everybody's: no screen, open or not, says it otherwise.
  const help = join(projectFolder, 'shared', 'danger', 'content');
  const helpFiles = readdirSync(help, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  const content = [...files.map((file) => join(remotes, file)), ...helpFiles.map((file) => join(help, file))]
    .map((file) => [file, parse(readFileSync(file, 'utf8')) as PlacesFile & { readonly access?: string }] as const)
    .filter(([, { access }]) => access !== 'premium')
    .map(
      ([file, screenOrPlaces]) =>
        JSON.stringify(withQuotes(file, screenOrPlaces), withoutLocked) + stopsOf(file, screenOrPlaces).join(' '),
    );
  return [...content, ...geography.map((file) => readFileSync(join(remotes, file), 'utf8'))].join(' ');
}

interface PlacesFile {
  readonly places?: readonly (Parameters<TellStop>[1] & { readonly nearestStops?: readonly Stop[] })[];
}

/** The stops of a file's places as cards have them, where a file names stations of its city's network. */
function stopsOf(file: string, { places = [] }: PlacesFile): string[] {
  const city = cityOf(file);
  if (places.length === 0 || !existsSync(join(city, 'city.yaml'))) return [];
  const { network } = parse(readFileSync(join(city, 'city.yaml'), 'utf8')) as { readonly network?: string };
  if (network === undefined) return [];
  const tell = stopTeller(join(city, network));
  return places.flatMap((place) =>
    (place.nearestStops ?? []).flatMap((stop) => {
      const told = tell(stop, place);
      return 'words' in told ? [told.words] : [];
    }),
  );
}

/** The folder of the city, or of the country, of which a file tells. */
function cityOf(file: string): string {
  const above = (folder: string): string =>
    ['city.yaml', 'country.yaml'].some((name) => existsSync(join(folder, name))) || dirname(folder) === folder
      ? folder
      : above(dirname(folder));
  return above(dirname(file));
}

/** The ids of what a list locks are names of premium places: that they stand in a public file makes them no public text. */
function withoutLocked(key: string, value: unknown): unknown {
  return key === 'locked' ? undefined : value;
}

/** A file's value with the sums that its texts quote, as pages have them. */
function withQuotes(file: string, value: object): unknown {
  const city = cityOf(file);
  const country = [city, dirname(city)].map((folder) => join(folder, 'country.yaml')).find((each) => existsSync(each));
  if (country === undefined && !existsSync(join(city, 'city.yaml'))) return value;
  return quoteFacts(value, cityQuotes(city, country === undefined ? undefined : countrySums(country))).value;
}
