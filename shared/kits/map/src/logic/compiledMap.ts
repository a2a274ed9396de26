import { calendarSchema, coordinates, type CompiledCity, type OpeningCalendar, placeKinds } from '@odysseus/model';
import * as z from 'zod/mini';
import type { CompiledWalk } from './compiledWalk';
import { serviceKeys } from './mapLayers';
import type { MapScreenContent } from './schema';

const mapPlaceSchema = z.strictObject({
  id: z.string(),
  /** The key of its city, where that is another than the map's. */
  of: z.optional(z.string()),
  name: z.string(),
  local: z.optional(z.string()),
  kind: z.enum(placeKinds),
  at: coordinates,
  /** What one looks for standing up, if it is that. */
  service: z.optional(z.enum(serviceKeys)),
  /** The quarter, as the place's file names it. */
  quarter: z.string(),
  /** Place in the list of areas. */
  area: z.int(),
  summary: z.string(),
  address: z.string(),
  /** Address of the city's planner, with the station nearest to the place as the end of a journey. */
  metro: z.optional(z.string()),
  /** How one gets in, as the kit of places tells it. */
  wayIn: z.optional(
    z.union([
      z.strictObject({ by: z.enum(['booking', 'tickets', 'ownPage']), url: z.string() }),
      z.strictObject({ by: z.literal('telephone'), number: z.string() }),
    ]),
  ),
  /** Place in the map's list of screens; absent where no screen tells about it. */
  screen: z.optional(z.int()),
  /** Place in the list of calendars. */
  hours: z.optional(z.int()),
  /** Whether everybody enters without paying. */
  free: z.optional(z.boolean()),
  /** What of it is known in general alone: hours are usual ones then, and free is what it usually is. */
  general: z.optional(z.array(z.enum(['hours', 'price']))),
});
/** A place as a map needs it. */
export type MapPlace = z.infer<typeof mapPlaceSchema>;

/** The premium places of a city's map, which a visitor with access fetches from the backend. */
export const compiledMapPlacesSchema = z.strictObject({
  kind: z.literal('map-places'),
  access: z.literal('premium'),
  title: z.string(),
  calendars: z.array(calendarSchema),
  places: z.array(mapPlaceSchema),
});
export type CompiledMapPlaces = z.infer<typeof compiledMapPlacesSchema>;

/** The map screen as every page carries it: public places whole, of premium places their number. */
export type CompiledMap = Omit<MapScreenContent, 'network' | 'lines' | 'basemap' | 'walks'> & {
  readonly city: CompiledCity;
  /** Key under which the backend has the premium places. */
  readonly premiumKey: string;
  /** What lists are grouped by: the city's districts, and what lies beyond them. */
  readonly districts: readonly string[];
  readonly calendars: readonly OpeningCalendar[];
  readonly places: readonly MapPlace[];
  readonly walks?: readonly CompiledWalk[];
  /** Premium places by area. */
  readonly locked: readonly number[];
};
