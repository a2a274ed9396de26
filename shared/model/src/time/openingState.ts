import { cityClock, clockText, dayMinutes } from '@odysseus/contract/time';
import type { OpeningCalendar } from '../places/compiled';
import { dayOfCalendar, openingAt, openingsOn, weekdayIn } from './openings';
import type { Weekday } from './weekday';

export type OpeningState =
  | {
      readonly state: 'open';
      /** `HH:MM`, city time; absent when it never closes. */ readonly until?: string;
      /** Whether it closes within the hour. */ readonly soon: boolean;
    }
  | { readonly state: 'closed'; readonly opens?: NextOpening }
  /** The hours are older than they are trusted. */
  | { readonly state: 'unknown' };

export interface NextOpening {
  /** Days from today. */
  readonly inDays: number;
  readonly weekday: Weekday;
  /** `HH:MM`, city time. */
  readonly at: string;
}

/** Minutes before closing time from which a place is said to close soon. */
const soonMinutes = 60;
/** How many days are searched for the next opening. */
const daysAhead = 14;

/** Whether a place is open at a moment, and what comes next. @param timezone the city's */
export function openingState(calendar: OpeningCalendar, timezone: string, now: Date): OpeningState {
  const { date, minute } = cityClock(timezone, now);
  const today = dayOfCalendar(calendar, date);
  if (today === undefined) return { state: 'unknown' };
  const current = openingAt(calendar, today, minute);
  if (current) return openUntil(calendar, today, current[1], minute);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const next = openingsOn(calendar, today + ahead).find(([from]) => ahead > 0 || from > minute);
    if (next)
      return {
        state: 'closed',
        opens: { inDays: ahead, weekday: weekdayIn(calendar, today + ahead), at: clockText(next[0]) },
      };
  }
  return { state: 'closed' };
}

/** An opening that ends at midnight goes on if the next day begins open. */
function openUntil(calendar: OpeningCalendar, day: number, end: number, minute: number): OpeningState {
  let until = end;
  for (let next = day + 1; until % dayMinutes === 0 && next - day <= daysAhead; next += 1) {
    const morning = openingsOn(calendar, next).find(([from]) => from === 0);
    if (!morning) break;
    until += morning[1];
  }
  if (until - minute > 2 * dayMinutes) return { state: 'open', soon: false };
  return { state: 'open', until: clockText(until), soon: until - minute <= soonMinutes };
}
