import {
  calendarSchema,
  compiledCitySchema,
  coordinates,
  date,
  knownSchema,
  linkSchema,
  placeKinds,
} from '@odysseus/model';
import * as z from 'zod/mini';
import { compiledLight, compiledLiveItem, compiledStrikeRules, liveScreenSchema } from './schema';

const livePlaceSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(placeKinds),
  at: coordinates,
  area: z.string(),
  /** Address of its card in the guide. */
  path: z.optional(z.string()),
  /** Place in the list of calendars; absent where no hours are known. */
  hours: z.optional(z.int()),
  /** That of the hours up to its last entry, likewise; absent where one gets in until it closes. */
  entry: z.optional(z.int()),
  /** Minutes of a usual visit. */
  visitMinutes: z.optional(z.int()),
  /** What the hours alone don't say. */
  hoursNote: z.optional(z.string()),
  /** Lines that stop near by: `M6`, `RER A`. */
  lines: z.array(z.string()),
  known: z.optional(knownSchema),
});
/** A place as the board needs it. */
export type LivePlace = z.infer<typeof livePlaceSchema>;

/** The live board as the backend hands it to holders of Expert Access. */
export const compiledLiveSchema = z.extend(z.omit(liveScreenSchema, { network: true }), {
  city: compiledCitySchema,
  items: z.array(compiledLiveItem),
  lights: z.array(compiledLight),
  strikes: z.optional(compiledStrikeRules),
  calendars: z.array(calendarSchema),
  places: z.array(livePlaceSchema),
  /** Public holidays. */
  holidays: z.array(z.strictObject({ date, name: z.string() })),
  /** What months are usually like, January first; absent where the overview tells no climate. */
  climate: z.optional(
    z.strictObject({
      months: z.array(z.strictObject({ high: z.number(), low: z.number(), rainDays: z.number(), note: z.string() })),
      links: z.array(linkSchema),
    }),
  ),
  lines: z.array(z.strictObject({ id: z.string(), colour: z.string(), textColour: z.string() })),
});
export type CompiledLive = z.infer<typeof compiledLiveSchema>;
