import type { CivilDate } from '@odysseus/model';
import { useSyncExternalStore } from 'react';
import { keptVisitDay } from '../../logic/visitDay';

/** Days by city, the same for every card of the page; undefined where none is chosen. */
const days = new Map<string, CivilDate | undefined>();
const kept = (city: string) => keptVisitDay(city, () => localStorage);
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Whoever comes later looks again: another tab may have chosen another day.
    if (listeners.size === 0) days.clear();
  };
}

function dayIn(city: string): CivilDate | undefined {
  if (!days.has(city)) days.set(city, kept(city).read()?.day);
  return days.get(city);
}

function choose(city: string, day: CivilDate | undefined): void {
  days.set(city, day);
  if (day === undefined) kept(city).forget();
  else kept(city).write({ day });
  for (const listener of listeners) listener();
}

/**
 * The day of the visitor's visit to a city, and how it is chosen; kept on the device, or for as long as the page where nothing can be
 * kept. Undefined in a prerendered page.
 */
export function useVisitDay(city: string): readonly [CivilDate | undefined, (day: CivilDate | undefined) => void] {
  const day = useSyncExternalStore(
    subscribe,
    () => dayIn(city),
    () => undefined,
  );
  return [day, (chosen) => choose(city, chosen)];
}
