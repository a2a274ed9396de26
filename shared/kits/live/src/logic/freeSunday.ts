import { dayNumber, monthOf, nthOfMonth, sunday, weekdayOf, type CivilDate } from '@odysseus/model';
import type { CrowdPlace } from './schema';

/** Whether a place lets everybody in for nothing on a date, being the first or the last Sunday of one of its free months. */
export function isFreeSunday(
  { freeFirstSundays, freeLastSundays }: Pick<CrowdPlace, 'freeFirstSundays' | 'freeLastSundays'>,
  date: CivilDate,
): boolean {
  const day = dayNumber(date);
  if (weekdayOf(day) !== sunday) return false;
  const month = monthOf(day);
  const [isFirst, isLast] = [nthOfMonth(day) === 1, monthOf(day + 7) !== month];
  return (
    (isFirst && freeFirstSundays?.includes(month) === true) || (isLast && freeLastSundays?.includes(month) === true)
  );
}
