import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { freePort } from '../backend/src/freePort';
import { browserProgram, restPointerOutside } from './test/browserProgram';

const projectFolder = process.cwd();
const dataFolder = join(projectFolder, '.odysseus');
/** Milliseconds for things that compile on a busy machine. */
const patience = 120_000;

/** A copy of Paris, so that its sources can be edited. Its first screen is drawn by code of its own and counts clicks: state that an edit must keep. */
const workspace = mkdtempSync(join(tmpdir(), 'odysseus-dev-'));
const paris = join(workspace, 'paris');
const screenFile = join(paris, 'src', 'overview.tsx');
const overviewFile = join(paris, 'content', 'screens', 'overview.yaml');
const staysFile = join(paris, 'content', 'screens', 'stays.yaml');
const premiumFile = join(paris, 'content', 'screens', 'hidden-gems.yaml');
const counter = (line: string): string => `
import { ScreenHeading } from '@odysseus/ui';
import { useState } from 'react';
import content from '../content/screens/overview.yaml';

export default function Overview() {
  const [count, setCount] = useState(0);
  return (
    <article>
      <ScreenHeading>{content.title}</ScreenHeading>
      <p id="line">${line}</p>
      <button type="button" id="counter" onClick={() => setCount(count + 1)}>{count}</button>
    </article>
  );
}
`;

let origin = '';
let site: ChildProcess | undefined;
let said = '';
let browser: Browser | undefined;
let page: Page;
const complaints: string[] = [];

function replaceIn(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not contain "${before}".`);
  writeFileSync(file, text.replace(before, after));
}

function untilSaid(words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (said.includes(words)) resolve();
    };
    site?.stdout?.on('data', look);
    site?.stderr?.on('data', look);
    site?.once('exit', () => reject(new Error(`The site ended before it said "${words}". It said:\n${said}`)));
    look();
  });
}

const textOf = (selector: string, text: string) =>
  page.waitForFunction(
    ({ wanted, of }) => document.querySelector(of)?.textContent === wanted,
    { wanted: text, of: selector },
    { timeout: patience },
  );

/** Clicks twice, and leaves a mark that a reload would take away. */
async function leaveState(): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await page.click('#counter');
  await page.click('#counter');
}

const state = () =>
  page.evaluate(() => ({
    samePage: 'stillTheSamePage' in window,
    count: Number(document.querySelector('#counter')?.textContent),
  }));

beforeAll(async () => {
  cpSync(join(projectFolder, 'remotes', 'paris'), paris, { recursive: true });
  symlinkSync(join(projectFolder, 'node_modules'), join(workspace, 'node_modules'));
  writeFileSync(screenFile, counter('Before the edit'));
  mkdirSync(join(workspace, 'data'));
  // The other remotes are taken as they were built last; where nothing was built yet, the command builds them.
  if (existsSync(join(dataFolder, 'store')))
    cpSync(join(dataFolder, 'store'), join(workspace, 'data', 'store'), { recursive: true });

  const port = await freePort();
  origin = `http://localhost:${port}`;
  site = spawn(process.execPath, ['scripts/dev.mjs', paris, '--port', String(port)], {
    cwd: projectFolder,
    env: { ...process.env, ODYSSEUS_DATA_DIR: join(workspace, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (data: Buffer) => (said += data.toString()));
  await untilSaid('Odysseus is ready at');
  browser = await chromium.launch({
    ...browserProgram(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const context = await browser.newContext();
  restPointerOutside(context);
  page = await context.newPage();
  page.on('console', (message) => {
    if (/Content Security Policy|integrity/.test(message.text())) complaints.push(message.text());
  });
  await page.goto(`${origin}/paris`);
  await page.waitForSelector('#counter', { timeout: patience });
}, 600_000);

afterAll(async () => {
  await browser?.close();
  const running = site;
  if (running?.exitCode === null) {
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
  }
  rmSync(workspace, { recursive: true, force: true });
});

jest.setTimeout(patience * 2);

it('shows a change of a screen and keeps what the visitor has done there', async () => {
  await leaveState();
  const started = Date.now();
  replaceIn(screenFile, 'Before the edit', 'After the edit');
  await textOf('#line', 'After the edit');
  console.log(`An edit of a screen was shown after ${Date.now() - started} ms.`);
  expect(await state()).toEqual({ samePage: true, count: 2 });
});

it('shows a change of public content and keeps what the visitor has done there', async () => {
  await leaveState();
  const { count } = await state();
  replaceIn(overviewFile, 'title: Paris', 'title: Paris by day');
  await textOf('main h1', 'Paris by day');
  expect(await state()).toEqual({ samePage: true, count });
});

it('tells file, line and remedy of wrong content in console and page, and goes on when it is mended', async () => {
  const linesBefore = readFileSync(overviewFile, 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith('edited:'));
  replaceIn(overviewFile, 'edited: 2026', 'edited: tomorrow 2026');
  const place = `overview.yaml:${linesBefore + 1}`;
  await untilSaid(place);
  expect(said.split('\n').filter((line) => line.includes(place))).toHaveLength(1);
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
  await overlay.getByText(place).waitFor({ timeout: patience });
  expect(await page.textContent('main h1')).toBe('Paris by day');

  replaceIn(overviewFile, 'edited: tomorrow 2026', 'edited: 2026');
  replaceIn(overviewFile, 'title: Paris by day', 'title: Paris by night');
  await textOf('main h1', 'Paris by night');
  await page.waitForSelector('#webpack-dev-server-client-overlay', { state: 'detached', timeout: patience });
});

it('hands a change of premium content to the service, and has open pages ask again', async () => {
  await leaveState();
  const reloaded = page.waitForEvent('load', { timeout: patience });
  replaceIn(premiumFile, 'title: Hidden gems of Paris', 'title: Quiet corners of Paris');
  await reloaded;
  const stored = join(workspace, 'data', 'dev', 'store', 'private', 'paris', '1.0.0-dev', 'paris', 'hidden-gems.json');
  expect(JSON.parse(readFileSync(stored, 'utf8'))).toMatchObject({ title: 'Quiet corners of Paris' });
});

it('takes up a new text of the menu', async () => {
  const reloaded = page.waitForEvent('load', { timeout: patience });
  replaceIn(staysFile, 'text: Where to stay', 'text: Beds and roofs');
  await reloaded;
  await page.goto(`${origin}/parisstays`);
  await page.getByRole('link', { name: 'Beds and roofs' }).first().waitFor({ state: 'attached', timeout: patience });
});

it('shows a change of a screen that its kind’s template draws, and keeps what is open there', async () => {
  await page.goto(`${origin}/parisstays`);
  await page.waitForSelector('main h1', { timeout: patience });
  const [, title = ''] = /^title: (.*)$/m.exec(readFileSync(staysFile, 'utf8')) ?? [];
  await textOf('main h1', title);
  await page.evaluate(() => {
    Object.assign(window, { stillTheSamePage: true });
    document.querySelector('main h1')?.setAttribute('data-marked', '');
  });
  const started = Date.now();
  // The head of the file has a title of its own, the page's.
  replaceIn(staysFile, `\ntitle: ${title}`, '\ntitle: Beds and pillows');
  await textOf('main h1[data-marked]', 'Beds and pillows');
  console.log(`An edit of content was shown after ${Date.now() - started} ms.`);
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
});

it('gives an edit to all open pages before webpack tells of it, and keeps it afterwards', async () => {
  const other = await page.context().newPage();
  const heard: string[] = [];
  let hear = (): void => undefined;
  other.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      heard.push((JSON.parse(String(payload)) as { type: string }).type);
      hear();
    }),
  );
  /** What webpack's client was told of this edit after the page itself. */
  const taken = new Promise<void>((resolve) => {
    hear = () => {
      const given = heard.indexOf('odysseus-edit');
      if (given >= 0 && heard.includes('ok', given)) resolve();
    };
  });
  /** To both development servers, as a page that is shown may not be yet: an edit goes out to those that are. */
  const connected = new Promise<void>((resolve) => {
    const heardOf = new Set<string>();
    other.on('websocket', (socket) =>
      socket.once('framereceived', () => {
        if (heardOf.add(socket.url()).size === 2) resolve();
      }),
    );
  });
  await other.goto(`${origin}/parisstays`);
  await other.waitForSelector('main h1', { timeout: patience });
  await connected;
  const pages = [page, other];
  const shown = (words: string) =>
    Promise.all(pages.map((each) => each.getByText(words).first().waitFor({ timeout: patience })));
  await Promise.all(pages.map((each) => each.evaluate(() => Object.assign(window, { stillTheSamePage: true }))));
  replaceIn(staysFile, '\nlead: ', '\nlead: Pillows first. ');
  await shown('Pillows first.');
  await taken;
  await shown('Pillows first.');
  for (const each of pages) expect(await each.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
  await other.close();
});

it('takes up a new screen, and another kind of it', async () => {
  const file = join(paris, 'content', 'screens', 'walks.yaml');
  const route = 'route: { path: /pariswalks, text: Walks, icon: footprints, order: 990 }';
  writeFileSync(file, `${route}\nkind: preparation\naccess: public\nwillTell: [Six walks.]\n`);
  const end = Date.now() + patience;
  while ((await page.goto(`${origin}/pariswalks`))?.status() !== 200) expect(Date.now()).toBeLessThan(end);
  await page.locator('main [data-preparation]').getByText('Six walks.').waitFor({ timeout: patience });

  const again = page.waitForEvent('load', { timeout: patience });
  const words = 'title: Six walks\nlead: Through quarters.\nedited: 2026-11-21\nintroduction: [Take good shoes.]';
  writeFileSync(file, `${route}\nkind: places\naccess: public\n${words}\ngroups: []\nblocks: []\n`);
  await again;
  await textOf('main h1', 'Six walks');
  await page.getByText('Take good shoes.').waitFor({ timeout: patience });
});

it('serves the other remotes from their last build, in the same page', async () => {
  await page.goto(`${origin}/london`);
  await textOf('main h1', 'London');
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => name.startsWith(`${origin}/parts/london/`))).not.toHaveLength(0);
});

it('keeps to the policy of the page throughout', () => {
  expect(complaints).toEqual([]);
});
