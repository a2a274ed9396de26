import { clockText, dayOfCalendar, openingAt, openingsOn, type CivilDate, type Opening } from '@odysseus/model';
import { readCityTime } from './cityTime';
import type { CorpusPlace } from './evaluatedCity';

/** The openings of a place on a day; undefined where the guide keeps no hours. */
export function openingsOf({ calendar }: CorpusPlace, date: CivilDate): readonly Opening[] | undefined {
  if (!calendar) return undefined;
  const day = dayOfCalendar(calendar, date);
  return day === undefined ? undefined : openingsOn(calendar, day);
}

/** Whether a place is open at a time; undefined where the guide keeps no hours. @param moment `YYYY-MM-DD HH:MM` */
export function isOpenAt({ calendar }: CorpusPlace, moment: string): boolean | undefined {
  if (!calendar) return undefined;
  const { date, minute } = readCityTime(moment);
  const day = dayOfCalendar(calendar, date);
  return day === undefined ? undefined : openingAt(calendar, day, minute) !== undefined;
}

/** '09:00–18:00 and 19:00–23:00', or 'closed'. */
export const openingsText = (openings: readonly Opening[]): string => (openings.length === 0 ? 'closed' : openings.map(([from, to]) => `${clockText(from)}–${clockText(to)}`).join(' and '));
