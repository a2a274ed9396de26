import {
  dateOf,
  dayNumber,
  openingsOn,
  weekdayOf,
  weekdays,
  type CivilDate,
  type OpeningCalendar,
  type Weekday,
} from '@odysseus/model';

/** When a place is shut all day. */
export interface Closures {
  readonly weekdays: readonly Weekday[];
  /** Other dates, as far as hours are known. */
  readonly dates: readonly CivilDate[];
}

/** A shut season would be a long list of days: the visitor then reads the place's own page. */
const mostDates = 30;

/** The closing days of a place: those that its calendar of usual hours holds, and those that are named. */
export function closuresOf(calendar: OpeningCalendar | undefined, named: readonly CivilDate[] = []): Closures {
  const usual = calendar ? usualClosures(calendar) : { weekdays: [], dates: [] };
  return { ...usual, dates: [...new Set([...usual.dates, ...named])].sort() };
}

function usualClosures(calendar: OpeningCalendar): Closures {
  const first = dayNumber(calendar.from);
  const shut = Array.from(calendar.days, (_, index) => index).filter(
    (index) => openingsOn(calendar, index).length === 0,
  );
  const shutWeekdays = weekdays.filter((weekday) => {
    const all = Array.from(calendar.days, (_, index) => index).filter((index) => weekdayOf(first + index) === weekday);
    return all.length > 0 && shut.filter((index) => weekdayOf(first + index) === weekday).length > all.length / 2;
  });
  const dates = shut
    .filter((index) => !shutWeekdays.includes(weekdayOf(first + index)))
    .map((index) => dateOf(first + index));
  return { weekdays: shutWeekdays, dates: dates.length > mostDates ? [] : dates };
}

/** Whether a place is known to be shut on a day. @param day days since 1 January 1970 */
export function isShut(closures: Closures | undefined, day: number): boolean {
  return closures !== undefined && (closures.weekdays.includes(weekdayOf(day)) || closures.dates.includes(dateOf(day)));
}
