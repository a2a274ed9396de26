import type { TripPlace } from '@odysseus/contract';
import { addDays, clockText, dayMinutes, minuteOf, type CivilDate } from '@odysseus/contract/time';
import { dayOfCalendar, openingAt, openingsOn, weekdayIn, weekdayStates, type Opening } from '../../time/openings';
import type { Weekday } from '../../time/weekday';

/** Whether a place is open when a trip comes to it. */
export type VisitState =
  /** There is nothing to be open: a street, a square. */
  | { readonly is: 'always' }
  /** No date is set, or the hours of that day are not known yet. */
  | { readonly is: 'undated' | 'unknown' }
  | { readonly is: 'open'; readonly openings: readonly Opening[] }
  /** Nobody gets in, on any day. */
  | { readonly is: 'shut' }
  | {
      readonly is: 'closed';
      readonly weekday: Weekday;
      /** Whether it is closed on every such weekday, and not on this date alone. */
      readonly everyWeek: boolean;
      /** The next of the trip's other days on which it opens. */
      readonly otherDay?: CivilDate | undefined;
      /** The next day at all. */
      readonly nextOpen?: CivilDate | undefined;
    }
  | { readonly is: 'early' | 'late'; readonly openings: readonly Opening[]; readonly instead?: string | undefined }
  /** It closes while one is inside. */
  | {
      readonly is: 'tooLong';
      readonly openings: readonly Opening[];
      readonly closes: string;
      readonly minutesLeft: number;
      readonly instead?: string | undefined;
    };

interface Visit {
  readonly date: CivilDate | undefined;
  /** `HH:MM`, city time. */
  readonly at?: string | undefined;
  readonly minutes: number;
  /** Dates of the trip's other days. */
  readonly otherDays?: readonly CivilDate[];
}

/** Times before this hour are of the night that follows the day. */
const nightEnds = 5 * 60;
/** How many days are searched for one on which it opens. */
const daysAhead = 14;

/** What a visit finds at the door. */
export function visitState(place: Pick<TripPlace, 'calendar' | 'shut'>, visit: Visit): VisitState {
  const { calendar, shut = false } = place;
  if (shut) return { is: 'shut' };
  if (!calendar) return { is: 'always' };
  const { date } = visit;
  if (date === undefined) return { is: 'undated' };
  const known = { ...calendar, from: calendar.from as CivilDate };
  const index = dayOfCalendar(known, date);
  if (index === undefined) return { is: 'unknown' };
  const openings = openingsOn(known, index);
  const begins = visit.at === undefined ? undefined : minuteOf(visit.at);
  const night = begins !== undefined && begins < nightEnds;
  const found =
    begins === undefined
      ? undefined
      : ((night ? openingAt(known, index, begins + dayMinutes) : undefined) ?? openingAt(known, index, begins));
  if (found && begins !== undefined) {
    const start = found[0] <= begins && begins < found[1] ? begins : begins + dayMinutes;
    const left = goesOn(known, index, found) - start;
    if (left >= visit.minutes) return { is: 'open', openings };
    const instead = timeThatFits(openings, visit.minutes);
    return { is: 'tooLong', openings, closes: clockText(found[1]), minutesLeft: left, instead };
  }
  if (openings.length === 0) {
    const weekday = weekdayIn(known, index);
    const opens = (day: CivilDate): boolean => {
      const at = dayOfCalendar(known, day);
      return at !== undefined && openingsOn(known, at).length > 0;
    };
    const ahead = Array.from({ length: daysAhead }, (_, days) => addDays(date, days + 1));
    return {
      is: 'closed',
      weekday,
      everyWeek: weekdayStates(known)[weekday - 1] === false,
      otherDay: visit.otherDays?.find((day) => day !== date && opens(day)),
      nextOpen: ahead.find(opens),
    };
  }
  if (begins === undefined) return { is: 'open', openings };
  const late = night || openings.every(([, to]) => to <= begins);
  return { is: late ? 'late' : 'early', openings, instead: timeThatFits(openings, visit.minutes, late ? 0 : begins) };
}

/** When an opening really ends: one that ends at midnight goes on where the next day begins open. */
function goesOn(calendar: Parameters<typeof openingsOn>[0], index: number, [, to]: Opening): number {
  if (to % dayMinutes !== 0) return to;
  const morning = openingsOn(calendar, index + to / dayMinutes).find(([from]) => from === 0);
  return morning ? to + morning[1] : to;
}

/** The latest beginning before closing time that leaves time for a visit, or, from a minute on, the earliest. */
function timeThatFits(openings: readonly Opening[], minutes: number, from = 0): string | undefined {
  const fitting = openings.filter(([begin, end]) => end - begin >= minutes);
  if (from > 0) {
    const next = fitting.find(([begin]) => begin >= from);
    if (next) return clockText(next[0]);
  }
  const last = fitting.at(-1);
  // On the quarter hour, as one would say it.
  return last && clockText(Math.max(last[0], Math.floor((last[1] - minutes) / 15) * 15));
}
