import type { RemoteVersion } from '@odysseus/contract';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { hoverMenu } from '../hoverMenu';
import { startMisbehavingServer, type MisbehavingServer } from './misbehavingServer';
import { withoutRetryPauses } from './withoutRetryPauses';

export type { Editions } from './editions';
export { expect };

export const lemuria = '@odysseus/lemuria';

interface Fixtures {
  /** In front of a site of the test's own, on which the city is released. */
  readonly server: MisbehavingServer;
  /** Makes versions of the city live, the first of them as the default; the others are kept. */
  readonly release: (...versions: readonly RemoteVersion[]) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  server: async ({ privateSite }, use) => {
    const server = await startMisbehavingServer(privateSite.origin);
    await use(server);
    await server.stop();
  },
  release: async ({ privateSite, page }, use) => {
    let count = 0;
    await use(async (...versions) => {
      const id = `r-ladder-${process.pid}-${Date.now()}-${(count += 1)}`;
      const rows = versions.map((version, index) => ({
        ...version,
        deployment: { traffic: index === 0 ? 100 : 0, default: index === 0 },
      }));
      const live = privateSite.data.release();
      privateSite.data.publish({ ...live, id, microFrontends: { ...live.microFrontends, [lemuria]: rows } }, id);
      await expect.poll(async () => (await page.request.get(`${privateSite.origin}/lemuria`)).text()).toContain(id);
    });
  },
  page: async ({ page, problems }, use) => {
    // The console tells of what failed; uncaught errors and outside requests still count.
    problems.allow(/^console: /);
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'all'));
    await withoutRetryPauses(page);
    await use(page);
  },
});

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The menu opens, and another city does. */
export async function expectOtherCity(page: Page): Promise<void> {
  await hoverMenu(page);
  await page.locator('#side-menu').getByRole('button', { name: 'Athens' }).click();
  await page.locator('#side-menu a[href="/athens"]').click();
  await expect(heading(page)).toContainText('Athens');
}

/** The padding of the screen that stands, which each version styles otherwise. */
export function paddingOf(page: Page): Promise<string> {
  return page
    .getByRole('main')
    .locator('article')
    .evaluate((article) => getComputedStyle(article).paddingTop);
}
