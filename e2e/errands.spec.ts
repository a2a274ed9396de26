import type { Locator, Page } from '@playwright/test';
import { buyPass, signIn, test as visitorTest } from './account/visitor';
import { cityErrands, type CityErrands } from './cityErrands';
import { arriveWithin, expect, test, untilAlive } from './fixtures';

/** What somebody in the street comes for, on a phone, from whichever page of the city they are on: three taps at most. */
const mostTaps = 3;
const phone = { width: 390, height: 844 };
test.use({ viewport: phone });
visitorTest.use({ viewport: phone });

interface Errand {
  readonly page: Page;
  readonly city: CityErrands;
  /** A press, counted. */
  readonly tap: (target: Locator) => Promise<void>;
  /** Opens the search, types and takes the first result, or the one of that name: two presses. */
  readonly find: (query: string, name?: RegExp) => Promise<void>;
}

/** Runs an errand from a page of the city that is arrived at within the site: pages are loaded seldom, which takes most of the time. */
async function run(
  page: Page,
  city: CityErrands,
  from: string,
  errand: (steps: Errand) => Promise<void>,
  loaded = page.url() === 'about:blank',
): Promise<void> {
  if (loaded) await page.goto(from);
  else if (new URL(page.url()).pathname !== from) await arriveWithin(page, from);
  await untilAlive(page);
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.click();
  };
  const find = async (query: string, name?: RegExp): Promise<void> => {
    await tap(page.getByRole('button', { name: 'Search the guide' }).first());
    const dialog = page.getByRole('dialog', { name: 'Search the guide' });
    await dialog.getByRole('combobox').fill(query);
    await tap(dialog.getByRole('option', name ? { name } : {}).first());
    await expect(dialog).toHaveCount(0);
  };
  await errand({ page, city, tap, find });
  expect(taps, 'presses').toBeLessThanOrEqual(mostTaps);
}

const bar = (page: Page, { name }: CityErrands) => page.getByRole('navigation', { name: `Pages of ${name}` });
const card = (page: Page, id: string) => page.locator(`[id="${id}"]`);

type From = keyof CityErrands['pages'];
type Errands = Readonly<Record<string, readonly [from: From, errand: (steps: Errand) => Promise<void>]>>;

const errands: Readonly<Record<string, Errands>> = {
  'help and what one needs standing up': {
    'the nearest open pharmacy': [
      'modern',
      async ({ page, city: { pharmacy }, find }) => {
        await find(pharmacy.query);
        const found = page.getByRole('article', { name: pharmacy.name }).first();
        await expect(found).toBeInViewport();
        await expect(found.getByText(pharmacy.open).first()).toBeVisible();
      },
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
        await find('cards to hold up');
        await expect(page.getByText(city.nuts).first()).toBeVisible();
      },
    ],
  },
  'sights and ways': {
    'what a sight costs and when it is open, and its official seller': [
      'stays',
      async ({ page, city: { sight }, find }) => {
        await find(sight.query);
        const found = card(page, sight.id);
        await expect(found).toBeInViewport();
        await expect(found.getByText(sight.price).first()).toBeVisible();
        // Who was led to a card finds it open.
        await expect(found.getByText(sight.day).filter({ visible: true }).first()).toBeVisible();
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
    'what is shut on which day': [
      'overview',
      async ({ page, city, tap }) => {
        await tap(bar(page, city).getByRole('link', { name: city.list }));
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
      async ({ page, find }) => {
        await find('with kids', /^(A|One|Two) days? with children/);
        await expect(page.getByRole('heading', { name: /child|kids|famil/i }).first()).toBeInViewport();
      },
    ],
  },
  'money and the trip': {
    'the cheapest pass': [
      'modern',
      async ({ page, city, find }) => {
        await find('cheapest pass');
        await expect(page).toHaveURL(new RegExp(`${city.pages.passes}#`));
        await expect(page.getByRole('heading', { name: 'What is cheapest for you' })).toBeInViewport();
      },
    ],
    'a place in the trip, the trip, the plan for a friend, and on paper': [
      'list',
      async ({ page, city, tap }) => {
        await tap(card(page, city.sight.id).getByRole('button', { name: /Add to my trip/ }));
        await tap(page.getByRole('link', { name: /My trip/ }).first());
        const main = page.getByRole('main');
        await expect(main.getByText(new RegExp(city.sight.query, 'i')).first()).toBeVisible();
        await expect(main.getByRole('button', { name: /share/i }).first()).toBeVisible();
        await expect(main.getByRole('button', { name: /print/i }).first()).toBeVisible();
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
  },
};

for (const city of cityErrands) {
  for (const [group, its] of Object.entries(errands)) {
    test(`three presses lead in ${city.name} to ${group}`, async ({ page }) => {
      for (const [what, [from, errand]] of Object.entries(its))
        await test.step(what, () => run(page, city, city.pages[from], errand));
    });
  }
}

visitorTest(
  'three presses lead whoever has a pass to a table now, to vegetables, and to what is shut today',
  async ({ page, email }) => {
    await page.goto('/');
    await signIn(page, email);
    await buyPass(page);
    for (const city of cityErrands) {
      const errand = (steps: (steps: Errand) => Promise<void>) => run(page, city, city.pages.list, steps, true);
      await errand(async ({ tap }) => {
        await tap(bar(page, city).locator('summary'));
        await tap(bar(page, city).getByRole('link', { name: city.food.text }));
        await tap(page.getByText(/open now/i).first());
        await expect(page).toHaveURL(/show=open/);
      });
      await errand(async ({ find }) => {
        await find('vegetarian');
        await expect(page).toHaveURL(city.food.path);
      });
      await errand(async ({ tap }) => {
        await tap(bar(page, city).locator('summary'));
        await tap(bar(page, city).getByRole('link', { name: /Live/ }).last());
        await expect(page.getByText(/shut today|closed today/i).first()).toBeVisible();
      });
    }
  },
);
