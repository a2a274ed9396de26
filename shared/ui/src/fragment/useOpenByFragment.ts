import { useLocation } from '@odysseus/runtime';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { decodedFragment } from './decodedFragment';

/**
 * Unfolds what the address names, and all that it is folded in, and brings it into view: `#chest-pain`. Before the frame moves
 * the focus there: what is folded takes none. Without scripts browsers unfold what an id inside it names.
 */
export function useOpenByFragment<T extends HTMLElement = HTMLDivElement>(): RefObject<T | null> {
  const root = useRef<T>(null);
  const location = useLocation();
  useLayoutEffect(() => {
    if (location.hash.length < 2) return;
    const target = root.current?.querySelector(`#${CSS.escape(decodedFragment(location.hash))}`);
    if (!target) return;
    for (let part = target.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
      part.open = true;
    // A section that is folded is named itself; a card shows what it is before it is unfolded.
    if (target.matches('section')) target.querySelector(':scope > details')?.setAttribute('open', '');
    target.scrollIntoView();
  }, [location]);
  return root;
}
