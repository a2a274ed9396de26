import type { StoredFormat } from '@odysseus/contract';
import * as z from 'zod/mini';

/**
 * A trip is made of records, each with its fields and the moment at which each was written: two devices, or two tabs, are brought
 * together field by field, and what was written last holds. Nothing is taken out: what is removed says so, for the other device.
 */
const recordShape = {
  id: z.string(),
  /** When it was made. See `stampAfter`. */
  stamp: z.string(),
  /** When fields were written since. */
  stamps: z.optional(z.record(z.string(), z.string())),
  removed: z.optional(z.boolean()),
};
/** WGS84, latitude first: a `LatLng`. Whatever numbers a device has kept are read: a trip is not lost over one point. */
const point = z.tuple([z.number(), z.number()]).brand<'LatLng'>();
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const civilDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const stopSchema = z.object({
  ...recordShape,
  name: z.string(),
  /** City and place, `paris/louvre`; absent for a meal, or what else is no place of the guide. */
  place: z.optional(z.string()),
  /** Key of its city. */
  city: z.optional(z.string()),
  /** Path of the screen that tells about it. */
  path: z.optional(z.string()),
  coordinates: z.optional(point),
  /** Id of its day; on no day yet where it is absent, or no day has it. */
  day: z.optional(z.string()),
  /** Among the stops of its day: smaller ones come first. */
  order: z.number(),
  /** When it begins, in its city's time. Before five in the morning it is of the night that follows the day. */
  at: z.optional(timeOfDay),
  /** How long it takes; as long as the guide says where it is absent. */
  minutes: z.optional(z.number()),
  /** The day and the time are fixed, by a ticket for instance: no plan moves it. */
  locked: z.optional(z.boolean()),
  note: z.optional(z.string()),
});
export type TripStop = z.infer<typeof stopSchema>;

const daySchema = z.object({
  ...recordShape,
  /** Absent while nobody knows when. */
  date: z.optional(civilDate),
  name: z.optional(z.string()),
  /** Key of the city that it is spent in. */
  city: z.optional(z.string()),
  /** Among the days without a date; those with one stand in the calendar's order. */
  order: z.number(),
  /** Where the night after it is spent. */
  night: z.optional(z.object({ name: z.string(), city: z.optional(z.string()), coordinates: z.optional(point) })),
});
export type TripDay = z.infer<typeof daySchema>;

const aboutSchema = z.object({
  ...recordShape,
  name: z.optional(z.string()),
  /** Who travels, where it is not whom the visitor's settings name. */
  party: z.optional(z.object({ ages: z.array(z.number()), residency: z.enum(['eea', 'elsewhere', 'unknown']) })),
});
/** What is true of the whole trip: one record at most, under the id `trip`. */
export type TripAbout = z.infer<typeof aboutSchema>;

const shape = { stops: z.array(stopSchema), days: z.array(daySchema), about: z.array(aboutSchema) };
const tripSchema = z.object(shape);
export type Trip = z.infer<typeof tripSchema>;
export type RecordKind = keyof Trip;

export const emptyTrip: Trip = { stops: [], days: [], about: [] };

/** A trip as a browser keeps it. */
export interface KeptTrip extends Trip {
  /** Ids of the places as they were written into the bare list beside it: what differs there, an older shell has changed. */
  readonly listed: string[];
}

/** Version 0 never was: before it there was the bare list alone, under another key. */
export const tripFormat: StoredFormat<KeptTrip> = {
  version: 1,
  schema: z.object({ ...shape, listed: z.array(z.string()) }),
};
