import { randomUUID } from 'node:crypto';
import type { CheckoutCreated, SubscriptionWindow, VisitorSettings } from '@odysseus/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { hoverMenu } from '../hoverMenu';

export { accessibilityViolations, expect, untilAlive, type Problems } from '../fixtures';

interface VisitorFixtures {
  /** An address that nobody else has. */
  readonly email: string;
  readonly newcomers: undefined;
}

/** Tests of visitors who sign in. Whoever is new has no profile yet, which the browser reports as an error (specification, section 4: 404 means create). */
export const test = base.extend<VisitorFixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's form
  email: async ({}, use) => use(`visitor-${randomUUID().slice(0, 8)}@example.com`),
  newcomers: [
    async ({ problems }, use) => {
      problems.allow(/status of 404 .*\/api\/profile\/user_profiles\/\w+\)$/);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The premium screens that carry content, one for each city that has one. */
export const premiumScreens = {
  paris: { path: '/app/parishiddengems', title: 'Hidden gems in Paris', key: 'paris/hidden-gems' },
  rome: { path: '/app/italy/romehiddengems', title: 'Hidden gems in Rome', key: 'rome/hidden-gems' },
  london: { path: '/app/london/hiddengems', title: 'Hidden gems in London', key: 'london/hidden-gems' },
} as const;

/** Calls of the identity provider. */
export const identityCall = {
  sendLink: /accounts:sendOobCode/,
  completeLink: /accounts:signInWithEmailLink/,
} as const;

/** Calls of the backend. */
export const backendCall = {
  profile: /\/api\/profile\/user_profiles\/\w+$/,
  windows: /\/api\/profile\/user_profiles\/\w+\/subscription-windows$/,
  premium: /\/api\/premium\//,
  events: /\/api\/events$/,
} as const;

export function emailField(page: Page): Locator {
  return page.getByPlaceholder('Sign in with email link');
}

export function confirmationField(page: Page): Locator {
  return page.getByLabel('Please provide your email for confirmation');
}

export function googleButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Sign in with Google' });
}

/** Fills and sends the form, and waits for the confirmation. */
export async function requestLink(page: Page, email: string): Promise<void> {
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Send Sign In Link' }).click();
  await expect(page.getByText("Check your email! We've sent you a sign-in link.")).toBeVisible();
}

/** The newest link that was mailed to an address. */
export async function mailedLink(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/local-inbox/messages');
  const { messages } = (await answer.json()) as { messages: { email: string; link: string }[] };
  const link = messages.find((message) => message.email === email)?.link;
  if (link === undefined) throw new Error(`No link was mailed to ${email}.`);
  return link;
}

/** Asks for a link at `/auth`. @returns the link, which nobody has opened yet */
export async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto('/auth');
  await requestLink(page, email);
  return mailedLink(page, email);
}

/** Signs in with a link, as far as the checkout. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(await askForLink(page, email));
  await expectCheckout(page);
}

/** Where everybody arrives who has signed in. */
export async function expectCheckout(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/app/checkout' && url.search === '');
  await expect(page.getByRole('heading', { level: 1, name: 'Expert Access' })).toBeVisible();
}

/** Waits until the identity provider's code stands in the page. */
export async function untilProviderIsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => 'gapi' in window);
}

/** Takes the network away once everything that a page loads after it has come to life is there: what is on its way then fails, too. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // What waits for a pause of the page has waited for longer, and has asked for its code by the second one.
  await page.evaluate(
    () => new Promise<void>((rested) => requestIdleCallback(() => requestIdleCallback(() => rested()))),
  );
  const code = (await page.requests()).filter((request) => request.url().includes('/parts/'));
  await Promise.all(code.map(async (request) => (await request.response())?.finished()));
  await page.context().setOffline(true);
}

/** In the local stand-in for Google: makes an account and signs in with it. */
export async function chooseNewAccount(popup: Page, account: { email: string; displayName?: string }): Promise<void> {
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(account.email);
  if (account.displayName !== undefined) await popup.locator('#display-name-input').fill(account.displayName);
  await popup.locator('#sign-in').click();
}

export interface StoredSignIn {
  readonly uid: string;
  readonly token: string;
}

/** Who is signed in, and the token, from where the provider keeps them. */
export function storedSignIn(page: Page): Promise<StoredSignIn> {
  return page.evaluate(
    () =>
      new Promise<{ uid: string; token: string }>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onerror = () => reject(new Error('The browser refused its database.'));
        opening.onsuccess = () => {
          const all = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll();
          all.onerror = () => reject(new Error('The browser refused to read.'));
          all.onsuccess = () => {
            opening.result.close();
            const user = (
              all.result as { fbase_key: string; value: { uid: string; stsTokenManager: { accessToken: string } } }[]
            ).find(({ fbase_key }) => fbase_key.startsWith('firebase:authUser:'));
            if (user) resolve({ uid: user.value.uid, token: user.value.stsTokenManager.accessToken });
            else reject(new Error('Nobody is signed in.'));
          };
        };
      }),
  );
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Asks the backend from within the page, as any script there could. */
export function askBackend(page: Page, path: string, token?: string, method = 'GET'): Promise<Answer> {
  return page.evaluate(
    async ([address, bearer, verb]) => {
      const response = await fetch(address, {
        method: verb,
        cache: 'no-store',
        headers: { Accept: 'application/json', ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }) },
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    },
    [path, token ?? null, method] as const,
  );
}

/** The signed-in visitor's windows, as the server knows them. */
export async function windowsOf(page: Page): Promise<SubscriptionWindow[]> {
  const { uid, token } = await storedSignIn(page);
  const { status, body } = await askBackend(page, `/api/profile/user_profiles/${uid}/subscription-windows`, token);
  expect(status).toBe(200);
  return body as SubscriptionWindow[];
}

/** Minutes by which the browser's clock is ahead of UTC: its date is the one that passes begin with. */
function utcOffsetOf(page: Page): Promise<number> {
  return page.evaluate(() => -new Date().getTimezoneOffset());
}

/** Opens a payment without the checkout screen. */
export async function openPayment(page: Page, pass = 'week'): Promise<CheckoutCreated> {
  const { token } = await storedSignIn(page);
  const answer = await page.request.post('/api/checkout/sessions', {
    headers: { Authorization: `Bearer ${token}` },
    data: { pass, utcOffset: await utcOffsetOf(page) },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as CheckoutCreated;
}

/** Gives the signed-in visitor a pass, without any screen. @returns the checkout's id */
export async function buyPass(page: Page, pass = 'week'): Promise<string> {
  const { token } = await storedSignIn(page);
  const { id } = await openPayment(page, pass);
  const answer = await page.request.post(`/api/checkout/sessions/${id}/pay`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { utcOffset: await utcOffsetOf(page) },
  });
  expect(answer.status()).toBe(200);
  return id;
}

/** Opens the side menu's rail, and an area's list in it. */
export async function openMenuList(page: Page, area: string): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await hoverMenu(page);
  const opener = menu.getByRole('button', { name: area, exact: true });
  // The list around the screen opens by itself once the page is alive.
  await expect(async () => {
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
  }).toPass();
  return menu;
}

/** The settings as this browser keeps them. */
export function storedSettings(page: Page): Promise<VisitorSettings | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('odysseus.settings') ?? 'null') as VisitorSettings | null);
}
