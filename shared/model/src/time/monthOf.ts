import { dateOf } from '@odysseus/contract/time';

/** 1 to 12. @param day days since 1 January 1970 */
export function monthOf(day: number): number {
  return Number(dateOf(day).slice(5, 7));
}
