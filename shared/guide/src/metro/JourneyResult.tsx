import { Icon, Notice } from '@odysseus/ui';
import type { Ref } from 'react';
import { formatDistance } from '../distance/walking';
import { metroCopy } from './copy';
import { LineBullet } from './LineBullet';
import { LineTrack } from './LineTrack';
import { nearestStepFree } from './nearestStepFree';
import type { CompiledNetwork } from './network';
import type { Journey, Leg } from './planner';
import type { Question } from './useLastJourney';
import classes from './JourneyResult.module.css';

interface JourneyResultProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly network: CompiledNetwork;
  readonly question: Question;
  /** Undefined where nothing was asked yet, or there is none. */
  readonly journey: Journey | undefined;
  readonly notes: Readonly<Record<number, string>>;
}

/** The planner's answer as steps. What changes is read out in one sentence. */
export function JourneyResult({ ref, network, question: { from, to }, journey, notes }: JourneyResultProps) {
  const name = (station: number | undefined): string => network.stations[station ?? -1]?.name ?? '';
  const asked = from !== undefined && to !== undefined;
  const spoken = journey ? metroCopy.summary(name(journey.from), name(journey.to), journey.minutes, metroCopy.changes(journey.transfers)) : asked && from !== to ? metroCopy.noStepFree : '';
  return (
    <div ref={ref} className={classes['answer']}>
      <p role="status" className={classes['spoken']}>
        {spoken}
      </p>
      {journey ? <Steps journey={journey} name={name} /> : null}
      {!asked ? <p className={classes['hint']}>{metroCopy.choose}</p> : null}
      {asked && from === to ? <p className={classes['hint']}>{metroCopy.same}</p> : null}
      {asked && from !== to && !journey ? <NoJourney network={network} from={from} to={to} /> : null}
      {journey
        ? [journey.from, journey.to].map((station) =>
            notes[station] ? (
              <p key={station} className={classes['note']}>
                <Icon name="ticket" size={18} />
                <span>
                  <strong>{name(station)}.</strong> {notes[station]}
                </span>
              </p>
            ) : null,
          )
        : null}
      {journey ? <p className={classes['estimate']}>{metroCopy.estimate}</p> : null}
    </div>
  );
}

interface StepsProps {
  readonly journey: Journey;
  readonly name: (station: number | undefined) => string;
}

function Steps({ journey, name }: StepsProps) {
  return (
    <>
      <h3 className={classes['summary']}>
        {metroCopy.about(journey.minutes)}, {metroCopy.changes(journey.transfers)}
      </h3>
      <ol className={classes['steps']}>
        {journey.legs.map((leg, index) => (
          <LegSteps key={`${leg.line.id}-${leg.stations[0] ?? 0}`} leg={leg} previous={journey.legs[index - 1]} name={name} />
        ))}
      </ol>
    </>
  );
}

function LegSteps({ leg, previous, name }: { readonly leg: Leg; readonly previous: Leg | undefined; readonly name: StepsProps['name'] }) {
  const [board, alight] = [name(leg.stations[0]), name(leg.stations.at(-1))];
  const between = leg.stations.slice(1, -1);
  return (
    <>
      {leg.change ? (
        <li className={classes['change']}>
          <Icon name="footprints" size={20} />
          <span>{leg.change.by === 'station' ? metroCopy.change.station(board, leg.change.minutes) : metroCopy.change[leg.change.by](name(previous?.stations.at(-1)), board, leg.change.minutes)}</span>
        </li>
      ) : null}
      <li className={classes['ride']}>
        <LineTrack colour={leg.line.colour} />
        <p className={classes['end']}>
          <strong>{board}</strong> <span className={classes['soft']}>{metroCopy.wait(leg.waitMinutes)}</span>
        </p>
        <p className={classes['line']}>
          <LineBullet line={leg.line} />
          <span>
            {metroCopy.towards} <strong>{leg.direction.map(name).join(metroCopy.or)}</strong>
          </span>
        </p>
        {between.length > 0 ? (
          <details className={classes['stops']}>
            <summary>{metroCopy.ride(leg.stops, leg.minutes)}</summary>
            <ol>
              {between.map((station) => (
                <li key={station}>{name(station)}</li>
              ))}
            </ol>
          </details>
        ) : (
          <p className={classes['soft']}>{metroCopy.ride(leg.stops, leg.minutes)}</p>
        )}
        <p className={classes['end']}>
          {metroCopy.getOff} <strong>{alight}</strong>
        </p>
      </li>
    </>
  );
}

function NoJourney({ network, from, to }: { readonly network: CompiledNetwork; readonly from: number; readonly to: number }) {
  const stairs = [from, to].filter((station) => !network.stations[station]?.stepFree);
  return (
    <Notice tone="warning" title={metroCopy.noStepFree}>
      {stairs.map((station) => (
        <div key={station}>
          <p>
            {metroCopy.noStepFreeWhy(network.stations[station]?.name ?? '')} {metroCopy.nearestStepFree}:
          </p>
          <ul>
            {nearestStepFree(network, station, 3).map((near) => (
              <li key={near.station}>
                {network.stations[near.station]?.name} ({network.stations[near.station]?.stepFree?.map(metroCopy.line).join(', ')}), {formatDistance(near.metres, 'metric')}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>
        {stairs.length === 0 ? `${metroCopy.noStepFreeChange} ` : ''}
        {metroCopy.busesInstead}
      </p>
    </Notice>
  );
}
