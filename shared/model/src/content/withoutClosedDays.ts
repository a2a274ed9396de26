import { dayOfCalendar } from '../time/openings';
import { closedDays, type Closure } from '../places/closedOn';
import type { OpeningCalendar } from '../places/compiled';

/** A calendar in which nothing opens on some days. What began the night before goes on to its end. */
export function withoutClosedDays(calendar: OpeningCalendar, closures: readonly Closure[]): OpeningCalendar {
  const shut = new Set(closedDays(closures).map((day) => dayOfCalendar(calendar, day)));
  if (!Array.from(calendar.days).some((_, index) => shut.has(index))) return calendar;
  const known = calendar.patterns.findIndex((openings) => openings.length === 0);
  const letter = String.fromCharCode(97 + (known === -1 ? calendar.patterns.length : known));
  return {
    ...calendar,
    days: Array.from(calendar.days, (day, index) => (shut.has(index) ? letter : day)).join(''),
    patterns: known === -1 ? [...calendar.patterns, []] : calendar.patterns,
  };
}
