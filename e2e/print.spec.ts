import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from './fixtures';

/** Sheets of A4 that a page prints. */
async function sheets(page: Page): Promise<number> {
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  return file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

for (const [path, most] of [
  ['/museums', 8],
  ['/emergencyinfo', 2],
  ['/italy/emergencyinfo', 2],
  ['/london/safetyandscams', 2],
] as const)
  test(`${path} prints on ${most} sheets at most`, async ({ page }) => {
    await page.goto(path);
    await untilAlive(page);
    const printed = await sheets(page);
    expect(printed).toBeGreaterThan(0);
    expect(printed).toBeLessThanOrEqual(most);
  });

test('every place of a list stands on paper with its address, folded away or not, and nothing that is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/museums');
  await untilAlive(page);
  const cards = page.locator('main article article');
  const told = await cards.evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector('h3')?.textContent ?? '',
      seen: card.checkVisibility({ contentVisibilityAuto: true }) && card.getBoundingClientRect().height > 20,
      // What is seen of a card; what it hides has no text in it.
      words: (card as HTMLElement).innerText,
    })),
  );
  expect(told.length).toBeGreaterThan(23);
  for (const { name, seen, words } of told) {
    expect([name, seen]).toEqual([name, true]);
    expect(words, name).toMatch(/\d/);
  }
  expect(await page.locator('button:visible, nav:visible, input:visible, img:visible').count()).toBe(0);
  const louvre = page.locator('#louvre');
  await expect(louvre).toContainText('Rivoli');
  expect(await louvre.locator('h3').evaluate((name) => getComputedStyle(name).color)).toBe('rgb(0, 0, 0)');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(`Printed from ${new URL(page.url()).origin}/museums`)).toBeVisible();
});

test('a trip prints a day of ten stops to a sheet, with what is to be booked, with addresses and a small map', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-28T09:00:00Z');
  await page.setViewportSize({ width: 390, height: 844 });
  const days = {
    '2026-12-15': [
      ...['louvre', 'orsay', 'orangerie', 'rodin', 'cluny', 'carnavalet'],
      ...['arc-de-triomphe', 'eiffel-tower', 'sainte-chapelle', 'pantheon'],
    ],
    '2026-12-16': [
      ...['petit-palais', 'picasso-museum', 'jacquemart-andre', 'marmottan', 'quai-branly', 'guimet'],
      ...['notre-dame', 'invalides', 'conciergerie', 'palais-garnier'],
    ],
  };
  await page.addInitScript((given) => {
    const stamp = '000000001.test';
    const stops = Object.entries(given).flatMap(([day, ids]) =>
      ids.map((id, index) => ({
        id: `paris/${id}`,
        stamp,
        name: id,
        place: `paris/${id}`,
        city: 'paris',
        path: `/museums#${id}`,
        coordinates: [48.86 + index / 100, 2.33 - index / 100],
        day,
        at: `${String(9 + index).padStart(2, '0')}:00`,
        order: index + 1,
      })),
    );
    const all = Object.keys(given).map((date, order) => ({
      id: date,
      stamp,
      date,
      order,
      night: { name: 'Hôtel du Nord' },
    }));
    localStorage.setItem('odysseus.trip', JSON.stringify({ version: 1, stops, days: all, about: [], listed: [] }));
  }, days);
  await page.goto('/app/itinerarybuilder');
  await untilAlive(page);
  await expect(page.getByText(/Entry to all of it/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'To book' })).toContainText('already late');
  // Both days, and what is to be booked with the sum.
  expect(await sheets(page)).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Rivoli/).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Map of/ })).toHaveCount(2);
  await expect(page.getByText('Night at Hôtel du Nord')).toHaveCount(2);
  expect(await page.locator('main button:visible, main input:visible').count()).toBe(0);
  const totals = page.locator('div', { has: page.locator('> section > #trip-bookings') });
  await totals.evaluate((element) => (element.style.display = 'none'));
  expect(await sheets(page)).toBe(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list prints as short', async ({ page }) => {
    await page.goto('/museums');
    const printed = await sheets(page);
    expect(printed).toBeGreaterThan(1);
    expect(printed).toBeLessThanOrEqual(8);
  });
});
