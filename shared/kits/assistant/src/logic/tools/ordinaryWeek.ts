import {
  addDays,
  dayNumber,
  daysUntil,
  hoursText,
  weekdayOf,
  weekdays,
  weekLines,
  type CivilDate,
  type WeekLine,
} from '@odysseus/model';
import type { CorpusPlace } from '../corpus';
import type { Guide } from '../guide';
import { openingOn } from './hours';

/** Weeks within which each weekday is looked for that is no holiday. */
const weeksAhead = 3;

/**
 * The hours of the week that begins on a date, Monday first, equal days joined: each weekday as it next comes without a public
 * holiday. The week that was compiled is that of the day on which the hours were checked, and holds until the season turns.
 * @returns the compiled week where the calendar does not reach that far, undefined where there is none
 */
export function ordinaryWeek(
  { corpus: { holidays } }: Pick<Guide, 'corpus'>,
  place: CorpusPlace,
  from: CivilDate,
): readonly WeekLine[] | undefined {
  if (!place.calendar) return place.week;
  const isHoliday = (date: CivilDate): boolean => holidays.some((holiday) => holiday.date === date);
  const texts = weekdays.map((weekday): string | undefined => {
    const next = addDays(from, daysUntil(weekdayOf(dayNumber(from)), weekday));
    const dates = Array.from({ length: weeksAhead }, (_, week) => addDays(next, week * 7));
    const { state, spans } = openingOn(place, dates.find((date) => !isHoliday(date)) ?? next);
    return state === 'unknown' ? undefined : hoursText(spans);
  });
  return texts.every((text) => text !== undefined) ? weekLines(texts) : place.week;
}
