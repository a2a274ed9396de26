import { colour, coordinates, date, line as text, links, receipts } from '@odysseus/model';
import * as z from 'zod/mini';

const stationId = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and dashes'));
/** Station ids in the order in which a train calls. */
const order = z.array(stationId).check(z.minLength(2));

const lineId = z
  .string()
  .check(z.regex(/^(\d{1,2}(bis)?|[A-Z]{1,2}\d{0,2}|[A-Z][a-z]{2,8})$/, 'must be a line such as 4, 7bis, B or FL1'));

export const lineModes = ['metro', 'train', 'tram'] as const;
export type LineMode = (typeof lineModes)[number];

const lineSchema = z.strictObject({
  /** On its bullet. */
  id: lineId,
  /** What runs there; metro where nothing is said. */
  by: z.optional(z.enum(lineModes)),
  /** What it is called in full, 'Tram 8'; 'Line' and its id where nothing is said. */
  name: z.optional(text(40)),
  /** What stops of places call it, 'tram 8'; the network's sign and its id where nothing is said. */
  sign: z.optional(text(20)),
  /** What signs call each branch where that differs, B and B1, in the order of the branches. */
  branchSigns: z.optional(z.array(lineId).check(z.minLength(2))),
  /** Only some of its stops are listed: they are not counted. */
  someStops: z.optional(z.literal(true)),
  /** First and last departures, as a sentence. */
  runs: z.optional(text(160)),
  /** What somebody has to know before they count on it. */
  note: z.optional(text(260)),
  /** What is known of its lifts, where stations can't tell: how many run, which have none. */
  lifts: z.optional(text(260)),
  colour,
  /** Of the number on the line's bullet. */
  textColour: colour,
  termini: z.array(stationId).check(z.minLength(2)),
  /** Served in both directions. Lines that fork write each branch whole and repeat what they share. */
  branches: z.array(order).check(z.minLength(1)),
  /** Served in the written direction alone. */
  oneWay: z.optional(z.array(order)),
  /** Running times between neighbours, for each branch, where they are known; the others are estimated from the pace. */
  minutes: z.optional(z.array(z.array(z.number().check(z.gte(0.5), z.lte(120))))),
  /** From which running times are estimated: see `runningSeconds`. */
  pace: z.strictObject({
    /** Between stops, once under way. */
    kmh: z.optional(z.number().check(z.gte(15), z.lte(120))),
    /** A stop with its braking and starting. */
    stopSeconds: z.optional(z.int().check(z.gte(20), z.lte(120))),
    /** From one train to the next, on a weekday between the peaks. */
    everyMinutes: z.number().check(z.gte(1), z.lte(60)),
  }),
});

const stationSchema = z.strictObject({
  id: stationId,
  name: z.string().check(z.minLength(2), z.maxLength(80)),
  /** Other names that visitors meet: former ones, second lines of a name board. */
  also: z.optional(z.array(z.string().check(z.minLength(2))).check(z.minLength(1))),
  /** What else calls there, as its signs say it: 'RER B, D, T3b'. */
  besides: z.optional(z.string().check(z.minLength(2), z.maxLength(60))),
  /** In the middle of the station. */
  coordinates,
  /** Left out where nobody knows. */
  stepFree: z.optional(z.boolean()),
  /** Lines whose platforms are reached without steps, where the station has others too. */
  stepFreeOn: z.optional(z.array(lineSchema.shape.id).check(z.minLength(1))),
  /** On foot from one line to another, where it takes much longer or shorter than usual. */
  changeMinutes: z.optional(z.int().check(z.gte(1), z.lte(15))),
  /** The same from a line to one of another kind, from metro to train, where that differs once more. */
  changeModeMinutes: z.optional(z.int().check(z.gte(1), z.lte(20))),
});

const interchangeSchema = z.strictObject({
  /** Two stations of different names. */
  between: z.tuple([stationId, stationId]),
  by: z.enum(['corridor', 'street']),
  minutes: z.int().check(z.gte(1), z.lte(20)),
  /** False where it is no interchange of the network: the planner leaves it out. */
  signed: z.optional(z.boolean()),
});

export const networkShape = z.strictObject({
  /** The day of which the network is. */
  edited: date,
  receipts,
  links,
  /** What signs write before a line's id, `M` for M8. */
  sign: z.optional(z.string().check(z.minLength(1), z.maxLength(3))),
  /** What somebody who can't take steps does where there is no way for them, as a sentence. */
  withoutSteps: z.optional(text(160)),
  lines: z.array(lineSchema).check(z.minLength(1)),
  stations: z.array(stationSchema).check(z.minLength(2)),
  interchanges: z.array(interchangeSchema),
});
/** A network as its file holds it. */
export type NetworkSource = z.infer<typeof networkShape>;
