import { createKeptValue, type KeptValue, type StoredFormat } from '@odysseus/contract';
import { addressQuery, changeAddressQuery, onAddressQuery } from '@odysseus/page';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { planModes, type PlanMode } from '../logic/planner';
import { journeyAddress, readJourneyAddress } from '../logic/journeyAddress';
import type { Question } from '../logic/journeyQuestion';
import type { StationNames } from '../logic/stationNames';

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

/**
 * What the visitor asks the planner: by the address, or else as last time on this device. What is asked here stands in the address,
 * without a step back for each change.
 */
export function useLastJourney(
  city: string,
  stations: readonly { readonly name: string }[],
  names: StationNames,
): [Question, (question: Question) => void] {
  const [question, setQuestion] = useState(nothingAsked);
  useEffect(() => {
    const asked = readJourneyAddress(addressQuery(), names) ?? read(keptJourney(city), names);
    if (asked) setQuestion((current) => (current === nothingAsked ? asked : current));
    return onAddressQuery(() => {
      const moved = readJourneyAddress(addressQuery(), names);
      if (moved) setQuestion((current) => (isSame(current, moved) ? current : moved));
    });
  }, [city, names]);
  const ask = (asked: Question): void => {
    setQuestion(asked);
    const name = (station: number | undefined) => (station === undefined ? undefined : stations[station]?.name);
    keptJourney(city).write({ from: name(asked.from), to: name(asked.to), mode: asked.mode });
    changeAddressQuery((query) => journeyAddress(asked, stations, query));
  };
  return [question, ask];
}

function read(kept: KeptValue<KeptJourney>, names: StationNames): Question | undefined {
  const journey = kept.read();
  const station = (name: string | undefined): number | undefined => (name === undefined ? undefined : names.find(name));
  return journey && { from: station(journey.from), to: station(journey.to), mode: journey.mode };
}

function isSame(one: Question, other: Question): boolean {
  return one.from === other.from && one.to === other.to && one.mode === other.mode;
}
