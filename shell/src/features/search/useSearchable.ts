import { useEffect, useMemo, useState } from 'react';
import { useRelease } from '../../services/page';
import { readSearchFiles, searchedRemotes } from './readSearchFiles';
import { createSearchEngine, type SearchEngine } from './searchEngine';

export interface Searchable {
  /** Undefined while the guide is being fetched. */
  readonly engine: SearchEngine | undefined;
  readonly incomplete: boolean;
}

/** The whole guide, ready to be searched. */
export function useSearchable(): Searchable {
  const { routes, destinations, complete, failed, retry } = useRelease();
  useEffect(() => {
    if (!complete) retry();
  }, [complete, retry]);
  const remotes = useMemo(() => {
    const names = new Map(destinations.flatMap(({ areas }) => areas).map(({ key, text }) => [key, text]));
    return searchedRemotes(routes, (key) => names.get(key) ?? '');
  }, [routes, destinations]);
  const [state, setState] = useState<Searchable>({ engine: undefined, incomplete: false });
  useEffect(() => {
    let left = false;
    // Without a network the document may not come: what the page knows by itself is searched then.
    if (complete || failed) {
      void readSearchFiles(remotes).then(({ entries, incomplete }) => {
        if (!left) setState({ engine: createSearchEngine(entries), incomplete: incomplete || !complete });
      });
    }
    return () => {
      left = true;
    };
  }, [remotes, complete, failed]);
  return state;
}
