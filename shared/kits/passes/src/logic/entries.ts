import {
  dateOf,
  dayNumber,
  monthOf,
  openingsOn,
  weekdayIn,
  weekdayOf,
  type Opening,
  type OpeningCalendar,
} from '@odysseus/model';
import type { CompiledTicket, Entries } from './compiledPasses';
import { slotEnds, slotHours, slots, type Slot } from './stay';

/** What decides when a ticket lets somebody in. */
export type Entered = Pick<CompiledTicket, 'closed' | 'entries'>;

/** Whether a place is shut on a day for long: for works, or because nobody gets in at all. @param day days since 1 January 1970 */
export function isClosed({ closed }: Entered, day: number): boolean {
  if (!closed) return false;
  const date = dateOf(day);
  return (closed.from === undefined || date >= closed.from) && (closed.to === undefined || date <= closed.to);
}

/**
 * The minute of a day at which a visit in one of its parts begins: the part's own, or the place's opening after it; undefined where
 * nobody is let in during that part of the day.
 * @param day days since 1 January 1970
 */
export function entryMinute(ticket: Entered, day: number, slot: Slot): number | undefined {
  return entryBetween(ticket, day, slotHours[slot] * 60, slotEnds[slot] * 60);
}

/** The first minute of a day, from one on and before another, at which somebody is let in. Unknown hours keep nobody out. */
export function entryBetween(ticket: Entered, day: number, from: number, before: number): number | undefined {
  if (isClosed(ticket, day)) return undefined;
  const openings = openingsOf(ticket.entries, day);
  if (!openings) return from;
  const [first] = openings
    .map(([opens, ends]) => ({ minute: Math.max(opens, from), ends }))
    .filter(({ minute, ends }) => minute < before && minute < ends)
    .sort((one, other) => one.minute - other.minute);
  return first?.minute;
}

/** The parts of a day in which a place lets people in. */
export function slotsOn(ticket: Entered, day: number): readonly Slot[] {
  return slots.filter((slot) => entryMinute(ticket, day, slot) !== undefined);
}

/** Whether a place lets nobody in on any day of a stay. @param arrival in days since 1 January 1970 @param days of the stay */
export function isShutThroughout(ticket: Entered, arrival: number, days: number): boolean {
  return Array.from({ length: days }, (_, day) => slotsOn(ticket, arrival + day)).every((open) => open.length === 0);
}

/** When a place is open on a day; beyond its calendar, as on most such weekdays of the month. Undefined where that isn't known. */
function openingsOf(entries: Entries | undefined, day: number): readonly Opening[] | undefined {
  if (!entries) return undefined;
  if (entries.shutOn.includes(dateOf(day))) return [];
  const { calendar } = entries;
  if (!calendar || calendar.days.length === 0) return undefined;
  const index = day - dayNumber(calendar.from);
  if (index >= 0 && index < calendar.days.length) return openingsOn(calendar, index);
  return usualOpenings(calendar, day);
}

function usualOpenings(calendar: OpeningCalendar, day: number): readonly Opening[] | undefined {
  const first = dayNumber(calendar.from);
  const sameWeekday = Array.from(calendar.days, (_, index) => index).filter(
    (index) => weekdayIn(calendar, index) === weekdayOf(day),
  );
  const sameMonth = sameWeekday.filter((index) => monthOf(first + index) === monthOf(day));
  const counts = new Map<string, { count: number; index: number }>();
  for (const index of sameMonth.length > 0 ? sameMonth : sameWeekday) {
    const pattern = calendar.days.charAt(index);
    counts.set(pattern, { index, count: (counts.get(pattern)?.count ?? 0) + 1 });
  }
  const [most] = [...counts.values()].sort((one, other) => other.count - one.count);
  return most && openingsOn(calendar, most.index);
}
