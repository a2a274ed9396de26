const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '21 November 2026' from `2026-11-21`; whatever is no date stays as it is. */
export function longDate(date: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : undefined;
  return day && !Number.isNaN(day.getTime()) ? format.format(day) : date;
}
