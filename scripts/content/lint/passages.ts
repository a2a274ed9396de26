import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';

/** A text that a visitor reads, where it stands. */
export interface Passage {
  readonly file: string;
  /** Path of its field: `places.3.body`. */
  readonly field: string;
  /** Name of its field, the last that is no number: `body`. */
  readonly name: string;
  readonly text: string;
  /** The place that it is of, or that its list's entry names: `paris/louvre`. */
  readonly place?: string;
}

/** A phrase in the language of the place with how it sounds. */
export interface Phrase {
  readonly file: string;
  readonly field: string;
  readonly local: string;
  readonly say: string;
  /** ISO 639 code of its language: what its block says, or what is spoken in the city's country. */
  readonly language: string | undefined;
}

/** Fields that are no prose: addresses, names, codes, what a page says, and what is in another language. */
const noProse = new Set([
  'receipts',
  'links',
  'url',
  'hours',
  'local',
  'localName',
  'otherNames',
  'say',
  'address',
  'picture',
  'icon',
  'path',
  'coordinates',
  'tags',
  'attribution',
  'nearestStops',
]);
/** A screen's own settings, which nobody reads. */
const machinery = /^(local|basemap|network|view|scene|route)(\.|$)/;

/** Every text of a file that a visitor reads. */
export function passagesOf(file: string, value: unknown = parse(readFileSync(file, 'utf8'))): Passage[] {
  return walk(file, value, [], undefined, cityOf(file)?.key);
}

/** Every phrase of a file that says how it sounds. */
export function phrasesOf(file: string, value: unknown = parse(readFileSync(file, 'utf8'))): Phrase[] {
  const country = countryOf(file);
  const spoken = country === undefined ? undefined : new Intl.Locale('und', { region: country }).maximize().language;
  return phrases(file, value, [], spoken);
}

function phrases(
  file: string,
  value: unknown,
  path: readonly (string | number)[],
  language: string | undefined,
): Phrase[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => phrases(file, item, [...path, index], language));
  }
  if (!isObject(value)) return [];
  const { local, say, language: own } = value;
  const spoken = typeof own === 'string' ? own : language;
  return [
    ...(typeof local === 'string' && typeof say === 'string'
      ? [{ file, field: path.join('.'), local, say, language: spoken }]
      : []),
    ...Object.entries(value).flatMap(([key, inner]) => phrases(file, inner, [...path, key], spoken)),
  ];
}

function walk(
  file: string,
  value: unknown,
  path: readonly (string | number)[],
  place: string | undefined,
  city: string | undefined,
): Passage[] {
  if (typeof value === 'string') return passage(file, value, path, place);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => walk(file, item, [...path, index], place, city));
  }
  if (!isObject(value)) return [];
  const { id, place: named } = value;
  const own = typeof id === 'string' && 'coordinates' in value ? id : typeof named === 'string' ? named : undefined;
  const of = own === undefined ? place : city === undefined ? own : `${city}/${own}`;
  return Object.entries(value).flatMap(([key, inner]) =>
    noProse.has(key) ? [] : walk(file, inner, [...path, key], of, city),
  );
}

function passage(file: string, text: string, path: readonly (string | number)[], place: string | undefined): Passage[] {
  const field = path.join('.');
  if (!/\p{L} \p{L}/u.test(text) || machinery.test(field)) return [];
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  return [{ file, field, name, text, ...(place === undefined ? {} : { place }) }];
}

const citySchema = z.looseObject({ key: z.string(), country: z.string() });

const countrySchema = z.looseObject({ country: z.string() });

/** The country that a file tells of: its own where it is a country's, else that of its city. */
function countryOf(file: string): string | undefined {
  if (basename(file) !== 'country.yaml') return cityOf(file)?.country;
  return z.safeParse(countrySchema, parse(readFileSync(file, 'utf8'))).data?.country;
}

/** The city whose folder holds a file. */
function cityOf(file: string): z.infer<typeof citySchema> | undefined {
  const cityFile = [dirname(file), dirname(dirname(file))].map((folder) => join(folder, 'city.yaml')).find(existsSync);
  return cityFile === undefined ? undefined : z.safeParse(citySchema, parse(readFileSync(cityFile, 'utf8'))).data;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
