import {
  dayMinutes,
  dayNumber,
  minuteOf,
  monthOf,
  monthWords,
  openingAt,
  type OpeningCalendar,
  weekdayCodes,
  type WeekdayCode,
  weekdayOf,
  weekdayWords,
} from '@odysseus/model';

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * The days on which a place is not open for the whole of a stop, in words: 'Tuesday', 'Saturday and Sunday (November to March)'.
 * A month counts by most of its days, so that a holiday or a day of works spoils no plan. Undefined where there are none.
 * @param at when one arrives, `09:30`
 * @param codes the days of the week that are asked; all where there are none
 */
export function shutAt(
  calendar: OpeningCalendar,
  at: string,
  minutes: number,
  codes: readonly WeekdayCode[] = weekdayCodes,
): string | undefined {
  const from = minuteOf(at);
  const first = dayNumber(calendar.from);
  const months = new Map<string, { open: number; shut: number }>();
  for (let index = 0; index < calendar.days.length; index += 1) {
    const day = first + index;
    const key = weekdayOfMonth(day);
    const count = months.get(key) ?? { open: 0, shut: 0 };
    if (isOpenFor(calendar, index, from, from + minutes)) count.open += 1;
    else count.shut += 1;
    months.set(key, count);
  }
  const shutOn = new Map<string, WeekdayCode[]>();
  for (const code of weekdayCodes.filter((one) => codes.includes(one))) {
    const shut = allMonths.filter((month) => {
      const count = months.get(`${weekdayCodes.indexOf(code) + 1} ${month}`);
      return count !== undefined && count.shut > count.open;
    });
    const season = shut.length === allMonths.length ? '' : ` (${monthWords(shut)})`;
    if (shut.length > 0) shutOn.set(season, [...(shutOn.get(season) ?? []), code]);
  }
  const told = [...shutOn].map(([season, days]) => weekdayWords(days) + season);
  return told.length > 0 ? told.join('; ') : undefined;
}

/** By days: every stop of every plan asks for all days of the calendar. */
const weekdaysOfMonths = new Map<number, string>();

/** `1 11`: the weekday and the month of a day. */
function weekdayOfMonth(day: number): string {
  const known = weekdaysOfMonths.get(day) ?? `${weekdayOf(day)} ${monthOf(day)}`;
  weekdaysOfMonths.set(day, known);
  return known;
}

/** Whether one opening holds a stop; one that ends at midnight goes on if the next day begins open. */
function isOpenFor(calendar: OpeningCalendar, index: number, from: number, to: number): boolean {
  const until = openingAt(calendar, index, from)?.[1];
  if (until === undefined) return false;
  const end = until === dayMinutes ? (openingAt(calendar, index, dayMinutes)?.[1] ?? until) : until;
  return end >= to;
}
