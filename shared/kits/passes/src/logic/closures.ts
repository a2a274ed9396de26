import { type OpeningCalendar, openingsOn, dateOf, dayNumber, weekdayOf } from '@odysseus/model';

/** When a place is shut all day. */
export interface Closures {
  /** 1 (Monday) to 7. */
  readonly weekdays: readonly number[];
  /** Other dates, `YYYY-MM-DD`, as far as hours are known. */
  readonly dates: readonly string[];
}

/** A shut season would be a long list of days: the visitor then reads the place's own page. */
const mostDates = 30;

/** The closing days that a calendar of opening hours holds. */
export function closuresOf(calendar: OpeningCalendar): Closures {
  const first = dayNumber(calendar.from) ?? 0;
  const shut = Array.from(calendar.days, (_, index) => index).filter((index) => openingsOn(calendar, index).length === 0);
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => {
    const all = Array.from(calendar.days, (_, index) => index).filter((index) => weekdayOf(first + index) === weekday);
    return all.length > 0 && shut.filter((index) => weekdayOf(first + index) === weekday).length > all.length / 2;
  });
  const dates = shut.filter((index) => !weekdays.includes(weekdayOf(first + index))).map((index) => dateOf(first + index));
  return { weekdays, dates: dates.length > mostDates ? [] : dates };
}

/** Whether a place is known to be shut on a day (see calendar.ts). */
export function isShut(closures: Closures | undefined, day: number): boolean {
  return closures !== undefined && (closures.weekdays.includes(weekdayOf(day)) || closures.dates.includes(dateOf(day)));
}
