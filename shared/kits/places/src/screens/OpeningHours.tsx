import { type CompiledCity, type CompiledPlace, formatDate, weekFrom } from '@odysseus/model';
import { useCityDate } from '@odysseus/page';
import { placeCopy } from '../logic/copy';
import { AsOf, Note, Row } from './PlaceDetails.styles';

/**
 * The hours of the seven days from today in the city. A prerendered page, and one whose hours are too old to be trusted, show
 * the week in which they were checked. Either says which week it is: another season may have other hours.
 */
export function OpeningHours({ place, city }: { readonly place: CompiledPlace; readonly city: CompiledCity }) {
  const date = useCityDate(city);
  const week = date !== undefined && place.calendar ? weekFrom(place.calendar, date) : undefined;
  const lines = week?.lines ?? place.week;
  return (
    <>
      {lines?.map(({ days, hours }) => (
        <Row key={days}>
          <span>{days}</span> <span>{hours}</span>
        </Row>
      ))}
      {lines ? (
        <AsOf>{week ? placeCopy.hoursFrom(week.from, week.to) : placeCopy.hoursAsOf(formatDate(place.checkedOn))}</AsOf>
      ) : null}
      {place.hoursNote ? <Note>{place.hoursNote}</Note> : null}
    </>
  );
}
