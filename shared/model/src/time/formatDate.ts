import type { CivilDate } from '@odysseus/contract/time';
import { monthName } from './monthNames';

/**
 * Made of its parts, as British English writes dates: to make a browser's own formatter takes a slow phone 20 ms, more than a card of
 * a list does.
 */
function partsOf(date: CivilDate) {
  const [year = '', month, day] = date.split('-');
  const name = monthName(Number(month));
  // The one month that is shortened to four letters.
  return { year, name, short: name.slice(0, name === 'September' ? 4 : 3), day: Number(day) };
}

/** '21 Nov 2026' from `2026-11-21`: a calendar date, the same for every reader. */
export function formatDate(date: CivilDate): string {
  const { day, short, year } = partsOf(date);
  return `${day} ${short} ${year}`;
}

/** '21 November 2026' from `2026-11-21`. */
export function formatLongDate(date: CivilDate): string {
  const { day, name, year } = partsOf(date);
  return `${day} ${name} ${year}`;
}

/** '21 Nov' from `2026-11-21`. */
export function formatDay(date: CivilDate): string {
  const { day, short } = partsOf(date);
  return `${day} ${short}`;
}
