import {
  type CompiledCity,
  type CivilDate,
  type CompiledPlace,
  dayNumber,
  monthName,
  monthOf,
  weekFrom,
} from '@odysseus/model';
import { useCityDate } from '@odysseus/page';
import { placeCopy } from '../logic/copy';
import { AsOf, Note, Row } from './PlaceDetails.styles';

/**
 * The hours of the seven days from today in the city. A prerendered page, and one whose hours are too old to be trusted, show
 * an ordinary week. Either says of when it is: another season may have other hours.
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
      {week ? <AsOf>{placeCopy.hoursFrom(week.from, week.to)}</AsOf> : null}
      {!week && lines && place.calendar ? (
        <AsOf>{placeCopy.hoursOfMonth(monthAndYear(place.calendar.from))}</AsOf>
      ) : null}
      {place.hoursNote ? <Note>{place.hoursNote}</Note> : null}
    </>
  );
}

/** 'November 2026' */
function monthAndYear(date: CivilDate): string {
  return `${monthName(monthOf(dayNumber(date)))} ${date.slice(0, 4)}`;
}
