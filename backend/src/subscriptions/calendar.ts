const dayMilliseconds = 86_400_000;

/**
 * The calendar date, `YYYY-MM-DD`, that a clock shows.
 * @param now milliseconds since 1970
 * @param utcOffset minutes that the clock is ahead of UTC
 */
export function dayAt(now: number, utcOffset: number): string {
  return new Date(now + utcOffset * 60_000).toISOString().slice(0, 10);
}

/** The date that many days after another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);
}
