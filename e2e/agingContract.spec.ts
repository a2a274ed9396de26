import { contractVersion, type Release, type RemoteVersion, type ShellRelease } from '@odysseus/contract';
import type { Page } from '@playwright/test';
import { expect, test as base, visitWithin, type PrivateSite } from './fixtures';
import { copyOfRemote, copyOfShell } from './releases/copyOfPart';
import { earlierShell } from './releases/earlierShell';

/** The worker keeps pages as soon as it can: here it may. */
const test = base.extend({ serviceWorkers: 'allow' });

const athens = [
  'Everything that you came for lies within twenty minutes',
  'The newer Athens lies within twenty minutes',
] as const;
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-shell', /./);
const keptReleases = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const cache = await caches.open('odysseus-pages');
    const found = (await cache.keys()).map(async (kept) => [
      new URL(kept.url).pathname,
      /"release":\{"id":"([^"]+)"/.exec((await (await cache.match(kept))?.text()) ?? '')?.[1] ?? 'none',
    ]);
    return Object.fromEntries(await Promise.all(found)) as Record<string, string>;
  });

/** The version of the contract before the present minor. */
function minorBefore(): string {
  const [major = 0, minor = 0] = contractVersion.split('.').map(Number);
  return `${major}.${Math.max(0, minor - 1)}.0`;
}

const later = { later: { note: 'written by a newer part' } };

/** The rows as parts of a newer contract would write them, with a field more wherever there is room for one. */
const newerRow = (row: RemoteVersion): RemoteVersion => ({
  ...row,
  ...later,
  deployment: { ...row.deployment, ...later },
  extras: {
    ...row.extras,
    ...later,
    areas: row.extras.areas.map((area) => ({ ...area, ...later })),
    routes: row.extras.routes.map((route) => ({ ...route, ...later })),
  },
});
const newerShell = (shell: ShellRelease): ShellRelease => ({
  ...shell,
  ...later,
  routes: shell.routes.map((route) => ({ ...route, ...later })),
  scripts: shell.scripts.map((script) => ({ ...script, ...later })),
});

async function publish({ data, origin }: PrivateSite, release: Release): Promise<void> {
  data.publish(release, release.id);
  await expect
    .poll(async () => ((await (await fetch(`${origin}/current.json`)).json()) as { release: string }).release)
    .toBe(release.id);
}

/** Copies that were made in this worker, each under a version of its own. */
let copies = 0;

/** Today's service with a site whose shell is of the minor before, as it was built then, and the same with canaries of a newer contract beside it. */
function releasesOf({ data, dataFolder }: PrivateSite): { readonly before: Release; readonly beside: Release } {
  // Rendered in the browser alone: copies have no prerendered pages.
  const { frame: _frame, ...built } = data.release();
  const shell = earlierShell(dataFolder, minorBefore());
  expect(shell.contract).toBe(minorBefore());
  const asBefore = (row: RemoteVersion): RemoteVersion => ({
    ...row,
    extras: { ...row.extras, contract: `^${minorBefore()}` },
  });
  const microFrontends = Object.fromEntries(
    Object.entries(built.microFrontends).map(([name, rows]) => [name, rows.map(asBefore)]),
  );
  const before: Release = { ...built, id: `r-before-${process.pid}`, shell, microFrontends };
  const [stable] = microFrontends['@odysseus/athens'] ?? [];
  if (!stable) throw new Error('The release has no Athens.');
  const newer = `8.${process.pid}.${(copies += 1)}-newer`;
  const canary = newerRow(copyOfRemote(dataFolder, 'athens', stable, newer, athens));
  const beside: Release = {
    ...before,
    ...later,
    id: `r-beside-${process.pid}`,
    canaryShell: {
      traffic: 50,
      shell: newerShell(copyOfShell(dataFolder, built.shell, newer)),
      ...later,
    },
    microFrontends: {
      ...microFrontends,
      '@odysseus/athens': [
        { ...stable, deployment: { traffic: 50, default: true } },
        { ...canary, deployment: { ...canary.deployment, traffic: 50, default: false } },
      ],
    },
  };
  return { before, beside };
}

/** The tab has drawn already: it gets no canary, or that of Athens alone. */
const drawn = (page: Page, draws: Record<string, number>): Promise<unknown> =>
  page.addInitScript(
    (value) => sessionStorage.setItem('odysseus-draws', value),
    JSON.stringify({ shell: 99, ...draws }),
  );

test.beforeEach(({ problems }) => {
  // Without a network the browser writes each request that failed into its console.
  problems.allow(/^console: Failed to load resource/);
});

test('a page of the minor before, kept by its worker, reads on beside a canary that says more than it knows', async ({
  page,
  context,
  privateSite,
}) => {
  const { origin } = privateSite;
  const { before, beside } = releasesOf(privateSite);
  await publish(privateSite, before);
  await drawn(page, { '@odysseus/athens': 99 });
  await page.goto(`${origin}/paris`);
  await expect.poll(() => keptReleases(page)).toMatchObject({ '/paris': before.id });
  await context.setOffline(true);
  const cold = await context.newPage();
  await page.close();
  await drawn(cold, { '@odysseus/athens': 99 });
  await cold.goto(`${origin}/paris`);
  await alive(cold);
  await expect(cold).toHaveTitle(/Paris/);
  await expect(cold.locator('html')).toHaveAttribute('data-shell', before.shell.version);

  // The network is back, and something newer is live.
  await context.setOffline(false);
  await publish(privateSite, beside);
  await visitWithin(cold, '/athens');
  await expect(cold.getByRole('main')).toContainText(athens[0]);
  await cold.goto(`${origin}/london`);
  await alive(cold);
  await expect(heading(cold)).toBeVisible();
  await expect(cold.locator('html')).toHaveAttribute('data-shell', before.shell.version);
  // Its worker reads what is live as well: pages follow, and are kept.
  await expect.poll(() => keptReleases(cold)).toMatchObject({ '/paris': beside.id, '/london': beside.id });
  // All destinations are known, which the document alone says.
  await visitWithin(cold, '/athens');
  await expect(cold.getByRole('main')).toContainText(athens[0]);
  await context.setOffline(true);
  await cold.goto(`${origin}/london`);
  await alive(cold);
  await expect(heading(cold)).toBeVisible();
});

test('a tab of the minor before that drew the canary shows it', async ({ page, privateSite }) => {
  const { origin } = privateSite;
  const { before, beside } = releasesOf(privateSite);
  await publish(privateSite, before);
  await drawn(page, { '@odysseus/athens': 0 });
  await page.goto(`${origin}/london`);
  await alive(page);
  await publish(privateSite, beside);
  await page.goto(`${origin}/athens`);
  await expect(page.getByRole('main')).toContainText(athens[1]);
  await expect(page.locator('html')).toHaveAttribute('data-shell', before.shell.version);
});
