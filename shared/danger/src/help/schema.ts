import * as z from 'zod/mini';
import { dangerKinds, type dangerLanguages, type DangerKind } from '../kinds';

/** What a number is for. Each has a word in every language that help is written in. */
const helpServices = [
  'any',
  'ambulance',
  'police',
  'fire',
  'sea',
  'text',
  'suicide',
  'violence',
  'sexual-violence',
  'missing-child',
  'child',
  'poison',
  'listening',
  'gas',
  'transport',
  'doctor',
  'dentist',
  'pharmacy',
  'shelter',
  'victims',
  'tourist-police',
  'cards',
  'drugs',
  'trafficking',
] as const;
export type HelpService = (typeof helpServices)[number];

const text = (longest: number) => z.string().check(z.minLength(2), z.maxLength(longest));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2026-11-23'));
const address = z.string().check(z.regex(/^https?:\/\/\S+$/, 'must be the address of a page'));
const byKind = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject(Object.fromEntries(dangerKinds.map((kind) => [kind, value])) as Record<DangerKind, T>);

/** Where a number was read: the very page, the day, and the figure as it stands there. Kept with the content, and not shipped. */
const receiptSchema = z.strictObject({ url: address, read: day, says: text(60) });

const writtenNumber = z.strictObject({
  number: z.string().check(z.regex(/^\+?[0-9][0-9 ]{1,20}$/, 'must be a number to dial')),
  /** What people there call it. */
  name: text(60),
  service: z.enum(helpServices),
  hours: z.optional(text(90)),
  languages: z.optional(text(120)),
  line: text(110),
  /** What its button says besides whom it is for: how it is used, and from where it may not be reached. */
  beside: z.optional(z.strictObject({ en: text(90), fr: text(90), de: text(90), es: text(90), it: text(90) })),
  /** It is texted rather than called. */
  sms: z.optional(z.boolean()),
  how: z.enum(['official', 'secondary', 'general']),
  receipt: z.optional(receiptSchema),
  /** Held against the first where no page of the authority could be read. */
  second: z.optional(receiptSchema),
  note: z.optional(text(200)),
});

/** The sentence for whoever stands near or answers the telephone. */
const sentenceSchema = z.strictObject({ local: text(200), means: text(200), say: text(260) });

/** `content/countries/<country>.yaml`: whom to call there, and what to say. */
export const countryFileSchema = z.strictObject({
  name: text(40),
  /** ISO 3166, two letters. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country code such as FR')),
  /** Of the sentences: `fr`. */
  language: z.string().check(z.regex(/^[a-z]{2}$/, 'must be a language code such as fr')),
  /** Parts of the site whose cities lie there: `paris`. */
  destinations: z.array(z.string()),
  /** Of the country alone: zones that several countries share are left out, for nothing is guessed. */
  timezones: z.array(z.string().check(z.regex(/^[A-Z]\w+\/\w+/, 'must be an IANA zone such as Europe/Paris'))),
  numbers: z.record(z.string(), writtenNumber),
  kinds: byKind(z.array(z.string()).check(z.minLength(1), z.maxLength(4))),
  say: byKind(sentenceSchema),
});
export type CountryFile = z.infer<typeof countryFileSchema>;

/** `content/words/<language>.yaml`: what to do, the same in every country. */
export const wordsFileSchema = byKind(
  z.strictObject({ title: text(40), steps: z.tuple([text(170), text(170), text(170)]) }),
);
export type HelpWords = z.infer<typeof wordsFileSchema>;

/** `content/sources.yaml`: the public guidance that the steps rest on. */
export const sourcesFileSchema = byKind(
  z.array(z.strictObject({ title: text(120), url: address, read: z.optional(day) })).check(z.minLength(1)),
);
export type HelpSources = z.infer<typeof sourcesFileSchema>;

/** `content/groups.yaml`: the tiles of 'What happened?'. */
export const groupsFileSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      title: z.strictObject({ en: text(40), fr: text(40), de: text(40), es: text(40), it: text(40) }),
      kinds: z.array(z.enum(dangerKinds)).check(z.minLength(1)),
    }),
  ),
});
export type HelpGroups = z.infer<typeof groupsFileSchema>['groups'];

const shippedNumber = z.omit(writtenNumber, { receipt: true, second: true, note: true });
export type HelpNumber = z.infer<typeof shippedNumber>;

/** A country's help as it is shipped: nobody waits for it, and it needs no network. */
export const helpBookSchema = z.object({
  name: z.string(),
  country: z.string(),
  language: z.string(),
  destinations: z.array(z.string()),
  timezones: z._default(z.array(z.string()), []),
  numbers: z.record(z.string(), shippedNumber),
  kinds: z.record(z.enum(dangerKinds), z.array(z.string())),
  say: z.record(z.enum(dangerKinds), sentenceSchema),
});
export type HelpBook = z.infer<typeof helpBookSchema>;

/** What to do, in every language that help is written in. */
export type WordsByLanguage = Readonly<Record<(typeof dangerLanguages)[number], HelpWords>>;

/** All help that there is, as `@odysseus/danger/books` brings it. */
export interface AllHelp {
  readonly books: readonly HelpBook[];
  readonly words: WordsByLanguage;
  readonly groups: HelpGroups;
}
