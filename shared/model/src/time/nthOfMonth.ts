import { dateOf } from '@odysseus/contract/time';

/** 1 for the first such weekday of its month. @param day days since 1 January 1970 */
export function nthOfMonth(day: number): number {
  return Math.ceil(Number(dateOf(day).slice(8)) / 7);
}
