import type { PlanItem } from '@odysseus/contract';
import { useEffect, useState } from 'react';
import { useRelease } from '../../services/page';
import { readTripFiles, tripFileBeside, type TripFacts } from './readTripFiles';

export interface FactsOfTrip {
  readonly facts: TripFacts;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

const none: TripFacts = { cities: new Map(), places: new Map(), incomplete: false };

/** What the cities of some places tell of theirs. @param places by the addresses of their screens */
export function useTripFacts(places: readonly Pick<PlanItem, 'path'>[]): FactsOfTrip {
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
  return {
    facts,
    // Before the whole release is known, addresses of other cities lead nowhere.
    state: (failed && !complete) || (known && facts.incomplete) ? 'failed' : known && complete ? 'ready' : 'loading',
    retry() {
      retry();
      setAttempt((count) => count + 1);
    },
  };
}
