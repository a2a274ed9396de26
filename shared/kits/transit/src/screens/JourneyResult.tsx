import { formatDistance } from '@odysseus/model';
import { LineBullet, lineName, ShareButton } from '@odysseus/page';
import { Icon, Notice } from '@odysseus/ui';
import type { Ref } from 'react';
import { metroCopy } from './copy';
import { LineTrack } from './LineTrack';
import { journeyAddress } from '../logic/journeyAddress';
import { nearestStepFree } from '../logic/nearestStepFree';
import type { CompiledNetwork } from '../logic/network';
import type { Journey, Leg } from '../logic/planner';
import type { Question } from '../logic/journeyQuestion';
import * as S from './JourneyResult.styles';

interface JourneyResultProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly network: CompiledNetwork;
  readonly question: Question;
  /** Undefined where nothing was asked yet, or there is none. */
  readonly journey: Journey | undefined;
  readonly notes: Readonly<Record<number, string>>;
}

/** The planner's answer as steps. What changes is read out in one sentence. */
export function JourneyResult({ ref, network, question, journey, notes }: JourneyResultProps) {
  const { from, to } = question;
  const name = (station: number | undefined): string => network.stations[station ?? -1]?.name ?? '';
  const asked = from !== undefined && to !== undefined;
  const spoken = journey
    ? metroCopy.summary(name(journey.from), name(journey.to), journey.minutes, metroCopy.changes(journey.transfers))
    : asked && from !== to
      ? metroCopy.noStepFree
      : '';
  return (
    <S.Answer ref={ref}>
      <S.Spoken role="status">{spoken}</S.Spoken>
      {journey ? <Steps journey={journey} name={name} /> : null}
      {journey ? (
        <ShareButton
          worded
          title={metroCopy.journey(name(journey.from), name(journey.to))}
          to={journeyAddress(question, network.stations)}
        />
      ) : null}
      {!asked ? <S.Hint>{metroCopy.choose}</S.Hint> : null}
      {asked && from === to ? <S.Hint>{metroCopy.same}</S.Hint> : null}
      {asked && from !== to && !journey ? <NoJourney network={network} from={from} to={to} /> : null}
      {journey
        ? [journey.from, journey.to].map((station) =>
            notes[station] ? (
              <S.Note key={station}>
                <Icon name="ticket" size={18} />
                <span>
                  <strong>{name(station)}.</strong> {notes[station]}
                </span>
              </S.Note>
            ) : null,
          )
        : null}
      {journey ? <S.Estimate>{metroCopy.estimate}</S.Estimate> : null}
    </S.Answer>
  );
}

interface StepsProps {
  readonly journey: Journey;
  readonly name: (station: number | undefined) => string;
}

function Steps({ journey, name }: StepsProps) {
  return (
    <>
      <S.Summary>
        {metroCopy.about(journey.minutes)}, {metroCopy.changes(journey.transfers)}
      </S.Summary>
      <S.Steps>
        {journey.legs.map((leg, index) => (
          <LegSteps
            key={`${leg.line.id}-${leg.stations[0] ?? 0}`}
            leg={leg}
            previous={journey.legs[index - 1]}
            name={name}
          />
        ))}
      </S.Steps>
    </>
  );
}

function LegSteps({
  leg,
  previous,
  name,
}: {
  readonly leg: Leg;
  readonly previous: Leg | undefined;
  readonly name: StepsProps['name'];
}) {
  const [board, alight] = [name(leg.stations[0]), name(leg.stations.at(-1))];
  const between = leg.stations.slice(1, -1);
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
          <LineBullet line={leg.line} />
          <span>
            {metroCopy.towards} <strong>{leg.direction.map(name).join(metroCopy.or)}</strong>
          </span>
        </S.Line>
        {between.length > 0 ? (
          <S.Stops>
            <summary>{metroCopy.ride(leg.stops, leg.minutes)}</summary>
            <ol>
              {between.map((station) => (
                <li key={station}>{name(station)}</li>
              ))}
            </ol>
          </S.Stops>
        ) : (
          <S.SoftLine>{metroCopy.ride(leg.stops, leg.minutes)}</S.SoftLine>
        )}
        <S.End>
          {metroCopy.getOff} <strong>{alight}</strong>
        </S.End>
      </S.Ride>
    </>
  );
}

function NoJourney({
  network,
  from,
  to,
}: {
  readonly network: CompiledNetwork;
  readonly from: number;
  readonly to: number;
}) {
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
                {network.stations[near.station]?.name} (
                {network.stations[near.station]?.stepFree?.map(lineName).join(', ')}),{' '}
                {formatDistance(near.metres, 'metric')}
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
