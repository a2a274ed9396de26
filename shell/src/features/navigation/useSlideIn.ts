import { menuOpenClass } from '@odysseus/contract';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { mobileBreakpoint } from './dimensions';

interface SlideIn {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly toggleRef: RefObject<HTMLButtonElement | null>;
  readonly closeRef: RefObject<HTMLButtonElement | null>;
}

/** The panel of narrow screens: opens onto its close button, keeps the focus inside, and gives it back when it closes. */
export function useSlideIn(pathname: string): SlideIn {
  const [open, setOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);

  // A navigation closes the panel; the focus then belongs to the new screen's heading. Not by an effect: that of the first
  // screen would close a panel that was opened while the page came to life.
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setOpen(false);
  }

  useEffect(() => {
    // Closed at the start it may have been opened by the page itself, before it came to life.
    if (!open) return undefined;
    document.documentElement.classList.add(menuOpenClass);
    return () => document.documentElement.classList.remove(menuOpenClass);
  }, [open]);

  // On a wider screen, as after turning a tablet, the menu stands beside the page: nothing slides, and no focus is kept in.
  useEffect(() => {
    if (!open) return undefined;
    const wide = window.matchMedia(`(min-width: ${mobileBreakpoint}px)`);
    const close = () => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [open]);

  const show = useCallback(() => {
    flushSync(() => setOpen(true));
    closeRef.current?.focus();
  }, []);
  const hide = useCallback(() => {
    setOpen(false);
    toggleRef.current?.focus();
  }, []);
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (!open) return;
      if (event.key === 'Escape') hide();
      if (event.key === 'Tab') keepFocusInside(event);
    },
    [open, hide],
  );
  return { open, show, hide, onKeyDown, toggleRef, closeRef };
}

function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (stop: Partial<HTMLElement>) => stop.checkVisibility?.() ?? true,
  );
  const first = stops[0];
  const last = stops.at(-1);
  const leavingForward = !event.shiftKey && document.activeElement === last;
  const leavingBackward = event.shiftKey && document.activeElement === first;
  if (!leavingForward && !leavingBackward) return;
  event.preventDefault();
  (leavingForward ? first : last)?.focus();
}
