import type { NextOpening } from './openingState';
import { weekdayName } from './weekday';

/**
 * The day on which a place opens next, as it is told today: nothing for today, 'tomorrow', 'Sunday', 'next Sunday' of the same day in
 * a week, and 'in 9 days' beyond.
 */
export function dayOfOpening({ inDays, weekday }: Pick<NextOpening, 'inDays' | 'weekday'>): string {
  if (inDays === 0) return '';
  if (inDays === 1) return 'tomorrow';
  if (inDays > 7) return `in ${inDays} days`;
  return `${inDays === 7 ? 'next ' : ''}${weekdayName(weekday)}`;
}
