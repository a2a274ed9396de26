import * as z from 'zod/mini';

/** A day of the week as ISO 8601 numbers it: 1 is Monday, 7 Sunday. */
export const weekday = z.int().check(z.gte(1), z.lte(7)).brand<'Weekday'>();
export type Weekday = z.infer<typeof weekday>;

/** What is told by weekday stands in this order. */
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7].map((day) => weekday.parse(day));
export const monday = weekday.parse(1);
export const saturday = weekday.parse(6);
export const sunday = weekday.parse(7);

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** 'Monday' */
export function weekdayName(day: Weekday): string {
  return names[day - 1] ?? '';
}

/** 'Mon' */
export function shortWeekdayName(day: Weekday): string {
  return weekdayName(day).slice(0, 3);
}

/** The weekday some days after another, or before it for a negative number. */
export function weekdayAfter(day: Weekday, count: number): Weekday {
  return numbered(day + count);
}

/** @param day days since 1 January 1970, which was a Thursday */
export function weekdayOf(day: number): Weekday {
  return numbered(day + 4);
}

/** Counted on over the week's ends. No parse: calendars ask this for each of their days. */
function numbered(day: number): Weekday {
  return (((((day - 1) % 7) + 7) % 7) + 1) as Weekday;
}

/** Days from one weekday to the next such one, 0 to 6. */
export function daysUntil(from: Weekday, to: Weekday): number {
  return (to - from + 7) % 7;
}
