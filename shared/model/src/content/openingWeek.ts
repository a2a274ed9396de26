import OpeningHours from 'opening_hours';
import { weekLines, weekdayNames, type WeekLine } from '../time/weekLines';
import { holidaysOf } from './cityCalendar';
import type { City } from '../places/schema';

const dayLength = 86_400_000;

/**
 * The hours of a typical week, Monday first, equal days joined.
 * @param hours OSM opening_hours syntax
 * @param after `YYYY-MM-DD`: the week is the first one after it without a public holiday
 * @throws {Error} with the parser's words when the hours do not parse cleanly
 */
export function openingWeek(hours: string, city: City, after: string): WeekLine[] {
  const parsed = new OpeningHours(hours, placeOf(city));
  const warnings = parsed.getWarnings();
  if (warnings.length > 0) throw new Error(warnings.map((warning: string) => warning.split('\n').pop()?.trim() ?? warning).join('; '));
  const monday = quietMonday(city, after);
  const texts = weekdayNames.map((_name, index) => dayText(parsed, monday, index));
  return weekLines(texts);
}

/** A city as the parser of hours asks for it: where the sun stands, and which holidays there are. */
export function placeOf(city: City) {
  return { lat: city.centre[0], lon: city.centre[1], address: { country_code: city.country.toLowerCase(), state: city.region ?? '' } };
}

/** Quiet Mondays that were looked for already: every place of a city that was checked on the same day asks for the same. */
const quietMondays = new WeakMap<City, Map<string, Date>>();

/** The first Monday after a date whose week holds no public holiday. */
function quietMonday(city: City, after: string): Date {
  const known = quietMondays.get(city) ?? new Map<string, Date>();
  quietMondays.set(city, known);
  const monday = known.get(after) ?? lookForQuietMonday(city, after);
  known.set(after, monday);
  return monday;
}

function lookForQuietMonday(city: City, after: string): Date {
  const [year = 2026, month = 1, day = 1] = after.split('-').map(Number);
  const holidays = new Set(holidaysOf(city, [year, year + 1]).map((holiday) => holiday.date));
  const start = new Date(year, month - 1, day);
  start.setDate(start.getDate() + ((8 - start.getDay()) % 7 || 7));
  for (let week = 0; week < 12; week += 1) {
    const monday = new Date(start.getFullYear(), start.getMonth(), start.getDate() + week * 7);
    const days = weekdayNames.map((_name, index) => dateText(new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + index)));
    if (!days.some((date) => holidays.has(date))) return monday;
  }
  return start;
}

function dateText(date: Date): string {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
}

function dayText(parsed: OpeningHours, monday: Date, index: number): string {
  const start = new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + index);
  const end = new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + index + 1);
  // An interval belongs to the day on which it starts; one that runs past midnight is asked for in full.
  const intervals = parsed.getOpenIntervals(start, new Date(end.getTime() + dayLength / 2)).filter(([from]) => from >= start && from < end);
  const begunYesterday = parsed.getState(new Date(start.getTime() - 1)) && parsed.getState(start);
  const own = begunYesterday ? intervals.filter(([from]) => from.getTime() !== start.getTime()) : intervals;
  if (begunYesterday && own.length === 0 && parsed.getState(new Date(start.getTime() + dayLength / 2))) return 'open all day';
  if (own.length === 0) return 'closed';
  return own.map(([from, to]) => (to.getTime() - from.getTime() >= dayLength ? 'open all day' : `${clockText(from)}–${clockText(to)}`)).join(', ');
}

function clockText(date: Date): string {
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
}
