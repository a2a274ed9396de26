import type { Fare } from './faresFor';
import { lateWords } from './lateFare';
import { monthWords } from './monthWords';

/** When a fare holds: 'April to October', 'Thursdays from 18:00', or both; undefined for one that always does. */
export function fareTimes({ months, from }: Pick<Fare, 'months' | 'from'>): string | undefined {
  const words = [...(months ? [monthWords(months)] : []), ...(from ? [lateWords(from)] : [])];
  return words.length > 0 ? words.join(', ') : undefined;
}
