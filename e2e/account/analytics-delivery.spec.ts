import type { EventBatch } from '@odysseus/contract';
import type { Page, Request } from '@playwright/test';
import { withTimers } from '../withTimers';
import { publicNameTest as test } from './publicName';
import { backendCall, expect, openMenuList } from './visitor';

test.use({ consent: 'pending' });

function batchOf(request: Request): EventBatch {
  return JSON.parse(request.postData() ?? 'null') as EventBatch;
}

function pathsOf(batch: EventBatch): unknown[] {
  return batch.events.filter(({ name }) => name === 'page_view').map(({ parameters }) => parameters['page_path']);
}

function deliveries(page: Page): Request[] {
  const found: Request[] = [];
  page.context().on('request', (request) => {
    if (backendCall.events.test(request.url())) found.push(request);
  });
  return found;
}

async function openScreen(page: Page, entry: string, path: string): Promise<void> {
  await (await openMenuList(page, 'Paris')).getByRole('link', { name: entry }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('Events of a visitor who agrees reach the collector in one batch, those before the answer included', async ({
  page,
}) => {
  // The debounce of a second, long enough for both screens on a busy machine, too.
  await withTimers(page, [[1_000, 4_000]]);
  const sent = deliveries(page);
  await page.goto('/');
  await openScreen(page, 'Paris overview', '/paris');
  expect(sent).toEqual([]);
  const delivered = page.waitForResponse(backendCall.events);
  await page.getByRole('button', { name: 'Accept All' }).click();
  const response = await delivered;
  expect(response.status()).toBe(204);
  expect(response.request().headers()['content-type']).toBe('application/json');
  expect(response.request().headers()['authorization']).toBeUndefined();
  const batch = batchOf(response.request());
  expect(pathsOf(batch)).toEqual(['/', '/paris']);
  expect(sent).toHaveLength(1);

  // Two screens within the debounce go together, once.
  const next = page.waitForRequest(
    (request) => backendCall.events.test(request.url()) && pathsOf(batchOf(request)).length > 0,
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  expect(pathsOf(batchOf(await next))).toEqual(['/legal/privacy', '/legal/termsofservice']);
});

test('What waits when the page goes away is sent all the same', async ({ page }) => {
  await page.goto('/');
  const first = page.waitForResponse(backendCall.events);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await first;

  await openScreen(page, 'Paris overview', '/paris');
  const last = page
    .context()
    .waitForEvent(
      'request',
      (request) => backendCall.events.test(request.url()) && JSON.stringify(batchOf(request)).includes('page_exit'),
    );
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const request = await last;
  expect(request.resourceType()).toBe('ping');
  expect(await request.response().then((response) => response?.status())).toBe(204);
});

test('A collector in trouble is asked again with the same events', async ({ page, problems }) => {
  problems.allow(/status of 503 .*\/api\/events/);
  let refused = 0;
  await page.route(backendCall.events, (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 503, body: '' }) : route.fallback();
  });
  await page.goto('/paris');
  const delivered = page.waitForResponse(
    (response) => backendCall.events.test(response.url()) && response.status() === 204,
  );
  await page.getByRole('button', { name: 'Accept All' }).click();
  expect(pathsOf(batchOf((await delivered).request()))).toEqual(['/paris']);
});

for (const answer of ['Accept Necessary', 'Close'] as const) {
  test(`After '${answer}' nothing is sent, not even when the page goes away`, async ({ page }) => {
    const sent = deliveries(page);
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: answer }).click();
    await openScreen(page, 'Paris overview', '/paris');
    await page.clock.fastForward(65_000);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.goto('/paris');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
}

test('Withdrawing in the middle ends the sending', async ({ page }) => {
  await page.goto('/');
  const first = page.waitForResponse(backendCall.events);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await first;
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' }).click();
  await page.getByLabel('Analytics', { exact: true }).uncheck();
  await page.clock.install();
  await page.getByRole('button', { name: 'Save Choices' }).click();
  const sent = deliveries(page);
  await openScreen(page, 'Paris overview', '/paris');
  await page.clock.fastForward(65_000);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sent).toEqual([]);
});
