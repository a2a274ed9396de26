import type { Page } from '@playwright/test';
import { expect, test, untilAlive, visitWithin } from './fixtures';
import { hoverMenu } from './hoverMenu';
import { ownedRoutes, routeRows, type RouteRow } from './routes';
import { releaseOf } from '../scripts/site';

/** Screens that must have their content from the first release on. */
const neverInPreparation = [
  '/',
  '/auth',
  '/app/checkout',
  '/app/CheckoutSuccess',
  '/app/profile',
  '/legal/privacy',
  '/legal/termsofservice',
  '/paris',
  '/italy',
  '/london',
  '/athens',
  '/italy/rome',
];

// A city that came later has rows of its own, which this list need not name.
test('the route tables hold the 98 rows, each with its type, owner, list and place in the menu', async ({ site }) => {
  const owners = new Set(routeRows.map(({ owner }) => owner));
  const routes = ownedRoutes(releaseOf(site.dataFolder)).filter(({ owner }) => owners.has(owner));
  const byPath = (a: RouteRow, b: RouteRow) => a.path.localeCompare(b.path);
  const held = routes
    .map(({ path, type, owner, area, nav }): RouteRow => ({ path, type, owner, area, nav }))
    .sort(byPath);
  expect(routeRows).toHaveLength(98);
  expect(held).toEqual([...routeRows].sort(byPath));
});

test('no screen that must be complete is in preparation', async ({ site }) => {
  const waiting = ownedRoutes(releaseOf(site.dataFolder)).filter((route) => route.preparation);
  expect(waiting.map(({ path }) => path).filter((path) => neverInPreparation.includes(path))).toEqual([]);
  const finishedPremium = (area: string) =>
    ownedRoutes(releaseOf(site.dataFolder)).filter(
      (route) => route.type === 'premium' && route.area === area && !route.preparation,
    );
  for (const area of ['paris', 'rome', 'london'])
    expect(finishedPremium(area), `premium screens of ${area}`).not.toEqual([]);
});

test('Paris is whole', async ({ site }) => {
  const waiting = ownedRoutes(releaseOf(site.dataFolder)).filter(
    ({ owner, preparation }) => owner === 'paris' && preparation,
  );
  expect(waiting.map(({ path }) => path)).toEqual([]);
});

test('the server answers every path with its own page', async ({ site, request }) => {
  for (const route of ownedRoutes(releaseOf(site.dataFolder))) {
    const response = await request.get(route.path);
    expect([route.path, response.status()]).toEqual([route.path, 200]);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(
      `<title>${titleOf(route).replace(/&/g, '&amp;').replace(/'/g, '&#39;')}</title>`,
    );
  }
});

test('each entry stands in the right list of the menu, with text, icon and badge', async ({ page, site }) => {
  await page.goto('/');
  await openEveryList(page);
  const shown = await page.locator('#side-menu').evaluate((menu) => {
    const listsAround = (entry: Element | null | undefined): string[] => {
      const list = entry?.closest('ul[id]');
      return list ? [...listsAround(list.parentElement), list.id.replace('menu-list-', '')] : [];
    };
    return [...menu.querySelectorAll('li > a')].map((link) => ({
      path: link.getAttribute('href'),
      lists: listsAround(link),
      // Texts side by side: the entry's own, and its badge's.
      texts: [...link.querySelectorAll('span:not(:has(span))')].map((span) => span.textContent),
      icon: link.querySelector('svg') !== null,
    }));
  });
  const parents: Record<string, string[]> = { main: [] };
  for (const { owner } of ownedRoutes(releaseOf(site.dataFolder))) if (owner !== 'shell') parents[owner] = [owner];
  for (const city of ['rome', 'florence', 'milan', 'venice', 'naples']) parents[city] = ['italy', city];
  const badge = (route: { type: string; area: string }) =>
    route.area === 'main' ? [] : route.type === 'premium' ? ['Expert'] : ['Free'];
  const expected = ownedRoutes(releaseOf(site.dataFolder))
    .filter((route) => route.nav && route.type !== 'auth')
    .map((route) => ({
      path: route.path,
      lists: parents[route.area],
      texts: [route.text, ...badge(route)],
      icon: true,
    }));
  const byPath = (a: { path: string | null }, b: { path: string | null }) => (a.path ?? '').localeCompare(b.path ?? '');
  expect(shown.sort(byPath)).toEqual(expected.sort(byPath));
});

for (const owners of [['shell', 'paris'], ['italy'], ['london', 'athens']]) {
  test(`every screen of ${owners.join(' and ')} opens from within the site`, async ({ page, site }) => {
    const routes = ownedRoutes(releaseOf(site.dataFolder)).filter((route) => owners.includes(route.owner));
    await page.goto('/');
    await openEveryList(page);
    for (const route of routes) {
      if (route.nav && route.type !== 'auth') {
        // The rail is narrow again where something lay over the page meanwhile, as over signing in.
        await hoverMenu(page);
        await page.locator(`#side-menu li > a[href="${route.path}"]`).click();
      } else await visitWithin(page, route.path);
      await expect
        .poll(() => arrival(page), { message: route.path })
        .toEqual({
          path: route.path,
          title: titleOf(route),
          focusedHeading: true,
          state: expectedState(route),
        });
      if (route.type === 'premium') {
        await expect(page.getByText('Please sign in to access premium features.')).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
      }
      if (route.nav && route.type !== 'auth')
        await expect(page.locator('#side-menu [aria-current="page"]')).toHaveAttribute('href', route.path);
    }
  });
}

type Route = ReturnType<typeof ownedRoutes>[number];

function titleOf(route: Route): string {
  return `${route.title ?? route.text} · Odysseus`;
}

/** What a signed-out visitor finds at a route. */
function expectedState(route: Route): string {
  if (route.type === 'auth' || route.path === '/auth') return 'sign-in';
  if (route.type === 'premium') return 'gate';
  return route.preparation ? 'preparation' : 'content';
}

/** Where the page has come to, as one value that can be waited for. */
function arrival(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1');
    const state = (): string => {
      if (!heading || main?.querySelector('h1 ~ h1')) return 'unfinished';
      if (main?.querySelector('[data-gate="signedOut"]'))
        return heading.textContent === 'Premium Feature' ? 'gate' : 'unfinished';
      if (heading.textContent === 'Welcome to Odysseus') return 'sign-in';
      if (heading.textContent === 'Loading chunk failed' || heading.textContent === 'This page broke') return 'failed';
      return main?.querySelector('[data-preparation]') ? 'preparation' : 'content';
    };
    return {
      path: location.pathname,
      title: document.title,
      focusedHeading: heading !== null && document.activeElement === heading,
      state: state(),
    };
  });
}

async function openEveryList(page: Page): Promise<void> {
  const closed = page.locator('#side-menu button[aria-expanded="false"]');
  await untilAlive(page);
  await hoverMenu(page);
  // A list that comes may bring lists of its own, closed.
  do {
    while ((await closed.count()) > 0) await closed.first().click();
    await expect(page.locator('#side-menu').getByText('Loading the list…')).toHaveCount(0);
  } while ((await closed.count()) > 0);
}
