import * as z from 'zod/mini';
import { coordinates } from '../distance/latLng';
import { date, path } from '../primitives';
import { knownSchema } from '../known/known';
import { blockSchema } from './blockSchema';
import { placeGroupSchema, placeListSchema, placeSchema, townSchema, type City } from './schema';

/** Hours as a week that people read, Monday first. */
const weekSchema = z.array(z.strictObject({ days: z.string(), hours: z.string() }));

/** Opening hours day by day, for as long as they are trusted. */
export const calendarSchema = z.strictObject({
  /** The first day; hours are known for one day for each letter of `days`. */
  from: date,
  /** One letter a day: `a` is the first of `patterns`. */
  days: z.string(),
  /** Minutes after midnight, city time, at which a day's openings begin and end, `[[600, 1080]]`; an end after 1440 is on the next day. */
  patterns: z.array(z.array(z.tuple([z.int(), z.int()]))),
});
export type OpeningCalendar = z.infer<typeof calendarSchema>;

export const compiledPlaceSchema = z.extend(z.omit(placeSchema, { receipts: true, site: true }), {
  known: z.optional(knownSchema),
  week: z.optional(weekSchema),
  calendar: z.optional(calendarSchema),
  /** Where a reader goes on. */
  related: z.optional(z.array(z.strictObject({ text: z.string(), to: z.string() }))),
  /** Address of the city's planner, with the station nearest to the place as the end of a journey. */
  metro: z.optional(z.string()),
  /** Address of the city's map with the place chosen, where its pin is shown to whoever reads of it. */
  map: z.optional(z.string()),
});
export type CompiledPlace = z.infer<typeof compiledPlaceSchema>;

const lockedPlaceSchema = z.extend(
  z.pick(placeSchema, { id: true, name: true, kind: true, vignette: true, area: true }),
  {
    /** Of the premium screen that tells about it. */
    path,
  },
);
/** A premium place as a public screen tells of it: no field of it besides these may enter a public file. */
export type LockedPlace = z.infer<typeof lockedPlaceSchema>;

/** What a page needs to know of its city. */
export type CompiledCity = Pick<City, 'key' | 'name' | 'country' | 'timezone' | 'centre' | 'towns' | 'renamed'>;
export const compiledCitySchema = z.strictObject({
  key: z.string(),
  name: z.string(),
  country: z.string(),
  timezone: z.string(),
  centre: coordinates,
  towns: z.optional(z.array(townSchema)),
  renamed: z.optional(z.record(z.string(), z.string())),
});

/** When the sun falls on a side of a building: on four days of the year, in city time. */
const litSideSchema = z.strictObject({
  side: z.string(),
  seasons: z.array(z.strictObject({ day: z.string(), from: z.optional(z.string()), to: z.optional(z.string()) })),
});
export type LitSide = z.infer<typeof litSideSchema>;

/** Help in danger of an emergency page: checked where it is compiled, and told by the screen that shows it. */
const screenHelp = z.custom<object>((value) => typeof value === 'object');

export const compiledPlaceListSchema = z.extend(placeListSchema, {
  first: z.optional(z.array(blockSchema)),
  blocks: z.array(blockSchema),
  groups: z.array(z.extend(placeGroupSchema, { locked: z.optional(z.array(lockedPlaceSchema)) })),
  help: z.optional(screenHelp),
  city: compiledCitySchema,
  places: z.record(z.string(), compiledPlaceSchema),
  light: z.record(z.string(), z.array(litSideSchema)),
  /** What the city's map shows at first, where it has one: its south-west and north-east corner. */
  mapView: z.optional(z.tuple([coordinates, coordinates])),
});
/** A list screen together with the places that it names. */
export type CompiledPlaceList = z.infer<typeof compiledPlaceListSchema>;
