import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteVersion } from '@odysseus/contract';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { builtEditions } from './builtEditions';
import { startMisbehavingServer, type MisbehavingServer } from './misbehavingServer';

export { expect };

export const lemuria = '@odysseus/lemuria';

/** Versions of one city, built once for all workers; what is changed of them is a worker's own. */
export interface Editions {
  /** The last good version. */
  readonly first: RemoteVersion;
  /** The version that is live. */
  readonly second: RemoteVersion;
  /** Its reef throws while it is evaluated. */
  readonly sunken: RemoteVersion;
  /** The second version with other bytes in its entry, released as they are. */
  withEntry(change: (code: string) => string, name: string): RemoteVersion;
  /** The second version's files under another address, too. @returns the address of its entry there */
  copyOfSecond(): string;
}

interface Fixtures {
  /** In front of a site of the test's own, on which the city is released. */
  readonly server: MisbehavingServer;
  /** Makes versions of the city live, the first of them as the default; the others are kept. */
  readonly release: (...versions: readonly RemoteVersion[]) => Promise<void>;
}

interface WorkerFixtures {
  readonly editions: Editions;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  editions: [
    async ({ site, workersSite }, use) => {
      const store = join(workersSite.dataFolder, 'store');
      const { store: built, rows } = await builtEditions(site.dataFolder);
      cpSync(built, store, { recursive: true });
      const { first, second, sunken } = rows;
      const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1);
      const copy = (name: string) => {
        const url = second.url.replace(second.metadata.version, `${second.metadata.version}.${name}`);
        cpSync(join(store, folderOf(second.url)), join(store, folderOf(url)), { recursive: true });
        return url;
      };
      await use({
        first,
        second,
        sunken,
        withEntry(change, name) {
          const url = copy(name);
          const file = join(store, url);
          const code = change(readFileSync(file, 'utf8'));
          writeFileSync(file, code);
          for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
          const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
          return { ...second, url, metadata: { version: `${second.metadata.version}.${name}`, integrity } };
        },
        copyOfSecond: () => copy('copy'),
      });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: async ({ privateSite }, use) => {
    const server = await startMisbehavingServer(privateSite.origin);
    await use(server);
    await server.stop();
  },
  release: async ({ privateSite, page }, use) => {
    let count = 0;
    await use(async (...versions) => {
      const id = `r-ladder-${process.pid}-${Date.now()}-${(count += 1)}`;
      const rows = versions.map((version, index) => ({ ...version, deployment: { traffic: index === 0 ? 100 : 0, default: index === 0 } }));
      const live = privateSite.data.release();
      privateSite.data.publish({ ...live, id, microFrontends: { ...live.microFrontends, [lemuria]: rows } }, id);
      await expect.poll(async () => (await page.request.get(`${privateSite.origin}/lemuria`)).text()).toContain(id);
    });
  },
  page: async ({ page, problems }, use) => {
    // The console tells of what failed; uncaught errors and outside requests still count.
    problems.allow(/^console: /);
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'all'));
    await use(page);
  },
});

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The menu opens, and another city does. */
export async function expectOtherCity(page: Page): Promise<void> {
  await page.locator('#side-menu').hover();
  await page.locator('#side-menu').getByRole('button', { name: 'Athens' }).click();
  await page.locator('#side-menu a[href="/athens"]').click();
  await expect(heading(page)).toContainText('Athens');
}

/** The padding of the screen that stands, which each version styles otherwise. */
export function paddingOf(page: Page): Promise<string> {
  return page.getByRole('main').locator('article').evaluate((article) => getComputedStyle(article).paddingTop);
}
