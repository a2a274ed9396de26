import { addDays, dayMinutes, dayNumber, minuteOf, momentIn, type CivilDate } from '@odysseus/contract/time';
import type { CalendarEvent } from '../calendar/calendarFile';
import { formatDay } from '../time/formatDate';
import { dueDay, type BookBy } from './bookBy';
import { bookingText } from './bookingWords';
import { bookByCopy } from './copy';

const minuteMilliseconds = 60_000;
/** How long a reminder takes up in a calendar, and how long before sales open a device speaks up (milliseconds). */
const [length, ahead] = [30 * minuteMilliseconds, 15 * minuteMilliseconds];
const dayMilliseconds = dayMinutes * minuteMilliseconds;
/** Where no hour is known one is reminded at this minute of the day, by the clock that hangs wherever one is. */
const morning = 9 * 60;

interface BookedVisit {
  /** City and place, `paris/louvre`. */
  readonly place: string;
  readonly name: string;
  readonly booking: BookBy;
  /** Of the visit. */
  readonly date: CivilDate;
  /** IANA name; undefined where nobody knows the city's. */
  readonly timezone: string | undefined;
}

/**
 * A reminder of what is to be booked: on the day on which its slots go on sale, or else on the last on which one books in time.
 * None of what is late already, or of what nobody knows the day of.
 */
export function bookingReminder(
  { place, name, booking, date, timezone }: BookedVisit,
  today: CivilDate,
): CalendarEvent | undefined {
  const due = dueDay(booking, today);
  if (due === undefined || due < today) return undefined;
  const opens = due === booking.on ? booking.at : undefined;
  const told = {
    uid: `${place.replaceAll('/', '-')}-${date}@odysseus`,
    title: bookByCopy.reminder(name, formatDay(date)),
    notes: [bookingText(booking, today), booking.url].flatMap((line) => line ?? []).join('\n'),
    url: booking.url,
  };
  if (opens !== undefined && timezone !== undefined) {
    const start = momentIn(timezone, due, minuteOf(opens) * 60);
    return { ...told, start, end: start + length, alarms: [start - dayMilliseconds, start - ahead] };
  }
  const start = (dayNumber(due) * dayMinutes + morning) * minuteMilliseconds;
  const alarms = addDays(today, 1) < due ? [start - dayMilliseconds, start] : [start];
  return { ...told, start, end: start + length, floating: true, alarms };
}
