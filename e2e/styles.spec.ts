import type { Page } from '@playwright/test';
import { expect, settled, test, untilAlive } from './fixtures';

const sheetAddress = /\/pages\/.*\.css$/;
const sheetLink = 'link[data-styled-sheet]';

/** Where everything in the window stands, and how it is written: what a visitor would see change. Below the window a browser may not lay out yet. */
const look = (page: Page) =>
  page.locator('main').evaluate((main) => {
    window.scrollTo(0, 0);
    return [...main.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (top + height > window.innerHeight || width === 0) return [];
      const { color, fontSize, backgroundColor } = getComputedStyle(element);
      return [
        [
          element.localName,
          Math.round(left),
          Math.round(top),
          Math.round(width),
          Math.round(height),
          color,
          fontSize,
          backgroundColor,
        ].join(' '),
      ];
    });
  });

/** What a browser tells of its work. */
interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/** How often the rule of one class stands in all sheets of the page. */
const rulesFor = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const [name = ''] = [...(document.querySelector(wanted)?.classList ?? [])].slice(-1);
    return [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === `.${name}`).length;
  }, selector);

test('a page brings the rules of its screen as a file, which stays, and its code writes none of them again', async ({
  page,
  request,
  site,
}) => {
  const source = await (await request.get(`${site.origin}/museums`)).text();
  const [, integrity, address] =
    /<link rel="stylesheet" crossorigin integrity="([^"]+)" href="(\/pages\/[^"]+)" data-styled-sheet/.exec(source) ??
    [];
  expect(integrity).toMatch(/^sha384-/);
  const sheet = await request.get(`${site.origin}${address}`);
  expect([sheet.status(), sheet.headers()['content-type'], sheet.headers()['cache-control']]).toEqual([
    200,
    'text/css; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  // Of a set of pages nothing else is a file.
  expect((await request.get(`${site.origin}${address?.replace(/[^/]+$/, 'museums.html')}`)).status()).toBe(404);
  await page.goto('/museums');
  await untilAlive(page);
  await expect(page.locator(sheetLink)).toHaveCount(1);
  expect(await rulesFor(page, '#side-menu')).toBe(1);
  expect(await rulesFor(page, 'main article article')).toBe(1);
});

test('a page whose rules do not come gets them from its code, and looks as it would', async ({ page, problems }) => {
  problems.allow(/Failed to load resource|net::ERR/);
  await page.goto('/athens');
  await untilAlive(page);
  const whole = await settled(page, () => look(page));
  await page.route(sheetAddress, (route) => route.abort());
  await page.reload();
  await untilAlive(page);
  // Where a reader is, the page finds out once it is laid out.
  await expect.poll(() => look(page)).toEqual(whole);
});

test('rules that were tampered with are not used: the page’s code brings its own', async ({ page, problems }) => {
  problems.allow(/integrity|Failed to load resource|net::ERR/);
  await page.goto('/athens');
  await untilAlive(page);
  const whole = await settled(page, () => look(page));
  await page.route(sheetAddress, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: `${await answer.text()} body { display: none }`,
      headers: { ...answer.headers(), 'content-encoding': 'identity' },
    });
  });
  await page.reload();
  await untilAlive(page);
  // Where a reader is, the page finds out once it is laid out.
  await expect.poll(() => look(page)).toEqual(whole);
});

test('a screen that is come to within the site looks as it does when its address is opened', async ({ page }) => {
  for (const [from, to] of [
    ['/', '/london'],
    ['/italy/rome', '/legal/privacy'],
    ['/paris', '/museums'],
  ] as const) {
    await page.goto(to);
    await untilAlive(page);
    // Whether a place is open, a card tells once the page knows the time.
    const opened = await settled(page, () => look(page));
    await page.goto(from);
    await untilAlive(page);
    await page.locator(`a[href="${to}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(to);
    await expect(page.locator('main h1')).toBeVisible();
    await expect.poll(() => look(page), `${from} to ${to}`).toEqual(opened);
  }
});

test.describe('to whom the question about cookies is put', () => {
  test.use({ consent: 'pending' });

  test('a page that comes alive is not styled anew as a whole', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    const styled: number[] = [];
    session.on('Tracing.dataCollected', ({ value }) => {
      for (const { name, args } of value as unknown as readonly TraceEvent[])
        if (name === 'UpdateLayoutTree') styled.push(args.elementCount ?? 0);
    });
    // The page's code comes once the page stands.
    let letCome = (): void => undefined;
    const stands = new Promise<void>((resolve) => (letCome = resolve));
    await page.route(/\/parts\/shell\/.*\.js$/, async (route) => {
      await stands;
      await route.continue();
    });
    await page.goto('/museums', { waitUntil: 'commit' });
    await page.locator('footer').first().waitFor();
    const elements = await page.locator('main *').count();
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 0)));
    await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline' });
    letCome();
    await untilAlive(page);
    await expect(page.getByRole('region', { name: /cookie/i })).toBeVisible();
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await ended;
    expect(elements).toBeGreaterThan(500);
    expect(Math.max(...styled)).toBeLessThan(elements / 5);
  });
});
