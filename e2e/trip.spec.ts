import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityViolations, expect, test as base, untilAlive } from './fixtures';

const test = base.extend({ viewport: { width: 390, height: 844 } });
const path = '/app/itinerarybuilder';
const tripLink = (page: Page) => page.getByRole('link', { name: /^My trip/ }).first();
const names = (page: Page) => page.locator('[data-stop] h3').allTextContents();
const stop = (page: Page, name: string) => page.locator('[data-stop]').filter({ hasText: name });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

async function add(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).getByRole('button', { name: 'Add to my trip' }).click();
}

/** Lays a trip of three museums into the browser. */
const withTrip = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('odysseus.plan') !== null) return;
    const place = (id: string, name: string, longitude: number) => ({
      id: `paris/${id}`,
      name,
      path: '/museums',
      coordinates: [48.86, longitude],
    });
    const list = [place('louvre', 'Louvre', 2.336), place('orsay', "Musée d'Orsay", 2.326)];
    localStorage.setItem('odysseus.plan', JSON.stringify(list));
  });

test('from a card by the count to the page: days, order, dates, what is shut then, over a reload, and back', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-24T09:00:00Z');
  await open(page, '/museums');
  const before = await tripLink(page).boundingBox();
  await add(page, 'louvre');
  await add(page, 'orsay');
  await expect(tripLink(page)).toHaveAccessibleName('My trip, 2 places');
  expect(await tripLink(page).boundingBox()).toEqual(before);
  await tripLink(page).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My trip');
  await expect.poll(() => names(page)).toHaveLength(2);
  const [first = ''] = await names(page);
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await expect.poll(async () => (await names(page))[1]).toBe(first);
  await expect(page.getByRole('button', { name: `Move ${first} down` })).toBeFocused();

  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('button', { name: 'Put all of them on this day' }).click();
  // A Tuesday: the Louvre is shut.
  await page.getByLabel(/Date of the first day/).fill('2026-12-01');
  await expect(page.getByRole('region', { name: 'Tuesday 1 Dec' })).toBeVisible();
  await expect(stop(page, 'Louvre')).toContainText(/closed on Tuesdays/i);
  await expect(page.getByRole('img', { name: /^Map of Tuesday 1 Dec/ })).toBeVisible();
  await expect(page.getByText(/Entry to all of it for one adult: (about )?€\d+/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('button', { name: 'Move to Wed 2 Dec' }).click();
  await expect(stop(page, 'Louvre')).not.toContainText(/closed on/i);
  // Below the bar, which covers what one scrolls by.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole('region', { name: 'Wednesday 2 Dec' })).toContainText('Louvre');
  await page.getByRole('button', { name: /^Undo: .* moved to another day/ }).click();
  await expect(page.getByRole('region', { name: 'Tuesday 1 Dec' })).toContainText('Louvre');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('two tabs show one trip, whichever changes it', async ({ page, context }) => {
  await withTrip(context);
  await open(page, path);
  const other = await context.newPage();
  await open(other, path);
  await other.getByRole('button', { name: 'Add a day' }).click();
  await expect(page.getByRole('region', { name: 'Day 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Move Louvre down' }).click();
  await expect.poll(async () => (await names(other))[1]).toBe('Louvre');
  await expect(other.getByRole('region', { name: 'Day 1' })).toBeVisible();
});

test('where storage is forbidden the trip lasts for the visit, and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem'] as const)
      Storage.prototype[method] = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
  });
  await open(page, '/museums');
  await add(page, 'louvre');
  await tripLink(page).click();
  await expect(page.getByText(/This browser does not keep your trip/)).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Louvre']);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is planned yet' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page opens cold with its hours and prices', async ({ page, context, problems }) => {
    problems.allow(/^console: Failed to load resource/);
    await withTrip(context);
    await open(page, path);
    await expect(page.getByText(/Entry to all of it/)).toBeVisible();
    const kept = () =>
      page.evaluate(async () =>
        (await (await caches.open('odysseus-pages')).keys()).map(({ url }) => new URL(url).pathname),
      );
    await expect.poll(kept).toContain(path);
    await context.setOffline(true);
    const cold = await context.newPage();
    await page.close();
    await open(cold, path);
    await expect.poll(() => names(cold)).toHaveLength(2);
    await expect(cold.getByText(/Entry to all of it/)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs it, and where the places stand', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'My trip' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('This page needs JavaScript');
    await expect(page.getByRole('main').getByRole('link', { name: 'Paris', exact: true })).toBeVisible();
  });
});
