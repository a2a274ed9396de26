import { laterAttribute } from '@odysseus/contract';
import { whenIdle } from '@odysseus/runtime/idle';
import { nearMark } from '@odysseus/ui/later';

const waiting = new Set<HTMLElement>();
let isWaiting = false;

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
  whenIdle(window, layOutNext);
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
