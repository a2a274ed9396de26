import type { CivilDate } from '@odysseus/contract/time';
import type { CompiledPlace, OpeningCalendar } from '../places/compiled';
import { openingCalendar } from './openingCalendar';
import { openingWeek } from './openingWeek';
import { readingOf, type Knowable } from '../known/known';
import type { City } from '../places/schema';

export interface PlaceHours {
  readonly week: NonNullable<CompiledPlace['week']>;
  readonly calendar: OpeningCalendar;
}

/** What hours were worked out to be; the same over all screens and all compilations of this process, so that an edit is shown at once. */
const workedOut = new Map<string, PlaceHours>();

/** The day from which hours are worked out: that on which they were read, and for usual ones that of the city's last edit. */
export function hoursFrom(place: Knowable, city: Pick<City, 'edited'>): CivilDate {
  return readingOf(place, 'hours')?.on ?? city.edited;
}

/**
 * A place's typical week, and its calendar from a day on.
 * @param hours OSM opening_hours syntax
 * @throws {Error} with the parser's words when the hours do not parse cleanly
 */
export function placeHours(hours: string, city: City, from: CivilDate): PlaceHours {
  const key = JSON.stringify([hours, from, city.country, city.region, city.centre, city.localHolidays]);
  const known = workedOut.get(key);
  if (known) return known;
  const fresh = { week: openingWeek(hours, city, from), calendar: openingCalendar(hours, city, from) };
  workedOut.set(key, fresh);
  return fresh;
}
