import type { Locator, Page } from '@playwright/test';
import { buyPass, signIn, test as visitorTest } from './account/visitor';
import { expect, test, untilAlive } from './fixtures';

/** What somebody in the street comes for, on a phone, from whichever page of the city they are on: three taps at most. */
const mostTaps = 3;
const phone = { width: 390, height: 844 };
test.use({ viewport: phone });
visitorTest.use({ viewport: phone });

interface Errand {
  readonly page: Page;
  /** A press, counted. */
  readonly tap: (target: Locator) => Promise<void>;
  /** Opens the search, types and takes the first result: two presses. */
  readonly find: (query: string) => Promise<void>;
}

async function run(page: Page, from: string, errand: (steps: Errand) => Promise<void>): Promise<void> {
  await page.goto(from);
  await untilAlive(page);
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.click();
  };
  const find = async (query: string): Promise<void> => {
    await tap(page.getByRole('button', { name: 'Search the guide' }).first());
    const dialog = page.getByRole('dialog', { name: 'Search the guide' });
    await dialog.getByRole('combobox').fill(query);
    await tap(dialog.getByRole('option').first());
    await expect(dialog).toHaveCount(0);
  };
  await errand({ page, tap, find });
  expect(taps, 'presses').toBeLessThanOrEqual(mostTaps);
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Pages of Paris' });
const card = (page: Page, id: string) => page.locator(`[id="${id}"]`);

const errands: Readonly<Record<string, readonly [from: string, errand: (steps: Errand) => Promise<void>]>> = {
  'the nearest open pharmacy': [
    '/architecture',
    async ({ page, find }) => {
      await find('pharmacie republique');
      const pharmacy = page.getByRole('article', { name: /Pharmacie de la place de la République/ });
      await expect(pharmacy).toBeInViewport();
      await expect(pharmacy.getByText(/open/i).first()).toBeVisible();
    },
  ],
  'a call for an ambulance': [
    '/parisstays',
    async ({ page, tap }) => {
      await tap(page.getByRole('link', { name: 'Emergency help' }).first());
      await expect(page.getByRole('dialog').locator('a[href="tel:15"]').first()).toBeVisible();
    },
  ],
  'whether the Louvre is open on Tuesday, and what it costs': [
    '/metro',
    async ({ page, find }) => {
      await find('louvre');
      const louvre = card(page, 'louvre');
      await expect(louvre).toBeInViewport();
      await expect(louvre.getByText(/€22/).first()).toBeVisible();
      // Who was led to a card finds it open.
      await expect(louvre.getByText(/Tue/).filter({ visible: true }).first()).toBeVisible();
    },
  ],
  'its official seller': [
    '/parisstays',
    async ({ page, find }) => {
      await find('louvre');
      await expect(card(page, 'louvre').getByRole('link', { name: /^Book Louvre/ })).toHaveAttribute(
        'href',
        /ticket\.louvre\.fr/,
      );
    },
  ],
  'the way there': [
    '/paris',
    async ({ page, tap, find }) => {
      await find('musee d orsay');
      await tap(
        card(page, 'orsay')
          .getByRole('button', { name: 'Directions to Musée d’Orsay' })
          .or(card(page, 'orsay').getByRole('button', { name: /^Directions to / }))
          .first(),
      );
      await expect(
        page
          .getByRole('dialog', { name: /^Directions to / })
          .getByRole('link')
          .first(),
      ).toBeVisible();
    },
  ],
  'the last metro home': [
    '/museums',
    async ({ page, find }) => {
      await find('last metro');
      await expect(page).toHaveURL(/\/metro#/);
      await expect(page.getByRole('heading', { name: 'First and last trains' })).toBeInViewport();
    },
  ],
  'a toilet on the map': [
    '/monuments',
    async ({ page, tap }) => {
      await tap(bar(page).getByRole('link', { name: 'Map' }));
      await tap(page.getByText('Toilets').first());
      await expect(page).toHaveURL(/show=/);
    },
  ],
  'a plan for rain': [
    '/metro',
    async ({ page, find }) => {
      await find('rain');
      await expect(page.getByRole('heading', { name: /rain/i }).first()).toBeInViewport();
    },
  ],
  'a plan with children': [
    '/metro',
    async ({ page, find }) => {
      await find('with kids');
      await expect(page.getByRole('heading', { name: /child|kids|famil/i }).first()).toBeInViewport();
    },
  ],
  'where to leave luggage': [
    '/parismap',
    async ({ page, find }) => {
      await find('left luggage');
      await expect(page.getByText(/lockers/).first()).toBeInViewport();
    },
  ],
  'which museum is shut on which day': [
    '/paris',
    async ({ page, tap }) => {
      await tap(bar(page).getByRole('link', { name: 'Museums' }));
      await tap(page.getByRole('heading', { name: 'Before you go' }));
      await tap(page.getByRole('heading', { name: 'Which museum is shut on which day' }));
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  ],
  'the cheapest pass': [
    '/architecture',
    async ({ page, find }) => {
      await find('cheapest pass');
      await expect(page).toHaveURL(/\/parispack#/);
      await expect(page.getByRole('heading', { name: 'What is cheapest for you' })).toBeInViewport();
    },
  ],
  'a place in the trip, and the trip': [
    '/museums',
    async ({ page, tap }) => {
      await tap(card(page, 'louvre').getByRole('button', { name: /Add to my trip/ }));
      await tap(page.getByRole('link', { name: /My trip/ }).first());
      await expect(page.getByRole('main').getByText('Louvre').first()).toBeVisible();
    },
  ],
  'the plan for a friend, and on paper': [
    '/museums',
    async ({ page, tap }) => {
      await tap(card(page, 'louvre').getByRole('button', { name: /Add to my trip/ }));
      await tap(page.getByRole('link', { name: /My trip/ }).first());
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: /share/i }).first()).toBeVisible();
      await expect(main.getByRole('button', { name: /print/i }).first()).toBeVisible();
    },
  ],
  '“no nuts”, in French': [
    '/paris',
    async ({ page, find }) => {
      await find('cards to hold up');
      await expect(page.getByText(/fruits à coque/).first()).toBeVisible();
    },
  ],
  'what access costs, and what it gives': [
    '/museums',
    async ({ page, tap }) => {
      await tap(page.getByRole('link', { name: 'Passes and prices' }));
      await expect(page.getByText('€9.90').first()).toBeVisible();
      await expect(page.getByText(/What .*opens/i).first()).toBeVisible();
    },
  ],
};

for (const [what, [from, errand]] of Object.entries(errands)) {
  test(`three presses lead to ${what}`, async ({ page }) => {
    await run(page, from, errand);
  });
}

visitorTest(
  'three presses lead whoever has a pass to a table now, to vegetables, and to what is shut today',
  async ({ page, email }) => {
    await page.goto('/');
    await signIn(page, email);
    await buyPass(page);
    await run(page, '/museums', async ({ tap }) => {
      await tap(bar(page).locator('summary'));
      await tap(bar(page).getByRole('link', { name: /^Dining/ }));
      await tap(page.getByText(/open now/i).first());
      await expect(page).toHaveURL(/show=open/);
    });
    await run(page, '/museums', async ({ find }) => {
      await find('vegetarian');
      await expect(page).toHaveURL(/\/app\/dining/);
    });
    await run(page, '/museums', async ({ tap }) => {
      await tap(bar(page).getByRole('link', { name: /Live/ }));
      await expect(page.getByText(/shut today|closed today/i).first()).toBeVisible();
    });
  },
);
