import * as z from 'zod/mini';

/** With its fragment: `/metro#fines`. */
const address = z.string().check(z.regex(/^\/[^\s]+$/, 'must be an address of the site such as /metro#fines'));
const words = z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(1));
/** Words by the language that they are of; `typed` is what visitors say in the guide's own language, and its pages never do. */
const byLanguage = z.record(z.enum(['en', 'typed', 'fr', 'de', 'es', 'it']), z.optional(words));
/** Where something is told; with its title where several things stand at one address. */
const told = z.union([address, z.strictObject({ at: address, title: z.string().check(z.minLength(1)) })]);
/** What visitors ask for, in the words of whoever types it: `metro-tickets`. */
const need = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a name such as metro-tickets'));

const fields = {
  same: z.array(byLanguage),
  wider: z.array(z.strictObject({ of: byLanguage, in: words })),
  small: byLanguage,
  near: byLanguage,
  questions: byLanguage,
  /** What the card of each place answers. */
  card: byLanguage,
};

/** `shared/guide/words/words.yaml`: what visitors of every city search by. */
export const searchWordsFileSchema = z.strictObject({
  ...fields,
  /** What visitors of every city ask for, each in the words that they type; where it is answered, each city says itself. */
  needs: z.record(need, words),
});

/** `content/search.yaml` of a city: the words that are its own, and what is offered before anything is typed. */
export const citySearchSchema = z.strictObject({
  same: z.optional(fields.same),
  wider: z.optional(fields.wider),
  /** Where the needs of visitors are answered: `{ metro-tickets: /metro#tickets-and-fares-in-2026 }`. */
  answers: z.optional(z.record(need, told)),
  /** What entries are known for, beside their names: in stories, by what one sees there. No fact that only holders may read. */
  known: z.optional(z.array(z.strictObject({ at: address, for: words }))),
  /** What a page shows once it is narrowed or ordered as its address says: `/app/dining?show=open&sort=near`. */
  shortcuts: z.optional(
    z.array(z.strictObject({ to: address, title: z.string().check(z.minLength(1), z.maxLength(60)), for: words })),
  ),
  /** Paths of what most visitors look for, with their fragments; the first of the basics where left out. */
  suggested: z.optional(z.array(address).check(z.minLength(2), z.maxLength(8))),
});
export type CitySearch = z.infer<typeof citySearchSchema>;

/** Words that an entry is found by as by its name. */
export interface KnownFor {
  readonly at: string;
  /** What it is called, where several entries stand at one address. */
  readonly title?: string | undefined;
  readonly for: readonly string[];
}

/** What visitors ask for, and the entry that answers it. */
export interface AnsweredNeed extends KnownFor {
  readonly need: string;
}
