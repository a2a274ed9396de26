import type { CivilDate } from '@odysseus/contract/time';

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const longFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '21 Nov 2026' from `2026-11-21`: a calendar date, the same for every reader. */
export function formatDate(date: CivilDate): string {
  return format.format(new Date(date));
}

/** '21 November 2026' from `2026-11-21`. */
export function formatLongDate(date: CivilDate): string {
  return longFormat.format(new Date(date));
}

/** '21 Nov' from `2026-11-21`. */
export function formatDay(date: CivilDate): string {
  return shortFormat.format(new Date(date));
}
