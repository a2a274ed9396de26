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
  const open = found?.facts ?? none;
  // Which places are premium is known once it is known of which everybody is told.
  const holder = useHolderFiles(found ? holderCities(places, open, find) : []);
  const facts = useMemo(() => withHolderFiles(open, holder.told), [open, holder.told]);
  // Before the whole release is known, addresses of other cities lead nowhere.
  const isOpenRead = known && complete;
  const openFailed = (failed && !complete) || (known && open.incomplete);
  return {
    facts,
    state: stateOf(openFailed ? 'failed' : isOpenRead ? 'ready' : 'loading', holder.state),
    retry() {
      retry();
      setAttempt((count) => count + 1);
      holder.retry();
    },
  };
}

function stateOf(open: FactsOfTrip['state'], ofHolder: FilesOfHolder['state']): FactsOfTrip['state'] {
  if (open !== 'ready' || ofHolder === 'none') return open;
  return ofHolder;
}
