import type { TripCity, VisitorSettings } from '@odysseus/contract';
import type { CivilDate } from '@odysseus/contract/time';
import { bookBy, priceText, sumOfPrices, type BookBy, type TripView } from '@odysseus/model/trip';
import { Link } from '@odysseus/runtime';
import { useState } from 'react';
import { whenToBook } from './BookingLine';
import { partyWords, tripCopy } from './copy';
import { dayReading, monthOfDay } from './dayReading';
import { dateOfDay, shortDate } from './dayWords';
import type { TripFacts } from './readTripFiles';
import { WantedBooking } from './WantedBooking';
import { Bookings, Change, PassLinks, Quiet, Total, Totals } from './TripScreen.styles';

interface TripTotalsProps {
  readonly view: TripView;
  readonly facts: TripFacts;
  readonly settings: VisitorSettings;
  readonly today: CivilDate;
}

interface Wanted {
  readonly id: string;
  readonly name: string;
  readonly booking: BookBy;
  readonly date: CivilDate | undefined;
}

/** So many are told at first, the soonest: each stop tells its own besides. */
const firstBookings = 10;

/** What is to be booked, the soonest first, and what entry costs in all, beside what passes would. */
export function TripTotals({ view, facts, settings, today }: TripTotalsProps) {
  const { money, booking: words } = tripCopy;
  const [all, setAll] = useState(false);
  const days = [
    ...view.days.map(({ day, stops }) => ({ stops, date: dateOfDay(day) })),
    { stops: view.loose, date: undefined },
  ];
  const readings = days.map(({ stops, date }) => ({
    date,
    reading: dayReading(stops, facts.places, settings, monthOfDay(date, today)),
  }));
  const sums = sumOfPrices(readings.flatMap(({ reading }) => reading.sums));
  const unpriced = readings.reduce((sum, { reading }) => sum + reading.unpriced, 0);
  const wanted = readings
    .flatMap(({ date, reading }) =>
      reading.stops.flatMap(({ stop, place }): Wanted[] => {
        const booking = place && bookBy(place, date);
        return booking && !stop.locked ? [{ id: stop.id, name: stop.name, booking, date }] : [];
      }),
    )
    .sort(soonestFirst);
  const shown = all ? wanted : wanted.slice(0, firstBookings);
  const cities = [...facts.cities.values()].filter(({ key }) =>
    days.some(({ stops }) => stops.some(({ city }) => city === key)),
  );
  return (
    <Totals>
      {wanted.length > 0 ? (
        <section aria-labelledby="trip-bookings">
          <h2 id="trip-bookings">{words.title}</h2>
          <Bookings>
            {shown.map(({ id, name, booking, date }) => (
              <WantedBooking
                key={id}
                name={name}
                title={date === undefined ? name : words.for(name, shortDate(date))}
                when={[booking.required ? words.must : words.should, whenToBook(booking, today)]
                  .filter(Boolean)
                  .join(', ')}
                url={booking.url}
              />
            ))}
          </Bookings>
          {shown.length < wanted.length ? (
            <Change type="button" onClick={() => setAll(true)}>
              {words.all(wanted.length)}
            </Change>
          ) : null}
        </section>
      ) : null}
      <section aria-label={tripCopy.money.who}>
        {sums.length > 0 ? <Total>{money.all(sums.map(priceText).join(money.and), partyWords(settings))}</Total> : null}
        {unpriced > 0 && sums.length > 0 ? <Quiet>{money.unknown(unpriced)}</Quiet> : null}
        {sums.some(({ least, most }) => least !== most) ? <Quiet>{money.residency}</Quiet> : null}
        {sums.some(({ general }) => general) ? <Quiet>{money.general}</Quiet> : null}
        <PassLinks>
          {cities.map((city: TripCity) =>
            city.passes === undefined ? null : (
              <li key={city.key}>
                <Link to={city.passes}>{money.passes(city.name)}</Link>
              </li>
            ),
          )}
        </PassLinks>
        <Quiet>{tripCopy.walks}</Quiet>
      </section>
    </Totals>
  );
}

/** What can be booked on a known day before what can be booked at any time; then what must be. */
function soonestFirst(a: Wanted, b: Wanted): number {
  const [one, other] = [a.booking.on ?? '9', b.booking.on ?? '9'];
  return one === other ? Number(b.booking.required) - Number(a.booking.required) : one < other ? -1 : 1;
}
