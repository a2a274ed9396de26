import { monthOf, nthOfMonth, weekdayOf, weekdays } from '@odysseus/model';
import type { CompiledTicket } from './compiledPasses';

/** Whether a place is free for everybody at an hour of a day. @param day days since 1 January 1970 */
export function isFreeDay({ freeDay }: Pick<CompiledTicket, 'freeDay'>, day: number, hour: number): boolean {
  if (!freeDay || weekdayOf(day) !== freeDay.weekday || hour < (freeDay.fromHour ?? 0)) return false;
  if (freeDay.months && !freeDay.months.includes(monthOf(day))) return false;
  return freeDay.nth === 'last' ? monthOf(day + weekdays.length) !== monthOf(day) : nthOfMonth(day) === freeDay.nth;
}
