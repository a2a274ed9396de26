import * as z from 'zod/mini';
import { coordinates } from '../distance/latLng';
import { aboutSchema, adviceOf } from './adviceSchema';
import { currencySchema } from '../money/currency';
import { sourceBlockSchema } from './blockSchema';
import { closedOnSchema } from './closedOn';
import { placeKinds, placeVignettes } from './placeKinds';
import { stopSchema } from './stop';
import { host, receipts } from '../known/receipts';
import { colour, countryCode, date, icon, key, line, links, months, path, linkSchema, timeOfDay } from '../primitives';
import { weekdayCodes } from '../time/weekdayCodes';

const fareSchema = z.strictObject({
  /** In the currency's main unit; 0 for free. */
  amount: z.number().check(z.gte(0)),
  currency: currencySchema,
  /** Who pays it, as a visitor would say it: 'Adults', 'Under 18'. */
  who: line(60),
  ages: z.optional(z.tuple([z.int(), z.int()])),
  residency: z.optional(z.enum(['eea', 'elsewhere'])),
  /** Months (1 to 12) in which it holds; absent for all year. */
  months: z.optional(months),
  /** It is paid by those alone who enter on these weekdays (every day where none is named) at this time or later. */
  from: z.optional(
    z.strictObject({ weekdays: z.optional(z.array(z.enum(weekdayCodes)).check(z.minLength(1))), at: timeOfDay }),
  ),
  /** Which of several things that the place sells: 'Lift to the summit', 'Dome'. A fare without one holds for each of them. */
  product: z.optional(line(40)),
});

export const placeSchema = z.strictObject({
  id: key,
  name: line(80),
  localName: z.optional(line(80)),
  /** What visitors call it besides: the name under which it is still sold, a former one. */
  otherNames: z.optional(z.array(line(80)).check(z.minLength(1))),
  kind: z.enum(placeKinds),
  /** On the entrance. */
  coordinates,
  /** Outside the city: a trip of a day, which no map of the city shows, and no plan puts between two of its sights. */
  beyond: z.optional(z.boolean()),
  address: line(120),
  /** Where it answers for itself: a switchboard, a counter. Not the number for emergencies. */
  phone: z.optional(
    z.string().check(z.regex(/^\+?\d[\d ]{5,20}$/, 'must be a telephone number such as 01 42 34 82 34')),
  ),
  area: line(60),
  /** 'Bonne Nouvelle (M8, M9)' */
  nearestStops: z.array(line(160)),
  /** What calls at the first of them, where that is no train, tram or boat. */
  stopBy: z.optional(z.enum(['bus'])),
  /** OSM opening_hours syntax. Absent where a place has no hours (a street). */
  hours: z.optional(z.string()),
  /** What the hours alone don't say: 'closed in August'. */
  hoursNote: z.optional(line(160)),
  /** Days on which it is shut against its hours. */
  closedOn: z.optional(closedOnSchema),
  /** Nobody gets in: it is private, or shut for works or for good. `hoursNote` says why. */
  shut: z.optional(z.boolean()),
  lastEntry: z.optional(line(80)),
  visitMinutes: z.int().check(z.gte(5), z.lte(600)),
  price: z.array(fareSchema),
  /** The day from which these prices hold, for texts that quote it. */
  priceSince: z.optional(date),
  /** What something there usually costs, where no fare says it: a meal, a room, a seat. Known in general alone, and added up for nobody. */
  costs: z.optional(
    z.strictObject({
      from: z.number().check(z.gt(0)),
      to: z.optional(z.number().check(z.gt(0))),
      currency: currencySchema,
      /** 'Three courses, no drink' */
      for: line(90),
    }),
  ),
  booking: z.optional(
    z.strictObject({
      needed: z.enum(['no', 'advised', 'required']),
      url: z.optional(linkSchema.shape.url),
      leadTime: z.optional(line(80)),
      /** How many days before the visit one should have booked at the latest, where `leadTime` says it in words. */
      leadDays: z.optional(z.int().check(z.gte(1), z.lte(400))),
      /** When slots of a day go on sale: so many days before it, at this time of the city. */
      opens: z.optional(z.strictObject({ daysBefore: z.int().check(z.gte(0), z.lte(400)), at: z.optional(timeOfDay) })),
    }),
  ),
  access: z.strictObject({
    stepFree: z.enum(['yes', 'partly', 'no', 'unknown']),
    lift: z.optional(z.boolean()),
    pram: z.optional(z.boolean()),
    note: z.optional(line(160)),
  }),
  /** The one line that is read standing up, before all others. */
  quick: z.optional(line(140)),
  summary: line(200),
  body: line(1600),
  /** An illustration of the remote's `assets/` folder, without size and ending: for a city's best known places. */
  picture: z.optional(z.strictObject({ name: key, alt: line(200) })),
  /** Drawing of its card where that of its kind would show something else: `library` for a bookshop. */
  vignette: z.optional(z.enum(placeVignettes)),
  tips: z.array(adviceOf(240)),
  warnings: z.array(adviceOf(240)),
  bestTime: z.optional(line(160)),
  tags: z.array(key),
  /** The country that an embassy or a consulate is of. */
  represents: z.optional(countryCode),
  /** Hosts at which it speaks for itself: `louvre.fr`. */
  site: z.optional(z.array(host).check(z.minLength(1))),
  /** Where a reader goes on: places by id, screens by path. */
  related: z.optional(z.array(z.union([key, path])).check(z.minLength(1), z.maxLength(8))),
  receipts,
  /** Where to confirm, and to read on. `own` is the page of the house itself, where one books with it: no other sells, and nobody answers. */
  links: z.optional(z.array(z.extend(linkSchema, { own: z.optional(z.boolean()) })).check(z.minLength(1))),
});
/** A place, written once and used everywhere. */
export type Place = z.infer<typeof placeSchema>;

/** A list that is left out where it is empty. */
const orNone = <T extends z.ZodMiniType>(list: z.ZodMiniArray<T>) => z._default(list, () => []);

/** A place as its file writes it. */
const writtenPlaceSchema = z.extend(z.omit(placeSchema, { stopBy: true }), {
  /** `[bonne-nouvelle]`: ids of the network that `city.yaml` names; in a city without one, words. */
  nearestStops: orNone(z.array(stopSchema)),
  price: orNone(placeSchema.shape.price),
  tips: orNone(placeSchema.shape.tips),
  warnings: orNone(placeSchema.shape.warnings),
  tags: orNone(placeSchema.shape.tags),
});

/** A file of `places/`: the access of its file is the access of its places. */
export const placesFileSchema = z.strictObject({
  access: z.enum(['public', 'premium']),
  places: z.array(writtenPlaceSchema).check(z.minLength(1)),
});

/** `_folder.yaml` of a folder in `places/`: in which order its files are told, by their names without the ending. */
export const placeFolderSchema = z.strictObject({ order: z.array(key).check(z.minLength(1)) });

/** A public holiday that the library of holidays lacks, or calls by another name: `MM-DD` and name. */
export const holidaySchema = z.strictObject({ day: z.string().check(z.regex(/^\d{2}-\d{2}$/)), name: line(60) });

export const townSchema = z.strictObject({ name: line(30), centre: coordinates });
export type Town = z.infer<typeof townSchema>;

export const citySchema = z.strictObject({
  key,
  name: line(40),
  country: countryCode,
  /** Region for holidays, as date-holidays names it. */
  region: z.optional(z.string()),
  timezone: z.string().check(z.regex(/^[A-Z][A-Za-z]+(\/[A-Za-z_-]+)+$/, 'must be an IANA zone such as Europe/Paris')),
  centre: coordinates,
  /** South, west, north, east: every place of the city lies within. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Of a destination that is a whole country: the towns that its pages tell of, each with its middle. Visitors say in which they are. */
  towns: z.optional(z.array(townSchema).check(z.minLength(2), z.maxLength(12))),
  /** Holidays that the library lacks or calls by another name; those of the whole country stand in `country.yaml`. */
  localHolidays: orNone(z.array(holidaySchema)),
  /** Years of which the month strip shows the holidays. */
  holidayYears: z.array(z.int()),
  /** When its text was last edited. Usual hours are worked out day by day for a year from then. */
  edited: date,
  /** Hosts of authorities, and of whoever speaks for all: `iledefrance-mobilites.fr`, `parismuseumpass.fr`. */
  authorities: z.optional(z.array(host).check(z.minLength(1))),
  /** Its most visited places by id, the first before all: what is to be read before others. */
  mostVisited: z.optional(z.array(key).check(z.minLength(1), z.maxLength(30))),
  /** Its network of lines by the path from this file, `../metro/network.yaml`: places name their stops by its stations. */
  network: z.optional(
    z.string().check(z.regex(/^[\w./-]+\.yaml$/, 'must be the path of a YAML file such as ../metro/network.yaml')),
  ),
  /** What its quarters are called: the `area` of each of its places is one of them. Absent while the city has no places. */
  areaNames: z.optional(z.array(line(60)).check(z.minLength(1))),
  /** Ids that places bore, and those that they bear now, `{ old-well: well }`: kept trips and addresses find them by either. */
  renamed: z.optional(z.record(key, key)),
  /** Menu lists that this city brings. */
  areas: z.array(
    z.strictObject({
      key,
      text: line(40),
      icon,
      path,
      parent: z.optional(key),
      order: z.int(),
      accent: z.strictObject({ light: colour, dark: colour }),
    }),
  ),
  /** How the home screen introduces the destination; on one city of a remote only. */
  card: z.optional(
    z.strictObject({
      title: line(40),
      line: line(160),
      path,
      picture: z.optional(z.strictObject({ name: key, alt: z.string() })),
    }),
  ),
});
export type City = z.infer<typeof citySchema>;

/** A place as one screen shows it: what this screen alone says of it. */
export const listEntrySchema = z.strictObject({
  place: key,
  /** Why it is on this screen. */
  why: line(420),
  /** Extra walking time from a sight that the visitor is likely to be at; with `by`, the time of the ride. */
  detour: z.optional(
    z.strictObject({
      from: line(80).check(z.regex(/^(?!.* by (?:metro|bus|tram|train)\b)/, 'names a ride: write `by: metro` instead')),
      minutes: z.int(),
      by: z.optional(z.enum(['metro', 'bus', 'tram', 'train'])),
    }),
  ),
  when: z.optional(line(240)),
  behave: z.optional(adviceOf(240)),
  /** Who should leave it out. */
  skipIf: z.optional(line(240)),
  /** What the subject asks for and no other field holds: 'Dress', 'What to order', 'Prams and toilets'. */
  notes: z.optional(
    z
      .array(
        z.strictObject({
          label: line(40),
          text: line(420),
          about: z.optional(aboutSchema),
          /** An answer on prices tells its label, too, which says what the price is of: 'Flat for five', 'Free Sunday'. */
          withLabel: z.optional(z.boolean()),
          /** What it tells is not sure. */
          confirm: z.optional(z.boolean()),
          /** What an adult pays at least for a meal, and up to how much, where prices stand in words. */
          meal: z.optional(
            z
              .strictObject({
                amount: z.number().check(z.gte(0)),
                to: z.optional(z.number()),
                currency: currencySchema,
              })
              .check(z.refine(({ amount, to = Infinity }) => to > amount, '`to` is more than `amount`, or left out')),
          ),
        }),
      )
      .check(z.minLength(1)),
  ),
  /** History in dated sentences. */
  history: z.optional(z.array(z.strictObject({ date: line(30), text: line(300) })).check(z.minLength(3))),
  /** What to see with a given time, stop by stop with rooms. */
  visits: z.optional(
    z
      .array(z.strictObject({ minutes: z.int().check(z.gte(10)), stops: z.array(line(240)).check(z.minLength(1)) }))
      .check(z.minLength(1)),
  ),
  /** Compass bearings in degrees (0 north, 90 east) that the sides worth a picture face, from which the hours of direct sun are computed. */
  faces: z.optional(
    z.array(z.strictObject({ side: line(60), bearing: z.number().check(z.gte(0), z.lt(360)) })).check(z.minLength(1)),
  ),
  /** How it compares, 1 (least) to 3 (most), where a screen lays its places side by side; each is named by the screen's `scales`. */
  marks: z.optional(z.record(key, z.int().check(z.gte(1), z.lte(3)))),
});

export const placeGroupSchema = z.strictObject({
  title: line(60),
  line: z.optional(line(300)),
  /** Of the children whom its places suit, in years. */
  ages: z.optional(z.tuple([z.int(), z.int()])),
  entries: z.array(listEntrySchema).check(z.minLength(1)),
  /** Premium places that a public screen shows as locked cards: what each is, and nothing more. */
  locked: z.optional(z.array(key).check(z.minLength(1))),
});

export const placeListSchema = z.strictObject({
  kind: z.literal('places'),
  access: z.enum(['public', 'premium']),
  title: line(60),
  lead: line(240),
  /** When its text was last edited. */
  edited: date,
  introduction: z.array(line(900)).check(z.minLength(1)),
  /** An emergency page: help in danger of the city's country stands first on it. */
  help: z.optional(z.boolean()),
  /** Whom or what all of its places suit: 'for children' and 'shops' find them by it. */
  subject: z.optional(z.enum(['families', 'shopping'])),
  /** A drawn vignette beside the title. */
  vignette: z.optional(key),
  /** What `marks` compare, by key. */
  scales: z.optional(z.record(key, z.strictObject({ name: line(40), words: z.tuple([line(30), line(30), line(30)]) }))),
  /** May be empty where a screen is made of blocks. */
  groups: z.array(placeGroupSchema),
  /** Shown before the groups: what has to be read first. */
  first: z.optional(z.array(sourceBlockSchema)),
  /** Where people come for what stands in `first`, as on a page about trains: it stands open. Elsewhere the first place is seen. */
  answer: z.optional(z.literal('first')),
  blocks: z.array(sourceBlockSchema),
  links,
});
export type PlaceList = z.infer<typeof placeListSchema>;
