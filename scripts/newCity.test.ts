import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { freePort } from '../backend/src/freePort';
import { browserProgram, restPointerOutside } from './test/browserProgram';

const run = promisify(execFile);
const original = process.cwd();
/** Milliseconds for things that compile on a busy machine. */
const patience = 240_000;
jest.setTimeout(patience);

/** Of the remotes: one city, and the test of all of them. */
const copied = ['athens', 'everyScreen.test.tsx'];
/** A copy of the project with the shell and one city, so that all of it is built within seconds. */
const workspace = mkdtempSync(join(tmpdir(), 'odysseus-new-city-'));
const project = join(workspace, 'project');
const environment = { ...process.env, ODYSSEUS_DATA_DIR: join(workspace, 'data'), RATE_LIMIT_PER_MINUTE: '0' };
const lisbon = ['lisbon', '--country', 'PT', '--timezone', 'Europe/Lisbon'];

let site: ChildProcess | undefined;
let origin = '';

/** Runs a program in the copy. */
const node = (...args: string[]) => run(process.execPath, args, { cwd: project, env: environment });
const bin = (name: string) => join('node_modules', '.bin', name);
/** How the project's own programs are started here: not by what would install packages first, for the copy borrows its packages. */
const program = (name: string) => ['--import', 'tsx', join('scripts', `${name}.ts`)];
const newCity = (...args: string[]) => node(...program('newCity'), ...args);
const read = (file: string) => readFileSync(join(project, file), 'utf8');

function copyProject(): void {
  const notSources = new Set([
    'node_modules',
    '.git',
    '.odysseus',
    '.cache',
    'test-results',
    'playwright-report',
    'coverage',
  ]);
  cpSync(original, project, {
    recursive: true,
    filter: (file) =>
      !notSources.has(basename(file)) &&
      (dirname(file) !== join(original, 'remotes') || copied.includes(basename(file))),
  });
  // Installed packages are shared; the project's own must be the copy's.
  mkdirSync(join(project, 'node_modules'));
  const shared = readdirSync(join(original, 'node_modules')).filter((name) => name !== '@odysseus');
  for (const name of shared) symlinkSync(join(original, 'node_modules', name), join(project, 'node_modules', name));
  for (const folder of ['backend', 'shell', 'e2e', 'shared/guide', 'shared/build'].filter((name) =>
    existsSync(join(original, name, 'node_modules')),
  )) {
    symlinkSync(join(original, folder, 'node_modules'), join(project, folder, 'node_modules'));
  }
  cpSync(join(original, 'node_modules', '@odysseus'), join(project, 'node_modules', '@odysseus'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

/** What the compiler has made of its plugin, which is the same in the copy. */
function takeOverCompiler(): void {
  const made = join('.cache', 'swc');
  if (existsSync(join(original, made))) cpSync(join(original, made), join(project, made), { recursive: true });
}

/**
 * Takes over what is built of the very sources that were copied: a version is their fingerprint. What is not there, or of other
 * sources, the copy builds.
 */
function takeOverBuilds(): void {
  const built = join(original, '.odysseus', 'store');
  for (const part of ['shell', 'athens']) {
    for (const kind of ['parts', 'private', 'server']) {
      const folder = join(built, kind, part);
      if (existsSync(folder))
        cpSync(folder, join(environment.ODYSSEUS_DATA_DIR, 'store', kind, part), { recursive: true });
    }
  }
}

/** Starts the copy's site as `npm start` does, or with another of its programs. */
async function startSite(...started: string[]): Promise<void> {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const running = spawn(process.execPath, [...started, '--port', String(port)], {
    cwd: project,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  site = running;
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [running.stdout, running.stderr]) {
      stream.on('data', (data: Buffer) => {
        said += data.toString();
        if (said.includes('Odysseus is ready at')) resolve();
      });
    }
    running.once('exit', () => reject(new Error(`The site ended. It said:\n${said}`)));
  });
}

async function stopSite(): Promise<void> {
  const running = site;
  if (!running || running.exitCode !== null) return;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  await ended;
}

/** Opens the city in a browser, from the menu of the home page. */
async function openFromMenu(): Promise<{
  heading: string | null;
  inPreparation: boolean;
  path: string;
  complaints: readonly string[];
}> {
  const browser = await chromium.launch({
    ...browserProgram(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext();
    restPointerOutside(context);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${origin}/`);
    await page.getByRole('main').getByRole('link', { name: 'Lisbon', exact: true }).click({ timeout: patience });
    await page.locator('main [data-preparation]').getByText('What to book today').waitFor({ timeout: patience });
    return {
      heading: await page.textContent('main h1'),
      inPreparation: true,
      path: new URL(page.url()).pathname,
      complaints,
    };
  } finally {
    await browser.close();
  }
}

beforeAll(async () => {
  copyProject();
  takeOverCompiler();
  takeOverBuilds();
  await startSite(...program('start'));
}, patience);

afterAll(async () => {
  await stopSite();
  rmSync(workspace, { recursive: true, force: true });
});

it('refuses a city that can not be, before anything is written', async () => {
  const before = read('package-lock.json');
  await expect(newCity('athens', '--country', 'GR', '--timezone', 'Europe/Athens')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('@odysseus/athens already'),
  });
  await expect(newCity('lisbon', '--country', 'PT', '--zone', 'Europe/Lisbon')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Unknown option '--zone'"),
  });
  await expect(newCity()).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Usage: npm run new-city'),
  });
  expect(readdirSync(join(project, 'remotes'))).toEqual(copied);
  expect(read('package-lock.json')).toBe(before);
});

it('writes a remote that holds no code, and that the tests of all remotes accept', async () => {
  expect((await newCity(...lisbon)).stdout).toContain('npm run dev -- lisbon');
  expect((await node(...program('status'))).stdout).toMatch(/lisbon: 1 screens, 1 in preparation/);
  expect((await node(...program('content'), 'check', 'lisbon')).stdout).toContain('no problem found');
  expect(existsSync(join(project, 'remotes', 'lisbon', 'src'))).toBe(false);
  await node(bin('jest'), 'remotes/everyScreen', '--silent', '--runInBand');
});

it('holds the new remote to the same rules as every other', async () => {
  const source = join(project, 'remotes', 'lisbon', 'src');
  const intruder = join(source, 'intruder.ts');
  mkdirSync(source);
  writeFileSync(intruder, "import '@odysseus/shell';\nimport '@odysseus/athens/routes';\n");
  // The project's rules but those that ask for types: to read all of its sources for them takes half a minute.
  const rules = join(project, 'withoutTypes.config.js');
  writeFileSync(
    rules,
    "import tseslint from 'typescript-eslint';\nimport all from './eslint.config.js';\nexport default [...all, tseslint.configs.disableTypeChecked];\n",
  );
  const refused: unknown = await node(bin('eslint'), 'remotes/lisbon', '--config', rules, '--format', 'json').catch(
    (cause: unknown) => cause,
  );
  rmSync(source, { recursive: true });
  rmSync(rules);
  const files = JSON.parse((refused as { stdout: string }).stdout) as {
    filePath: string;
    messages: { message: string }[];
  }[];
  expect(files.filter(({ messages }) => messages.length > 0)).toMatchObject([
    {
      filePath: intruder,
      messages: [1, 2].map(() => ({ message: expect.stringContaining('remotes/lisbon may import') as string })),
    },
  ]);
});

it('leaves a lockfile that npm ci takes without a network', async () => {
  const bare = join(workspace, 'bare');
  const packagesOf = (from: string) =>
    [
      ...['shared', 'shared/kits', 'remotes'].flatMap((folder) =>
        readdirSync(join(from, folder)).map((name) => join(folder, name)),
      ),
      'shell',
      'backend',
      'e2e',
    ].filter((folder) => existsSync(join(from, folder, 'package.json')));
  const described = [original, project].flatMap((from) => ['.', ...packagesOf(from)].map((folder) => [folder, from]));
  for (const [folder = '', from = ''] of described)
    cpSync(join(from, folder, 'package.json'), join(bare, folder, 'package.json'));
  cpSync(join(project, 'package-lock.json'), join(bare, 'package-lock.json'));
  await run('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: bare });
});

it('is released to the running site, beside the city that is there', async () => {
  expect((await fetch(`${origin}/lisbon`)).status).toBe(404);
  const { stdout } = await node(...program('runRelease'), 'publish', 'lisbon', '--message', 'The first of Lisbon');
  // Nothing else has changed by it.
  expect(stdout).toMatch(/^Building lisbon…$/m);
  // The service looks for a new release now and then.
  for (let status = 404; status !== 200;) ({ status } = await fetch(`${origin}/lisbon`));
  expect((await fetch(`${origin}/athens`)).status).toBe(200);
  // Readable before any script has run.
  expect(await (await fetch(`${origin}/lisbon`)).text()).toContain('<li>What to book today, and how far ahead.</li>');
  expect(await openFromMenu()).toEqual({ heading: 'Lisbon', inPreparation: true, path: '/lisbon', complaints: [] });
});

it('shows itself while it is written, too', async () => {
  await stopSite();
  await startSite(...program('dev'), 'lisbon');
  expect(await openFromMenu()).toMatchObject({ heading: 'Lisbon', path: '/lisbon' });
});
