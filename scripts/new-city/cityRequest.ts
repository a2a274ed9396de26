import { latLng, type LatLng } from '@odysseus/model';
import { isNamedAfter, type TimeZone } from './timeZones';

/** Words of the command line, unchecked. */
export interface CityWords {
  readonly key: string;
  readonly country?: string | undefined;
  readonly timezone?: string | undefined;
  readonly name?: string | undefined;
  readonly centre?: string | undefined;
}

/** What the project holds already, as far as a new city can collide with it. */
export interface PresentSite {
  /** Short names of every package: `paris`, `shell`. */
  readonly packages: readonly string[];
  /** Every address of every part, with the part that holds it. */
  readonly addresses: readonly { readonly path: string; readonly owner: string }[];
  /** Every list of the menu, with its place and colour. */
  readonly areas: readonly {
    readonly key: string;
    readonly owner: string;
    readonly order: number;
    readonly accent?: string;
  }[];
}

/** A city that can be written. */
export interface CityRequest {
  readonly key: string;
  readonly name: string;
  readonly country: string;
  readonly timezone: string;
  readonly centre: LatLng;
  readonly centreFrom: 'time zone' | 'option';
  readonly order: number;
  readonly accent: Accent;
}

interface Accent {
  readonly light: string;
  readonly dark: string;
}

/** Something that the person who asks for a city can mend; one line for each mistake. */
export class NewCityError extends Error {
  override readonly name = 'NewCityError';
}

/** First words of addresses that the service and the shell answer themselves. */
const takenAddresses = [
  'api',
  'app',
  'assets',
  'auth',
  'icons',
  'legal',
  'local-inbox',
  'log',
  'pages',
  'parts',
  'preview',
  'private',
  'releases',
  'server',
  'store',
];

/** Accents that read well (4.5:1) on the light and the dark paper; the first that no city has yet is taken. */
export const accents: readonly Accent[] = [
  { light: '#7a4a1f', dark: '#e0b084' },
  { light: '#2f6b3c', dark: '#8fd09c' },
  { light: '#6b3fa0', dark: '#c4a5f0' },
  { light: '#8a2f6b', dark: '#eba3d2' },
  { light: '#0f6b62', dark: '#7ad0c4' },
  { light: '#8c3b1a', dark: '#f0a583' },
];

/** A label of the menu holds 40 characters, and 'overview' is one of the words. */
const longestName = 30;

const example = 'npm run new-city -- lisbon --country PT --timezone Europe/Lisbon';

/**
 * Checks what was asked for against what there is.
 * @throws {NewCityError} with every mistake, and what to write instead
 */
export function cityRequest(words: CityWords, site: PresentSite, zones: readonly TimeZone[]): CityRequest {
  const mistakes = [...keyMistakes(words.key, site)];
  const name = words.name?.trim() ?? nameOf(words.key);
  if (!/^\p{L}[\p{L}\p{M} '’.-]*$/u.test(name) || name.length < 2 || name.length > longestName) {
    mistakes.push(
      `The name "${name}" can't be shown: write 2 to ${longestName} letters, with spaces, dashes, points or apostrophes: --name "Lisbon"`,
    );
  }
  const ofCountry = zones.filter((zone) => zone.country === words.country);
  if (ofCountry.length === 0) {
    mistakes.push(
      words.country === undefined
        ? 'The country is missing: --country PT'
        : `"${words.country}" is no country of ISO 3166: write its two capital letters, such as --country PT`,
    );
  }
  mistakes.push(...zoneMistakes(words.timezone, words.country, ofCountry));
  const zone = ofCountry.find((candidate) => candidate.name === words.timezone);
  const given = words.centre === undefined ? undefined : centreOf(words.centre);
  const centre = given ?? (zone && isNamedAfter(zone, words.key) ? zone.place : undefined);
  if (words.centre !== undefined && !given) {
    mistakes.push(
      `"${words.centre}" is no position: write latitude and longitude in degrees, such as --centre=41.1496,-8.6109`,
    );
  } else if (!centre && zone) {
    mistakes.push(
      `Where is ${name}? ${zone.name} is named after another place, so give the middle of the city, latitude first: --centre=41.1496,-8.6109`,
    );
  }
  if (mistakes.length > 0 || !centre || !zone)
    throw new NewCityError([...mistakes, `For example: ${example}`].join('\n'));
  return {
    key: words.key,
    name,
    country: zone.country,
    timezone: zone.name,
    centre,
    centreFrom: given ? 'option' : 'time zone',
    order: Math.max(0, ...site.areas.map(({ order }) => order)) + 10,
    accent: freeAccent(site),
  };
}

function keyMistakes(key: string, site: PresentSite): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key) || key.length < 2 || key.length > longestName) {
    return [
      `"${key}" can't name a folder and an address: write one lower-case word of 2 to ${longestName} letters, such as lisbon or new-york`,
    ];
  }
  if (site.packages.includes(key))
    return [`There is a package @odysseus/${key} already: choose another word for the city`];
  const area = site.areas.find((candidate) => candidate.key === key);
  if (area) return [`${area.owner} has a list "${key}" in the menu already: choose another word for the city`];
  const address = site.addresses.find(({ path }) => path.split('/')[1] === key);
  if (address) return [`${address.owner} has the address ${address.path} already: choose another word for the city`];
  if (takenAddresses.includes(key))
    return [`/${key} is an address of the site itself: choose another word for the city`];
  return [];
}

function zoneMistakes(
  timezone: string | undefined,
  country: string | undefined,
  ofCountry: readonly TimeZone[],
): string[] {
  const choice = ofCountry.map(({ name }) => name).join(', ');
  if (timezone === undefined) return [`The time zone is missing: --timezone ${ofCountry[0]?.name ?? 'Europe/Lisbon'}`];
  if (!isKnownZone(timezone))
    return [`"${timezone}" is no time zone that is known here${choice === '' ? '' : `; ${country} has ${choice}`}`];
  if (ofCountry.length > 0 && !ofCountry.some(({ name }) => name === timezone))
    return [`${timezone} is no time zone of ${country}, which has ${choice}`];
  return [];
}

function isKnownZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function centreOf(text: string): LatLng | undefined {
  const match = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim());
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? latLng(latitude, longitude) : undefined;
}

function nameOf(key: string): string {
  return key
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function freeAccent(site: PresentSite): Accent {
  const used = new Set(site.areas.map(({ accent }) => accent));
  const [first] = accents;
  const free = accents.find(({ light }) => !used.has(light)) ?? first;
  if (!free) throw new Error('The list of accents is empty.');
  return free;
}
