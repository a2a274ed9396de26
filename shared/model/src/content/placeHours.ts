import type { CivilDate } from '@odysseus/contract/time';
import type { CompiledPlace, OpeningCalendar } from '../places/compiled';
import { openingCalendar } from './openingCalendar';
import { openingWeek } from './openingWeek';
import type { City } from '../places/schema';

export interface PlaceHours {
  readonly week: NonNullable<CompiledPlace['week']>;
  readonly calendar: OpeningCalendar;
}

/** What hours were worked out to be; the same over all screens and all compilations of this process, so that an edit is shown at once. */
const workedOut = new Map<string, PlaceHours>();

/**
 * A place's typical week, and its calendar from the day on which its hours were checked.
 * @param hours OSM opening_hours syntax
 * @throws {Error} with the parser's words when the hours do not parse cleanly
 */
export function placeHours(hours: string, city: City, checkedOn: CivilDate): PlaceHours {
  const key = JSON.stringify([hours, checkedOn, city.country, city.region, city.centre, city.localHolidays]);
  const known = workedOut.get(key);
  if (known) return known;
  const fresh = { week: openingWeek(hours, city, checkedOn), calendar: openingCalendar(hours, city, checkedOn) };
  workedOut.set(key, fresh);
  return fresh;
}
