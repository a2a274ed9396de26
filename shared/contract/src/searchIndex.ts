import * as z from 'zod/mini';
import { knownEntries, parseWith } from './schema';
import { readCivilDate, type CivilDate } from './time/civilDate';

/** A whole screen, a place, a part of a screen, a group of places, days hour by hour, a walk, a fact in a line, a station. */
const foundKinds = ['screen', 'place', 'section', 'group', 'plan', 'walk', 'fact', 'station'] as const;

const sitePath = z.string().check(z.regex(/^\/[^\s]*$/, 'must be a path of the site'));
const date = z
  .string()
  .check(z.refine((text) => readCivilDate(text) !== undefined, 'must be a date')) as unknown as z.ZodMiniType<
  CivilDate,
  string
>;
const words = z.array(z.string().check(z.minLength(1)));

const searchedSchema = z.object({
  kind: z.enum(foundKinds),
  title: z.string().check(z.minLength(1)),
  /** The name in the place's own language. */
  local: z.optional(z.string()),
  /** Other names: former ones, the one under which it is sold. */
  names: z.optional(words),
  /** What it is, in a word: 'Museum', 'Advice'. */
  label: z.optional(z.string()),
  /** It is an area of a city: its name says where what is looked for beside it lies. */
  isArea: z.optional(z.boolean()),
  /** What it tells, in one line; absent for what only holders of Expert Access may read. */
  line: z.optional(z.string()),
  /** What it is about, besides its title: subjects, tags, the headings of its items. */
  about: z.optional(z.string()),
  /** Every other word of its text, each once. */
  body: z.optional(z.string()),
  /** Where it stands: `/museums#louvre`. */
  path: sitePath,
  /** Place in the list of cities; the first where left out. */
  city: z.optional(z.int()),
  /** Place in the list of calendars: when it is open. */
  hours: z.optional(z.int()),
  /** Its hours are usual ones: nobody has read them. */
  usual: z.optional(z.boolean()),
  /** 1 where it is among what most people look for. */
  rank: z.optional(z.int()),
});
/** Something that a visitor can look for. */
export type Searched = z.infer<typeof searchedSchema>;

/** Words of visitors, in small letters without accents. They are content: shared ones and those of a city. */
const searchWordsSchema = z.object({
  /** Words of the guide's language that mean the same, and what other languages have for them: `[[toilet, restroom], [toilettes]]`. */
  same: z.array(z.tuple([words, words])),
  /** Words and those of what holds them: `[[vegetarian, vegan], [restaurant]]`. */
  wider: z.array(z.tuple([words, words])),
  /** Words that say nothing of what is looked for. */
  small: words,
  /** Words before what something is to be near to. */
  near: words,
  /** Words that a question begins with. */
  questions: words,
  /** What the card of each place answers: hours, price. */
  card: words,
});
export type SearchWords = z.infer<typeof searchWordsSchema>;

export const searchIndexSchema = z.object({
  schemaVersion: z.literal(1),
  cities: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** IANA: hours are told in it. */
      timezone: z.string(),
      /** Where its assistant is asked. */
      assistant: z.optional(sitePath),
      /** What is offered before anything is typed, by the paths of entries. */
      suggested: z.array(sitePath),
    }),
  ),
  /** Hours day by day from a date on: one letter a day, `a` is the first of `patterns`; minutes after midnight. */
  calendars: z.array(
    z.object({
      from: date,
      days: z.string(),
      patterns: z.array(z.array(z.tuple([z.int(), z.int()]))),
    }),
  ),
  words: searchWordsSchema,
  entries: z.array(searchedSchema),
});
/** What a remote can be searched for, with what it is searched by. Premium places are named there, and nothing is told of them. */
export type SearchIndex = z.infer<typeof searchIndexSchema>;

/** Name of the file, beside the entry of the remote. Shells before 1.7 read the shorter `search.json`. */
export const searchIndexName = 'search-index.json';

/**
 * Reads an index. Entries of a kind that only a newer shell shows are left out.
 * @throws {ContractError}
 */
export function parseSearchIndex(value: unknown, subject: string): SearchIndex {
  const known =
    typeof value === 'object' && value !== null && 'entries' in value
      ? { ...value, entries: knownEntries(value.entries, 'kind', foundKinds) }
      : value;
  return parseWith(searchIndexSchema, known, subject);
}
