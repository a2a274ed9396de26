import type { CivilDate } from '@odysseus/contract/time';
import type { CompiledPlace, OpeningCalendar } from '../places/compiled';
import { openingCalendar } from './openingCalendar';
import { knownHours } from './knownResults';
import { openingWeek } from './openingWeek';
import { readingOf, type Knowable } from '../known/known';
import type { Closure } from '../places/closedOn';
import type { City } from '../places/schema';
import { withoutClosedDays } from './withoutClosedDays';

export interface PlaceHours {
  readonly week: NonNullable<CompiledPlace['week']>;
  readonly calendar: OpeningCalendar;
}

/** The day from which hours are worked out: that on which they were read, and for usual ones that of the city's last edit. */
export function hoursFrom(place: Knowable, city: Pick<City, 'edited'>): CivilDate {
  return readingOf(place, 'hours')?.on ?? city.edited;
}

/**
 * A place's typical week, and its calendar from a day on. What was worked out is the same over all screens and all compilations, so
 * that an edit is shown at once.
 * @param hours OSM opening_hours syntax
 * @param closures days on which it is shut against them
 * @throws {Error} with the parser's words when the hours do not parse cleanly
 */
export function placeHours(hours: string, city: City, from: CivilDate, closures: readonly Closure[] = []): PlaceHours {
  const key = JSON.stringify([hours, from, closures, city.country, city.region, city.centre, city.localHolidays]);
  const known = knownHours.get(key) as PlaceHours | undefined;
  if (known) return known;
  const fresh = {
    week: openingWeek(hours, city, from),
    calendar: withoutClosedDays(openingCalendar(hours, city, from), closures),
  };
  knownHours.set(key, fresh);
  return fresh;
}
