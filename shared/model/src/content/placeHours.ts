import type { CivilDate } from '@odysseus/contract/time';
import type { CompiledPlace, OpeningCalendar } from '../places/compiled';
import { openingCalendar } from './openingCalendar';
import { openingWeek } from './openingWeek';
import { readingOf, type Knowable } from '../known/known';
import type { Closure } from '../places/closedOn';
import type { City } from '../places/schema';
import { withoutClosedDays } from './withoutClosedDays';

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
 * @param closures days on which it is shut against them
 * @throws {Error} with the parser's words when the hours do not parse cleanly
 */
export function placeHours(hours: string, city: City, from: CivilDate, closures: readonly Closure[] = []): PlaceHours {
  const key = JSON.stringify([hours, from, closures, city.country, city.region, city.centre, city.localHolidays]);
  const known = workedOut.get(key);
  if (known) return known;
  const fresh = {
    week: openingWeek(hours, city, from),
    calendar: withoutClosedDays(openingCalendar(hours, city, from), closures),
  };
  workedOut.set(key, fresh);
  return fresh;
}
