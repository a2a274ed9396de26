import type { CivilDate } from '@odysseus/contract/time';
import type { BookBy } from '@odysseus/model/trip';
import { tripCopy } from './copy';
import { shortDate } from './dayWords';
import { Facts, Seller } from './StopCard.styles';

interface BookingLineProps {
  readonly booking: BookBy;
  readonly name: string;
  readonly today: CivilDate;
}

/** What has to be booked, from when, and where. */
export function BookingLine({ booking, name, today }: BookingLineProps) {
  const { booking: words } = tripCopy;
  return (
    <Facts>
      {[booking.required ? words.must : words.should, whenToBook(booking, today)].filter(Boolean).join(', ')}
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

/** 'on sale from Tue 3 Nov at 09:00', 'a week ahead'; nothing where the guide does not know. */
export function whenToBook({ on, at, leadTime }: BookBy, today: CivilDate): string | undefined {
  const { booking: words } = tripCopy;
  if (on === undefined) return leadTime && words.lead(leadTime);
  return on <= today ? words.opened(shortDate(on)) : words.opens(shortDate(on), at);
}
