import { createContext, useContext } from 'react';
import type { PlanStore } from '../../services/plan';

/** What every part of the trip's page may do. */
export interface TripWork {
  readonly store: PlanStore;
  /** Tells a screen reader what has become of it. */
  readonly say: (text: string) => void;
  /** Ids of stops that were drawn whole: they are so on another day, too. */
  readonly seen: Set<string>;
}

const TripContext = createContext<TripWork | undefined>(undefined);

export const TripProvider = TripContext.Provider;

/** @throws {Error} outside the trip's page */
export function useTripWork(): TripWork {
  const work = useContext(TripContext);
  if (!work) throw new Error('useTripWork needs a TripProvider above it.');
  return work;
}
