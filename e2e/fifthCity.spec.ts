import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './fixtures';
import { projectFolder } from '../scripts/site';
import { hoverMenu } from './hoverMenu';

const run = promisify(execFile);

/** Every file below a folder with its digest. */
function digests(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

test('a fifth city appears and opens by its row in the release document alone, with the shell untouched', async ({
  page,
  privateSite,
}) => {
  const { data, origin, dataFolder } = privateSite;
  const before = data.release();
  const shellFolder = join(dataFolder, 'store', before.shell.url);
  const shellFiles = digests(shellFolder);
  expect(Object.keys(shellFiles).length).toBeGreaterThan(1);
  expect((await page.request.get(`${origin}/atlantis`)).status()).toBe(404);

  await run(process.execPath, ['--import', 'tsx', join(projectFolder, 'e2e', 'fifth-city', 'addToRelease.ts')], {
    cwd: projectFolder,
    env: { ...process.env, ODYSSEUS_DATA_DIR: dataFolder },
  });
  await expect.poll(async () => (await page.request.get(`${origin}/atlantis`)).status()).toBe(200);

  await page.goto(`${origin}/`);
  const card = page.getByRole('main').getByRole('link', { name: 'Atlantis', exact: true });
  await expect(card).toBeVisible();
  await expect(page.getByText('A city that no shell has heard of.')).toBeVisible();
  await hoverMenu(page);
  const lists = page.locator('#side-menu button[aria-controls]');
  await expect(lists.last()).toHaveText('Atlantis');
  await lists.last().click();
  await expect(page.locator('#side-menu a[href="/app/atlantis/treasure"]')).toContainText('Expert');
  await page.mouse.move(900, 500);

  await card.click();
  await expect(page).toHaveURL(`${origin}/atlantis`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atlantis');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Atlantis overview · Odysseus');
  // One React, one set of services, its own styles.
  await page.getByRole('button', { name: 'Dives: 0' }).click();
  await expect(page.getByRole('button', { name: 'Dives: 1' })).toBeVisible();
  await expect(page.getByText('Session: signedOut. Screens: /atlantis, /app/atlantis/treasure.')).toBeVisible();
  expect(
    await page
      .getByRole('main')
      .locator('article')
      .evaluate((article) => getComputedStyle(article).paddingTop),
  ).toBe('40px');
  await hoverMenu(page);
  await page.locator('#side-menu a[href="/app/atlantis/treasure"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Feature');
  // Opened from outside, too.
  await page.goto(`${origin}/atlantis`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atlantis');

  expect(data.release().shell).toEqual(before.shell);
  expect(digests(shellFolder)).toEqual(shellFiles);
});
