import { addDays, type CivilDate } from '@odysseus/contract/time';
import type { OpeningCalendar } from '../places/compiled';
import { dayOfCalendar, hoursText, openingsOn, weekdayIn } from './openings';
import { weekLines, type WeekLine } from './weekLines';

const days = 7;

/** A date and the six days after it, as a week that people read. */
export interface DatedWeek {
  /** Both included. */
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Monday first, whatever weekday it begins on. */
  readonly lines: readonly WeekLine[];
}

/** The hours of a date (the city's) and of the six days after it; undefined where they are not known of all seven. */
export function weekFrom(calendar: OpeningCalendar, date: CivilDate): DatedWeek | undefined {
  const first = dayOfCalendar(calendar, date);
  if (first === undefined || first + days > calendar.days.length) return undefined;
  const texts: string[] = [];
  for (let index = first; index < first + days; index += 1)
    texts[weekdayIn(calendar, index) - 1] = hoursText(openingsOn(calendar, index));
  return { from: date, to: addDays(date, days - 1), lines: weekLines(texts) };
}
