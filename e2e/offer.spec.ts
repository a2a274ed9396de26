import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations, expect, test, untilAlive } from './fixtures';

test.use({ viewport: { width: 390, height: 844 } });

const gem = '/app/parishiddengems';
const price = (page: Page) => page.getByRole('main').getByText(/^€\d+\.\d\d$/);
const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { y: Infinity, height: 0 };
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a gate shows what access costs and what is behind it to whoever is not signed in', async ({ page }) => {
  await page.goto(gem);
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Feature' })).toBeVisible();
  await expect(price(page)).toHaveText(['€9.90', '€19.90', '€49.90']);
  await expect(page.getByRole('region', { name: 'On this page' })).toContainText(/\d+ places/);
  await expect(page.getByRole('list', { name: 'Among them:' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(/^\d+ pages of Paris/)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.goto('/app/odyessus');
  await expect(page.getByRole('region', { name: 'Odysseus answers' })).toContainText('The Louvre costs you');
});

test('a gate says so when the prices can’t be reached, and shows them when asked again', async ({ page, problems }) => {
  problems.allow(/checkout\/passes|ERR_FAILED/);
  await page.route('**/api/checkout/passes', (route) => route.abort());
  await page.goto(gem);
  await expect(page.getByText('The prices can’t be shown now.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.unroute('**/api/checkout/passes');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(price(page)).toHaveCount(3);
});

test('a price of a gate is pressed, and its pass is the chosen one above the sign-in', async ({ page }) => {
  await page.goto(gem);
  await page.getByRole('main').getByRole('link', { name: '30 days for €19.90' }).click();
  await expect(page).toHaveURL('/app/checkout');
  await expect(page.getByRole('button', { name: 'Choose 30 days' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('30 days for €19.90: sign in, and the payment comes next.')).toBeVisible();
});

test('from any page one tap leads to the prices, above the sign-in of the checkout', async ({ page }) => {
  await page.goto('/museums');
  await untilAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Passes and prices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Odysseus' })).toBeVisible();
  await expect(price(page)).toHaveText(['€9.90', '€19.90', '€49.90']);
  const heading = await boxOf(page.getByRole('heading', { level: 1 }));
  expect((await boxOf(price(page).last())).y).toBeLessThan(heading.y);
  await expect(page.getByText(/^\d+ pages of Paris.*\.$/)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Choose 30 days' }).click();
  await expect(page.getByText('30 days for €19.90: sign in, and the payment comes next.')).toBeVisible();
  await expect(page.getByPlaceholder('Sign in with email link')).toBeFocused();
});

test.describe('a first visit', () => {
  test.use({ consent: 'pending' });

  for (const path of ['/museums', '/monuments', '/architecture', '/parisnightlife', '/parisstays'])
    test(`the cookie banner leaves the heading and the name of the first entry of ${path} in sight, and no prompt stands beside it`, async ({
      page,
    }) => {
      await page.goto(path);
      const banner = page.getByRole('region', { name: 'Cookies, if you like' });
      await expect(banner).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Please Rotate Your Device' })).toBeHidden();
      for (const name of ['Accept Necessary', 'Accept All', 'Customize', 'Close'])
        await expect(banner.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      const over = await boxOf(banner);
      expect(over.height).toBeLessThanOrEqual(150);
      const main = page.getByRole('main');
      const entry = main.locator('article article').first().getByRole('heading').first();
      for (const seen of [main.getByRole('heading', { level: 1 }), entry]) {
        const { y, height } = await boxOf(seen);
        expect(y + height).toBeLessThanOrEqual(over.y);
      }
    });

  test.describe('on a low phone', () => {
    test.use({ viewport: { width: 390, height: 664 } });

    for (const path of [
      '/museums',
      '/monuments',
      '/architecture',
      '/parisnightlife',
      '/parisstays',
      '/italy/romeattractions',
      '/italy/romemodernsites',
    ])
      test(`it is a line and three choices, and covers no name of the first entry of ${path}`, async ({ page }) => {
        await page.goto(path);
        const banner = page.getByRole('region', { name: 'Cookies, if you like' });
        for (const name of ['Accept Necessary', 'Accept All', 'Customize', 'Close', 'Details'])
          await expect(banner.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
        const over = await boxOf(banner);
        const entry = page.getByRole('main').locator('article article').first().getByRole('heading').first();
        const { y, height } = await boxOf(entry);
        expect(y + height).toBeLessThanOrEqual(over.y);
      });

    test('its details open at a tap', async ({ page }) => {
      await page.goto('/museums');
      const banner = page.getByRole('region', { name: 'Cookies, if you like' });
      const whole = banner.getByText(/Nothing is stored or sent for that until you agree/);
      await expect(banner.getByText('Analytics only if you agree.')).toBeVisible();
      await expect(whole).toBeHidden();
      await banner.getByRole('button', { name: 'Details' }).click();
      await expect(whole).toBeVisible();
      await expect(banner.getByRole('link', { name: 'Privacy Policy' })).toBeInViewport({ ratio: 1 });
      await expect(banner.getByRole('button', { name: 'Accept All' })).toBeInViewport({ ratio: 1 });
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  });
});
