import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext } from '@playwright/test';
import type { Page } from '@playwright/test';
import { prepareDataFolder, startSite, type DataFolder, type RunningSite } from '../scripts/site';
import { restPointerOutside } from '../scripts/test/browserProgram';
import { editionsIn, type Editions } from './ladder/editions';

export { accessibilityViolations } from './accessibility/accessibilityViolations';
export { expect };

/** What went wrong in the browser during a test. */
export interface Problems {
  /** A problem that the test brings about on purpose. */
  allow(pattern: RegExp): void;
  /** Problems so far that were not allowed. */
  unexpected(): readonly string[];
  /** Watches another context, of a second visitor or device. */
  watch(context: BrowserContext): void;
}

interface TestFixtures {
  /** What the visitor answered to the cookie banner before the test; `pending` shows it. */
  readonly consent: 'pending' | 'necessary' | 'all';
  readonly problems: Problems;
  /** A site of the worker's own, with the release that was built: what one test makes live there, the next does not see. */
  readonly privateSite: PrivateSite;
}

/** A site whose release document a test may change. */
export interface PrivateSite extends RunningSite {
  readonly data: DataFolder;
}

/** A site with an archive of the streets of Paris. */
export interface StreetsSite extends RunningSite {
  readonly archive: Uint8Array<ArrayBuffer>;
}

/**
 * What a worker has once, where a test asks for it. All stand here: Playwright starts workers, browsers and sites anew for tests
 * that declare more of them, or other ones.
 */
interface WorkerFixtures {
  /** The site that all tests share. */
  readonly site: { readonly origin: string; readonly dataFolder: string };
  readonly workersSite: PrivateSite;
  readonly editions: Editions;
  readonly streetsSite: StreetsSite;
  readonly pointerOutside: void;
}

/** Every page of every test: no console error, no uncaught error, no breach of the policy, no request beyond the site. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's form
    async ({}, use) => {
      const origin = process.env['ODYSSEUS_E2E_ORIGIN'];
      const dataFolder = process.env['ODYSSEUS_E2E_DATA'];
      if (!origin || !dataFolder) throw new Error('The site of the tests does not run: globalSetup.ts starts it.');
      await use({ origin, dataFolder });
    },
    { scope: 'worker' },
  ],
  workersSite: [
    async ({ site: _shared }, use) => {
      const data = prepareDataFolder();
      try {
        const built = data.release();
        data.publish(built, built.id);
        const site = await startSite({ dataFolder: data.folder, asBuilt: true });
        await use({ ...site, data });
        await site.stop();
      } finally {
        data.remove();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  editions: [
    async ({ site, workersSite }, use) => use(await editionsIn(workersSite.dataFolder, site.dataFolder)),
    { scope: 'worker', timeout: 300_000 },
  ],
  streetsSite: [
    async ({ site: _shared }, use) => {
      // Few tests ask for it.
      const { streetsOfParis } = await import('./streetsOfParis');
      const data = prepareDataFolder();
      const folder = mkdtempSync(join(tmpdir(), 'odysseus-streets-'));
      try {
        const file = join(folder, 'paris.pmtiles');
        const archive = streetsOfParis(data.folder);
        writeFileSync(file, archive);
        const site = await startSite({ dataFolder: data.folder, environment: { MAP_PMTILES: file }, asBuilt: true });
        await use({ ...site, archive });
        await site.stop();
      } finally {
        data.remove();
        rmSync(folder, { recursive: true });
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  pointerOutside: [
    async ({ browser }, use) => {
      browser.on('context', restPointerOutside);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  privateSite: async ({ workersSite }, use) => {
    const built = workersSite.data.release();
    await use(workersSite);
    workersSite.data.publish(built, built.id);
  },
  consent: ['necessary', { option: true }],
  baseURL: async ({ site }, use) => use(site.origin),
  storageState: async ({ consent, baseURL }, use) => {
    const localStorage = consent === 'pending' ? [] : [{ name: 'cookieConsent', value: consent }];
    await use({ cookies: [], origins: baseURL ? [{ origin: baseURL, localStorage }] : [] });
  },
  problems: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const found: string[] = [];
      const problems: Problems = {
        allow: (pattern) => void allowed.push(pattern),
        unexpected: () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
        watch: (other) => watchContext(other, found),
      };
      problems.watch(context);
      await use(problems);
      expect(problems.unexpected(), 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A page that was prerendered otherwise than its code draws it: React draws it anew, and the shell's report of it is a warning. Errors
 * of the released React bear numbers.
 */
const hydrationFailure = /hydration failed|react error #(418|423|425)\b/i;

function watchContext(context: BrowserContext, found: string[]): void {
  // Breaches of the content security policy arrive as console errors, too.
  context.on('console', (message) => {
    if (message.type() === 'error' || (message.type() === 'warning' && hydrationFailure.test(message.text())))
      found.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => found.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost' && hostname !== '127.0.0.1')
      found.push(`outside request: ${request.url()}`);
  });
}

/**
 * Waits until the page and its screen have come to life: from then on links lead on within the page. Asked from outside, so that
 * it holds under a clock that a test has stopped, and by what React leaves at the elements that it answers for.
 */
export async function untilAlive(page: Page): Promise<void> {
  await expect(async () => {
    const alive = await page.evaluate(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    expect(alive, 'the screen is alive').toBe(true);
  }).toPass({ timeout: 60_000, intervals: [50, 100, 250] });
}

/** Goes to an address that the menu need not name, without loading the page anew. */
export async function visitWithin(page: Page, path: string): Promise<void> {
  await untilAlive(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Goes to an address within the page, as `visitWithin`, and waits until its screen stands there with the focus on its heading. */
export async function arriveWithin(page: Page, path: string): Promise<void> {
  await untilAlive(page);
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-left', ''));
  await visitWithin(page, path);
  await page.waitForFunction((to) => {
    const heading = document.querySelector('main h1:not([data-left])');
    return location.pathname === to && heading !== null && document.activeElement === heading;
  }, path);
}

/**
 * What is read of a page once it has stayed the same for so many frames: a page that draws a piece with each frame, or as soon as it
 * knows the time, is compared with another only then.
 */
export async function settled<T>(page: Page, read: () => Promise<T>, frames = 120): Promise<T> {
  let last = await read();
  await expect
    .poll(async () => {
      const before = last;
      await page.evaluate(async (count) => {
        for (let frame = 0; frame < count; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
      }, frames);
      last = await read();
      return JSON.stringify(last) === JSON.stringify(before);
    })
    .toBe(true);
  return last;
}
