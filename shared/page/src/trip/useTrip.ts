import type { CompiledCity } from '@odysseus/model';
import { usePlan } from '@odysseus/runtime';
import { useMemo } from 'react';
import { tripIn, type CityTrip } from './tripIn';

/** The visitor's trip, for a screen of a city: by the ids that its places bear now. */
export function useTrip(city: Pick<CompiledCity, 'key' | 'renamed'>): CityTrip {
  const plan = usePlan();
  return useMemo(() => tripIn(plan, city), [plan, city]);
}
