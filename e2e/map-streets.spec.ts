import type { Page } from '@playwright/test';
import { expect, untilAlive } from './fixtures';
import { archivePattern, goToKept, ground, openMap, seenWithItsMap, test, untilMapIsKept } from './mapWithStreets';

// How far one walks along the streets, and how all of them are kept. One site for the whole file.
test.describe.configure({ mode: 'default' });

const kept = (page: Page) => page.locator('#use');

async function openStreets(page: Page, address?: string): Promise<void> {
  await openMap(page, address);
  await expect(ground(page)).toHaveAttribute('data-ground', 'tiles');
}

test.describe('on foot', () => {
  test.slow();

  test('one sees how far 5, 10 and 15 minutes lead along the streets', async ({ page }) => {
    await openStreets(page, '/parismap?place=notre-dame');
    const card = page.getByRole('article', { name: 'Notre-Dame Cathedral' });
    await card.getByRole('button', { name: 'Show 5, 10, 15 min on foot' }).click();
    await expect(
      page.getByText(
        /^From Notre-Dame Cathedral, along the streets: \d+ places? within about 5 minutes’ walk, \d+ places within about 10 minutes’ walk, \d+ places within about 15 minutes’ walk\.$/,
      ),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: 'What the lines on the map mean' }).getByRole('listitem')).toHaveText([
      'about 5 minutes’ walk',
      'about 10 minutes’ walk',
      'about 15 minutes’ walk',
    ]);
    await card.getByRole('button', { name: 'Take it off the map' }).click();
    await expect(page.getByText(/along the streets/)).toHaveCount(0);
  });

  test('the rings are as the crow flies where a tile can’t be had', async ({ page, problems }) => {
    problems.allow(/^console: Failed to load resource/);
    await openStreets(page, '/parismap?place=notre-dame&at=48.8,2.3,10.00');
    await page.route(archivePattern, (route) => route.abort());
    await page.getByRole('button', { name: 'Show 5, 10, 15 min on foot' }).click();
    await expect(page.getByText(/^From Notre-Dame Cathedral, as the crow flies: \d+ places within/)).toBeVisible();
  });
});

test.describe('kept in advance', () => {
  test.slow();
  test.use({ serviceWorkers: 'allow' });

  test('all streets are there without a network, where nobody has looked before, until they are removed', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/^console: Failed to load resource/);
    await seenWithItsMap(page);
    await openStreets(page);
    await goToKept(page);
    await kept(page)
      .getByRole('button', { name: /^Keep all streets of Paris for offline: about \d+(\.\d)?\sMB( more)?$/ })
      .click();
    await expect(kept(page).getByText(/^All streets of Paris are kept on this device/)).toBeVisible();
    await untilMapIsKept(page);
    await context.setOffline(true);
    await page.goto('/parismap?at=48.8170,2.2530,14.50');
    await expect(page.locator('[data-state="live"]')).toBeVisible();
    await expect(ground(page)).toHaveAttribute('data-ground', 'tiles');
    await goToKept(page);
    await kept(page).getByRole('button', { name: 'Remove the kept streets' }).click();
    await expect(kept(page).getByText('The kept streets were removed from this device.')).toBeVisible();
  });

  test('what broke off is gone on with', async ({ page, problems }) => {
    problems.allow(/^console: Failed to load resource/);
    await openStreets(page);
    await goToKept(page);
    const button = kept(page).getByRole('button', { name: /^Keep all streets of Paris/ });
    await expect(button).toBeAttached();
    await page.route(archivePattern, (route) => route.abort());
    await button.click();
    await expect(kept(page).getByText(/^The network broke off\. What was kept stays/)).toBeVisible();
    await page.unroute(archivePattern);
    await page.reload();
    await untilAlive(page);
    await goToKept(page);
    await button.click();
    await expect(kept(page).getByText(/^All streets of Paris are kept on this device/)).toBeVisible();
  });
});
