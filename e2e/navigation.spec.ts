import { expect, test, untilAlive, visitWithin } from './fixtures';
import { releaseOf } from '../scripts/site';
import { hoverMenu } from './hoverMenu';

const heading = { level: 1 } as const;

test.describe('addresses that lead elsewhere', () => {
  for (const [from, to] of [
    ['/app/dashboard?x=1', '/app/checkout?x=1'],
    ['/app/odysseus?x=1', '/app/odyessus?x=1'],
    ['/paris/?x=1', '/paris?x=1'],
    ['/italy/rome///', '/italy/rome'],
  ] as const) {
    test(`${from} leads to ${to}, by the server and within the page`, async ({ page, request, baseURL }) => {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(new URL(answer.headers()['location'] ?? '', baseURL).href).toBe(baseURL + to);

      await page.goto('/');
      await expect(page.getByRole('heading', heading)).toBeVisible();
      await visitWithin(page, from);
      await expect(page).toHaveURL(to);
      // The address that was left is replaced: going back leads to the page before it.
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
  }

  test('a redirect to another host can not be smuggled in', async ({ request }) => {
    for (const path of ['//example.com/', '/\\example.com/', '/%2F%2Fexample.com/', '//example.com//']) {
      const answer = await request.get(path, { maxRedirects: 0 }).catch(() => undefined);
      const location = answer?.headers()['location'];
      if (location !== undefined) expect(new URL(location, 'http://localhost').hostname, path).toBe('localhost');
    }
  });

  test('checkout shows the sign-in screen in place, and keeps the address', async ({ page }) => {
    await page.goto('/app/dashboard?x=1');
    await expect(page.getByRole('heading', heading)).toHaveText('Welcome to Odysseus');
    await expect(page).toHaveURL('/app/checkout?x=1');
  });
});

test.describe('an address that the site does not have', () => {
  test.beforeEach(({ problems }) => problems.allow(/status of 404/));

  test('gets status 404, its own title, the nearest pages and a way home', async ({ page }) => {
    const answer = await page.goto('/paris-museums');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', heading)).toHaveText('This page is not on the map');
    await expect(page).toHaveTitle('Page not found · Odysseus');
    await expect(page.locator('main code')).toHaveText('/paris-museums');
    const nearest = page.getByRole('heading', { name: 'Did you mean' }).locator('..');
    await expect(nearest.locator('a[href="/museums"]')).toBeVisible();
    await untilAlive(page);
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', heading)).toBeFocused();
  });

  test('offers a search that forgives typos, accents and case', async ({ page }) => {
    await page.goto('/nowhere-at-all');
    const search = page.getByRole('searchbox', { name: 'Search the guide’s pages' });
    const results = page.locator('search');
    for (const [typed, found] of [
      ['musuems', '/museums'],
      ['MÉTRO', '/metro'],
      ['florense', '/italy/florence'],
      ['rome pack', '/italy/romepack'],
      ['privacy', '/legal/privacy'],
    ] as const) {
      await search.fill(typed);
      await expect(results.locator(`a[href="${found}"]`), typed).toBeVisible();
      await expect(results.getByRole('status')).toHaveText(/^\d+ pages? found$/);
    }
    await search.fill('xylophone');
    await expect(results.getByRole('status')).toHaveText('No page has these words. Try a city or a theme.');
    await search.fill('metro');
    await results.locator('a[href="/metro"]').click();
    await expect(page).toHaveURL('/metro');
    await expect(page.getByRole('heading', heading)).toBeFocused();
  });

  test('shows whatever it is called as text', async ({ page }) => {
    const answer = await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E/é');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', heading)).toHaveText('This page is not on the map');
    await expect(page.locator('main img')).toHaveCount(0);
  });

  test('a missing file is answered as missing, never with a page', async ({ request, site }) => {
    const release = releaseOf(site.dataFolder);
    for (const path of [
      '/app.js',
      '/main.css',
      '/data.json',
      '/picture.png',
      '/paris/hero.avif',
      '/favicon.ico',
      '/humans.txt',
      `${release.shell.url}missing.js`,
      '/parts/paris/0.0.0/entry.js',
      '/releases/none.json',
    ]) {
      const answer = await request.get(path);
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(await answer.text()).not.toMatch(/<!doctype|<html/i);
    }
    const call = await request.get('/api/no-such-call');
    expect([call.status(), call.headers()['content-type']]).toEqual([404, expect.stringContaining('application/json')]);
  });

  test('nothing but the public parts of the store is served', async ({ request, site }) => {
    const release = releaseOf(site.dataFolder);
    const version = release.microFrontends['@odysseus/paris']?.[0]?.metadata.version;
    for (const path of [
      `/private/paris/${version}/paris/hidden-gems.json`,
      `/parts/../private/paris/${version}/paris/hidden-gems.json`,
      `/parts/%2e%2e/private/paris/${version}/paris/hidden-gems.json`,
      '/parts/..%2fkeys.json',
      '/keys.json',
      '/log/',
      '/server/',
      '/pages/',
      '/releases/..%2f..%2fauth-emulator.json',
    ]) {
      const answer = await request.get(path);
      expect([403, 404], path).toContain(answer.status());
      expect(await answer.text()).not.toContain('"places"');
    }
  });
});

test('back, forward and reload keep to the screen of the address', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('main').getByRole('link', { name: 'Paris', exact: true }).first().click();
  await expect(page).toHaveURL('/paris');
  await expect(page.getByRole('heading', heading)).toBeFocused();
  const paris = await page.getByRole('heading', heading).innerText();
  await hoverMenu(page);
  await page.locator('#side-menu a[href="/metro"]').click();
  await expect(page).toHaveURL('/metro');
  await expect(page.getByRole('heading', heading)).not.toHaveText(paris);
  await page.goBack();
  await expect(page.getByRole('heading', heading)).toHaveText(paris);
  await expect(page).toHaveTitle(/ · Odysseus$/);
  await page.goForward();
  await expect(page).toHaveURL('/metro');
  await expect(page.getByRole('heading', heading)).not.toHaveText(paris);
  await page.reload();
  await expect(page).toHaveURL('/metro');
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('heading', heading)).toHaveText(paris);
});
