const timeDigits = 9;

/** Before every moment: of what nobody knows when it was written, so that any other word of it holds. */
export const earliestStamp = '000000000.list';

/**
 * The moment of a write, as a text: later ones sort after, and of two at once that of one device after that of the other.
 * @param last the latest stamp known: the new one comes after it, whatever the clock has become since
 * @param now milliseconds since 1970
 * @param device names the device, or the tab
 */
export function stampAfter(last: string, now: number, device: string): string {
  const time = Math.max(Math.round(now), stampTime(last) + 1);
  return `${time.toString(36).padStart(timeDigits, '0')}.${device}`;
}

/** Milliseconds since 1970; 0 for what is no stamp. */
export function stampTime(stamp: string): number {
  const time = Number.parseInt(stamp.slice(0, timeDigits), 36);
  return Number.isNaN(time) ? 0 : time;
}
