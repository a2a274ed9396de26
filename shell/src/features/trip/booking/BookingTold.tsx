import type { CivilDate } from '@odysseus/contract/time';
import { bookingWords, type BookBy } from '@odysseus/model/trip';
import { Deadline } from '../StopCard.styles';

interface BookingToldProps {
  readonly booking: BookBy;
  readonly today: CivilDate;
}

/** By when a visit is to be booked, and what else there is to say of it. */
export function BookingTold({ booking, today }: BookingToldProps) {
  const { deadline, late, told } = bookingWords(booking, today);
  return (
    <>
      {deadline === undefined ? null : <Deadline $late={late}>{deadline}</Deadline>}
      {deadline === undefined ? null : '. '}
      {told}
    </>
  );
}
