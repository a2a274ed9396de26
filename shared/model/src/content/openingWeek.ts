import { addDays, dayNumber, type CivilDate } from '@odysseus/contract/time';
import OpeningHours from 'opening_hours';
import { hoursText } from '../time/openings';
import { daysUntil, monday, weekdayOf, weekdays } from '../time/weekday';
import { weekLines, type WeekLine } from '../time/weekLines';
import { holidaysOf } from './cityCalendar';
import { machineMidnight, openingBetween } from './machineMidnight';
import type { City } from '../places/schema';
import { withSunWords } from './sunHours';

const halfDay = 43_200_000;

/**
 * The hours of a typical week, Monday first, equal days joined.
 * @param hours OSM opening_hours syntax
 * @param after the week is the first one after it without a public holiday
 * @throws {Error} with the parser's words when the hours do not parse cleanly
 */
export function openingWeek(hours: string, city: City, after: CivilDate): WeekLine[] {
  const parsed = new OpeningHours(hours, placeOf(city));
  const warnings = parsed.getWarnings();
  if (warnings.length > 0)
    throw new Error(warnings.map((warning: string) => warning.split('\n').pop()?.trim() ?? warning).join('; '));
  return weekLines(weekOf(quietMonday(city, after)).map((date) => withSunWords(dayText(parsed, date), hours)));
}

/** A city as the parser of hours asks for it: which holidays there are. The sun it doesn't know: see sunHours.ts. */
export function placeOf(city: City) {
  return {
    lat: city.centre[0],
    lon: city.centre[1],
    address: { country_code: city.country.toLowerCase(), state: city.region ?? '' },
  };
}

/** Quiet Mondays that were looked for already: every place of a city that was checked on the same day asks for the same. */
const quietMondays = new WeakMap<City, Map<CivilDate, CivilDate>>();

/** The first Monday after a date whose week holds no public holiday. */
function quietMonday(city: City, after: CivilDate): CivilDate {
  const known = quietMondays.get(city) ?? new Map<CivilDate, CivilDate>();
  quietMondays.set(city, known);
  const found = known.get(after) ?? lookForQuietMonday(city, after);
  known.set(after, found);
  return found;
}

function lookForQuietMonday(city: City, after: CivilDate): CivilDate {
  const year = Number(after.slice(0, 4));
  const holidays = new Set(holidaysOf(city, [year, year + 1]).map(({ date }) => date));
  const tomorrow = dayNumber(after) + 1;
  const first = addDays(after, 1 + daysUntil(weekdayOf(tomorrow), monday));
  const weeks = Array.from({ length: 12 }, (_, week) => addDays(first, week * 7));
  return weeks.find((week) => !weekOf(week).some((date) => holidays.has(date))) ?? first;
}

function weekOf(first: CivilDate): CivilDate[] {
  return weekdays.map((_, index) => addDays(first, index));
}

function dayText(parsed: OpeningHours, date: CivilDate): string {
  const [start, end] = [machineMidnight(date), machineMidnight(addDays(date, 1))];
  // An interval belongs to the day on which it starts; one that runs past midnight is asked for in full.
  const intervals = parsed
    .getOpenIntervals(start, new Date(end.getTime() + halfDay))
    .filter(([from]) => from >= start && from < end);
  const begunYesterday = parsed.getState(new Date(start.getTime() - 1)) && parsed.getState(start);
  const own = begunYesterday ? intervals.filter(([from]) => from.getTime() !== start.getTime()) : intervals;
  if (begunYesterday && own.length === 0 && parsed.getState(new Date(start.getTime() + halfDay))) return 'open all day';
  return hoursText(own.map(([from, to]) => openingBetween(date, from, to)));
}
