import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { prepareDataFolder, startSite, type DataFolder, type RunningSite } from '../scripts/site';
import { expect, test as base, untilAlive } from './fixtures';
import { streetsOfParis } from './streetsOfParis';

/** A site with an archive of streets. */
let site: RunningSite | undefined;
let data: DataFolder;
let archive: Uint8Array<ArrayBuffer>;
const folder = mkdtempSync(join(tmpdir(), 'odysseus-archive-'));
const archivePattern = '**/map/tiles.pmtiles';

const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's form
  baseURL: async ({}, use) => use(site?.origin),
});
test.use({ viewport: { width: 390, height: 844 } });
// One site for the whole file.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  data = prepareDataFolder();
  const file = join(folder, 'paris.pmtiles');
  archive = streetsOfParis(data.folder);
  writeFileSync(file, archive);
  site = await startSite({ dataFolder: data.folder, environment: { MAP_PMTILES: file }, asBuilt: true });
});
test.afterAll(async () => {
  await site?.stop();
  data.remove();
  rmSync(folder, { recursive: true });
});

async function openMap(page: Page): Promise<void> {
  await page.goto('/parismap');
  await untilAlive(page);
  await expect(page.locator('[data-state="live"]')).toBeVisible();
}

const ground = (page: Page) => page.locator('[data-ground]');

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
    // It is told when somebody comes that far.
    await page
      .locator('#use [role="status"]')
      .last()
      .evaluate((line) => line.scrollIntoView({ block: 'center' }));
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

  const faults: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['of another city', (route) => inParts(route, streetsOfParis(data.folder, [12.3, 41.7, 12.7, 42]))],
    // Header and directories are there, and no tile.
    ['cut short', (route) => inParts(route, archive.slice(0, archive.length / 20))],
    ['that is answered whole', (route) => route.fulfill({ status: 200, body: Buffer.from(archive) })],
    ['that is away', (route) => route.fulfill({ status: 503, body: 'Not available.' })],
  ];
  for (const [fault, answer] of faults)
    test(`${fault} leaves the map as it is, and says nothing`, async ({ page, problems }) => {
      problems.allow(/Failed to load resource.*503/);
      let asked = 0;
      await page.route(archivePattern, async (route) => {
        asked += 1;
        await answer(route);
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
    await openMap(page);
    await expect(ground(page)).toHaveAttribute('data-ground', 'tiles');
    const cached = (): Promise<string[]> =>
      page.evaluate(async () =>
        (await (await caches.open('odysseus-pages')).keys()).map(({ url }) => new URL(url).pathname),
      );
    await expect.poll(cached).toContain('/parismap');
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
  await page.goto('/parismap');
  await untilAlive(page);
  await expect(page.locator('[data-state="live"]')).toBeVisible();
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
