import { tripPath } from '@odysseus/contract';
import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test, untilAlive } from './fixtures';
import { ownedRoutes } from './routes';
import { releaseOf } from '../scripts/site';

const phone = { width: 390, height: 844 };
const bar = (page: Page, city = 'Paris') => page.getByRole('navigation', { name: `Pages of ${city}` });

test.describe('the bar of a city', () => {
  test.use({ viewport: phone });

  test('leads from any page to the others, and to all of them from its end', async ({ page }) => {
    await page.goto('/museums');
    await untilAlive(page);
    await expect(bar(page).locator('[aria-current="page"]')).toHaveText('Museums');
    expect((await bar(page).boundingBox())?.height).toBeLessThan(56);
    await bar(page).getByRole('link', { name: 'Metro' }).click();
    await expect(page).toHaveURL('/metro');
    await expect(bar(page).locator('[aria-current="page"]')).toHaveText('Metro');
    const all = bar(page).getByText('All', { exact: true });
    await all.click();
    const stays = bar(page).getByRole('link', { name: 'Where to stay' });
    await expect(stays).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(stays).toBeHidden();
    await all.click();
    await stays.click();
    await expect(page).toHaveURL('/parisstays');
    await expect(stays).toBeHidden();
    // Its own page stands behind the end, which is marked in its place.
    expect(await all.evaluate((word) => getComputedStyle(word.closest('summary') ?? word).boxShadow)).not.toBe('none');
    await bar(page).getByRole('link', { name: 'Map' }).click();
    await expect(page).toHaveURL('/parismap');
    expect(await all.evaluate((word) => getComputedStyle(word.closest('summary') ?? word).boxShadow)).toBe('none');
  });

  test('cuts no word off at the end of its line', async ({ page }) => {
    const cut: string[] = [];
    for (const [path, city] of [
      ['/paris', 'Paris'],
      ['/italy/rome', 'Rome'],
    ] as const) {
      await page.goto(path);
      await untilAlive(page);
      const words = await bar(page, city)
        .getByRole('list')
        .first()
        .evaluate((line) => {
          const end = line.getBoundingClientRect().right;
          return [...line.querySelectorAll('a > span:last-child')]
            .map((word) => ({ text: word.textContent, box: word.getBoundingClientRect() }))
            .filter(({ box }) => box.left < end && box.right > end + 1)
            .map(({ text }) => text);
        });
      cut.push(...words);
    }
    expect(cut).toEqual([]);
  });

  test('stands before a gate, and on pages that no menu lists', async ({ page }) => {
    await page.goto('/app/dining');
    await expect(page.getByText('Please sign in to access premium features.')).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Map' })).toBeVisible();
    await page.goto('/rome-explore2');
    await expect(bar(page, 'Rome').getByRole('link', { name: 'Emergency' })).toHaveAttribute(
      'href',
      '/italy/emergencyinfo',
    );
  });
});

test.describe('without scripts', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('the bar leads on, and unfolds', async ({ page }) => {
    await page.goto('/metro');
    await bar(page).getByText('All', { exact: true }).click();
    await bar(page).getByRole('link', { name: 'Where to stay' }).click();
    await expect(page).toHaveURL('/parisstays');
  });
});

test.describe('the end of a page', () => {
  test.use({ viewport: phone });

  test('leads on to three others, what everybody may read first', async ({ page }) => {
    const ends = new Set<string>();
    for (const path of ['/museums', '/metro', '/parispack', '/paris']) {
      await page.goto(path);
      const cards = page.locator('[data-related] a');
      await expect(cards).toHaveCount(3);
      const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(paths.filter((each) => each.startsWith('/app/') && each !== tripPath)).toEqual([]);
      expect(paths).not.toContain(path);
      // Nor to what a card above leads to already.
      const above = page.locator('main ul:not([data-related]) > li:has(img) a');
      const led = await above.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(
        paths.filter((each) => led.includes(each)),
        path,
      ).toEqual([]);
      ends.add(paths.join(' '));
    }
    expect(ends.size).toBe(4);
    await page.locator('[data-related] a').first().click();
    await expect(page).toHaveURL(/\/paris-explore2?$/);
  });
});

test('a place that a text names is led to, and its card unfolds', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/parispack');
  await untilAlive(page);
  const mention = page.locator('main a[href="/museums#louvre"]').first();
  await expect(mention).toHaveText('Louvre');
  await mention.click();
  await expect(page).toHaveURL('/museums#louvre');
  await expect(page.locator('#louvre')).toBeInViewport();
  expect(await page.evaluate(() => document.body.textContent.includes('[['))).toBe(false);
});

test.describe('the first screen of a phone', () => {
  test.use({ viewport: phone });

  /** How much of an answer has to stand on it, in pixels: a card, a field, the head of a map. */
  const usefulPart = 120;

  test('answers on every page that is no list', async ({ page, site }) => {
    const pages = ownedRoutes(releaseOf(site.dataFolder)).filter(
      ({ type, area }) => (type === 'public' || type === 'premium') && area !== 'tools' && area !== 'main',
    );
    const late: string[] = [];
    for (const { path } of [{ path: '/' }, ...pages]) {
      await page.goto(path);
      const answer = page.locator('main [data-answer]').first();
      // Lists and emergency pages are measured with what they are: see guide.spec.ts and emergency.spec.ts.
      const other = page.locator('main :is(article article, [data-urgent])').first();
      await expect(answer.or(other).first(), path).toBeAttached();
      if ((await page.locator('main [data-urgent]').count()) > 0 || (await answer.count()) === 0) continue;
      const box = await answer.boundingBox();
      const end = (box?.y ?? Infinity) + Math.min(box?.height ?? 0, usefulPart);
      if (end > phone.height) late.push(`${path}: ${Math.round(end)}`);
    }
    expect(late).toEqual([]);
  });
});
