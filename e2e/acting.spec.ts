import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations, expect, test, untilAlive } from './fixtures';

test.use({ viewport: { width: 390, height: 844 } });

/** A place's card, opened. */
async function openCard(page: Page, path: string, id: string): Promise<Locator> {
  await page.goto(`${path}#${id}`);
  await untilAlive(page);
  const card = page.locator(`#${id}`);
  await card.evaluate((element) => element.querySelectorAll('details').forEach((part) => (part.open = true)));
  return card;
}

test.describe('booking', () => {
  test('tells when slots of the day of a visit open, once for all places, and gives a reminder', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-24T11:30:00Z'));
    let card = await openCard(page, '/monuments', 'eiffel-tower');
    await expect(card.getByRole('link', { name: /^Book Eiffel Tower/ })).toHaveAttribute('href', /toureiffel\.paris/);
    await card.getByLabel('Day of your visit').fill('2027-05-12');
    await expect(
      card.getByRole('status').filter({ hasText: 'Slots for 12 May usually open on 13 Mar 2027' }),
    ).toBeVisible();
    await card.getByText('Remind me').click();
    const arriving = page.waitForEvent('download');
    await card.getByRole('link', { name: 'Add to your calendar' }).click();
    const arrived = await arriving;
    expect(arrived.suggestedFilename()).toBe('Book Eiffel Tower for 12 May.ics');
    const file = await readFile(await arrived.path(), 'utf8');
    // The day begins in Paris an hour before it does in UTC.
    expect(file).toContain('DTSTART:20270312T230000Z\r\n');
    expect(file).toContain('BEGIN:VALARM\r\n');
    // Nothing lies half beneath the line of sections, as it may at any place of a scrolled page.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessibilityViolations(page)).toEqual([]);
    card = await openCard(page, '/monuments', 'catacombs');
    await expect(card.getByLabel('Day of your visit')).toHaveValue('2027-05-12');
    await expect(
      card.getByRole('status').filter({ hasText: 'Slots for 12 May usually open on 5 May 2027' }),
    ).toBeVisible();
  });

  test('tells by when to book for the day of a visit where that is known instead, and gives a reminder', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-24T11:30:00Z'));
    let card = await openCard(page, '/museums', 'louvre');
    await card.getByLabel('Day of your visit').fill('2027-05-12');
    // Four weeks before, as its lead time says.
    await expect(card.getByRole('status').filter({ hasText: 'Book by Wed 14 Apr.' })).toBeVisible();
    await card.getByText('Remind me').click();
    const arriving = page.waitForEvent('download');
    await card.getByRole('link', { name: 'Add to your calendar' }).click();
    const arrived = await arriving;
    expect(arrived.suggestedFilename()).toBe('Book Louvre for 12 May.ics');
    const file = await readFile(await arrived.path(), 'utf8');
    // In the morning, by the clock that hangs wherever one is.
    expect(file).toContain('DTSTART:20270414T090000\r\n');
    expect(file).toContain('BEGIN:VALARM\r\n');
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessibilityViolations(page)).toEqual([]);
    await card.getByLabel('Day of your visit').fill('2026-12-15');
    await expect(card.getByRole('status').filter({ hasText: 'Book by Tue 17 Nov: already late.' })).toBeVisible();
    await expect(card.getByText('Remind me')).toBeHidden();
    card = await openCard(page, '/museums', 'orsay');
    await expect(card.getByLabel('Day of your visit')).toHaveValue('2026-12-15');
    await expect(card.getByRole('status').filter({ hasText: 'Book by Tue 8 Dec.' })).toBeVisible();
  });
});

test.describe('the row of actions', () => {
  for (const width of [360, 390])
    test(`is one line at ${width} pixels, and leads to the place on the guide’s map`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const card = await openCard(page, '/monuments', 'eiffel-tower');
      const onMap = card.getByRole('link', { name: 'Map: Eiffel Tower' });
      const row = [
        card.getByRole('button', { name: /trip: Eiffel Tower$/ }),
        onMap,
        card.getByRole('button', { name: 'Directions to Eiffel Tower' }),
        card.getByRole('link', { name: /^Book Eiffel Tower/ }),
      ];
      // The page may scroll to the card between two of them.
      await expect
        .poll(async () => {
          const tops = await Promise.all(row.map(async (one) => Math.round((await one.boundingBox())?.y ?? -1)));
          return new Set(tops).size;
        })
        .toBe(1);
      await onMap.click();
      await expect(page).toHaveURL(/\/parismap\?place=eiffel-tower/);
      const open = page.getByRole('article', { name: 'Eiffel Tower' });
      await expect(open.getByRole('button', { name: 'Directions to Eiffel Tower' })).toBeVisible();
      await expect(open.getByRole('link', { name: /^Book Eiffel Tower/ })).toBeVisible();
    });
});

test.describe('cards side by side on a tablet', () => {
  for (const width of [768, 820])
    test(`have their actions in one row, and more words than picture, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1180 });
      await page.goto('/monuments');
      await untilAlive(page);
      const cards = page.locator('main [data-cards] article').filter({ visible: true });
      expect(await cards.count()).toBeGreaterThan(10);
      const found = await cards.evaluateAll((all) =>
        all.flatMap((card) => {
          const boxes = (selector: string) =>
            [...card.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
          const rows = new Set(boxes('[data-actions] > *').map(({ top }) => Math.round(top))).size;
          const [picture] = boxes('header > figure, header > img');
          const [words] = boxes('header > :last-child');
          const squeezed = picture !== undefined && words !== undefined && words.width < 2 * picture.width;
          return rows === 1 && !squeezed ? [] : [`${card.id}: ${rows} rows${squeezed ? ', squeezed' : ''}`];
        }),
      );
      expect(found).toEqual([]);
    });
});

test.describe('the filters of a list', () => {
  test('reach the edge of a telephone’s screen, and none runs beyond that of a tablet', async ({ page }) => {
    const choices = page.getByRole('combobox', { name: 'Sort by' }).first().locator('..');
    await page.goto('/monuments');
    await untilAlive(page);
    const line = await choices.boundingBox();
    expect([line?.x, line?.width]).toEqual([0, 390]);
    for (const width of [700, 768, 820]) {
      await page.setViewportSize({ width, height: 1180 });
      const beyond = await choices.evaluate((all) => {
        const end = all.getBoundingClientRect().right;
        return [...all.children]
          .filter((one) => one.getBoundingClientRect().right > end + 1)
          .map((one) => one.textContent);
      });
      expect(beyond).toEqual([]);
    }
  });
});

test.describe('directions', () => {
  const louvre = { latitude: 48.8606, longitude: 2.3376 };

  test('tell the walk from where one is, and lead to the planner, whose journey survives reload and back', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(louvre);
    const card = await openCard(page, '/monuments', 'pont-neuf');
    await card.getByRole('button', { name: /^Directions to / }).click();
    const ways = page.getByRole('dialog', { name: /^Directions to / });
    await expect(ways.getByText(/about \d+\smin: .* as the crow flies, and 30\s% more by the streets/)).toBeVisible();
    await expect(ways.getByRole('link', { name: 'The map app of this device' })).toHaveCount(0);
    await ways.getByRole('link', { name: 'By public transport' }).click();
    const [from, to] = [page.getByRole('combobox', { name: 'From' }), page.getByRole('combobox', { name: 'To' })];
    await expect(to).toHaveValue('Pont Neuf');
    // The station nearest to where one is: the position was allowed for the walk.
    await expect(from).toHaveValue('Palais Royal–Musée du Louvre');
    await expect(page).toHaveURL('/metro?from=palais-royal-musee-du-louvre&to=pont-neuf');
    await from.fill('nation');
    await from.press('Enter');
    await expect(page).toHaveURL('/metro?from=nation&to=pont-neuf');
    await page.reload();
    await untilAlive(page);
    await expect(page.getByRole('heading', { name: /^About \d+ minutes/ })).toBeVisible();
    await expect(from).toHaveValue('Nation');
    await page.goBack();
    await expect(page).toHaveURL('/monuments#pont-neuf');
    await page.goForward();
    await expect(from).toHaveValue('Nation');
  });

  test('say so where the position is refused, and where the device hardly knows it', async ({ page, context }) => {
    const card = await openCard(page, '/monuments', 'pont-neuf');
    const opener = card.getByRole('button', { name: /^Directions to / });
    const ways = page.getByRole('dialog', { name: /^Directions to / });
    await opener.click();
    await ways.getByRole('button', { name: 'Tell how far from where I am' }).click();
    await expect(ways.getByText('Your browser does not tell where you are.')).toBeVisible();
    await page.keyboard.press('Escape');
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ ...louvre, accuracy: 2_000 });
    await opener.click();
    await expect(ways.getByText('to within 2.0 km only')).toBeVisible();
  });

  test('tell whoever is in another city how far that is', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.5, longitude: -0.12 });
    const card = await openCard(page, '/monuments', 'pont-neuf');
    await card.getByRole('button', { name: /^Directions to / }).click();
    const ways = page.getByRole('dialog', { name: /^Directions to / });
    await expect(ways.getByText(/You are 34\d\.\d km from here/)).toBeVisible();
  });

  test.describe('on Android', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    });

    test('begin with the device’s own app', async ({ page }) => {
      const card = await openCard(page, '/monuments', 'pont-neuf');
      await card.getByRole('button', { name: /^Directions to / }).click();
      const apps = page.getByRole('dialog').getByRole('listitem').getByRole('link');
      await expect(apps.first()).toHaveAttribute('href', /^geo:48\.\d+,2\.\d+\?q=/);
    });
  });
});

/** What the browser of a test has for sharing, and what came to it. */
interface Sharing {
  readonly sheet: 'absent' | 'takes' | 'AbortError' | 'NotAllowedError';
  readonly clipboard: 'takes' | 'refuses';
}

async function withSharing(page: Page, sharing: Sharing): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(({ sheet, clipboard }) => {
    const taken: unknown[] = [];
    Object.defineProperty(window, 'taken', { value: taken });
    const answer = (how: string) => (what: unknown) =>
      how === 'takes' ? Promise.resolve(void taken.push(what)) : Promise.reject(new DOMException('no', how));
    Object.defineProperty(navigator, 'share', { value: sheet === 'absent' ? undefined : answer(sheet) });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: answer(clipboard === 'takes' ? 'takes' : 'NotAllowedError') },
    });
  }, sharing);
  return () => page.evaluate(() => (window as unknown as { taken: unknown[] }).taken);
}

test.describe('sharing', () => {
  const url = (page: Page) => `${new URL(page.url()).origin}/monuments#pont-neuf`;

  test('a place goes to the system’s sheet with its name and its own address', async ({ page }) => {
    const taken = await withSharing(page, { sheet: 'takes', clipboard: 'takes' });
    const card = await openCard(page, '/monuments', 'pont-neuf');
    await card.getByRole('button', { name: 'Share Pont Neuf' }).click();
    await expect.poll(taken).toEqual([{ title: 'Pont Neuf', url: url(page) }]);
    await page.getByRole('button', { name: 'Share this page' }).click();
    await expect
      .poll(taken)
      .toContainEqual({ title: await page.title(), url: `${new URL(page.url()).origin}/monuments` });
    await expect(page.getByText('Link copied')).toHaveCount(0);
  });

  for (const sheet of ['absent', 'NotAllowedError'] as const)
    test(`a link is copied where the sheet is or says ${sheet}, and this is said`, async ({ page }) => {
      const taken = await withSharing(page, { sheet, clipboard: 'takes' });
      const card = await openCard(page, '/monuments', 'pont-neuf');
      await card.getByRole('button', { name: 'Share Pont Neuf' }).click();
      await expect(card.getByText('Link copied')).toBeVisible();
      expect(await taken()).toEqual([url(page)]);
    });

  test('a sheet that was closed again wants nothing in its place', async ({ page }) => {
    const taken = await withSharing(page, { sheet: 'AbortError', clipboard: 'takes' });
    const card = await openCard(page, '/monuments', 'pont-neuf');
    await card.getByRole('button', { name: 'Share Pont Neuf' }).click();
    await expect(card.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
    expect(await taken()).toEqual([]);
  });

  test('the link stands there to be copied by hand where nothing else takes it', async ({ page }) => {
    await withSharing(page, { sheet: 'absent', clipboard: 'refuses' });
    const card = await openCard(page, '/monuments', 'pont-neuf');
    await card.getByRole('button', { name: 'Share Pont Neuf' }).click();
    const link = card.getByRole('textbox', { name: 'Link to share' });
    await expect(link).toHaveValue(url(page));
    expect(await link.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(url(page).length);
    // Nothing lies half beneath the line of sections, as it may at any place of a scrolled page.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
