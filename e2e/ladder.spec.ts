import type { RemoteVersion } from '@odysseus/contract';
import { hoverMenu } from './hoverMenu';
import { expect, expectOtherCity, heading, paddingOf, test, type Editions } from './ladder/lemuria';
import { faults, type Fault } from './ladder/misbehavingServer';

/** Specification, section 9. */
const loadTimeout = 120_000;

/** Kinds of files that the reef needs. */
const pieces = ['entry', 'route table', 'script', 'style'] as const;
type Piece = (typeof pieces)[number];

/** The file's address, without a retry's query. */
function fileOf(piece: Piece, version: RemoteVersion): string {
  const files = version.extras.preload['/lemuria/reef'] ?? [];
  const isOfTable = (file: string) => /\/routes\.[^/]*$/.test(file);
  const found = {
    entry: version.url,
    'route table': files.find((file) => file.endsWith('.js') && isOfTable(file)),
    script: files.find((file) => file.endsWith('.js') && !isOfTable(file)),
    style: files.find((file) => file.endsWith('.css') && !isOfTable(file)),
  }[piece];
  if (!found) throw new Error(`The build has no ${piece} for the reef.`);
  return found;
}

const spoil = (file: string, fault: Fault) => (url: URL) => (url.pathname === file ? fault : undefined);

test.describe('a file that does not come as it was built, however often it is asked for, is not run: the last good version is shown', () => {
  for (const piece of pieces) {
    for (const fault of faults) {
      test(`${piece}: ${fault}`, async ({ page, server, release, editions }) => {
        await release(editions.second, editions.first);
        const file = fileOf(piece, editions.second);
        server.misbehave(spoil(file, fault));
        await page.goto(`${server.origin}/lemuria/reef`);
        await expect(heading(page)).toHaveText('The reef, first edition');
        expect(await paddingOf(page)).toBe('10px');
        await page.getByRole('button', { name: 'Fish: 0' }).click();
        await expect(page.getByRole('button', { name: 'Fish: 1' })).toBeVisible();
        // After a reset the browser itself asks once more.
        expect([...new Set(server.asked.filter((address) => address.startsWith(`${file}?`)))]).toEqual([
          `${file}?r=1`,
          `${file}?r=2`,
        ]);
        // The city's other screen does not need that file, and is the live version's own.
        if (piece === 'script' || piece === 'style') {
          await page.getByRole('link', { name: 'Back to Lemuria' }).click();
          await expect(heading(page)).toHaveText('Lemuria, second edition');
          expect(await paddingOf(page)).toBe('20px');
        }
        await expectOtherCity(page);
      });
    }
  }
});

test.describe('a file that comes as it was built at a later attempt', () => {
  for (const piece of pieces) {
    test(`${piece}: the live version is shown without a word`, async ({ page, server, release, editions }) => {
      await release(editions.second, editions.first);
      const file = fileOf(piece, editions.second);
      server.misbehave((url) => (url.pathname === file && url.search !== '?r=2' ? 'other bytes' : undefined));
      await page.goto(`${server.origin}/lemuria/reef`);
      await expect(heading(page)).toHaveText('The reef, second edition');
      expect(await paddingOf(page)).toBe('20px');
    });
  }
});

test.describe('an address to fall back to', () => {
  for (const piece of ['entry', 'script'] as const) {
    test(`is used where the ${piece} does not come from the first one`, async ({ page, server, release, editions }) => {
      const fallbackUrl = editions.copyOfSecond();
      await release({ ...editions.second, fallbackUrl }, editions.first);
      server.misbehave(spoil(fileOf(piece, editions.second), 'status 500'));
      await page.goto(`${server.origin}/lemuria/reef`);
      await expect(heading(page)).toHaveText('The reef, second edition');
      expect(await paddingOf(page)).toBe('20px');
      expect(server.asked.some((address) => address.startsWith(fallbackUrl))).toBe(true);
      await page.getByRole('link', { name: 'Back to Lemuria' }).click();
      await expect(heading(page)).toHaveText('Lemuria, second edition');
    });
  }
});

test.describe('a version that can not run here is not asked for twice, and the last good one is shown', () => {
  const unfit: readonly (readonly [string, (editions: Editions) => RemoteVersion, RegExp])[] = [
    ['code that throws while it is evaluated', ({ sunken }) => sunken, /The reef has sunk/],
    [
      'an entry that throws',
      ({ withEntry }) => withEntry((code) => `throw new Error("The harbour has sunk.");${code}`, 'thrown'),
      /ScriptExecutionError|The harbour has sunk/,
    ],
    [
      'an incompatible React',
      ({ withEntry }) => withEntry((code) => code.replaceAll('[1,19,0,0]', '[1,18,0,0]'), 'react'),
      /Unsatisfied version .* of shared singleton module react[/\w-]* \(required \^18/,
    ],
    [
      'another contract',
      ({ second }) => ({ ...second, extras: { ...second.extras, contract: '^2.0.0' } }),
      /@odysseus\/lemuria was built for contract \^2\.0\.0/,
    ],
  ];
  for (const [what, versionOf, reason] of unfit) {
    test(what, async ({ page, server, release, editions, problems }) => {
      problems.allow(/The harbour has sunk/);
      const version = versionOf(editions);
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await release(version, editions.first);
      await page.goto(`${server.origin}/lemuria/reef`);
      await expect(heading(page)).toHaveText('The reef, first edition');
      expect(said.join('\n')).toMatch(reason);
      expect(server.asked.filter((address) => address.includes('?r='))).toEqual([]);
      await expectOtherCity(page);
    });
  }
});

test.describe("with nothing to fall back to, the city's card is shown, and trying again loads again", () => {
  for (const piece of ['entry', 'style'] as const) {
    test(`${piece} lost`, async ({ page, server, release, editions }) => {
      await release(editions.second);
      server.misbehave(spoil(fileOf(piece, editions.second), 'reset'));
      await page.goto(`${server.origin}/lemuria/reef`);
      await expect(heading(page)).toHaveText('Loading chunk failed');
      const card = page.getByRole('main').getByRole('alert');
      await expect(card).toContainText('“The reef” of Lemuria did not arrive.');
      await expect(card).toContainText('A city that is released twice.');
      await expectOtherCity(page);
      await page.goBack();
      await expect(heading(page)).toHaveText('Loading chunk failed');
      server.misbehave();
      await card.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText('The reef, second edition');
      await expect(heading(page)).toBeFocused();
    });

    test(`${piece} hangs: after 120 seconds, and not longer for the other rungs`, async ({
      page,
      server,
      release,
      editions,
    }) => {
      await release(editions.second, editions.first);
      const file = fileOf(piece, editions.second);
      await page.clock.install();
      server.misbehave((url) => (url.pathname === file && url.search === '' ? 'hang' : undefined));
      await page.goto(server.origin);
      await expect(heading(page)).toHaveText('Europe, the first time');
      await hoverMenu(page);
      await page.locator('#side-menu').getByRole('button', { name: 'Lemuria' }).click();
      await page.locator('#side-menu a[href="/lemuria/reef"]').click();
      await expect.poll(() => server.asked.includes(file)).toBe(true);
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
      await page.clock.runFor(loadTimeout - 15_000);
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
      await page.clock.runFor(20_000);
      await expect(heading(page)).toHaveText('Loading chunk failed');
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText('The reef, second edition');
      await expectOtherCity(page);
    });
  }
});

test('what the page asks for ahead is what the loader asks for: no file is fetched twice', async ({
  page,
  server,
  release,
  editions,
}) => {
  await release(editions.second, editions.first);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${server.origin}/lemuria/reef`);
  await expect(heading(page)).toHaveText('The reef, second edition');
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const ahead = [editions.second.url, ...(editions.second.extras.preload['/lemuria/reef'] ?? [])];
  expect(ahead.map((file) => [file, fetched.filter((address) => address === file).length])).toEqual(
    ahead.map((file) => [file, 1]),
  );
  // The browser says so where a preload's digest or mode is another than the request's; and, of any, where a busy machine is late to use it.
  expect(said.filter((line) => line.includes('preload') && !line.includes('within a few seconds'))).toEqual([]);
});

test('every rung that fails is reported with part and version', async ({ page, server, release, editions }) => {
  await release(editions.second, editions.first);
  server.misbehave(spoil(fileOf('script', editions.second), 'status 404'));
  await page.goto(`${server.origin}/lemuria/reef`);
  await expect(heading(page)).toHaveText('The reef, first edition');
  const part = `@odysseus/lemuria@${editions.second.metadata.version}`;
  // The tests' own machine is internal traffic, whose events stay in the page.
  const reported = () =>
    page.evaluate(() =>
      (window.__odysseusAnalytics?.events ?? [])
        .filter(({ name }) => name === 'screen_load_failed')
        .map(({ parameters: { part, stage, rung, timed_out } }) => ({ part, stage, rung, timed_out })),
    );
  await expect
    .poll(reported)
    .toEqual(['load', 'retry', 'retry'].map((rung) => ({ part, stage: 'screen', rung, timed_out: false })));
});
