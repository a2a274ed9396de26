import { createKeptValue, type KeptValue, type StoredFormat } from '@odysseus/contract';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { planModes, type PlanMode } from '../logic/planner';
import type { StationNames } from '../logic/stationNames';

export interface Question {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly mode: PlanMode;
}

const nothingAsked: Question = { from: undefined, to: undefined, mode: 'fastest' };

interface KeptJourney {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly mode: PlanMode;
}

const journeyFormat: StoredFormat<KeptJourney> = {
  version: 1,
  schema: z.object({
    from: z.optional(z.string()),
    to: z.optional(z.string()),
    mode: z.catch(z.enum(planModes), 'fastest'),
  }),
};

/** The last journey on this device, in names: a newer network may list its stations in another order. */
function keptJourney(city: string): KeptValue<KeptJourney> {
  return createKeptValue(() => localStorage, `odysseus.metro.${city}`, journeyFormat);
}

/** What the visitor asks the planner, and asked last time on this device. */
export function useLastJourney(
  city: string,
  stations: readonly { readonly name: string }[],
  names: StationNames,
): [Question, (question: Question) => void] {
  const [question, setQuestion] = useState(nothingAsked);
  useEffect(() => {
    const kept = read(keptJourney(city), names);
    if (kept) setQuestion((current) => (current === nothingAsked ? kept : current));
  }, [city, names]);
  const ask = (asked: Question): void => {
    setQuestion(asked);
    const name = (station: number | undefined) => (station === undefined ? undefined : stations[station]?.name);
    keptJourney(city).write({ from: name(asked.from), to: name(asked.to), mode: asked.mode });
  };
  return [question, ask];
}

function read(kept: KeptValue<KeptJourney>, names: StationNames): Question | undefined {
  const journey = kept.read();
  const station = (name: string | undefined): number | undefined => (name === undefined ? undefined : names.find(name));
  return journey && { from: station(journey.from), to: station(journey.to), mode: journey.mode };
}
