import type { Locator, Page } from '@playwright/test';
import { buyPass, signIn, test } from './account/visitor';
import { accessibilityViolations, expect, untilAlive, visitWithin } from './fixtures';

const path = '/app/parisstory';
/** Software draws these pages' WebGL; the address asks for 3D all the same. */
const in3D = `${path}?renderer=3d`;

/** What the player tells whoever measures. */
interface Told {
  readonly scene?: string;
  readonly geometries: number;
  readonly textures: number;
  readonly calls: number;
  readonly triangles: number;
}

// The story moves by itself, for whoever does not mind.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const player = (page: Page) => page.getByRole('region', { name: /^Player: / });
const stage = (page: Page) => page.locator('[data-drawing]');
const chapters = (page: Page) => page.getByRole('navigation', { name: 'Chapters' }).getByRole('button');
const scrubber = (page: Page) => page.getByRole('slider', { name: /^Place in/ });
const captions = (page: Page) => page.locator('[data-captions]');
const seconds = async (page: Page): Promise<number> => Number(await scrubber(page).inputValue());
const told = (page: Page, name: 'story-drawn' | 'story-closed'): Promise<readonly Told[]> =>
  page.evaluate(
    (mark) => performance.getEntriesByName(mark).map((entry) => (entry as PerformanceMark).detail as Told),
    name,
  );

async function openAsHolder(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await buyPass(page);
  // Anew: what was paid for outside of the page, the page does not know yet.
  await page.goto(path);
  await expect(player(page)).toBeVisible();
}

test('the story is told in pictures where 3D would be slow or unwanted, with all its words and controls', async ({
  page,
  email,
}) => {
  // The whole release becomes known while the story plays already, as on a slow network.
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/releases/*.json', async (request) => {
    if (page.url().endsWith(path)) await arrived;
    await request.continue();
  });
  await openAsHolder(page, email);
  await expect(page.getByText(/draws in 3D slowly, so the story is told in pictures/)).toBeVisible();
  await expect(stage(page).locator('img').first()).toHaveJSProperty('complete', true);
  expect(await chapters(page).count()).toBeGreaterThanOrEqual(8);

  await player(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => seconds(page)).toBeGreaterThan(1);
  const whole = page.waitForResponse('**/releases/*.json');
  arrive();
  await whole;
  const meanwhile = await seconds(page);
  await expect.poll(() => seconds(page)).toBeGreaterThan(meanwhile + 1);
  await page.keyboard.press('Space');
  const paused = await seconds(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(paused + 5);
  const before = await captions(page).textContent();
  await page.keyboard.press('End');
  await expect(captions(page)).not.toHaveText(before ?? '');
  await page.keyboard.press('PageDown');
  await expect(chapters(page).nth(1)).toHaveAttribute('aria-current', 'true');

  const year = page.getByRole('slider', { name: 'Year' });
  await year.focus();
  await page.keyboard.press('End');
  // The chapter's own stand in the open.
  await page.getByText(/more, of \d+ in all$/).click();
  await expect(
    page
      .getByRole('list', { name: 'What else stood in 2026' })
      .getByRole('listitem')
      .filter({ hasText: 'Eiffel Tower' }),
  ).toContainText('stands');
  await page.keyboard.press('Home');
  await expect(
    page
      .getByRole('list', { name: /^What stood in \d+ BC/ })
      .getByRole('listitem')
      .filter({ hasText: 'Eiffel Tower' }),
  ).toContainText('not yet built');
  await page.getByRole('button', { name: /^Back to the chapter/ }).click();

  await page
    .getByRole('button', { name: /^Add to my trip: / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^In my trip: remove: / })).toHaveCount(1);
  await page.locator('#transcript summary').nth(2).click();
  await page
    .locator('#transcript details[open]')
    .getByRole('button', { name: /^Play from/ })
    .nth(3)
    .click();
  await expect(chapters(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Pause' }).click();

  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.getByText(/asked for less motion, so the story is told in still pictures/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.reload();
  await expect(page.getByText(/asked to save data, so the story is told in pictures/)).toBeVisible();
  await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
  await page.goto(in3D);
  await expect(page.getByText(/does not draw in 3D, so the story is told in pictures/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show it in 3D all the same' })).toHaveCount(0);
});

test('a line of the chapters stays in sight behind the player, and never lies over the stage or its buttons', async ({
  page,
  email,
}) => {
  await openAsHolder(page, email);
  const line = page.getByRole('navigation', { name: 'In this story' });
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('It is not drawn.');
    return { top: box.y, bottom: box.y + box.height };
  };
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    // At each place of the page where they could meet, from its top to the texts.
    for (const at of [0, 0.25, 0.5, 0.75, 1]) {
      await page.evaluate((share) => {
        const end = (document.querySelector('#transcript')?.getBoundingClientRect().top ?? 0) + scrollY;
        scrollTo(0, end * share);
      }, at);
      // What comes late may move the page between two boxes.
      for (const part of [stage(page), scrubber(page), page.getByRole('button', { name: 'Captions' })])
        await expect
          .poll(async () => {
            const { top } = await boxOf(line);
            const box = await boxOf(part);
            return {
              size,
              at,
              apart: box.bottom <= Math.max(top, 0) + 1 || box.top >= size.height || top >= size.height,
            };
          })
          .toEqual({ size, at, apart: true });
    }
    await expect(line).toBeInViewport();
    await line.locator('summary').click();
    await line.getByRole('link').nth(2).click();
    await expect(chapters(page).nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(stage(page)).toBeInViewport();
    await chapters(page).first().click();
    // What it leads to stands below it.
    await line.locator('summary').click();
    await line.locator('a[href="#evidence"]').click();
    await expect(page.locator('#evidence')).toBeInViewport();
    await expect
      .poll(async () => (await boxOf(page.locator('#evidence'))).top - (await boxOf(line)).bottom)
      .toBeGreaterThanOrEqual(0);
  }
  await page.locator('#transcript').scrollIntoViewIfNeeded();
  await line.getByRole('link', { name: 'Back to the top' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the story in 3D keeps its budget, comes back after its graphics were lost, and leaves nothing behind', async ({
  page,
  email,
}) => {
  // Software fills every pixel: a small stage is drawn as truly as a large one.
  await page.setViewportSize({ width: 390, height: 640 });
  let threeCame = false;
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) {
      void response.text().then(
        (code) => (threeCame ||= code.includes('THREE.WebGLRenderer')),
        () => undefined,
      );
    }
  });
  await openAsHolder(page, email);
  await visitWithin(page, '/monuments');
  await expect(page.getByRole('heading', { level: 1, name: /monuments/i })).toBeVisible();
  expect(threeCame, 'code of the 3D library is loaded where nothing is drawn with it').toBe(false);

  await page.goto(in3D);
  await expect(stage(page)).toHaveAttribute('data-drawing', 'drawn');
  // Its code is read beside the page, and may be told later than it draws.
  await expect.poll(() => threeCame).toBe(true);
  // The frame is drawn once the stage tells its size: after it is known that there is something to draw.
  await expect.poll(async () => (await told(page, 'story-drawn')).length).toBeGreaterThan(0);
  const [first] = await told(page, 'story-drawn');
  expect(first?.calls).toBeGreaterThan(0);
  expect(first?.calls).toBeLessThanOrEqual(150);
  expect(first?.triangles).toBeLessThanOrEqual(400_000);
  await player(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => seconds(page)).toBeGreaterThan(0);
  await page.keyboard.press('Space');

  // Turned to its side, and back.
  for (const [width, height] of [
    [640, 390],
    [390, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(
        async () => (await shapeOfDrawing(page)) - (await shapeOfStage(page)),
        'the drawing keeps the shape of its stage',
      )
      .toBeCloseTo(0, 1);
    await expect(stage(page)).toHaveAttribute('data-drawing', 'drawn');
  }

  await page.evaluate(() => {
    const lost = document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    lost?.loseContext();
    Object.assign(window, { giveBack: () => lost?.restoreContext() });
  });
  await expect(stage(page)).toHaveAttribute('data-drawing', 'lost');
  await expect(page.getByText(/The drawing was interrupted/)).toBeVisible();
  await page.evaluate(() => (window as unknown as { giveBack(): void }).giveBack());
  await expect(stage(page)).toHaveAttribute('data-drawing', 'drawn');

  // As a small device draws it: what is freed is the same, and twenty visits take half the time.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'deviceMemory', { value: 2 });
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });
  });
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/parispack');
  await untilAlive(page);
  await openAndLeave(page, 1);
  const heapBefore = await usedHeap(page);
  await openAndLeave(page, 20);
  const [opened, closed] = [await told(page, 'story-drawn'), await told(page, 'story-closed')];
  const held = opened.slice(-20).map(({ geometries, textures }) => `${geometries} geometries, ${textures} textures`);
  expect(new Set(held).size, `the same is held at every visit: ${held.join('; ')}`).toBe(1);
  expect(closed).toHaveLength(21);
  for (const { geometries, textures } of closed)
    expect({ geometries, textures }).toEqual({ geometries: 0, textures: 0 });
  // A scene of a chapter is over 10 MB. What is let go may be collected a moment later; what is held never is.
  await expect
    .poll(async () => ((await usedHeap(page)) - heapBefore) / 1e6, 'MB that twenty visits leave')
    .toBeLessThan(8);
});

/** Width by height of what is drawn, in the canvas's own pixels. */
const shapeOfDrawing = (page: Page): Promise<number> =>
  page
    .locator('canvas')
    .evaluate((canvas) => (canvas as HTMLCanvasElement).width / (canvas as HTMLCanvasElement).height);

const shapeOfStage = (page: Page): Promise<number> =>
  page
    .locator('canvas')
    .evaluate(({ parentElement }) => (parentElement ? parentElement.clientWidth / parentElement.clientHeight : 0));

/** Leaves the story and opens it again, without loading the page anew; ends away from it. */
async function openAndLeave(page: Page, times: number): Promise<void> {
  for (let visit = 0; visit < times; visit += 1) {
    const opened = (await told(page, 'story-drawn')).length;
    await visitWithin(page, in3D);
    await expect.poll(async () => (await told(page, 'story-drawn')).length).toBeGreaterThan(opened);
    const closed = (await told(page, 'story-closed')).length;
    await visitWithin(page, '/parispack');
    await expect.poll(async () => (await told(page, 'story-closed')).length).toBe(closed + 1);
  }
  expect(await page.locator('canvas').count()).toBe(0);
}

/** Bytes of the page's heap after everything that can be collected was. */
async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
