import type { Page, Route } from '@playwright/test';
import type { Release } from '@odysseus/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, untilAlive } from './fixtures';
import { hoverMenu } from './hoverMenu';
import { withoutRetryPauses } from './ladder/withoutRetryPauses';
import { releaseOf } from '../scripts/site';

/** Specification, section 9. */
const loadTimeout = 120_000;

/** Stands in the privacy policy and nowhere else. */
const privacySentence = 'The controller in the sense of the General Data Protection Regulation';

type Fault = 'status 404' | 'status 500' | 'aborted' | 'HTML in its place';
const faults: readonly Fault[] = ['status 404', 'status 500', 'aborted', 'HTML in its place'];

function answerWith(fault: Fault, route: Route): Promise<void> {
  switch (fault) {
    case 'status 404':
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.' });
    case 'status 500':
      return route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
    case 'aborted':
      return route.abort('connectionreset');
    case 'HTML in its place':
      // With the header that every answer of the site carries.
      return route.fulfill({
        status: 200,
        contentType: 'text/html',
        headers: { 'x-content-type-options': 'nosniff' },
        body: '<!doctype html><title>Welcome to the hotel</title>',
      });
  }
}

/** A screen, and one of the files that it needs. */
interface Piece {
  readonly name: string;
  readonly path: string;
  /** How the failure names the screen and its city. */
  readonly named: string;
  /** The file's address, without a retry's query. */
  matches(url: URL): boolean;
}

function piecesOf(dataFolder: string): readonly Piece[] {
  const release = releaseOf(dataFolder);
  const london = release.microFrontends['@odysseus/london']?.[0];
  if (!london) throw new Error('The release has no London.');
  const files = london.extras.preload['/london'] ?? [];
  const [privacy] = release.shell.routes.filter(({ path }) => path === '/legal/privacy');
  const within = (addresses: readonly string[]) => (url: URL) => addresses.includes(url.pathname);
  const isRoutes = (file: string) => /\/routes\.[^/]*\.js$/.test(file);
  const route = london.extras.routes.find(({ path }) => path === '/london');
  const named = `“${route?.title ?? route?.text}”`;
  return [
    {
      name: 'the release document',
      path: '/london',
      named: '“London”',
      matches: within([`/releases/${release.id}.json`]),
    },
    { name: "the remote's entry", path: '/london', named, matches: within([london.url]) },
    { name: 'the route table', path: '/london', named, matches: within(files.filter(isRoutes)) },
    {
      name: "the screen's code",
      path: '/london',
      named,
      matches: within(files.filter((file) => file.endsWith('.js') && !isRoutes(file))),
    },
    {
      name: "the screen's styles",
      path: '/london',
      named,
      matches: within(files.filter((file) => file.endsWith('.css'))),
    },
    {
      name: "a screen of the shell's own",
      path: '/legal/privacy',
      named: `“${privacy?.title ?? privacy?.text}”`,
      matches: within(privacyChunks(dataFolder, release)),
    },
  ];
}

const pieceNames = [
  'the release document',
  "the remote's entry",
  'the route table',
  "the screen's code",
  "the screen's styles",
  "a screen of the shell's own",
] as const;

function pieceOf(name: (typeof pieceNames)[number], dataFolder: string): Piece {
  const piece = piecesOf(dataFolder).find((candidate) => candidate.name === name);
  if (!piece) throw new Error(`There is no ${name}.`);
  return piece;
}

/** The shell's chunk that holds the privacy page, found by a sentence of that page. */
function privacyChunks(dataFolder: string, { shell }: Release): string[] {
  const folder = join(dataFolder, 'store', shell.url);
  const chunks = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(privacySentence),
  );
  expect(chunks, 'files with the privacy text').toHaveLength(1);
  return chunks.map((file) => shell.url + file);
}

const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Opens a screen by the link that a visitor would use, within the page. */
async function openFromHome(page: Page, path: string): Promise<void> {
  await untilAlive(page);
  const place = path.startsWith('/legal') ? page.getByRole('contentinfo') : page.getByRole('main');
  await place.locator(`a[href="${path}"]`).first().click();
}

async function expectFailure(page: Page, piece: Piece): Promise<void> {
  await expect(heading(page)).toHaveText('Loading chunk failed');
  await expect(failure(page)).toContainText(piece.named);
  if (piece.path === '/london') await expect(failure(page)).toContainText('London');
  await expect(failure(page).getByRole('link', { name: 'Back to the overview' })).toBeVisible();
}

/** The rest of the page works, other cities open, and the broken screen is told again. */
async function goElsewhereAndBack(page: Page, piece: Piece): Promise<void> {
  await hoverMenu(page);
  await page.locator('#side-menu a[href="/"]').last().click();
  await expect(heading(page)).toHaveText('Europe, the first time');
  // Where the other cities lie, only the release document says.
  if (piece.name !== 'the release document') {
    await openFromHome(page, '/athens');
    await expect(heading(page)).toContainText('Athens');
    await page.goBack();
  }
  await openFromHome(page, piece.path);
  await expectFailure(page, piece);
}

test.beforeEach(({ problems }) => {
  // The console tells of what failed; uncaught errors and outside requests still count.
  problems.allow(/^console: /);
});

for (const name of pieceNames) {
  test(`${name}: missing, broken, cut off or HTML is told, the page goes on, and trying again loads again`, async ({
    page,
    site,
  }) => {
    const piece = pieceOf(name, site.dataFolder);
    await withoutRetryPauses(page);
    for (const fault of faults) {
      await test.step(fault, async () => {
        let broken = true;
        let asked = 0;
        await page.route(piece.matches, (route) => {
          asked += 1;
          return broken ? answerWith(fault, route) : route.continue();
        });
        await page.goto('/');
        await expect(heading(page)).toHaveText('Europe, the first time');
        await openFromHome(page, piece.path);
        await expectFailure(page, piece);
        await expect(page).toHaveURL(piece.path);

        if (fault === faults[0]) {
          await goElsewhereAndBack(page, piece);
          const before = asked;
          await failure(page).getByRole('button', { name: 'Try again' }).click();
          await expect.poll(() => asked, 'another try asks again').toBeGreaterThan(before);
          await expectFailure(page, piece);
        }
        broken = false;
        await failure(page).getByRole('button', { name: 'Try again' }).click();
        await expect(failure(page)).toHaveCount(0);
        await expect(heading(page)).not.toHaveText('Loading chunk failed');
        await expect(heading(page)).toBeFocused();
        await page.unroute(piece.matches);
      });
    }
  });

  test(`${name}: a hang ends after 120 seconds, and trying again asks under another address`, async ({
    page,
    site,
  }) => {
    const piece = pieceOf(name, site.dataFolder);
    const hung: string[] = [];
    const answered: string[] = [];
    await page.clock.install();
    await page.route(piece.matches, (route) => {
      // The first address never answers, whoever asks.
      const url = route.request().url();
      if (new URL(url).search === '') return void hung.push(url);
      answered.push(url);
      return route.continue();
    });
    await page.goto('/');
    await expect(heading(page)).toHaveText('Europe, the first time');
    await openFromHome(page, piece.path);
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect.poll(() => hung.length).toBeGreaterThan(0);
    // A little short of the limit, everything still waits.
    await page.clock.runFor(loadTimeout - 15_000);
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expectFailure(page, piece);
    expect(answered, 'no second try of its own after a hang').toEqual([]);
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    expect(answered.length).toBeGreaterThan(0);
  });
}

test('one stumble of the network is mended without a word', async ({ page }) => {
  await page.route('**/parts/london/**/*.js', (route) => answerWith('aborted', route), { times: 1 });
  await page.goto('/');
  await openFromHome(page, '/london');
  await expect(heading(page)).toContainText('London');
  await expect(heading(page)).toBeFocused();
});

test('a visitor who goes offline is told, and goes on where the network is back', async ({ page, context }) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText('Europe, the first time');
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('#side-menu button[aria-controls]').length))
    .toBe(4);
  await untilAlive(page);
  await context.setOffline(true);
  await openFromHome(page, '/london');
  await expect(heading(page)).toHaveText('Loading chunk failed');
  await context.setOffline(false);
  // Away from the card's link, on which a pointer at rest would fetch the screen before the button is pressed.
  await page.mouse.move(1, 1);
  await failure(page)
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 30_000 })
    .catch(() => undefined);
  await expect(heading(page)).toContainText('London');
  await expect(heading(page)).toBeFocused();
});

test("'Back to the overview' leads from a broken screen to its city", async ({ page, site }) => {
  const release = releaseOf(site.dataFolder);
  const files = release.microFrontends['@odysseus/italy']?.[0]?.extras.preload ?? {};
  const own = (files['/italy/rome'] ?? []).filter((file) => !(files['/italy'] ?? []).includes(file));
  await withoutRetryPauses(page);
  await page.route(
    (url) => own.includes(url.pathname),
    (route) => answerWith('status 404', route),
  );
  await page.goto('/italy');
  await expect(heading(page)).toBeVisible();
  await hoverMenu(page);
  await page.locator('#side-menu').getByRole('button', { name: 'Rome' }).click();
  await page.locator('#side-menu a[href="/italy/romemap"]').click();
  await expect(heading(page)).toBeFocused();
  await hoverMenu(page);
  await page.locator('#side-menu a[href="/italy/rome"]').click();
  await expect(heading(page)).toHaveText('Loading chunk failed');
  await failure(page).getByRole('link', { name: 'Back to the overview' }).click();
  await expect(heading(page)).not.toHaveText('Loading chunk failed');
  await expect(heading(page)).toBeFocused();
});

test('a first visit to a broken city is told, too, and the others open', async ({ page }) => {
  await withoutRetryPauses(page);
  await page.route('**/parts/paris/**/*.js*', (route) => answerWith('status 500', route));
  await page.goto('/paris');
  await expect(heading(page)).toHaveText('Loading chunk failed');
  await expect(failure(page)).toContainText('Paris');
  await hoverMenu(page);
  await page.locator('#side-menu').getByRole('button', { name: 'Italy' }).click();
  await page.locator('#side-menu a[href="/italy"]').click();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).not.toHaveText('Loading chunk failed');
});

test.describe('a release document that can not be read', () => {
  const documents: readonly (readonly [string, (release: Release) => unknown])[] = [
    ['of another shape', () => ({ hello: 'world' })],
    ['of an unknown version', (release) => ({ ...release, schemaVersion: 2 })],
    [
      'with one path twice',
      (release) => ({
        ...release,
        shell: { ...release.shell, routes: [...release.shell.routes, { ...release.shell.routes[0], path: '/paris' }] },
      }),
    ],
    ['that is empty', () => null],
  ];
  for (const [what, documentOf] of documents) {
    test(`${what}: the screen at hand works, and the menu says that its lists are missing`, async ({ page, site }) => {
      const release = releaseOf(site.dataFolder);
      let broken = true;
      await page.route(`**/releases/${release.id}.json*`, (route) =>
        broken
          ? route.fulfill({ contentType: 'application/json', body: JSON.stringify(documentOf(release)) })
          : route.continue(),
      );
      const said: string[] = [];
      page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
      await page.goto('/athens');
      await expect(heading(page)).toContainText('Athens');
      // The page asks for the document by itself when it rests: after that only who wants a list does.
      await expect.poll(() => said.join('\n')).toContain('The release document');
      await hoverMenu(page);
      await page.locator('#side-menu').getByRole('button', { name: 'London' }).click();
      await expect(page.locator('#side-menu').getByText('The list could not be loaded.')).toBeVisible();
      broken = false;
      await page.locator('#side-menu').getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('#side-menu a[href="/london"]')).toBeVisible();
    });
  }
});

test('a remote built for another contract is refused by name, before any of its code runs', async ({
  page,
  problems,
  privateSite,
}) => {
  const { data } = privateSite;
  const release = data.release();
  const changed = structuredClone(release);
  const london = changed.microFrontends['@odysseus/london']?.[0];
  if (!london) throw new Error('The release has no London.');
  london.extras.contract = '^2.0.0';
  data.publish({ ...changed, id: 'r-other-contract' }, 'r-other-contract');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await expect
    .poll(async () =>
      (await (await page.request.get(`${privateSite.origin}/london`)).text()).includes('r-other-contract'),
    )
    .toBe(true);
  await page.goto(`${privateSite.origin}/london`);
  await expect(heading(page)).toHaveText('Loading chunk failed');
  await expect
    .poll(() =>
      said.some((line) => line.includes('@odysseus/london') && line.includes('^2.0.0') && line.includes('1.0.0')),
    )
    .toBe(true);
  expect(await page.evaluate((container) => container in window, london.extras.container)).toBe(false);
  await hoverMenu(page);
  await page.locator('#side-menu').getByRole('button', { name: 'Athens' }).click();
  await page.locator('#side-menu a[href="/athens"]').click();
  await expect(heading(page)).toContainText('Athens');
  expect(problems.unexpected()).toEqual([]);
});

test('a screen that the release names and the build lacks is told, and its siblings open', async ({
  page,
  privateSite,
}) => {
  const { data } = privateSite;
  const changed = structuredClone(data.release());
  const [first] = changed.microFrontends['@odysseus/athens']?.[0]?.extras.routes ?? [];
  if (!first) throw new Error('The release has no Athens.');
  changed.microFrontends['@odysseus/athens']?.[0]?.extras.routes.push({
    ...first,
    path: '/athens/ghost',
    text: 'Ghost tour',
  });
  data.publish({ ...changed, id: 'r-missing-screen' }, 'r-missing-screen');
  await expect.poll(async () => (await page.request.get(`${privateSite.origin}/athens/ghost`)).status()).toBe(200);
  await page.goto(`${privateSite.origin}/athens/ghost`);
  await expect(heading(page)).toHaveText('Loading chunk failed');
  await expect(failure(page)).toContainText('“Ghost tour” of Athens');
  await failure(page).getByRole('link', { name: 'Back to the overview' }).click();
  await expect(page).toHaveURL(`${privateSite.origin}/athens`);
  await expect(heading(page)).toContainText('Athens');
});

test('a damaged release that is made live leaves the one before it live', async ({ page, privateSite }) => {
  const { data } = privateSite;
  const live = data.release();
  const served = async () => (await page.request.get(`${privateSite.origin}/london`)).text();
  await expect.poll(served).toContain(live.id);
  data.publish({ ...live, schemaVersion: 9 }, 'r-damaged');
  const told = () => privateSite.output().includes('schemaVersion: this program reads version 1');
  await expect
    .poll(async () => {
      expect(await served()).toContain(live.id);
      return told();
    })
    .toBe(true);
});
