import type { Page } from '@playwright/test';
import { colourRules } from './accessibility/accessibilityViolations';
import { accessibilityViolations, buyPass, expect, signIn, test } from './account/visitor';

const path = '/app/live';
const stream = '**/api/live/paris/stream';
const day = 86_400_000;
const tile = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'At a glance' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Noon in Paris on the next Tuesday, or today's: within a pass that is bought now. */
function tuesdayNoon(): Date {
  const today = new Date();
  const tuesday = new Date(today.getTime() + ((9 - today.getUTCDay()) % 7) * day).toISOString().slice(0, 10);
  // 11:00 UTC is 12:00 or 13:00 there.
  return new Date(`${tuesday}T11:00:00Z`);
}

/** Opens the board on a Tuesday as somebody who has paid and has two museums in the trip, of which the Louvre is shut then. */
async function openBoard(page: Page, email: string, noon = tuesdayNoon()): Promise<void> {
  await signIn(page, email);
  await buyPass(page);
  await page.evaluate(() =>
    localStorage.setItem(
      'odysseus.plan',
      JSON.stringify(['louvre', 'orsay'].map((id) => ({ id: `paris/${id}`, name: id, path: '/museums' }))),
    ),
  );
  await page.clock.setFixedTime(noon);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Live Paris' })).toBeVisible();
}

test.describe('on a phone whose clock is set to Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo', viewport: { width: 390, height: 844 } });

  test('the board is whole without any source, says where each thing comes from, and what to do instead of a place that is shut', async ({
    page,
    email,
  }) => {
    await openBoard(page, email);
    await expect(page.getByText(/^Tuesday .* · Paris time$/)).toBeVisible();
    await expect(
      page.getByText('Worked out from opening hours and the calendar for this minute, not from live readings.'),
    ).toBeVisible();
    await expect(tile(page, 'Open now')).toContainText('Typical');
    await expect(tile(page, 'Weather')).toContainText('Typical');
    await expect(tile(page, 'Light')).toContainText('Calculated');
    await expect(tile(page, 'Metro and RER')).toContainText(/No works listed|planned works?/);
    // Nothing is said to be measured where nobody measures.
    await expect(page.getByRole('main').getByText('Measured', { exact: true })).toHaveCount(1);
    await expect(page.locator('#method').getByText('Measured', { exact: true })).toBeVisible();

    const trip = page.getByRole('region', { name: 'In your trip today' });
    await expect(trip).toContainText('Louvre is usually closed today: shut on Tuesdays.');
    await expect(trip).toContainText(/Instead: .+, \d+ min on foot\. (?:Usually o|O)pen until/);

    await page.getByRole('button', { name: 'Museums', exact: true }).click();
    const open = page
      .locator('#places section')
      .filter({ has: page.getByRole('heading', { level: 3, name: /^Open for another hour/ }) });
    await expect(open).toContainText('Rodin Museum');
    await expect(open).not.toContainText('Eiffel Tower');
    await open.getByRole('link', { name: 'Rodin Museum' }).click();
    await expect(page).toHaveURL(/\/museums#rodin$/);
    await page.goBack();

    await expect(tile(page, 'Open now')).toBeVisible();
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityViolations(page, { rules: colourRules })).toEqual([]);
  });
});

test('reports are shown with their age and whose they are, and the board stays when the pass ends', async ({
  page,
  email,
  problems,
}) => {
  problems.allow(/status of 403 .*\/api\/live\//);
  const noon = tuesdayNoon();
  const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000).toISOString();
  const today = at(0).slice(0, 10);
  const reports = [
    {
      source: 'weather',
      state: 'fresh',
      fetchedAt: at(-4),
      validUntil: at(30),
      attribution: { text: 'Open-Meteo', url: 'https://open-meteo.com/', licence: 'CC BY 4.0' },
      data: {
        current: { at: at(-10), temperature: 8.2, apparent: 5.1, code: 3, wind: 14, precipitation: 0 },
        hours: [0, 60, 120, 180, 240].map((minutes) => ({
          at: at(minutes),
          temperature: 8,
          precipitation: minutes === 120 ? 1.2 : 0,
          code: minutes === 120 ? 61 : 3,
          wind: 12,
        })),
      },
    },
    {
      source: 'transit',
      state: 'fresh',
      fetchedAt: at(-1),
      validUntil: at(10),
      data: {
        lines: [
          {
            mode: 'metro',
            line: '12',
            status: 'interrupted',
            messages: [{ title: 'Incident', text: 'Le trafic est interrompu.' }],
          },
          { mode: 'metro', line: '7', status: 'normal', messages: [] },
        ],
      },
    },
    { source: 'alerts', state: 'failed', trouble: 'the service of the warnings does not answer.' },
    {
      source: 'strikes',
      state: 'fresh',
      fetchedAt: at(-1),
      validUntil: at(10),
      data: {
        strikes: [
          {
            id: '1',
            sector: 'rail',
            reach: 'country',
            from: today,
            until: today,
            who: 'Cheminots',
            hours: '24 heures',
          },
        ],
      },
    },
  ];
  let ended = false;
  await page.route(stream, (route) =>
    ended
      ? route.fulfill({ status: 403, json: { error: { code: 'no_active_pass', message: 'There is no active pass.' } } })
      : route.fulfill({
          contentType: 'text/event-stream',
          body: reports
            .map((report, index) => `id: ${index}\nevent: report\ndata: ${JSON.stringify(report)}\n\n`)
            .join(''),
        }),
  );
  await openBoard(page, email, noon);
  await expect(tile(page, 'Weather')).toContainText(/8 °C.*overcast, feels like 5 °C.*Forecast.*fetched 4 min ago/);
  await expect(tile(page, 'Metro and RER')).toContainText(/1 line in trouble.*Line 12 is interrupted.*Measured/);
  await expect(page.getByText('Line 12 is interrupted: plan around it.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'In your trip today' })).toContainText(
    /On the way to Musée d'Orsay: Line 12 is interrupted\.\s*RER C stops near by too\./,
  );
  await expect(page.locator('#method').getByRole('link', { name: 'Open-Meteo, CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://open-meteo.com/',
  );
  const strike = page.locator('#days').getByRole('listitem').filter({ hasText: 'Train strike, the whole country' });
  await expect(strike.getByText('Cheminots. 24 heures')).toBeVisible();
  await expect(strike.getByText('Cheminots. 24 heures')).toHaveAttribute('lang', 'fr');
  expect(await accessibilityViolations(page)).toEqual([]);

  // The answer of the stub ends at once, and the board comes back to it by itself.
  ended = true;
  await expect(page.getByText(/Your Expert Access has ended/)).toBeVisible();
  await expect(tile(page, 'Weather')).toContainText('8 °C');
});
