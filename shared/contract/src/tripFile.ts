import * as z from 'zod/mini';
import { parseWith } from './schema';

const fareSchema = z.object({
  /** In the currency's main unit; 0 for free. */
  amount: z.number(),
  /** ISO 4217 */
  currency: z.string(),
  /** Who pays it: 'Adults'. */
  who: z.string(),
  /** In years, both included. */
  ages: z.optional(z.tuple([z.number(), z.number()])),
  residency: z.optional(z.string()),
  /** Months (1 to 12) in which it holds; absent for all year. */
  months: z.optional(z.array(z.number())),
  /** Which of several things that the place sells. */
  product: z.optional(z.string()),
});

const tripPlaceSchema = z.object({
  /** City and place, `paris/louvre`. */
  id: z.string(),
  name: z.string(),
  /** Where it is told of: path and fragment, `/museums#louvre`. */
  path: z.string(),
  /** WGS 84, in degrees; absent in files from before contract 1.10. */
  lat: z.optional(z.number()),
  lng: z.optional(z.number()),
  /** The same as a pair, latitude first, for shells from before 1.10. */
  coordinates: z.tuple([z.number(), z.number()]),
  address: z.string(),
  /** How long a visit takes. */
  minutes: z.number(),
  /** Address of the city's planner of journeys with its nearest station as the end, `/metro?to=cite`. */
  metro: z.optional(z.string()),
  /** Nobody gets in. */
  shut: z.optional(z.boolean()),
  /** What the hours alone don't say. */
  hoursNote: z.optional(z.string()),
  /** Hours day by day: a letter for each day from the first, and what it stands for, in minutes after midnight. */
  calendar: z.optional(
    z.object({
      from: z.string(),
      days: z.string(),
      patterns: z.array(z.array(z.tuple([z.number(), z.number()]))),
    }),
  ),
  /** Facts that are known in general alone, and told with 'about' and 'usually'. */
  general: z.optional(z.array(z.string())),
  /** Fares at any hour. */
  price: z.optional(z.array(fareSchema)),
  booking: z.optional(
    z.object({
      /** `no`, `advised` or `required` */
      needed: z.string(),
      url: z.optional(z.string()),
      leadTime: z.optional(z.string()),
      /** How many days before the visit one should have booked at the latest. */
      leadDays: z.optional(z.number()),
      opens: z.optional(z.object({ daysBefore: z.number(), at: z.optional(z.string()) })),
    }),
  ),
});
/** What a trip is told of a place. */
export type TripPlace = z.infer<typeof tripPlaceSchema>;

const tripCitySchema = z.object({
  key: z.string(),
  name: z.string(),
  /** IANA name. */
  timezone: z.string(),
  /** Path of its calculator of passes. */
  passes: z.optional(z.string()),
  /** Path of its map. */
  map: z.optional(z.string()),
  /** Former ids of places, and those that they bear now. */
  renamed: z.optional(z.record(z.string(), z.string())),
});
export type TripCity = z.infer<typeof tripCitySchema>;

export const tripFileSchema = z.object({
  schemaVersion: z.literal(1),
  cities: z.array(tripCitySchema),
  places: z.array(tripPlaceSchema),
});
/** What a trip is told of a remote's cities and public places: `trip.json` beside its entry. Premium places are not in it. */
export type TripFile = z.infer<typeof tripFileSchema>;

/** Name of the file, beside the entry of the remote. */
export const tripFileName = 'trip.json';

/**
 * Reads a file for trips.
 * @throws {ContractError}
 */
export function parseTripFile(value: unknown, subject: string): TripFile {
  return parseWith(tripFileSchema, value, subject);
}
