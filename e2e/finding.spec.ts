import { tripPath } from '@odysseus/contract';
import type { Page } from '@playwright/test';
import { buyPass, signIn, test as withPass } from './account/visitor';
import { accessibilityViolations, expect, test, untilAlive } from './fixtures';
import { ownedRoutes } from './routes';
import { withoutReadablePatience } from './withoutReadablePatience';
import { releaseOf } from '../scripts/site';

const phone = { width: 390, height: 844 };
const bar = (page: Page, city = 'Paris') => page.getByRole('navigation', { name: `Pages of ${city}` });

test.describe('the bar of a city', () => {
  test.use({ viewport: phone });

  test('leads from any page to the others, and to all of them from its end', async ({ page }) => {
    await page.goto('/museums');
    await untilAlive(page);
    await expect(bar(page).locator('[aria-current="page"]')).toHaveText('Museums');
    expect((await bar(page).boundingBox())?.height).toBeLessThan(56);
    await bar(page).getByRole('link', { name: 'Metro' }).click();
    await expect(page).toHaveURL('/metro');
    await expect(bar(page).locator('[aria-current="page"]')).toHaveText('Metro');
    const all = bar(page).getByText('All', { exact: true });
    await all.click();
    const stays = bar(page).getByRole('link', { name: 'Where to stay' });
    await expect(stays).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(stays).toBeHidden();
    await all.click();
    await stays.click();
    await expect(page).toHaveURL('/parisstays');
    await expect(stays).toBeHidden();
    // Its own page stands behind the end, which is marked in its place.
    const end = bar(page).locator('summary', { has: page.getByText('All', { exact: true }) });
    await expect(end).not.toHaveCSS('box-shadow', 'none');
    await bar(page).getByRole('link', { name: 'Map' }).click();
    await expect(page).toHaveURL('/parismap');
    await expect(end).toHaveCSS('box-shadow', 'none');
  });

  test('draws each icon whole on a tablet, however many entries it has', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    for (const [path, city] of [
      ['/paris', 'Paris'],
      ['/italy/rome', 'Rome'],
    ] as const) {
      await page.goto(path);
      await untilAlive(page);
      const widths = await bar(page, city)
        .getByRole('list')
        .first()
        .evaluate((line) =>
          [...line.querySelectorAll('a > :first-child > svg')].map((icon) => icon.getBoundingClientRect().width),
        );
      expect(widths.length).toBeGreaterThan(5);
      expect(new Set(widths)).toEqual(new Set([18]));
    }
  });

  test('cuts no word off at the end of its line', async ({ page }) => {
    const cut: string[] = [];
    for (const [path, city] of [
      ['/paris', 'Paris'],
      ['/italy/rome', 'Rome'],
    ] as const) {
      await page.goto(path);
      await untilAlive(page);
      const words = await bar(page, city)
        .getByRole('list')
        .first()
        .evaluate((line) => {
          const end = line.getBoundingClientRect().right;
          return [...line.querySelectorAll('a > span:last-child')]
            .map((word) => ({ text: word.textContent, box: word.getBoundingClientRect() }))
            .filter(({ box }) => box.left < end && box.right > end + 1)
            .map(({ text }) => text);
        });
      cut.push(...words);
    }
    expect(cut).toEqual([]);
  });

  test('stands before a gate, and on pages that no menu lists', async ({ page }) => {
    await page.goto('/app/dining');
    await expect(page.getByText('Please sign in to access premium features.')).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Map' })).toBeVisible();
    await page.goto('/rome-explore2');
    await expect(bar(page, 'Rome').getByRole('link', { name: 'Emergency' })).toHaveAttribute(
      'href',
      '/italy/emergencyinfo',
    );
  });
});

test.describe('without scripts', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('the bar leads on, and unfolds', async ({ page }) => {
    await page.goto('/metro');
    await bar(page).getByText('All', { exact: true }).click();
    await bar(page).getByRole('link', { name: 'Where to stay' }).click();
    await expect(page).toHaveURL('/parisstays');
  });
});

for (const [path, links] of [
  ['/parispack', ['/museums#orsay', '/monuments#arc-de-triomphe', '/monuments#pantheon']],
  ['/paris', ['/monuments#arc-de-triomphe', '/monuments#sacre-coeur']],
  ['/paris-explore', ['/museums#louvre', '/monuments#eiffel-tower']],
] as const)
  test(`what ${path} names is led to`, async ({ page }) => {
    await page.goto(path);
    for (const to of links) await expect(page.locator(`main a[href="${to}"]`).first()).toBeAttached();
    expect(await page.evaluate(() => document.body.textContent.includes('[['))).toBe(false);
  });

test.describe('the end of a page', () => {
  test.use({ viewport: phone });

  test('leads on to three others, what everybody may read first', async ({ page }) => {
    const ends = new Set<string>();
    for (const path of ['/museums', '/metro', '/parispack', '/paris']) {
      await page.goto(path);
      const cards = page.locator('[data-related] a');
      await expect(cards).toHaveCount(3);
      const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(paths.filter((each) => each.startsWith('/app/') && each !== tripPath)).toEqual([]);
      expect(paths).not.toContain(path);
      // Nor to what a card above leads to already.
      const above = page.locator('main ul:not([data-related]) > li:has(img) a');
      const led = await above.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(
        paths.filter((each) => led.includes(each)),
        path,
      ).toEqual([]);
      ends.add(paths.join(' '));
    }
    expect(ends.size).toBe(4);
    await page.locator('[data-related] a').first().click();
    await expect(page).toHaveURL(/\/paris-explore2?$/);
  });

  for (const path of ['/paris', '/italy', '/metro', '/parispack', '/museums'])
    test(`of ${path} stays where it is for whoever jumps there`, async ({ page }) => {
      // A page that is drawn anew guesses its room anew.
      await withoutReadablePatience(page);
      await page.goto(path);
      // What was passed over gets its room only now, and the page comes to life meanwhile.
      const tops = await page.evaluate(async () => {
        const related = document.querySelector('[data-related]');
        related?.scrollIntoView({ block: 'center' });
        const seen: number[] = [];
        let alive = 0;
        while (alive < 20) {
          if (document.documentElement.dataset.shell) alive += 1;
          seen.push(related?.getBoundingClientRect().top ?? Number.NaN);
          await new Promise(requestAnimationFrame);
        }
        return seen;
      });
      expect(Math.max(...tops) - Math.min(...tops), tops.join()).toBeLessThan(8);
    });

  for (const path of ['/legal/privacy', '/legal/termsofservice', '/auth', '/app/checkout', '/app/profile'])
    test(`leads on from ${path}, a page of no city`, async ({ page }) => {
      await page.goto(path);
      expect(await leadsOn(page, path)).toBe(true);
    });
});

test('a place that a text names is led to, and its card unfolds', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/parispack');
  await untilAlive(page);
  const mention = page.locator('main a[href="/museums#louvre"]').first();
  await expect(mention).toHaveText('Louvre');
  await mention.click();
  await expect(page).toHaveURL('/museums#louvre');
  await expect(page.locator('#louvre')).toBeInViewport();
  expect(await page.evaluate(() => document.body.textContent.includes('[['))).toBe(false);
});

/** How much of an answer has to stand on a first screen, in pixels: a card, a field, the head of a map. */
const usefulPart = 120;

/** Where the first of what answers ends, or as much of it as has to be seen; infinite where nothing is marked as that. */
async function answerEnds(page: Page): Promise<number> {
  const answer = page.locator('main [data-answer]').first();
  await expect(answer, page.url()).toBeAttached();
  const box = await answer.boundingBox();
  return Math.round(box ? box.y + Math.min(box.height, usefulPart) : Infinity);
}

/** Whether the end of a page leads on to three others. */
async function leadsOn(page: Page, path: string): Promise<boolean> {
  const cards = page.locator('[data-related] a');
  await expect(cards.first(), path).toBeAttached();
  const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return paths.length === 3 && new Set(paths).size === 3 && !paths.includes(path);
}

/** Parts of a page that the first paint goes without though they begin on the first screen. */
const waitingInSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-later]')]
      .map((part) => ({ name: part.id || part.localName, top: Math.round(part.getBoundingClientRect().top) }))
      .filter(({ top }) => top < innerHeight)
      .map(({ name, top }) => `${name} at ${top}`),
  );

test.describe('the first screen of a phone', () => {
  test.use({ viewport: phone });

  test('answers on every page, whose end leads on to three others', async ({ page, site }) => {
    // Whoever has paid is led to the one that is left out: see account/checkout.spec.ts.
    const pages = ownedRoutes(releaseOf(site.dataFolder)).filter(({ path }) => path !== '/app/CheckoutSuccess');
    const late: string[] = [];
    const few: string[] = [];
    // What the first paint goes without.
    const waiting: string[] = [];
    for (const { path } of pages) {
      await page.goto(path);
      waiting.push(...(await waitingInSight(page)).map((part) => `${path}: ${part}`));
      // The home page is made of the destinations.
      if (path !== '/' && !(await leadsOn(page, path))) few.push(path);
      // Lists and emergency pages are measured with what they are: see lists.spec.ts and emergency.spec.ts.
      const listed = page.locator('main :is(article article, [data-urgent])').first();
      await expect(page.locator('main [data-answer]').or(listed).first(), path).toBeAttached();
      if ((await listed.count()) > 0) continue;
      const end = await answerEnds(page);
      if (end > phone.height) late.push(`${path}: ${end}`);
    }
    expect({ late, few, waiting }).toEqual({ late: [], few: [], waiting: [] });
  });

  test('shows a trip that has places', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() =>
      localStorage.setItem('odysseus.plan', JSON.stringify([{ id: 'paris/louvre', name: 'Louvre', path: '/museums' }])),
    );
    await page.goto(tripPath);
    await expect(page.getByRole('link', { name: 'Louvre' }).first()).toBeVisible();
    expect(await answerEnds(page)).toBeLessThanOrEqual(phone.height);
  });

  withPass('answers to whoever has a pass: the live boards and the stories', async ({ page, email }) => {
    await signIn(page, email);
    await buyPass(page);
    const late: string[] = [];
    for (const path of ['/app/live', '/app/parisstory', '/app/italy/romelive', '/app/italy/romestory']) {
      await page.goto(path);
      const end = await answerEnds(page);
      if (end > phone.height) late.push(`${path}: ${end}`);
    }
    // What a board tells first differs by the hour and the day.
    const now = Date.now();
    for (const hours of [3, 6, 9, 12, 15, 18, 21, 27, 39, 51, 75, 99]) {
      await page.clock.setFixedTime(new Date(now + hours * 3_600_000));
      for (const path of ['/app/live', '/app/italy/romelive']) {
        await page.goto(path);
        const end = await answerEnds(page);
        if (end > phone.height) late.push(`${path} in ${hours} hours: ${end}`);
      }
    }
    expect(late).toEqual([]);
  });
});

test.describe('a low phone, before the question about cookies is answered', () => {
  test.use({ viewport: { width: 360, height: 640 }, consent: 'pending' });

  for (const [path, of] of [
    ['/museums', 'main article article h3'],
    ['/italy/romeattractions', 'main article article h3'],
    ['/london', 'main [data-answer] h3'],
  ] as const)
    test(`shows the name of the first entry of ${path} above the question`, async ({ page }) => {
      await page.goto(path);
      await untilAlive(page);
      const name = await page.locator(of).first().boundingBox();
      const question = await page.getByRole('region', { name: 'Cookies, if you like' }).boundingBox();
      expect((name?.y ?? Infinity) + (name?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
    });
});

test.describe('the line that stays in sight', () => {
  test.use({ viewport: phone });

  for (const [path, sections] of [
    ['/paris-explore', ['What you get 6', 'A look inside 5', 'Before you trust us 7']],
    ['/paris-explore2', ['Other plans', 'A look inside', 'Before you trust us']],
    ['/emergencyinfo', ['What happened? 49', 'Emergency rooms for adults 8']],
    ['/paris', ['Areas and their character 13', 'The year, month by month']],
    ['/metro', ['Every line, station by station 16']],
    ['/parispack', ['The passes, one by one 6', 'Rules that change the price 5']],
  ] as const)
    test(`leads to the sections of ${path}, with what they hold`, async ({ page }) => {
      await page.goto(path);
      await untilAlive(page);
      const line = page.locator('[data-sticky]').first();
      await line.locator('summary').click();
      const names = await line.getByRole('listitem').allInnerTexts();
      const told = names.map((name) => name.replaceAll(/\s+/g, ' ').trim());
      for (const section of sections) expect(told).toContainEqual(expect.stringContaining(section));
      await line.getByRole('listitem').last().getByRole('link').click();
      await expect(page).toHaveURL(/#/);
      await expect(line).toBeInViewport();
    });

  test('leaves the numbers of the emergency page the first screen', async ({ page }) => {
    await page.goto('/emergencyinfo');
    const lastNumber = page.getByRole('list', { name: 'Numbers to dial' }).first().getByRole('link').last();
    await expect(lastNumber).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-sticky]')).not.toBeInViewport();
  });
});
