import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { expect, test } from './fixtures';
import { projectFolder } from '../scripts/site';
import { hoverMenu } from './hoverMenu';

const run = promisify(execFile);

let folder: string;
let server: Server;
let origin: string;

/** What every static host does: files, clean addresses, and the not-found page. */
function serve(root: string): Server {
  const files = sirv(root, { extensions: ['html'], brotli: true, dev: true });
  return createServer((request, response) => {
    files(request, response, () => {
      const isPage = !/\.[A-Za-z0-9]+$/.test(new URL(request.url ?? '/', 'http://host').pathname);
      response.writeHead(404, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain' });
      response.end(isPage ? readFileSync(join(root, '404.html')) : 'Not found');
    });
  });
}

const exportTo = (target: string, dataFolder: string) =>
  run('npm', ['run', '--silent', 'release', '--', 'export', target, '--firebase'], {
    cwd: projectFolder,
    env: { ...process.env, ODYSSEUS_DATA_DIR: dataFolder, PUBLIC_ORIGIN: origin },
  });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ site }) => {
  folder = mkdtempSync(join(tmpdir(), 'odysseus-static-'));
  server = serve(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  await exportTo(folder, site.dataFolder);
});
test.afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});
test.beforeEach(({ problems }) => {
  // There is no service behind a static host: sign-in and the collector are not there.
  problems.allow(/\/api\/|\/emulator\/|404 \(Not Found\)|Sign-in could not be loaded|identitytoolkit/);
});

test('a plain static file server serves the whole public guide', async ({ page }) => {
  for (const [path, heading] of [
    ['/', 'Europe, the first time'],
    ['/paris', 'Paris'],
    ['/italy/rome', 'Rome'],
    ['/legal/termsofservice', 'Terms of Service'],
  ] as const) {
    expect((await page.goto(origin + path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect((await page.goto(`${origin}/nowhere`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on the map');
});

test('pages come to life there, and lead to every city without a new page', async ({ page }) => {
  await page.goto(`${origin}/paris`);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await hoverMenu(page);
  await page.getByRole('button', { name: 'London' }).click();
  await page.locator('#side-menu a[href="/london"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'London' })).toBeVisible();
  expect(await page.evaluate(() => (window as { samePage?: boolean }).samePage)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Paris', exact: true })).toBeVisible();
});

test('addresses that lead elsewhere do, and crawlers find what they ask for', async ({ page, request }) => {
  await page.goto(`${origin}/app/odysseus`);
  await expect(page).toHaveURL(`${origin}/app/odyessus`);
  expect(await (await request.get(`${origin}/sitemap.xml`)).text()).toContain(`<loc>${origin}/paris</loc>`);
  expect((await request.get(`${origin}/parts/paris/nothing.js`)).status()).toBe(404);
  const { hosting } = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as {
    hosting: { redirects: { source: string }[]; cleanUrls: boolean };
  };
  expect(hosting.cleanUrls).toBe(true);
  expect(hosting.redirects.map(({ source }) => source)).toContain('/app/odysseus');
});

test('nothing private is among the files, and writing them again changes none', async ({ request, site }) => {
  for (const path of ['/private/', '/server/', '/keys.json', '/log/'])
    expect((await request.get(origin + path)).status()).toBe(404);
  const before = statSync(join(folder, 'paris.html')).mtimeMs;
  const { stdout } = await exportTo(folder, site.dataFolder);
  expect(stdout).toContain(', 0 of them new or changed');
  expect(statSync(join(folder, 'paris.html')).mtimeMs).toBe(before);
});
