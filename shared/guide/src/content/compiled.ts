import { helpBookSchema, type HelpBook, type HelpGroups, type HelpWords, type WordsByLanguage } from '@odysseus/danger';
import * as z from 'zod/mini';
import { assistantWelcomeSchema } from '../assistant/screen/schema';
import type { CompiledLive } from '../live/compiledLive';
import type { CompiledMap, CompiledMapPlaces } from '../map/compiledMap';
import type { CompiledMetro } from '../metro/compileMetroScreen';
import type { CompiledPasses } from '../passes/compiledPasses';
import type { CompiledStory } from '../story/compiledStory';
import { landingSchema, overviewSchema, placeListSchema, placeSchema, preparationSchema, type City } from './schema';

/** Hours as a week that people read, Monday first. */
const weekSchema = z.array(z.strictObject({ days: z.string(), hours: z.string() }));

/** Opening hours day by day, for as long as they are trusted. */
export const calendarSchema = z.strictObject({
  /** The first day, `YYYY-MM-DD`; hours are known for one day for each letter of `days`. */
  from: z.string(),
  /** One letter a day: `a` is the first of `patterns`. */
  days: z.string(),
  /** Minutes after midnight at which a day's openings begin and end, `[[600, 1080]]`; an end after 1440 is on the next day. */
  patterns: z.array(z.array(z.tuple([z.int(), z.int()]))),
});
export type OpeningCalendar = z.infer<typeof calendarSchema>;

export const compiledPlaceSchema = z.extend(placeSchema, { week: z.optional(weekSchema), calendar: z.optional(calendarSchema) });
export type CompiledPlace = z.infer<typeof compiledPlaceSchema>;

/** What a page needs to know of its city. */
export type CompiledCity = Pick<City, 'key' | 'name' | 'country' | 'timezone' | 'centre'>;
export const compiledCitySchema = z.strictObject({
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

/** When the sun falls on a side of a building: on four days of the year, in city time. */
const litSideSchema = z.strictObject({
  side: z.string(),
  seasons: z.array(z.strictObject({ day: z.string(), from: z.optional(z.string()), to: z.optional(z.string()) })),
});
export type LitSide = z.infer<typeof litSideSchema>;

/** Help in danger as an emergency page holds it: of one country, in the language of the guide. */
export interface ScreenHelp {
  readonly book: HelpBook;
  readonly words: HelpWords;
  readonly groups: HelpGroups;
}
/** Checked where it is compiled; no screen that the service sends has it. */
const screenHelpSchema = z.custom<ScreenHelp>((value) => typeof value === 'object');

export const compiledPlaceListSchema = z.extend(placeListSchema, { help: z.optional(screenHelpSchema), city: compiledCitySchema, places: z.record(z.string(), compiledPlaceSchema), light: z.record(z.string(), z.array(litSideSchema)) });
/** A list screen together with the places that it names. */
export type CompiledPlaceList = z.infer<typeof compiledPlaceListSchema>;

export const compiledPreparationSchema = z.extend(preparationSchema, { help: z.optional(screenHelpSchema), city: compiledCitySchema });
export type CompiledPreparation = z.infer<typeof compiledPreparationSchema>;

export const compiledLandingSchema = z.extend(landingSchema, { city: compiledCitySchema });
export type CompiledLanding = z.infer<typeof compiledLandingSchema>;

/** Help in danger as the assistant holds it: it is there before anything is asked, whatever becomes of the network. */
const assistantHelpSchema = z.object({
  book: helpBookSchema,
  words: z.custom<WordsByLanguage>((value) => typeof value === 'object' && value !== null && 'en' in value, 'must be the words of help by language'),
});
export type AssistantHelp = z.infer<typeof assistantHelpSchema>;

export const compiledAssistantScreenSchema = z.extend(assistantWelcomeSchema, { city: compiledCitySchema, help: z.optional(assistantHelpSchema) });
export type CompiledAssistantScreen = z.infer<typeof compiledAssistantScreenSchema>;

export type CompiledScreen = CompiledOverview | CompiledPlaceList | CompiledMap | CompiledMapPlaces | CompiledMetro | CompiledPasses | CompiledLanding | CompiledPreparation | CompiledAssistantScreen | CompiledStory | CompiledLive;
