import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test, untilAlive } from './fixtures';

const folded = (page: Page) => page.locator('main details > [id]');
const ready = (page: Page) => page.getByRole('region', { name: 'Ready-made days and walks' });
const walkCards = (page: Page) => page.locator('main article[id^="walk-"]');
const drawn = (page: Page) => page.getByRole('status').filter({ hasText: 'On the map:' });

/** What addresses of a page can unfold: two of them are enough. */
async function foldedIds(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const ids = await folded(page).evaluateAll((elements) => elements.map(({ id }) => id));
  return ids.slice(0, 2);
}

/** The first plan of the landing page, and the first walk of the map, as the overview leads to them. */
async function firstReady(page: Page, address: RegExp) {
  await page.goto('/paris');
  await untilAlive(page);
  const links = ready(page).getByRole('link');
  for (const link of await links.all()) if (address.test((await link.getAttribute('href')) ?? '')) return link;
  throw new Error(`The overview leads nowhere like ${String(address)}.`);
}

test.describe('ready-made days', () => {
  test('stand open, and lead to the cards of their places', async ({ page }) => {
    const link = await firstReady(page, /^\/paris-explore2#/);
    const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
    await link.click();
    const plan = page.locator(hash);
    await expect(plan.getByText('08:30').first()).toBeVisible();
    await expect(plan).toBeInViewport();
    const place = plan.getByRole('link').first();
    const name = await place.innerText();
    await place.click();
    await expect(page.getByRole('article', { name })).toBeInViewport();
  });

  test('break no rule of accessibility, folded or not', async ({ page }) => {
    await page.goto('/paris-explore2');
    await untilAlive(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    for (const summary of await page.locator('#plans summary').all()) await summary.click();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test.describe('walks', () => {
  test.slow();

  test('are drawn from the overview’s link, and stay through a reload and the way back', async ({ page }) => {
    const link = await firstReady(page, /^\/parismap\?walk=/);
    const title = await link.innerText();
    await link.click();
    await expect(drawn(page)).toContainText(title);
    await expect(page.locator('[data-state="live"]')).toBeVisible();
    await page.reload();
    await untilAlive(page);
    await expect(drawn(page)).toContainText(title);
    await page.getByRole('button', { name: `Take it off the map: ${title}` }).press('Enter');
    await expect(drawn(page)).toBeHidden();
    await page.getByRole('button', { name: `Show on the map: ${title}` }).press('Enter');
    await expect(drawn(page)).toContainText(title);
    const card = page.getByRole('article', { name: title });
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await card.getByRole('listitem').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/parismap/);
    await page.goBack();
    await expect(page).toHaveURL(/parismap\?(.*&)?walk=/);
    await expect(drawn(page)).toContainText(title);
  });

  test('change what the map shows', async ({ page }) => {
    await page.goto('/parismap');
    await untilAlive(page);
    const map = page.locator('[data-state="live"]');
    await expect(map).toBeVisible();
    const places = page.getByRole('region', { name: 'Places', exact: true }).getByRole('status');
    await expect(places).toHaveText(/^All \d+ places/);
    const button = walkCards(page).first().getByRole('button');
    await button.click();
    await expect(map).toBeInViewport();
    await expect(button).toBeFocused();
    await expect(places).toHaveText(/^\d+ of \d+ in this part of the map/);
    await page.getByRole('button', { name: 'Take it off the map', exact: true }).click();
    await expect(drawn(page)).toBeHidden();
  });

  test('break no rule of accessibility, drawn or not', async ({ page }) => {
    await page.goto('/parismap');
    await untilAlive(page);
    await expect(page.locator('[data-state="live"]')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await walkCards(page).first().getByRole('button').click();
    await expect(drawn(page)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test('an address unfolds its own plan, and its own basics, and keeps them so once the page lives', async ({ page }) => {
  for (const path of ['/paris-explore2', '/paris']) {
    for (const id of await foldedIds(page, path)) {
      await page.goto('about:blank');
      await page.goto(`${path}#${id}`);
      await untilAlive(page);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  }
});

test.describe('the basics', () => {
  test('unfold from their line, and break no rule of accessibility', async ({ page }) => {
    await page.goto('/paris');
    await untilAlive(page);
    const basics = page.getByRole('region', { name: 'The basics' });
    const first = basics.locator('details').first();
    await first.locator('summary').click();
    await expect(first.getByRole('listitem').first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('take less than two screens of a telephone while they are folded', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/paris');
    await untilAlive(page);
    const box = await page.getByRole('region', { name: 'The basics' }).boundingBox();
    expect(box?.height).toBeLessThan(2 * 844);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('plans, walks and basics stand in their pages, and an address unfolds its own', async ({ page }) => {
    for (const path of ['/paris-explore2', '/paris']) {
      for (const id of await foldedIds(page, path)) {
        await page.goto(`${path}#${id}`);
        await expect(page.locator(`#${id}`)).toBeVisible();
      }
    }
    await page.goto('/parismap');
    const card = walkCards(page).first();
    await card.locator('summary').click();
    await expect(card.getByRole('listitem').first()).toBeVisible();
  });
});
