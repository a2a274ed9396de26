import { adviceOf, date, icon, key, line, links, linkSchema, path, receipts } from '@odysseus/model';
import * as z from 'zod/mini';
import { basicSchema, basicsOf, inheritedBasicSchema } from './basicSchema';
import { readsAsToCome } from './readsAsToCome';

/** What an arrival goes on by. */
const rides = ['taxi', 'bus', 'train', 'metro', 'coach', 'tram', 'foot'] as const;

const ruleSchema = z.strictObject({
  title: line(80),
  text: line(900),
  receipts,
  links,
  /** What it tells is not sure. */
  confirm: z.optional(z.boolean()),
});

/** A line that holds on any day, before and after those that it names. */
const lasting = (most: number) =>
  line(most).check(
    z.refine(
      (text) => !readsAsToCome(text),
      "tells of a day as to come, and is read after it too: write 'the opening was announced for 28 November 2026'",
    ),
  );

/** Whatever does not say that it comes from the country is the city's own. */
const cityBasicSchema = z.extend(basicSchema, { from: z.optional(z.undefined()) });

export const overviewSchema = z.strictObject({
  kind: z.literal('overview'),
  access: z.literal('public'),
  title: line(40),
  /** One sentence under the title. */
  lead: line(240),
  /** When its text was last edited. */
  edited: date,
  /** A picture of the remote's `assets/` folder, without size and ending. */
  hero: z.strictObject({ picture: key, alt: line(200) }),
  /** Orientation in a minute: two to four short paragraphs. */
  orientation: z.array(line(900)).check(z.minLength(2), z.maxLength(5)),
  facts: z
    .array(
      z.strictObject({
        label: line(40),
        value: line(140),
        icon,
        /** `[price]` where it tells what something costs: whoever searches for prices, fares or tickets is led to it. */
        about: z.optional(z.array(z.literal('price')).check(z.length(1))),
      }),
    )
    .check(z.minLength(4)),
  areas: z
    .array(
      z.strictObject({
        name: line(60),
        /** What it is like, one to three sentences. */
        character: line(420),
        goodFor: line(160),
        skipIf: z.optional(line(160)),
        stops: line(120),
      }),
    )
    .check(z.minLength(5)),
  bookToday: z
    .array(
      z.strictObject({
        what: line(80),
        /** How far ahead, in words that stand alone: 'Opens 60 days ahead, at 09:00'. */
        leadTime: lasting(120),
        why: lasting(300),
        /** Sums as '€14': where nobody read them, the first is told as 'about €14', unless 'about' stands right before it. */
        price: z.optional(lasting(120)),
        official: linkSchema,
        receipts,
      }),
    )
    .check(z.minLength(3)),
  /** In the order in which they are told; those of the country that it does not name follow in the country's own. */
  basics: z.optional(basicsOf(z.discriminatedUnion('from', [cityBasicSchema, inheritedBasicSchema]))),
  /** Basics of the country that do not hold here, by their keys. */
  without: z.optional(z.array(key).check(z.minLength(1))),
  /** The screens whose plans by days and whose walks are listed, by the name of their file. */
  ready: z.optional(z.array(z.strictObject({ screen: key, path })).check(z.minLength(1))),
  arrivals: z
    .array(
      z.strictObject({
        from: line(80),
        kind: z.enum(['airport', 'station', 'port']),
        options: z
          .array(
            z.strictObject({
              mode: line(60),
              /** What one boards first, or boards at all: questions ask for it by this. */
              by: z.optional(z.enum(rides)),
              to: line(80),
              /** Door of the terminal to the stop named in `to`, typical. */
              minutes: z.tuple([z.int(), z.int()]),
              /** Written as `price` is. */
              fare: line(80),
              note: z.optional(line(240)),
            }),
          )
          .check(z.minLength(1)),
        /** What to do in the first two hours, in order. */
        firstTwoHours: z.array(adviceOf(260)).check(z.minLength(2)),
        receipts,
        links,
      }),
    )
    .check(z.minLength(1)),
  climate: z.strictObject({
    source: linkSchema,
    /** January to December: mean daily high and low in °C, days with rain. */
    months: z
      .array(z.strictObject({ high: z.number(), low: z.number(), rainDays: z.number(), note: line(160) }))
      .check(z.length(12)),
  }),
  events: z
    .array(
      z.strictObject({
        name: line(80),
        months: z.array(z.int().check(z.gte(1), z.lte(12))),
        /** The public holiday that it stands with, where that moves: it is told in the month in which this comes next. */
        holiday: z.optional(line(80)),
        when: line(80),
        line: line(240),
        url: z.optional(linkSchema.shape.url),
      }),
    )
    .check(z.minLength(4)),
  entry: z.array(ruleSchema).check(z.minLength(1)),
  /** What the other screens of this area hold, by path; the shell supplies name and lock. */
  tiles: z.array(
    z.strictObject({
      path,
      line: line(140),
      vignette: key,
      /** The file of the screen that it leads to, without its ending: the assistant finds the screen's address by it. */
      screen: z.optional(key),
    }),
  ),
  links,
});
export type Overview = z.infer<typeof overviewSchema>;
