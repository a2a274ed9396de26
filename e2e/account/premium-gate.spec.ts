import type { Page } from '@playwright/test';
import {
  askBackend,
  backendCall,
  buyPass,
  expect,
  expectCheckout,
  mailedLink,
  openMenuList,
  premiumScreens,
  requestLink,
  signIn,
  storedSignIn,
  test,
} from './visitor';

const { paris, rome, london } = premiumScreens;
const inactive =
  'This feature requires an active subscription. Create an account to acquire access to Premium Features.';
const failed = 'We could not check your Expert Access, so this page stays closed for now.';

function gateHeading(page: Page) {
  return page.getByRole('heading', { level: 1, name: 'Premium Feature' });
}

/** Goes to another premium screen of Paris without loading the page anew. */
async function openFromMenu(page: Page, text: string): Promise<void> {
  const menu = await openMenuList(page, 'Paris');
  await menu.getByRole('link', { name: text }).click();
}

test.describe('The gate', () => {
  test('sends signed-out visitors to sign in', async ({ page }) => {
    await page.goto(paris.path);
    await expect(gateHeading(page)).toBeVisible();
    await expect(page.getByText('Please sign in to access premium features.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/auth');
  });

  test('shows prices, counts, two places and an answer; of a page in preparation that it is not written yet, and no price', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.goto('/app/live');
    await expect(main.getByText(/^€\d+\.\d\d$/).first()).toBeVisible();
    await expect(main.getByText(/places with their hours, worked out for this minute/)).toBeVisible();
    await expect(main.getByRole('list', { name: 'Among them:' }).getByRole('listitem')).toHaveCount(2);
    await expect(main.getByRole('heading', { name: 'Odysseus answers' })).toBeVisible();

    await page.goto('/app/italy/florenceodysseus');
    await expect(gateHeading(page)).toBeVisible();
    await expect(main.getByText(/^This page is not written yet\./)).toBeVisible();
    await expect(main.getByText(/pages of Paris/)).toBeVisible();
    await expect(main.getByText(/€/)).toHaveCount(0);
  });

  test('stands behind the locked card of a public page, and lets holders through to the place', async ({
    page,
    email,
  }) => {
    await page.goto('/museums');
    await page.getByRole('link', { name: /^Gustave Moreau Museum .*With Expert Access$/ }).click();
    await expect(gateHeading(page)).toBeVisible();
    await expect(page).toHaveURL(/\/app\/[a-z]+$/);

    await signIn(page, email);
    await buyPass(page);
    await page.goto('/museums');
    await page.getByRole('link', { name: /^Gustave Moreau Museum .*Open with your Expert Access$/ }).click();
    const card = page.getByRole('article', { name: 'Gustave Moreau Museum' });
    await expect(card).toBeInViewport();
    await expect(card).toBeFocused();
  });

  test('waits for the check, and offers a pass to those who have none', async ({ page, email }) => {
    await signIn(page, email);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(backendCall.windows, async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(paris.path);
    await expect(page.getByRole('status').filter({ hasText: 'Checking your access' })).toBeVisible();
    await expect(gateHeading(page)).toHaveCount(0);

    release();
    await expect(gateHeading(page)).toBeVisible();
    await expect(page.getByText(inactive)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Access' })).toHaveAttribute('href', '/app/dashboard');
    await page.getByRole('link', { name: 'Get Access' }).click();
    await expectCheckout(page);
  });

  test('stays closed while the check fails, asks no more for a while, and asks at once when told to', async ({
    page,
    problems,
    email,
  }) => {
    problems.allow(/status of 500 .*subscription-windows|The check of Expert Access failed/);
    await signIn(page, email);
    await buyPass(page);
    let checks = 0;
    await page.route(backendCall.windows, (route) => {
      checks += 1;
      return route.fulfill({ status: 500, body: '' });
    });
    await page.goto(paris.path);
    await expect(gateHeading(page)).toBeVisible();
    await expect(page.getByText(failed)).toBeVisible();
    const asked = checks;
    await openFromMenu(page, 'Budget guide');
    await expect(page.getByText(failed)).toBeVisible();
    expect(checks, 'a failed check counts for a minute').toBe(asked);
    await openFromMenu(page, 'Hidden gems');

    await page.unroute(backendCall.windows);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hidden gems of Paris' })).toBeFocused();
  });

  test('checks again after a minute, not before, and whenever the clock was changed', async ({ page, email }) => {
    await signIn(page, email);
    await buyPass(page);
    await page.clock.install();
    let checks = 0;
    page.on('request', (request) => {
      if (backendCall.windows.test(request.url())) checks += 1;
    });
    await page.goto(paris.path);
    await expect(page.getByRole('heading', { level: 1, name: 'Hidden gems of Paris' })).toBeVisible();
    const first = checks;
    await openFromMenu(page, 'Budget guide');
    await expect(page).toHaveURL('/app/parisbudget');
    expect(checks).toBe(first);

    await page.clock.fastForward(61_000);
    await openFromMenu(page, 'Hidden gems');
    await expect.poll(() => checks, { message: 'after a minute' }).toBe(first + 1);
    await expect(page.getByRole('heading', { level: 1, name: 'Hidden gems of Paris' })).toBeVisible();

    // A visitor, or a wrong battery, sets the wall clock behind the end of the pass.
    await page.clock.setSystemTime(Date.now() + 9 * 86_400_000);
    await openFromMenu(page, 'Budget guide');
    await expect.poll(() => checks, { message: 'after the clock was changed' }).toBe(first + 2);
    await expect(page.getByText(inactive)).toBeVisible();
  });

  test('remembers the screen that was wanted, over sign-in and payment, in the tab that the mailed link opens', async ({
    page,
    context,
    email,
  }) => {
    await page.goto(rome.path);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await requestLink(page, email);
    // Mailboxes open links in a tab of their own.
    const opened = await context.newPage();
    await opened.goto(await mailedLink(page, email));
    await expectCheckout(opened);
    await opened.getByRole('button', { name: 'Choose 7 days' }).click();
    await opened.getByRole('button', { name: /^Pay/ }).click();
    await opened.getByRole('link', { name: `Continue to ${rome.title}` }).click();
    await expect(opened).toHaveURL(rome.path);
    await expect(opened.getByRole('heading', { level: 1, name: 'Hidden gems of Rome' })).toBeVisible();
    // Reached, it is offered no more.
    await opened.goto('/app/checkout');
    await expect(opened.getByText('Expert Access is active')).toBeVisible();
    await expect(opened.getByRole('link', { name: /^Continue to/ })).toHaveCount(0);
  });

  test('remembers the screen of each tab, for visitors who are signed in and lack a pass', async ({
    page,
    context,
    email,
  }) => {
    await signIn(page, email);
    const other = await context.newPage();
    for (const [tab, screen] of [
      [page, paris],
      [other, london],
    ] as const) {
      await tab.goto(screen.path);
      await tab.getByRole('link', { name: 'Get Access' }).click();
      await expectCheckout(tab);
    }
    await buyPass(page);
    for (const [tab, screen] of [
      [page, paris],
      [other, london],
    ] as const) {
      await tab.reload();
      await expect(tab.getByRole('link', { name: `Continue to ${screen.title}` })).toHaveAttribute('href', screen.path);
    }
  });
});

test('Premium content comes from the backend alone: no file of the site carries it', async ({ page, email }) => {
  await signIn(page, email);
  await buyPass(page);
  const files: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|json|css|html)$|^\/(app|italy|paris|london)?[^.]*$/.test(pathname) && !pathname.startsWith('/api/'))
      files.push(response.text().catch(() => ''));
  });
  for (const [screen, heading] of [
    [paris, 'Hidden gems of Paris'],
    [rome, 'Hidden gems of Rome'],
    [london, "London's hidden gems"],
  ] as const) {
    const answer = page.waitForResponse(
      (response) => new URL(response.url()).pathname === `/api/premium/${screen.key}`,
    );
    await page.goto(screen.path);
    const { content } = (await (await answer).json()) as { content: { groups: { entries: { why: string }[] }[] } };
    // A link in a text is told as [[/path|words]].
    const told = (text: string) => text.replace(/\[\[[^|\]]*\|([^\]]*)\]\]/g, '$1');
    const sentences = content.groups.flatMap(({ entries }) => entries.map(({ why }) => told(why)));
    expect(sentences.length).toBeGreaterThan(5);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const sentence of [sentences[0], sentences.at(-1)])
      await expect(page.getByText(sentence ?? '')).toHaveCount(1);
    const published = (await Promise.all(files)).join('\n');
    for (const sentence of sentences) expect(told(published)).not.toContain(sentence.slice(0, 40));
  }
  expect(files.length).toBeGreaterThan(5);
});

test('The backend refuses premium content and other people’s data, whatever the page asks', async ({
  page,
  browser,
  problems,
  email,
}) => {
  // The browser reports each refusal.
  problems.allow(/status of 40[134] /);
  const address = `/api/premium/${paris.key}`;
  await page.goto('/');
  expect(await askBackend(page, address)).toMatchObject({ status: 401 });
  expect(await askBackend(page, address, 'not.a.token')).toMatchObject({ status: 401 });

  await signIn(page, email);
  const own = await storedSignIn(page);
  expect(await askBackend(page, address, own.token)).toMatchObject({
    status: 403,
    body: { error: { code: 'no_active_pass' } },
  });

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, `other-${email}`);
  const othersCheckout = await buyPass(other);
  const { uid } = await storedSignIn(other);
  await elsewhere.close();
  for (const path of [`/api/profile/user_profiles/${uid}`, `/api/profile/user_profiles/${uid}/subscription-windows`]) {
    expect((await askBackend(page, path, own.token)).status, path).toBe(403);
    expect((await askBackend(page, path)).status, path).toBe(401);
  }
  expect((await askBackend(page, `/api/profile/user_profiles/${uid}`, own.token, 'POST')).status).toBe(403);
  expect((await askBackend(page, `/api/checkout/sessions/${othersCheckout}`, own.token)).status).toBe(404);
  // Another visitor's pass opens nothing.
  expect((await askBackend(page, address, own.token)).status).toBe(403);

  await buyPass(page);
  expect(await askBackend(page, address, own.token)).toMatchObject({ status: 200, body: { key: paris.key } });
});

test('The menu marks premium entries by what the visitor may open', async ({ page, email }) => {
  const entry = async () =>
    (await openMenuList(page, 'Paris'))
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="${paris.path}"]`) })
      .last();
  const lock = { name: 'Needs Expert Access' } as const;
  await page.goto('/paris');
  await expect((await entry()).getByText('Expert', { exact: true })).toBeVisible();

  await signIn(page, email);
  await page.goto('/paris');
  await expect((await entry()).getByRole('img', lock)).toBeVisible();
  await expect((await entry()).getByText('Expert', { exact: true })).toHaveCount(0);
  await expect((await openMenuList(page, 'Paris')).getByText('Free', { exact: true }).first()).toBeVisible();

  await buyPass(page);
  await page.reload();
  await expect((await entry()).getByRole('link')).toBeVisible();
  await expect(page.getByRole('img', lock)).toHaveCount(0);
  await expect((await entry()).getByText('Expert', { exact: true })).toHaveCount(0);
});
