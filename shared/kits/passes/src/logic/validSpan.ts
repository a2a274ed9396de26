import { dayMinutes, weekdays, type Weekday } from '@odysseus/model';
import type { Validity } from './schema';

/**
 * From when to when a pass holds that is first used at a minute of the stay.
 * @returns undefined where it is no longer sold to somebody who arrives on the first day
 */
export function validSpan(
  validity: Exclude<Validity, { kind: 'choices' }>,
  minute: number,
  firstWeekday: Weekday,
): { readonly from: number; readonly until: number } | undefined {
  const day = Math.floor(minute / dayMinutes);
  switch (validity.kind) {
    case 'hours':
      return { from: minute, until: minute + validity.hours * 60 };
    case 'days':
      return { from: day * dayMinutes, until: (day + validity.days) * dayMinutes };
    case 'week': {
      const monday = day - ((firstWeekday - 1 + day) % weekdays.length);
      // Sold in its own week until a weekday; whoever arrives later finds no seller.
      if (monday + validity.soldUntil - 1 < 0) return undefined;
      return { from: monday * dayMinutes, until: (monday + weekdays.length) * dayMinutes };
    }
  }
}
