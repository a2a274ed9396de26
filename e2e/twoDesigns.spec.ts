import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@odysseus/contract';
import type { Page } from '@playwright/test';
import { expect, settled, test, visitWithin, type PrivateSite } from './fixtures';
import { copyOfRemote, type Wording } from './releases/copyOfPart';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const athens = '@odysseus/athens';

/** Copies that were made in this worker, each under a version of its own. */
let copies = 0;

/** The version of the design system that a remote was built with, without `1.0.`, as its entry names it. */
function designOf(entry: string): string {
  const [, version] = /\b1\.0\.(\d{5,})\b/.exec(readFileSync(entry, 'utf8')) ?? [];
  if (version === undefined) throw new Error(`${entry} names no version of the design system.`);
  return version;
}

/** Where a build names the design system: what it brings by a text, and what it asks for by numbers, whichever way is the shorter. */
function designWordings(from: number, to: number): Wording[] {
  return [
    [`"1.0.${from}"`, `"1.0.${to}"`],
    [`1,0,0x${from.toString(16)}]`, `1,0,${to}]`],
    [`1,0,${from}]`, `1,0,${to}]`],
  ];
}

/** The built release with an Athens whose design system is another: it brings a copy of its own, in which headings are set wide. */
function withOwnDesign({ data, dataFolder }: PrivateSite, built: Release): Release {
  const [row] = built.microFrontends[athens] ?? [];
  if (!row) throw new Error('The release has no Athens.');
  const design = designOf(join(dataFolder, 'store', row.url));
  const version = `7.${process.pid}.${(copies += 1)}-design`;
  const own = copyOfRemote(dataFolder, 'athens', row, version, ...designWordings(Number(design), Number(design) + 1), [
    'letter-spacing:-0.02em',
    'letter-spacing:0.25em',
  ]);
  const release: Release = {
    ...built,
    id: `r-${version.replace(/\./g, '-')}`,
    microFrontends: { ...built.microFrontends, [athens]: [own] },
  };
  data.publish(release, release.id);
  return release;
}

/** Letters' spacing in parts of their size, of the screen's heading. */
const spacing = (page: Page): Promise<number> => heading(page).evaluate(spacingOf);
function spacingOf(element: Element): number {
  const { letterSpacing, fontSize } = getComputedStyle(element);
  return Math.round((Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize)) * 100) / 100;
}
const classes = (page: Page): Promise<string> => heading(page).evaluate((element) => element.classList.value);

/** How a heading would look beside the page's own, if it were of the screen that these classes were read from. */
async function beside(page: Page, className: string): Promise<number> {
  const other = await page.evaluateHandle((names) => {
    const added = document.body.appendChild(document.createElement('h1'));
    added.className = names;
    return added;
  }, className);
  const found = await other.evaluate(spacingOf);
  await other.evaluate((added) => added.remove());
  return found;
}

const narrow = -0.02;
const wide = 0.25;

/** Goes from London, which has the shell's copy, to Athens, which has its own, and back, twice: each looks as its own copy says. */
async function expectEachItsOwn(page: Page): Promise<void> {
  const london = { path: '/london', name: 'London', spacing: narrow, classes: '' };
  const own = { path: '/athens', name: 'Athens', spacing: wide, classes: '' };
  for (const screen of [london, own, london, own]) {
    await visitWithin(page, screen.path);
    await expect(heading(page)).toContainText(screen.name);
    expect(await settled(page, () => spacing(page), 10), screen.path).toBe(screen.spacing);
    screen.classes = await classes(page);
    for (const other of [london, own])
      if (other.classes !== '') expect(await beside(page, other.classes)).toBe(other.spacing);
  }
  expect(london.classes).not.toBe(own.classes);
}

async function isLive(page: Page, { origin }: PrivateSite, { id }: Release): Promise<void> {
  await expect
    .poll(
      async () => ((await (await page.request.get(`${origin}/current.json`)).json()) as { release: string }).release,
    )
    .toBe(id);
}

test('two copies of the design system style one page, with code alone', async ({ page, privateSite }) => {
  const { frame: _frame, ...built } = privateSite.data.release();
  await isLive(page, privateSite, withOwnDesign(privateSite, built));
  await page.goto(`${privateSite.origin}/athens`);
  await expect(page.locator('link[data-styled-sheet]')).toHaveCount(0);
  await expect(heading(page)).toContainText('Athens');
  await expectEachItsOwn(page);
});

test('two copies of the design system style one page whose rules came as a file', async ({
  page,
  privateSite,
  site,
}) => {
  const pages = join(privateSite.dataFolder, 'store', 'pages');
  const isOwn = existsSync(pages);
  if (!isOwn) symlinkSync(join(site.dataFolder, 'store', 'pages'), pages);
  try {
    await isLive(page, privateSite, withOwnDesign(privateSite, privateSite.data.release()));
    const source = await (await page.request.get(`${privateSite.origin}/london`)).text();
    expect(source).toContain('data-styled-sheet');
    await page.goto(`${privateSite.origin}/london`);
    await expectEachItsOwn(page);
  } finally {
    if (!isOwn) rmSync(pages);
  }
});
