import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteVersion } from '@odysseus/contract';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { projectFolder } from '../../scripts/site';
import { startMisbehavingServer, type MisbehavingServer } from './misbehavingServer';

export { expect };

export const lemuria = '@odysseus/lemuria';

/** Versions of one city, built once for a worker. */
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

const run = promisify(execFile);

async function build(dataFolder: string, edition: string, version: string, padding: number): Promise<RemoteVersion> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', join(projectFolder, 'e2e', 'ladder', 'buildEdition.ts'), edition, version, String(padding)], {
    cwd: projectFolder,
    env: { ...process.env, ODYSSEUS_DATA_DIR: dataFolder },
  });
  return JSON.parse(stdout) as RemoteVersion;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  editions: [
    async ({ workersSite }, use) => {
      const { dataFolder } = workersSite;
      const [first, second, sunken] = await Promise.all([build(dataFolder, 'first', '1.0.0', 10), build(dataFolder, 'second', '2.0.0', 20), build(dataFolder, 'sunken', '3.0.0', 30)]);
      const store = join(dataFolder, 'store');
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
