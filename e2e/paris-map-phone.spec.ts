import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test, untilAlive } from './fixtures';

const phone = { width: 390, height: 844 };
const sheet = (page: Page) => page.locator('[data-stop]');
const handle = (page: Page) => page.getByRole('button', { name: /^(Raise|Lower) the list$/ });
const list = (page: Page) => page.getByRole('region', { name: 'Places', exact: true });
const row = (page: Page, name: string) => list(page).getByRole('button', { name: new RegExp(`^${name}`) });
const card = (page: Page, name: string) => page.getByRole('article', { name });
const search = (page: Page) => new URL(page.url()).searchParams;

async function openMap(page: Page, address = '/parismap'): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
  await expect(page.locator('[data-state="live"]')).toBeVisible();
}

/** Whether a press in the middle of a button reaches it. */
async function isFree(page: Page, name: string): Promise<boolean> {
  return page.getByRole('button', { name }).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** The height of the sheet once it has come to rest. */
async function restingHeight(page: Page): Promise<number> {
  let before = -1;
  await expect
    .poll(async () => {
      const earlier = before;
      before = (await handle(page).boundingBox())?.y ?? -1;
      return before === earlier;
    })
    .toBe(true);
  return phone.height - before;
}

test.use({ viewport: phone });

test.describe('the map on a phone', () => {
  test.slow();

  test('shows map and first place on the first screen, and never lays its sheet over the buttons', async ({ page }) => {
    await openMap(page);
    const first = list(page).getByRole('listitem').first();
    expect((await first.boundingBox())?.y).toBeLessThan(phone.height - 40);
    const buttons = ['Zoom in', 'Zoom out', 'Show the whole city', 'Show my position'];
    for (const stop of ['peek', 'half', 'full']) {
      await expect(sheet(page)).toHaveAttribute('data-stop', stop);
      await restingHeight(page);
      for (const name of buttons) expect([stop, name, await isFree(page, name)]).toEqual([stop, name, true]);
      expect(await accessibilityViolations(page)).toEqual([]);
      if (stop !== 'full') await handle(page).press('ArrowUp');
    }
    await handle(page).press('Enter');
    await expect(sheet(page)).toHaveAttribute('data-stop', 'peek');
  });

  for (const path of ['/parismap', '/italy/romemap'])
    test(`${path} shows its first place whole above the foot of the screen`, async ({ page }) => {
      await openMap(page, path);
      const lastLine = list(page).getByRole('listitem').first().getByRole('button').locator(':scope > :last-child');
      const box = await lastLine.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(phone.height);
    });

  for (const path of ['/parismap', '/italy/romemap'])
    test(`${path} leaves the map nearly half of the smallest screen`, async ({ page }) => {
      const small = { width: 320, height: 640 };
      await page.setViewportSize(small);
      await openMap(page, path);
      const map = await page.locator('[data-stage]').boundingBox();
      const lower = await handle(page).boundingBox();
      expect((lower?.y ?? 0) - (map?.y ?? 0)).toBeGreaterThanOrEqual(0.45 * small.height);
    });

  for (const path of ['/parismap', '/italy/romemap'])
    test(`${path} begins high on a phone, and below all of its chips on a wide screen`, async ({ page }) => {
      for (const [size, most] of [
        [phone, 230],
        [{ width: 1200, height: 900 }, 240],
      ] as const) {
        await page.setViewportSize(size);
        await page.goto(path);
        await untilAlive(page);
        expect((await page.locator('[data-stage]').boundingBox())?.y).toBeLessThanOrEqual(most);
      }
    });

  test('takes its sheet where it is drawn to', async ({ page }) => {
    await openMap(page);
    const low = await restingHeight(page);
    const box = await handle(page).boundingBox();
    if (!box) throw new Error('the sheet has no handle');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 100, { steps: 4 });
    await page.mouse.move(x, 260, { steps: 8 });
    await page.mouse.up();
    await expect(sheet(page)).toHaveAttribute('data-stop', 'full');
    expect(await restingHeight(page)).toBeGreaterThan(low * 2);
  });

  test('holds what was chosen and how it is seen: reloaded, turned, and back from a card', async ({ page }) => {
    await openMap(page);
    await row(page, 'Notre-Dame Cathedral').click();
    await expect(card(page, 'Notre-Dame Cathedral').getByRole('heading')).toBeInViewport();
    await expect.poll(() => search(page).get('at')).toMatch(/,14\.60$/);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => search(page).get('at')).toMatch(/,15\.60$/);
    const seen = page.url();
    const isHeld = async () => {
      await expect(page.locator('[data-state="live"]')).toBeVisible();
      await expect(card(page, 'Notre-Dame Cathedral').getByRole('heading')).toBeInViewport();
      expect(search(page).get('at')).toMatch(/,15\.60$/);
    };
    await page.reload();
    await untilAlive(page);
    await isHeld();
    expect(page.url()).toBe(seen);
    await card(page, 'Notre-Dame Cathedral')
      .getByRole('link', { name: /^Read on in/ })
      .click();
    await expect(page).toHaveURL(/monuments#notre-dame/);
    await page.goBack();
    await isHeld();
    expect(page.url()).toBe(seen);
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await isHeld();
  });

  test('has layers with counts that stand in the address', async ({ page }) => {
    await openMap(page);
    const chip = page.getByRole('button', { name: /^Toilets \d+$/ });
    const count = Number(/\d+/.exec(await chip.innerText())?.[0]);
    await chip.click();
    await expect(list(page).getByRole('status')).toHaveText(new RegExp(`^${count} of \\d+ places`));
    await expect(page.getByRole('button', { name: /^Pharmacies \d+$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Playgrounds \d+$/ })).toBeVisible();
    expect(search(page).get('show')).toBe('toilets');
    await page.reload();
    await untilAlive(page);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(list(page).getByRole('status')).toHaveText(new RegExp(`^${count} of \\d+ places`));
  });

  test('numbers the places of the trip, and shows them alone', async ({ page }) => {
    await openMap(page);
    for (const name of ['Notre-Dame Cathedral', 'Eiffel Tower']) {
      await row(page, name).click();
      await card(page, name).getByRole('button', { name: 'Add to my trip' }).click();
      await page.getByRole('button', { name: 'Show the whole city' }).click();
      await card(page, name).getByRole('button', { name: 'Close the card' }).click();
    }
    await page.getByRole('button', { name: 'My trip 2' }).click();
    await expect(list(page).getByRole('status')).toHaveText(/^2 of \d+ places/);
    await expect(list(page).getByText('Number 2 of my trip')).toBeVisible();
  });

  test('takes rubbish in its address for nothing', async ({ page }) => {
    await openMap(page, '/parismap?show=moon,%3Cb%3E&place=..%2F..&at=1,2&q=&walk=nowhere');
    await expect(list(page).getByRole('status')).toHaveText(/^All \d+ places/);
    await expect(
      page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Close the card' }) }),
    ).toHaveCount(0);
  });

  test('tells a position that is known only roughly, and one outside the city', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 48.8606, longitude: 2.3376, accuracy: 2000 });
    await openMap(page);
    await page.getByRole('button', { name: 'Show my position' }).click();
    await expect(page.getByText(/knows only roughly where you are, to within 2.0 km/)).toBeAttached();
    await expect(page.getByText(/^From you/)).toHaveCount(0);
    await context.setGeolocation({ latitude: 48.8046, longitude: 2.1213 });
    await page.getByRole('button', { name: 'Show my position' }).click();
    await expect(page.getByText(/outside what this map shows/)).toBeAttached();
  });
});

test.describe('the map on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a picture with a plain list below it', async ({ page }) => {
    await page.goto('/parismap');
    const picture = await page.getByRole('img', { name: /^Map of Paris/ }).boundingBox();
    const places = await list(page).boundingBox();
    await expect(handle(page)).toBeHidden();
    expect(places?.y).toBeGreaterThan((picture?.y ?? 0) + 200);
    expect(places?.height).toBeGreaterThan(2000);
  });
});
