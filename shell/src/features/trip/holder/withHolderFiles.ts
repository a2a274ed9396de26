import { toldBy, type TripFacts } from '../readTripFiles';
import type { HolderFiles } from './holderFiles';

/** What a trip is told, with what a holder of a pass is told besides: what everybody is told stays as it is, in its order. */
export function withHolderFiles(facts: TripFacts, { files, told }: HolderFiles): TripFacts {
  if (files.length === 0) return facts;
  const { cities, places } = toldBy(files);
  return {
    ...facts,
    cities: withMore(facts.cities, cities),
    places: withMore(facts.places, places),
    toldToHolder: told,
  };
}

function withMore<T>(known: ReadonlyMap<string, T>, more: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  return new Map([...known, ...[...more].filter(([key]) => !known.has(key))]);
}
