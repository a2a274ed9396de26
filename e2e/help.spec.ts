import type { BrowserContext, Page } from '@playwright/test';
import { publicNameTest } from './account/publicName';
import { backendCall } from './account/visitor';
import { accessibilityViolations, expect, test as base, untilAlive } from './fixtures';

const test = base.extend({ viewport: { width: 390, height: 844 } });

const button = (page: Page) => page.getByRole('link', { name: 'Emergency help' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Emergency help' });
const steps = (page: Page) => page.getByRole('list', { name: 'Do this' }).getByRole('listitem');

/** Two taps from a page: help, and what happened. */
async function tapTwice(page: Page, tile: string): Promise<void> {
  await button(page).click();
  await dialog(page).locator('summary', { hasText: tile }).click();
}

for (const path of ['/', '/museums']) {
  test(`from ${path} two taps lead to whom to call and what to do`, async ({ page }) => {
    await page.goto(path);
    await untilAlive(page);
    await tapTwice(page, 'Choking');
    await expect(steps(page).filter({ visible: true })).toHaveCount(3);
    await expect(dialog(page).locator('details[open] a[href="tel:15"]')).toBeInViewport({ ratio: 1 });
    for (const step of await steps(page).filter({ visible: true }).all())
      await expect(step).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(path);
  });
}

test('help closes by its button and by Escape, and gives the focus back', async ({ page }) => {
  await page.goto('/london');
  await untilAlive(page);
  await button(page).click();
  await expect(dialog(page).getByRole('button', { name: 'United Kingdom' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Close emergency help' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`open help, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('breaks no rule of WCAG 2.2 AA that a program can check, and does not scroll sideways, even at 400 % zoom', async ({
      page,
    }) => {
      await page.goto('/paris');
      await untilAlive(page);
      await tapTwice(page, 'Choking');
      expect(await accessibilityViolations(page)).toEqual([]);
      for (const viewport of [
        { width: 320, height: 256 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(viewport);
        expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        const small = await dialog(page)
          .locator('button, summary, a')
          .filter({ visible: true })
          .evaluateAll((all) =>
            all.filter((each) => each.getBoundingClientRect().height < 44).map(({ textContent }) => textContent),
          );
        expect(small, 'targets').toEqual([]);
      }
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  });
}

test('on a wide screen the menu holds the entry, and leads to all help', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/italy/rome');
  await untilAlive(page);
  const entry = page.locator('#side-menu').getByRole('link', { name: 'Emergency', exact: true });
  await expect(entry).toHaveAttribute('href', '/italy/emergencyinfo');
  await entry.click();
  await expect(dialog(page).getByRole('button', { name: 'Italy' })).toHaveAttribute('aria-pressed', 'true');
  await dialog(page)
    .getByRole('link', { name: /^The whole page/ })
    .click();
  await expect(page).toHaveURL('/italy/emergencyinfo');
  await expect(dialog(page)).toHaveCount(0);
});

test('an emergency intent typed into the search is answered with help alone, and the search comes back when it is asked for', async ({
  page,
}) => {
  await page.goto('/paris');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Search the guide' }).click();
  const field = page.getByRole('combobox', { name: 'Search the guide' });
  await field.fill('my father has chest pain and cannot breathe');
  await expect(page.getByRole('alert')).toContainText('Call 15 now');
  await expect(steps(page)).toHaveCount(3);
  await expect(page.getByRole('option')).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await field.press('Enter');
  await expect(page).toHaveURL('/paris');
  await expect(steps(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Something else happened' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show search results' }).click();
  await expect(steps(page)).toHaveCount(0);
  await field.fill('louvre museum');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.getByRole('option').count()).toBeGreaterThan(0);
});

publicNameTest.describe('where analytics are allowed', () => {
  publicNameTest.use({ consent: 'all', viewport: { width: 390, height: 844 } });

  publicNameTest('nothing of help is recorded, while the page around it is', async ({ page }) => {
    const events: string[] = [];
    page.context().on('request', (request) => {
      if (backendCall.events.test(request.url())) events.push(request.postData() ?? '');
    });
    // Of clicks only a share is recorded: here each.
    await page.addInitScript(() => void (Math.random = () => 0));
    await page.goto('/paris');
    await untilAlive(page);
    await tapTwice(page, 'Chest pain');
    await expect(steps(page).filter({ visible: true })).toHaveCount(3);
    await dialog(page).getByRole('button', { name: 'Italy' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#side-menu a[href="/museums"]').click();
    await expect(page).toHaveURL('/museums');
    await expect.poll(() => events.join()).toMatch(/user_interaction.*\/museums/);
    expect(events.join()).not.toMatch(/emergency|summary|chest/i);
  });
});

test('where its code does not come, the link is followed', async ({ page, problems }) => {
  problems.allow(/Failed to load resource|ERR_FAILED/);
  await page.route(/\/help\.[\w-]+\.js/, (route) => route.abort());
  await page.goto('/paris');
  await untilAlive(page);
  await button(page).click();
  await expect(page).toHaveURL('/emergencyinfo');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Waits until the worker has kept the page, and the emergency pages of all destinations. */
  const kept = (page: Page): Promise<string[]> =>
    page.evaluate(async () =>
      (await (await caches.open('odysseus-pages')).keys()).map(({ url }) => new URL(url).pathname),
    );

  async function coldPage(context: BrowserContext, old: Page): Promise<Page> {
    const page = await context.newPage();
    await old.close();
    return page;
  }

  test('help opens after the first visit to any page, and every emergency page is there', async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(/^console: Failed to load resource/);
    const emergencies = ['/emergencyinfo', '/italy/emergencyinfo', '/london/safetyandscams'];
    await page.goto(site.origin);
    await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/', ...emergencies]));
    await context.setOffline(true);
    const cold = await coldPage(context, page);
    await cold.goto(site.origin);
    await untilAlive(cold);
    await tapTwice(cold, 'Choking');
    await expect(steps(cold).filter({ visible: true })).toHaveCount(3);
    for (const path of emergencies) {
      await cold.goto(site.origin + path);
      await expect(cold.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(cold.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
    }
    await cold.goto(`${site.origin}/athens`);
    await expect(cold.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await expect(cold.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Emergency help');
    await expect(cold.getByRole('main').locator('ul').first().getByRole('link')).toHaveCount(emergencies.length);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, target] of [
    ['/', '/emergencyinfo'],
    ['/museums', '/emergencyinfo'],
    ['/italy/rome', '/italy/emergencyinfo'],
  ] as const) {
    test(`the button of ${path} leads to ${target}`, async ({ page }) => {
      await page.goto(path);
      await button(page).click();
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
