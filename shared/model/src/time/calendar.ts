const dayMilliseconds = 86_400_000;

/** Days since 1 January 1970 of a date, `YYYY-MM-DD`; undefined for anything else. A calendar date has no time zone. */
export function dayNumber(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const time = Date.parse(`${date}T00:00:00Z`);
  // The parser takes 31 June for 1 July, or for nothing at all, as it likes.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? undefined : time / dayMilliseconds;
}

/** `YYYY-MM-DD` */
export function dateOf(day: number): string {
  return new Date(day * dayMilliseconds).toISOString().slice(0, 10);
}

/** 1 (Monday) to 7. */
export function weekdayOf(day: number): number {
  return ((new Date(day * dayMilliseconds).getUTCDay() + 6) % 7) + 1;
}

/** 1 to 12. */
export function monthOf(day: number): number {
  return new Date(day * dayMilliseconds).getUTCMonth() + 1;
}

/** 1 for the first such weekday of its month. */
export function nthOfMonth(day: number): number {
  return Math.ceil(new Date(day * dayMilliseconds).getUTCDate() / 7);
}
