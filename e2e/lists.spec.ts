import type { Page } from '@playwright/test';
import { accessibilityViolations, arriveWithin, expect, settled, test, untilAlive } from './fixtures';
import { buyPass, signIn, test as visitorTest } from './account/visitor';
import { layOutAll } from './layOutAll';
import { ownedRoutes } from './routes';
import { releaseOf } from '../scripts/site';

/** The screens of all cities that are written, of which those are lists that hold cards of places. */
const screens = (type: 'public' | 'premium', dataFolder: string) =>
  ownedRoutes(releaseOf(dataFolder))
    .filter((route) => route.owner !== 'shell' && route.type === type && !route.preparation)
    .map(({ path }) => path);

/** A list, a map, a poster, the trip, a screen in preparation, the shell's own. */
const pagesOfKinds = [
  '/',
  '/auth',
  '/legal/privacy',
  '/app/checkout',
  '/app/itinerarybuilder',
  '/app/translator',
  '/paris-explore',
  '/paris-explore2',
  '/rome-explore2',
  '/paris',
  '/parisstays',
  '/parispack',
  '/metro',
  '/parismap',
  '/architecture',
  '/monuments',
  '/emergencyinfo',
  '/italy/emergencyinfo',
  '/london/safetyandscams',
  '/italy',
  '/italy/rome',
  '/italy/romepack',
  '/italy/romeattractions',
  '/london',
  '/london/tube',
  '/app/live',
  '/app/odyessus',
  '/app/parisstory',
  '/app/dining',
  '/app/italy/romefood',
];

/** No list is longer when it is closed, in pixels of a telephone's width. */
const longest = 9_000;

/** Pages that hold no cards of places, and how long each may be. */
const longestOf = {
  '/parispack': longest,
  '/italy/romepack': longest,
  '/paris': 16_000,
  '/italy/rome': 15_000,
  '/italy': 14_500,
  '/london': 14_000,
} as const;

/** What only people with a pass see. */
const premiumPages = [
  '/app/live',
  '/app/italy/romelive',
  '/app/odyessus',
  '/app/parisstory',
  '/app/italy/romestory',
  '/app/parisbudget',
  '/app/italy/romebudget',
  '/app/italy/romefood',
];

const cards = (page: Page) => page.locator('main article article');
const names = (page: Page) => page.locator('main article article h3').allTextContents();
const order = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

interface Measured {
  /** Where the name of the first place ends, and where its facts do. */
  readonly name: number;
  readonly facts: number;
  readonly length: number;
  readonly width: number;
}

/** How long a page is, with all sections drawn and what is folded closed. */
async function drawnLength(page: Page): Promise<number> {
  await layOutAll(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
}

/** How far the lowest tile of an overview reaches into what follows its section, in pixels. */
const tilesOverNext = (page: Page) =>
  page.locator('#screens').evaluate((section) => {
    const ends = [...section.querySelectorAll('li')].map((tile) => tile.getBoundingClientRect().bottom);
    const next = section.nextElementSibling?.getBoundingClientRect().top ?? -Infinity;
    return ends.length > 0 ? Math.max(...ends) - next : Infinity;
  });

/** @returns undefined for a screen that is no list */
async function measure(page: Page): Promise<Measured | undefined> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const card = document.querySelector('main [data-cards] article');
    // A list of which the answer is no place begins with entries of its own.
    const first = card && document.querySelector('main [data-answer] > li, main [data-cards] article');
    const endOf = (selector: string): number =>
      first?.querySelector(selector)?.getBoundingClientRect().bottom ?? Infinity;
    const { scrollHeight, scrollWidth } = document.documentElement;
    const facts = endOf(first?.matches('li') ? 'p' : 'ul');
    return first ? { name: endOf('h3'), facts, length: scrollHeight, width: scrollWidth } : undefined;
  });
}

/** Twice the letters, folded and open. @returns what is wider than the screen */
async function beyondScreen(page: Page, path: string): Promise<string[]> {
  const widths = await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%');
    const folded = document.documentElement.scrollWidth;
    for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
    return [folded, document.documentElement.scrollWidth];
  });
  return Math.max(...widths) > 320 ? [`${path}: ${widths.join(', open ')}`] : [];
}

function faults(path: string, { name, facts, length, width }: Measured, screen: number): string[] {
  return [
    ...(name < screen && facts < screen
      ? []
      : [`${path}: its first place ends at ${Math.round(Math.max(name, facts))}`]),
    ...(length <= longest ? [] : [`${path}: ${length} pixels long`]),
    ...(width <= 390 ? [] : [`${path}: ${width} pixels wide`]),
  ];
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every public list begins on the first screen, and ends before a thumb is tired', async ({ page, site }) => {
    const found: string[] = [];
    let lists = 0;
    for (const path of screens('public', site.dataFolder)) {
      await page.goto(path);
      await untilAlive(page);
      const measured = await measure(page);
      if (!measured) continue;
      lists++;
      found.push(...faults(path, measured, 844));
    }
    expect(lists).toBeGreaterThanOrEqual(6);
    expect(found).toEqual([]);
  });

  visitorTest('so does every premium list', async ({ page, email, site }) => {
    await signIn(page, email);
    await buyPass(page);
    const found: string[] = [];
    let lists = 0;
    // Anew: what was paid for outside of the page, the page does not know yet.
    await page.goto('/paris');
    for (const path of screens('premium', site.dataFolder)) {
      await arriveWithin(page, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      const measured = await measure(page);
      if (!measured) continue;
      lists++;
      found.push(...faults(path, measured, 844));
    }
    expect(lists).toBeGreaterThanOrEqual(10);
    expect(found).toEqual([]);
  });

  test('neither passes nor overviews are longer with all that is drawn late', async ({ page }) => {
    const found: string[] = [];
    for (const [path, most] of Object.entries(longestOf)) {
      await page.goto(path);
      await untilAlive(page);
      const length = await drawnLength(page);
      if (length > most) found.push(`${path}: ${length} pixels long`);
    }
    expect(found).toEqual([]);
  });

  test('no tile of an overview lies over what follows', async ({ page }) => {
    const found: string[] = [];
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/paris', '/italy/rome', '/italy', '/london']) {
        await page.goto(path);
        await untilAlive(page);
        await layOutAll(page);
        const beyond = await tilesOverNext(page);
        if (beyond > 0) found.push(`${path} at ${width}: ${Math.round(beyond)} pixels`);
      }
    }
    expect(found).toEqual([]);
    // Where their section has less room than they need, they do.
    await page.locator('#screens').evaluate((section) => void section.style.setProperty('height', '4rem'));
    expect(await tilesOverNext(page)).toBeGreaterThan(0);
  });

  test('bookings, areas and months of an overview unfold one by one, open at a link, and stand open on a large screen', async ({
    page,
  }) => {
    await page.goto('/italy/rome');
    await untilAlive(page);
    const area = page.locator('#areas li').first();
    const told = area.locator('dd').last();
    await expect(told).toBeHidden();
    await area.locator('summary').click();
    await expect(told).toBeVisible();
    const id = await page.locator('#areas li').nth(1).getAttribute('id');
    await page.goto(`/italy/rome#${id ?? ''}`);
    await expect(page.locator(`#${id ?? ''} dd`).last()).toBeInViewport();
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const section of ['book', 'areas', 'months']) {
      const entry = page.locator(`#${section} li:has(details)`).last();
      await expect(entry.locator('summary')).toBeHidden();
      await expect(entry.locator('details > :not(summary)').first()).toBeVisible();
    }
  });

  test('a fold of the passes opens where a link of the page, or an address, leads into it', async ({ page }) => {
    const fold = (id: string) => page.locator(`#${id} > details`);
    await page.goto('/italy/romepack');
    await untilAlive(page);
    await expect(fold('tickets')).not.toHaveAttribute('open');
    await contents(page).locator('summary').first().click();
    await contents(page).getByRole('link', { name: 'Single tickets for museums and monuments' }).click();
    await expect(fold('tickets')).toHaveAttribute('open');
    await expect(page.locator('#tickets table')).toBeInViewport();
    await arriveWithin(page, '/italy/rome');
    await page.goto('/italy/romepack#roma-pass');
    await expect(fold('roma-pass')).toHaveAttribute('open');
    await page.goto('/italy/romepack#line-Metromare');
    await expect(page.locator('#line-Metromare')).toHaveAttribute('open');
    await expect(page.locator('#line-Metromare summary')).toBeInViewport();
  });

  test('the line that stays in sight says where one is, and leads on by keyboard', async ({ page }) => {
    await page.goto('/museums');
    await untilAlive(page);
    const line = contents(page).locator('summary').first();
    await line.press('Enter');
    const link = contents(page).getByRole('link').nth(2);
    const section = page.locator((await link.getAttribute('href')) ?? '');
    await expect(contents(page).getByRole('link').first()).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(line).toBeFocused();
    await line.press('Enter');
    // The sheet takes the keyboard to its first entry once it is open: a press before that would be of that entry.
    await expect(contents(page).getByRole('link').first()).toBeFocused();
    await link.press('Enter');
    await expect(section).toBeFocused();
    await expect(line).toHaveText((await section.getByRole('heading', { level: 2 }).textContent()) ?? '');
    // No card unfolds by the way.
    await expect(page.locator('article article details[open]')).toHaveCount(0);
    const under = await contents(page).evaluate((nav) => nav.getBoundingClientRect().bottom);
    const heading = await section.getByRole('heading', { level: 2 }).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(under);
    await contents(page).getByRole('link', { name: 'Back to the top' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('filters and order stand in the address, and outlast a reload and the way back', async ({ page }) => {
    await page.goto('/museums');
    await untilAlive(page);
    await order(page).selectOption({ label: 'Lowest price' });
    await expect(page).toHaveURL(/\?sort=price$/);
    await page.getByRole('button', { name: 'No booking', exact: true }).click();
    await expect(page).toHaveURL(/\/museums\?show=noBooking&sort=price$/);
    await expect(page.getByRole('heading', { name: 'Lowest price first' })).toBeVisible();
    // What is chosen is worked out after the press is answered, and its cards come a few with each frame.
    await expect(page.locator('main article#louvre')).toHaveCount(0);
    await expect(cards(page)).not.toHaveCount(0);
    const chosen = await settled(page, () => names(page), 30);
    await page.reload();
    await untilAlive(page);
    await expect.poll(() => names(page)).toEqual(chosen);
    await arriveWithin(page, '/monuments');
    await page.goBack();
    await expect(page).toHaveURL(/\?show=noBooking&sort=price$/);
    await expect.poll(() => names(page)).toEqual(chosen);
    await expect(page.getByRole('button', { name: 'No booking', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.goForward();
    await expect(page).toHaveURL(/\/monuments$/);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(chosen);
  });

  test('rubbish in the address breaks nothing, and goes with the next choice', async ({ page }) => {
    await page.goto('/museums');
    await untilAlive(page);
    const guides = await names(page);
    await page.goto(`/museums?show=constructor+%00&sort=%3Cscript%3E&sort=near&${'x'.repeat(500)}=1`);
    await untilAlive(page);
    expect(await names(page)).toEqual(guides);
    await order(page).selectOption({ label: 'Open first' });
    await expect(page).toHaveURL(/\/museums\?x+=1&sort=open$/);
  });

  test('the sheet of filters opens anywhere in the list, and leads to its beginning', async ({ page }) => {
    await page.goto('/museums');
    await untilAlive(page);
    await cards(page).nth(10).scrollIntoViewIfNeeded();
    await contents(page).getByRole('button', { name: 'Filter' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
    await sheet.getByRole('button', { name: 'Step-free' }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: /^Show \d+ places?$/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(contents(page).getByRole('button', { name: 'Filter, 1 chosen' })).toBeFocused();
    await expect(cards(page).first()).toBeInViewport();
  });
});

test.describe('the sheet of filters', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keeps focus and scrolling to itself, and gives both back with Escape or a press beside it', async ({
    page,
  }) => {
    await page.goto('/museums');
    await untilAlive(page);
    await cards(page).nth(10).scrollIntoViewIfNeeded();
    const opener = contents(page).getByRole('button', { name: 'Filter' });
    const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
    const scrolled = () => page.evaluate(() => scrollY);
    await opener.click();
    const before = await scrolled();
    await expect(sheet.getByRole('combobox')).toBeFocused();
    await expect(opener).toHaveCount(0);
    for (const key of ['Shift+Tab', 'Tab', ...Array.from({ length: 12 }, () => 'Tab')]) {
      await page.keyboard.press(key);
      expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement)), key).toBe(true);
    }
    await page.mouse.move(195, 60);
    await page.mouse.wheel(0, 600);
    await page.mouse.move(195, 800);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await scrolled()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await page.mouse.click(195, 60);
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.mouse.wheel(0, 600);
    await expect.poll(scrolled).not.toBe(before);
  });
});

test.describe('near me', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  /** At the pyramid of the Louvre. */
  const louvre = { latitude: 48.861, longitude: 2.336 };

  test('puts the nearest first, asked on a press alone', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ ...louvre, accuracy: 2_000 });
    await page.goto('/museums?sort=near');
    await untilAlive(page);
    await expect(page.getByRole('heading', { name: 'Nearest first' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Use my position' }).click();
    await expect(page.getByRole('heading', { name: 'Nearest first' })).toBeVisible();
    await expect(cards(page).first()).toContainText('on foot (');
    await expect(page.getByText('only to within 2 km')).toBeVisible();
  });

  test('keeps the guide’s order outside the city', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.5, longitude: -0.12 });
    await page.goto('/museums');
    await untilAlive(page);
    const guides = await names(page);
    await order(page).selectOption({ label: 'Near me' });
    await expect(page.getByText(/km from the middle of Paris, so the guide’s order stands/)).toBeVisible();
    expect(await names(page)).toEqual(guides);
  });

  test('keeps the guide’s order where the position is refused', async ({ page }) => {
    await page.goto('/museums');
    await untilAlive(page);
    await order(page).selectOption({ label: 'Near me' });
    await expect(page.getByText('not shared with this site')).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('with letters twice as large on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the line that stays in sight keeps within it, and leads on', async ({ page }) => {
    await page.goto('/museums');
    await untilAlive(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const part of await contents(page).locator('summary, button, a').all()) {
      const box = await part.boundingBox();
      // Links of the closed fold have none.
      if (box) expect(box.x + box.width).toBeLessThanOrEqual(320);
    }
    await contents(page).locator('summary').first().click();
    await contents(page).getByRole('link').nth(1).click();
    await expect(page.locator('#group-2')).toBeFocused();
  });

  test('neither the frame nor what stands in it is wider than the screen, folded or open', async ({ page }) => {
    const wide: string[] = [];
    for (const path of pagesOfKinds) {
      await page.goto(path);
      await untilAlive(page);
      wide.push(...(await beyondScreen(page, path)));
    }
    expect(wide).toEqual([]);
  });

  visitorTest('nor is what a pass opens', async ({ page, email }) => {
    await signIn(page, email);
    await buyPass(page);
    await page.goto('/paris');
    const wide: string[] = [];
    for (const path of premiumPages) {
      await arriveWithin(page, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      wide.push(...(await beyondScreen(page, path)));
    }
    expect(wide).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('sections are led to, and nothing stands there that would do nothing', async ({ page }) => {
    await page.goto('/museums');
    await contents(page).locator('summary').first().click();
    await contents(page).getByRole('link').nth(1).click();
    await expect(page.locator('#group-2')).toBeInViewport();
    await expect(order(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter' })).toBeHidden();
  });
});
