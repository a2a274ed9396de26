import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityViolations, expect, settled, test as base, untilAlive } from './fixtures';

const test = base.extend({ viewport: { width: 390, height: 844 } });
const path = '/app/itinerarybuilder';
const tripLink = (page: Page) => page.getByRole('link', { name: /^My trip/ }).first();
const names = (page: Page) => page.locator('[data-stop] h3').allTextContents();
const stop = (page: Page, name: string) => page.locator('[data-stop]').filter({ hasText: name });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

async function add(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).getByRole('button', { name: 'Add to my trip' }).click();
}

/** Lays a trip of three museums into the browser. */
const withTrip = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('odysseus.plan') !== null) return;
    const place = (id: string, name: string, longitude: number) => ({
      id: `paris/${id}`,
      name,
      path: '/museums',
      coordinates: [48.86, longitude],
    });
    const list = [place('louvre', 'Louvre', 2.336), place('orsay', "Musée d'Orsay", 2.326)];
    localStorage.setItem('odysseus.plan', JSON.stringify(list));
  });

test('from a card by the count to the page: days, order, dates, what is shut then, over a reload, and back', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-24T09:00:00Z');
  await open(page, '/museums');
  const before = await tripLink(page).boundingBox();
  await add(page, 'louvre');
  await add(page, 'orsay');
  await expect(tripLink(page)).toHaveAccessibleName('My trip, 2 places');
  expect(await tripLink(page).boundingBox()).toEqual(before);
  await tripLink(page).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My trip');
  await expect.poll(() => names(page)).toHaveLength(2);
  const [first = ''] = await names(page);
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await expect.poll(async () => (await names(page))[1]).toBe(first);
  await expect(page.getByRole('button', { name: `Move ${first} down` })).toBeFocused();

  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('button', { name: 'Put all of them on this day' }).click();
  // A Tuesday: the Louvre is shut.
  await page.getByLabel(/Date of the first day/).fill('2026-12-01');
  await expect(page.getByRole('region', { name: 'Tuesday 1 Dec' })).toBeVisible();
  await expect(stop(page, 'Louvre')).toContainText(/closed on Tuesdays/i);
  await expect(page.getByRole('img', { name: /^Map of Tuesday 1 Dec/ })).toBeVisible();
  await expect(page.getByText(/Entry to all of it for one adult: (about )?€\d+/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('button', { name: 'Move to Wed 2 Dec' }).click();
  await expect(stop(page, 'Louvre')).not.toContainText(/closed on/i);
  // Below the bar, which covers what one scrolls by.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole('region', { name: 'Wednesday 2 Dec' })).toContainText('Louvre');
  await page.getByRole('button', { name: /^Undo: .* moved to another day/ }).click();
  await expect(page.getByRole('region', { name: 'Tuesday 1 Dec' })).toContainText('Louvre');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

/** Lays a trip by days into the browser: '2026-12-01' to the names of its stops. */
const withDays = (
  context: BrowserContext,
  days: Record<string, readonly string[]>,
  where: Record<string, readonly [number, number]> = {},
) =>
  context.addInitScript(
    ({ days: given, where: at }) => {
      if (!location.protocol.startsWith('http') || localStorage.getItem('odysseus.trip') !== null) return;
      const stamp = '000000001.test';
      const stops = Object.entries(given).flatMap(([date, own]) =>
        own.map((name, index) => ({
          id: `paris/${name}`,
          stamp,
          name,
          place: `paris/${name}`,
          city: 'paris',
          path: '/museums',
          coordinates: at[name] ?? [48.86 + index / 1000, 2.33],
          day: date,
          order: index + 1,
        })),
      );
      const all = Object.keys(given).map((date, order) => ({ id: date, stamp, date, order }));
      const listed = stops.map(({ id }) => id);
      const list = stops.map(({ id, name, path, coordinates }) => ({ id, name, path, coordinates }));
      localStorage.setItem('odysseus.plan', JSON.stringify(list));
      localStorage.setItem('odysseus.trip', JSON.stringify({ version: 1, stops, days: all, about: [], listed }));
    },
    { days, where },
  );

/** So far that nobody walks it without being told of the metro. */
const farApart = { 'eiffel-tower': [48.8584, 2.2945], 'notre-dame': [48.853, 2.3499] } as const;

test.describe('drawn by its handle', () => {
  test.use({ hasTouch: true });

  const middle = async (page: Page, name: string, part: string) => {
    const box = await stop(page, name).locator(part).boundingBox();
    if (!box) throw new Error(`${name} has no ${part}.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
  };

  test.beforeEach(async ({ page, context }) => {
    await withDays(context, { '2026-12-01': ['alpha', 'beta', 'gamma'], '2026-12-02': ['delta'] });
    await open(page, path);
    await expect.poll(() => names(page)).toHaveLength(4);
    await expect(page.getByRole('button', { name: 'Change delta' })).toBeAttached();
    await expect(page.getByRole('link', { name: 'Wednesday 2 Dec on the map of Paris' })).toBeAttached();
    await stop(page, 'alpha').evaluate((card) => window.scrollBy(0, card.getBoundingClientRect().top - 200));
    // What comes late, as the way to the city's map, moves what is to be drawn.
    await settled(page, () => middle(page, 'delta', '[data-grip]'), 30);
  });

  test('a stop changes its place within the day, is told of, and goes back', async ({ page }) => {
    const from = await middle(page, 'beta', '[data-grip]');
    const to = await middle(page, 'alpha', 'h3');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 20);
    await page.mouse.move(from.x, to.y - 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => names(page)).toEqual(['beta', 'alpha', 'gamma', 'delta']);
    await expect(page.getByRole('status').filter({ hasText: 'beta is now 1 of 3: Tuesday 1 Dec.' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo: beta moved' }).click();
    await expect.poll(() => names(page)).toEqual(['alpha', 'beta', 'gamma', 'delta']);
  });

  test('a finger takes it to another day while the page goes on under it, and the page scrolls by all else', async ({
    page,
  }) => {
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
    const from = await middle(page, 'alpha', '[data-grip]');
    const edge = { x: from.x, y: 835 };
    await send('touchStart', from);
    await send('touchMove', { x: from.x, y: from.y + 40 });
    await send('touchMove', edge);
    // Held at the edge until the other day has come up.
    const target = page.locator('[data-day="2026-12-02"] [data-stop]');
    await expect.poll(async () => (await target.boundingBox())?.y ?? 9_999).toBeLessThan(700);
    const over = await middle(page, 'delta', 'h3');
    await send('touchMove', { x: from.x, y: 400 });
    await send('touchMove', { x: from.x, y: over.y + 200 });
    const now = await middle(page, 'delta', '[data-grip]');
    await send('touchMove', { x: from.x, y: Math.max(140, now.y - 40) });
    await send('touchEnd');
    await expect(page.getByRole('region', { name: 'Wednesday 2 Dec' })).toContainText('alpha');
    await page.getByRole('button', { name: 'Undo: alpha moved to another day' }).click();
    await expect(page.getByRole('region', { name: 'Tuesday 1 Dec' })).toContainText('alpha');
    expect(
      await stop(page, 'alpha')
        .locator('[data-grip]')
        .evaluate((grip) => getComputedStyle(grip).touchAction),
    ).toBe('none');
    expect(await stop(page, 'alpha').evaluate((card) => getComputedStyle(card).touchAction)).toBe('auto');
  });

  test('Escape leaves all where it was', async ({ page }) => {
    const from = await middle(page, 'gamma', '[data-grip]');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 150, { steps: 4 });
    await expect(page.locator('[data-dragged]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.locator('[data-dragged]')).toHaveCount(0);
    expect(await names(page)).toEqual(['alpha', 'beta', 'gamma', 'delta']);
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  });
});

test('a trip of 300 places draws what is near, and the rest as one comes to it', async ({ page, context }) => {
  const many = Array.from({ length: 300 }, (_, index) => `place ${String(index + 1).padStart(3, '0')}`);
  await withDays(context, { '2026-12-01': many });
  await open(page, path);
  await expect.poll(() => names(page)).toEqual(many);
  await expect(stop(page, 'place 001').getByRole('button', { name: /^Change/ })).toBeVisible();
  expect(await page.locator('[data-grip]').count()).toBeLessThan(40);
  await page.getByRole('button', { name: 'Move place 002 up' }).click();
  await expect.poll(async () => (await names(page))[0]).toBe('place 002');
  await stop(page, 'place 300').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Change place 300' })).toBeVisible();
  expect(await page.locator('[data-grip]').count()).toBeLessThan(80);
});

test('a day and the whole trip go to the calendar, in the time of their city', async ({ page, context }) => {
  await withDays(context, { '2026-12-02': ['louvre'] });
  await open(page, path);
  await page.getByRole('button', { name: 'Change louvre' }).click();
  await page.getByLabel('Begins at').fill('09:30');
  await expect(page.getByText(/Entry to all of it/)).toBeVisible();
  const fileOf = async (button: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    return decodeURIComponent(download.url().replace(/^[^,]*,/, '')).replaceAll('\r\n ', '');
  };
  const day = await fileOf('Add this day to my calendar');
  expect(day).toContain('DTSTART:20261202T083000Z');
  expect(day).toMatch(/LOCATION:.*Paris/);
  expect(day).toMatch(/URL:http.*\/museums#louvre/);
  await page.getByRole('button', { name: 'Where I stay: not set' }).click();
  await page.getByLabel('Hotel, street or friend').fill('Hôtel du Nord');
  await page.getByRole('button', { name: 'Add this stay' }).click();
  await expect(page.getByRole('region', { name: 'Wednesday 2 Dec' })).toContainText('Night at Hôtel du Nord, Paris');
  await page.getByRole('button', { name: 'Share or print' }).click();
  expect(await fileOf('Add to calendar')).toMatch(/VALUE=DATE:20261202[^]*SUMMARY:Night at Hôtel du Nord/);
});

test('a dated trip says what is late to book and reminds of the rest, and hands its days to the map, the calculator and the cards', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime('2026-11-28T09:00:00Z');
  await withDays(context, { '2026-12-16': ['louvre', 'orangerie', 'eiffel-tower'] });
  await open(page, path);
  const bookings = page.getByRole('region', { name: 'To book' });
  await expect(bookings.getByRole('listitem').first()).toContainText('Book by Wed 18 Nov: already late');
  await expect(bookings).toContainText('orangerie, for Wed 16 DecBook by Wed 9 Dec');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add reminders to my calendar' }).click(),
  ]);
  const file = decodeURIComponent(download.url().replace(/^[^,]*,/, '')).replaceAll('\r\n ', '');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(file).toMatch(/DTSTART:20261209T090000\r[^]*SUMMARY:Book orangerie for 16 Dec/);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Wednesday 16 Dec on the map of Paris' }).click();
  await expect(page).toHaveURL(/\/parismap\?show=trip&at=/);
  await expect(page.getByRole('status').filter({ hasText: /3 of \d+ places/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Compare with the passes of Paris' }).click();
  await expect(page.getByLabel('First day in the city')).toHaveValue('2026-12-16');
  await expect(page.getByLabel('Last day')).toHaveValue('2026-12-16');
  await expect(page.getByRole('spinbutton', { name: 'Age' })).toHaveCount(1);
  await expect(page.getByText(/^Your trip is filled in/)).toBeVisible();
  await page.goto('/monuments#eiffel-tower');
  await untilAlive(page);
  const card = page.locator('#eiffel-tower');
  await card.evaluate((element) => element.querySelectorAll('details').forEach((part) => (part.open = true)));
  await card.getByRole('button', { name: 'Use 16 Dec 2026, its day in your trip' }).click();
  await expect(card.getByLabel('Day of your visit')).toHaveValue('2026-12-16');
});

test('a long way tells what it takes by metro, as the planner’s own page does; its day lies on the map of the city, whose bar stands above', async ({
  page,
  context,
}) => {
  await withDays(context, { '2026-12-02': ['eiffel-tower', 'notre-dame'] }, farApart);
  await open(page, path);
  const ride = page.getByRole('link', { name: /^From eiffel-tower to notre-dame by metro: about \d+ min$/ });
  await expect(ride).toHaveText(/^\d+ min$/);
  const [minutes] = /\d+/.exec((await ride.textContent()) ?? '') ?? [];
  const ground = page.locator('[data-day="2026-12-02"] image');
  await expect(ground).toHaveAttribute('href', /\/assets\/basemap\.[\w-]+\.svg$/);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const bar = page.getByRole('navigation', { name: 'Pages of Paris' });
  await expect(bar.getByRole('link', { name: 'Museums' })).toBeVisible();
  await ride.click();
  await expect(page).toHaveURL(/\/metro\?from=[\w-]+&to=[\w-]+/);
  await expect(page.getByRole('heading', { name: new RegExp(`^About ${minutes ?? 'no'} minutes`) })).toBeVisible();
});

test('two tabs show one trip, whichever changes it', async ({ page, context }) => {
  await withTrip(context);
  await open(page, path);
  const other = await context.newPage();
  await open(other, path);
  await other.getByRole('button', { name: 'Add a day' }).click();
  await expect(page.getByRole('region', { name: 'Day 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Move Louvre down' }).click();
  await expect.poll(async () => (await names(other))[1]).toBe('Louvre');
  await expect(other.getByRole('region', { name: 'Day 1' })).toBeVisible();
});

test('where storage is forbidden the trip lasts for the visit, and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem'] as const)
      Storage.prototype[method] = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
  });
  await open(page, '/museums');
  await add(page, 'louvre');
  await tripLink(page).click();
  await expect(page.getByText(/This browser does not keep your trip/)).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Louvre']);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is planned yet' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page opens cold with its hours and prices', async ({ page, context, problems }) => {
    problems.allow(/^console: Failed to load resource/);
    await withTrip(context);
    await open(page, path);
    await expect(page.getByText(/Entry to all of it/)).toBeVisible();
    const kept = () =>
      page.evaluate(async () =>
        (await (await caches.open('odysseus-pages')).keys()).map(({ url }) => new URL(url).pathname),
      );
    await expect.poll(kept).toContain(path);
    await context.setOffline(true);
    const cold = await context.newPage();
    await page.close();
    await open(cold, path);
    await expect.poll(() => names(cold)).toHaveLength(2);
    await expect(cold.getByText(/Entry to all of it/)).toBeVisible();
  });

  test('a day opens cold with its ways by metro, on the drawn map of its city', async ({ page, context, problems }) => {
    problems.allow(/^console: Failed to load resource/);
    const ride = (of: Page) => of.getByRole('link', { name: /by metro: about \d+ min$/ });
    const ground = (of: Page) => of.locator('[data-day="2026-12-02"] image');
    await withDays(context, { '2026-12-02': ['eiffel-tower', 'notre-dame'] }, farApart);
    await open(page, path);
    await expect(ride(page)).toBeVisible();
    await expect(ground(page)).toBeAttached();
    const missing = () =>
      page.evaluate(async (address) => {
        const kept = await (await caches.open('odysseus-pages')).match(address);
        const record = decodeURIComponent(kept?.headers.get('x-odysseus-kept') ?? '');
        return performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((file) => /^\/parts\/paris\/.*\.(js|svg)$/.test(file) && !record.includes(file));
      }, path);
    await expect.poll(missing).toEqual([]);
    await context.setOffline(true);
    const cold = await context.newPage();
    await page.close();
    await open(cold, path);
    await expect(ride(cold)).toBeVisible();
    const drawn = await ground(cold).getAttribute('href');
    expect(await cold.evaluate(async (address) => (await fetch(address)).ok, drawn ?? '')).toBe(true);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs it, and where the places stand', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'My trip' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('This page needs JavaScript');
    await expect(page.getByRole('main').getByRole('link', { name: 'Paris', exact: true }).first()).toBeVisible();
  });
});
