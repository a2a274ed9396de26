import { line } from '@odysseus/model';
import * as z from 'zod/mini';
import { languageNames } from './understanding/nameWords';

/** A word as questions are read: in small letters, without accents. */
const word = z.string().check(z.regex(/^[a-z0-9]+$/, 'must be one word in small letters, without accents'));
/** Words of a question, one after the other. */
const phrase = z.string().check(z.regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'must be words in small letters, without accents'));
const words = z._default(z.array(word), []);
const chips = z._default(z.array(z.strictObject({ text: line(40), question: line(160) })).check(z.maxLength(3)), []);

/** Other cities, and sights that stand there, as a question names them, with the city's name. */
export const elsewhereSchema = z.strictObject({
  cities: z._default(z.record(phrase, line(40)), {}),
  sights: z._default(z.record(phrase, line(40)), {}),
});
export type Elsewhere = z.infer<typeof elsewhereSchema>;

/** What an assistant has to know of its city's language and habits, and what no screen says. */
export const localSchema = z.strictObject({
  /** The language of the city's names and of the guide's phrases. */
  language: z.enum(languageNames),
  /** Who lives there, as one word and in the plural: 'Parisians'. */
  people: line(30),
  /** Stations or places that ways are offered from. */
  starts: z.array(line(60)).check(z.minLength(1, 'needs a station or a place to start from'), z.maxLength(2)),
  /** Words with a capital that questions hold and that are no places: 'Seine', 'Navigo', 'Renaissance'. */
  names: z._default(z.array(line(30)), []),
  /** Names of places that are everyday words too, and that are names only where a capital says so: 'nation', 'select'. */
  everyday: words,
  /** What visitors write for one word of a name: `republic: republique`. */
  spellings: z._default(z.record(word, word), {}),
  /** What visitors say, and the words that the guide has for it: `district: [arrondissements]`. */
  synonyms: z._default(z.record(word, z.array(word)), {}),
  /** Words for trains beside metro and tram: `rer`. */
  trains: words,
  /** Words that ask for a pass or a ticket of several rides: `navigo`. */
  passes: words,
  /** What is offered next after an answer on passes, and after one on the way from an airport. */
  chips: z.strictObject({ passes: chips, airports: chips }),
  /** What visitors ask about here by mistake, beside what they ask in every city (`shared/kits/assistant/content/elsewhere.yaml`). */
  elsewhere: z._default(elsewhereSchema, { cities: {}, sights: {} }),
  /** Numbered districts, where people speak of them: 'the 5th arrondissement'. */
  districts: z.optional(
    z.strictObject({
      word: line(30),
      count: z.int().check(z.gte(2), z.lte(99)),
      /** Postcodes with `##` for the district's number: `750##`. */
      postcodes: z
        .array(
          z
            .string()
            .check(z.regex(/^[0-9A-Z ]*##[0-9A-Z ]*$/, 'must be a postcode with ## for the number of the district')),
        )
        .check(z.minLength(1)),
    }),
  ),
});
export type Local = z.infer<typeof localSchema>;
