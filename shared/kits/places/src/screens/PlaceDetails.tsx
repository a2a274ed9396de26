import { adviceText, type CompiledCity, type CompiledPlace, usualCosts } from '@odysseus/model';
import { Typeset } from '@odysseus/page';
import { placeCopy } from '../logic/copy';
import { Fares } from './Fares';
import { OpeningHours } from './OpeningHours';
import { Details, Facts, PointList, PointsTitle } from './PlaceDetails.styles';

/** A place's practical facts. */
export function PlaceDetails({ place, city }: { readonly place: CompiledPlace; readonly city: CompiledCity }) {
  return (
    <Details>
      <h4>{placeCopy.details}</h4>
      <Facts>
        {place.week || place.hoursNote ? (
          <Fact term={placeCopy.openingHours}>
            <OpeningHours place={place} city={city} />
          </Fact>
        ) : null}
        {place.lastEntry ? <Fact term={placeCopy.lastEntry}>{place.lastEntry}</Fact> : null}
        {place.price.length > 0 ? (
          <Fact term={placeCopy.price}>
            <Fares place={place} city={city} />
          </Fact>
        ) : null}
        {place.costs ? (
          <Fact term={placeCopy.costs}>
            {usualCosts(place.costs)}: {place.costs.for}
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
          <a
            href={`https://www.openstreetmap.org/?mlat=${place.coordinates[0]}&mlon=${place.coordinates[1]}#map=17/${place.coordinates[0]}/${place.coordinates[1]}`}
            rel="noopener external"
          >
            {placeCopy.map}
          </a>
        </Fact>
        <Fact term={placeCopy.stepFree}>
          {placeCopy.stepFreeWords[place.access.stepFree]}
          {place.access.note ? <>. {place.access.note}</> : null}
        </Fact>
        {place.bestTime ? <Fact term={placeCopy.bestTime}>{place.bestTime}</Fact> : null}
      </Facts>
      <Points title={placeCopy.tips} points={place.tips.map(adviceText)} />
      <Points title={placeCopy.warnings} points={place.warnings.map(adviceText)} />
    </Details>
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
      <PointsTitle>{title}</PointsTitle>
      <PointList>
        {points.map((point) => (
          <li key={point}>
            <Typeset text={point} />
          </li>
        ))}
      </PointList>
    </>
  );
}
