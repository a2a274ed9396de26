import type { TripCity } from '@odysseus/contract';
import type { CivilDate } from '@odysseus/contract/time';
import { bookingReminder, type CalendarEvent } from '@odysseus/model/trip';
import type { Wanted } from './wantedBookings';

/** Reminders of what is to be booked, as far as its day is known and to come. */
export function bookingReminders(
  wanted: readonly Wanted[],
  cities: ReadonlyMap<string, TripCity>,
  today: CivilDate,
): CalendarEvent[] {
  return wanted.flatMap(({ place, name, booking, date }): CalendarEvent[] => {
    if (date === undefined) return [];
    const timezone = cities.get(place.replace(/\/.*/, ''))?.timezone;
    const reminder = bookingReminder({ place, name, booking, date, timezone }, today);
    return reminder ? [reminder] : [];
  });
}
