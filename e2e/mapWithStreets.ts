import type { Page } from '@playwright/test';
import { expect, test as base, untilAlive } from './fixtures';
import { withTimers } from './withTimers';

/** Whose pages are those of the site with an archive of streets, on a phone. */
export const test = base.extend({
  baseURL: async ({ streetsSite }, use) => use(streetsSite.origin),
  viewport: { width: 390, height: 844 },
});

/** Where pages ask for the archive. */
export const archivePattern = '**/map/tiles.pmtiles';

/** What the map is drawn on, which says where it is from: `tiles`, or what came with the page. */
export const ground = (page: Page) => page.locator('[data-ground]');

/** Opens the map of Paris, and waits until it is drawn. */
export async function openMap(page: Page, address = '/parismap'): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
  await expect(page.locator('[data-state="live"]')).toBeVisible();
}

/** What is told of the kept streets below the map, once somebody comes that far. */
export const goToKept = (page: Page): Promise<void> =>
  page
    .locator('#use')
    .getByRole('status')
    .last()
    .evaluate((line) => line.scrollIntoView({ block: 'center' }));

/**
 * Has a page that stays for a second count as seen later. It is kept with what it has loaded by then, once: on a busy machine its map
 * comes later than that.
 */
export const seenWithItsMap = (page: Page): Promise<void> => withTimers(page, [[1_000, 10_000]]);

/** Until the map can be opened without a network. */
export async function untilMapIsKept(page: Page): Promise<void> {
  const kept = (): Promise<string[]> =>
    page.evaluate(async () =>
      (await (await caches.open('odysseus-pages')).keys()).map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(kept).toContain('/parismap');
}
