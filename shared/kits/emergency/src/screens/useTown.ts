import type { CompiledCity, Town } from '@odysseus/model';
import { useSyncExternalStore } from 'react';
import { keptTown } from '../logic/keptTown';

/** What storage would not take, by country. */
const unkept = new Map<string, string>();
const kept = (country: string) => keptTown(country, () => localStorage);
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(country: string, town: string): void {
  if (kept(country).write({ town })) unkept.delete(country);
  else unkept.set(country, town);
  for (const listener of listeners) listener();
}

/**
 * The town of a country that the visitor said to be in, and how it is chosen; kept on the device, or in memory where nothing can be
 * kept. Undefined in a prerendered page.
 */
export function useTown({
  key,
  towns = [],
}: Pick<CompiledCity, 'key' | 'towns'>): readonly [Town | undefined, (town: Town) => void] {
  const chosen = useSyncExternalStore(
    subscribe,
    () => (towns.length > 0 ? (unkept.get(key) ?? kept(key).read()?.town) : undefined),
    () => undefined,
  );
  return [towns.find(({ name }) => name === chosen), ({ name }) => choose(key, name)];
}
