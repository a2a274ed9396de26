import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from './fixtures';
import { withoutReadablePatience } from './withoutReadablePatience';

test.use({ viewport: { width: 390, height: 844 } });

// A screen whose code is late is drawn anew, and knows nothing of what was chosen before.
test.beforeEach(({ page }) => withoutReadablePatience(page));

const order = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });

type Instant = 'taken over' | 'frame alive';

/** Has a page choose an order in one instant, as a person does who is as quick as that. */
async function chooseAt(page: Page, instant: Instant): Promise<void> {
  await page.addInitScript((when: Instant) => {
    let chosen = false;
    const choose = (): void => {
      const select = document.querySelector<HTMLSelectElement>('main select');
      if (!select || chosen) return;
      chosen = true;
      select.value = 'open';
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    };
    if (when === 'taken over') {
      // The page's own script hears of fields until then.
      document.removeEventListener = (...what: Parameters<Document['removeEventListener']>) => {
        EventTarget.prototype.removeEventListener.apply(document, what);
        if (what[0] === 'input') queueMicrotask(choose);
      };
      return;
    }
    const { mark } = performance;
    performance.mark = (...what) => {
      if (what[0] === 'odysseus:alive') queueMicrotask(choose);
      return mark.apply(performance, what);
    };
  }, instant);
}

for (const address of ['/museums', '/museums?show=free']) {
  for (const instant of ['taken over', 'frame alive'] as const) {
    test(`an order that is chosen while ${address} comes to life is kept: ${instant}`, async ({ page }) => {
      await chooseAt(page, instant);
      await page.goto(address);
      await untilAlive(page);
      await expect(page).toHaveURL(/[?&]sort=open$/);
      await expect(order(page)).toHaveValue('open');
      await expect(page.getByRole('heading', { name: /open first$/i })).toBeVisible();
    });
  }
}

test('an order that is chosen before the page’s code has come is kept', async ({ page }) => {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/parts\/shell\/.*\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('/museums?show=free', { waitUntil: 'commit' });
  await order(page).selectOption({ label: 'Open first' });
  come();
  await untilAlive(page);
  await expect(page).toHaveURL(/\?show=free&sort=open$/);
  await expect(order(page)).toHaveValue('open');
});
