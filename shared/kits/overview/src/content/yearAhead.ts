import type { CivilDate } from '@odysseus/model';
import { dayNumber, monthOf } from '@odysseus/model';
import { ContentError, type Holiday } from '@odysseus/model/content';
import type { ComingHoliday } from '../logic/compiledOverview';
import type { Overview } from '../logic/schema';

type Event = Overview['events'][number];

/** The two calendar years that the year from a day on lies in. */
export function yearsFrom(day: CivilDate): readonly [number, number] {
  const year = Number(day.slice(0, 4));
  return [year, year + 1];
}

/**
 * The public holidays of the year that begins with a day, each with the event that tells of it.
 * @param holidays of both calendar years that this year lies in: only so can one of a fixed day be told from one that moves
 */
export function comingHolidays(
  holidays: readonly Holiday[],
  events: readonly Event[],
  today: CivilDate,
): readonly ComingHoliday[] {
  const [year, next] = yearsFrom(today);
  const end = today.replace(String(year), String(next));
  const daysOf = (name: string) =>
    holidays.filter((holiday) => holiday.name === name).map(({ date }) => date.slice(`${year}-`.length));
  return holidays
    .filter(({ date }) => today <= date && date < end)
    .map(({ date, name }) => {
      const days = daysOf(name);
      const event = events.find((one) => isOn(one, name));
      return {
        date,
        name,
        ...(days.length > 1 && new Set(days).size === 1 ? { everyYear: true } : {}),
        ...(event ? { event: event.name } : {}),
      };
    });
}

/**
 * An event in the months in which it comes next, where it stands with a public holiday.
 * @throws {ContentError} where it names one that the city does not keep
 */
export function comingEvent(event: Event, holidays: readonly ComingHoliday[], title: string): Event {
  const { holiday: named } = event;
  if (named === undefined) return event;
  const months = holidays.filter(({ name }) => name === named).map(({ date }) => monthOf(dayNumber(date)));
  if (months.length > 0) return { ...event, months: [...new Set(months)] };
  throw new ContentError([
    {
      file: title,
      line: 1,
      field: 'events',
      message: `"${event.name}" stands with "${named}", which is no public holiday of the city`,
      remedy: `Name one of these, or none: ${[...new Set(holidays.map(({ name }) => name))].join(', ')}`,
    },
  ]);
}

const isOn = ({ name, holiday }: Event, of: string): boolean => (holiday ?? name) === of;
