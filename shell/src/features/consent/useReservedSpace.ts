import { useEffect, type RefObject } from 'react';

const property = '--consent-banner-height';

/**
 * Keeps room for a panel that is fixed at the foot of the viewport: the page's end and every scroll to a focused
 * element leave the panel's height and its distance from the foot free, so that it never hides what has the focus.
 * While `data-consent-banner` stands on the root element, the body reads `--consent-banner-height` (styles.css), and so does what is
 * marked with `data-above-consent`. It is not inherited, and the margin is that of what has the focus in place of a padding of the
 * root's: for either a browser would style the whole page anew.
 */
export function useReservedSpace(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const page = element.ownerDocument;
    const keep = roomIn(page);
    const measure = () => keep(`${Math.ceil(element.getBoundingClientRect().height + distanceFromFoot(element))}px`);
    page.documentElement.toggleAttribute('data-consent-banner', true);
    // Told of its first height, too, once it is laid out: to ask for that now would have the page laid out at once.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    if (observer) observer.observe(element);
    else measure();
    return () => {
      observer?.disconnect();
      page.documentElement.removeAttribute('data-consent-banner');
      keep(null);
    };
  }, [panel]);
}

/** Pixels between a panel and the foot of the viewport; none where it stands in the page (on a screen of help). */
function distanceFromFoot(panel: HTMLElement): number {
  const { position, bottom } = getComputedStyle(panel);
  return position === 'fixed' ? Number.parseFloat(bottom) || 0 : 0;
}

/** Sets the height, or none, for those who read it; for the whole page in browsers where a sheet can't be made. */
function roomIn(page: Document): (height: string | null) => void {
  if (!('adoptedStyleSheets' in page)) {
    const { style } = (page as Document).documentElement;
    return (height) => {
      style.setProperty(property, height);
      style.scrollPaddingBottom = height ?? '';
    };
  }
  const sheet = new CSSStyleSheet();
  page.adoptedStyleSheets.push(sheet);
  return (height) => {
    if (height === null) page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
    else
      sheet.replaceSync(
        `:is(body, [data-above-consent]) { ${property}: ${height} } :is(:focus, :target) { scroll-margin-bottom: calc(${height} + 1.5rem) }`,
      );
  };
}
