import { readFile } from 'node:fs/promises';
import {
  askBackend,
  backendCall,
  buyPass,
  expect,
  expectCheckout,
  openPayment,
  signIn,
  storedSettings,
  storedSignIn,
  test,
  windowsOf,
} from './visitor';

test('Everything that is kept about a visitor comes as one file', async ({ page, email }) => {
  await signIn(page, email);
  const paid = await buyPass(page, 'month');
  const { id: open } = await openPayment(page, 'week');
  await page.goto('/app/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  await expect(page.getByText('Your data is in your downloads.')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^odysseus[\w.-]*\.json$/);

  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  const { uid } = await storedSignIn(page);
  expect(data).toMatchObject({
    uid,
    profile: { uid, email, displayName: email },
    subscriptionWindows: await windowsOf(page),
    checkouts: expect.arrayContaining([
      expect.objectContaining({ id: paid, status: 'paid' }),
      expect.objectContaining({ id: open, status: 'open' }),
    ]),
  });
});

test('Deleting the account removes everything, signs out everywhere, and says farewell', async ({
  page,
  context,
  problems,
  email,
}) => {
  // The deleted visitor's profile is asked for below.
  problems.allow(/status of 404 /);
  await signIn(page, email);
  await buyPass(page);
  const { uid, token } = await storedSignIn(page);
  const other = await context.newPage();
  await other.goto('/app/checkout');
  await expect(other.getByText('Expert Access is active')).toBeVisible();

  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const word = dialog.getByLabel('Type “delete” to go on');
  await expect(word).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await word.fill('yes');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Type the word delete to go on, or keep your account.')).toBeVisible();
  await word.fill('delete');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Farewell' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' })).toHaveCount(
    0,
  );
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome to Odysseus' })).toBeVisible();
  // The old token is good for an hour; there is nothing left that it could open.
  expect((await askBackend(page, `/api/profile/user_profiles/${uid}`, token)).status).toBe(404);
  expect(await askBackend(page, '/api/account/export', token)).toMatchObject({
    body: { profile: null, subscriptionWindows: [], checkouts: [], events: [] },
  });

  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await signIn(page, email);
  expect((await storedSignIn(page)).uid).not.toBe(uid);
  expect(await windowsOf(page)).toEqual([]);
});

test('An account that can not be deleted stays whole, and the next attempt works', async ({
  page,
  problems,
  email,
}) => {
  problems.allow(/status of 500 .*\/api\/account|The deletion of the account failed/);
  await signIn(page, email);
  await page.goto('/app/profile');
  const erase = async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type “delete” to go on').fill('delete');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
  };
  await page.route('**/api/account', (route) => route.fulfill({ status: 500, body: '' }));
  await erase();
  await expect(page.getByRole('alert')).toContainText('Your account was not deleted.');
  // It goes after the notice has come, and has a button of the same name.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(email)).toBeVisible();
  await page.unroute('**/api/account');
  await erase();
  await expect(page.getByRole('heading', { level: 1, name: 'Farewell' })).toBeVisible();
});

for (const { passes, width } of [
  { passes: 0, width: 1440 },
  { passes: 1, width: 1440 },
  { passes: 0, width: 390 },
  { passes: 1, width: 390 },
]) {
  test(`A press is not lost where the answer about passes comes in the middle of it: ${passes}, ${width} pixels wide`, async ({
    page,
    email,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, email);
    for (let bought = 0; bought < passes; bought += 1) await buyPass(page);
    let come: () => void = () => undefined;
    const coming = new Promise<void>((resolve) => (come = resolve));
    await page.route(backendCall.windows, async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto('/app/profile');
    const passList = page.getByRole('region', { name: 'Your passes' });
    await expect(passList.getByRole('status')).toBeVisible();
    const button = page.getByRole('button', { name: 'Delete my account' });
    await button.scrollIntoViewIfNeeded();
    await button.hover();
    await page.mouse.down();
    come();
    await expect(passList.getByRole('link')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  });
}

test('Settings are kept in the browser, over reloads and in every tab', async ({ page, context, email }) => {
  await signIn(page, email);
  await page.goto('/app/profile');
  const other = await context.newPage();
  await other.goto('/app/profile');
  await page.getByLabel('Miles and feet').check();
  await page.getByLabel('In the European Economic Area').check();
  await page.getByLabel('Age in years').fill('121');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('An age is a whole number of years from 0 to 120.')).toBeVisible();
  for (const age of ['34', '7']) {
    await page.getByLabel('Age in years').fill(age);
    await page.getByLabel('Age in years').press('Enter');
  }
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await expect(other.getByLabel('Miles and feet')).toBeChecked();
  await expect(other.getByText('34 years')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Miles and feet')).toBeChecked();
  await expect(page.getByLabel('In the European Economic Area')).toBeChecked();
  await page.getByRole('button', { name: 'Remove the traveller of 34' }).click();
  await expect.poll(() => storedSettings(page)).toEqual({ version: 1, units: 'imperial', residency: 'eea', ages: [7] });
});

test('Settings that were damaged in storage are replaced, not tripped over', async ({ page, email }) => {
  await signIn(page, email);
  await page.evaluate(() => localStorage.setItem('odysseus.settings', '{"units":"furlongs"'));
  await page.goto('/app/profile');
  await expect(page.getByLabel('Kilometres and metres')).toBeChecked();
  await page.getByLabel('Miles and feet').check();
  await expect.poll(() => storedSettings(page)).toMatchObject({ units: 'imperial' });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Expert Access' }).click();
  await expectCheckout(page);
});
