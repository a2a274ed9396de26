import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from './fixtures';

/** Pixels of 1rem in the tests' browser. */
const rem = 16;
const rail = 4 * rem;
const expanded = 18 * rem;

// The rail widens and the menu slides in; both are seen to come to rest.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const menuOf = (page: Page) => page.locator('#side-menu');
const widthOf = async (page: Page) => Math.round((await menuOf(page).boundingBox())?.width ?? 0);
const railWidth = (page: Page) => expect.poll(() => widthOf(page));
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
/** Whether the focus is within the menu, or the document's start: past the last stop the browser's own bars come next. */
const focusInMenu = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.closest('#side-menu') !== null &&
      document.activeElement?.closest('#side-menu') !== undefined,
  );

test.describe('the rail of wide screens', () => {
  test('is 4rem wide, 18rem under the pointer, and narrow again when the pointer has left, even after a click', async ({
    page,
  }) => {
    await page.goto('/');
    await railWidth(page).toBe(rail);
    await expect(menuOf(page).getByRole('link', { name: 'Home' })).toBeAttached();
    await menuOf(page).hover();
    await railWidth(page).toBe(expanded);
    const paris = menuOf(page).getByRole('button', { name: 'Paris' });
    await expect(paris).toHaveAttribute('aria-expanded', 'false');
    await paris.click();
    await expect(paris).toHaveAttribute('aria-expanded', 'true');
    await expect(
      menuOf(page)
        .getByRole('link', { name: /Paris overview|^Paris/ })
        .first(),
    ).toBeVisible();
    await page.mouse.move(900, 500);
    await railWidth(page).toBe(rail);
    // What was opened stays open for the next time, and a second click closes it.
    await menuOf(page).hover();
    await railWidth(page).toBe(expanded);
    await paris.click();
    await expect(paris).toHaveAttribute('aria-expanded', 'false');
  });

  test('begins exactly at 1024 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.goto('/');
    await railWidth(page).toBe(rail);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await page.setViewportSize({ width: 1023, height: 700 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(menuOf(page)).toBeHidden();
  });

  test('widens for the keyboard, and leads to a city without a pointer', async ({ page }) => {
    await page.goto('/');
    await untilAlive(page);
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Skip to the content');
    await railWidth(page).toBe(rail);
    await page.keyboard.press('Tab');
    expect(await focusInMenu(page)).toBe(true);
    await railWidth(page).toBe(expanded);
    for (let stops = 0; stops < 10 && !(await focusedText(page)).startsWith('Paris'); stops += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(menuOf(page).getByRole('button', { name: 'Paris' })).toHaveAttribute('aria-expanded', 'true');
    const overview = menuOf(page).locator('a[href="/paris"]');
    await expect(overview).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(overview).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/paris');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await railWidth(page).toBe(rail);
    // From the heading the next stop lies in the content, not in the menu.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('the skip link leads past the menu', async ({ page }) => {
    await page.goto('/paris');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('the list of the current city is open, and signed out the auth entries are missing', async ({ page }) => {
    await page.goto('/italy/rome');
    await menuOf(page).hover();
    await expect(menuOf(page).getByRole('button', { name: 'Italy' })).toHaveAttribute('aria-expanded', 'true');
    await expect(menuOf(page).getByRole('button', { name: 'Rome' })).toHaveAttribute('aria-expanded', 'true');
    const current = menuOf(page).locator('[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', '/italy/rome');
    await expect(menuOf(page).locator('a[href="/auth"]')).toBeVisible();
    for (const path of ['/app/checkout', '/app/profile'])
      await expect(menuOf(page).locator(`a[href="${path}"]`)).toHaveCount(0);
  });
});

test.describe('the slide-in menu of narrow screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens by its button, keeps the focus inside, and gives it back on Escape', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await expect(menuOf(page)).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(menuOf(page)).toBeVisible();
    await railWidth(page).toBe(expanded);
    const close = page.getByRole('button', { name: 'Close menu' });
    await expect(close).toBeFocused();
    // Once around in each direction: every stop lies in the menu.
    const stops = await menuOf(page).locator('a[href], button').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop <= stops; stop += 1) {
        await page.keyboard.press(key);
        expect(await focusInMenu(page), `${key} ${stop}`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('closes by its button, by the backdrop, and when a page is chosen', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await toggle.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menuOf(page)).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.locator('[data-backdrop]').click({ position: { x: 370, y: 400 } });
    await expect(menuOf(page)).toBeHidden();
    await expect(page.locator('[data-backdrop]')).toBeHidden();

    await toggle.click();
    await menuOf(page).getByRole('button', { name: 'London' }).click();
    await menuOf(page).locator('a[href="/london"]').click();
    await expect(page).toHaveURL('/london');
    await expect(menuOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // The page behind can be scrolled again.
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('closes where the screen becomes wide, and nothing lies over the page there', async ({ page }) => {
    await page.goto('/');
    await untilAlive(page);
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await toggle.click();
    await expect(menuOf(page)).toBeVisible();
    await page.setViewportSize({ width: 1100, height: 844 });
    await page.mouse.move(900, 500);
    await railWidth(page).toBe(rail);
    await expect(page.locator('[data-backdrop]')).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menuOf(page)).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the rotate prompt', () => {
  const prompt = (page: Page) => page.getByText('Please Rotate Your Device');

  test('shows at 768 pixels and upright, not at 769 and not lying', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [width, height, shown] of [
      [768, 1024, true],
      [769, 1024, false],
      [390, 844, true],
      [844, 390, false],
      [768, 768, false],
      [767, 768, true],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(prompt(page), `${width}x${height}`).toBeVisible({ visible: shown });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('This app works best in landscape orientation')).toBeVisible();
  });

  test('does not keep anybody from going on upright', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Continue upright' }).click();
    await expect(prompt(page)).toBeHidden();
    await untilAlive(page);
    await page.getByRole('main').getByRole('link', { name: 'Paris', exact: true }).first().click();
    await expect(page).toHaveURL('/paris');
    await expect(prompt(page)).toBeHidden();
  });

  test.describe('on a first visit', () => {
    test.use({ consent: 'pending', viewport: { width: 390, height: 844 } });

    test('waits for the load after the answer about cookies', async ({ page }) => {
      await page.goto('/museums');
      await page.getByRole('button', { name: 'Accept Necessary' }).click();
      await expect(prompt(page)).toBeHidden();
      await page.reload();
      await expect(prompt(page)).toBeVisible();
    });
  });

  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test('is one slim line that stays away once it was closed, at the next load too, before its code has come', async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/museums');
    const line = page.getByRole('complementary', { name: 'Please Rotate Your Device' });
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(44);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await overflow(page)).toBe(0);
    await untilAlive(page);
    await page.getByRole('button', { name: 'Continue upright' }).click();
    await expect(line).toBeHidden();
    await page.route(/\.js$/, (route) => route.abort());
    problems.allow(/ERR_FAILED|Failed to load resource/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(line).toBeHidden();
  });
});

test('a spinner shows while the code of a screen is on its way', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  const held: (() => void)[] = [];
  await page.route('**/parts/london/**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'London', exact: true }).first().click();
  await expect(page).toHaveURL('/london');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Loading .*London.*…$/);
  // The frame works meanwhile.
  await menuOf(page).hover();
  await railWidth(page).toBe(expanded);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect
    .poll(async () => {
      for (const release of held.splice(0)) release();
      return page.getByRole('heading', { level: 1 }).count();
    })
    .toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
