import { isDayCovered, type SubscriptionWindow } from '@odysseus/contract';
import { clockAhead } from '@odysseus/contract/time';

/** Minutes by which the earliest and the latest clock on Earth differ from UTC: UTC−12 and UTC+14. */
export const earliestOffset = -12 * 60;
export const latestOffset = 14 * 60;

/**
 * Whether any window includes a date that is today somewhere on Earth (decision 8): a traveller never loses a day to a clock.
 * A window that ends before it starts includes no date.
 * @param now milliseconds since 1970
 */
export function coversToday(windows: readonly SubscriptionWindow[], now: number): boolean {
  // UTC−12 to UTC+14 spans 26 hours, and so up to three dates: both ends and what lies between them.
  const days = new Set([earliestOffset, 0, latestOffset].map((offset) => clockAhead(offset, now).date));
  return [...days].some((day) => isDayCovered(windows, day));
}
