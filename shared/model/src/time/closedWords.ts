import { dayOfOpening } from './dayOfOpening';
import type { NextOpening } from './openingState';

/**
 * That a place is closed, and when it opens next: 'Closed, opens tomorrow 09:00'. Short enough for one line of a card on a phone.
 * @param opens undefined where no next opening is known
 * @param usual whether its hours are known in general alone
 */
export function closedWords(opens: NextOpening | undefined, usual: boolean): string {
  if (!opens) return usual ? 'Usually closed now' : 'Closed now';
  return ['Closed,', usual && 'usually', 'opens', dayOfOpening(opens), opens.at].filter(Boolean).join(' ');
}
