import type { TripCity, VisitorSettings } from '@odysseus/contract';
import type { CivilDate } from '@odysseus/contract/time';
import { priceText, sumOfPrices, type TripView } from '@odysseus/model/trip';
import { Link } from '@odysseus/runtime';
import { TripBookings } from './booking/TripBookings';
import { wantedBookings } from './booking/wantedBookings';
import type { TripParts } from './cities/tripParts';
import { partyWords, tripCopy } from './copy';
import { dayReading, monthOfDay } from './dayReading';
import { dateOfDay } from './dayWords';
import type { TripFacts } from './readTripFiles';
import { PassLinks, Quiet, Total, Totals } from './TripScreen.styles';

interface TripTotalsProps {
  readonly view: TripView;
  readonly facts: TripFacts;
  readonly parts: TripParts;
  readonly settings: VisitorSettings;
  readonly today: CivilDate;
}

/** What is to be booked, the soonest first, and what entry costs in all, beside what passes would. */
export function TripTotals({ view, facts, parts, settings, today }: TripTotalsProps) {
  const { money } = tripCopy;
  const days = [
    ...view.days.map(({ day, stops }) => ({ stops, date: dateOfDay(day) })),
    { stops: view.loose, date: undefined },
  ];
  const readings = days.map(({ stops, date }) => ({
    date,
    reading: dayReading(stops, facts.places, settings, monthOfDay(date, today), parts),
  }));
  const sums = sumOfPrices(readings.flatMap(({ reading }) => reading.sums));
  const unpriced = readings.reduce((sum, { reading }) => sum + reading.unpriced, 0);
  const cities = [...facts.cities.values()].filter(({ key }) =>
    days.some(({ stops }) => stops.some(({ city }) => city === key)),
  );
  return (
    <Totals>
      {/* Before there is a day, each stop tells all that is known of its booking. */}
      {view.days.length === 0 ? null : (
        <TripBookings wanted={wantedBookings(readings, today)} cities={facts.cities} today={today} />
      )}
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
