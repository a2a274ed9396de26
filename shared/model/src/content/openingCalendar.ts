import { addDays, dayMinutes, type CivilDate } from '@odysseus/contract/time';
import OpeningHours from 'opening_hours';
import type { OpeningCalendar } from '../places/compiled';
import { placeOf } from './openingWeek';
import { machineMidnight, openingBetween } from './machineMidnight';
import type { City } from '../places/schema';
import { withSunTimes } from './sunHours';

/** Hours older than this many days are not trusted any more; the build refuses them. */
const daysOfTrust = 365;

/**
 * What a place's hours mean on each day for as long as they are trusted, so that a page can tell 'open now' without the
 * parser and in the city's time. An opening belongs to the day on which it begins.
 * @param hours OSM opening_hours syntax, parsed without a warning already
 * @param from the first day
 */
export function openingCalendar(hours: string, city: City, from: CivilDate): OpeningCalendar {
  const parsed = new OpeningHours(withSunTimes(hours, city, from), placeOf(city));
  const midnight = (index: number) => machineMidnight(addDays(from, index));
  // Hours without dates, seasons and holidays are the same each week: one week tells them all.
  const asked = parsed.isWeekStable() ? 7 : daysOfTrust;
  const opened: [number, number][][] = Array.from({ length: asked }, () => []);
  for (const [start, end] of parsed.getOpenIntervals(midnight(-1), midnight(asked + 2))) {
    const [begin, stop] = openingBetween(from, start, end);
    const first = Math.floor(begin / dayMinutes);
    // An opening without end, or one that the window cuts, is told day by day.
    const last = end.getTime() - start.getTime() > 24 * 3_600_000 ? Math.floor(stop / dayMinutes) : first;
    for (let index = first; index <= last; index += 1) {
      const midnightBefore = index * dayMinutes;
      const until = index < last ? dayMinutes : stop - midnightBefore;
      if (until > Math.max(0, begin - midnightBefore))
        opened[index]?.push([Math.max(0, begin - midnightBefore), until]);
    }
  }
  return letters(
    from,
    Array.from({ length: daysOfTrust }, (_, index) => opened[index % asked] ?? []),
  );
}

function letters(from: CivilDate, opened: readonly [number, number][][]): OpeningCalendar {
  const patterns = new Map<string, [number, number][]>();
  const days = opened.map((pattern) => {
    const text = JSON.stringify(pattern);
    patterns.set(text, pattern);
    return String.fromCharCode(97 + [...patterns.keys()].indexOf(text));
  });
  return { from, days: days.join(''), patterns: [...patterns.values()] };
}
