import { useEffect, useState } from 'react';
import { planModes, type PlanMode } from '../logic/planner';
import type { StationNames } from '../logic/stationNames';

export interface Question {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly mode: PlanMode;
}

const nothingAsked: Question = { from: undefined, to: undefined, mode: 'fastest' };

/** Local storage key of the last journey, in names: a newer network may list its stations in another order. */
const keyOf = (city: string) => `odysseus.metro.${city}`;

/** What the visitor asks the planner, and asked last time on this device. */
export function useLastJourney(city: string, stations: readonly { readonly name: string }[], names: StationNames): [Question, (question: Question) => void] {
  const [question, setQuestion] = useState(nothingAsked);
  useEffect(() => {
    const kept = read(keyOf(city), names);
    if (kept) setQuestion((current) => (current === nothingAsked ? kept : current));
  }, [city, names]);
  const ask = (asked: Question): void => {
    setQuestion(asked);
    const name = (station: number | undefined) => (station === undefined ? undefined : stations[station]?.name);
    try {
      localStorage.setItem(keyOf(city), JSON.stringify({ from: name(asked.from), to: name(asked.to), mode: asked.mode }));
    } catch {
      // Storage is full or refused: the journey lives as long as the page.
    }
  };
  return [question, ask];
}

function read(key: string, names: StationNames): Question | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const station = (field: string): number | undefined => {
      const name: unknown = Reflect.get(kept, field);
      return typeof name === 'string' ? names.find(name) : undefined;
    };
    return { from: station('from'), to: station('to'), mode: planModes.find((mode) => mode === Reflect.get(kept, 'mode')) ?? 'fastest' };
  } catch {
    // Not readable, or not ours: as if nothing had been kept.
    return undefined;
  }
}
