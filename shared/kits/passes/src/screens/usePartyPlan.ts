import { useEffect, useState } from 'react';
import type { CompiledPasses } from '../logic/compiledPasses';
import { inSlices } from './inSlices';
import { planParty, type PartyPlan } from '../logic/planParty';
import type { Trip } from '../logic/trip';

/** The answer for a stay, worked out beside the page; while a new one is under way, the last. */
export function usePartyPlan(
  trip: Trip | undefined,
  content: CompiledPasses,
): { readonly trip: Trip; readonly plan: PartyPlan } | undefined {
  const [answer, setAnswer] = useState<{ trip: Trip; plan: PartyPlan }>();
  useEffect(() => {
    if (!trip) return undefined;
    const abort = new AbortController();
    void inSlices(planParty(trip, content), abort.signal).then((plan) => {
      if (plan && !abort.signal.aborted) setAnswer({ trip, plan });
    });
    return () => abort.abort();
  }, [trip, content]);
  return trip && answer;
}
