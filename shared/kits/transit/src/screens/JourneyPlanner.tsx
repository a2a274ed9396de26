import { RadioChips } from '@odysseus/ui/controls';
import { useEffect, useRef } from 'react';
import { metroCopy } from './copy';
import { JourneyResult } from './JourneyResult';
import type { CompiledNetwork } from '../logic/network';
import { planModes, type Journey } from '../logic/planner';
import { StationField, type StationOption } from './StationField';
import type { StationNames } from '../logic/stationNames';
import type { Question } from '../logic/journeyQuestion';
import { Ends, Enquiry, Modes, Planner, Swap } from './JourneyPlanner.styles';

interface JourneyPlannerProps {
  readonly network: CompiledNetwork;
  readonly options: readonly StationOption[];
  readonly names: StationNames;
  readonly question: Question;
  readonly onAsk: (question: Question) => void;
  readonly journey: Journey | undefined;
  readonly notes: Readonly<Record<number, string>>;
}

/** From where, to where, and by what; the answer follows at once. */
export function JourneyPlanner({
  network,
  options,
  names,
  question,
  onAsk: tell,
  journey,
  notes,
}: JourneyPlannerProps) {
  const answer = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const onAsk = (own: Question): void => {
    asked.current = true;
    tell(own);
  };
  // Below the fold, the answer to a choice would not be noticed.
  useEffect(() => {
    if (journey && asked.current) bringIntoSight(answer.current);
    asked.current = false;
  }, [journey]);
  const { from, to, mode } = question;
  return (
    <Planner>
      {/* Not a form to send: every change is answered at once. */}
      <Enquiry role="group" aria-label={metroCopy.sections.planner}>
        <Ends data-answer="">
          <StationField
            label={metroCopy.from}
            stations={options}
            names={names}
            value={from}
            onChange={(station) => onAsk({ ...question, from: station })}
          />
          <Swap
            type="button"
            aria-label={metroCopy.swap}
            title={metroCopy.swap}
            onClick={() => onAsk({ ...question, from: to, to: from })}
          >
            <svg
              viewBox="0 0 24 24"
              width="22"
              height="22"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d="M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4" />
            </svg>
          </Swap>
          <StationField
            label={metroCopy.to}
            stations={options}
            names={names}
            value={to}
            onChange={(station) => onAsk({ ...question, to: station })}
          />
        </Ends>
        <Modes>
          <RadioChips
            legend={metroCopy.modes}
            options={planModes.map((own) => ({ value: own, name: metroCopy.modeNames[own] }))}
            value={mode}
            onChange={(chosen) => onAsk({ ...question, mode: chosen })}
          />
        </Modes>
        <noscript>
          <p>{metroCopy.noScript}</p>
        </noscript>
      </Enquiry>
      <JourneyResult ref={answer} network={network} question={question} journey={journey} notes={notes} />
    </Planner>
  );
}

/** Moves what begins near the window's end, or below it, up to its middle. */
function bringIntoSight(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top < innerHeight * 0.7) return;
  scrollBy({
    top: top - innerHeight * 0.55,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}
