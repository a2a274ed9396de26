import type { Page } from '@playwright/test';
import { overflow, violationsInEveryLook } from './accessibility/violationsInEveryLook';
import { accessibilityViolations, arriveWithin, expect, test, untilAlive } from './fixtures';
import { hoverMenu } from './hoverMenu';
import { ownedRoutes, routeRows } from './routes';
import { releaseOf } from '../scripts/site';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The parts of the site, each of which has its screens looked at on its own. */
const parts = [...new Set(routeRows.map(({ owner }) => owner))];

/** One screen for each thing that a signed-out visitor can meet in a part, and every screen of it that has its content. */
function screens(part: string, dataFolder: string): readonly string[] {
  const routes = ownedRoutes(releaseOf(dataFolder));
  const finished = routes
    .filter(
      (route) => route.owner === part && !route.preparation && (route.type === 'public' || route.type === 'legal'),
    )
    .map(({ path }) => path);
  const preparation = routes.find((route) => route.preparation && route.type === 'public');
  return [
    ...finished,
    ...(part === 'shell' ? ['/app/checkout', '/no-such-page'] : []),
    ...(part === 'paris' ? ['/app/parishiddengems'] : []),
    ...(preparation?.owner === part ? [preparation.path] : []),
  ];
}

for (const part of parts) {
  test(`no screen of ${part} breaks a rule of WCAG 2.2 AA that a program can check, 390 or 1440 pixels wide, by day or by night, or scrolls sideways, even at 400 % zoom`, async ({
    page,
    site,
  }) => {
    const found: string[] = [];
    const paths = screens(part, site.dataFolder);
    expect(paths).not.toEqual([]);
    // One page for all screens: what the browser has compiled of page and rules stays.
    await page.goto(part === 'shell' ? '/paris' : '/');
    for (const path of paths) {
      await arriveWithin(page, path);
      found.push(...(await violationsInEveryLook(page)).map((violation) => `${path}, ${violation}`));
    }
    expect(found).toEqual([]);
  });

  test(`every screen of ${part} comes to life where its address is opened`, async ({ page, problems, site }) => {
    problems.allow(/status of 404/);
    for (const path of screens(part, site.dataFolder)) {
      await page.goto(path);
      await untilAlive(page);
      await expect(heading(page)).toBeVisible();
    }
  });
}

test('a text that can not be read in one look alone is found there, and nowhere else', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto('/no-such-page');
  await untilAlive(page);
  expect(await violationsInEveryLook(page)).toEqual([]);
  for (const width of [390, 1440] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.evaluate(
        (look) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`@media ${look} { main p { color: #777 !important; background: #888 !important; } }`);
          document.adoptedStyleSheets = [sheet];
        },
        `(${width < 1024 ? 'max' : 'min'}-width: ${width}px) and (min-width: 390px) and (prefers-color-scheme: ${colorScheme})`,
      );
      const found = await violationsInEveryLook(page);
      expect([...new Set(found.map((violation) => violation.split(': ', 2).join(': ')))]).toEqual([
        `${width} px, ${colorScheme}: color-contrast`,
      ]);
    }
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the banner of a preview, ${colorScheme}, 390 pixels wide`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test('breaks no rule, fits, and leads out', async ({ page }) => {
      // The service writes this into the pages of whoever holds a signed address.
      const preview = {
        part: 'paris',
        version: '1.0.0-0123456789',
        expires: new Date(Date.now() + 3_600_000).toISOString(),
        leave: '/preview/leave',
      };
      await page.route('**/paris', async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        await route.fulfill({
          response: answer,
          body: html.replace(
            /("canaries":\[[^<]*?\])(?=\}<|,"canaryShell")/,
            (canaries) => `${canaries},"preview":${JSON.stringify(preview)}`,
          ),
        });
      });
      await page.goto('/paris');
      const banner = page.getByRole('complementary', { name: /preview/i });
      await expect(banner).toContainText('1.0.0-0123456789');
      await expect(banner.getByRole('link')).toHaveAttribute('href', '/preview/leave');
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    });
  });
}

test.describe('what lies over the page', () => {
  test.use({ consent: 'pending' });

  test('menu, lists, cookie banner, its choices and rotate prompt break no rule either', async ({ page }) => {
    await page.goto('/');
    await untilAlive(page);
    const banner = page.getByRole('region', { name: /cookie/i });
    await expect(banner).toBeVisible();
    expect(await accessibilityViolations(page), 'banner').toEqual([]);
    await banner.getByRole('button', { name: 'Customize' }).click();
    await expect(banner.getByRole('checkbox', { name: 'Analytics' })).toBeVisible();
    expect(await accessibilityViolations(page), 'choices').toEqual([]);
    await page.getByRole('button', { name: 'Save Choices' }).click();
    await hoverMenu(page);
    await page.locator('#side-menu').getByRole('button', { name: 'Italy' }).click();
    await page.locator('#side-menu').getByRole('button', { name: 'Rome' }).click();
    await expect(page.locator('#side-menu a[href="/italy/rome"]')).toBeVisible();
    await expect.poll(async () => Math.round((await page.locator('#side-menu').boundingBox())?.width ?? 0)).toBe(288);
    expect(await accessibilityViolations(page), 'open rail').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expect.poll(async () => (await page.locator('#side-menu').boundingBox())?.x).toBe(0);
    expect(await accessibilityViolations(page), 'slide-in menu').toEqual([]);
  });
});

test.describe('with reduced motion', () => {
  test('nothing moves by itself, and the menu opens without sliding', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/auth', '/paris']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            (animation) =>
              animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration ?? 0) > 20,
          )
          .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'transition')),
      );
      expect(moving, path).toEqual([]);
    }
    await untilAlive(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect((await page.locator('#side-menu').boundingBox())?.x).toBe(0);
  });
});

test.describe('the request to turn the device', () => {
  for (const [width, letters, most] of [
    [390, '100%', 38],
    [320, '100%', 38],
    [320, '200%', 64],
  ] as const)
    test(`is two short lines at most, ${width} pixels wide with letters of ${letters}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/museums');
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
      const prompt = page.getByRole('complementary', { name: 'Please Rotate Your Device' });
      await expect(prompt).toContainText('This app works best in landscape orientation');
      const { height = Infinity } = (await prompt.boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(most);
      // Whole: none of its words is cut.
      expect(await prompt.locator('p').evaluate((words) => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(
        0,
      );
    });
});
