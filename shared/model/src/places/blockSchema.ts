import * as z from 'zod/mini';
import { coordinates } from '../distance/latLng';
import { currencySchema } from '../money/currency';
import { knownSchema } from '../known/known';
import { receipts } from '../known/receipts';
import { countryCode, key, line, links } from '../primitives';

/** What an emergency number is for: the assistant gives the right ones by it, in any city. */
export const helpKinds = [
  'any',
  'ambulance',
  'police',
  'fire',
  'text',
  'poison',
  'suicide',
  'listening',
  'violence',
  'missing-child',
  'transport',
  'doctor',
  'dentist',
  'pharmacy',
  'cards',
] as const;
export type HelpKind = (typeof helpKinds)[number];

/** What a block is about, where the assistant is asked for just that: its title is for readers alone. */
export const blockSubjects = [
  'fines',
  'strikes',
  'demonstrations',
  'unsafe-places',
  'free-days',
  'trains-out',
  'theft',
  'lost-passport',
  'illness',
  'lost-child',
  'arrest',
  'attack',
  'sexual-assault',
] as const;
export type BlockSubject = (typeof blockSubjects)[number];

const blockHead = {
  title: line(80),
  subject: z.optional(z.enum(blockSubjects)),
  line: z.optional(line(400)),
  /** Where to read on. */
  links,
  /** What it tells is not sure. */
  confirm: z.optional(z.boolean()),
};
/** An ISO 639 code such as `fr`: the language in which a screen reader reads the text. */
const language = z.string().check(z.regex(/^[a-z]{2}$/, 'must be a language code such as fr'));

/** A column that stands beside a row's name, and how its values are told where they need no column's name before them. */
const briefColumn = z.strictObject({ column: line(50), as: z.optional(z.enum(['minutes', 'about'])) });
export type BriefColumn = z.infer<typeof briefColumn>;

/** A telephone number, as a block tells it. @param bears how it is told to be known */
const numberOf = <T extends Readonly<Record<string, z.ZodMiniType>>>(bears: T) =>
  z.strictObject({
    number: z.string().check(z.regex(/^\+?[0-9 ]{2,20}$/, 'must be a number to dial')),
    name: line(60),
    line: line(240),
    for: z.optional(z.enum(helpKinds)),
    /** The country whose embassy answers. */
    represents: z.optional(countryCode),
    ...bears,
  });

/**
 * A number that its country knows, by its key in the country's file of help: digits, and how they are known, stand there once. Name
 * and line of the screen stand in place of the country's.
 */
const inheritedNumber = z.strictObject({
  from: z.literal('country'),
  key,
  name: z.optional(line(60)),
  line: z.optional(line(240)),
  for: z.optional(z.enum(helpKinds)),
});

/** @param bears how the facts of each block are told to be known @param number an entry of a block of telephone numbers */
const blockOf = <T extends Readonly<Record<string, z.ZodMiniType>>, N extends z.ZodMiniType>(bears: T, number: N) => {
  const everyBlock = { ...blockHead, ...bears };
  return z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('text'),
      ...everyBlock,
      paragraphs: z.optional(z.array(line(900))),
      points: z.optional(z.array(line(400))),
    }),
    /** In order, numbered. */
    z.strictObject({ type: z.literal('steps'), ...everyBlock, steps: z.array(line(420)).check(z.minLength(2)) }),
    z
      .strictObject({
        type: z.literal('table'),
        ...everyBlock,
        columns: z.array(line(50)).check(z.minLength(2), z.maxLength(6)),
        rows: z.array(z.array(z.string().check(z.maxLength(220)))).check(z.minLength(1)),
        /**
         * Makes an entry of each row, named by its first cell: the columns that stand beside it. On a phone the others unfold.
         */
        brief: z.optional(z.array(briefColumn).check(z.minLength(1), z.maxLength(2))),
      })
      .check(
        z.refine(
          (table) => isRegular(table as unknown as Table),
          'needs as many cells in each row as there are columns',
        ),
        z.refine((table) => isBriefOf(table as unknown as Table), {
          path: ['brief'],
          error: 'must name columns of the table, and not the first, which names the entry',
        }),
      ),
    /** Telephone numbers that dial on a tap. */
    z.strictObject({
      type: z.literal('numbers'),
      ...everyBlock,
      numbers: z.array(number).check(z.minLength(1)),
    }),
    z.strictObject({
      type: z.literal('scams'),
      ...everyBlock,
      scams: z
        .array(z.strictObject({ name: line(60), where: line(160), starts: line(300), answer: line(300) }))
        .check(z.minLength(1)),
    }),
    z.strictObject({
      type: z.literal('phrases'),
      ...everyBlock,
      language,
      phrases: z
        .array(z.strictObject({ local: line(120), say: line(120), means: line(120), when: z.optional(line(160)) }))
        .check(z.minLength(1)),
    }),
    /** Cards to hold out to a local, in their language. */
    z.strictObject({
      type: z.literal('cards'),
      ...everyBlock,
      language,
      cards: z.array(z.strictObject({ means: line(160), local: line(300) })).check(z.minLength(1)),
    }),
    z.strictObject({
      type: z.literal('calendar'),
      ...everyBlock,
      days: z.array(z.strictObject({ when: line(60), name: line(80), line: line(300) })).check(z.minLength(1)),
    }),
    /** Each place of the screen against the days of the week, computed from their hours. */
    z.strictObject({ type: z.literal('closing-days'), ...everyBlock }),
    /** Each place of the screen against the screen's `scales`. */
    z.strictObject({ type: z.literal('scales'), ...everyBlock }),
    z.strictObject({
      type: z.literal('neighbourhoods'),
      ...everyBlock,
      neighbourhoods: z
        .array(
          z.strictObject({
            name: line(60),
            /** WGS84, latitude first, on the square or station at its middle. */
            coordinates,
            character: line(420),
            goodFor: line(200),
            skipIf: line(200),
            /** 1 (loud) to 3 (quiet). */
            quiet: z.int().check(z.gte(1), z.lte(3)),
            /** 1 (least) to 3 (most). */
            nightlife: z.int().check(z.gte(1), z.lte(3)),
            /** A double room, a night, middle season. */
            cost: z.strictObject({ from: z.int(), to: z.int(), currency: currencySchema }),
            transport: line(200),
            stepFree: line(200),
          }),
        )
        .check(z.minLength(1)),
    }),
    /** What a day costs in several styles, item by item, and the estimator for the visitor's own days and party. */
    z.strictObject({
      type: z.literal('spending'),
      ...everyBlock,
      /** Of every amount of the block, which is read with it. */
      currency: currencySchema,
      styles: z
        .array(
          z.strictObject({
            key,
            name: line(40),
            line: line(240),
            items: z
              .array(
                z.strictObject({
                  what: line(80),
                  /** In the main unit of the block's currency. */
                  amount: z.number().check(z.gte(0)),
                  per: z.enum(['adult-day', 'adult-night', 'child-day', 'room-night', 'adult-trip', 'party-day']),
                  note: z.optional(line(160)),
                }),
              )
              .check(z.minLength(3)),
          }),
        )
        .check(z.minLength(2)),
    }),
    /** What somebody paid on one day, as a till would print it; the sum is computed. */
    z.strictObject({
      type: z.literal('bills'),
      ...everyBlock,
      /** Of every amount of the block, which is read with it. */
      currency: currencySchema,
      bills: z
        .array(
          z.strictObject({
            title: line(60),
            who: line(80),
            /** Amounts are in the main unit of the block's currency. */
            lines: z
              .array(z.strictObject({ what: line(100), amount: z.number().check(z.gte(0)) }))
              .check(z.minLength(2)),
          }),
        )
        .check(z.minLength(1)),
    }),
  ]);
};

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly brief?: readonly BriefColumn[];
}

function isRegular({ columns, rows }: Table): boolean {
  return rows.every((row) => row.length === columns.length);
}

const isBriefOf = ({ columns, brief = [] }: Table): boolean => brief.every(({ column }) => columns.indexOf(column) > 0);

/** What a screen holds beside its places, as its file has it. */
export const sourceBlockSchema = z.discriminatedUnion('type', [
  blockOf(
    { receipts },
    z.discriminatedUnion('from', [
      z.extend(numberOf({ receipts }), { from: z.optional(z.undefined()) }),
      inheritedNumber,
    ]),
  ),
  /** What the city's overview tells standing up, or would tell of its country, told here as a text: without its phrases. */
  z.strictObject({
    type: z.literal('basic'),
    /** The key of the basic. */
    of: key,
    title: z.optional(blockHead.title),
    subject: blockHead.subject,
  }),
]);
export type SourceBlock = z.infer<typeof sourceBlockSchema>;

/** What a screen holds beside its places, as pages get it. */
const pageKnown = { known: z.optional(knownSchema) };
export const blockSchema = blockOf(pageKnown, numberOf(pageKnown));
export type Block = z.infer<typeof blockSchema>;
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;
