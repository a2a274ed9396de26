const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const shortFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '21 Nov 2026' from `2026-11-21`: a calendar date, the same for every reader. */
export function formatDate(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** '21 Nov' from `2026-11-21`. */
export function formatDay(date: string): string {
  return shortFormat.format(new Date(`${date}T00:00:00Z`));
}
