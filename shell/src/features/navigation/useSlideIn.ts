import { menuOpenClass } from '@odysseus/contract';
import { useCallback, useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { mobileBreakpoint } from './dimensions';

interface SlideIn {
  readonly show: () => void;
  readonly hide: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly toggleRef: RefObject<HTMLButtonElement | null>;
  readonly closeRef: RefObject<HTMLButtonElement | null>;
}

/**
 * The panel of narrow screens: opens onto its close button, keeps the focus inside, and gives it back when it closes.
 * The class of the root element alone says whether it is open, and `aria-expanded` of its button tells so, as while the page comes to
 * life (`earlyActionsScript`). As a state of React's it would have the frame drawn anew before the press is answered.
 */
export function useSlideIn(pathname: string): SlideIn {
  const toggleRef = useRef<HTMLButtonElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);

  const turn = useCallback((open: boolean) => {
    document.documentElement.classList.toggle(menuOpenClass, open);
    toggleRef.current?.setAttribute('aria-expanded', String(open));
  }, []);
  const show = useCallback(() => {
    turn(true);
    closeRef.current?.focus();
  }, [turn]);
  const hide = useCallback(() => {
    turn(false);
    toggleRef.current?.focus();
  }, [turn]);
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (!isOpen()) return;
      if (event.key === 'Escape') hide();
      if (event.key === 'Tab') keepFocusInside(event);
    },
    [hide],
  );

  // A navigation closes the panel; the focus then belongs to the new screen's heading. The first screen closes none that was
  // opened while the page came to life.
  const shownAt = useRef(pathname);
  useLayoutEffect(() => {
    if (shownAt.current !== pathname) turn(false);
    shownAt.current = pathname;
  }, [pathname, turn]);

  // On a wider screen, as after turning a tablet, the menu stands beside the page: nothing slides, and no focus is kept in.
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${mobileBreakpoint}px)`);
    const close = () => turn(false);
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
      close();
    };
  }, [turn]);
  return { show, hide, onKeyDown, toggleRef, closeRef };
}

function isOpen(): boolean {
  return document.documentElement.classList.contains(menuOpenClass);
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
