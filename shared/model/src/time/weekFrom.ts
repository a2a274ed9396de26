import type { OpeningCalendar } from '../places/compiled';
import { clockText, daysBetween, openingsOn, weekdayOf } from './openingState';
import { weekLines, type WeekLine } from './weekLines';

const dayMinutes = 1440;
const days = 7;

/** A date and the six days after it, as a week that people read. */
export interface DatedWeek {
  /** `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
  /** Monday first, whatever weekday it begins on. */
  readonly lines: readonly WeekLine[];
}

/** The hours of a date (`YYYY-MM-DD`, the city's) and of the six days after it; undefined where they are not known of all seven. */
export function weekFrom(calendar: OpeningCalendar, date: string): DatedWeek | undefined {
  const first = daysBetween(calendar.from, date);
  if (first < 0 || first + days > calendar.days.length) return undefined;
  const texts: string[] = [];
  for (let index = first; index < first + days; index += 1) texts[weekdayOf(calendar.from, index)] = dayText(openingsOn(calendar, index));
  return { from: date, to: dateAfter(date, days - 1), lines: weekLines(texts) };
}

function dayText(openings: readonly (readonly [number, number])[]): string {
  if (openings.length === 0) return 'closed';
  return openings.map(([from, to]) => (to - from >= dayMinutes ? 'open all day' : `${clockText(from)}–${clockText(to)}`)).join(', ');
}

function dateAfter(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + count);
  return day.toISOString().slice(0, 10);
}
