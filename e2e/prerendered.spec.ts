import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRelease, type Release } from '@odysseus/contract';
import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from './fixtures';
import { hoverMenu } from './hoverMenu';
import { publicTexts } from './publicTexts';
import { ownedRoutes } from './routes';
import { withoutReadablePatience } from './withoutReadablePatience';
import { phraseFinder } from '../scripts/phraseFinder';

function liveRelease(dataFolder: string): Release {
  const store = join(dataFolder, 'store');
  const { release } = JSON.parse(readFileSync(join(store, 'current.json'), 'utf8')) as { release: string };
  return parseRelease(JSON.parse(readFileSync(join(store, 'releases', `${release}.json`), 'utf8')));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The first words of each text that is for holders of Expert Access. */
function bodiesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'body' && typeof child === 'string' ? [child.slice(0, 60)] : bodiesIn(child),
  );
}

/** A text as JSON writes it, without its quotes. */
const asWritten = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The content of one element or attribute of a page's source. */
const found = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

test('every public and legal address is readable in its source, with a title, a description and an address of its own', async ({
  request,
  site,
}) => {
  const titles = new Map<string, string>();
  for (const route of ownedRoutes(liveRelease(site.dataFolder))) {
    const html = await (await request.get(site.origin + route.path)).text();
    const title = found(html, /<title>([^<]+)<\/title>/);
    expect(html, route.path).toContain('<html lang="en-GB">');
    expect(titles.get(title), `${route.path} and ${titles.get(title) ?? ''} are both titled ${title}`).toBeUndefined();
    titles.set(title, route.path);
    const isOpen = route.type === 'public' || route.type === 'legal';
    expect(/<h1[\s>]/.test(html), `${route.path} has a heading`).toBe(
      isOpen && route.path !== '/app/CheckoutSuccess' ? true : /<h1[\s>]/.test(html),
    );
    const listed = isOpen && !route.preparation && !['/auth', '/app/CheckoutSuccess'].includes(route.path);
    expect(html.includes('<meta name="robots" content="noindex">'), `${route.path} is kept out of search engines`).toBe(
      !listed,
    );
    if (!listed) continue;
    expect(found(html, /<meta name="description" content="([^"]+)"/).length, route.path).toBeGreaterThan(30);
    expect(found(html, /<link rel="canonical" href="([^"]+)"/)).toBe(site.origin + route.path);
    expect(found(html, /<meta property="og:url" content="([^"]+)"/)).toBe(site.origin + route.path);
    const picture = await request.get(found(html, /<meta property="og:image" content="([^"]+)"/));
    expect(picture.headers()['content-type'], route.path).toMatch(/^image\//);
    const data = JSON.parse(found(html, /<script type="application\/ld\+json">([^<]+)<\/script>/)) as {
      '@graph': { '@type': string; url?: string }[];
    };
    expect(data['@graph'].find((node) => node['@type'] === 'WebPage')?.url, route.path).toBe(site.origin + route.path);
  }
});

test('a city tells search engines what it is, and when its facts were checked', async ({ request, site }) => {
  const html = await (await request.get(`${site.origin}/paris`)).text();
  const { '@graph': graph } = JSON.parse(found(html, /<script type="application\/ld\+json">([^<]+)<\/script>/)) as {
    '@graph': Record<string, unknown>[];
  };
  expect(graph.find((node) => node['@type'] === 'TouristDestination')).toMatchObject({
    name: 'Paris',
    url: `${site.origin}/paris`,
  });
  expect(graph.find((node) => node['@type'] === 'WebPage')).toHaveProperty(
    'dateModified',
    expect.stringMatching(/^2026-\d\d-\d\d$/),
  );
  expect(graph.find((node) => node['@type'] === 'BreadcrumbList')).toBeDefined();
});

test('no prerendered page holds a premium text, and none that is served names the place it stands in', async ({
  site,
}) => {
  const store = join(site.dataFolder, 'store');
  const release = liveRelease(site.dataFolder);
  const versions = Object.entries(release.microFrontends).map(([name, rows]) => ({
    part: name.replace('@odysseus/', ''),
    version: rows.find(({ deployment }) => deployment.default)?.metadata.version ?? '',
  }));
  const secrets = versions
    .flatMap(({ part, version }) => filesBelow(join(store, 'private', part, version)))
    .flatMap((file) => bodiesIn(JSON.parse(readFileSync(file, 'utf8'))));
  const known = new Set(phraseFinder(secrets.map(asWritten))(publicTexts()));
  const premium = secrets.filter((secret) => !known.has(asWritten(secret)));
  expect(premium.length).toBeGreaterThan(150);
  const pages = [{ part: 'shell', version: release.shell.version }, ...versions]
    .flatMap(({ part, version }) => filesBelow(join(store, 'pages', release.frame ?? '', part, version)))
    .filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(90);
  const premiumIn = phraseFinder(premium);
  for (const page of pages) expect(premiumIn(readFileSync(page, 'utf8')), page).toEqual([]);
});

for (const path of ['/', '/paris', '/italy/rome', '/london', '/athens', '/legal/privacy', '/italy/romestays']) {
  test(`${path} comes to life as it was sent, without a mismatch`, async ({ browser, page, site }) => {
    const still = await browser.newContext({ javaScriptEnabled: false });
    const source = await still.newPage();
    await source.goto(site.origin + path);
    const sent = await source.locator('main').innerHTML();
    await still.close();

    await withoutReadablePatience(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { sentHeading: document.querySelector('main h1') }),
      );
    });
    await page.goto(path);
    // React marks what it has brought to life; the menu answers from then on.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    // A page that rests has its lower sections laid out one by one: that is no mismatch, and may have begun.
    const alive = (await page.locator('main').innerHTML()).replaceAll(' style="content-visibility: visible;"', '');
    expect(alive).toBe(sent);
    expect(
      await page.evaluate(
        () => (window as { sentHeading?: Element }).sentHeading === document.querySelector('main h1'),
      ),
    ).toBe(true);
  });
}

/** Milliseconds that code waits for a picture that doesn't come. */
const paintPatience = 1_500;

test('a page’s code takes no share of the network from its first picture', async ({ page }) => {
  let release = (): void => undefined;
  const isPainted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.exposeFunction('tellPainted', release);
  await page.addInitScript(() => {
    const { tellPainted } = window as unknown as Record<'tellPainted', () => void>;
    new PerformanceObserver(() => tellPainted()).observe({ type: 'paint', buffered: true });
  });
  await page.route(/hero-paris/, async (route) => {
    await isPainted;
    await route.continue();
  });
  await page.goto('/paris');
  await untilAlive(page);
  const image = await page
    .locator('img[fetchpriority="high"]')
    .evaluate((drawn) => (drawn as HTMLImageElement).currentSrc);
  const { picture, code } = await page.evaluate((source) => {
    const fetched = performance
      .getEntriesByType('resource')
      .map((entry) => entry.toJSON() as PerformanceResourceTiming);
    return {
      picture: fetched.find(({ name }) => name === source)?.responseEnd ?? 0,
      code: fetched.filter(({ name }) => /(?<!\/starter\.[^/]*)\.js$/.test(name)).map(({ startTime }) => startTime),
    };
  }, image);
  expect(code.length).toBeGreaterThan(3);
  expect(Math.min(...code)).toBeGreaterThanOrEqual(Math.min(picture, paintPatience));
});

test('a page whose first picture never comes is alive all the same', async ({ page }) => {
  await page.route(/hero-paris/, () => undefined);
  await page.goto('/paris', { waitUntil: 'commit' });
  await untilAlive(page);
  await expect(page.locator('main h1')).toBeVisible();
});

for (const path of ['/museums', '/parisstays', '/parispack', '/metro', '/parismap']) {
  test(`${path}, which tells of this moment once it is alive, is brought to life and not drawn anew`, async ({
    page,
  }) => {
    await withoutReadablePatience(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { sentHeading: document.querySelector('main h1') }),
      );
    });
    await page.goto(path);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    expect(
      await page.evaluate(
        () => (window as { sentHeading?: Element }).sentHeading === document.querySelector('main h1'),
      ),
    ).toBe(true);
  });
}

test('a page stays readable while its screen’s code does not come, and its menu works', async ({ page, problems }) => {
  problems.allow(/Failed to load resource|net::ERR|screen_load_failed|could not be loaded|Loading chunk/);
  await page.route(/\/parts\/paris\/.*\.js/, (route) => void route.abort());
  await page.goto('/paris');
  await expect(page.getByRole('heading', { name: 'Your first two hours' })).toBeVisible();
  // The menu comes to life by itself: it opens the list of the city that the page is about.
  await expect(page.locator('#side-menu button[aria-controls="menu-list-paris"]')).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await hoverMenu(page);
  await page.getByRole('button', { name: 'London' }).click();
  await expect(page.locator('#side-menu a[href="/london"]').first()).toBeVisible();
});

test('a style sheet of the page that was tampered with is not used, and comes anew', async ({ page, problems }) => {
  problems.allow(
    /integrity|Failed to load resource|net::ERR|screen_load_failed|could not be loaded|Loading (CSS )?chunk/,
  );
  let tampered = 0;
  await page.route(/\/parts\/paris\/.*\.css$/, async (route) => {
    const answer = await route.fetch();
    tampered += 1;
    await route.fulfill({
      response: answer,
      body: `${await answer.text()} body { display: none }`,
      headers: { ...answer.headers(), 'content-encoding': 'identity' },
    });
  });
  await page.goto('/paris');
  // Under another address, which a retry takes, it is whole again.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.styleSheets].some(({ href }) => href?.includes('/parts/paris/') && href.includes('?r=')),
      ),
    )
    .toBe(true);
  expect(tampered).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Your first two hours' })).toBeVisible();
  await expect(page.locator('#orientation')).toHaveCSS('max-width', '1152px');
});

/** Code that is late, as on a bad network. @returns lets it come */
async function holdBack(page: Page, scripts: string): Promise<() => void> {
  let letCome = (): void => undefined;
  const coming = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(scripts, async (route) => {
    await coming;
    await route.continue();
  });
  return letCome;
}

test('what is pressed before the page is alive is done once it is', async ({ page }) => {
  const letCome = await holdBack(page, '**/parts/shell/**/*.js');
  await page.goto('/legal/privacy', { waitUntil: 'commit' });
  const settings = page.getByRole('main').getByRole('button', { name: 'Cookie Settings' });
  const choices = page.getByRole('region', { name: 'Your cookie choices' });
  await settings.click();
  await expect(settings).toHaveAttribute('data-held');
  await expect(choices).toHaveCount(0);
  letCome();
  await expect(choices).toBeVisible();
  await expect(settings).not.toHaveAttribute('data-held');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens and closes before any code has come, its links lead on, and it stays open as the page comes to life', async ({
    page,
  }) => {
    const letCome = await holdBack(page, '**/parts/**/*.js');
    await page.goto('/paris', { waitUntil: 'commit' });
    const menu = page.locator('#side-menu');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    const close = page.getByRole('button', { name: 'Close menu' });
    const behind = page.locator('[data-backdrop]');
    await expect(menu).toBeHidden();
    await expect(behind).toBeHidden();
    const waysToClose = [
      () => close.click(),
      () => page.keyboard.press('Escape'),
      () => behind.click({ position: { x: 370, y: 400 } }),
    ];
    for (const shut of waysToClose) {
      await toggle.click();
      await expect(menu).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(close).toBeFocused();
      await shut();
      await expect(menu).toBeHidden();
      await expect(behind).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle).toBeFocused();
    }
    await toggle.click();
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();

    await toggle.click();
    await expect(menu).toBeVisible();
    letCome();
    await untilAlive(page);
    await expect(menu).toBeVisible();
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  const line = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
  const sections = (page: Page) => line(page).locator('summary').first();
  const section = (page: Page) => line(page).locator('li a').nth(1);
  /** Above what opens, where the page is darkened. */
  const pressBeside = (page: Page) => page.mouse.click(195, 60);

  test('the sections of a long page open and close before any code has come, lead on, and stay open as the page comes to life', async ({
    page,
  }) => {
    const letCome = await holdBack(page, '**/parts/**/*.js');
    await page.goto('/museums', { waitUntil: 'commit' });
    for (const shut of [() => page.keyboard.press('Escape'), () => pressBeside(page)]) {
      await sections(page).click();
      await expect(section(page)).toBeVisible();
      await shut();
      await expect(section(page)).toBeHidden();
    }
    await sections(page).click();
    await page.keyboard.press('Escape');
    await expect(sections(page)).toBeFocused();
    await sections(page).click();
    await section(page).click();
    await expect(section(page)).toBeHidden();
    await expect(page).toHaveURL('/museums#group-2');
    await expect(page.locator('#group-2')).toBeInViewport();

    await page.goto('/museums', { waitUntil: 'commit' });
    await sections(page).click();
    await expect(section(page)).toBeVisible();
    letCome();
    await untilAlive(page);
    await expect(section(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(section(page)).toBeHidden();
    await expect(sections(page)).toBeFocused();
  });

  test('the sheet of filters opens and closes before any code has come, and does what was chosen in it as the page comes to life', async ({
    page,
  }) => {
    const letCome = await holdBack(page, '**/parts/**/*.js');
    await page.goto('/museums', { waitUntil: 'commit' });
    const opener = line(page).getByRole('button', { name: /^Filter/ });
    const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
    const done = sheet.getByRole('button', { name: /^Show \d+ places?$/ });
    for (const shut of [() => page.keyboard.press('Escape'), () => pressBeside(page), () => done.click()]) {
      await opener.click();
      await expect(sheet.getByRole('combobox')).toBeFocused();
      for (const key of ['Shift+Tab', ...Array.from({ length: 9 }, () => 'Tab')]) {
        await page.keyboard.press(key);
        expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement)), key).toBe(true);
      }
      await shut();
      await expect(sheet).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    await opener.click();
    // What unfolds within it stays unfolded while one goes on.
    const party = sheet.locator('details');
    await party.locator('summary').click();
    const stepFree = sheet.getByRole('button', { name: 'Step-free' });
    await stepFree.click();
    await expect(stepFree).toHaveAttribute('data-held');
    await expect(party).toHaveAttribute('open');
    letCome();
    await untilAlive(page);
    await expect(stepFree).toHaveAttribute('aria-pressed', 'true');
    await expect(stepFree).toBeFocused();
    // From now on it keeps all else away.
    await expect(opener).toHaveCount(0);
    await done.click();
    await expect(sheet).toHaveCount(0);
    await expect(line(page).getByRole('button', { name: 'Filter, 1 chosen' })).toBeFocused();
    await expect(page.locator('main article article').first()).toBeInViewport();
  });
});

test('a page that was prerendered otherwise than its code draws it fails the test that opens it', async ({
  page,
  problems,
}) => {
  await page.route('**/legal/privacy', async (route) => {
    const answer = await route.fetch();
    const altered = (await answer.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Something else');
    await route.fulfill({ response: answer, body: altered });
  });
  await page.goto('/legal/privacy');
  await expect.poll(() => problems.unexpected()).toEqual([expect.stringMatching(/hydration/i)]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  problems.allow(/hydration/i);
});

test('no drawing stands on a page twice', async ({ page, site }) => {
  const pages = ownedRoutes(liveRelease(site.dataFolder)).filter(({ type }) => type === 'public');
  expect(pages.length).toBeGreaterThan(40);
  for (const { path } of pages) {
    const html = await (await page.request.get(path)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const drawings = [...main.matchAll(/<img[^>]* src="([^"]+\.svg)"/g)].map(([, address = '']) => address);
    const twice = drawings.filter((drawing, index) => drawings.indexOf(drawing) !== index);
    expect(twice, path).toEqual([]);
  }
});
