import { useLocation } from '@odysseus/runtime';
import { useEffect } from 'react';
import { focusHeading, focusPart } from './focusHeading';

/** Whether the page has shown its first screen: only later ones take the focus. */
let arrivedOnce = false;

/** Moves the focus to the heading of whatever stands at an address now. The first screen of a page leaves the focus to the browser. */
export function useArrivalFocus(path: string): void {
  const { key, hash } = useLocation();
  useEffect(() => {
    if (!arrivedOnce) {
      arrivedOnce = true;
      return undefined;
    }
    if (hash) return focusPart(hash);
    window.scrollTo(0, 0);
    return focusHeading();
  }, [path, key, hash]);
}
