import { date, key, knownSchema, line, links, linkSchema, receipts, timeOfDay } from '@odysseus/model';
import * as z from 'zod/mini';
import { transitModes } from './citySources';

/** How a visitor's line is called in content, as places' stops call it: `M6`, `RER A`, `Jubilee`. */
const lineName = z.string().check(z.regex(/^\p{Lu}.{0,30}$/u, 'must be a line such as M6, RER A or Jubilee'));

const liveItemKinds = ['closure', 'works', 'strike', 'demonstration', 'event', 'sale', 'schoolHoliday'] as const;

/** Something that holds on certain days: a closure, an event, the sales. Public holidays and clock changes are computed. */
const liveItem = z.strictObject({
  kind: z.enum(liveItemKinds),
  name: line(80),
  /** First and last day, in the city's calendar. */
  from: date,
  /** How the beginning is said where no day is known, 'January 2023'; `from` is the first that it may have been. */
  fromWords: z.optional(line(60)),
  /** Absent where no end is announced. */
  until: z.optional(date),
  /** How the end is said where no day is known: 'about 2030'. */
  untilWords: z.optional(line(60)),
  /** `settled` by whoever decides; `expected` from habit, so that the board says that it is not confirmed. */
  dates: z.enum(['settled', 'expected']),
  /** What it is and what it changes for a visitor. */
  text: line(300),
  /** What to do in its stead. */
  instead: z.optional(line(200)),
  /** Places that it touches, by id. */
  places: z.optional(z.array(key).check(z.minLength(1))),
  /** Whether those places are shut meanwhile. */
  closes: z.optional(z.boolean()),
  lines: z.optional(z.array(lineName).check(z.minLength(1))),
  receipts,
  links,
});
/** An item as the board gets it: with how it is known. */
export const compiledLiveItem = z.extend(z.omit(liveItem, { receipts: true }), { known: z.optional(knownSchema) });
export type LiveItem = z.infer<typeof compiledLiveItem>;

/** From an hour of the day on, how full a place is: 1 (quiet) to 4 (packed), until the next entry. */
const levels = z
  .array(z.tuple([z.int().check(z.gte(0), z.lte(23)), z.int().check(z.gte(1), z.lte(4))]))
  .check(z.minLength(1));

const crowdPlace = z.strictObject({
  place: key,
  /** Where rain sends people to, or away from. */
  setting: z.enum(['indoors', 'outdoors', 'mixed']),
  /** Months (1 to 12) on whose first Sunday entry is free, which fills it. */
  freeFirstSundays: z.optional(z.array(z.int().check(z.gte(1), z.lte(12)))),
  /** Months on whose last Sunday entry is free, where it opens that day. */
  freeLastSundays: z.optional(z.array(z.int().check(z.gte(1), z.lte(12)))),
  /** Whether one has to book a slot for its free Sundays, too, as the place's own file says. */
  freeSlot: z.optional(z.literal(true)),
  /** What the levels rest on, for this place. */
  why: line(200),
  /** `usual` holds where a day has no entry of its own; `weekend` on Saturday and Sunday. */
  levels: z.strictObject({
    usual: levels,
    weekend: z.optional(levels),
    mo: z.optional(levels),
    tu: z.optional(levels),
    we: z.optional(levels),
    th: z.optional(levels),
    fr: z.optional(levels),
    sa: z.optional(levels),
    su: z.optional(levels),
  }),
});
export type CrowdPlace = z.infer<typeof crowdPlace>;

const light = z.strictObject({
  name: line(60),
  place: z.optional(key),
  /** City time; absent where it burns all night. */
  until: z.optional(timeOfDay),
  text: line(240),
  receipts,
  links,
});
/** What holds in every strike: the hours with trains, the notice that is given. */
const strikeRules = z.strictObject({ text: line(400), receipts });
export const compiledStrikeRules = z.extend(z.omit(strikeRules, { receipts: true }), {
  known: z.optional(knownSchema),
});

export const compiledLight = z.extend(z.omit(light, { receipts: true }), { known: z.optional(knownSchema) });

/** The live board of a city: what is known in advance; the rest is computed, or reported by the service. */
export const liveScreenSchema = z.strictObject({
  kind: z.literal('live'),
  access: z.literal('premium'),
  title: line(60),
  lead: line(240),
  /** When its text was last edited. */
  edited: date,
  /**
   * What the city's trains are called together, 'Metro and RER', the language that their operators write in, `fr`, and what stands
   * before a line's number on its sign, by mode: `M` and `RER `. Lines of other modes are not shown.
   */
  transport: z.strictObject({
    name: line(40),
    signs: z.partialRecord(z.enum(transitModes), z.string().check(z.maxLength(12))),
    language: z.string().check(z.regex(/^[a-z]{2}$/, 'must be a code of two letters such as fr')),
  }),
  /** The metro's file, from the screen's own, for the colours of its lines; that of `city.yaml` where none is named. */
  network: z.optional(
    z.string().check(z.regex(/^[\w./-]+\.yaml$/, 'must be the path of a YAML file such as ../../metro/network.yaml')),
  ),
  items: z.array(liveItem),
  /** Where to look for what no calendar holds, by subject. */
  look: z.strictObject({
    transit: z.array(linkSchema).check(z.minLength(1)),
    strikes: z.array(linkSchema).check(z.minLength(1)),
    weather: z.array(linkSchema).check(z.minLength(1)),
  }),
  strikes: z.optional(strikeRules),
  /** What is lit after dark, and until when. */
  lights: z.array(light),
  crowds: z.strictObject({
    /** What the levels rest on, for all places. */
    basis: line(600),
    links,
    places: z.array(crowdPlace),
  }),
});
export type LiveScreenContent = z.infer<typeof liveScreenSchema>;
