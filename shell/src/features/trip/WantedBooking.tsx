import { memo } from 'react';
import { tripCopy } from './copy';
import { Seller } from './StopCard.styles';
import { Quiet } from './TripScreen.styles';

interface WantedBookingProps {
  readonly name: string;
  /** The name, with the day it is wanted for. */
  readonly title: string;
  readonly when: string;
  readonly url: string | undefined;
}

/** What is to be booked, from when, and where. */
export const WantedBooking = memo(function WantedBooking({ name, title, when, url }: WantedBookingProps) {
  const { booking: words } = tripCopy;
  return (
    <li>
      <span>
        {title}
        <Quiet as="span">{when}</Quiet>
      </span>
      {url === undefined ? null : (
        <Seller href={url} rel="noopener external" aria-label={words.bookNamed(name)}>
          {words.book}
        </Seller>
      )}
    </li>
  );
});
