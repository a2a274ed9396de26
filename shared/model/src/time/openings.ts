import { clockText, dayMinutes, dayNumber, daysBetween, type CivilDate } from '@odysseus/contract/time';
import type { OpeningCalendar } from '../places/compiled';
import { weekdayOf, weekdays, type Weekday } from './weekday';

/** From opening to closing, in minutes after a midnight of the city; an end past 1440 is on the next day. */
export type Opening = readonly [from: number, to: number];

/** The place of a date among the days of a calendar; undefined where its hours are not known. */
export function dayOfCalendar({ from, days }: OpeningCalendar, date: CivilDate): number | undefined {
  const index = daysBetween(from, date);
  return index >= 0 && index < days.length ? index : undefined;
}

/** The openings that begin on a day. @param index days after the calendar's first */
export function openingsOn({ days, patterns }: OpeningCalendar, index: number): readonly Opening[] {
  return patterns[days.charCodeAt(index) - 97] ?? [];
}

/**
 * The opening within which a minute lies, told in minutes after the day's own midnight: one of the day, of the night before, or,
 * for a minute past the day's end, of the day after. This is what every 'open now' asks.
 * @param index days after the calendar's first
 * @param minute after that day's midnight, as the city's clocks show it
 */
export function openingAt(calendar: OpeningCalendar, index: number, minute: number): Opening | undefined {
  for (const ahead of minute < dayMinutes ? [-1, 0] : [-1, 0, 1]) {
    const found = openingsOn(calendar, index + ahead)
      .map(([from, to]): Opening => [from + ahead * dayMinutes, to + ahead * dayMinutes])
      .find(([from, to]) => from <= minute && minute < to);
    if (found) return found;
  }
  return undefined;
}

/** The weekday of a calendar's day. @param index days after its first */
export function weekdayIn({ from }: OpeningCalendar, index: number): Weekday {
  return weekdayOf(dayNumber(from) + index);
}

/** Whether a place opens on each day of an ordinary week, Monday first: on most such days of the next eight weeks. */
export function weekdayStates(calendar: OpeningCalendar): boolean[] {
  const weeks = 8;
  const open = new Map<Weekday, number>();
  for (let index = 0; index < weeks * 7; index += 1) {
    if (openingsOn(calendar, index).length === 0) continue;
    const weekday = weekdayIn(calendar, index);
    open.set(weekday, (open.get(weekday) ?? 0) + 1);
  }
  return weekdays.map((weekday) => (open.get(weekday) ?? 0) * 2 > weeks);
}

/** '10:00–14:00, 16:00–20:00', 'open all day', 'closed': the openings of a day, as a week of hours has them. */
export function hoursText(openings: readonly Opening[]): string {
  if (openings.length === 0) return 'closed';
  return openings
    .map(([from, to]) => (to - from >= dayMinutes ? 'open all day' : `${clockText(from)}–${clockText(to)}`))
    .join(', ');
}
