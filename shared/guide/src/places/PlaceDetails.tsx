import type { CompiledPlace } from '../content/compiled';
import { placeCopy } from './copy';
import classes from './PlaceDetails.module.css';

const money = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 }).format(amount);

/** A place's practical facts, folded until they are wanted. */
export function PlaceDetails({ place }: { readonly place: CompiledPlace }) {
  return (
    <details className={classes['details']}>
      <summary>{placeCopy.details}</summary>
      <dl className={classes['facts']}>
        {place.week || place.hoursNote ? (
          <Fact term={placeCopy.openingHours}>
            {place.week?.map((line) => (
              <span key={line.days} className={classes['row']}>
                <span>{line.days}</span> <span>{line.hours}</span>
              </span>
            ))}
            {place.hoursNote}
          </Fact>
        ) : null}
        {place.lastEntry ? <Fact term={placeCopy.lastEntry}>{place.lastEntry}</Fact> : null}
        {place.price.length > 0 ? (
          <Fact term={placeCopy.price}>
            {place.price.map((fare) => (
              <span key={fare.who} className={classes['row']}>
                <span>{fare.who}</span> <span>{fare.amount === 0 ? placeCopy.free : money(fare.amount, fare.currency)}</span>
              </span>
            ))}
          </Fact>
        ) : null}
        {place.booking ? (
          <Fact term={placeCopy.booking[place.booking.needed]}>
            {place.booking.url ? (
              <a href={place.booking.url} rel="noopener external">
                {new URL(place.booking.url).hostname}
              </a>
            ) : null}
            {place.booking.leadTime ? <> {place.booking.leadTime}</> : null}
          </Fact>
        ) : null}
        <Fact term={placeCopy.visit}>{placeCopy.minutes(place.visitMinutes)}</Fact>
        {place.nearestStops.length > 0 ? <Fact term={placeCopy.stops}>{place.nearestStops.join(', ')}</Fact> : null}
        <Fact term={placeCopy.address}>
          {place.address}{' '}
          <a href={`https://www.openstreetmap.org/?mlat=${place.coordinates[0]}&mlon=${place.coordinates[1]}#map=17/${place.coordinates[0]}/${place.coordinates[1]}`} rel="noopener external">
            {placeCopy.map}
          </a>
        </Fact>
        <Fact term={placeCopy.stepFree}>
          {placeCopy.stepFreeWords[place.access.stepFree]}
          {place.access.note ? <>. {place.access.note}</> : null}
        </Fact>
        {place.bestTime ? <Fact term={placeCopy.bestTime}>{place.bestTime}</Fact> : null}
      </dl>
      <Points title={placeCopy.tips} points={place.tips} />
      <Points title={placeCopy.warnings} points={place.warnings} />
    </details>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <h4 className={classes['pointsTitle']}>{title}</h4>
      <ul className={classes['points']}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
