import type { Route } from '@playwright/test';
import {
  askBackend,
  askForLink,
  backendCall,
  expect,
  expectCheckout,
  googleButton,
  storedSignIn,
  test,
} from './visitor';

interface Fault {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  /** What the catalogue puts in the place of `{status}`. */
  readonly status: string;
  readonly advice: string;
}

const faults: readonly Fault[] = [
  {
    name: 'is down',
    answer: (route) => route.abort('connectionrefused'),
    status: 'no answer',
    advice: 'The server could not be reached.',
  },
  {
    name: 'is in trouble',
    answer: (route) => route.fulfill({ status: 500, body: 'oops' }),
    status: '500',
    advice: 'The server has trouble at the moment.',
  },
  {
    name: 'answers a page in place of data',
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Hotel network</title>' }),
    status: '200',
    advice: 'Something between you and the server answered in its place.',
  },
  {
    name: 'answers too slowly',
    answer: async () => undefined,
    status: 'no answer',
    advice: 'The server takes too long to answer.',
  },
];

for (const [method, sentence] of [
  ['GET', 'Server error'],
  ['POST', 'Failed to create user profile'],
] as const) {
  test(`A backend that fails the profile check (${method}) keeps the visitor on the screen, until it works`, async ({
    page,
    problems,
    email,
  }) => {
    problems.allow(/net::ERR_CONNECTION_REFUSED|status of 500 .*user_profiles/);
    // The limit of twenty seconds is over when the test says so: calls that are answered keep it, however late.
    await page.addInitScript(() => {
      const limits: AbortController[] = [];
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => {
        if (milliseconds !== 20_000) return timeout(milliseconds);
        const limit = new AbortController();
        limits.push(limit);
        return limit.signal;
      };
      const endLimits = () => {
        for (const limit of limits) limit.abort(new DOMException('The time is over.', 'TimeoutError'));
      };
      Object.assign(window, { endLimits });
    });
    let fault: Fault | undefined = faults[0];
    const held: Route[] = [];
    await page.route(backendCall.profile, async (route) => {
      if (route.request().method() !== method || !fault) return route.fallback();
      if (fault.name === 'answers too slowly') held.push(route);
      return fault.answer(route);
    });

    await page.goto(await askForLink(page, email));
    for (const next of faults) {
      if (next !== faults[0]) {
        fault = next;
        await page.getByRole('button', { name: 'Try again' }).click();
      }
      if (next.name === 'answers too slowly') {
        await expect.poll(() => held.length).toBeGreaterThan(0);
        await page.evaluate(() => (window as unknown as { endLimits(): void }).endLimits());
      }
      const alert = page.getByRole('alert').filter({ hasText: next.advice });
      await expect(alert, `when the backend ${next.name}`).toContainText(
        `Failed to process user profile: ${sentence}: ${next.status}`,
      );
      await expect(alert).toBeFocused();
      await expect(page).toHaveURL('/auth');
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    }

    fault = undefined;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectCheckout(page);
  });
}

test('Without a profile, signing out gives the form back', async ({ page, problems, email }) => {
  problems.allow(/status of 500 .*user_profiles/);
  await page.route(backendCall.profile, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(await askForLink(page, email));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(googleButton(page)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('Two tabs that create the profile at once leave one profile, and both go on', async ({ page, context, email }) => {
  const link = await askForLink(page, email);
  const second = await context.newPage();
  await second.goto('/auth');

  const creations: Route[] = [];
  const answers: number[] = [];
  await context.route(backendCall.profile, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    creations.push(route);
    // Both have been told that there is no profile before either may make one.
    if (creations.length === 2) await Promise.all(creations.map((creation) => creation.fallback()));
    return undefined;
  });
  context.on('response', (response) => {
    if (response.request().method() === 'POST' && backendCall.profile.test(response.url()))
      answers.push(response.status());
  });
  await page.goto(link);
  await expectCheckout(page);
  await expectCheckout(second);
  expect(answers.sort()).toEqual([200, 201]);

  const { uid, token } = await storedSignIn(page);
  const { body } = await askBackend(page, '/api/account/export', token);
  expect(body).toMatchObject({ uid, profile: { uid, email } });
});
