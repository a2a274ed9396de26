import type { Page } from '@playwright/test';

/** Finds the texts that `markNewLooks` has marked. */
export const newLooks = '[data-new-look]';

interface Looked {
  /** What has been seen of each element with text: how it is written, and on what. */
  readonly lookedAt: WeakMap<Element, Set<string>>;
}

/**
 * Marks each text that is shown and looks unlike before: in other colours, on another ground, in another size, or not shown before.
 * What contrast follows from is the same for all others, so that they need not be judged again. Everything counts as seen then.
 * @returns how many there are
 */
export async function markNewLooks(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { lookedAt } = ((window as unknown as { looked?: Looked }).looked ??= {
      lookedAt: new WeakMap<Element, Set<string>>(),
    });
    const painted = (element: Element): string => {
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
      return [
        backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
        backgroundImage,
        opacity,
        filter,
        mixBlendMode,
      ].join(' ');
    };
    const grounds = new Map<Element, string>();
    /** What is painted behind an element's content: by itself, by all around it, and by what is laid over or under its siblings. */
    const groundOf = (element: Element): string => {
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const laid = [...element.children]
        .filter((child) => !['static', 'relative'].includes(getComputedStyle(child).position))
        .map(painted);
      const ground = [element.parentElement ? groundOf(element.parentElement) : '', painted(element), ...laid].join(
        '|',
      );
      grounds.set(element, ground);
      return ground;
    };
    const lookOf = (element: Element): string => {
      const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
      const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
      return [color, around, fontSize, fontWeight, textShadow, textDecorationLine, groundOf(element)].join('|');
    };
    const texts = new Set<Element>(document.querySelectorAll('input, select, textarea'));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && /\S/.test(node.textContent ?? '')) texts.add(node.parentElement);
    let count = 0;
    for (const element of texts) {
      element.removeAttribute('data-new-look');
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const look = lookOf(element);
      const seen = lookedAt.get(element) ?? new Set();
      lookedAt.set(element, seen);
      if (seen.has(look)) continue;
      seen.add(look);
      element.setAttribute('data-new-look', '');
      count += 1;
    }
    return count;
  });
}
