import type { HelpNumber } from '../help/schema';

/** What a telephone does with a number: dials it, or opens a message to it. */
export function numberHref({ number, sms }: Pick<HelpNumber, 'number' | 'sms'>): string {
  return `${sms ? 'sms' : 'tel'}:${number.replaceAll(/\s/g, '')}`;
}
