import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { projectFolder } from '../scripts/site';
import { expect, settled, test, untilAlive, type Problems } from './fixtures';

/** The public list with the most cards. */
const list = '/italy/romeattractions';
const tasksOnPage = join(projectFolder, 'scripts/bench/web/tasksOnPage.js');

test.use({ viewport: { width: 390, height: 844 } });

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds; of the processor's time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly elementCount?: number;
    readonly data?: { readonly url?: string };
    readonly beginData?: { readonly url?: string };
  };
}

/** What the browser notes while something is done on the page. */
async function traced(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}

/** Which share of the processor's time that some events took the longest of them has. */
function longestShare(events: readonly TraceEvent[]): number {
  const times = events.map(({ tdur = 0 }) => tdur);
  return Math.max(...times) / times.reduce((total, each) => total + each, 0);
}

/** What the browser notes of a visit of the longest list. */
const tracedVisit = (page: Page, until?: () => Promise<void>): Promise<TraceEvent[]> =>
  traced(page, async () => {
    await page.goto(list, { waitUntil: 'networkidle' });
    await untilAlive(page);
    await until?.();
  });

/** The middle one of three shares, each of a first visit: now and then the browser's own work, as collecting garbage, falls into one task. */
async function middleShare(
  { browser, problems }: { readonly browser: Browser; readonly problems: Problems },
  shareOf: (page: Page) => Promise<number>,
): Promise<number> {
  const shares: number[] = [];
  while (shares.length < 3) {
    const context = await browser.newContext();
    problems.watch(context);
    shares.push(await shareOf(await context.newPage()));
    await context.close();
  }
  const [, middle = Infinity] = shares.sort((a, b) => a - b);
  return middle;
}

/** Two frames, after which what was pressed is drawn. */
const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

const cards = (page: Page) => page.locator('main article article');
const sortBy = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });

/** Counts from now on how many cards come to the page at a time. */
async function countAdded(page: Page): Promise<void> {
  await page.evaluate(() => {
    const added: number[] = [];
    Object.assign(globalThis, { added });
    new MutationObserver((changes) => {
      const articles = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element)
        .flatMap((element) => [
          ...(element.matches('article') ? [element] : []),
          ...element.querySelectorAll('article'),
        ]);
      added.push(new Set(articles.filter((article) => article.isConnected)).size);
    }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  });
}

const addedAtATime = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { added: number[] }).added);

test('what unfolds on the longest list, or opens over it, has little else of the page styled anew', async ({
  page,
}) => {
  await page.goto(list);
  await untilAlive(page);
  // What the time brings to cards comes with a rule, which has much of the page styled anew.
  await expect(page.locator('main [data-state="pending"]')).toHaveCount(0);
  await untilDrawn(page);
  const all = await page.evaluate(() => document.querySelectorAll('*').length);
  const presses: Readonly<Record<string, () => Promise<void>>> = {
    'a card': () => cards(page).first().locator('details > summary').first().click(),
    'the sections': () => page.getByRole('navigation', { name: 'On this page' }).locator('summary').first().click(),
    'the sheet of filters': () => page.getByRole('button', { name: 'Filter', exact: true }).click(),
    'the ways to a place': () =>
      cards(page)
        .first()
        .getByRole('button', { name: /^Directions to / })
        .click(),
  };
  for (const [name, press] of Object.entries(presses)) {
    const events = await traced(page, async () => {
      await press();
      await untilDrawn(page);
    });
    const styled = events.map(({ args }) => args.elementCount ?? 0);
    expect(Math.max(...styled), name).toBeGreaterThan(0);
    expect(Math.max(...styled), `${name}, of ${all} elements`).toBeLessThan(all / 3);
    await page.keyboard.press('Escape');
  }
});

test('what a card of the longest list folds is the HTML that came until it is unfolded, and then alive', async ({
  page,
}) => {
  await page.goto(list);
  await untilAlive(page);
  const folded = cards(page).locator('> details');
  expect(await folded.count()).toBeGreaterThan(40);
  const alive = () =>
    folded.evaluateAll(
      (all) =>
        all.filter((one) =>
          [...one.querySelectorAll(':scope > :not(summary) *')].some((part) =>
            Object.keys(part).some((key) => key.startsWith('__react')),
          ),
        ).length,
    );
  expect(await alive()).toBe(0);
  const terms = await folded.first().locator('dt').allTextContents();
  expect(terms).toContain('Address');
  await folded.first().locator('> summary').click();
  await expect.poll(alive).toBe(1);
  expect(await folded.first().locator('dt').allTextContents()).toEqual(terms);
  await folded
    .first()
    .getByRole('button', { name: /report/i })
    .click();
  await expect(folded.first().getByRole('textbox', { name: /wrong/ })).toBeVisible();
});

test('who orders or narrows the longest list gets its cards a few at a time, and in the end all', async ({ page }) => {
  await page.goto(list);
  await untilAlive(page);
  const all = await cards(page).count();
  expect(all).toBeGreaterThan(40);
  await countAdded(page);
  await sortBy(page).selectOption({ label: 'Lowest price' });
  await expect(page.getByRole('heading', { name: 'Lowest price first' })).toBeVisible();
  await expect(cards(page)).toHaveCount(all);
  await sortBy(page).selectOption({ label: 'The guide’s order' });
  await expect(page.getByRole('heading', { name: 'Lowest price first' })).toHaveCount(0);
  await expect(cards(page)).toHaveCount(all);
  const free = page.getByRole('button', { name: 'Free', exact: true });
  await free.click();
  await expect(cards(page)).not.toHaveCount(all);
  await free.click();
  await expect(cards(page)).toHaveCount(all);
  const added = await addedAtATime(page);
  expect(added.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(all);
  expect(Math.max(...added)).toBeLessThanOrEqual(6);
});

test('who takes a filter off again while cards still go gets no more of them at a time', async ({ page }) => {
  await page.goto(list);
  await untilAlive(page);
  const all = await cards(page).count();
  await countAdded(page);
  // A frame in which the list is drawn anew is met by some of these.
  for (let frames = 2; frames < 20; frames += 1) {
    await page.getByRole('button', { name: 'Free', exact: true }).evaluate(async (button: HTMLElement, count) => {
      button.click();
      for (let frame = 0; frame < count; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
      button.click();
    }, frames);
    await settled(page, () => cards(page).count(), 10);
    await expect(cards(page)).toHaveCount(all);
  }
  expect(Math.max(...(await addedAtATime(page)))).toBeLessThanOrEqual(6);
});

test('what an order or a filter takes from the longest list is hidden at once, and goes a few cards at a time', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const inserted: string[] = [];
    Object.assign(globalThis, { inserted });
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function noted(rule, index) {
      inserted.push(rule);
      return insertRule.call(this, rule, index);
    };
  });
  await page.goto(list);
  await untilAlive(page);
  // Rules of what the time brings to cards come with it.
  await expect(page.locator('main [data-state="pending"]')).toHaveCount(0);
  await untilDrawn(page);
  const all = await cards(page).count();
  await page.evaluate(() => {
    const removed: number[] = [];
    const told = globalThis as unknown as { inserted: string[] };
    told.inserted.length = 0;
    Object.assign(globalThis, { removed });
    new MutationObserver((changes) => {
      const articles = changes
        .flatMap(({ removedNodes }) => [...removedNodes])
        .filter((node) => node instanceof Element && !node.isConnected)
        .flatMap((element) => [
          ...((element as Element).matches('article') ? [element] : []),
          ...(element as Element).querySelectorAll('article'),
        ]);
      removed.push(articles.length);
    }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Free', exact: true }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^\d+ of \d+ places$/ })
      .first(),
  ).toBeVisible();
  const left = await page
    .getByRole('status')
    .filter({ hasText: /^\d+ of/ })
    .first()
    .textContent();
  await expect(cards(page)).toHaveCount(Number(/^\d+/.exec(left ?? '')?.[0]));
  await page.getByRole('button', { name: 'Free', exact: true }).click();
  await expect(cards(page)).toHaveCount(all);
  await sortBy(page).selectOption({ label: 'Lowest price' });
  await expect(page.locator('#group-1')).toBeHidden();
  await expect(page.locator('#group-1')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(all);
  const { removed, inserted } = await page.evaluate(() => {
    const told = globalThis as unknown as { removed: number[]; inserted: string[] };
    return { removed: told.removed, inserted: told.inserted };
  });
  expect(removed.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(all);
  expect(Math.max(...removed)).toBeLessThanOrEqual(6);
  // Each rule that comes late has a browser style much of the page anew.
  expect(inserted).toEqual([]);
});

test('the longest list is read in slices, between which it is laid out and a press is answered', async ({
  browser,
  problems,
}) => {
  const share = await middleShare({ browser, problems }, async (page) => {
    // A quick processor reads so much in a turn that the browser's own turns are enough.
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const read = (await tracedVisit(page)).filter(
      ({ name, ph, args }) => name === 'ParseHTML' && ph === 'X' && args.beginData?.url?.endsWith(list),
    );
    return longestShare(read);
  });
  // Without its pauses the browser mostly reads half of the page or more at once, and lays that out in the same task.
  // With them it does where its styles come after all of it, as now and then on a busy machine: the middle one of three counts.
  expect(share).toBeLessThan(0.3);
});

/** The scripts that every page starts with. */
const ofShell = /\/parts\/shell\/[^/]*\/(main|libraries)\.[^/]*\.js/;

test('the code that every page starts with is read in more than one task', async ({ browser, problems }) => {
  const share = await middleShare({ browser, problems }, async (page) => {
    const read = (await tracedVisit(page)).filter(
      ({ name, ph, args }) => name === 'EvaluateScript' && ph === 'X' && ofShell.test(args.data?.url ?? ''),
    );
    expect(read.length).toBeGreaterThan(1);
    return longestShare(read);
  });
  expect(share).toBeLessThan(0.85);
});

for (const [who, kept] of [
  ['a new visitor', undefined],
  ['who travels with miles', { version: 1, units: 'imperial', residency: 'unknown', ages: [] }],
] as const)
  test(`the longest list comes to life in slices, for ${who}`, async ({ browser, problems }) => {
    const share = await middleShare({ browser, problems }, async (page) => {
      if (kept)
        await page.addInitScript((value) => localStorage.setItem('odysseus.settings', value), JSON.stringify(kept));
      const events = await tracedVisit(page, () =>
        expect(page.getByText(/^(Open|Closed|Usually)/).first()).toBeVisible(),
      );
      // What React does is called by its scheduler, from the shell's first scripts. The processor's time says it on a busy machine, too.
      const calls = events.filter(
        ({ name, ph, args }) => name === 'FunctionCall' && ph === 'X' && ofShell.test(args.data?.url ?? ''),
      );
      expect(calls.length).toBeGreaterThan(10);
      return longestShare(calls);
    });
    expect(share).toBeLessThan(0.3);
  });

test('the bench of tasks sees a long one, and says what it can’t see or press', async ({ page }) => {
  await page.addInitScript({ path: tasksOnPage });
  await page.goto(list);
  await untilAlive(page);
  await page.evaluate('tasks.watch()');
  await page.evaluate('setTimeout(() => { const start = performance.now(); while (performance.now() - start < 80); })');
  await page.evaluate('tasks.untilIdle()');
  expect(await page.evaluate<number>('tasks.longest()')).toBeGreaterThanOrEqual(80);
  await expect(page.evaluate("tasks.press('main video button', 0)")).rejects.toThrow(/Nothing to press/);
  await expect(page.evaluate("tasks.choose('main select', 'nothing')")).rejects.toThrow(/Nothing to choose/);
  await page.evaluate("Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] })");
  await page.evaluate('tasks.observer = undefined; tasks.observe()');
  await expect(page.evaluate('tasks.watch()')).rejects.toThrow(/tells of no long tasks/);
});
