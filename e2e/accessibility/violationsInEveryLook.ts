import type { Page } from '@playwright/test';
import { accessibilityViolations, colourRules } from './accessibilityViolations';
import { markNewLooks, newLooks } from './textLooks';
import { untilStill } from './untilStill';

const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
/** 400 % zoom of a window 1280 pixels wide (WCAG 2.2, 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** Text that is cut off or pushes the page wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Has sections laid out that wait for a reader to come near. Until then their room is guessed, and where it is too small what is
 * asked for the place of their links lies over the links below them, as nobody ever sees it.
 */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main section { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** Contrast of what looks unlike in every look before. */
async function newTextViolations(page: Page): Promise<string[]> {
  await untilStill(page);
  return (await markNewLooks(page)) > 0 ? accessibilityViolations(page, { rules: colourRules, within: newLooks }) : [];
}

/**
 * What is wrong with a screen on phones and large screens, by day and by night. Every rule is asked for on a phone by day and on a
 * large screen by night; of the other two looks only what the first two did not show can differ, and that in colour alone.
 */
export async function violationsInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  await layOutAll(page);
  const look = async (
    { width, height }: { readonly width: number; readonly height: number },
    colorScheme: 'light' | 'dark',
    violations: (page: Page) => Promise<string[]>,
  ): Promise<void> => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page)).map((violation) => `${width} px, ${colorScheme}: ${violation}`));
    if ((await overflow(page)) > 0) found.push(`${width} px: wider than the window by ${await overflow(page)} px`);
  };
  const everything = async (): Promise<string[]> => {
    const violations = await accessibilityViolations(page);
    await markNewLooks(page);
    return violations;
  };
  await look(narrow, 'light', everything);
  await look(wide, 'light', newTextViolations);
  await look(wide, 'dark', everything);
  await look(narrow, 'dark', newTextViolations);
  await page.setViewportSize(zoomed);
  if ((await overflow(page)) > 0) found.push(`at 400 % wider than the window by ${await overflow(page)} px`);
  return found;
}
