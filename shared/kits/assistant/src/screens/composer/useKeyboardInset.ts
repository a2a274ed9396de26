import { useEffect, type RefObject } from 'react';

/**
 * Tells the style sheet how much of the page a phone's keyboard covers, as `--keyboard-inset`. Browsers that shrink the page
 * themselves tell 0.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport: VisualViewport | null | undefined = globalThis.visualViewport;
    if (!viewport) return;
    const tell = (): void => {
      // A page that was pinched larger is not covered: it is moved.
      const covered = viewport.scale > 1.01 ? 0 : Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
      element.current?.style.setProperty('--keyboard-inset', `${Math.round(covered)}px`);
    };
    tell();
    viewport.addEventListener('resize', tell);
    viewport.addEventListener('scroll', tell);
    return () => {
      viewport.removeEventListener('resize', tell);
      viewport.removeEventListener('scroll', tell);
    };
  }, [element]);
}
