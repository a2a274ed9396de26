import type { Locator } from '@playwright/test';
import { buyPass, signIn, test as withPass } from './account/visitor';
import { expect, test, untilAlive } from './fixtures';

const tablet = { width: 820, height: 1180 };
const desk = { width: 1440, height: 900 };

/** Rounded distances from the top of the window. */
const topsOf = (boxes: Locator): Promise<number[]> =>
  boxes.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
const leftOf = async (box: Locator): Promise<number> => Math.round((await box.boundingBox())?.x ?? Number.NaN);

test.describe('on a tablet', () => {
  test.use({ viewport: tablet });

  test('the three screens at the end of a page stand side by side', async ({ page }) => {
    await page.goto('/italy/rome');
    const tops = await topsOf(page.locator('[data-related] > li'));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });

  test('the numbers to dial stand in one line below the first, and none is much higher than its words', async ({
    page,
  }) => {
    for (const path of ['/emergencyinfo', '/italy/emergencyinfo']) {
      await page.goto(path);
      const [, ...further] = await page
        .getByRole('list', { name: 'Numbers to dial' })
        .getByRole('listitem')
        .evaluateAll((all) =>
          all.map((one) => {
            const { top, height } = one.getBoundingClientRect();
            return { top: Math.round(top), height };
          }),
        );
      expect(further.length).toBeGreaterThan(3);
      expect(new Set(further.map(({ top }) => top)).size).toBe(1);
      expect(Math.max(...further.map(({ height }) => height))).toBeLessThan(120);
    }
  });

  test('what is told of a way into the city has room beside its numbers', async ({ page }) => {
    await page.goto('/italy/rome');
    await untilAlive(page);
    const table = page.locator('#arrivals table').first();
    await expect(table).toBeVisible();
    const whole = (await table.boundingBox())?.width ?? Number.NaN;
    const told = (await table.locator('tbody th').first().boundingBox())?.width ?? Number.NaN;
    expect(told / whole).toBeGreaterThan(0.4);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the way to what passes cost lies over none of the form', async ({ page }) => {
    await page.goto('/italy/romepack');
    const way = page.getByRole('link', { name: /: see what to buy$/ });
    await expect(way).toHaveCount(1);
    for (const field of await page.locator('form :is(label, input, select)').all()) {
      if (!(await field.isVisible())) continue;
      await field.scrollIntoViewIfNeeded();
      const isFree = await field.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a');
      });
      expect(isFree).toBe(true);
    }
  });

  test('a button that leads to a seller is one line', async ({ page }) => {
    await page.goto('/italy/rome');
    // A page that is drawn anew while it comes to life is folded again.
    await untilAlive(page);
    const first = page.locator('#book li').first();
    await first.locator('summary').click();
    const button = first.getByRole('link', { name: 'Book at Parco archeologico del Colosseo, ticket office' });
    expect((await button.boundingBox())?.height).toBeLessThan(48);
    await expect(first.getByText('Parco archeologico del Colosseo, ticket office')).toBeVisible();
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: desk });

  test('nothing of a pass calculator’s answer is hidden in its box', async ({ page }) => {
    await page.goto('/italy/romepack');
    const box = page.getByRole('region', { name: 'The cheapest combination' });
    await expect(box.getByText('the seller has the last word')).toBeAttached();
    expect(await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
  });

  test('no card of a guide stands alone below rows of others', async ({ page }) => {
    await page.goto('/italy');
    const cards = page.locator('#screens li');
    await cards.first().scrollIntoViewIfNeeded();
    const tops = await topsOf(cards);
    expect(tops.filter((top) => top === tops.at(-1)).length).toBeGreaterThan(1);
  });

  test('days of a plan are as high as one another, and none ends in an empty band', async ({ page }) => {
    await page.goto('/rome-explore2');
    const days = page.locator('ol > li:has(> ol)');
    const measures = await days.evaluateAll((all) =>
      all.slice(0, 3).map((day) => {
        const { bottom, height } = day.getBoundingClientRect();
        const last = day.querySelector('ol > li:last-child')?.getBoundingClientRect();
        return { height: Math.round(height), below: bottom - (last?.bottom ?? 0) };
      }),
    );
    expect(new Set(measures.map(({ height }) => height)).size).toBe(1);
    for (const { below } of measures) expect(below).toBeLessThan(40);
  });
});

withPass('the assistant begins where the rest of its page does, with no empty band below', async ({ page, email }) => {
  await page.goto('/');
  await signIn(page, email);
  await buyPass(page);
  await page.setViewportSize(desk);
  await page.goto('/app/italy/romeodysseus');
  const onward = page.getByRole('heading', { name: 'Go on to' });
  await expect(onward).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Earlier conversations' })).toBeVisible();
  expect(await leftOf(page.getByRole('heading', { level: 1 }))).toBe(await leftOf(onward));
  await page.setViewportSize(tablet);
  const last = page.getByRole('button', { name: /^How do I say/ });
  await expect(last).toBeVisible();
  // Earlier conversations stand below until the page has heard of its new width.
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([last.boundingBox(), onward.boundingBox()]);
      return (below?.y ?? Number.NaN) - (above?.y ?? Number.NaN) - (above?.height ?? Number.NaN);
    })
    .toBeLessThan(150);
});
