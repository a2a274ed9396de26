import type { PlanItem } from '@odysseus/contract';
import { useEffect, useMemo, useState } from 'react';
import { useRelease } from '../../services/page';
import { holderCities } from './holder/holderCities';
import { useHolderFiles, type FilesOfHolder } from './holder/useHolderFiles';
import { withHolderFiles } from './holder/withHolderFiles';
import { readTripFiles, tripFileBeside, type TripFacts } from './readTripFiles';

export interface FactsOfTrip {
  readonly facts: TripFacts;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

const none: TripFacts = { cities: new Map(), places: new Map(), toldToHolder: new Set(), incomplete: false };

/** What the cities of the trip tell of its places; of premium ones, what the service tells whoever holds a pass. */
export function useTripFacts(places: readonly PlanItem[]): FactsOfTrip {
  const { find } = useRelease();
  const open = useOpenFacts(places);
  // Which places are premium is known once it is known of which everybody is told.
  const holder = useHolderFiles(open.facts === none ? [] : holderCities(places, open.facts, find));
  const facts = useMemo(() => withHolderFiles(open.facts, holder.told), [open.facts, holder.told]);
  return {
    facts,
    state: stateOf(open.state, holder.state),
    retry() {
      open.retry();
      holder.retry();
    },
  };
}

/** What the cities of some places tell everybody of theirs. @param places by the addresses of their screens */
export function useOpenFacts(places: readonly Pick<PlanItem, 'path'>[]): FactsOfTrip {
  const { find, complete, failed, retry } = useRelease();
  const urls = [...new Set(places.flatMap(({ path }) => find(path.replace(/#.*$/, ''))?.version.url ?? []))]
    .sort()
    .map(tripFileBeside)
    .join(' ');
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ readonly for: string; readonly facts: TripFacts }>();
  const key = `${urls} ${attempt}`;
  useEffect(() => {
    let wanted = true;
    void readTripFiles(urls === '' ? [] : urls.split(' ')).then((facts) => {
      if (wanted) setFound({ for: key, facts });
    });
    return () => {
      wanted = false;
    };
  }, [urls, key]);
  const known = found?.for === key;
  const facts = found?.facts ?? none;
  // Before the whole release is known, addresses of other cities lead nowhere.
  const isRead = known && complete;
  const isFailed = (failed && !complete) || (known && facts.incomplete);
  return {
    facts,
    state: isFailed ? 'failed' : isRead ? 'ready' : 'loading',
    retry() {
      retry();
      setAttempt((count) => count + 1);
    },
  };
}

function stateOf(open: FactsOfTrip['state'], ofHolder: FilesOfHolder['state']): FactsOfTrip['state'] {
  if (open !== 'ready' || ofHolder === 'none') return open;
  return ofHolder;
}
