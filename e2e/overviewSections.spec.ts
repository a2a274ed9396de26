import { fromWithin, type Release } from '@odysseus/contract';
import type { Page } from '@playwright/test';
import { expect, settled, test, untilAlive } from './fixtures';
import { withoutReadablePatience } from './withoutReadablePatience';

test.use({ viewport: { width: 390, height: 844 } });

/** The files that an overview needs only where its page did not come with it, and which of them the page has fetched. */
const fetchedForSections = async (page: Page): Promise<{ named: number; fetched: string[] }> => {
  const preload = await page.evaluate(async () => {
    const { release } = (await (await fetch('/current.json')).json()) as { release: string };
    const document = (await (await fetch(`/releases/${release}.json`)).json()) as Release;
    return document.microFrontends['@odysseus/paris']?.[0]?.extras.preload ?? {};
  });
  const own = preload['/paris'] ?? [];
  const later = (preload[fromWithin('/paris')] ?? []).filter((file) => !own.includes(file));
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return { named: later.length, fetched: later.filter((file) => loaded.includes(file)) };
};

test('an overview keeps its sections as they came, and fetches their code for nobody who is there', async ({
  page,
}) => {
  await withoutReadablePatience(page);
  await page.goto('/paris');
  const first = await page
    .locator('#arrivals details')
    .first()
    .evaluateHandle((element) => element);
  await untilAlive(page);
  expect(await first.evaluate((element) => element.isConnected)).toBe(true);
  const here = await fetchedForSections(page);
  expect(here.named).toBeGreaterThan(0);
  expect(here.fetched).toEqual([]);
  // Within the page, in both directions.
  await page.evaluate(() => void Object.assign(window, { marked: true }));
  const tile = page.locator('#screens a[href="/museums"]');
  await tile.click();
  await expect(page).toHaveURL('/museums');
  await expect(page.locator('main h1')).toHaveText(/museum/i);
  await page.goBack();
  await expect(page.locator('#arrivals h2')).toBeAttached();
  await page
    .locator('main a[href="#entry"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/paris#entry');
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  // What a list has in common with them came with the list.
  const later = await fetchedForSections(page);
  expect(later.fetched.length).toBeLessThan(later.named);
});

test('an overview that is come to from within the site has its sections by code, and the same words', async ({
  page,
}) => {
  await page.goto('/paris');
  await untilAlive(page);
  const words = await settled(page, () => page.locator('main').innerText(), 30);
  await page.goto('/');
  await untilAlive(page);
  await page.evaluate(() => void Object.assign(window, { marked: true }));
  await page.getByRole('main').locator('a[href="/paris"]').first().click();
  await expect(page.locator('#arrivals h2')).toBeAttached();
  await expect.poll(() => page.locator('main').innerText()).toBe(words);
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  // The browser's list has a file a moment later than the page.
  await expect
    .poll(async () => {
      const { named, fetched } = await fetchedForSections(page);
      return named - fetched.length;
    })
    .toBe(0);
});

for (const path of ['/paris', '/italy/rome', '/metro', '/parispack', '/italy/romemap'])
  test(`${path} is laid out to its end though nobody comes there`, async ({ page }) => {
    await page.goto(path);
    const waiting = page.locator('main [data-later="near"]');
    expect(await waiting.count()).toBeGreaterThan(0);
    await expect
      .poll(() =>
        waiting.evaluateAll((sections) =>
          sections
            .filter((section) => section.matches('section:not(:has(> details))'))
            .filter((section) => !section.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }))
            .map(({ id }) => id),
        ),
      )
      .toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test.describe('on a phone', () => {
  for (const path of ['/paris', '/italy', '/italy/rome', '/london', '/athens'])
    test(`${path} is no longer than sixteen screens while its entries are folded`, async ({ page }) => {
      await page.goto(path);
      await untilAlive(page);
      // Sections below the fold are given a height in advance: their own counts here.
      await page.evaluate(() => {
        for (const section of document.querySelectorAll<HTMLElement>('main section'))
          section.style.contentVisibility = 'visible';
      });
      expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThan(16);
    });

  test('an entry unfolds wherever it is pressed, and what has come to light can be pressed itself', async ({
    page,
  }) => {
    await page.goto('/paris');
    await untilAlive(page);
    const entry = page.locator('#book li').first();
    const { width, height } = (await entry.boundingBox()) ?? { width: 0, height: 0 };
    await entry.click({ position: { x: 20, y: height - 12 } });
    const link = entry.getByRole('link').last();
    await expect(link).toBeVisible();
    await link.click({ trial: true });
    await entry.click({ position: { x: width - 24, y: 20 } });
    await expect(link).toBeHidden();
  });
});
