import type { SubscriptionWindow } from '@odysseus/contract';
import { addDays, type CivilDate } from '@odysseus/contract/time';

/** How a visitor stands with passes today; `next` is the day on which one bought now would start. */
export type PassStanding =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly until: CivilDate; readonly next: CivilDate }
  | { readonly state: 'upcoming'; readonly from: CivilDate; readonly until: CivilDate; readonly next: CivilDate };

/**
 * Passes that follow each other without a gap count as one. A new pass starts the day after the last of all (decision 11).
 * @param today the visitor's local date
 */
export function passStanding(windows: readonly SubscriptionWindow[], today: CivilDate): PassStanding {
  const ahead = windows
    .filter((window) => window.start_date <= window.end_date && window.end_date >= today)
    .sort((one, other) => (one.start_date < other.start_date ? -1 : 1));
  const [first] = ahead;
  if (!first) return { state: 'none' };
  let until = first.end_date;
  let last = first.end_date;
  for (const window of ahead) {
    if (window.start_date <= addDays(until, 1) && window.end_date > until) until = window.end_date;
    if (window.end_date > last) last = window.end_date;
  }
  const next = addDays(last, 1);
  return first.start_date <= today
    ? { state: 'running', until, next }
    : { state: 'upcoming', from: first.start_date, until, next };
}
