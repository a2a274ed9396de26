import type { HelpNumber } from '../help/schema';
import type { DangerLanguage } from '../kinds';
import { whatFor } from './whatFor';

/** What people there call a number, and when it is answered, where that says more than the number and what it is for. */
export function nameThere(number: HelpNumber, language: DangerLanguage): string | undefined {
  const { name, hours } = number;
  const limited = hours === undefined || hours === 'day and night' ? [] : [hours];
  const parts = name === number.number || name === whatFor(number, language) ? limited : [name, ...limited];
  return parts.length > 0 ? parts.join(', ') : undefined;
}
