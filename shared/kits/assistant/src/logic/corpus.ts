import { writeWith } from '@odysseus/contract';
import { helpBookSchema, type WordsByLanguage } from '@odysseus/danger';
import {
  blockSubjects,
  helpKinds,
  compiledCitySchema,
  compiledPlaceSchema,
  date,
  listEntrySchema,
} from '@odysseus/model';
import * as z from 'zod/mini';
import { corpusNetworkSchema } from './corpusNetwork';
import { corpusPassesSchema } from './corpusPasses';
import { localSchema } from './local';

/** What one screen alone says of a place. */
const toldSchema = z.strictObject({
  /** The screen as its tile or the map calls it: 'Museums'. */
  screen: z.string(),
  path: z.string(),
  /** The group of the screen that holds it. */
  group: z.string(),
  /** Years of the children whom the group's places suit. */
  ages: z.optional(z.tuple([z.int(), z.int()])),
  /** Whom or what the screen's places suit. */
  subject: z.optional(z.string()),
  entry: listEntrySchema,
});
export type Told = z.infer<typeof toldSchema>;

const corpusPlaceSchema = z.extend(compiledPlaceSchema, {
  /** Where its card stands: `/museums#louvre`. */
  path: z.string(),
  /** The key of the country that tells of it; absent where the city does. */
  city: z.optional(z.string()),
  told: z.array(toldSchema),
});
export type CorpusPlace = z.infer<typeof corpusPlaceSchema>;

export const passageKinds = [
  'text',
  'step',
  'row',
  'number',
  'scam',
  'phrase',
  'card',
  'day',
  'neighbourhood',
  'spending',
  'receipt',
  'orientation',
  'fact',
  'area',
  'booking',
  'arrival',
  'month',
  'event',
  'entry',
  'pass',
  'rule',
  'ride',
  'ticket',
  'station',
] as const;

/** Beside those of blocks: parts of a pass, who enters free by age, who counts as resident, the way from an airport, the ticket for it. */
export const passageSubjects = [
  ...blockSubjects,
  'pass-includes',
  'pass-excludes',
  'pass-counts',
  'buy-pass',
  'skip-pass',
  'free-by-age',
  'residency',
  'airport',
  'ticket',
] as const;

/** Something that a screen says and that belongs to no place. */
const passageSchema = z.strictObject({
  /** Unique in the corpus. */
  id: z.string(),
  kind: z.enum(passageKinds),
  /** What the part of the screen is called. */
  title: z.string(),
  /** What it says, in sentences as the screen has them. */
  text: z.string(),
  path: z.string(),
  field: z.string(),
  label: z.string(),
  checkedOn: z.optional(z.string()),
  /** Whether the guide itself says 'confirm before you go'. */
  confirm: z.optional(z.boolean()),
  /** What it is about: an event's name, a number's, a phrase's meaning. */
  name: z.optional(z.string()),
  /** What it is of, where answers ask for just that. */
  subject: z.optional(z.enum(passageSubjects)),
  /** Telephone number. */
  number: z.optional(z.string()),
  /** What the number is for. */
  help: z.optional(z.enum(helpKinds)),
  /** The country whose embassy answers it. */
  represents: z.optional(z.string()),
  /** What a way from an airport begins with. */
  by: z.optional(z.string()),
  phrase: z.optional(z.strictObject({ local: z.string(), say: z.optional(z.string()), when: z.optional(z.string()) })),
  /** 1 to 12 */
  months: z.optional(z.array(z.int())),
});
export type Passage = z.infer<typeof passageSchema>;

/**
 * Everything that the guide knows of a city, for the assistant, as its build writes it: a field that nobody would find is a mistake.
 * Only the service reads it, with `readCorpus`.
 */
export const corpusSchema = z.strictObject({
  kind: z.literal('assistant-corpus'),
  access: z.literal('premium'),
  title: z.string(),
  city: compiledCitySchema,
  local: localSchema,
  holidays: z.array(z.strictObject({ date, name: z.string() })),
  /** Easter Sundays of the same years, by the reckoning of the city's country; a corpus of before has none. */
  easters: z.optional(z.array(date)),
  places: z.array(corpusPlaceSchema),
  passages: z.array(passageSchema),
  /** Compiled and checked by the city's build, as the metro screen carries it. */
  network: z.optional(corpusNetworkSchema),
  metroPath: z.optional(z.string()),
  /** Compiled and checked by the city's build, as the passes screen carries it. */
  passes: z.optional(corpusPassesSchema),
  passesPath: z.optional(z.string()),
  /** Help in danger: whom to call in the city's country, and what to do. Compiled and checked with the help itself. */
  help: z.optional(
    z.strictObject({
      book: helpBookSchema,
      words: z.custom<WordsByLanguage>(
        (value: unknown) => typeof value === 'object' && value !== null && 'en' in value,
        'must be the words of help by language',
      ),
      /** Where it is read as a whole: `/emergencyinfo`. */
      path: z.string(),
    }),
  ),
});
export type Corpus = z.infer<typeof corpusSchema>;

/**
 * Checks what a city's build is about to write.
 * @throws {ContractError} naming each place that is wrong, and each field that the service would not find
 */
export function checkedCorpus(corpus: Corpus): Corpus {
  writeWith(corpusSchema, corpus, `the corpus of ${corpus.city.key}`);
  return corpus;
}

/** Name of the file that holds a city's corpus, beside its premium screens. */
export const corpusName = 'assistant-corpus';

/** City and name of its corpus, as premium content is named. */
export function corpusKey(city: string): string {
  return `${city}/${corpusName}`;
}
