import { type CompiledCity, type CompiledPlace, isGeneral, weekFrom } from '@odysseus/model';
import { useCityDate } from '@odysseus/page';
import { placeCopy } from '../logic/copy';
import { stopWords } from '../logic/stopWords';
import { Line } from './PrintLine.styles';

interface PrintLineProps {
  readonly place: CompiledPlace;
  readonly city: CompiledCity;
}

/** What a card tells on paper, where nothing opens: the address, and when one gets in. Its other facts stand there as on the screen. */
export function PrintLine({ place, city }: PrintLineProps) {
  const date = useCityDate(city);
  const week = (date !== undefined && place.calendar ? weekFrom(place.calendar, date)?.lines : undefined) ?? place.week;
  const hours = (week ?? []).map(({ days, hours: times }) => `${days} ${times}`).join('; ');
  return (
    <Line>
      {[
        place.address,
        hours && placeCopy.printedHours(hours, isGeneral(place, 'hours')),
        place.hoursNote,
        place.lastEntry && `${placeCopy.lastEntry} ${place.lastEntry}`,
        ...place.nearestStops.slice(1).map(stopWords),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Line>
  );
}
