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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list prints as short', async ({ page }) => {
    await page.goto('/museums');
    const printed = await sheets(page);
    expect(printed).toBeGreaterThan(1);
    expect(printed).toBeLessThanOrEqual(8);
  });
});
