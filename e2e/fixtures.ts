import { test as base, expect, type BrowserContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { prepareDataFolder, projectFolder, startSite, type DataFolder, type RunningSite } from '../scripts/site';
import { restPointerOutside } from '../scripts/test/browserProgram';

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

interface WorkerFixtures {
  /** The site that all tests share. */
  readonly site: { readonly origin: string; readonly dataFolder: string };
  readonly workersSite: PrivateSite;
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

function watchContext(context: BrowserContext, found: string[]): void {
  // Breaches of the content security policy arrive as console errors, too.
  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => found.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost' && hostname !== '127.0.0.1') found.push(`outside request: ${request.url()}`);
  });
}

/**
 * Waits until the page and its screen have come to life: from then on links lead on within the page. Asked from outside, so that
 * it holds under a clock that a test has stopped, and by what React leaves at the elements that it answers for.
 */
export async function untilAlive(page: Page): Promise<void> {
  await expect(async () => {
    const alive = await page.evaluate(() => Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')));
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

/**
 * Waits until nothing that ends by itself moves or fades, over two frames in a row: what fades in has less contrast on its way, and
 * one transition may start the next. Asked from outside, so that a page whose clock stands still does not wait for ever.
 */
export async function untilStill(page: Page): Promise<void> {
  let still = 0;
  await expect(async () => {
    const moving = await page.evaluate(() => document.getAnimations().filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)).length);
    still = moving === 0 ? still + 1 : 0;
    expect(still, 'checks in a row without motion').toBeGreaterThanOrEqual(2);
  }).toPass({ timeout: 45_000, intervals: [34] });
}

const axeSource = readFileSync(join(projectFolder, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');

interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/**
 * Rules of WCAG 2.2, levels A and AA, that the page breaks; each as one readable line.
 * @param rules only these, by their names in axe
 */
export async function accessibilityViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await untilStill(page);
  // Evaluated by the debugger: the page's policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const runOnly = rules ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: AxeViolation[] }> } };
    const result = await axe.run({ runOnly: only, resultTypes: ['violations'] });
    return result.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary: failureSummary ?? '' })) }));
  }, runOnly);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary.replace(/\s+/g, ' ')})`));
}
