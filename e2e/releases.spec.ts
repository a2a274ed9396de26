import type { Release, RemoteVersion } from '@odysseus/contract';
import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test as base, visitWithin, type PrivateSite } from './fixtures';
import { hoverMenu } from './hoverMenu';
import { copyOfRemote, copyOfShell, type Wording } from './releases/copyOfPart';
import { withTimers } from './withTimers';
import { canaryPatience, startPatience } from '../shell/src/features/release/canaryShell';

/** Words of the overviews as they were built, and as a later release has them. */
const words = {
  athens: ['Everything that you came for lies within twenty minutes', 'The second edition lies within twenty minutes'],
  london: ['Nine million people, 33 boroughs', 'The second edition, 33 boroughs'],
} as const satisfies Record<string, Wording>;

type Change = (release: Release) => Release;

interface Publishing {
  readonly site: PrivateSite;
  /** A version that no release has had. */
  newVersion(): string;
  /** Makes a change of the built release live. @returns its document */
  publish(...changes: readonly Change[]): Promise<Release>;
  /** A copy of a remote in place of what was built. */
  remote(key: string, ...wordings: readonly Wording[]): Change;
  /** A copy of the shell in place of what was built. */
  shell(...wordings: readonly Wording[]): Change;
}

let counter = 0;

const test = base.extend<{ readonly publishing: Publishing }>({
  publishing: async ({ privateSite, request }, use) => {
    const { data, dataFolder, origin } = privateSite;
    // Rendered in the browser alone: copies have no prerendered pages.
    const { frame: _frame, ...built } = data.release();
    const newVersion = (): string => `9.${process.pid}.${(counter += 1)}-copy`;
    const row = (release: Release, name: string): RemoteVersion => {
      const [version] = release.microFrontends[name] ?? [];
      if (!version) throw new Error(`The release has no ${name}.`);
      return version;
    };
    await use({
      site: privateSite,
      newVersion,
      async publish(...changes) {
        const release = changes.reduce<Release>((before, change) => change(before), {
          ...built,
          id: `r-${newVersion().replace(/\./g, '-')}`,
        });
        data.publish(release, release.id);
        await expect
          .poll(
            async () => ((await (await request.get(`${origin}/current.json`)).json()) as { release: string }).release,
          )
          .toBe(release.id);
        return release;
      },
      remote:
        (key, ...wordings) =>
        (release) => {
          const name = `@odysseus/${key}`;
          return {
            ...release,
            microFrontends: {
              ...release.microFrontends,
              [name]: [copyOfRemote(dataFolder, key, row(built, name), newVersion(), ...wordings)],
            },
          };
        },
      shell:
        (...wordings) =>
        (release) => ({ ...release, shell: copyOfShell(dataFolder, built.shell, newVersion(), ...wordings) }),
    });
  },
});

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const notice = (page: Page) =>
  page.getByRole('status').getByText('A newer version of the guide is ready.').locator('..');

/** Stands at the page's end, empty, as soon as the tab looks for newer releases. */
const looking = (page: Page) => page.locator('div[role="status"]:not([class])').last();

/** Marks the page: a reload takes the mark away. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Opens the home page or a city by the menu, as visitors do. */
async function follow(page: Page, path: '/' | '/athens' | '/london'): Promise<void> {
  await hoverMenu(page);
  const closedList = page.locator(
    `#side-menu button[aria-controls="menu-list-${path.slice(1)}"][aria-expanded="false"]`,
  );
  if (await closedList.isVisible()) await closedList.click();
  await page.locator(`#side-menu a[href="${path}"]`).last().click();
  await page.mouse.move(900, 500);
}

/** Waits until the page has fetched a release document because of what is done meanwhile. */
async function fetching(page: Page, release: Release, action: () => Promise<unknown>): Promise<void> {
  const fetched = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith(`/releases/${release.id}.json`),
  );
  await action();
  await fetched;
  // The page has it a moment later than the browser: not after what it asks for next, and rests when it has read it.
  await page.evaluate(async (address) => {
    await (await fetch(address)).json();
    await new Promise((resolve) => void requestIdleCallback(resolve));
  }, `/releases/${release.id}.json`);
}

/** Goes on in a tab for the first time. It looks for a newer release then, in a pause: what is published later is not found by that. */
async function followFirst(page: Page, path: '/' | '/athens' | '/london'): Promise<void> {
  const looked = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/current.json'));
  await follow(page, path);
  await looked;
}

/** Lets the tab look for a newer release, as it does when it is seen again after more than a minute. */
async function lookAgain(page: Page, release: Release): Promise<void> {
  await fetching(page, release, () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('test:later'));
      document.dispatchEvent(new Event('visibilitychange'));
    }),
  );
}

/** Opens an address in a tab, and lets it come to know everything that is live. */
async function open(page: Page, address: string, release: Release): Promise<void> {
  await page.addInitScript(() => {
    const now = Date.now;
    let shift = 0;
    Date.now = () => now() + shift;
    window.addEventListener('test:later', () => (shift += 61_000));
  });
  await fetching(page, release, () => page.goto(address));
  await expect(heading(page)).toBeVisible();
  // The code that looks for newer releases comes in a pause of the page: before, it hears of nothing that a visitor does.
  await expect(looking(page)).toBeAttached();
  await mark(page);
}

test('every lazy screen of an open tab opens, though each part has been published ten times since', async ({
  page,
  publishing,
}) => {
  const { origin } = publishing.site;
  const first = await publishing.publish();
  // This tab hears of nothing new for as long as the test lasts.
  await page.route('**/current.json', (route) => route.fulfill({ json: { schemaVersion: 1, release: first.id } }));
  await open(page, `${origin}/`, first);
  for (let round = 0; round < 10; round += 1) {
    await publishing.publish(
      publishing.shell(),
      ...['paris', 'italy', 'london', 'athens'].map((key) => publishing.remote(key)),
    );
  }
  const routes = [
    ...first.shell.routes,
    ...Object.values(first.microFrontends).flatMap(([version]) => version?.extras.routes ?? []),
  ];
  const readable = routes.filter(({ type }) => type === 'public' || type === 'legal');
  expect(readable.length).toBeGreaterThan(30);
  for (const route of readable) {
    await visitWithin(page, route.path);
    await expect(page).toHaveTitle(`${route.title ?? route.text} · Odysseus`);
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).not.toHaveText('Loading chunk failed');
  }
  expect(await isMarked(page)).toBe(true);
});

test('a navigation takes a newer city along, in the same page', async ({ page, publishing }) => {
  const { origin } = publishing.site;
  const first = await publishing.publish();
  await open(page, `${origin}/athens`, first);
  await expect(main(page)).toContainText(words.athens[0]);
  const newer = await publishing.publish(
    publishing.remote('athens', words.athens),
    publishing.remote('london', words.london),
  );
  await lookAgain(page, newer);
  // Whoever is reading goes on reading; no screen is drawn anew before the visitor leaves it.
  await page.evaluate(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    new MutationObserver(() => drawn.push(document.querySelector('main h1')?.textContent ?? '')).observe(
      document.querySelector('main') ?? document.body,
      { childList: true, subtree: true },
    );
  });
  await expect(main(page)).toContainText(words.athens[0]);
  await follow(page, '/london');
  await expect(main(page)).toContainText(words.london[1]);
  expect(await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)).not.toContain('Athens');
  await follow(page, '/athens');
  await expect(main(page)).toContainText(words.athens[1]);
  expect(await isMarked(page)).toBe(true);
});

test('navigations alone find a newer release', async ({ page, publishing }) => {
  const { origin } = publishing.site;
  const first = await publishing.publish();
  await open(page, `${origin}/athens`, first);
  const newer = await publishing.publish(publishing.remote('athens', words.athens));
  await fetching(page, newer, () => follow(page, '/'));
  await follow(page, '/athens');
  await expect(main(page)).toContainText(words.athens[1]);
  expect(await isMarked(page)).toBe(true);
});

test('back and forward take a newer city along, too', async ({ page, publishing }) => {
  const { origin } = publishing.site;
  const first = await publishing.publish();
  await open(page, `${origin}/athens`, first);
  await followFirst(page, '/london');
  await expect(main(page)).toContainText(words.london[0]);
  await lookAgain(
    page,
    await publishing.publish(publishing.remote('athens', words.athens), publishing.remote('london', words.london)),
  );
  await page.goBack();
  await expect(main(page)).toContainText(words.athens[1]);
  await page.goForward();
  await expect(main(page)).toContainText(words.london[1]);
  expect(await isMarked(page)).toBe(true);
});

test('a changed shell comes with a full load of the address that the visitor goes to, once', async ({
  page,
  publishing,
}) => {
  const { origin } = publishing.site;
  const first = await publishing.publish();
  await open(page, `${origin}/athens`, first);
  const newer = await publishing.publish(publishing.shell(), publishing.remote('london', words.london));
  await lookAgain(page, newer);
  expect(await isMarked(page)).toBe(true);
  await follow(page, '/london');
  await expect(page).toHaveURL(`${origin}/london`);
  await expect(main(page)).toContainText(words.london[1]);
  expect(await isMarked(page)).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('data-shell', newer.shell.version);
  await mark(page);
  await follow(page, '/athens');
  await expect(main(page)).toContainText(words.athens[0]);
  expect(await isMarked(page)).toBe(true);
});

test('a changed shell comes with "back", at the address that it leads to', async ({ page, publishing }) => {
  const { origin } = publishing.site;
  const first = await publishing.publish();
  await open(page, `${origin}/athens`, first);
  await followFirst(page, '/london');
  await expect(main(page)).toContainText(words.london[0]);
  const newer = await publishing.publish(publishing.shell());
  await lookAgain(page, newer);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-shell', newer.shell.version);
  await expect(page).toHaveURL(`${origin}/athens`);
  await expect(main(page)).toContainText(words.athens[0]);
  expect(await isMarked(page)).toBe(false);
});

test.describe('while a form is half filled in', () => {
  test('the newer release is offered, and can be put off', async ({ page, publishing }) => {
    const { origin } = publishing.site;
    const first = await publishing.publish();
    await open(page, `${origin}/auth`, first);
    const field = page.getByPlaceholder('Sign in with email link');
    await field.fill('ana@');
    await lookAgain(page, await publishing.publish(publishing.shell()));
    await expect(notice(page)).toBeVisible();
    await expect(field).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await notice(page).getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(field).toHaveValue('ana@');
    // On the way out the address is still typed: the tab stays as it is.
    await follow(page, '/athens');
    await expect(main(page)).toContainText(words.athens[0]);
    expect(await isMarked(page)).toBe(true);
    // Nothing is unsaved any more.
    await follow(page, '/london');
    await expect(main(page)).toContainText(words.london[0]);
    await expect.poll(() => isMarked(page)).toBe(false);
  });

  test('"Update now" does so at once, on a narrow screen too', async ({ page, publishing }) => {
    const { origin } = publishing.site;
    await page.setViewportSize({ width: 390, height: 800 });
    const first = await publishing.publish();
    await open(page, `${origin}/auth`, first);
    await page.getByPlaceholder('Sign in with email link').fill('ana@');
    const newer = await publishing.publish(publishing.shell());
    await lookAgain(page, newer);
    await expect(notice(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await notice(page).getByRole('button', { name: 'Update now' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shell', newer.shell.version);
    await expect(page).toHaveURL(`${origin}/auth`);
  });
});

/** The tab has drawn already. */
async function drawn(page: Page, draws: Record<string, number>): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('odysseus-draws') === null) sessionStorage.setItem('odysseus-draws', value);
  }, JSON.stringify(draws));
}

test.describe('a canary of a tenth', () => {
  const canaryOf =
    ({ remote }: Publishing): Change =>
    (release) => {
      const [stable] = release.microFrontends['@odysseus/athens'] ?? [];
      const [canary] = remote('athens', words.athens)(release).microFrontends['@odysseus/athens'] ?? [];
      if (!stable || !canary) throw new Error('The release has no Athens.');
      return {
        ...release,
        microFrontends: {
          ...release.microFrontends,
          '@odysseus/athens': [
            { ...stable, deployment: { traffic: 90, default: true } },
            { ...canary, deployment: { traffic: 10, default: false } },
          ],
        },
      };
    };

  for (const [draw, edition] of [
    [9, 1],
    [10, 0],
  ] as const) {
    test(`is ${edition === 1 ? 'seen' : 'not seen'} by a tab that drew ${draw}, at every visit and from elsewhere`, async ({
      page,
      publishing,
    }) => {
      const { origin } = publishing.site;
      const release = await publishing.publish(canaryOf(publishing));
      await drawn(page, { '@odysseus/athens': draw });
      await page.goto(`${origin}/athens`);
      await expect(main(page)).toContainText(words.athens[edition]);
      await page.reload();
      await expect(main(page)).toContainText(words.athens[edition]);
      await open(page, `${origin}/london`, release);
      await follow(page, '/athens');
      await expect(main(page)).toContainText(words.athens[edition]);
    });
  }

  test('is drawn once, and only where there is one', async ({ page, publishing }) => {
    const { origin } = publishing.site;
    const draws = () => page.evaluate(() => sessionStorage.getItem('odysseus-draws'));
    const first = await publishing.publish();
    await open(page, `${origin}/athens`, first);
    expect(await draws()).toBeNull();
    await publishing.publish(canaryOf(publishing));
    await page.reload();
    await expect(heading(page)).toBeVisible();
    const draw = await draws();
    expect(draw).toMatch(/^\{"@odysseus\/athens":\d\d?\}$/);
    await page.reload();
    await expect(heading(page)).toBeVisible();
    expect(await draws()).toBe(draw);
    expect(await page.context().cookies()).toEqual([]);
  });

  const canaryShell =
    ({ shell }: Publishing): Change =>
    (release) => ({
      ...release,
      canaryShell: { traffic: 10, shell: shell(['Back to the overview', 'Back to the canary'])(release).shell },
    });

  test('of the shell starts in a tab that drew it, in place of the page’s own', async ({ page, publishing }) => {
    const { origin } = publishing.site;
    const release = await publishing.publish(canaryShell(publishing));
    await drawn(page, { shell: 9 });
    // On a busy machine it comes and starts later than its visitors would have to wait.
    await withTimers(
      page,
      [canaryPatience, startPatience].map((limit) => [limit, 300_000]),
    );
    await open(page, `${origin}/athens`, release);
    await expect(page.locator('html')).toHaveAttribute('data-shell', release.canaryShell?.shell.version ?? '');
    await followFirst(page, '/london');
    await expect(main(page)).toContainText(words.london[0]);
    expect(await isMarked(page)).toBe(true);
    expect(await page.locator(`link[rel="stylesheet"][href^="${release.shell.url}"]`).count()).toBe(0);
    // The next release has no canary any more: the tab goes back with a full load.
    await lookAgain(page, await publishing.publish(publishing.remote('athens', words.athens)));
    await follow(page, '/athens');
    await expect(main(page)).toContainText(words.athens[1]);
    await expect(page.locator('html')).toHaveAttribute('data-shell', release.shell.version);
  });

  test('of the shell that does not come leaves the page to its own shell', async ({ page, publishing, problems }) => {
    problems.allow(/^console: /);
    const { origin } = publishing.site;
    const release = await publishing.publish(canaryShell(publishing));
    await drawn(page, { shell: 9 });
    await page.route(`**${release.canaryShell?.shell.url ?? 'none'}**/*.js`, (route) => route.abort('connectionreset'));
    await page.goto(`${origin}/athens`);
    await expect(main(page)).toContainText(words.athens[0]);
    await expect(page.locator('html')).toHaveAttribute('data-shell', release.shell.version);
    expect(await page.locator(`link[rel="stylesheet"][href^="${release.shell.url}"]`).count()).toBeGreaterThan(0);
  });
});
