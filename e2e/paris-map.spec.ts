import type { Page } from '@playwright/test';
import { onlineLimits } from '../shared/kits/map/src/screens/engine/onlineStyle';
import { accessibilityViolations, expect, test, untilAlive } from './fixtures';
import { withTimers } from './withTimers';

const mapCode = /maplibre|basemap\.[\w-]+\.json/;

async function openMap(page: Page): Promise<void> {
  await page.goto('/parismap');
  await untilAlive(page);
  await expect(page.locator('[data-state="live"]')).toBeVisible();
}

const list = (page: Page) => page.getByRole('region', { name: 'Places', exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name });

test.describe('the map of Paris', () => {
  test.slow();

  test('comes alive, and says in the list what it shows', async ({ page }) => {
    await openMap(page);
    await expect(list(page).getByRole('status')).toHaveText(/^All \d+ places/);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(list(page).getByRole('status')).toHaveText(/^\d+ of \d+ in this part of the map/);
    await page.getByRole('button', { name: 'Show the whole city' }).click();
    await expect(list(page).getByRole('status')).toHaveText(/^All \d+ places/);
  });

  test('opens a place from the list by keyboard, with rings, and leads to its screen', async ({ page }) => {
    await openMap(page);
    await list(page)
      .getByRole('button', { name: /^Notre-Dame Cathedral/ })
      .press('Enter');
    const open = card(page, 'Notre-Dame Cathedral');
    await expect(open.getByRole('heading')).toBeFocused();
    await open.getByRole('button', { name: 'Show 5, 10, 15 min as the crow flies' }).click();
    await expect(
      page.getByText(/^From Notre-Dame Cathedral, as the crow flies: \d+ places within 5 minutes on foot/),
    ).toBeVisible();
    await expect(list(page).getByRole('heading', { name: 'Nearest to Notre-Dame Cathedral first' })).toBeVisible();
    await open.getByRole('button', { name: 'Add to my trip' }).click();
    await expect(open.getByRole('button', { name: 'In my trip: remove' })).toBeVisible();
    await expect(open.getByRole('link', { name: /^Read on in/ })).toHaveAttribute('href', /^\/monuments#notre-dame$/);
    await open.getByRole('heading').press('Escape');
    await expect(open).toBeHidden();
  });

  test('opens a place from its pin', async ({ page }) => {
    await openMap(page);
    await page.getByRole('searchbox', { name: 'Search places' }).fill('pere lachaise cemetery');
    await expect(list(page).getByRole('button', { name: /^Père-Lachaise cemetery/ })).toBeVisible();
    // One place fits: the map goes to it, and its pin stands in the middle once nothing moves any more.
    const map = page.locator('[data-state="live"]');
    let before = '';
    await expect
      .poll(
        async () => {
          const earlier = before;
          before = (await map.screenshot()).toString('base64');
          return before === earlier;
        },
        { intervals: [500] },
      )
      .toBe(true);
    const frame = await map.boundingBox();
    if (!frame) throw new Error('the map has no box');
    const pin = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 - 14 };
    // Pins are worked out beside the page, and may be drawn later than all stands still: the pointer tells of one beneath it.
    let aside = 0;
    await expect
      .poll(async () => {
        aside = 1 - aside;
        await page.mouse.move(pin.x + aside, pin.y);
        return map.locator('canvas.maplibregl-canvas').evaluate((canvas) => canvas.style.cursor);
      })
      .toBe('pointer');
    await page.mouse.click(pin.x, pin.y);
    await expect(card(page, 'Père-Lachaise cemetery')).toBeVisible();
  });

  test('loads none of its code before it comes near', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (mapCode.test(request.url())) asked.push(request.url());
    });
    // So low that the map lies well below what is seen.
    await page.setViewportSize({ width: 390, height: 40 });
    await page.goto('/parismap');
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Zoom in' }).scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('goes back to its own map when the tiles of an online one are dead', async ({ page, problems }) => {
    problems.allow(/dead-tiles/);
    // What ends the online map is to be its tiles: on a busy machine they are asked for later than anybody waits.
    await withTimers(
      page,
      [onlineLimits.style, onlineLimits.firstTile].map((limit) => [limit, 300_000]),
    );
    let tiles = 0;
    await page.route('**/online-style.json', (route) =>
      route.fulfill({
        json: {
          version: 8,
          sources: {
            online: {
              type: 'raster',
              tiles: [`${new URL(route.request().url()).origin}/dead-tiles/{z}/{x}/{y}.png`],
              tileSize: 256,
            },
          },
          layers: [{ id: 'online', type: 'raster', source: 'online' }],
        },
      }),
    );
    await page.route('**/dead-tiles/**', (route) => {
      tiles += 1;
      return route.fulfill({ status: 500 });
    });
    // As if the site were configured with it.
    await page.route('**/parismap', async (route) => {
      const answer = await route.fetch();
      const map = JSON.stringify({ style: `${new URL(route.request().url()).origin}/online-style.json`, origins: [] });
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/(id="odysseus-site">\{)/, `$1"map":${map},`),
      });
    });
    await openMap(page);
    await expect.poll(() => tiles).toBeGreaterThan(2);
    await expect(page.getByText('Map data:')).toBeVisible();
    await list(page)
      .getByRole('button', { name: /^Notre-Dame Cathedral/ })
      .click();
    await expect(card(page, 'Notre-Dame Cathedral')).toBeVisible();
  });

  test('is a picture with words where WebGL is missing', async ({ page }) => {
    await page.addInitScript(() => {
      const getContext = HTMLCanvasElement.prototype.getContext;
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
        value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return kind.startsWith('webgl') ? null : (Reflect.apply(getContext, this, [kind, ...rest]) as unknown);
        },
      });
    });
    await page.goto('/parismap');
    await untilAlive(page);
    await expect(page.getByText(/no WebGL 2/)).toBeVisible();
    await expect(page.getByRole('img', { name: /^Map of Paris/ })).toBeVisible();
    await list(page)
      .getByRole('button', { name: /^Notre-Dame Cathedral/ })
      .click();
    await expect(card(page, 'Notre-Dame Cathedral')).toBeVisible();
  });

  test('keeps going when the device takes its graphics back', async ({ page }) => {
    await openMap(page);
    await page.evaluate(() =>
      document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
    await expect(page.getByText(/The live map stopped/)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('[data-state="live"]')).toBeVisible();
  });

  test('says in words that the position is not shared', async ({ page, context }) => {
    await context.clearPermissions();
    await openMap(page);
    await page.getByRole('button', { name: 'Show my position' }).click();
    await expect(page.getByText(/not shared with this site|can’t tell where you are/)).toBeVisible();
  });

  test('shows the position that is shared, and what is near', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 48.8606, longitude: 2.3376 });
    await openMap(page);
    await page.getByRole('button', { name: 'Show my position' }).click();
    await expect(page.getByText(/^From you, as the crow flies: \d+ places within 5 minutes on foot/)).toBeVisible();
  });

  test('is reached without barriers', async ({ page }) => {
    await openMap(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await list(page)
      .getByRole('button', { name: /^Notre-Dame Cathedral/ })
      .click();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the places of Paris stand in a list by district, each with a link', async ({ page }) => {
    await page.goto('/parismap');
    await expect(page.getByRole('heading', { name: '7th · Palais-Bourbon' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Eiffel Tower: Read on in Monuments' })).toHaveAttribute(
      'href',
      '/monuments#eiffel-tower',
    );
  });
});
