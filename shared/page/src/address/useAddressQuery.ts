import { useLocation } from '@odysseus/runtime';
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/**
 * The query of the page's address, and a way to write another: it outlasts a reload and the way back, can be sent to somebody, and
 * moves neither page nor focus. Empty in a prerendered page, which stands for all of its addresses.
 */
export function useAddressQuery(): readonly [query: string, change: (query: string) => void] {
  // A link to another query changes the address through the router, which tells nobody else.
  useLocation();
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const change = useCallback((wanted: string) => {
    // Past the router, which would take the focus to the page's heading.
    history.replaceState(history.state, '', location.pathname + wanted);
    for (const listener of listeners) listener();
  }, []);
  return [query, change];
}
