import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from './fixtures';

/** Where the headings of a page stand from the left, and how large they are. */
const headings = (page: Page) =>
  page
    .locator('main')
    .locator('h1, h2')
    .evaluateAll((all) =>
      all.map((heading) => [
        heading.textContent,
        Math.round(heading.getBoundingClientRect().left),
        getComputedStyle(heading).fontSize,
      ]),
    );

test('a page looks before its code has come as it does afterwards', async ({ page, browser, site }) => {
  for (const path of ['/', '/paris', '/auth', '/legal/privacy', '/app/CheckoutSuccess']) {
    const still = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.origin,
      viewport: page.viewportSize(),
    });
    const before = await still.newPage();
    await before.goto(path);
    const asServed = await headings(before);
    await still.close();
    expect(asServed.length, path).toBeGreaterThan(0);
    await page.goto(path);
    await untilAlive(page);
    if (path !== '/app/CheckoutSuccess') {
      await expect.poll(() => headings(page), path).toEqual(asServed);
      continue;
    }
    // Whose payment it is, no page can know ahead; the look is the same.
    const [[title, , size] = []] = asServed;
    expect(title).toBe('Your payment');
    await expect.poll(async () => (await headings(page))[0]?.[2]).toBe(size);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading, words] of [
    ['/', 'Europe, the first time', 'Paris'],
    ['/paris', 'Paris', 'Your first two hours'],
    ['/italy/rome', 'Rome', 'Your first two hours'],
    ['/legal/privacy', 'Privacy Policy', 'cookie'],
  ] as const) {
    test(`${path} can be read, and leads on`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('main')).toContainText(words);
      // Pictures, styles and colours need no script either.
      expect(
        await page.evaluate(
          () => [...document.images].filter((image) => image.loading !== 'lazy' && !image.complete).length,
        ),
      ).toBe(0);
      // By the keyboard: on the way down sections are laid out for the first time, and the link moves once more.
      await page
        .locator('.noscript')
        .getByRole('link', { name: path === '/italy/rome' ? 'London' : 'Rome', exact: true })
        .press('Enter');
      await expect(page).toHaveURL(path === '/italy/rome' ? /\/london$/ : /\/italy\/rome$/);
    });
  }

  test('a card of a list keeps no line free for what a script alone can tell', async ({ page }) => {
    await page.goto('/museums');
    const lines = page.locator('main [data-state="pending"]');
    expect(await lines.count()).toBeGreaterThan(5);
    await expect(lines.filter({ visible: true })).toHaveCount(0);
  });

  test('a page behind a gate says what it needs and what it costs, and gives the emergency numbers', async ({
    page,
  }) => {
    for (const path of ['/app/parishiddengems', '/app/dining', '/app/checkout']) {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.locator('.noscript')).toContainText('This page needs JavaScript.');
      await expect(page.locator('.noscript')).toContainText('7 days €9.90, 30 days €19.90, 365 days €49.90');
      await expect(page.locator('.noscript')).toContainText('Signing in and paying need JavaScript too.');
      await expect(page.locator('.noscript')).toContainText('112');
      // Nothing is being fetched or checked, and nothing claims to be.
      await expect(page.locator('main').getByText(/Checking your access|Loading|Fetching/)).toBeHidden();
      await expect(page).toHaveTitle(/ · Odysseus$/);
    }
  });
});
