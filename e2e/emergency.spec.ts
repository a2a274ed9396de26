import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations, expect, test as base, untilAlive } from './fixtures';

const phone = { width: 390, height: 844 };
/** Pixels from the top of a telephone's screen, the site's own bar included, in which every number to dial stands. */
const reach = 700;

const numbers = (page: Page) => page.getByRole('list', { name: 'Numbers to dial' }).first().getByRole('link');
const tile = (page: Page, kind: string) => page.locator(`details#${kind}`);

/** Whether a tap on the middle of what is shown meets it, and nothing that lies over it. */
const isMet = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });

const test = base.extend({ viewport: phone });

for (const [path, first] of [
  ['/emergencyinfo', 'tel:112'],
  ['/italy/emergencyinfo', 'tel:112'],
  ['/london/safetyandscams', 'tel:999'],
] as const) {
  test.describe(`${path} on a telephone, before anything was answered`, () => {
    test.use({ consent: 'pending' });

    test('shows every number to dial in reach, and nothing lies over them or over the first tiles', async ({
      page,
    }) => {
      await page.goto(path);
      await untilAlive(page);
      await expect(page.getByRole('region', { name: 'Cookies, if you like' })).toBeAttached();
      await expect(numbers(page).first()).toHaveAttribute('href', first);
      const [head] = await numbers(page).all();
      for (const number of await numbers(page).all()) {
        const box = await number.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(56);
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(reach);
        expect(box?.width).toBeLessThanOrEqual((await head?.boundingBox())?.width ?? 0);
        expect(await isMet(number)).toBe(true);
      }
      for (const kind of ['unconscious', 'chest-pain']) {
        const summary = tile(page, kind).locator('summary');
        expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(56);
        expect(await isMet(summary)).toBe(true);
      }
      await expect(page.getByRole('complementary', { name: 'Please Rotate Your Device' })).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    });
  });
}

test('a tile opens whom to call, three steps, a sentence and the nearest help', async ({ page }) => {
  await page.goto('/emergencyinfo');
  await untilAlive(page);
  const card = tile(page, 'chest-pain');
  await expect(card.getByRole('listitem').first()).toBeHidden();
  await card.locator('summary').click();
  await expect(card.getByRole('list', { name: 'Do this' }).getByRole('listitem')).toHaveCount(3);
  await expect(card.getByRole('list', { name: 'Do this' })).toBeInViewport();
  await expect(card.getByRole('link').first()).toHaveAttribute('href', 'tel:15');
  await expect(card.getByText('Venez vite')).toBeVisible();
  await expect(card.getByRole('link', { name: /^Call 01/ })).toHaveCount(2);
  await expect(card.getByRole('link', { name: /^Directions to/ }).first()).toHaveAttribute(
    'href',
    /destination=48\.\d+,2\.\d+$/,
  );
  await card.locator('summary').press('Enter');
  await expect(card.getByRole('list', { name: 'Do this' })).toBeHidden();
});

test('an address with a kind opens it, and one with a place opens all that it is folded in', async ({ page }) => {
  await page.goto('/emergencyinfo#chest-pain');
  await untilAlive(page);
  await expect(tile(page, 'chest-pain').getByRole('list', { name: 'Do this' })).toBeInViewport();
  await expect(tile(page, 'stroke').getByRole('list', { name: 'Do this' })).toBeHidden();
  await tile(page, 'arrested').locator('summary').click();
  await tile(page, 'arrested').getByRole('link', { name: 'All: Embassies and consulates' }).click();
  await expect(page.getByRole('heading', { name: 'Embassies and consulates' })).toBeInViewport();
  await expect(page.locator('#us-embassy')).toBeVisible();
  await page.getByRole('button', { name: 'Search the guide' }).first().click();
  await page.getByRole('combobox').fill('necker');
  await page.getByRole('option').filter({ hasText: 'Necker children' }).first().click();
  await expect(page.locator('#necker-children-emergency')).toBeInViewport();
  await expect(page.locator('#necker-children-emergency')).toBeFocused();
});

test('nearest help is told from where the visitor is, once asked to', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.8985, longitude: 2.3318 });
  await page.goto('/emergencyinfo');
  await untilAlive(page);
  const card = tile(page, 'bleeding');
  await card.locator('summary').click();
  await card.getByRole('button', { name: 'Nearest to me' }).click();
  await expect(card.getByText('Bichat hospital, emergency room')).toBeVisible();
  await expect(card).toContainText('1 min on foot');
  await tile(page, 'stroke').locator('summary').click();
  await expect(tile(page, 'stroke')).toContainText('min on foot');
});

test('a sentence is held out as large as the screen, in one colour whatever the mode, and goes by key and by button', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/emergencyinfo#stroke');
  await untilAlive(page);
  const opener = tile(page, 'stroke').getByRole('button', { name: 'Show it large' });
  const dialog = page.getByRole('dialog', { name: 'Show it large' });
  await opener.click();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  const text = dialog.getByText('Venez vite');
  expect(await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(40);
  expect(
    await text.evaluate(
      (element) => (element.parentElement?.scrollHeight ?? 0) - (element.parentElement?.clientHeight ?? 0),
    ),
  ).toBe(0);
  expect(await dialog.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

for (const path of ['/emergencyinfo', '/london/safetyandscams']) {
  test(`${path} prints one page: numbers, and where it stands`, async ({ page }) => {
    await page.goto(`${path}#chest-pain`);
    await untilAlive(page);
    const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('In an emergency: ')).toBeVisible();
    await expect(
      page.getByRole('rowheader', { name: path === '/emergencyinfo' ? '112' : '999', exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByText(`${new URL(page.url()).origin}${path}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    if (path === '/emergencyinfo') await expect(page.getByText('Hôpital de la Pitié-Salpêtrière').last()).toBeVisible();
  });
}

for (const [width, colorScheme] of [
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const) {
  test(`breaks no rule of accessibility: ${width}, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/emergencyinfo#chest-pain');
    await untilAlive(page);
    for (const id of ['papers-gone', 'group-1', 'first-1', 'block-1'])
      await page.locator(`details#${id} > summary`).click();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test.describe('in a window of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing is cut off at the side', async ({ page }) => {
    for (const path of ['/emergencyinfo', '/italy/emergencyinfo', '/london/safetyandscams']) {
      await page.goto(path);
      await untilAlive(page);
      await page.evaluate(() =>
        document.querySelectorAll('main details').forEach((part) => part.setAttribute('open', '')),
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('numbers dial, tiles open, and steps can be read', async ({ page }) => {
    await page.goto('/emergencyinfo');
    await expect(numbers(page).first()).toHaveAttribute('href', 'tel:112');
    await expect(numbers(page).first()).toBeInViewport();
    const card = tile(page, 'bleeding');
    await card.locator('summary').click();
    await expect(card.getByRole('list', { name: 'Do this' }).getByRole('listitem')).toHaveCount(3);
    await expect(card.getByRole('list', { name: 'Do this' })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Call 01/ }).first()).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    await page.locator('#group-5 > summary').click();
    await expect(page.locator('#us-embassy')).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page of a city that was visited is there and answers', async ({ page, context, problems }) => {
    // Without a network the browser writes each request that failed into its console.
    problems.allow(/^console: Failed to load resource/);
    await page.goto('/paris');
    const kept = (): Promise<boolean> =>
      page.evaluate(async () => (await (await caches.open('odysseus-pages')).match('/emergencyinfo')) !== undefined);
    await expect.poll(kept).toBe(true);
    await context.setOffline(true);
    await page.goto('/emergencyinfo#choking');
    await untilAlive(page);
    await expect(numbers(page).first()).toHaveAttribute('href', 'tel:112');
    await expect(tile(page, 'choking').getByRole('list', { name: 'Do this' })).toBeInViewport();
    await tile(page, 'choking').getByRole('button', { name: 'Show it large' }).click();
    await expect(page.getByRole('dialog', { name: 'Show it large' })).toBeVisible();
  });
});
