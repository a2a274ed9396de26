import {
  askBackend,
  askForLink,
  confirmationField,
  emailField,
  expect,
  expectCheckout,
  goOffline,
  identityCall,
  mailedLink,
  requestLink,
  signIn,
  storedSignIn,
  test,
  untilProviderIsLoaded,
} from './visitor';

const linkFailed = 'Failed to sign in with email link. Please try again.';
const sendFailed = 'Failed to send sign-in link. Please try again.';

test.describe('An e-mail link', () => {
  test('signs in where it was asked for, and leaves a profile and a clean address', async ({ page, email }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Odysseus' })).toBeVisible();
    await expect(page.getByText('By signing in, you agree to our')).toBeVisible();
    const agreed = page.getByRole('main');
    await expect(agreed.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/legal/termsofservice',
    );
    await expect(agreed.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/legal/privacy');
    await requestLink(page, email);
    expect(await page.evaluate(() => localStorage.getItem('emailForSignIn'))).toBe(email);

    await page.goto('/local-inbox');
    await expect(page.getByText('this mail was never sent')).toBeVisible();
    await page.getByRole('link', { name: `Sign in as ${email}` }).click();
    await expectCheckout(page);
    expect(await page.evaluate(() => localStorage.getItem('emailForSignIn'))).toBeNull();
    // Nothing of the link is left behind 'Back' either.
    await page.goBack();
    expect(page.url()).not.toContain('oobCode');

    const { uid, token } = await storedSignIn(page);
    const { status, body } = await askBackend(page, `/api/profile/user_profiles/${uid}`, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email, displayName: email, photoURL: null });
  });

  test('opened on another device asks for the address, and outlives a wrong one', async ({
    page,
    browser,
    problems,
    email,
  }) => {
    problems.allow(/status of 400 .*signInWithEmailLink/);
    const link = await askForLink(page, email);
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    problems.watch(phone);
    const other = await phone.newPage();
    await other.goto(link);
    await confirmationField(other).fill('somebody-else@example.com');
    await other.getByRole('button', { name: 'Confirm' }).click();
    await expect(other.getByRole('alert')).toContainText(linkFailed);
    await expect(other.getByRole('alert')).toContainText('It still works: enter the address that received it.');

    await confirmationField(other).fill(email);
    await other.getByRole('button', { name: 'Confirm' }).click();
    await expectCheckout(other);
    await phone.close();
  });

  test('works once: opened again it says so, and whoever is signed in may go on', async ({
    page,
    browser,
    problems,
    email,
  }) => {
    problems.allow(/status of 400 .*signInWithEmailLink/);
    const link = await askForLink(page, email);
    await page.goto(link);
    await expectCheckout(page);

    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText(linkFailed);
    await expect(page.getByRole('alert')).toContainText(
      'This link has been used already or is damaged. Send a new one below.',
    );
    await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectCheckout(page);

    const elsewhere = await browser.newContext();
    problems.watch(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto(link);
    await confirmationField(other).fill(email);
    await other.getByRole('button', { name: 'Confirm' }).click();
    await expect(other.getByRole('alert')).toContainText('has been used already');
    await expect(emailField(other)).toBeEditable();
    await elsewhere.close();
  });

  test('that is damaged leads back to a form that works', async ({ page, problems, email }) => {
    problems.allow(/status of 400 .*signInWithEmailLink/);
    const damaged = (await askForLink(page, email)).replace(/oobCode=[^&]+/, 'oobCode=damaged');
    await page.goto(damaged);
    await expect(page.getByRole('alert')).toContainText(linkFailed);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page).toHaveURL((url) => url.search === '');

    await requestLink(page, email);
    await page.goto(await mailedLink(page, email));
    await expectCheckout(page);
  });

  test('is not used up by a mail scanner that opens it', async ({ page, email }) => {
    const link = await askForLink(page, email);
    for (let scan = 0; scan < 2; scan += 1) expect((await page.request.get(link)).status()).toBe(200);
    await page.goto(link);
    await expectCheckout(page);
  });

  test('works where the browser’s storage is full', async ({ page, email }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto(await askForLink(page, email));
    await confirmationField(page).fill(email);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expectCheckout(page);
  });
});

test.describe('Offline in the middle of it', () => {
  // What the page fetches in its first pauses may be under way, or still to come, when the network goes.
  test.beforeEach(({ problems }) =>
    problems.allow(/net::ERR_INTERNET_DISCONNECTED|the release could not be loaded: Failed to fetch/),
  );

  test('sending fails with advice, keeps what was typed, and works again online', async ({ page, context, email }) => {
    await page.goto('/auth');
    await untilProviderIsLoaded(page);
    await goOffline(page);
    await emailField(page).fill(email);
    await page.getByRole('button', { name: 'Send Sign In Link' }).click();
    await expect(page.getByRole('alert')).toContainText(sendFailed);
    await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
    await expect(emailField(page)).toHaveValue(email);

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send Sign In Link' }).click();
    await expect(page.getByText('Check your email!')).toBeVisible();
  });

  test('opening the link can be tried again: the link is not lost', async ({
    page,
    browser,
    context,
    problems,
    email,
  }) => {
    const asking = await browser.newContext();
    problems.watch(asking);
    const link = await askForLink(await asking.newPage(), email);
    await asking.close();

    await page.goto(link);
    await untilProviderIsLoaded(page);
    await goOffline(page);
    await confirmationField(page).fill(email);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toContainText(linkFailed);
    await expect(page.getByRole('alert')).toContainText('You seem to be offline.');

    await context.setOffline(false);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    // The address was typed in this page only, and is asked for again.
    await confirmationField(page).fill(email);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expectCheckout(page);
  });

  test('the provider’s code that could not be loaded is loaded by the next attempt', async ({
    page,
    problems,
    email,
  }) => {
    problems.allow(/identity\.[\w-]+\.js|net::ERR_CONNECTION_REFUSED/);
    await page.route(/\/identity\.[\w-]+\.js/, (route) => route.abort('connectionrefused'));
    await page.goto('/auth');
    await emailField(page).fill(email);
    await page.getByRole('button', { name: 'Send Sign In Link' }).click();
    await expect(page.getByRole('alert')).toContainText(sendFailed);

    await page.unroute(/\/identity\.[\w-]+\.js/);
    await page.getByRole('button', { name: 'Send Sign In Link' }).click();
    await expect(page.getByText('Check your email!')).toBeVisible();
  });
});

test('An empty form says what is missing, and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (identityCall.sendLink.test(request.url())) sent.push(request.url());
  });
  await page.goto('/auth');
  await untilProviderIsLoaded(page);
  await page.getByRole('button', { name: 'Send Sign In Link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your email address');
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true');
  await emailField(page).fill('not an address');
  await page.getByRole('button', { name: 'Send Sign In Link' }).click();
  expect(await emailField(page).evaluate((field) => (field as HTMLInputElement).validity.typeMismatch)).toBe(true);
  expect(sent).toEqual([]);
});

test('Whoever arrives signed in has the profile checked and goes on to the checkout', async ({ page, email }) => {
  await signIn(page, email);
  const check = page.waitForResponse(/\/api\/profile\/user_profiles\/\w+$/);
  await page.goto('/auth');
  expect((await check).status()).toBe(200);
  await expectCheckout(page);
});
