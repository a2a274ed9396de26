import { prepareDataFolder, startSite } from '../../scripts/site';
import {
  askForLink,
  buyPass,
  confirmationField,
  expect,
  expectCheckout,
  googleButton,
  premiumScreens,
  signIn,
  test,
} from './visitor';

test('Being signed in is shared by tabs and outlives a reload', async ({ page, context, email }) => {
  const other = await context.newPage();
  await other.goto('/paris');
  const menu = other.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Profile' })).toHaveCount(0);
  await signIn(page, email);
  await expect(menu.getByRole('link', { name: 'Profile' })).toHaveCount(1);

  await page.goto('/app/profile');
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(googleButton(page)).toHaveCount(0);
});

test('Signing out in one tab closes what the others show', async ({ page, context, email }) => {
  await signIn(page, email);
  await buyPass(page);
  const profile = await context.newPage();
  await profile.goto('/app/profile');
  await expect(profile.getByText(email)).toBeVisible();
  const premium = await context.newPage();
  await premium.goto(premiumScreens.paris.path);
  await expect(premium.getByRole('heading', { level: 1, name: 'Hidden gems of Paris' })).toBeVisible();

  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Odysseus' })).toBeVisible();
  await expect(page).toHaveURL('/app/profile');
  await expect(profile.getByRole('heading', { level: 1, name: 'Welcome to Odysseus' })).toBeVisible();
  await expect(profile.getByText(email)).toHaveCount(0);
  await expect(premium.getByText('Please sign in to access premium features.')).toBeVisible();
  await expect(premium.getByRole('heading', { level: 1, name: 'Hidden gems of Paris' })).toHaveCount(0);
});

test('Sign-in, pass and unopened links outlive a restart of the site', async ({ page, browser, problems, email }) => {
  // While the site is away the open pages may ask it in vain, for what they fetch in their first pauses, too.
  problems.allow(/net::ERR_CONNECTION_REFUSED|the release could not be loaded: Failed to fetch|ChunkLoadError/);
  const data = prepareDataFolder();
  let site = await startSite({ dataFolder: data.folder, asBuilt: true });
  const { origin } = site;
  const signedIn = await browser.newContext({ baseURL: origin });
  const waiting = await browser.newContext({ baseURL: origin });
  problems.watch(signedIn);
  problems.watch(waiting);
  try {
    const visitor = await signedIn.newPage();
    await signIn(visitor, email);
    await buyPass(visitor);
    const laterAddress = `later-${email}`;
    const link = await askForLink(await waiting.newPage(), laterAddress);

    await site.stop();
    site = await startSite({ dataFolder: data.folder, port: Number(new URL(origin).port), asBuilt: true });

    await visitor.goto(premiumScreens.paris.path);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Hidden gems of Paris' })).toBeVisible();
    await visitor.goto('/app/profile');
    await expect(visitor.getByText(email)).toBeVisible();

    await page.goto(link);
    await confirmationField(page).fill(laterAddress);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expectCheckout(page);
  } finally {
    await signedIn.close();
    await waiting.close();
    await site.stop();
    data.remove();
  }
});
