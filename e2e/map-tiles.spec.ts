import type { Page, Route } from '@playwright/test';
import { expect, test as base, type StreetsSite } from './fixtures';
import { archivePattern, goToKept, ground, openMap, seenWithItsMap, test, untilMapIsKept } from './mapWithStreets';
import { streetsOfParis } from './streetsOfParis';

// One site for the whole file.
test.describe.configure({ mode: 'default' });

/** Bytes of streets that are kept on the device. */
const keptBytes = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('odysseus-map-tiles');
        opening.onsuccess = () => {
          const { result: database } = opening;
          if (!database.objectStoreNames.contains('ranges')) return resolve(0);
          const all = database.transaction('ranges').objectStore('ranges').getAll();
          all.onsuccess = () => {
            database.close();
            resolve((all.result as { size: number }[]).reduce((sum, { size }) => sum + size, 0));
          };
        };
      }),
  );

test.describe('an archive of streets', () => {
  test.slow();

  test('is drawn, names its source, and tells below the map what it takes', async ({ page }) => {
    await openMap(page);
    await expect(ground(page)).toHaveAttribute('data-ground', 'tiles');
    await expect(ground(page).getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
    await expect.poll(() => keptBytes(page)).toBeGreaterThan(0);
    await goToKept(page);
    await page.getByRole('button', { name: 'Remove the kept streets' }).click();
    await expect(page.getByText('The kept streets were removed from this device.')).toBeVisible();
    expect(await keptBytes(page)).toBe(0);
  });

  test('outlasts a change from light to dark', async ({ page }) => {
    await openMap(page);
    await expect(ground(page)).toHaveAttribute('data-ground', 'tiles');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.locator('[data-state="live"]')).toBeVisible();
    await expect(ground(page)).toHaveAttribute('data-ground', 'tiles');
  });

  const faults: readonly (readonly [string, (route: Route, site: StreetsSite) => Promise<void>])[] = [
    ['of another city', (route, { dataFolder }) => inParts(route, streetsOfParis(dataFolder, [12.3, 41.7, 12.7, 42]))],
    // Header and directories are there, and no tile.
    ['cut short', (route, { archive }) => inParts(route, archive.slice(0, archive.length / 20))],
    ['that is answered whole', (route, { archive }) => route.fulfill({ status: 200, body: Buffer.from(archive) })],
    ['that is away', (route) => route.fulfill({ status: 503, body: 'Not available.' })],
  ];
  for (const [fault, answer] of faults)
    test(`${fault} leaves the map as it is, and says nothing`, async ({ page, problems, streetsSite }) => {
      problems.allow(/Failed to load resource.*503/);
      let asked = 0;
      await page.route(archivePattern, async (route) => {
        asked += 1;
        await answer(route, streetsSite);
      });
      await openMap(page);
      await expect.poll(() => asked).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect(page.getByRole('region', { name: 'Places', exact: true }).getByRole('status')).toHaveText(
        /\d+ places|of \d+/,
      );
      await expect(ground(page)).toHaveAttribute('data-ground', 'embedded');
      await expect(page.getByText(/could not be loaded|stopped/)).toHaveCount(0);
    });
});

test.describe('without a network', () => {
  test.slow();
  test.use({ serviceWorkers: 'allow' });

  test('the streets that were looked at are there', async ({ page, context, problems }) => {
    problems.allow(/^console: Failed to load resource/);
    await seenWithItsMap(page);
    await openMap(page);
    await expect(ground(page)).toHaveAttribute('data-ground', 'tiles');
    await untilMapIsKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('[data-state="live"]')).toBeVisible();
    await expect(ground(page)).toHaveAttribute('data-ground', 'tiles');
  });
});

base('a site without an archive asks for none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/map\/|tiles/i.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await openMap(page);
  await expect(ground(page)).toHaveAttribute('data-ground', 'embedded');
  expect(asked).toEqual([]);
});

function inParts(route: Route, bytes: Uint8Array): Promise<void> {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers()['range'] ?? '') ?? [];
  const part = Buffer.from(bytes.subarray(Number(from), Number(to) + 1));
  return part.length === 0
    ? route.fulfill({ status: 503 })
    : route.fulfill({ status: 206, headers: { etag: '"other"' }, body: part });
}
