import { expect, heading, paddingOf, test } from './ladder/lemuria';

test('two versions of one city run side by side in one page, each with its own code and styles', async ({
  page,
  server,
  release,
  editions,
}) => {
  // The live version's reef can not run, so that the page needs the version before it for that screen alone.
  await release(editions.sunken, editions.first);
  await page.goto(`${server.origin}/lemuria`);
  const expectLive = async () => {
    await expect(heading(page)).toHaveText('Lemuria, sunken edition');
    await expect.poll(() => paddingOf(page)).toBe('30px');
  };
  const expectEarlier = async () => {
    await expect(heading(page)).toHaveText('The reef, first edition');
    await expect.poll(() => paddingOf(page)).toBe('10px');
    // One React for both: its state works.
    await page.getByRole('button', { name: 'Fish: 0' }).click();
    await expect(page.getByRole('button', { name: 'Fish: 1' })).toBeVisible();
  };
  await expectLive();
  await page.getByRole('link', { name: 'To the reef' }).click();
  await expectEarlier();
  await page.getByRole('link', { name: 'Back to Lemuria' }).click();
  await expectLive();
  await page.getByRole('link', { name: 'To the reef' }).click();
  await expectEarlier();
  const containers = [editions.sunken, editions.first].map(({ extras }) => extras.container);
  expect(new Set(containers).size).toBe(2);
  expect(await page.evaluate((names) => names.map((name) => name in window), containers)).toEqual([true, true]);
});
