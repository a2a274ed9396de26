import { laterAttribute } from '@odysseus/contract';

const waiting = new Set<HTMLElement>();
let isWaiting = false;

/** Browsers without idle callbacks get a pause of this many milliseconds. */
const pauseMs = 300;
/** A page that never rests is interrupted after so many. */
const patienceMs = 2_000;

/** How a section that waits for a reader to come near says so, to whoever didn't draw it. */
export const nearMark = 'near';
export const deferredSections = `[${laterAttribute}="${nearMark}"]`;

/**
 * Lays a deferred section out in a pause, one in each, though no reader is near: what a browser finds on a page, its scroll bar
 * and a picture of the whole page are right then.
 * @returns leaves the section to whoever comes near
 */
export function layOutInPauses(section: HTMLElement): () => void {
  waiting.add(section);
  waitForPause();
  return () => waiting.delete(section);
}

function waitForPause(): void {
  if (isWaiting || waiting.size === 0) return;
  isWaiting = true;
  if (document.readyState !== 'complete') addEventListener('load', inPause, { once: true });
  else inPause();
}

function inPause(): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(layOutNext, { timeout: patienceMs });
  else setTimeout(layOutNext, pauseMs);
}

function layOutNext(): void {
  const [next] = waiting;
  if (next) {
    waiting.delete(next);
    next.style.contentVisibility = 'visible';
  }
  // Its layout comes with the next frame: no two of them in one task.
  requestAnimationFrame(() => {
    isWaiting = false;
    waitForPause();
  });
}
