import type { CivilDate } from '@odysseus/contract/time';
import { shortDate, type BookBy } from '@odysseus/model/trip';
import { memo } from 'react';
import { tripCopy } from '../copy';
import { Seller } from '../StopCard.styles';
import { Quiet } from '../TripScreen.styles';
import { BookingTold } from './BookingTold';

export interface WantedBookingProps {
  readonly name: string;
  readonly booking: BookBy;
  /** Of the visit. */
  readonly date: CivilDate | undefined;
  readonly today: CivilDate;
}

/** What is to be booked, by when, and where. */
export const WantedBooking = memo(
  function WantedBooking({ name, booking, date, today }: WantedBookingProps) {
    const { booking: words } = tripCopy;
    return (
      <li>
        <span>
          {date === undefined ? name : words.for(name, shortDate(date))}
          <Quiet as="span">
            <BookingTold booking={booking} today={today} />
          </Quiet>
        </span>
        {booking.url === undefined ? null : (
          <Seller href={booking.url} rel="noopener external" aria-label={words.bookNamed(name)}>
            {words.book}
          </Seller>
        )}
      </li>
    );
  },
  // What is to be booked is told anew at each change of the trip, and seldom says something else.
  (before, after) =>
    before.name === after.name &&
    before.date === after.date &&
    before.today === after.today &&
    JSON.stringify(before.booking) === JSON.stringify(after.booking),
);
