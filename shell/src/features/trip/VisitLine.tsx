import type { TripPlace } from '@odysseus/contract';
import type { CivilDate } from '@odysseus/contract/time';
import { shortDate, stopPut, stopTimed, tripView, type TripStop, type VisitState } from '@odysseus/model/trip';
import { Icon } from '@odysseus/ui';
import { tripCopy } from './copy';
import { Clash, Facts, Remedy } from './StopCard.styles';
import { useTripWork } from './TripContext';
import { visitWords, type Remedy as WayOut } from './visitWords';

interface VisitLineProps {
  readonly stop: TripStop;
  readonly place: TripPlace;
  readonly state: VisitState;
  readonly date: CivilDate | undefined;
}

/** Whether it is open then; and where it is not, a way out by one press. A time that is fixed is nobody's to move. */
export function VisitLine({ stop, place, state, date }: VisitLineProps) {
  const { store, say } = useTripWork();
  const words = visitWords(state, place.general?.includes('hours') ?? false, date);
  if (!words) return null;
  if (words.tone !== 'clash') return <Facts $open={words.tone === 'fine'}>{words.text}</Facts>;
  const { remedy } = words;
  const apply = (way: WayOut): void => {
    if (way.to === 'time') {
      store.change(tripCopy.changes.time(stop.name), () => stopTimed(stop.id, way.at));
      say(tripCopy.visit.now(stop.name, way.at));
      return;
    }
    store.change(tripCopy.changes.day(stop.name), (trip) => {
      const target = tripView(trip).days.find(({ day }) => day.date === way.date);
      return target ? stopPut(trip, stop.id, target.day.id, target.stops.length) : [];
    });
    say(tripCopy.visit.now(stop.name, shortDate(way.date)));
  };
  return (
    <Clash>
      <Icon name="triangle-alert" size={16} />
      <span>
        {words.text}. {words.hint}
        {state.is === 'shut' && place.hoursNote !== undefined ? ` ${place.hoursNote}.` : null}
      </span>
      {remedy && !stop.locked ? (
        <Remedy type="button" onClick={() => apply(remedy)}>
          {remedy.to === 'day' ? tripCopy.visit.moveTo(shortDate(remedy.date)) : tripCopy.visit.comeAt(remedy.at)}
        </Remedy>
      ) : null}
    </Clash>
  );
}
