import { dayNumber, type CivilDate } from '@odysseus/contract/time';
import { formatDay } from './formatDate';
import { shortWeekdayName, weekdayOf } from './weekday';

/** 'Tue 1 Dec' */
export function shortDate(date: CivilDate): string {
  return `${shortWeekdayName(weekdayOf(dayNumber(date)))} ${formatDay(date)}`;
}
