import { LineBullet } from '@odysseus/page';
import { Icon } from '@odysseus/ui';
import { metroCopy } from './copy';
import { LineTrack } from './LineTrack';
import * as S from './JourneyResult.styles';
import { lineSign } from '../logic/lineSign';
import type { Leg } from '../logic/planner';

interface LegStepsProps {
  readonly leg: Leg;
  readonly previous: Leg | undefined;
  readonly name: (station: number | undefined) => string;
}

/** One ride: how one gets to its platform, where to board, towards what, and where to get off. */
export function LegSteps({ leg, previous, name }: LegStepsProps) {
  const [board, alight] = [name(leg.stations[0]), name(leg.stations.at(-1))];
  const between = leg.stations.slice(1, -1);
  const ride = leg.line.someStops ? metroCopy.rideOn(leg.minutes) : metroCopy.ride(leg.stops, leg.minutes);
  return (
    <>
      {leg.change ? (
        <S.Change>
          <Icon name="footprints" size={20} />
          <span>
            {leg.change.by === 'station'
              ? metroCopy.change.station(board, leg.change.minutes)
              : metroCopy.change[leg.change.by](name(previous?.stations.at(-1)), board, leg.change.minutes)}
          </span>
        </S.Change>
      ) : null}
      <S.Ride>
        <LineTrack colour={leg.line.colour} />
        <S.End>
          <strong>{board}</strong> <S.SoftWords>{metroCopy.wait(leg.waitMinutes)}</S.SoftWords>
        </S.End>
        <S.Line>
          <LineBullet line={{ ...leg.line, id: lineSign(leg.line, leg.stations) }} />
          <span>
            {metroCopy.towards} <strong>{leg.direction.map(name).join(metroCopy.or)}</strong>
          </span>
        </S.Line>
        {between.length > 0 ? (
          <S.Stops>
            <summary>{ride}</summary>
            <ol>
              {between.map((station) => (
                <li key={station}>{name(station)}</li>
              ))}
            </ol>
            {leg.line.someStops ? <p>{metroCopy.moreStops}</p> : null}
          </S.Stops>
        ) : (
          <S.SoftLine>{ride}</S.SoftLine>
        )}
        <S.End>
          {metroCopy.getOff} <strong>{alight}</strong>
        </S.End>
      </S.Ride>
    </>
  );
}
