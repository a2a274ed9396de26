import type { Page } from '@playwright/test';
import { prepareDataFolder, startSite, type DataFolder, type RunningSite } from '../../scripts/site';
import { withTimers } from '../withTimers';
import { publicName, publicNameTest } from './publicName';
import { backendCall, expect } from './visitor';

const tagScript = 'https://www.googletagmanager.com/gtag/js?id=AW-123456789';
const addressEcho = 'https://address.example/';
const internalAddress = '203.0.113.7';

/** A site with the tag, the look-up of addresses and one address that does not count. Both providers are stood in for: nothing leaves the machine. */
let site: RunningSite | undefined;
let data: DataFolder;

const test = publicNameTest.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's form
  baseURL: async ({}, use) => use(site && `http://${publicName}:${new URL(site.origin).port}`),
});
test.use({ consent: 'pending' });
// One site for the whole file.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  data = prepareDataFolder();
  const environment = {
    ANALYTICS_TAG_ID: 'AW-123456789',
    IP_ECHO_URL: addressEcho,
    EXCLUDED_ADDRESSES: internalAddress,
  };
  site = await startSite({ dataFolder: data.folder, environment, asBuilt: true });
});
test.afterAll(async () => {
  await site?.stop();
  data.remove();
});

/** Stands in for both providers. @returns the requests to them and to the collector, by name, in order */
async function standIn(page: Page, address: string): Promise<readonly string[]> {
  // The look-up is answered, but on a busy machine maybe not within its three seconds.
  await withTimers(page, [[3_000, 10_000]]);
  const asked: string[] = [];
  await page.route(addressEcho, (route) => {
    asked.push('look-up');
    return route.fulfill({ json: { ip: address }, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.route(tagScript, (route) => {
    asked.push('tag');
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  page.on('request', (request) => {
    if (backendCall.events.test(request.url())) asked.push('collector');
  });
  return asked;
}

test.beforeEach(({ problems }) => {
  problems.allow(/^outside request: https:\/\/(www\.googletagmanager\.com|address\.example)\//);
});

test('With consent, and only then, the address is looked up, the tag is loaded, and page views reach it', async ({
  page,
}) => {
  const asked = await standIn(page, '198.51.100.20');
  await page.clock.install();
  await page.goto('/paris');
  await page.clock.fastForward(65_000);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(['collector', 'look-up', 'tag']);
  expect(asked[0]).toBe('look-up');
  const views = await page.evaluate(() => {
    const { dataLayer = [] } = window as Window & { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer
      .map((entry) => Array.from(entry))
      .filter(([command, name]) => command === 'event' && name === 'page_view');
  });
  expect(views).toEqual([['event', 'page_view', expect.objectContaining({ send_to: 'AW-123456789' })]]);
  expect(JSON.stringify(views)).toContain(`http://${publicName}`);
});

test('A visit from an address on the list counts as internal', async ({ page }) => {
  const asked = await standIn(page, internalAddress);
  await page.goto('/paris');
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect
    .poll(() => page.evaluate(() => window.__odysseusAnalytics?.events.map(({ name }) => name) ?? []))
    .toContain('page_view');
  expect(asked).toEqual(['look-up']);
});

test('Without consent neither is asked', async ({ page }) => {
  const asked = await standIn(page, '198.51.100.20');
  await page.clock.install();
  await page.goto('/paris');
  await page.getByRole('button', { name: 'Accept Necessary' }).click();
  await page.clock.fastForward(65_000);
  await page.reload();
  await page.clock.fastForward(65_000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
});
