import type { AnalyticsEvent } from '@odysseus/contract';
import type { Page } from '@playwright/test';
import {
  backendCall,
  chooseNewAccount,
  emailField,
  expect,
  expectCheckout,
  googleButton,
  mailedLink,
  openMenuList,
  requestLink,
  storedSignIn,
  test,
  untilAlive,
  untilProviderIsLoaded,
} from './visitor';

test.use({ consent: 'pending' });
test.beforeEach(({ page }) => countDatabaseRequests(page));

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies, if you like' });
const settingsButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' });

/** Everything that the browser keeps for the site, but for what sign-in keeps. */
function kept(page: Page) {
  return page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    cookies: document.cookie,
  }));
}

/** The databases that the site has in the browser. */
function databases(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '').sort());
}

declare global {
  interface Window {
    /** Requests for a database of the browser that this page has made, and those that were answered. */
    databaseRequests?: { made: number; answered: number };
  }
}

/** Counts requests for databases in every page that is opened from now on, for `untilVisitorIsKnown`. */
async function countDatabaseRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const requests = { made: 0, answered: 0 };
    window.databaseRequests = requests;
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...given) {
      const request = open.apply(this, given);
      requests.made += 1;
      for (const answer of ['success', 'error']) request.addEventListener(answer, () => (requests.answered += 1));
      return request;
    };
  });
}

/**
 * Waits until the page has looked for an earlier sign-in, of which the header of a stranger tells nothing. Were its clock put
 * forward before, the look would be late, and the provider would be asked instead.
 */
async function untilVisitorIsKnown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { made, answered } = window.databaseRequests ?? { made: 0, answered: 0 };
    return made > 0 && made === answered;
  });
}

/** What internal traffic leaves in the page; null where analytics are off. */
function buffered(page: Page): Promise<AnalyticsEvent[] | null> {
  return page.evaluate(() => {
    const events = window.__odysseusAnalytics?.events;
    return events ? [...events] : null;
  });
}

async function namesOf(page: Page): Promise<string[]> {
  return ((await buffered(page)) ?? []).map(({ name }) => name);
}

/** Counts what analytics could send: to the collector, or anywhere else. */
function watchSending(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (backendCall.events.test(request.url()) || new URL(request.url()).hostname !== 'localhost') sent += 1;
  });
  return () => sent;
}

/** Walks through the site within one page. */
async function browse(page: Page): Promise<void> {
  await untilAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await (await openMenuList(page, 'Paris')).getByRole('link', { name: 'Paris overview' }).click();
  await expect(page).toHaveURL('/paris');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilVisitorIsKnown(page);
  // Long enough for every debounce, interval and measurement.
  await page.clock.fastForward(65_000);
}

test('Before an answer nothing is stored, sent or kept for reading', async ({ page }) => {
  const sent = watchSending(page);
  await page.clock.install();
  await page.goto('/?utm_source=letter');
  await expect(banner(page)).toBeVisible();
  await browse(page);
  expect(await kept(page)).toEqual({ local: [], session: [], cookies: '' });
  await expect.poll(() => databases(page)).toEqual([]);
  expect(await buffered(page)).toBeNull();
  expect(sent()).toBe(0);
  await page.goto('/paris');
  await expect(banner(page)).toBeVisible();
});

test('Before an answer no page has a database, whatever it is for; the form to sign in has that of the sign-in alone', async ({
  page,
}) => {
  await page.clock.install();
  for (const path of ['/', '/paris?utm_source=letter', '/app/parishiddengems']) {
    await page.goto(path);
    await untilAlive(page);
    await untilVisitorIsKnown(page);
    await page.clock.fastForward(65_000);
    await expect.poll(() => databases(page), path).toEqual([]);
  }
  await page.goto('/auth');
  await untilAlive(page);
  await page.clock.fastForward(65_000);
  await untilProviderIsLoaded(page);
  await expect.poll(() => databases(page)).toEqual(['firebaseLocalStorageDb']);
});

test('Signing in without an answer keeps who is signed in, and nothing beside it', async ({ page, email }) => {
  await page.goto('/auth');
  await requestLink(page, email);
  await page.goto(await mailedLink(page, email));
  await expectCheckout(page);
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => databases(page)).toEqual(['firebaseLocalStorageDb']);
});

test('Closing stores nothing, and the banner comes back with the next page', async ({ page }) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await kept(page)).toEqual({ local: [], session: [], cookies: '' });
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('Accept All hands over what was held, in order and with its own times; this machine counts as internal', async ({
  page,
}) => {
  const sent = watchSending(page);
  await page.clock.install();
  await page.goto('/?utm_source=letter&utm_medium=mail&utm_campaign=spring');
  await browse(page);
  const before = new Date(await page.evaluate(() => Date.now()));
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  await expect(banner(page)).toBeHidden();
  await page.clock.fastForward(2_000);
  await expect.poll(() => namesOf(page)).toContain('page_view');

  const views = ((await buffered(page)) ?? [])
    .filter(({ name }) => name === 'page_view')
    .map(({ parameters }) => parameters);
  expect(views.map((view) => [view['page_path'], view['landing_page']])).toEqual([
    ['/', true],
    ['/legal/privacy', false],
    ['/paris', false],
  ]);
  for (const view of views) {
    expect(view).toMatchObject({
      source: 'letter',
      medium: 'mail',
      campaign: 'spring',
      traffic_type: 'attributed',
      user_type: 'guest',
      user_id: 'anonymous',
      device_type: 'desktop',
      session_id: views[0]?.['session_id'],
    });
    expect(Date.parse(String(view['timestamp']))).toBeLessThan(before.getTime());
  }
  expect(await kept(page)).toEqual({
    local: ['cookieConsent'],
    session: ['initial_source', 'landing_page', 'session_id'],
    cookies: '',
  });
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('all');
  expect(sent(), 'internal traffic is sent nowhere').toBe(0);

  // The visit goes on over a reload: the next page is no landing page.
  await page.reload();
  await page.clock.fastForward(2_000);
  await expect.poll(() => namesOf(page)).toContain('page_view');
  const [next] = ((await buffered(page)) ?? []).filter(({ name }) => name === 'page_view');
  expect(next?.parameters).toMatchObject({
    landing_page: false,
    session_id: views[0]?.['session_id'],
    source: 'letter',
  });
});

test('Accept Necessary drops what was held, and nothing ever follows', async ({ page }) => {
  const sent = watchSending(page);
  await page.clock.install();
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Accept Necessary' }).click();
  await expect(banner(page)).toBeHidden();
  await browse(page);
  await page.reload();
  await untilVisitorIsKnown(page);
  await page.clock.fastForward(65_000);
  await expect(banner(page)).toBeHidden();
  expect(await kept(page)).toEqual({ local: ['cookieConsent'], session: [], cookies: '' });
  await expect.poll(() => databases(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('necessary');
  expect(await buffered(page)).toBeNull();
  expect(sent()).toBe(0);
});

test('Customize logs, opens the choices in place, and stores one of the two answers', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Customize' }).click();
  await expect.poll(() => logged.filter((text) => /customize/i.test(text))).toHaveLength(1);
  const choices = page.getByRole('region', { name: 'Your cookie choices' });
  await expect(choices.getByLabel('Necessary', { exact: true })).toBeDisabled();
  await expect(choices.getByLabel('Analytics', { exact: true })).not.toBeChecked();
  await choices.getByRole('button', { name: 'Save Choices' }).click();
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('necessary');

  await settingsButton(page).click();
  await choices.getByLabel('Analytics', { exact: true }).check();
  await choices.getByRole('button', { name: 'Save Choices' }).click();
  await expect(choices).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('all');
});

test('An answer in one tab counts in the others; withdrawing it deletes what every tab had stored', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/paris');
  await expect(banner(other)).toBeVisible();
  await page.bringToFront();
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  await expect(banner(other)).toBeHidden();
  const session = ['initial_source', 'landing_page', 'session_id'];
  for (const tab of [page, other]) {
    await expect.poll(() => namesOf(tab)).toContain('page_view');
    expect((await kept(tab)).session).toEqual(session);
  }

  await page.goto('/legal/privacy');
  await page.getByRole('main').getByRole('button', { name: 'Cookie Settings' }).click();
  const choices = page.getByRole('region', { name: 'Your cookie choices' });
  await choices.getByLabel('Analytics', { exact: true }).uncheck();
  await choices.getByRole('button', { name: 'Save Choices' }).click();
  for (const tab of [page, other]) {
    await expect.poll(() => kept(tab)).toEqual({ local: ['cookieConsent'], session: [], cookies: '' });
    expect(await buffered(tab)).toBeNull();
  }
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('necessary');
});

test('A damaged answer counts as none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'perhaps'));
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Accept Necessary' }).click();
  await expect(banner(page)).toBeHidden();
});

test.describe('With consent', () => {
  test.use({ consent: 'all' });

  test('signing in with a link is recorded: sent, signed in, new, and whose events follow', async ({ page, email }) => {
    await page.goto('/auth');
    await requestLink(page, email);
    await expect.poll(() => namesOf(page)).toContain('email_link_sent');
    await page.goto(await mailedLink(page, email));
    await expectCheckout(page);
    await expect.poll(() => namesOf(page)).toEqual(expect.arrayContaining(['user_login', 'login_success']));
    const { uid } = await storedSignIn(page);
    const events = (await buffered(page)) ?? [];
    const parametersOf = (wanted: string) => events.find(({ name }) => name === wanted)?.parameters;
    expect(parametersOf('user_login')).toMatchObject({ is_new_user: true });
    expect(parametersOf('login_success')).toMatchObject({
      method: 'email_link',
      user_type: 'authenticated',
      user_id: uid,
    });
    // The code of the link, with which anybody could sign in, is nobody's business.
    expect(JSON.stringify(events)).not.toMatch(/oobCode|apiKey/);

    await page.goto('/app/profile');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => namesOf(page)).toContain('user_logout');
  });

  test('signing in with Google is recorded, and so is a window that the browser blocked', async ({
    page,
    context,
    email,
  }) => {
    await page.goto('/auth');
    await untilProviderIsLoaded(page);
    await page.evaluate(() => {
      const { open } = window;
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await googleButton(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(emailField(page)).toBeEditable();
    const opening = context.waitForEvent('page');
    await googleButton(page).click();
    await chooseNewAccount(await opening, { email });
    await expectCheckout(page);
    await expect
      .poll(() => namesOf(page))
      .toEqual(expect.arrayContaining(['login_error', 'user_login', 'login_success']));
    const events = (await buffered(page)) ?? [];
    expect(events.find(({ name }) => name === 'login_error')?.parameters).toMatchObject({
      method: 'google',
      error_code: 'auth/popup-blocked',
    });
    expect(events.find(({ name }) => name === 'login_success')?.parameters).toMatchObject({ method: 'google' });
  });
});
