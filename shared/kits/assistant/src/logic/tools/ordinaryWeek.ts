import { dateOf, dayNumber, weekdayOf, weekdayNames, weekLines, type WeekLine } from '@odysseus/model';
import type { CorpusPlace } from '../corpus';
import type { Guide } from '../guide';
import { clock, openingOn } from './hours';

/** Weeks within which each weekday is looked for that is no holiday. */
const weeksAhead = 3;

/**
 * The hours of the week that begins on a date, Monday first, equal days joined: each weekday as it next comes without a public
 * holiday. The week that was compiled is that of the day on which the hours were checked, and holds until the season turns.
 * @param from `YYYY-MM-DD`
 * @returns the compiled week where the calendar does not reach that far, undefined where there is none
 */
export function ordinaryWeek({ corpus: { holidays } }: Pick<Guide, 'corpus'>, place: CorpusPlace, from: string): readonly WeekLine[] | undefined {
  const first = dayNumber(from);
  if (first === undefined || !place.calendar) return place.week;
  const isHoliday = (date: string): boolean => holidays.some((holiday) => holiday.date === date);
  const texts = weekdayNames.map((_, index): string | undefined => {
    const next = first + ((index + 1 - weekdayOf(first) + 7) % 7);
    const dates = Array.from({ length: weeksAhead }, (_unused, week) => dateOf(next + week * 7));
    const { state, spans } = openingOn(place, dates.find((date) => !isHoliday(date)) ?? dateOf(next));
    if (state === 'unknown') return undefined;
    return spans.length === 0 ? 'closed' : spans.map(([start, end]) => (end - start >= 1440 ? 'open all day' : `${clock(start)}–${clock(end)}`)).join(', ');
  });
  return texts.every((text) => text !== undefined) ? weekLines(texts) : place.week;
}
