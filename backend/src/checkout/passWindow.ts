import type { SubscriptionWindow } from '@odysseus/contract';
import { addDays, type CivilDate } from '@odysseus/contract/time';

/**
 * The window that a pass grants (decision 11): its length in days, both ends included. It starts today, or the day after
 * the last window ends that still runs or is still to come, so that passes follow each other without overlap.
 * @param days length of the pass
 * @param today the visitor's date
 */
export function passWindow(days: number, windows: readonly SubscriptionWindow[], today: CivilDate): SubscriptionWindow {
  const start = windows
    .filter((window) => window.end_date >= today && window.end_date >= window.start_date)
    .map((window) => addDays(window.end_date, 1))
    .reduce((latest, day) => (day > latest ? day : latest), today);
  return { start_date: start, end_date: addDays(start, days - 1) };
}
