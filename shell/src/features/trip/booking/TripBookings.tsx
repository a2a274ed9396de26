import type { TripCity } from '@odysseus/contract';
import type { CivilDate } from '@odysseus/contract/time';
import { useState } from 'react';
import { CalendarButton } from '../calendar/CalendarButton';
import { tripCopy } from '../copy';
import { Bookings, Change, Reminders } from '../TripScreen.styles';
import { bookingReminders } from './bookingReminders';
import { WantedBooking } from './WantedBooking';
import type { Wanted } from './wantedBookings';

interface TripBookingsProps {
  /** The soonest first. */
  readonly wanted: readonly Wanted[];
  readonly cities: ReadonlyMap<string, TripCity>;
  readonly today: CivilDate;
}

/** So many are told at first, the soonest: each stop tells its own besides. */
const firstBookings = 10;

/** What is to be booked and by when, with reminders for the visitor's calendar. */
export function TripBookings({ wanted, cities, today }: TripBookingsProps) {
  const { booking: words } = tripCopy;
  const [all, setAll] = useState(false);
  if (wanted.length === 0) return null;
  const shown = all ? wanted : wanted.slice(0, firstBookings);
  const reminders = bookingReminders(wanted, cities, today);
  return (
    <section aria-labelledby="trip-bookings">
      <h2 id="trip-bookings">{words.title}</h2>
      <Bookings>
        {shown.map(({ id, name, booking, date }) => (
          <WantedBooking key={id} name={name} booking={booking} date={date} today={today} />
        ))}
      </Bookings>
      {shown.length < wanted.length ? (
        <Change type="button" onClick={() => setAll(true)}>
          {words.all(wanted.length)}
        </Change>
      ) : null}
      {reminders.length > 0 ? (
        <Reminders>
          <CalendarButton title={words.title} label={words.remind} events={() => reminders} />
        </Reminders>
      ) : null}
    </section>
  );
}
