import { lineName, ShareButton } from '@odysseus/page';
import { Icon } from '@odysseus/ui';
import type { Ref } from 'react';
import { metroCopy } from './copy';
import { LegSteps } from './LegSteps';
import { NoJourney } from './NoJourney';
import { journeyAddress } from '../logic/journeyAddress';
import type { CompiledNetwork } from '../logic/network';
import type { Journey } from '../logic/planner';
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
      {journey ? <LineNotes journey={journey} /> : null}
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

/** First and last departures of the lines that are ridden, and what to know of them, each once. */
function LineNotes({ journey }: { readonly journey: Journey }) {
  const lines = [...new Set(journey.legs.map(({ line }) => line))].filter(({ runs, note }) => runs ?? note);
  return lines.map((line) => (
    <S.Note key={line.id}>
      <Icon name="clock" size={18} />
      <span>
        <strong>{line.name ?? lineName(line.id)}.</strong> {line.runs} {line.note}
      </span>
    </S.Note>
  ));
}
