import * as z from 'zod/mini';
import { overviewSchema, placeListSchema, placeSchema, type City } from './schema';

/** Hours as a week that people read, Monday first. */
const weekSchema = z.array(z.strictObject({ days: z.string(), hours: z.string() }));

export const compiledPlaceSchema = z.extend(placeSchema, { week: z.optional(weekSchema) });
export type CompiledPlace = z.infer<typeof compiledPlaceSchema>;

/** What a page needs to know of its city. */
export type CompiledCity = Pick<City, 'key' | 'name' | 'country' | 'timezone' | 'centre'>;
const compiledCitySchema = z.strictObject({
  key: z.string(),
  name: z.string(),
  country: z.string(),
  timezone: z.string(),
  centre: z.tuple([z.number(), z.number()]),
});

export const monthSchema = z.strictObject({
  high: z.number(),
  low: z.number(),
  rainDays: z.number(),
  note: z.string(),
  /** Hours between sunrise and sunset on the 15th. */
  daylightHours: z.number(),
  sunrise: z.string(),
  sunset: z.string(),
  holidays: z.array(z.strictObject({ date: z.string(), name: z.string() })),
  events: z.array(z.string()),
});
export type Month = z.infer<typeof monthSchema>;

export const compiledOverviewSchema = z.extend(overviewSchema, { city: compiledCitySchema, months: z.array(monthSchema) });
export type CompiledOverview = z.infer<typeof compiledOverviewSchema>;

export const compiledPlaceListSchema = z.extend(placeListSchema, { city: compiledCitySchema, places: z.record(z.string(), compiledPlaceSchema) });
/** A list screen together with the places that it names. */
export type CompiledPlaceList = z.infer<typeof compiledPlaceListSchema>;

export type CompiledScreen = CompiledOverview | CompiledPlaceList;
