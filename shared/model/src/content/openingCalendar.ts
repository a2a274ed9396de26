import OpeningHours from 'opening_hours';
import type { OpeningCalendar } from '../places/compiled';
import { placeOf } from './openingWeek';
import type { City } from '../places/schema';

/** Hours older than this many days are not trusted any more; the build refuses them. */
const daysOfTrust = 365;
const dayMinutes = 1440;

/**
 * What a place's hours mean on each day for as long as they are trusted, so that a page can tell 'open now' without the
 * parser and in the city's time. An opening belongs to the day on which it begins.
 * @param hours OSM opening_hours syntax, parsed without a warning already
 * @param from `YYYY-MM-DD`
 */
export function openingCalendar(hours: string, city: City, from: string): OpeningCalendar {
  const parsed = new OpeningHours(hours, placeOf(city));
  const [year = 2026, month = 1, day = 1] = from.split('-').map(Number);
  // The parser reckons in the clock of whoever runs it, and so does this: a day is a date, whatever its length.
  const midnight = (index: number) => new Date(year, month - 1, day + index);
  // Hours without dates, seasons and holidays are the same each week: one week tells them all.
  const asked = parsed.isWeekStable() ? 7 : daysOfTrust;
  const opened: [number, number][][] = Array.from({ length: asked }, () => []);
  for (const [start, end] of parsed.getOpenIntervals(midnight(-1), midnight(asked + 2))) {
    // An opening without end, or one that the window cuts, is told day by day.
    const long = end.getTime() - start.getTime() > 24 * 3_600_000;
    for (let index = dayOf(from, start); index <= dayOf(from, end); index += 1) {
      const begin = index === dayOf(from, start) ? minuteOf(start) : 0;
      const stop = long ? (index === dayOf(from, end) ? minuteOf(end) : dayMinutes) : (dayOf(from, end) - index) * dayMinutes + minuteOf(end);
      if (stop > begin) opened[index]?.push([begin, stop]);
      if (!long) break;
    }
  }
  return letters(from, Array.from({ length: daysOfTrust }, (_, index) => opened[index % asked] ?? []));
}

/** Days from the first one to the date that a clock shows. */
function dayOf(first: string, date: Date): number {
  return Math.round((Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - Date.parse(`${first}T00:00:00Z`)) / (dayMinutes * 60_000));
}

/** Minutes that a clock shows after midnight, also on a night on which it is put forward. */
function minuteOf(date: Date): number {
  return date.getHours() * 60 + date.getMinutes();
}

function letters(from: string, opened: readonly [number, number][][]): OpeningCalendar {
  const patterns = new Map<string, [number, number][]>();
  const days = opened.map((pattern) => {
    const text = JSON.stringify(pattern);
    patterns.set(text, pattern);
    return String.fromCharCode(97 + [...patterns.keys()].indexOf(text));
  });
  return { from, days: days.join(''), patterns: [...patterns.values()] };
}
