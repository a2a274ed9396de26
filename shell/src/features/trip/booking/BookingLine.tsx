import type { CivilDate } from '@odysseus/contract/time';
import type { BookBy } from '@odysseus/model/trip';
import { tripCopy } from '../copy';
import { Facts, Seller } from '../StopCard.styles';
import { BookingTold } from './BookingTold';

interface BookingLineProps {
  readonly booking: BookBy;
  readonly name: string;
  readonly today: CivilDate;
}

/** What has to be booked, by when, and where. */
export function BookingLine({ booking, name, today }: BookingLineProps) {
  const { booking: words } = tripCopy;
  return (
    <Facts>
      <BookingTold booking={booking} today={today} />
      {booking.url === undefined ? null : (
        <>
          {' · '}
          <Seller href={booking.url} rel="noopener external" aria-label={words.bookNamed(name)}>
            {words.book}
          </Seller>
        </>
      )}
    </Facts>
  );
}
