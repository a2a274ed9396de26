// npm run show:releases: starts a site of its own, opens tabs, and publishes, canaries, rolls back and prunes under them,
// printing what each tab sees. Nothing of the project's own data is touched.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildPart, dataFolder, projectFolder, readPart, storeFolder } from '@odysseus/build';
import { chromium, type Browser, type Page } from '@playwright/test';
import { freePort } from '../backend/src/freePort';
import { browserProgram } from './test/browserProgram';

const run = promisify(execFile);
const say = (line = ''): void => console.log(line);

/** Sources of changed editions: within the project, so that they find its packages, and ignored by git. */
const editionsFolder = join(projectFolder, '.cache', 'editions');
const data = mkdtempSync(join(tmpdir(), 'odysseus-show-'));
const environment = { ...process.env, ODYSSEUS_DATA_DIR: data };
const ending: (() => unknown)[] = [
  () => rmSync(data, { recursive: true, force: true }),
  () => rmSync(editionsFolder, { recursive: true, force: true }),
];

async function start(): Promise<string> {
  for (const kind of ['parts', 'private', 'server']) {
    const built = join(storeFolder(), kind);
    if (existsSync(built)) cpSync(built, join(data, 'store', kind), { recursive: true });
  }
  const port = await freePort();
  const site: ChildProcess = spawn(
    process.execPath,
    [join(projectFolder, 'scripts', 'start.mjs'), '--port', String(port)],
    { cwd: projectFolder, env: environment, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  ending.push(() => new Promise((resolve) => (site.once('exit', resolve), site.kill('SIGINT'))));
  await new Promise<void>((resolve, reject) => {
    site.stdout?.on('data', (text: Buffer) => {
      process.stdout.write(text);
      if (text.toString().includes('is ready at')) resolve();
    });
    site.once('exit', (code) => reject(new Error(`The site ended with ${code ?? 'a signal'}.`)));
  });
  return `http://localhost:${port}`;
}

/** Builds Paris with another lead, as its team would after an edit. @returns the version */
async function edition(number: number): Promise<string> {
  const folder = join(editionsFolder, String(number), 'paris');
  mkdirSync(join(folder, '..'), { recursive: true });
  cpSync(join(projectFolder, 'remotes', 'paris'), folder, { recursive: true });
  const file = join(folder, 'content', 'screens', 'overview.yaml');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^lead: .*$/m, `lead: Edition ${number} of this guide to Paris.`),
  );
  const part = readPart(folder);
  await buildPart(part, join(data, 'store'), join(dataFolder(), 'cache', 'webpack'));
  return part.version;
}

async function release(...words: string[]): Promise<void> {
  say(`\n$ npm run release -- ${words.map((word) => (word.includes(' ') ? `"${word}"` : word)).join(' ')}`);
  const { stdout } = await run('npm', ['run', '--silent', 'release', '--', ...words], {
    cwd: projectFolder,
    env: environment,
  });
  say(stdout.trim().replace(/^/gm, '  '));
}

interface Tab {
  readonly name: string;
  readonly page: Page;
}

/** What stands in a tab, and which versions of Paris it has loaded code of. */
async function see({ name, page }: Tab): Promise<void> {
  const [heading = 'nothing'] = await page.locator('main h1').allTextContents();
  const [lead = ''] = await page.locator('main header p').allTextContents();
  const versions = await page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap((entry) => /\/parts\/paris\/([^/]+)\/.*\.js/.exec(entry.name)?.[1] ?? []),
    ),
  ]);
  say(`  ${name.padEnd(28)} ${heading} · ${lead.slice(0, 48).padEnd(48)} Paris code: ${versions.join(', ') || 'none'}`);
}

/** Follows a link of the tab's menu, as a visitor does, and waits for the heading that this screen's page has. */
async function go({ page }: Tab, list: string, path: string): Promise<void> {
  const served = await (await page.request.get(new URL(path, page.url()).href)).text();
  const heading = /<h1[^>]*>([^<]+)/.exec(served)?.[1];
  if (heading === undefined) throw new Error(`The page of ${path} has no heading.`);
  await page.locator('#side-menu').hover();
  const link = page.locator(`#side-menu a[href="${path}"]`).first();
  if (!(await link.isVisible())) await page.getByRole('button', { name: list, exact: true }).click();
  await link.click();
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

async function open(browser: Browser, origin: string, path: string, name: string): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript({ content: "localStorage.setItem('cookieConsent', 'necessary')" });
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return { name, page };
}

async function main(): Promise<void> {
  const origin = await start();
  const browser = await chromium.launch({
    ...browserProgram(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  ending.push(() => browser.close());
  const old = [
    await open(browser, origin, '/london', 'opened before, on London'),
    await open(browser, origin, '/paris', 'opened before, on Paris'),
  ];
  say('\nTabs that are open:');
  for (const tab of old) await see(tab);

  say('\nBuilding three editions of Paris…');
  const [one, two, three] = [await edition(1), await edition(2), await edition(3)];
  await release('publish', 'paris', '--version', one, '--message', 'Edition 1');
  await release('publish', 'paris', '--version', two, '--message', 'Edition 2');
  say('\nNothing moves under a reader; a new tab sees what is live:');
  for (const tab of [...old, await open(browser, origin, '/paris', 'opened now')]) await see(tab);

  say('\nThe open tabs go on to other screens, whose code they load only now:');
  const [london, paris] = old as [Tab, Tab];
  await go(london, 'Paris', '/metro');
  await go(paris, 'Paris', '/museums');
  for (const tab of old) await see(tab);

  await release('canary', 'paris', '--percent', '50', '--version', three, '--message', 'Edition 3, for half');
  say('\nEight new tabs, each of which draws for itself and stays with what it drew:');
  for (let count = 1; count <= 8; count += 1) {
    const tab = await open(browser, origin, '/paris', `tab ${count}`);
    await tab.page
      .locator('main header p', { hasText: /^Edition/ })
      .first()
      .waitFor();
    await see(tab);
    await tab.page.context().close();
  }
  await release('promote', 'paris', '--message', 'Edition 3 holds');
  await see(await open(browser, origin, '/paris', 'opened now'));
  await release('rollback', 'paris', '--message', 'A wrong opening hour');
  await see(await open(browser, origin, '/paris', 'opened now'));
  await release('prune', '--days', '2', '--message', 'Monthly');

  say('\nAfter all of it, the first two tabs open screens that they never loaded:');
  await go(london, 'Paris', '/architecture');
  await go(paris, 'Paris', '/monuments');
  for (const tab of old) await see(tab);
  await release('log', '--limit', '8');
}

try {
  await main();
} finally {
  for (const end of ending.reverse()) await end();
}
