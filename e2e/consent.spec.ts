import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from './fixtures';

test.use({ consent: 'pending' });

const banner = (page: Page) => page.getByRole('region', { name: /cookie/i });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));

for (const [button, value] of [
  ['Accept Necessary', 'necessary'],
  ['Accept All', 'all'],
] as const) {
  test(`'${button}' stores ${value}, and the banner is gone after a reload`, async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    expect(await stored(page)).toBeNull();
    await banner(page).getByRole('button', { name: button }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toBe(value);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
}

test('closing stores nothing, and the next visit asks again', async ({ page }) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
  await untilAlive(page);
  await page.getByRole('main').getByRole('link', { name: 'Paris', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('Customize says so in the console, offers both purposes, and stores one of the known values', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Customize' }).click();
  await expect.poll(() => said.some((line) => /customize/i.test(line))).toBe(true);
  await expect(banner(page).getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
  await expect(banner(page).getByRole('checkbox', { name: 'Necessary' })).toBeChecked();
  const analytics = banner(page).getByRole('checkbox', { name: 'Analytics' });
  await expect(analytics).not.toBeChecked();
  await banner(page).getByRole('button', { name: 'Save Choices' }).click();
  expect(await stored(page)).toBe('necessary');
  // What had the focus is gone with the banner.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

  // The footer opens the choices again; with analytics the other value is stored.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Your cookie choices' })).toBeFocused();
  await analytics.check();
  await banner(page).getByRole('button', { name: 'Save Choices' }).click();
  expect(await stored(page)).toBe('all');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' })).toBeFocused();

  // The privacy page opens them, too, and shows what was chosen. Withdrawing removes what analytics had stored.
  await page.goto('/legal/privacy');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('session_id'))).not.toBeNull();
  await page.getByRole('main').getByRole('button', { name: 'Cookie Settings' }).first().click();
  await expect(analytics).toBeChecked();
  await analytics.uncheck();
  await banner(page).getByRole('button', { name: 'Save Choices' }).click();
  expect(await stored(page)).toBe('necessary');
  expect(
    await page.evaluate(() =>
      ['session_id', 'initial_source', 'landing_page'].map((key) => sessionStorage.getItem(key)),
    ),
  ).toEqual([null, null, null]);
});

test('until somebody agrees, nothing is stored, sent or set', async ({ page, context }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/?utm_source=newsletter');
  await expect(banner(page)).toBeVisible();
  await untilAlive(page);
  await page.getByRole('main').getByRole('link', { name: 'Paris', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await banner(page).getByRole('button', { name: 'Accept Necessary' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sent.filter((url) => url.includes('/api/events'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    ['cookieConsent'],
    [],
  ]);
  await untilAlive(page);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
});

test('a choice made in another tab counts here', async ({ page, context }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/paris');
  await banner(other).getByRole('button', { name: 'Accept All' }).click();
  await expect(banner(page)).toHaveCount(0);
  // Cleared site data is a question that is open again.
  await other.evaluate(() => localStorage.clear());
  await expect(banner(page)).toBeVisible();
});

test('rubbish in the storage counts as not asked', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', '{"yes":'));
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
});

test.describe('where the browser keeps nothing', () => {
  test('a page without storage works, and remembers the choice while it lives', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/');
    await banner(page).getByRole('button', { name: 'Accept All' }).click();
    await expect(banner(page)).toHaveCount(0);
    await untilAlive(page);
    await page.getByRole('main').getByRole('link', { name: 'Paris', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(banner(page)).toHaveCount(0);
  });

  test('a full storage does not break the page', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto('/paris');
    await banner(page).getByRole('button', { name: 'Accept All' }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the banner is reached by the keyboard and never hides what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const panel = document.querySelector('[aria-labelledby]:has(> h2 ~ button)');
      if (!focused || focused === document.body || panel?.contains(focused)) return '';
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + bottom) / 2);
      return over && panel?.contains(over) ? focused.textContent : '';
    });
    expect(hidden).toBe('');
    if (await page.evaluate(() => document.activeElement?.textContent === 'Accept All')) break;
  }
  await expect(page.getByRole('button', { name: 'Accept All' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
});

test('what stands at the foot of the screen ends above the banner, also where that is a card', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/parismap');
  const sheet = page.locator('[data-above-consent]').first();
  await expect(sheet).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [await sheet.boundingBox(), await banner(page).boundingBox()];
      return above && below ? above.y + above.height - below.y : Number.NaN;
    })
    .toBeLessThanOrEqual(0);
});
