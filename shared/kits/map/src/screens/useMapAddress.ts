import { useLocation } from '@odysseus/runtime';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { anyAddress, readMapAddress, writeMapAddress, type MapAddress } from '../logic/mapAddress';

const listeners = new Set<() => void>();
/** What an address would say that the browser refused to write: Safari takes a hundred in half a minute. */
let unwritten: { readonly instead: string; readonly search: string } | undefined;

function subscribe(listener: () => void): () => void {
  const follow = (): void => {
    unwritten = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('popstate', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', follow);
    if (listeners.size === 0) unwritten = undefined;
  };
}

function currentSearch(): string {
  return unwritten?.instead === location.href ? unwritten.search : location.search;
}

/**
 * What the address says of the map, and a way to make it say something else: it outlasts a reload and the way back, and moves neither
 * page nor focus. A prerendered page stands for all of its addresses, and says nothing.
 */
export function useMapAddress(): readonly [MapAddress, (change: Partial<MapAddress>) => void] {
  // A link to another walk changes the address through the router, which tells nobody else.
  useLocation();
  const search = useSyncExternalStore(subscribe, currentSearch, () => undefined);
  const address = useMemo(() => (search === undefined ? anyAddress : readMapAddress(search)), [search]);
  const change = useCallback((part: Partial<MapAddress>) => {
    const next = writeMapAddress(currentSearch(), part);
    if (next === currentSearch()) return;
    try {
      // Past the router, which would take the focus to the page's heading.
      history.replaceState(history.state, '', `${location.pathname}${next}${location.hash}`);
      unwritten = undefined;
    } catch {
      unwritten = { instead: location.href, search: next };
    }
    for (const listener of listeners) listener();
  }, []);
  return [address, change];
}
