import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const nothing = () => null;

/**
 * Whether the page came with the HTML of this part, which React is about to take over: at its first drawing, and as long as it is
 * there. Not where the page is rendered ahead, nor where React draws it itself, as on a page that somebody came to within the site.
 */
export function useCameWithPage(): boolean {
  const asked = { of: false };
  // What a page came with is asked for only while it is taken over; the answer is the same, so that nothing is drawn again for it.
  useSyncExternalStore(never, nothing, () => {
    asked.of = true;
    return null;
  });
  return useState(asked.of && !globalThis.PRERENDERING)[0];
}
