import { useSyncExternalStore } from 'react';

const minute = 60_000;
let current: Date | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  current = new Date();
  for (const listener of listeners) listener();
}

/** A tab in the background sleeps; it looks at the clock when it is seen again. */
function wake(): void {
  if (document.visibilityState === 'visible') tick();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, minute / 2);
    document.addEventListener('visibilitychange', wake);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', wake);
    current = undefined;
  };
}

/** The time, anew each half minute; undefined in a prerendered page, which nobody knows when is read. */
export function useNow(): Date | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (current ??= new Date()),
    () => undefined,
  );
}
