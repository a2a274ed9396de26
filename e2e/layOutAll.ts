import type { Page } from '@playwright/test';

/**
 * Has sections of a page laid out that wait for a reader to come near, and those that come later, too. Until then their room is
 * guessed, and where it is too small what is asked for the place of their links lies over the links below them, as nobody ever
 * sees it.
 */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const rule = 'main section { content-visibility: visible !important; }';
    const isThere = document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText === rule);
    if (isThere) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  });
