import { adviceText, type CompiledCity, type CompiledPlace, dialled, isGeneral, usualCosts } from '@odysseus/model';
import { Typeset, useCityDate } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import { placeCopy } from '../logic/copy';
import { isVisited } from '../logic/isVisited';
import { stopWords } from '../logic/stopWords';
import { isBookedAtHouse, wayIn } from '../logic/wayIn';
import { SlotDay } from './booking/SlotDay';
import { Fares } from './Fares';
import { OpeningHours } from './OpeningHours';
import { Details, Facts, Note, PointList, PointsTitle } from './PlaceDetails.styles';

interface PlaceDetailsProps {
  readonly place: CompiledPlace;
  readonly city: CompiledCity;
  /** Whether the best time is said beside them, as by a list's own words on when to come. */
  readonly timed?: boolean;
}

/** A place's practical facts. */
export function PlaceDetails({ place, city, timed = false }: PlaceDetailsProps) {
  return (
    <Details>
      <h4>{placeCopy.details}</h4>
      <Facts>
        {place.week || place.hoursNote ? (
          <Fact term={placeCopy.openingHours}>
            <OpeningHours place={place} city={city} />
          </Fact>
        ) : null}
        <ClosedOn closures={place.closedOn} city={city} />
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
            {place.booking.needed === 'no' ? `${placeCopy.bookingNotNeeded} ` : null}
            {place.booking.url ? (
              <a href={place.booking.url} rel="noopener external">
                {new URL(place.booking.url).hostname}
              </a>
            ) : null}
            {place.booking.leadTime ? <> {place.booking.leadTime}</> : null}
            <BookedAtHouse place={place} />
            {place.booking.opens ? (
              <Note>
                {placeCopy.opens(place.booking.opens.daysBefore, place.booking.opens.at, isGeneral(place, 'booking'))}
              </Note>
            ) : null}
            <SlotDay place={place} city={city} />
          </Fact>
        ) : null}
        {isVisited(place) ? <Fact term={placeCopy.visit}>{placeCopy.minutes(place.visitMinutes)}</Fact> : null}
        {place.nearestStops.length > 0 ? (
          <Fact term={placeCopy.stops}>{place.nearestStops.map(stopWords).join(', ')}</Fact>
        ) : null}
        <Fact term={placeCopy.address}>
          {place.address} <MapLink place={place} />
        </Fact>
        <Fact term={placeCopy.stepFree}>
          {placeCopy.stepFreeWords[place.access.stepFree]}
          {place.access.note ? <>. {place.access.note}</> : null}
        </Fact>
        {place.bestTime && !timed ? <Fact term={placeCopy.bestTime}>{place.bestTime}</Fact> : null}
      </Facts>
      <Points title={placeCopy.tips} points={place.tips.map(adviceText)} />
      <Points title={placeCopy.warnings} points={place.warnings.map(adviceText)} />
    </Details>
  );
}

/** How one books where nothing is sold on the web. */
function BookedAtHouse({ place }: Pick<PlaceDetailsProps, 'place'>) {
  const way = wayIn(place);
  if (way?.by === 'telephone')
    return (
      <Note>
        {placeCopy.bookByTelephone} <a href={dialled(way.number)}>{way.number}</a>
      </Note>
    );
  return isBookedAtHouse(place) ? <Note>{placeCopy.bookAtHouse}</Note> : null;
}

/** Leads to the guide's own map; where that doesn't hold the place, to one on the web. */
function MapLink({ place: { map, coordinates } }: Pick<PlaceDetailsProps, 'place'>) {
  if (map !== undefined) return <Link to={map}>{placeCopy.guideMap}</Link>;
  const [latitude, longitude] = coordinates;
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
      rel="noopener external"
    >
      {placeCopy.map}
    </a>
  );
}

/** Days on which it is shut against its hours, but for those that are over. */
function ClosedOn({
  closures = [],
  city,
}: {
  readonly closures: CompiledPlace['closedOn'];
  readonly city: CompiledCity;
}) {
  const today = useCityDate(city);
  const ahead = closures.filter(({ from, to = from }) => today === undefined || to >= today);
  if (ahead.length === 0) return null;
  return (
    <Fact term={placeCopy.closedOn}>
      {ahead.map((closure) => (
        <Note key={closure.from}>{placeCopy.closure(closure)}</Note>
      ))}
    </Fact>
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
