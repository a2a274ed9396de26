import { iconNames } from '@odysseus/contract';
import * as z from 'zod/mini';

/** A calendar date, `YYYY-MM-DD`. */
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2026-11-21'));
const line = (longest: number) => z.string().check(z.minLength(2), z.maxLength(longest));
const key = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and dashes'));
const path = z.string().check(z.regex(/^\/$|^(\/[A-Za-z0-9_-]+)+$/, 'must be a path of the site such as /metro'));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #a8481f'));
const icon = z.enum(iconNames);

export const sourceSchema = z.strictObject({
  title: line(120),
  url: z.string().check(z.regex(/^https:\/\/\S+$/, 'must be an https address')),
});
const sources = z.array(sourceSchema).check(z.minLength(1, 'needs at least one source: title and official address'));

/** WGS84, decimal degrees, latitude first, on the entrance. */
const coordinates = z.tuple([z.number().check(z.gte(-90), z.lte(90)), z.number().check(z.gte(-180), z.lte(180))]);

export const placeKinds = [
  'monument', 'museum', 'church', 'park', 'garden', 'viewpoint', 'street', 'square', 'market', 'shop', 'passage', 'restaurant', 'cafe', 'bakery', 'bar',
  'club', 'theatre', 'cemetery', 'library', 'bridge', 'ruin', 'house', 'hotel', 'transport', 'neighbourhood', 'water', 'service',
] as const;

export const fareSchema = z.strictObject({
  /** In the currency's main unit; 0 for free. */
  amount: z.number().check(z.gte(0)),
  currency: z.enum(['EUR', 'GBP']),
  /** Who pays it, as a visitor would say it: 'Adults', 'Under 18'. */
  who: line(60),
  ages: z.optional(z.tuple([z.int(), z.int()])),
  residency: z.optional(z.enum(['eea', 'elsewhere'])),
  season: z.optional(line(60)),
  asOf: date,
});

export const placeSchema = z.strictObject({
  id: key,
  name: line(80),
  localName: z.optional(line(80)),
  kind: z.enum(placeKinds),
  coordinates,
  address: line(120),
  area: line(60),
  nearestStops: z.array(line(60)),
  /** OSM opening_hours syntax. Absent where a place has no hours (a street). */
  hours: z.optional(z.string()),
  /** What the hours alone don't say: 'closed in August'. */
  hoursNote: z.optional(line(160)),
  lastEntry: z.optional(line(80)),
  visitMinutes: z.int().check(z.gte(5), z.lte(600)),
  price: z.array(fareSchema),
  booking: z.optional(z.strictObject({ needed: z.enum(['no', 'advised', 'required']), url: z.optional(sourceSchema.shape.url), leadTime: z.optional(line(80)) })),
  access: z.strictObject({ stepFree: z.enum(['yes', 'partly', 'no', 'unknown']), lift: z.optional(z.boolean()), pram: z.optional(z.boolean()), note: z.optional(line(160)) }),
  summary: line(200),
  body: line(1600),
  tips: z.array(line(240)),
  warnings: z.array(line(240)),
  bestTime: z.optional(line(160)),
  tags: z.array(key),
  checkedOn: date,
  sources,
});
/** A place, written once and used everywhere. */
export type Place = z.infer<typeof placeSchema>;

/** A file of `places/`: the access of its file is the access of its places. */
export const placesFileSchema = z.strictObject({ access: z.enum(['public', 'premium']), places: z.array(placeSchema).check(z.minLength(1)) });

export const citySchema = z.strictObject({
  key,
  name: line(40),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code such as FR')),
  /** Region for holidays, as date-holidays names it. */
  region: z.optional(z.string()),
  timezone: z.string().check(z.regex(/^[A-Z][A-Za-z]+\/[A-Za-z_]+$/, 'must be an IANA zone such as Europe/Paris')),
  centre: coordinates,
  /** South, west, north, east: every place of the city lies within. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Holidays that the library lacks, `MM-DD` and name. */
  localHolidays: z.array(z.strictObject({ day: z.string().check(z.regex(/^\d{2}-\d{2}$/)), name: line(60) })),
  /** Years of which the month strip shows the holidays. */
  holidayYears: z.array(z.int()),
  /** Menu lists that this city brings. */
  areas: z.array(
    z.strictObject({ key, text: line(40), icon, path, parent: z.optional(key), order: z.int(), accent: z.strictObject({ light: colour, dark: colour }) }),
  ),
  /** How the home screen introduces the destination; on one city of a remote only. */
  card: z.optional(z.strictObject({ title: line(40), line: line(160), path, picture: z.optional(z.strictObject({ name: key, alt: z.string() })) })),
});
export type City = z.infer<typeof citySchema>;

const sourcedText = z.strictObject({ title: line(80), text: line(900), checkedOn: date, sources, confirm: z.optional(z.boolean()) });

export const overviewSchema = z.strictObject({
  kind: z.literal('overview'),
  access: z.literal('public'),
  title: line(40),
  /** One sentence under the title. */
  lead: line(240),
  checkedOn: date,
  /** A picture of the remote's `assets/` folder, without size and ending. */
  hero: z.strictObject({ picture: key, alt: line(200) }),
  /** Orientation in a minute: two to four short paragraphs. */
  orientation: z.array(line(900)).check(z.minLength(2), z.maxLength(5)),
  facts: z.array(z.strictObject({ label: line(40), value: line(140), icon })).check(z.minLength(4)),
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
        /** How far ahead: '60 days ahead at 09:00'. */
        leadTime: line(120),
        why: line(300),
        price: z.optional(line(120)),
        official: sourceSchema,
        checkedOn: date,
        confirm: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(3)),
  arrivals: z
    .array(
      z.strictObject({
        from: line(80),
        kind: z.enum(['airport', 'station', 'port']),
        options: z
          .array(
            z.strictObject({
              mode: line(60),
              to: line(80),
              /** Door of the terminal to the stop named in `to`, typical. */
              minutes: z.tuple([z.int(), z.int()]),
              fare: line(80),
              note: z.optional(line(240)),
            }),
          )
          .check(z.minLength(1)),
        /** What to do in the first two hours, in order. */
        firstTwoHours: z.array(line(260)).check(z.minLength(2)),
        checkedOn: date,
        sources,
      }),
    )
    .check(z.minLength(1)),
  climate: z.strictObject({
    source: sourceSchema,
    /** January to December: mean daily high and low in °C, days with rain. */
    months: z.array(z.strictObject({ high: z.number(), low: z.number(), rainDays: z.number(), note: line(160) })).check(z.length(12)),
  }),
  events: z.array(z.strictObject({ name: line(80), months: z.array(z.int().check(z.gte(1), z.lte(12))), when: line(80), line: line(240), url: z.optional(sourceSchema.shape.url) })).check(z.minLength(4)),
  entry: z.array(sourcedText).check(z.minLength(1)),
  /** What the other screens of this area hold, by path; the shell supplies name and lock. */
  tiles: z.array(z.strictObject({ path, line: line(140), vignette: key })),
  sources,
});
export type Overview = z.infer<typeof overviewSchema>;

const listEntry = z.strictObject({
  place: key,
  /** Why locals care. */
  why: line(420),
  /** Extra walking time from a sight that the visitor is likely to be at. */
  detour: z.optional(z.strictObject({ from: line(80), minutes: z.int() })),
  when: z.optional(line(240)),
  behave: z.optional(line(240)),
});

export const placeListSchema = z.strictObject({
  kind: z.literal('places'),
  access: z.enum(['public', 'premium']),
  title: line(60),
  lead: line(240),
  checkedOn: date,
  introduction: z.array(line(900)).check(z.minLength(1)),
  groups: z.array(z.strictObject({ title: line(60), line: z.optional(line(300)), entries: z.array(listEntry).check(z.minLength(1)) })).check(z.minLength(1)),
  blocks: z.array(z.strictObject({ title: line(80), paragraphs: z.optional(z.array(line(900))), points: z.optional(z.array(line(300))) })),
  sources: z.optional(z.array(sourceSchema)),
});
export type PlaceList = z.infer<typeof placeListSchema>;

export const screenSchema = z.discriminatedUnion('kind', [overviewSchema, placeListSchema]);
export type ScreenContent = z.infer<typeof screenSchema>;
