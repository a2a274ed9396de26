import { useShell } from '@odysseus/runtime';
import type { CompiledPlace } from '../content/compiled';
import { appliesTo } from '../fares/faresFor';
import { formatMoney } from '../fares/formatMoney';
import { formatDate } from '../layout/formatDate';
import { placeCopy } from './copy';
import classes from './PlaceDetails.module.css';

/** A place's practical facts. */
export function PlaceDetails({ place }: { readonly place: CompiledPlace }) {
  return (
    <div className={classes['details']}>
      <h4>{placeCopy.details}</h4>
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
            <Fares fares={place.price} />
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
    </div>
  );
}

/** Fares; those of other travellers than the visitor's own, as told in the settings, step back. */
function Fares({ fares }: { readonly fares: CompiledPlace['price'] }) {
  const { settings } = useShell();
  const dates = [...new Set(fares.map((fare) => fare.asOf))].sort();
  return (
    <>
      {fares.map((fare) => (
        <span key={`${fare.who} ${fare.season ?? ''} ${fare.amount}`} className={`${classes['row']} ${appliesTo(fare, settings) ? '' : classes['others']}`}>
          <span>
            {fare.who}
            {fare.season ? `, ${fare.season}` : ''}
          </span>{' '}
          <span>{fare.amount === 0 ? placeCopy.free : formatMoney(fare.amount, fare.currency)}</span>
        </span>
      ))}
      {dates[0] ? <span className={classes['asOf']}>{placeCopy.asOf(formatDate(dates[0]))}</span> : null}
    </>
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
