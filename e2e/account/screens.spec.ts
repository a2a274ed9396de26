import type { Page } from '@playwright/test';
import {
  accessibilityViolations,
  askForLink,
  backendCall,
  buyPass,
  chooseNewAccount,
  confirmationField,
  emailField,
  expect,
  expectCheckout,
  googleButton,
  premiumScreens,
  requestLink,
  signIn,
  test,
} from './visitor';

/** How visitors look at it: on a large screen by day, on a phone by night. */
const looks = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 390, height: 844 },
] as const;
/** A tablet, where nothing but the room changes. */
const tablet = { width: 820, height: 1180 };

/** Everybody can use the screen as it stands, in light and dark, and nothing of it stands beyond the edge of a phone, a tablet or a large screen. */
async function expectUsable(page: Page, name: string): Promise<void> {
  await page.bringToFront();
  for (const { colorScheme, ...size } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await settled(page);
    await expect.poll(() => sidewaysScroll(page), `${name}, ${size.width} px wide`).toBe(0);
    expect(await accessibilityViolations(page), `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize(tablet);
  // What code lays out follows the window's size a moment later.
  await expect.poll(() => sidewaysScroll(page), `${name}, ${tablet.width} px wide`).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Colours on their way from one scheme to the other belong to neither. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map((transition) => transition.finished));
  });
}

/** Pixels by which the page is wider than the window. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

test.describe('Everybody can use, in light and dark and at every width,', () => {
  test('signing in: form, error, sent link, local inbox, question for the address', async ({
    page,
    browser,
    problems,
    email,
  }) => {
    problems.allow(/status of 400 .*signInWithEmailLink/);
    await page.goto('/auth');
    await emailField(page).waitFor();
    await expectUsable(page, 'the form');
    await page.getByRole('button', { name: 'Send Sign In Link' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectUsable(page, 'the form with an error');
    await requestLink(page, email);
    await expectUsable(page, 'the sent link');
    await page.goto('/local-inbox');
    const mail = page.getByRole('link', { name: `Sign in as ${email}` });
    await mail.waitFor();
    await expectUsable(page, 'the local inbox');

    const elsewhere = await browser.newContext();
    problems.watch(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto((await mail.getAttribute('href')) ?? '');
    await confirmationField(other).fill('somebody-else@example.com');
    await expectUsable(other, 'the question for the address');
    await other.getByRole('button', { name: 'Confirm' }).click();
    await expect(other.getByRole('alert')).toBeVisible();
    await expectUsable(other, 'the question after a wrong address');
    await elsewhere.close();
  });

  test('signing in: Google’s window and the wait for it, and a profile check that failed', async ({
    page,
    context,
    problems,
    email,
  }) => {
    problems.allow(/status of 500 .*user_profiles/);
    await page.goto('/auth');
    const opening = context.waitForEvent('page');
    await googleButton(page).click();
    const popup = await opening;
    await popup.locator('.js-new-account').waitFor();
    await expectUsable(popup, 'the choice of an account');
    // Left in the background: with the focus back, the page takes Google's window for closed.
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(await accessibilityViolations(page), 'the wait').toEqual([]);
    await page.route(backendCall.profile, (route) => route.fulfill({ status: 500, body: '' }));
    await chooseNewAccount(popup, { email });
    await expect(page.getByText('Failed to process user profile: Server error: 500')).toBeVisible();
    await expectUsable(page, 'the failed profile check');
  });

  test('the gate in its closed states, and a premium screen behind it', async ({ page, problems, email }) => {
    problems.allow(/status of 500 .*subscription-windows|The check of Expert Access failed/);
    await page.goto(premiumScreens.paris.path);
    await expect(page.getByText('Please sign in to access premium features.')).toBeVisible();
    await expectUsable(page, 'the gate, signed out');
    await signIn(page, email);
    await page.goto(premiumScreens.paris.path);
    await expect(page.getByRole('link', { name: 'Get Access' })).toBeVisible();
    await expectUsable(page, 'the gate, without a pass');
    await page.route(backendCall.windows, (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectUsable(page, 'the gate, after a failed check');
    await page.unroute(backendCall.windows);
    await buyPass(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Hidden gems of Paris' })).toBeVisible();
    await expectUsable(page, 'the premium screen');
  });

  test('buying: passes, payment, decline, success, and a pass that runs', async ({ page, email }) => {
    await signIn(page, email);
    await page.getByRole('button', { name: 'Choose 7 days' }).waitFor();
    await expectUsable(page, 'the passes');
    await page.getByRole('button', { name: 'Choose 7 days' }).click();
    await page.getByRole('button', { name: /^Pay €/ }).waitFor();
    await expectUsable(page, 'the payment page');
    await page.getByRole('button', { name: 'Decline, as a bank would' }).click();
    await expect(page.getByText('The payment was declined.')).toBeVisible();
    await expectUsable(page, 'the payment page after a decline');
    await page.getByRole('button', { name: /^Pay €/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Expert Access' })).toBeVisible();
    await expectUsable(page, 'the screen after payment');
    await page.goto('/app/checkout?cancelled=1');
    await expect(page.getByText('Expert Access is active')).toBeVisible();
    await page.getByRole('button', { name: 'Choose 7 days' }).waitFor();
    await expectUsable(page, 'the passes with one that runs');
  });

  test('the profile, the question before it is deleted, and the farewell', async ({ page, email }) => {
    await signIn(page, email);
    await buyPass(page);
    await page.goto('/app/profile');
    await expect(page.getByText('Active today')).toBeVisible();
    await page.getByLabel('Age in years').fill('34');
    await page.getByLabel('Age in years').press('Enter');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Enter an age first')).toBeVisible();
    await expectUsable(page, 'the profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expectUsable(page, 'the question');
    await dialog.getByLabel('Type “delete” to go on').fill('delete');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Farewell' })).toBeVisible();
    await expectUsable(page, 'the farewell');
  });

  for (const [path, heading] of [
    ['/legal/privacy', 'Privacy Policy'],
    ['/legal/termsofservice', 'Terms of Service'],
  ] as const) {
    test(`the ${heading}, whose contents lead to its sections`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectUsable(page, heading);
      const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      expect(await contents.count()).toBeGreaterThan(5);
      const last = contents.last();
      const section = (await last.innerText()).trim();
      await last.click();
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeInViewport();
    });
  }

  test.describe('', () => {
    test.use({ consent: 'pending' });

    test('the cookie banner and its choices', async ({ page }) => {
      await page.goto('/legal/privacy');
      const banner = page.getByRole('region', { name: 'Cookies, if you like' });
      await expect(banner).toBeVisible();
      await expectUsable(page, 'the banner');
      await banner.getByRole('button', { name: 'Customize' }).click();
      await expect(page.getByRole('region', { name: 'Your cookie choices' })).toBeVisible();
      await expectUsable(page, 'the choices');
    });
  });
});

test('On a phone held upright, the request to turn it hides no heading', async ({ page, email }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await askForLink(page, email));
  await expectCheckout(page);
  const request = page.getByRole('complementary', { name: 'Please Rotate Your Device' });
  for (const path of ['/app/checkout', '/app/profile', '/legal/privacy', premiumScreens.rome.path]) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    // The page may still move between the two boxes, as it comes to life.
    await expect
      .poll(async () => {
        const [below, above] = await Promise.all([heading.boundingBox(), request.boundingBox()]);
        return (below?.y ?? -Infinity) - ((above?.y ?? 0) + (above?.height ?? 0));
      }, path)
      .toBeGreaterThanOrEqual(0);
  }
});
