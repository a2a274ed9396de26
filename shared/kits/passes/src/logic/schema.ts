import { currencySchema, date, key, line, links, months, receipts, weekday } from '@odysseus/model';
import * as z from 'zod/mini';
import { exampleDays, slots } from './stay';

/** What one kind of traveller pays. Of fares written on this screen, exactly one holds for each age, residency and month. */
const passFareSchema = z.strictObject({
  /** In the main unit of the screen's currency; 0 for free. */
  amount: z.number().check(
    z.gte(0),
    z.refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'must be whole cents'),
  ),
  /** As a visitor would say it: 'Adults', 'Under 18'. */
  who: line(60),
  /** Youngest and oldest age in years, both included. */
  ages: z.optional(z.tuple([z.int().check(z.gte(0)), z.int().check(z.lte(120))])),
  /** Whether the traveller lives in (or is a citizen of) the European Economic Area. */
  residency: z.optional(z.enum(['eea', 'elsewhere'])),
  /** Months (1 to 12) in which it holds; absent for all year. */
  months: z.optional(months),
});
export type PassFare = z.infer<typeof passFareSchema>;
const fares = z.array(passFareSchema).check(z.minLength(1));

const bearing = { receipts, links };

/** The entrance to one place. */
const ticketSchema = z.strictObject({
  key,
  /** The place's id, where `places/` defines it: the list then links to it. */
  place: z.optional(key),
  name: line(80),
  /** Which part of the place it opens: 'Lift to the top'. */
  what: z.optional(line(120)),
  /** Absent where the place's own fares count, as they should wherever they say all that is needed. */
  fares: z.optional(fares),
  /** OSM opening_hours syntax, where what it opens keeps other hours than its place, or where no public file defines the place. */
  hours: z.optional(z.string()),
  /** '45 minutes before closing', beside hours of its own. */
  lastEntry: z.optional(line(80)),
  /** The n-th such weekday of a month, or its last, is free for everybody. */
  freeDay: z.optional(
    z.strictObject({
      weekday,
      nth: z.union([z.int().check(z.gte(1), z.lte(4)), z.literal('last')]),
      months: z.optional(months),
      /** Free from this hour on. */
      fromHour: z.optional(z.int().check(z.gte(0), z.lte(23))),
      /** What to know of it: a slot that is needed, a queue. */
      note: z.optional(line(240)),
    }),
  ),
  /** Passes that open it, by the key of what they cover or of the list of which they open the first places. */
  coveredBy: z.array(key),
  /** What holders of a pass pay where it no longer opens the place, or never does, by the same keys: only what is published. */
  reducedBy: z.optional(z.array(z.strictObject({ pass: key, fares }))),
  /** Whether a pass holder, too, needs a slot; `required` where nobody gets in without. */
  slot: z.enum(['no', 'advised', 'required']),
  /** First and last day on which nobody gets in, both included; absent when open. A ticket of a place that is `shut` needs none. */
  closed: z.optional(z.strictObject({ from: date, to: z.optional(date), why: line(160) })),
  note: z.optional(line(240)),
  ...bearing,
});
export type TicketContent = z.infer<typeof ticketSchema>;

/** How long a pass holds once it has begun. */
const validitySchema = z.discriminatedUnion('kind', [
  /** From the minute of its first use. */
  z.strictObject({ kind: z.literal('hours'), hours: z.int().check(z.gte(1)) }),
  /** Whole days from midnight to midnight, one after the other, however late on the first it begins. */
  z.strictObject({ kind: z.literal('days'), days: z.int().check(z.gte(1)) }),
  /** Monday to Sunday, sold until a weekday of its own week. */
  z.strictObject({ kind: z.literal('week'), soldUntil: weekday }),
  /** A number of places, on any days of the stay. */
  z.strictObject({ kind: z.literal('choices'), choices: z.int().check(z.gte(1)) }),
]);
export type Validity = z.infer<typeof validitySchema>;

const offerSchema = z.strictObject({
  key,
  /** 'Paris Museum Pass, 4 days' */
  name: line(60),
  validity: validitySchema,
  /**
   * A list of which it opens the first places at which it is shown, whatever they cost, beside what its pass `covers`. Whether
   * it reduces the price of the rest: by how much, tickets say in `reducedBy`, where it is published.
   */
  first: z.optional(z.strictObject({ of: key, places: z.int().check(z.gte(1)), then: z.enum(['reduced', 'full']) })),
  fares,
  /** What a traveller needs to hold it, by key of `carriers`; absent where a code on paper or screen is enough. */
  carrier: z.optional(key),
});

/** One family of passes: the same coverage in several lengths. */
const passSchema = z.strictObject({
  key,
  name: line(60),
  /** What it opens without counting, as tickets and rides name it in `coveredBy`. */
  covers: key,
  summary: line(300),
  /** How it counts time, in a sentence. */
  counts: line(300),
  includes: z.array(line(260)).check(z.minLength(1)),
  excludes: z.array(line(260)).check(z.minLength(1)),
  buy: line(400),
  skipIf: line(400),
  /** The day from which its fares hold, for texts that quote it. */
  since: z.optional(date),
  tips: z.optional(z.array(line(300))),
  offers: z.array(offerSchema).check(z.minLength(1)),
  ...bearing,
});

/** A ride that is paid one by one. */
const rideSchema = z.strictObject({
  key: z.enum(['metro', 'bus', 'airport']),
  name: line(80),
  /** What it goes by, as the calculator asks for it: 'metro, RER and train'. */
  by: line(40),
  /** What its ticket is called, where `name` tells a stranger nothing: 'BIT'. Answers then speak of single rides, with it in brackets. */
  ticket: z.optional(line(30)),
  summary: line(400),
  excludes: z.optional(line(300)),
  fares,
  /** The day from which they hold, for texts that quote it. */
  since: z.optional(date),
  carrier: z.optional(key),
  coveredBy: z.array(key),
  ...bearing,
});

/** Sold to visitors or named to them, and left out of the calculation: the reason is said. */
const otherSchema = z.strictObject({
  name: line(60),
  price: line(120),
  text: line(600),
  whyNotCounted: line(300),
  ...bearing,
});

/** Every pass and ticket of a city, and what the calculator needs to know of them. */
export const passesSchema = z.strictObject({
  kind: z.literal('passes'),
  access: z.literal('public'),
  title: line(60),
  lead: line(240),
  /** When its text was last edited. */
  edited: date,
  /** Of every price on the screen: the calculator adds them up. */
  currency: currencySchema,
  introduction: z.array(line(900)).check(z.minLength(1)),
  /** In a minute: what most people should buy. */
  short: z
    .array(
      z.strictObject({
        who: line(80),
        buy: line(240),
        /** Who enters free because of their age. */
        subject: z.optional(z.literal('free-by-age')),
      }),
    )
    .check(z.minLength(2)),
  carriers: z.array(
    z.strictObject({ key, name: line(80), amount: z.number().check(z.gte(0)), text: line(400), receipts }),
  ),
  passes: z.array(passSchema).check(z.minLength(1)),
  rides: z.array(rideSchema).check(z.length(3)),
  tickets: z.array(ticketSchema).check(z.minLength(1)),
  /** What the calculator shows until a visitor has filled it in: tickets, and the days (0 is the first) of a stay on which they are used. */
  example: z.array(
    z.strictObject({ ticket: key, day: z.int().check(z.gte(0), z.lt(exampleDays)), slot: z.enum(slots) }),
  ),
  others: z.array(otherSchema),
  rules: z
    .array(
      z.strictObject({
        title: line(80),
        text: line(600),
        /** What it settles: who counts as resident, or when places are free for all. */
        subject: z.optional(z.enum(['residency', 'free-days'])),
        receipts,
      }),
    )
    .check(z.minLength(1)),
  links,
});
export type PassesContent = z.infer<typeof passesSchema>;
