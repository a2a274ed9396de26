import type { OpeningCalendar } from '../places/compiled';

export type OpeningState =
  | { readonly state: 'open'; /** `HH:MM`, city time; absent when it never closes. */ readonly until?: string; /** Whether it closes within the hour. */ readonly soon: boolean }
  | { readonly state: 'closed'; readonly opens?: { /** Days from today. */ readonly inDays: number; /** Monday is 0. */ readonly weekday: number; /** `HH:MM`, city time. */ readonly at: string } }
  /** The hours are older than they are trusted. */
  | { readonly state: 'unknown' };

const dayMinutes = 1440;
const dayMilliseconds = 86_400_000;
/** Minutes before closing time from which a place is said to close soon. */
const soonMinutes = 60;
/** How many days are searched for the next opening. */
const daysAhead = 14;

/** Clocks by zone: to make one takes as long as to read it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The date and the minute of the day in a city, whatever the visitor's clock is set to. */
export function cityClock(timezone: string, now: Date): { readonly date: string; readonly minute: number } {
  const clock =
    clocks.get(timezone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(timezone, clock);
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return { date: `${parts['year']}-${parts['month']}-${parts['day']}`, minute: Number(parts['hour']) * 60 + Number(parts['minute']) };
}

/** Whether a place is open at a moment, and what comes next. */
export function openingState(calendar: OpeningCalendar, timezone: string, now: Date): OpeningState {
  const { date, minute } = cityClock(timezone, now);
  const today = daysBetween(calendar.from, date);
  if (today < 0 || today >= calendar.days.length) return { state: 'unknown' };
  for (const [offset, day] of [[dayMinutes, today - 1], [0, today]] as const) {
    const current = openingsOn(calendar, day).find(([from, to]) => from <= minute + offset && minute + offset < to);
    if (current) return openUntil(calendar, day, current[1], minute + offset);
  }
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const next = openingsOn(calendar, today + ahead).find(([from]) => ahead > 0 || from > minute);
    if (next) return { state: 'closed', opens: { inDays: ahead, weekday: weekdayOf(calendar.from, today + ahead), at: clockText(next[0]) } };
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
  return { state: 'open', until: clockText(until % dayMinutes), soon: until - minute <= soonMinutes };
}

/** Whether a place opens on each day of an ordinary week, Monday first: on most such days of the next eight weeks. */
export function weekdayStates(calendar: OpeningCalendar): boolean[] {
  const weeks = 8;
  const opened = Array.from({ length: 7 }, () => 0);
  for (let day = 0; day < weeks * 7; day += 1) {
    const weekday = weekdayOf(calendar.from, day);
    if (openingsOn(calendar, day).length > 0) opened[weekday] = (opened[weekday] ?? 0) + 1;
  }
  return opened.map((count) => count * 2 > weeks);
}

/** The openings of a day, in minutes after its midnight. @param index days after the calendar's first */
export function openingsOn(calendar: OpeningCalendar, index: number): readonly (readonly [number, number])[] {
  return calendar.patterns[calendar.days.charCodeAt(index) - 97] ?? [];
}

/** Days from one date to another, `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMilliseconds);
}

/** Monday is 0. @param from `YYYY-MM-DD` @param index days after it */
export function weekdayOf(from: string, index: number): number {
  return (new Date(Date.parse(`${from}T00:00:00Z`) + index * dayMilliseconds).getUTCDay() + 6) % 7;
}

/** '09:30', and '01:00' for an end after midnight. */
export function clockText(minutes: number): string {
  const rest = minutes % dayMinutes;
  return `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
}
