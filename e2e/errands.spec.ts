import { holidaysOf } from '@odysseus/model/content';
import type { Locator, Page } from '@playwright/test';
import { buyPass, signIn, test as visitorTest } from './account/visitor';
import { cityErrands, type CityErrands } from './cityErrands';
import { pagesOfCity, startAt } from './errandStarts';
import { arriveWithin, expect, test, untilAlive } from './fixtures';

/** What somebody in the street comes for, on a phone, from whichever page of the city they are on: three taps at most. */
const mostTaps = 3;
const phone = { width: 390, height: 844 };
/** Somebody in the street who lets the site know where they are, once they press for it. */
const street = { viewport: phone, permissions: ['geolocation'] };
test.use(street);
visitorTest.use(street);
/** The worker keeps pages as soon as it can: in a test without signal it may. */
const keepingTest = test.extend({ serviceWorkers: 'allow' });

/** What the device was told to hand on, and how often to print. */
interface Device {
  readonly shared: readonly string[];
  readonly prints: readonly string[];
  /** Another errand begins. */
  readonly forget: () => void;
}

/** A device whose sheet for sharing and whose printer note what they get. */
async function noteSharing(page: Page): Promise<Device> {
  const [shared, prints]: [string[], string[]] = [[], []];
  await page.exposeFunction('noteShared', (text: string) => void shared.push(text));
  await page.exposeFunction('notePrint', (title: string) => void prints.push(title));
  await page.addInitScript(() => {
    const notes = window as unknown as Record<'noteShared' | 'notePrint', (text: string) => Promise<void>>;
    const share = ({ text = '' }: ShareData = {}) => notes.noteShared(text);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    window.print = () => void notes.notePrint(document.title);
  });
  return {
    shared,
    prints,
    forget: () => {
      shared.length = 0;
      prints.length = 0;
    },
  };
}

/** Noon of the first day from now on that is neither a Sunday nor a public holiday, in Italy or in France. */
function shoppingNoon(): Date {
  const today = new Date();
  const years = [today.getUTCFullYear(), today.getUTCFullYear() + 1];
  const saints = [{ day: '06-29', name: 'Saints Peter and Paul' }];
  const holidays = new Set<string>(
    ['IT', 'FR'].flatMap((country) =>
      holidaysOf({ country, region: undefined, localHolidays: saints }, years).map(({ date }) => date),
    ),
  );
  const noons = [...Array(9).keys()].map(
    (days) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, 11)),
  );
  const noon = noons.find((day) => day.getUTCDay() !== 0 && !holidays.has(day.toISOString().slice(0, 10)));
  if (!noon) throw new Error('Nine days without a working day');
  return noon;
}

/** Noon of the next such weekday, today's included. @param weekday 0 for Sunday */
function noonOf(weekday: number): Date {
  const today = new Date();
  const days = (weekday - today.getUTCDay() + 7) % 7;
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, 11));
}

/** Has the device be looked at again at another time. */
async function lookAt(page: Page, time: Date): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

interface Errand {
  readonly page: Page;
  readonly city: CityErrands;
  readonly device: Device;
  /** Whether it starts from another page than its own. */
  readonly elsewhere: boolean;
  /** A press, counted. */
  readonly tap: (target: Locator) => Promise<void>;
  /** Opens the search, types and takes the first result, or the one of that name: two presses. */
  readonly find: (query: string, name?: RegExp) => Promise<void>;
  /** Opens the search and types: one press. @returns the search */
  readonly look: (query: string) => Promise<Locator>;
}

/** Runs an errand from a page of the city that is arrived at within the site: pages are loaded seldom, which takes most of the time. */
async function run(
  page: Page,
  city: CityErrands,
  from: string,
  errand: (steps: Errand) => Promise<void>,
  device: Device,
  { loaded = page.url() === 'about:blank', elsewhere = false } = {},
): Promise<void> {
  device.forget();
  if (loaded) await page.goto(from);
  else if (elsewhere) {
    // As it is for whoever comes there: what the errand before has unfolded is folded again.
    if (new URL(page.url()).pathname === from) await arriveWithin(page, '/');
    await arriveWithin(page, from);
  } else if (new URL(page.url()).pathname !== from) await arriveWithin(page, from);
  await untilAlive(page);
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.click();
  };
  const look = async (query: string): Promise<Locator> => {
    await tap(page.getByRole('button', { name: 'Search the guide' }).first());
    const dialog = page.getByRole('dialog', { name: 'Search the guide' });
    await dialog.getByRole('combobox').fill(query);
    return dialog;
  };
  const find = async (query: string, name?: RegExp): Promise<void> => {
    const dialog = await look(query);
    await tap(dialog.getByRole('option', name ? { name } : {}).first());
    await expect(dialog).toHaveCount(0);
  };
  await errand({ page, city, device, elsewhere, tap, find, look });
  expect(taps, 'presses').toBeLessThanOrEqual(mostTaps);
}

const bar = (page: Page, { name }: CityErrands) => page.getByRole('navigation', { name: `Pages of ${name}` });
const card = (page: Page, id: string) => page.locator(`[id="${id}"]`);

type From = keyof CityErrands['pages'];
/** Whom alone an errand is for: with a pass it leads another way, or it needs an hour at which the pass may not hold. */
type Who = 'without a pass';
type Errands = Readonly<Record<string, readonly [from: From, errand: (steps: Errand) => Promise<void>, who?: Who]>>;

const errands: Readonly<Record<string, Errands>> = {
  'help and what one needs standing up': {
    'the nearest open pharmacy': [
      'modern',
      async ({ page, city: { pharmacies }, tap, find }) => {
        // Few are open on a Sunday, or by night.
        await lookAt(page, shoppingNoon());
        await find('nearest open pharmacy');
        await tap(page.getByRole('button', { name: 'Show my position' }));
        const list = page.getByRole('region', { name: 'Places' });
        await expect(list.getByRole('heading', { name: 'Nearest to you first' })).toBeVisible();
        const rows = list.locator('[data-place]');
        await expect(rows).toHaveCount(pharmacies.count);
        await expect(rows.first()).toBeInViewport();
        await expect(rows.filter({ hasText: pharmacies.open }).first()).toBeVisible();
        const told = await rows.allTextContents();
        expect(told.filter((text) => !/(Usually )?(open|close)/i.test(text))).toEqual([]);
        const minutes = told.map((text) => Number(/(\d+) min on foot/.exec(text)?.[1]));
        expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
      },
      'without a pass',
    ],
    'a call for an ambulance': [
      'stays',
      async ({ page, city, tap }) => {
        await tap(page.getByRole('link', { name: 'Emergency help' }).first());
        await expect(page.getByRole('dialog').locator(`a[href="${city.ambulance}"]`).first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    ],
    'a toilet on the map': [
      'list',
      async ({ page, city, tap }) => {
        await tap(bar(page, city).getByRole('link', { name: 'Map' }));
        await tap(page.getByText('Toilets').first());
        await expect(page).toHaveURL(/show=toilets/);
        await expect(page.getByRole('region', { name: 'Places' }).locator('[data-place]').first()).toBeInViewport();
      },
    ],
    'water to drink': [
      'stays',
      async ({ page, city, find }) => {
        await find(city.water);
        await expect(page).toHaveURL(/basics-water|show=water/);
      },
    ],
    'where to leave luggage': [
      'map',
      async ({ page, city, find }) => {
        await find('left luggage');
        await expect(page.getByText(city.luggage).first()).toBeInViewport();
      },
    ],
    '“no nuts”, in the language of the country': [
      'overview',
      async ({ page, city, find }) => {
        await find('no nuts');
        await expect(page.getByText(city.nuts).first()).toBeInViewport();
      },
    ],
  },
  'sights and ways': {
    'whether a sight is open on a day, what two pay, and its official seller': [
      'stays',
      async ({ page, city: { sight }, find }) => {
        await find(sight.query);
        const found = card(page, sight.id);
        await expect(found).toBeInViewport();
        await expect(found.getByText(sight.price).first()).toBeVisible();
        // Who was led to a card finds it open.
        await expect(found.getByText(sight.day).filter({ visible: true }).first()).toBeVisible();
        await expect(found.getByText(sight.two).first()).toBeVisible();
        await expect(found.getByRole('link', { name: /^Book / })).toHaveAttribute('href', sight.seller);
      },
    ],
    'the day on which a museum is shut': [
      'passes',
      async ({ page, city: { shut }, find }) => {
        await find(shut.query);
        await expect(card(page, shut.id)).toBeInViewport();
        await expect(card(page, shut.id).getByText(shut.day).filter({ visible: true }).first()).toBeVisible();
      },
    ],
    'what is shut today, for whoever has no pass': [
      'stays',
      async ({ page, city: { shut }, find }) => {
        await lookAt(page, noonOf(shut.weekday));
        await find('what is shut today');
        const told = page.getByRole('paragraph').filter({ hasText: /closed today, /i, has: page.getByRole('link') });
        const named = told.getByRole('link', { name: shut.name });
        await expect(named).toBeInViewport();
        const table = page.getByRole('table').filter({ has: page.locator('[aria-current="date"]') });
        await expect(table).toBeInViewport();
        const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: shut.name }) });
        await expect(row.locator('[data-today]')).toHaveText(/closed/i);
      },
      'without a pass',
    ],
    'what is shut on which day': [
      'overview',
      async ({ page, city, tap }) => {
        await tap(bar(page, city).getByRole('link', { name: city.list }));
        // The page that is left may have a heading of the same words.
        await expect(card(page, city.wanted.id)).toBeAttached();
        for (const heading of city.closingDays) await tap(page.getByRole('heading', { name: heading }));
        await expect(page.getByRole('table').first()).toBeVisible();
      },
    ],
    'the way there': [
      'overview',
      async ({ page, city: { way }, tap, find }) => {
        await find(way.query);
        await tap(
          card(page, way.id)
            .getByRole('button', { name: /^Directions to / })
            .first(),
        );
        const directions = page.getByRole('dialog', { name: /^Directions to / });
        await expect(directions.getByRole('link').first()).toBeVisible();
        // Who has allowed it once is told the way from where they are.
        await expect(directions.getByText(/about \d+\smin: .* as the crow flies/)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(directions).toHaveCount(0);
      },
    ],
    'the last train home': [
      'stays',
      async ({ page, city: { lastTrain }, find }) => {
        await find('last metro');
        await expect(page).toHaveURL(lastTrain.path);
        await expect(page.getByRole('heading', { name: lastTrain.heading })).toBeInViewport();
      },
    ],
    'the way in from the airport': [
      'stays',
      async ({ page, city, find }) => {
        await find('airport to centre');
        await expect(page.getByText(city.airport).filter({ visible: true }).first()).toBeInViewport();
      },
    ],
    'a plan for rain': [
      'passes',
      async ({ page, find }) => {
        await find('rain');
        await expect(page.getByRole('heading', { name: /rain/i }).first()).toBeInViewport();
      },
    ],
    'a plan with children': [
      'overview',
      async ({ page, city, find }) => {
        await find('what to do with a five-year-old');
        await expect(page).toHaveURL(city.children);
        await expect(page.getByRole('heading', { name: /with children/ }).first()).toBeInViewport();
      },
    ],
  },
  'money and the trip': {
    'a place in the trip, and its day': [
      'list',
      async ({ page, city: { wanted, also }, elsewhere, tap, look }) => {
        if (elsewhere) {
          const search = await look(also.id);
          await tap(search.getByRole('button', { name: also.add }));
          await expect(search.getByRole('status').filter({ hasText: 'Your trip, no day yet' })).toBeVisible();
          await tap(search.getByRole('link', { name: 'See my trip' }));
          const loose = page.getByRole('region', { name: 'Not on a day yet' });
          await expect(loose.getByRole('heading', { name: also.name })).toBeInViewport();
          return;
        }
        await tap(card(page, wanted.id).getByRole('button', { name: /Add to my trip/ }));
        await tap(page.getByRole('link', { name: /My trip/ }).first());
        await tap(page.getByRole('button', { name: 'Put it on a day' }));
        const day = page.getByRole('region', { name: 'Day 1' });
        await expect(day.getByRole('heading', { name: wanted.name })).toBeInViewport();
      },
    ],
    'the trip for a friend': [
      'stays',
      async ({ page, city: { wanted }, device, tap }) => {
        await tap(page.getByRole('link', { name: /My trip/ }).first());
        // The page that is left has a button to share it, too.
        await expect(page.getByRole('heading', { level: 1, name: 'My trip' })).toBeVisible();
        await tap(page.getByRole('main').getByRole('button', { name: 'Share or print' }));
        await tap(page.getByRole('main').getByRole('button', { name: /^share\b(?! or)/i }));
        await expect.poll(() => device.shared).toEqual([expect.stringMatching(wanted.name)]);
      },
    ],
    'the trip on paper': [
      'list',
      async ({ page, device, tap }) => {
        await tap(page.getByRole('link', { name: /My trip/ }).first());
        await tap(page.getByRole('main').getByRole('button', { name: 'Share or print' }));
        await tap(page.getByRole('main').getByRole('button', { name: /^print/i }));
        await expect.poll(() => device.prints).toHaveLength(1);
      },
    ],
    'the cheapest pass for the places of the trip': [
      'modern',
      async ({ page, city, find }) => {
        await find('cheapest pass');
        await expect(page).toHaveURL(new RegExp(`${city.pages.passes}#`));
        await expect(page.getByRole('heading', { name: 'What is cheapest for you' })).toBeInViewport();
        const place = (name: RegExp) => page.getByRole('checkbox', { name, includeHidden: true }).first();
        await expect(place(city.wanted.name)).toBeChecked();
        await expect(place(city.example)).not.toBeChecked();
      },
    ],
    'what access costs, and what it gives': [
      'stays',
      async ({ page, tap }) => {
        await tap(page.getByRole('link', { name: 'Passes and prices' }));
        await expect(page.getByText('€9.90').first()).toBeVisible();
        await expect(page.getByText(/What .*opens/i).first()).toBeVisible();
      },
    ],
    'the same by a word for it': [
      'list',
      async ({ page, find }) => {
        await find('what does access cost', /what it costs/);
        await expect(page.getByText('€9.90').first()).toBeVisible();
      },
    ],
  },
};

/** For whoever has paid. */
const passErrands: Errands = {
  'a table now': [
    'list',
    async ({ page, city, elsewhere, tap, find }) => {
      await find('eat now');
      await expect(page).toHaveURL(new RegExp(`${city.food.path.source}\\?show=open&sort=near`));
      // Who has allowed it once is asked no more.
      if (!elsewhere) await tap(page.getByRole('button', { name: 'Use my position' }));
      await expect(page.getByText('From where you are now.').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /open now/i, pressed: true })).toBeVisible();
    },
  ],
  vegetables: [
    'list',
    async ({ page, city, find }) => {
      await find('vegetarian');
      await expect(page).toHaveURL(city.food.path);
      await expect(page.getByRole('button', { name: 'Easy without meat', pressed: true })).toBeVisible();
      await expect(card(page, city.food.meatless)).toBeVisible();
      await expect(card(page, city.food.meaty)).toHaveCount(0);
    },
  ],
  'one dish': [
    'list',
    async ({ page, city, find }) => {
      await find(city.food.meatless.replaceAll('-', ' '));
      await expect(card(page, city.food.meatless)).toBeInViewport();
    },
  ],
  'what is shut today': [
    'list',
    async ({ page, city, tap, look }) => {
      const search = await look('what is shut today');
      await expect(search.getByRole('option').first()).toBeVisible();
      await expect(search.getByRole('option').filter({ hasText: 'Expert Access' })).toHaveCount(0);
      await tap(search.getByRole('option').first());
      await expect(page).toHaveURL(city.live);
      await expect(page.getByText(/shut today|closed today/i).first()).toBeVisible();
    },
  ],
};

/** Every errand of the tables, numbered over all of them. */
const everyErrand = Object.entries(errands).flatMap(([group, its]) =>
  Object.entries(its).map(([what, [from, errand, who]]) => ({ group, what, from, errand, who })),
);
const withPass = everyErrand.filter(({ who }) => who === undefined);

/** Where an errand starts without a pass, besides its own page: once, and twice where a pass leads another way. */
function freeStarts(number: number, { pages, area }: CityErrands): string[] {
  const errand = everyErrand[number];
  if (!errand) return [];
  const { free } = pagesOfCity(area);
  const first = startAt(free, number, pages[errand.from]);
  return errand.who === undefined ? [first] : [first, startAt(free, number + 5, pages[errand.from])];
}

for (const city of cityErrands) {
  const { free, premium } = pagesOfCity(city.area);

  test(`every page of ${city.name} is where an errand starts`, () => {
    const own = everyErrand.map(({ from }) => city.pages[from]);
    const starts = new Set([...own, ...everyErrand.flatMap((_errand, number) => freeStarts(number, city))]);
    expect([...starts].sort()).toEqual([...free].sort());
    const paid = new Set(withPass.map((_errand, number) => startAt(premium, number, '')));
    expect([...paid].sort()).toEqual([...premium].sort());
  });

  for (const group of Object.keys(errands)) {
    test(`three presses lead in ${city.name} to ${group}`, async ({ page, context }) => {
      await context.setGeolocation(city.here);
      const device = await noteSharing(page);
      for (const [number, { group: its, what, from, errand }] of everyErrand.entries()) {
        if (its !== group) continue;
        await test.step(what, () => run(page, city, city.pages[from], errand, device));
        for (const start of freeStarts(number, city))
          await test.step(`${what}, from ${start}`, () => run(page, city, start, errand, device, { elsewhere: true }));
      }
    });
  }

  visitorTest(
    `three presses lead whoever has a pass in ${city.name} from its premium pages to all of that`,
    async ({ page, context, email }) => {
      await context.setGeolocation(city.here);
      const device = await noteSharing(page);
      await page.goto('/');
      await signIn(page, email);
      await buyPass(page);
      await page.goto(city.pages.list);
      // Of which the cheapest pass is told, and which a friend is sent.
      await card(page, city.wanted.id)
        .getByRole('button', { name: /Add to my trip/ })
        .click();
      for (const [number, { what, errand }] of withPass.entries()) {
        const start = startAt(premium, number, '');
        await test.step(`${what}, from ${start}`, () => run(page, city, start, errand, device, { elsewhere: true }));
      }
    },
  );

  keepingTest(`what was read in ${city.name} is read without signal`, async ({ page, context, problems }) => {
    // Without a network the browser writes each request that failed into its console.
    problems.allow(/^console: Failed to load resource/);
    await page.goto(city.pages.list);
    const isKept = () =>
      page.evaluate(
        async (path) => (await (await caches.open('odysseus-pages')).match(path)) !== undefined,
        city.pages.list,
      );
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    const cold = await context.newPage();
    await page.close();
    await cold.goto(`${city.pages.list}#${city.sight.id}`);
    await expect(card(cold, city.sight.id)).toBeInViewport();
    await expect(card(cold, city.sight.id).getByText(city.sight.price).first()).toBeVisible();
  });
}

visitorTest(
  'three presses lead whoever has a pass to a table now, to vegetables, to one dish, and to what is shut today',
  async ({ page, context, email }) => {
    const device = await noteSharing(page);
    await page.goto('/');
    await signIn(page, email);
    await buyPass(page);
    for (const city of cityErrands) {
      const { free, premium } = pagesOfCity(city.area);
      await context.setGeolocation(city.here);
      for (const [number, [what, [from, errand]]] of Object.entries(passErrands).entries()) {
        await test.step(what, () => run(page, city, city.pages[from], errand, device, { loaded: true }));
        for (const start of [startAt(free, number, city.pages[from]), startAt(premium, number + 1, '')])
          await test.step(`${what}, from ${start}`, () => run(page, city, start, errand, device, { elsewhere: true }));
      }
    }
  },
);
