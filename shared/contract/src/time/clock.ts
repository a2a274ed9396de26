import { dayNumber, utcDate, type CivilDate } from './civilDate';

/** What a clock and the calendar beside it show at a moment. */
export interface ClockReading {
  readonly date: CivilDate;
  /** Minutes that the clock shows after midnight, 0 to 1439. */
  readonly minute: number;
}

export const dayMinutes = 1_440;
export const minuteMilliseconds = 60_000;

/** @param shown milliseconds since 1970 that the clock would show if it were UTC's */
export function readingOf(shown: number): ClockReading {
  const minutes = Math.floor(shown / minuteMilliseconds);
  const date = utcDate(shown);
  return { date, minute: minutes - dayNumber(date) * dayMinutes };
}

/** What the clock of the machine shows: the visitor's own in a browser. */
export function machineClock(moment: Date): ClockReading {
  return readingOf(
    Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate(), moment.getHours(), moment.getMinutes()),
  );
}

/** What a clock shows that is some minutes ahead of UTC. @param moment milliseconds since 1970 */
export function clockAhead(minutes: number, moment: number): ClockReading {
  return readingOf(moment + minutes * minuteMilliseconds);
}

/** `09:30`: a time of day as it is written everywhere. @param minute after a midnight; past the day's end, or before its beginning, it is that of the next day or the day before */
export function clockText(minute: number): string {
  const rest = ((minute % dayMinutes) + dayMinutes) % dayMinutes;
  return `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
}

/** Minutes after midnight of a time of day. @param text `09:30` */
export function minuteOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}
