import type { Page } from '@playwright/test';
import { accessibilityViolations, arriveWithin, expect, test as base, untilAlive } from './fixtures';
import { violationsInEveryLook } from './accessibility/violationsInEveryLook';
import { ownedRoutes } from './routes';
import { releaseOf } from '../scripts/site';
import { buyPass, goOffline, signIn, test as visitorTest } from './account/visitor';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search the guide' });
/** By the keyboard; letters count from when the field is there. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(search(page).getByRole('combobox')).toBeFocused();
}
const results = (page: Page) => search(page).getByRole('option');

base.describe('the search', () => {
  base('finds a place by a name half remembered, and leads to it', async ({ page }) => {
    await page.goto('/');
    await untilAlive(page);
    await openSearch(page);
    await page.keyboard.type('sacre coeur');
    await expect(results(page).first()).toContainText('Sacré-Cœur');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/monuments#sacre-coeur$/);
    await expect(page.locator('#sacre-coeur')).toBeFocused();
    await expect(page.locator('#sacre-coeur')).toBeInViewport();
  });

  base(
    'opens from the bar of a phone, closes with Escape and by its button, and gives the focus back',
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/paris');
      await untilAlive(page);
      const opener = page.getByRole('button', { name: 'Search the guide' }).first();
      await opener.click();
      await expect(search(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(search(page)).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await search(page).getByRole('button', { name: 'Close' }).click();
      await expect(search(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
    },
  );

  base('puts a place into the trip beside its result, breaking no rule in any look', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/parisstays');
    await untilAlive(page);
    await openSearch(page);
    await page.keyboard.type('museum');
    const add = search(page).getByRole('button', { name: /^Add .* to my trip$/ });
    await expect(add.first()).toBeVisible();
    for (const button of await add.all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    // Each beside its own line.
    for (const button of await add.all()) {
      const name = (await button.getAttribute('aria-label'))?.replace(/^Add | to my trip$/g, '') ?? '';
      const line = await results(page).filter({ hasText: name }).first().boundingBox();
      const own = await button.boundingBox();
      const middle = (own?.y ?? 0) + (own?.height ?? 0) / 2;
      expect(middle).toBeGreaterThan(line?.y ?? Infinity);
      expect(middle).toBeLessThan((line?.y ?? 0) + (line?.height ?? 0));
    }
    expect(await violationsInEveryLook(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(search(page).getByRole('status').filter({ hasText: 'Your trip, no day yet' })).toBeVisible();
    await expect(search(page).getByRole('button', { name: /^In my trip: / })).toBeFocused();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await search(page).getByRole('link', { name: 'See my trip' }).click();
    await expect(page.getByRole('heading', { name: 'Not on a day yet' })).toBeFocused();
  });

  base('names what is premium, and tells nothing of it', async ({ page, site, request }) => {
    await page.goto('/paris');
    await untilAlive(page);
    await openSearch(page);
    await page.keyboard.type('arenes de lutece');
    await expect(results(page).first()).toContainText('Expert Access');
    const [version] = releaseOf(site.dataFolder).microFrontends['@odysseus/paris'] ?? [];
    for (const name of ['search-index.json', 'search.json']) {
      const file = await (await request.get(new URL(name, new URL(version?.url ?? '', site.origin)).href)).text();
      expect(file).toContain('Roman arena of Lutetia');
      // Of the place's summary, its address and its position nothing.
      expect(file).not.toMatch(/gladiat|rue Monge|48\.84/i);
    }
  });
});

base.describe('a trip', () => {
  base('is kept over a reload and told on other screens', async ({ page }) => {
    await page.goto('/monuments');
    await untilAlive(page);
    const card = page.locator('#eiffel-tower');
    await card.getByRole('button', { name: 'Add to my trip' }).click();
    await expect(card.getByRole('button', { name: /In my trip/ })).toBeVisible();
    await page.reload();
    await untilAlive(page);
    await expect(card.getByRole('button', { name: /In my trip/ })).toBeVisible();
    await page.goto('/parisstays');
    await untilAlive(page);
    await page.locator('#about > details > summary').click();
    await page.locator('#first-1 summary').first().click();
    await expect(page.getByText(/min on foot to the place in your trip/).first()).toBeVisible();
  });

  base('lasts for the visit where nothing can be stored', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto('/monuments');
    await untilAlive(page);
    const card = page.locator('#eiffel-tower');
    await card.getByRole('button', { name: 'Add to my trip' }).click();
    await expect(card.getByRole('button', { name: /In my trip/ })).toBeVisible();
  });
});

base.describe('a list on a phone', () => {
  base.use({ viewport: { width: 390, height: 844 } });

  base('unfolds the card that an address names, and leads from a card to the way there', async ({ page }) => {
    await page.goto('/monuments#pont-neuf');
    await untilAlive(page);
    const card = page.locator('#pont-neuf');
    await expect(card).toBeInViewport();
    await card.getByText('More', { exact: true }).click();
    await expect(card.getByText('Nearest stops')).toBeVisible();
    await card.getByRole('button', { name: /^Directions to / }).click();
    const ways = page.getByRole('dialog', { name: /^Directions to / });
    await expect(ways.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(ways.getByRole('link', { name: 'Google Maps' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(ways).toHaveCount(0);
    await expect(card.getByRole('button', { name: /^Directions to / })).toBeFocused();
  });
});

base.describe('a list that comes to life under a finger', () => {
  base.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/monuments', '/museums', '/parisnightlife'])
    base(`moves no card of ${path}`, async ({ page, browser, site }) => {
      const heights = (of: Page) =>
        of
          .locator('main article article')
          .evaluateAll((cards) =>
            cards.map((card) => `${card.id}: ${Math.round(card.getBoundingClientRect().height)} px`),
          );
      // As it is before its code comes, which is not as it is where scripts are off.
      const still = await browser.newContext({ viewport: page.viewportSize(), serviceWorkers: 'block' });
      await still.route('**/*', (route) =>
        route.request().resourceType() === 'script' ? route.abort() : route.continue(),
      );
      const asStored = await still.newPage();
      await asStored.goto(new URL(path, site.origin).href);
      await asStored.evaluate(() => document.fonts.ready);
      await page.goto(path);
      await untilAlive(page);
      await expect(
        page.locator('[data-state="open"], [data-state="closed"]').filter({ visible: true }).first(),
      ).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await heights(page)).toEqual(await heights(asStored));
      await still.close();
    });
});

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles']) {
  base.describe(`a visitor whose clock is set to ${timezoneId}`, () => {
    base.use({ timezoneId });

    // Moments in Paris: a Monday noon, a Tuesday noon, 1 May, Christmas Day, and the night on which clocks go forward.
    // The hours of both are what is usual: they were read nowhere.
    for (const [name, moment, louvre, orsay] of [
      ['Monday', '2026-11-30T12:00:00+01:00', 'Usually open until 18:00', 'Closed, usually opens tomorrow 09:30'],
      ['Tuesday', '2026-12-01T12:00:00+01:00', 'Closed, usually opens tomorrow 09:00', 'Usually open until 18:00'],
      [
        '1 May',
        '2027-05-01T12:00:00+02:00',
        'Closed, usually opens tomorrow 09:00',
        'Closed, usually opens tomorrow 09:30',
      ],
      [
        'Christmas Day',
        '2026-12-25T12:00:00+01:00',
        'Closed, usually opens tomorrow 09:00',
        'Closed, usually opens tomorrow 09:30',
      ],
      [
        'the night on which clocks go forward',
        '2027-03-28T03:30:00+02:00',
        'Closed, usually opens 09:00',
        'Closed, usually opens 09:30',
      ],
    ] as const) {
      base(`reads the hours of Paris on ${name}`, async ({ page }) => {
        await page.clock.setFixedTime(new Date(moment));
        await page.goto('/museums');
        await expect(page.locator('#louvre')).toContainText(louvre);
        await expect(page.locator('#orsay')).toContainText(orsay);
      });
    }
  });
}

base('a mistake that is reported arrives, and one that could not be sent stays', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  await page.goto('/museums');
  await untilAlive(page);
  const card = page.locator('#louvre');
  await card.getByText('More', { exact: true }).click();
  await card.getByRole('button', { name: /Report a mistake/ }).click();
  await card.getByLabel(/What is wrong about/).fill('The pyramid is on the other side.');
  await goOffline(page);
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByRole('alert')).toContainText('could not be sent');
  await page.context().setOffline(false);
  const answer = page.waitForResponse('**/api/reports');
  await card.getByRole('button', { name: 'Send' }).click();
  expect((await answer).status()).toBe(204);
  await expect(card).toContainText('Thank you');
});

base('list screens load no code of the map', async ({ page }) => {
  await page.goto('/museums');
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => /maplibre/i.test(name))).toEqual([]);
});

base.describe('without JavaScript', () => {
  base.use({ javaScriptEnabled: false });

  base('every public screen of Paris can be read', async ({ page, site }) => {
    const routes = ownedRoutes(releaseOf(site.dataFolder)).filter(
      ({ owner, type, preparation }) => owner === 'paris' && type === 'public' && !preparation,
    );
    expect(routes.length).toBeGreaterThanOrEqual(9);
    for (const { path } of routes) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(1_000);
    }
  });
});

visitorTest(
  'every premium screen of Paris opens for whoever has paid, and breaks no rule',
  async ({ page, email, site }) => {
    await signIn(page, email);
    await buyPass(page);
    const routes = ownedRoutes(releaseOf(site.dataFolder)).filter(
      ({ owner, type, preparation }) => owner === 'paris' && type === 'premium' && !preparation,
    );
    expect(routes.length).toBeGreaterThanOrEqual(8);
    const found: string[] = [];
    // Anew: what was paid for outside of the page, the page does not know yet.
    await page.goto('/paris');
    for (const { path } of routes) {
      await arriveWithin(page, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      found.push(...(await accessibilityViolations(page)).map((violation) => `${path}: ${violation}`));
    }
    expect(found).toEqual([]);
  },
);
