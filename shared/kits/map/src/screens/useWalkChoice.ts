import { useLocation } from '@odysseus/runtime';
import { useCallback, useSyncExternalStore } from 'react';
import type { CompiledWalk } from '../logic/compiledWalk';

const parameter = 'walk';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The walk that the address names, and a way to name another: it outlasts a reload and the way back, and moves neither page nor focus. */
export function useWalkChoice(walks: readonly CompiledWalk[] = []): {
  readonly walk: CompiledWalk | undefined;
  readonly chooseWalk: (key: string | undefined) => void;
} {
  // A link to another walk changes the address through the router, which tells nobody else.
  useLocation();
  const key = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(parameter),
    // A prerendered page stands for all of its addresses.
    () => null,
  );
  const chooseWalk = useCallback((wanted: string | undefined) => {
    const address = new URL(location.href);
    if (wanted === undefined) address.searchParams.delete(parameter);
    else address.searchParams.set(parameter, wanted);
    // Past the router, which would take the focus to the page's heading.
    history.replaceState(history.state, '', address);
    for (const listener of listeners) listener();
  }, []);
  return { walk: walks.find((walk) => walk.key === key), chooseWalk };
}
