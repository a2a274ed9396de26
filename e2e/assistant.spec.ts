import type { Locator, Page, Route } from '@playwright/test';
import { accessibilityViolations, buyPass, expect, goOffline, signIn, test } from './account/visitor';
import { visitWithin } from './fixtures';
import { withTimers } from './withTimers';
import { readerPatience } from '../shell/src/features/help/readDanger';

const path = '/app/odyessus';
const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const answers = (page: Page) =>
  page
    .getByRole('region', { name: 'Conversation' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'You asked' }) });
const newest = (page: Page) => answers(page).last();
const sources = (answer: Locator) => answer.getByRole('link', { name: /^Source: / });

/** Opens the assistant as somebody who has paid. */
async function openAssistant(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await buyPass(page);
  await page.goto(path);
  await expect(field(page)).toBeVisible();
}

async function ask(page: Page, question: string): Promise<Locator> {
  const before = await answers(page).count();
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
  return newest(page);
}

/** An answer is whole once it can be copied. */
async function whole(answer: Locator): Promise<void> {
  await expect(answer.getByRole('button', { name: 'Copy' })).toBeVisible();
}

test('answers from the guide, follows up, leads to the card, and keeps draft and history until they are deleted', async ({
  page,
  email,
}) => {
  await openAssistant(page, email);
  await expect(page.getByRole('heading', { name: 'Try one of these' })).toBeVisible();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();

  await whole(await ask(page, 'Is the Louvre open on Monday?'));
  await expect(field(page)).toBeFocused();
  await expect(newest(page)).toContainText('Louvre');
  await whole(await ask(page, 'And on Tuesday?'));
  await expect(newest(page)).toContainText(/closed/i);
  await expect(page.getByRole('log')).toContainText(/closed/i);

  await sources(newest(page)).first().click();
  await expect(page).toHaveURL(/#louvre$/);
  await expect(page.locator('#louvre')).toBeInViewport();
  await page.goBack();
  await expect(answers(page)).toHaveCount(2);

  await field(page).fill('How do I get');
  await page.reload();
  await expect(field(page)).toHaveValue('How do I get');
  await expect(answers(page)).toHaveCount(2);
  await expect(newest(page)).toContainText(/closed/i);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'New conversation' }).click();
  await expect(answers(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'History' }).click();
  const drawer = page.getByRole('dialog', { name: 'Earlier conversations' });
  await drawer.getByRole('button', { name: /Is the Louvre open.*2 questions/ }).click();
  await expect(drawer).toBeHidden();
  await expect(answers(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'History' }).click();
  await drawer.getByRole('button', { name: 'Delete all' }).click();
  await drawer.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(drawer.getByText('Nothing here yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Try one of these' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Try one of these' })).toBeVisible();
});

test('has its field on the first screen of a small phone, and says at a press what it answers from', async ({
  page,
  email,
}) => {
  const small = { width: 375, height: 667 };
  await page.setViewportSize(small);
  await openAssistant(page, email);
  for (const assistant of [path, '/app/italy/romeodysseus']) {
    await visitWithin(page, assistant);
    await expect(page).toHaveURL(assistant);
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    const greeting = page.getByText(/^I answer from this guide/);
    await expect(greeting).toBeHidden();
    await page.getByText('What I answer from, and what I can’t see').click();
    await expect(greeting).toBeVisible();
  }
});

test('breaks no rule of accessibility on phones and desks, by day and by night, and works with the keyboard alone', async ({
  page,
  email,
}) => {
  await openAssistant(page, email);
  // The heading has the focus after a navigation; the field is reached from there, and an example is asked on the way.
  const example = page.getByRole('main').getByRole('button', { name: 'Is the Louvre open on Tuesday?' });
  await example.focus();
  await page.keyboard.press('Enter');
  await whole(newest(page));
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Which museums are there near the Louvre?');
  await page.keyboard.press('Enter');
  await expect(answers(page)).toHaveCount(2);
  await whole(newest(page));
  for (
    let presses = 0;
    presses < 60 &&
    !(await sources(newest(page))
      .first()
      .evaluate((link) => link === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Shift+Tab');
  await expect(sources(newest(page)).first()).toBeFocused();
  await expect(sources(newest(page)).first()).toBeInViewport();

  const found: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // What is read is above the field; at the end of the page nothing lies below it.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      found.push(...(await accessibilityViolations(page)).map((violation) => `${width} ${colorScheme}: ${violation}`));
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `sideways at ${width}`,
      ).toBeLessThanOrEqual(0);
    }
  }
  expect(found).toEqual([]);
});

test('goes on after a break of the connection without repeating or losing a word, and stops when it is told to', async ({
  page,
  email,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await openAssistant(page, email);
  // The first connection is cut in the middle of an event; then the network is away for a while.
  let lines = 0;
  const resumed: (string | undefined)[] = [];
  await page.route('**/api/assistant/paris/messages', async (route) => {
    lines += 1;
    if (lines > 1) {
      resumed.push(route.request().headers()['last-event-id']);
      return route.continue();
    }
    const answer = await route.fetch();
    const text = await answer.text();
    await page.context().setOffline(true);
    return route.fulfill({ response: answer, body: text.slice(0, text.indexOf('"type":"sentence"') + 40) });
  });
  const answer = await ask(page, 'Is the Louvre open on Monday?');
  await expect(answer.getByText(/You are offline/)).toBeVisible();
  await page.context().setOffline(false);
  await whole(answer);
  expect(resumed[0]).toMatch(/^\d+$/);
  await page.unroute('**/api/assistant/paris/messages');
  const words = await answer.getByRole('paragraph').allInnerTexts();
  await page.reload();
  await whole(newest(page));
  expect(await newest(page).getByRole('paragraph').allInnerTexts()).toEqual(words);

  // An answer that takes for ever.
  const held: Route[] = [];
  await page.route('**/api/assistant/paris/messages', (route) => void held.push(route));
  const stopped = page.waitForRequest(/\/messages\/[0-9a-f-]+\/stop$/);
  await field(page).fill('Plan me a week.');
  await field(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.keyboard.press('Escape');
  await stopped;
  await expect(newest(page)).toContainText('Stopped.');
  await expect(field(page)).toBeFocused();
  await visitWithin(page, '/museums');
  await expect(page.getByRole('heading', { level: 1, name: /Museums/ })).toBeVisible();
});

test('an emergency intent is answered with help on the device: without a network, without a word to the service, and in its own language', async ({
  page,
  email,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Without the reader's code, which may come late, the question would go to the service.
  await withTimers(page, [[readerPatience, 60_000]]);
  await openAssistant(page, email);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) asked.push(request.postData() ?? '');
  });
  const answer = await ask(page, 'my father has chest pain and cannot breathe');
  await expect(answer.getByRole('alert')).toContainText('Chest pain');
  await expect(answer.getByRole('link', { name: /^15\b/ }).first()).toHaveAttribute('href', 'tel:15');
  await expect(answer.getByRole('list').first().getByRole('listitem')).toHaveCount(3);

  await goOffline(page);
  await expect((await ask(page, 'Hilfe, mein Vater atmet nicht mehr')).getByRole('alert')).toContainText(
    'Rettungsdienst',
  );
  await context.setOffline(false);
  expect(asked.filter((body) => /chest pain|atmet/.test(body))).toEqual([]);
});
