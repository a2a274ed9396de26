import { expect, test } from './fixtures';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says what it needs, and gives the emergency numbers', async ({ page }) => {
    for (const path of ['/', '/paris', '/app/parishiddengems']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      const words = page.locator('noscript');
      await expect(words).toBeVisible();
      expect(await words.innerText()).toContain('This guide needs JavaScript to show its pages.');
      expect(await words.innerText()).toContain('112');
      await expect(page).toHaveTitle(/ · Odysseus$/);
    }
  });
});
