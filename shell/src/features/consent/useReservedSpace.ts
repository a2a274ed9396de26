import { useEffect, type RefObject } from 'react';

/**
 * Keeps room for a panel that is fixed at the foot of the viewport: the page's end and every scroll to a focused
 * element leave the panel's height free, so that it never hides what has the focus.
 * The stylesheet reads `--consent-banner-height` while `data-consent-banner` stands on the root element.
 */
export function useReservedSpace(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const root = element.ownerDocument.documentElement;
    const measure = () =>
      root.style.setProperty('--consent-banner-height', `${Math.ceil(element.getBoundingClientRect().height)}px`);
    measure();
    root.toggleAttribute('data-consent-banner', true);
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      root.removeAttribute('data-consent-banner');
      root.style.removeProperty('--consent-banner-height');
    };
  }, [panel]);
}
