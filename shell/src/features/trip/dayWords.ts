import { dayNumber, readCivilDate, type CivilDate } from '@odysseus/contract/time';
import { formatDay, weekdayName, weekdayOf, type TripDay } from '@odysseus/model/trip';
import { tripCopy } from './copy';

/** The date of a day, if it has one. */
export function dateOfDay({ date }: Pick<TripDay, 'date'>): CivilDate | undefined {
  return date === undefined ? undefined : readCivilDate(date);
}

/** What a day is called: 'Tuesday 1 Dec', 'Montmartre', 'Day 2'. @param index among the days, from 0 */
export function dayTitle(day: TripDay, index: number): string {
  const date = dateOfDay(day);
  if (date) return `${weekdayName(weekdayOf(dayNumber(date)))} ${formatDay(date)}`;
  return day.name ?? tripCopy.day.number(index + 1);
}
