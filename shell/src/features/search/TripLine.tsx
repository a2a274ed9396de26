import { searchCopy } from './copy';
import { Change, See, Told } from './TripLine.styles';
import type { ToldPlace } from './useTripRows';

interface TripLineProps {
  readonly told: ToldPlace | undefined;
  /** The visitor leaves for the trip. */
  readonly onLeave: () => void;
}

/** Says where the place of the button that was pressed last went, and leads there. */
export function TripLine({ told, onLeave }: TripLineProps) {
  const { trip: words } = searchCopy;
  const spot = told?.spot;
  const where = spot?.day ? words.day(spot.day.number, spot.day.called) : spot ? words.noDay : words.removed;
  return (
    <Told data-shown={told ? '' : undefined}>
      {/* There before it says anything, so that it is heard. */}
      <p role="status">
        {told ? (
          <>
            <b>{told.name}</b> {where}
          </>
        ) : null}
      </p>
      {told && spot ? (
        <See to={spot.to} onClick={onLeave}>
          {spot.day ? words.seeDay : words.seeTrip}
        </See>
      ) : null}
      {told ? (
        <Change
          type="button"
          aria-label={spot ? words.removeNamed(told.name) : words.putBackNamed(told.name)}
          onClick={told.change}
        >
          {spot ? words.remove : words.putBack}
        </Change>
      ) : null}
    </Told>
  );
}
