import type { Release, RemoteVersion } from '@odysseus/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityViolations, expect, test as base, untilAlive, type PrivateSite } from './fixtures';
import { startMisbehavingServer, type MisbehavingServer } from './ladder/misbehavingServer';
import { copyOfRemote, copyOfShell } from './releases/copyOfPart';

/** The worker keeps pages as soon as it can: here, unlike in the other tests, it may. */
const test = base.extend({ serviceWorkers: 'allow' });

test.beforeEach(({ problems }) => {
  // Without a network the browser writes each request that failed into its console.
  problems.allow(/^console: Failed to load resource/);
});

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const card = (page: Page, city: string) => page.getByRole('complementary', { name: `Keep ${city} offline` });

/** Kept with whatever page comes first. */
const emergencyPages = ['/emergencyinfo', '/italy/emergencyinfo', '/london/safetyandscams'];

/** Addresses of the pages that are kept, whole. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await (await caches.open('odysseus-pages')).keys()).map(({ url }) => new URL(url).pathname).sort(),
  );

/** Versioned files on the device. */
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await (await caches.open('odysseus-files')).keys()).map(({ url }) => new URL(url).pathname),
  );

/** Files of the site that a page has loaded. */
const loadedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

/** What the worker keeps for its own page, of the shell that it came with. */
const ownFiles = (page: Page): Promise<string[]> =>
  page.evaluate(
    async () =>
      ((await (await (await caches.open('odysseus-own')).match('/.odysseus/record'))?.json()) as { files: string[] })
        .files,
  );

const keptCities = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('odysseus-city:')));

/** The release that each kept page belongs to. */
const keptReleases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const pages = await (await caches.open('odysseus-pages')).matchAll();
    return [
      ...new Set(
        await Promise.all(
          pages.map(async (response) => /"release":\{"id":"([^"]+)"/.exec(await response.text())?.[1] ?? 'none'),
        ),
      ),
    ];
  });

/** Opens a page and waits until it is kept. */
async function see(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => keptPages(page)).toContain(new URL(address).pathname);
}

/** Leaves the site's tabs, so that the next one is cold. */
async function coldPage(context: BrowserContext, old: Page): Promise<Page> {
  const page = await context.newPage();
  await old.close();
  return page;
}

/** The menu answers: the page has come to life. */
async function expectAlive(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-shell', /./);
}

/** Versions of each part whose files the page has used: never more than one of a part. */
async function expectOneRelease(page: Page): Promise<void> {
  const versions = await page.evaluate(() => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return [...new Set(addresses.flatMap((path) => /^\/parts\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? []))];
  });
  expect(versions.length).toBeGreaterThan(0);
  expect(new Set(versions.map((version) => version.split('/')[0])).size).toBe(versions.length);
}

test('what was read opens cold without a network, comes to life, and leads on; what was not says so', async ({
  page,
  context,
  site,
  problems,
}) => {
  // Of the screen that can't come.
  problems.allow(/^console: LoadFailure: @odysseus\/london/);
  await see(page, `${site.origin}/paris`);
  await see(page, `${site.origin}/`);
  // The emergency pages of all cities come along, unasked and unseen.
  await expect.poll(() => keptPages(page)).toEqual(['/', ...emergencyPages, '/paris'].sort());
  await context.setOffline(true);
  const cold = await coldPage(context, page);
  // What a browser says of a network that leads nowhere.
  await cold.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await cold.goto(`${site.origin}/`);
  await expectAlive(cold);
  // The shell has started before its links lead on within the page.
  await untilAlive(cold);
  await cold.evaluate(() => void Object.assign(window, { marked: true }));
  await cold.getByRole('main').locator('a[href="/paris"]').first().click();
  await expect(cold).toHaveTitle(/Paris/);
  await expectAlive(cold);
  expect(await cold.evaluate(() => 'marked' in window)).toBe(true);
  await expectOneRelease(cold);

  await cold.goto(`${site.origin}/emergencyinfo`);
  await expectAlive(cold);
  await expect(cold).toHaveTitle(/Emergency and safety in Paris/);

  // From within the site the way leads to the same page, in place of a screen that can't come.
  await cold.goto(`${site.origin}/`);
  await expectAlive(cold);
  await untilAlive(cold);
  await cold.getByRole('main').locator('a[href="/london"]').first().click();
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('You are offline');

  for (const address of ['/london', '/app/profile', '/steak']) {
    await cold.goto(site.origin + address);
    await expect(cold.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await expect(cold.getByRole('main')).toContainText('112');
  }
  expect(await accessibilityViolations(cold)).toEqual([]);
  await cold.getByRole('link', { name: 'Emergency and safety in Paris' }).click();
  await expectAlive(cold);
  await context.setOffline(false);
  await cold.goto(`${site.origin}/london`);
  await expectAlive(cold);
});

test('nothing is kept of gates, sign-in and accounts', async ({ page, site }) => {
  for (const address of ['/auth', '/app/profile', '/steak']) {
    await page.goto(site.origin + address);
    await expect(page.locator('html')).toHaveAttribute('data-shell', /./);
  }
  await see(page, `${site.origin}/legal/privacy`);
  await expect.poll(() => keptPages(page)).toEqual([...emergencyPages, '/legal/privacy'].sort());
});

test('a city is kept whole, opens page by page without a network, and goes again', async ({ page, context, site }) => {
  await see(page, `${site.origin}/london`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // The emergency pages, of which London has one, come after the page itself, and stay.
  await expect.poll(() => keptPages(page)).toEqual(['/london', ...emergencyPages].sort());
  const before = await keptFiles(page);
  await expect(card(page, 'London')).toContainText(/About \d+(\.\d)?\s(kB|MB)/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await card(page, 'London').getByRole('button', { name: 'Keep London' }).click();
  await expect(card(page, 'London')).toContainText('Kept, as of');
  await expect(card(page, 'London').getByRole('status')).toHaveText('London is kept on this device.');
  await expect(card(page, 'London').getByRole('button', { name: 'Remove' })).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);

  const routes = await page.evaluate(async () => {
    const { release } = (await (await fetch('/current.json')).json()) as { release: string };
    const document = (await (await fetch(`/releases/${release}.json`)).json()) as Release;
    return document.microFrontends['@odysseus/london']?.[0]?.extras.routes ?? [];
  });
  const open = routes.filter(({ type }) => type === 'public');
  expect(open.length).toBeGreaterThan(1);
  await context.setOffline(true);
  const cold = await coldPage(context, page);
  for (const { path, title, text } of open) {
    await cold.goto(site.origin + path);
    await expect(cold).toHaveTitle(`${title ?? text} · Odysseus`);
    await expectAlive(cold);
  }
  await context.setOffline(false);
  await cold.goto(`${site.origin}/london`);
  await cold.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await card(cold, 'London').getByRole('button', { name: 'Remove' }).click();
  await expect(card(cold, 'London').getByRole('button', { name: 'Keep London' })).toBeFocused();
  expect(await keptCities(cold)).toEqual([]);
  // What the page itself has loaded is kept as of any page, a moment after it has come.
  await expect
    .poll(async () => {
      const after = await keptFiles(cold);
      const loaded = await loadedFiles(cold);
      return after.filter(
        // What its search knows may have come with a page that was seen.
        (file) =>
          !before.includes(file) &&
          !loaded.includes(file) &&
          file.startsWith('/parts/london/') &&
          !/\/(manifest|search-index)\.json$/.test(file),
      );
    })
    .toEqual([]);
});

test('the map of a city that is kept is alive without a network, and the city is searched', async ({
  page,
  context,
  site,
}) => {
  await see(page, `${site.origin}/paris`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await card(page, 'Paris').getByRole('button', { name: 'Keep Paris' }).click();
  await expect(card(page, 'Paris')).toContainText('Kept, as of');
  await context.setOffline(true);
  const cold = await coldPage(context, page);
  await cold.goto(`${site.origin}/parismap`);
  await expectAlive(cold);
  await expect(cold.locator('[data-state="live"]')).toBeVisible();
  await expect(cold.getByRole('region', { name: 'Places', exact: true }).getByRole('status')).toHaveText(
    /^All \d+ places/,
  );
  await cold.keyboard.press('Control+k');
  const search = cold.getByRole('dialog', { name: 'Search the guide' });
  await search.getByRole('combobox').fill('louvre');
  await expect(search.getByRole('option').first()).toContainText('Louvre');
});

test('a map that comes late, as on a slow network, is kept with its page', async ({ page, context, site }) => {
  let arrive: (() => void) | undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const map = /\/assets\/basemap\.[^/]+\.json$/;
  await context.route(map, async (route) => {
    await late;
    await route.continue();
  });
  await see(page, `${site.origin}/parismap`);
  const ofMap = async () => (await keptFiles(page)).filter((file) => map.test(file));
  expect(await ofMap()).toEqual([]);
  arrive?.();
  await expect.poll(ofMap).toHaveLength(1);
  await context.unroute(map);
  await context.setOffline(true);
  const cold = await coldPage(context, page);
  await cold.goto(`${site.origin}/parismap`);
  await expectAlive(cold);
  await expect(cold.locator('[data-state="live"]')).toBeVisible();
});

test('a city that does not fit is refused in plain words, and nothing of it is kept', async ({
  page,
  context,
  site,
}) => {
  await see(page, `${site.origin}/athens`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const button = card(page, 'Athens').getByRole('button', { name: 'Keep Athens' });
  await expect(button).toBeVisible();
  // The emergency pages come after the page itself, and are no part of what is refused.
  await expect.poll(() => keptPages(page)).toEqual(['/athens', ...emergencyPages].sort());
  const before = await keptFiles(page);
  const session = await context.newCDPSession(page);
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: usage + 1_000 });
  await button.click();
  await expect(card(page, 'Athens').getByRole('status')).toContainText('not enough room');
  await expect(button).toBeFocused();
  expect(await keptCities(page)).toEqual([]);
  // What the page itself has loaded meanwhile, below its first screen and ahead of a next one, is kept as of any page: it is
  // asked for after the kept, and again until what is on its way has come.
  await expect
    .poll(async () => {
      const kept = await keptFiles(page);
      const loaded = await loadedFiles(page);
      return kept.filter((file) => !before.includes(file) && !loaded.includes(file));
    })
    .toEqual([]);
});

test.describe('a network that is there, and no good', () => {
  let server: MisbehavingServer;
  test.beforeEach(async ({ site }) => {
    server = await startMisbehavingServer(site.origin);
  });
  test.afterEach(() => server.stop());

  for (const fault of ['status 500', 'reset', 'hang'] as const) {
    test(`a page that was read opens as it was kept: ${fault}`, async ({ page, context }) => {
      await see(page, `${server.origin}/paris`);
      server.misbehave(({ pathname }) => (pathname.startsWith('/parts/') ? undefined : fault));
      const cold = await coldPage(context, page);
      await cold.goto(`${server.origin}/paris`);
      await expect(cold).toHaveTitle(/Paris/);
      await expectAlive(cold);
      await expect(cold.getByRole('heading', { name: 'Your first two hours' })).toBeVisible();
      // Once the network is itself again, so is the page.
      server.misbehave();
      await cold.goto(`${server.origin}/london`);
      await expect(cold).toHaveTitle(/London/);
    });
  }

  test('what the server says of an address stands: what is gone is not shown from what was kept', async ({ page }) => {
    await see(page, `${server.origin}/paris`);
    server.misbehave(({ pathname }) => (pathname === '/paris' ? 'status 404' : undefined));
    await page.goto(`${server.origin}/paris`);
    await expect(page.locator('body')).toHaveText('Not found.');
  });
});

test.describe('a release', () => {
  const words = {
    athens: [
      'Everything that you came for lies within twenty minutes',
      'The second edition lies within twenty minutes',
    ],
    london: ['Nine million people, 33 boroughs', 'The second edition, 33 boroughs'],
  } as const;

  /** Makes copies of the shell, Athens and London live, with other words; the worker stays as it was unless it is to be newer. */
  async function publish(
    { data, dataFolder, origin }: PrivateSite,
    edition: number,
    newerWorker = false,
  ): Promise<Release> {
    // Rendered in the browser alone: copies have no prerendered pages.
    const { frame: _frame, ...built } = data.release();
    const version = `9.${process.pid}.${edition}-offline`;
    const row = (name: string): RemoteVersion[] => {
      const [present] = built.microFrontends[name] ?? [];
      if (!present) throw new Error(`The release has no ${name}.`);
      const key = name.replace('@odysseus/', '') as keyof typeof words;
      return [copyOfRemote(dataFolder, key, present, version, words[key])];
    };
    const release: Release = {
      ...built,
      id: `r-offline-${process.pid}-${edition}`,
      shell: {
        ...copyOfShell(dataFolder, built.shell, version),
        ...(newerWorker || !built.shell.serviceWorker ? {} : { serviceWorker: built.shell.serviceWorker }),
      },
      microFrontends: {
        ...built.microFrontends,
        '@odysseus/athens': row('@odysseus/athens'),
        '@odysseus/london': row('@odysseus/london'),
      },
    };
    data.publish(release, release.id);
    await expect
      .poll(async () => ((await (await fetch(`${origin}/current.json`)).json()) as { release: string }).release)
      .toBe(release.id);
    return release;
  }

  test('that brings a newer worker mixes with nothing in the tabs that are open', async ({
    page,
    context,
    privateSite,
  }) => {
    const { origin } = privateSite;
    await see(page, `${origin}/london`);
    const other = await context.newPage();
    await other.goto(`${origin}/athens`);
    await expectAlive(other);
    const newer = await publish(privateSite, 2, true);
    await page.goto(`${origin}/london`);
    await expect(page.getByRole('main')).toContainText(words.london[1]);
    await expectOneRelease(page);
    await expect.poll(async () => (await ownFiles(page)).some((file) => file.includes(newer.shell.version))).toBe(true);
    // The other tab was served by the worker before. It shows what it showed, and goes on as one release.
    await expect(other.getByRole('main')).toContainText(words.athens[0]);
    await other.getByRole('link', { name: 'Odysseus' }).first().click();
    await expect(other).toHaveURL(`${origin}/`);
    await expectAlive(other);
    await expectOneRelease(other);
  });

  test('that comes while the visitor is away breaks nothing, and is taken whole afterwards', async ({
    page,
    context,
    privateSite,
  }) => {
    const { origin } = privateSite;
    await see(page, `${origin}/london`);
    await see(page, `${origin}/athens`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await card(page, 'Athens').getByRole('button', { name: 'Keep Athens' }).click();
    await expect(card(page, 'Athens')).toContainText('Kept, as of');
    await context.setOffline(true);
    const newer = await publish(privateSite, 1);
    const cold = await coldPage(context, page);
    for (const city of ['athens', 'london'] as const) {
      await cold.goto(`${origin}/${city}`);
      await expect(cold.getByRole('main')).toContainText(words[city][0]);
      await expectAlive(cold);
      await expectOneRelease(cold);
    }
    await context.setOffline(false);
    await cold.goto(`${origin}/athens`);
    await expect(cold.getByRole('main')).toContainText(words.athens[1]);
    await expectOneRelease(cold);
    // The other page follows by itself, so that both lead to one another again; so does the city that is kept.
    await expect.poll(() => keptReleases(cold)).toEqual([newer.id]);
    await expect.poll(() => keptCities(cold)).toEqual([`odysseus-city:@odysseus/athens:${newer.id}`]);
    const own = await ownFiles(cold);
    const earlier = async () =>
      (await keptFiles(cold)).filter(
        (file) =>
          /^\/parts\/(shell|athens|london)\//.test(file) && !own.includes(file) && !file.includes(newer.shell.version),
      );
    await expect.poll(earlier).toEqual([]);
    await context.setOffline(true);
    const again = await coldPage(context, cold);
    for (const city of ['london', 'athens'] as const) {
      await again.goto(`${origin}/${city}`);
      await expect(again.getByRole('main')).toContainText(words[city][1]);
      await expectAlive(again);
      await expectOneRelease(again);
    }
  });
});
