import type { CivilDate } from '@odysseus/contract/time';
import { bookBy, dueDay, type BookBy } from '@odysseus/model/trip';
import type { DayReading } from '../dayReading';

/** A visit that is to be booked. */
export interface Wanted {
  /** Of its stop. */
  readonly id: string;
  /** City and place, `paris/louvre`. */
  readonly place: string;
  readonly name: string;
  readonly booking: BookBy;
  /** Of the visit. */
  readonly date: CivilDate | undefined;
}

/** What of some days is to be booked, what is due first before all. A stop that is fixed has its ticket. */
export function wantedBookings(
  days: readonly { readonly date: CivilDate | undefined; readonly reading: DayReading }[],
  today: CivilDate,
): Wanted[] {
  return days
    .flatMap(({ date, reading }) =>
      reading.stops.flatMap(({ stop, place }): Wanted[] => {
        const booking = place && !stop.locked ? bookBy(place, date, today) : undefined;
        return place && booking ? [{ id: stop.id, place: place.id, name: stop.name, booking, date }] : [];
      }),
    )
    .sort((one, other) => soonestFirst(one, other, today));
}

/** What is late already, then what is due on a known day before what can be booked at any time; then what must be. */
function soonestFirst(one: Wanted, other: Wanted, today: CivilDate): number {
  const [first, second] = [one, other].map(({ booking }) => {
    const due = dueDay(booking, today) ?? '9';
    // What is on sale, and nobody knows until when, is to be booked now, and not late.
    return booking.by === undefined && due < today ? today : due;
  }) as [string, string];
  if (first !== second) return first < second ? -1 : 1;
  return Number(other.booking.required) - Number(one.booking.required);
}
