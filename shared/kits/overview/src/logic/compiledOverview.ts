import { compiledCitySchema } from '@odysseus/model';
import * as z from 'zod/mini';
import { overviewSchema } from './schema';

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
