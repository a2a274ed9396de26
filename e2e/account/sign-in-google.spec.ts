import {
  askBackend,
  chooseNewAccount,
  expect,
  expectCheckout,
  googleButton,
  requestLink,
  storedSignIn,
  test,
} from './visitor';

test.describe('The Google window', () => {
  test('signs in, with the name that the account carries', async ({ page, context, email }) => {
    await page.goto('/');
    await page.goto('/auth');
    const opening = context.waitForEvent('page');
    await googleButton(page).click();
    const popup = await opening;
    await expect(page.getByText('Waiting for the Google window…')).toBeVisible();
    await expect(popup.getByText('This page stands in for Google')).toBeVisible();
    await chooseNewAccount(popup, { email, displayName: 'Penelope of Ithaca' });
    await expectCheckout(page);
    // The window may go a moment after it has answered.
    await expect.poll(() => popup.isClosed()).toBe(true);

    const { uid, token } = await storedSignIn(page);
    const { body } = await askBackend(page, `/api/profile/user_profiles/${uid}`, token);
    expect(body).toMatchObject({ email, displayName: 'Penelope of Ithaca' });
    // The way back does not lead through the sign-in.
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goto('/app/profile');
    await expect(page.getByText('Penelope of Ithaca')).toBeVisible();
  });

  test('closed by the visitor is no error, and may be opened again', async ({ page, context, email }) => {
    await page.goto('/auth');
    const opening = context.waitForEvent('page');
    await googleButton(page).click();
    const popup = await opening;
    await popup.locator('.js-new-account').waitFor();
    await popup.close();
    // The provider's own code notices late: after up to ten seconds.
    await expect(googleButton(page)).toBeFocused();
    await expect(page.getByText('Waiting for the Google window…')).toBeHidden();
    await expect(page.getByRole('alert')).toBeHidden();

    const openingAgain = context.waitForEvent('page');
    await googleButton(page).click();
    await chooseNewAccount(await openingAgain, { email });
    await expectCheckout(page);
  });

  test('cancelled from the page gives the form back at once', async ({ page, context, email }) => {
    await page.goto('/auth');
    const opening = context.waitForEvent('page');
    await googleButton(page).click();
    const popup = await opening;
    await popup.locator('.js-new-account').waitFor();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await requestLink(page, email);
    await popup.close();
  });

  test('blocked by the browser says how to go on', async ({ page, email }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/auth');
    await googleButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Google sign in failed. Please try again.');
    await expect(page.getByRole('alert')).toContainText('Allow popups for this site, or use the email link.');
    await requestLink(page, email);
  });
});

test('A screen that needs sign-in shows it in place, under its own address', async ({ page, context, email }) => {
  await page.goto('/app/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Odysseus' })).toBeVisible();
  await expect(page).toHaveURL('/app/profile');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Sign In' })).toHaveCount(1);
  await expect(menu.getByRole('link', { name: 'Profile' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Expert Access' })).toHaveCount(0);

  const opening = context.waitForEvent('page');
  await googleButton(page).click();
  await chooseNewAccount(await opening, { email });
  await expectCheckout(page);
  await expect(menu.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Profile' })).toHaveCount(1);
});
