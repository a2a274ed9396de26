import { startTransition, useEffect, useState } from 'react';

const minute = 60_000;
let current: Date | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
type Listener = (now: Date) => void;
const listeners = new Set<Listener>();

/** A list tells it on every card: they are drawn in slices, between which the page answers. */
function tell(told: Iterable<Listener>, now: Date): void {
  startTransition(() => {
    for (const listener of told) listener(now);
  });
}

function tick(): void {
  current = new Date();
  tell(listeners, current);
}

/** A tab in the background sleeps; it looks at the clock when it is seen again. */
function wake(): void {
  if (document.visibilityState === 'visible') tick();
}

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, minute / 2);
    document.addEventListener('visibilitychange', wake);
  }
  tell([listener], (current ??= new Date()));
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', wake);
    current = undefined;
  };
}

/** Path that the document was fetched from; null where nobody knows. */
let fetchedFrom: string | null | undefined;

function documentPath(): string | null {
  if (globalThis.PRERENDERING || !('getEntriesByType' in performance)) return null;
  const [document] = performance.getEntriesByType('navigation');
  return document === undefined ? null : new URL(document.name).pathname;
}

/** Whether what is drawn may have come with the page: at the address of the document alone. */
function mayBePrerendered(): boolean {
  fetchedFrom ??= documentPath();
  return fetchedFrom === null || fetchedFrom === window.location.pathname;
}

/**
 * The time, anew each half minute; undefined in a prerendered page, which nobody knows when is read, and at the first drawing over it.
 * What follows from it is drawn as a transition: it keeps no press waiting.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState(() => (mayBePrerendered() ? undefined : (current ??= new Date())));
  useEffect(() => subscribe(setNow), []);
  return now;
}
