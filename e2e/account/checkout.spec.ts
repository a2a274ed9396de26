import type { Page } from '@playwright/test';
import {
  buyPass,
  expect,
  expectCheckout,
  openPayment,
  premiumScreens,
  signIn,
  storedSignIn,
  test,
  windowsOf,
} from './visitor';

const dayMilliseconds = 86_400_000;

/** The calendar date some days from today, where the browser of the tests stands. */
function dayFromToday(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(Date.now() + days * dayMilliseconds);
}

function inWords(date: string): string {
  return new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date));
}

async function choosePass(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Choose ${name}` }).click();
  await expect(page).toHaveURL(/\/checkout\/pay\/.+#.+/);
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay €/ });

test('A pass is chosen, declined, paid, and opens premium screens of three cities', async ({ page, email }) => {
  await signIn(page, email);
  await expect(page.getByText('This site takes test payments only.')).toBeVisible();
  await choosePass(page, '7 days');

  await expect(page.getByText('Test payment – no money moves.')).toBeVisible();
  await expect(page).toHaveTitle(/^Test payment/);
  await expect(page.getByText('€9.90', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Decline, as a bank would' }).click();
  await expect(page.getByText('The payment was declined. Nothing was charged; you can try again.')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/pay\//);

  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Expert Access' })).toBeVisible();
  const until = inWords(dayFromToday(6));
  await expect(page.getByText(`Your pass for 7 days is active now, and runs until the end of ${until}.`)).toBeVisible();
  expect(await windowsOf(page)).toEqual([{ start_date: dayFromToday(0), end_date: dayFromToday(6) }]);

  await page.getByRole('link', { name: 'See your passes' }).click();
  await expect(page.getByText('Active today')).toBeVisible();
  for (const { path } of Object.values(premiumScreens)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Premium Feature');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(2000);
  }
});

test('A payment that is cancelled leads back to the passes, and charges nothing', async ({ page, email }) => {
  await signIn(page, email);
  await choosePass(page, '30 days');
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('The payment was cancelled')).toBeVisible();
  await expect(page.getByText('Nothing was charged. Choose a pass whenever you like.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/app/checkout');
  expect(await windowsOf(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Choose 30 days' })).toBeEnabled();
});

test('A payment that is confirmed twice, from two tabs and from outside, gives one pass', async ({
  page,
  context,
  email,
}) => {
  await signIn(page, email);
  const { id, url } = await openPayment(page);
  const second = await context.newPage();
  await Promise.all([page.goto(url), second.goto(url)]);
  await Promise.all([payButton(page).waitFor(), payButton(second).waitFor()]);
  await Promise.all([payButton(page).click(), payButton(second).click()]);
  for (const tab of [page, second])
    await expect(tab.getByRole('heading', { level: 1, name: 'Welcome to Expert Access' })).toBeVisible();

  const { token } = await storedSignIn(page);
  const again = await page.request.post(`/api/checkout/sessions/${id}/pay`, {
    headers: { Authorization: `Bearer ${token}` },
    data: {},
  });
  expect(await again.json()).toMatchObject({ status: 'paid' });
  expect(await windowsOf(page)).toEqual([{ start_date: dayFromToday(0), end_date: dayFromToday(6) }]);

  await page.goto(url);
  await expect(page.getByText('This order is paid.')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
});

test('A pass bought while another runs starts the day after that one ends, and says so', async ({ page, email }) => {
  await signIn(page, email);
  await buyPass(page, 'week');
  await page.goto('/app/checkout');
  await expect(page.getByText('Expert Access is active')).toBeVisible();
  await expect(page.getByText(`the new one starts the day after, on ${inWords(dayFromToday(7))}.`)).toBeVisible();
  await choosePass(page, '30 days');
  await payButton(page).click();
  await expect(
    page.getByText(
      `It starts on ${inWords(dayFromToday(7))}, the day after your present one ends, and runs until ${inWords(dayFromToday(36))}.`,
    ),
  ).toBeVisible();
  expect((await windowsOf(page)).sort((one, other) => (one.start_date < other.start_date ? -1 : 1))).toEqual([
    { start_date: dayFromToday(0), end_date: dayFromToday(6) },
    { start_date: dayFromToday(7), end_date: dayFromToday(36) },
  ]);
  await page.goto('/app/profile');
  await expect(page.getByText('Active today')).toBeVisible();
  await expect(page.getByText('Starts later')).toBeVisible();
});

test('Somebody else’s payment shows nothing, and can not be paid for by its number', async ({
  page,
  browser,
  problems,
  email,
}) => {
  problems.allow(/status of 404 .*\/api\/checkout\/sessions\//);
  await signIn(page, email);
  const { id } = await openPayment(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, `other-${email}`);
  const stranger = await storedSignIn(other);
  await other.goto(`/app/CheckoutSuccess?session=${id}`);
  await expect(other.getByRole('heading', { level: 1, name: 'We can’t find this payment' })).toBeVisible();
  for (const authorization of [`Bearer ${stranger.token}`, 'Checkout guessed']) {
    const answer = await other.request.post(`/api/checkout/sessions/${id}/pay`, {
      headers: { Authorization: authorization },
      data: {},
    });
    expect(answer.status()).toBe(404);
  }
  await elsewhere.close();
  expect(await windowsOf(page)).toEqual([]);

  // The payment's page without its secret tells nothing and takes nothing.
  await page.goto(`/checkout/pay/${id}`);
  await expect(page.getByText('This address is not complete')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
});

test('A backend in trouble is told, and asked again when the visitor wishes', async ({
  page,
  context,
  problems,
  email,
}) => {
  problems.allow(/status of 500 |net::ERR_INTERNET_DISCONNECTED/);
  await page.route('**/api/checkout/passes', (route) => route.fulfill({ status: 500, body: '' }));
  await signIn(page, email);
  await expect(page.getByRole('alert')).toContainText('The passes could not be fetched');
  await page.unroute('**/api/checkout/passes');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Choose 7 days' })).toBeVisible();

  await page.route('**/api/checkout/sessions', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Choose 7 days' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment page could not be opened');
  await page.unroute('**/api/checkout/sessions');
  await choosePass(page, '7 days');

  await payButton(page).waitFor();
  await context.setOffline(true);
  await payButton(page).click();
  await expect(page.getByText('nobody is charged twice')).toBeVisible();
  await context.setOffline(false);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Expert Access' })).toBeVisible();
});

test('The screen after payment asks signed-out visitors to sign in, and rubbish addresses for nothing', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  const id = await buyPass(page);
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome to Odysseus' }).waitFor();
  await page.goto(`/app/CheckoutSuccess?session=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to see your payment' })).toBeVisible();
  await page.goto('/app/CheckoutSuccess?session=<rubbish>');
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this payment' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose a pass' }).click();
  await expect(page).toHaveURL('/app/checkout');
});

test('A visitor who is signed in and comes by the old address reaches the checkout, with what the address carries', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await page.goto('/app/dashboard?cancelled=1');
  await expect(page).toHaveURL('/app/checkout?cancelled=1');
  await expect(page.getByText('The payment was cancelled')).toBeVisible();
  await page.getByRole('link', { name: 'Expert Access' }).click();
  await expectCheckout(page);
});
