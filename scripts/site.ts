import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import type { Release } from '@odysseus/contract';
import { freePort } from '../backend/src/freePort';

export const projectFolder = join(import.meta.dirname, '..');

/** A name of this machine that does not count as internal, as `localhost` does. */
export const publicName = 'guide.test';

/** Milliseconds that a site may take to be ready: enough to build every part on a busy machine. */
const readyLimit = 300_000;

/** Where `npm run build` leaves its work; within a test, the folder of the shared site, which holds what is built now. */
function builtFolder(): string {
  const shared = process.env['ODYSSEUS_E2E_DATA'];
  if (shared) return shared;
  const given = process.env['ODYSSEUS_DATA_DIR'] || '.odysseus';
  return isAbsolute(given) ? given : join(projectFolder, given);
}

export interface DataFolder {
  readonly folder: string;
  /** Reads the release that is live in this folder. */
  release(): Release;
  /** Makes a document live under the id that it carries, without any check. A running site takes it up within half a second. */
  publish(release: unknown, id: string): void;
  remove(): void;
}

/**
 * A data folder of its own in the system's temporary folder: an empty database, and the built parts by reference. Its release
 * document and parts that are added to it belong to it alone; it begins with what the tests' shared site was started with.
 */
export function prepareDataFolder(): DataFolder {
  const folder = mkdtempSync(join(tmpdir(), 'odysseus-e2e-'));
  const built = builtFolder();
  const store = join(folder, 'store');
  mkdirSync(join(built, 'cache'), { recursive: true });
  symlinkSync(join(built, 'cache'), join(folder, 'cache'));
  for (const name of ['parts', 'private', 'server']) {
    mkdirSync(join(store, name), { recursive: true });
    const source = join(built, 'store', name);
    if (existsSync(source))
      for (const part of readdirSync(source)) symlinkSync(join(source, part), join(store, name, part));
  }
  mkdirSync(join(store, 'releases'), { recursive: true });
  if (!process.env['ODYSSEUS_E2E_DATA']) linkPages(join(built, 'store', 'pages'), join(store, 'pages'));
  const publish = (release: unknown, id: string): void => {
    // A store that knows keys believes only what is signed. A site that runs already has to have been started without.
    rmSync(join(store, 'keys.json'), { force: true });
    writeFileSync(join(store, 'releases', `${id}.json`), JSON.stringify(release));
    writeFileSync(join(store, 'current.json'), JSON.stringify({ schemaVersion: 1, release: id }));
  };
  const shared = process.env['ODYSSEUS_E2E_DATA'];
  if (shared) publish(withoutHistory(releaseOf(shared)), 'r-built');
  return {
    folder,
    release: () => releaseOf(folder),
    publish,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Whole sets of prerendered pages by reference: what is rendered anew is written beside them. */
function linkPages(from: string, to: string): void {
  if (!existsSync(from)) return;
  for (const whole of readdirSync(from, { recursive: true, encoding: 'utf8' }).filter(
    (file) => basename(file) === 'complete.json',
  )) {
    const set = dirname(whole);
    mkdirSync(dirname(join(to, set)), { recursive: true });
    symlinkSync(join(from, set), join(to, set));
  }
}

/** What is live by default: a test is not to meet what this machine released before, which a broken screen would fall back to. */
function withoutHistory({ canaryShell: _canaryShell, ...release }: Release): Release {
  const microFrontends = Object.fromEntries(
    Object.entries(release.microFrontends).map(([name, versions]) => [
      name,
      versions
        .filter(({ deployment }) => deployment.default)
        .map((version) => ({ ...version, deployment: { traffic: 100, default: true } })),
    ]),
  );
  return { ...release, id: 'r-built', microFrontends };
}

/** The release document that is live in a data folder. */
export function releaseOf(dataFolder: string): Release {
  const store = join(dataFolder, 'store');
  const { release } = JSON.parse(readFileSync(join(store, 'current.json'), 'utf8')) as { release: string };
  return JSON.parse(readFileSync(join(store, 'releases', `${release}.json`), 'utf8')) as Release;
}

export interface RunningSite {
  /** `http://localhost:<port>` */
  readonly origin: string;
  readonly dataFolder: string;
  /** Everything that the site has printed so far. */
  output(): string;
  /** Ends the site as Ctrl-C would, and waits for its end. */
  stop(): Promise<void>;
}

export interface SiteOptions {
  readonly dataFolder: string;
  /** A free one where absent. */
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** Serves what the store holds, as `npm run serve` does: without looking for changed sources, and with the bundled service. */
  readonly asBuilt?: boolean;
}

/**
 * Starts a whole site as `npm start` does, or `npm run serve`, and waits until it says that it is ready.
 * @throws {Error} with what the site printed
 */
export async function startSite({
  dataFolder,
  port,
  environment = {},
  asBuilt = false,
}: SiteOptions): Promise<RunningSite> {
  const chosen = port ?? (await freePort());
  const program = asBuilt ? 'scripts/serve.mjs' : 'scripts/start.mjs';
  const child = spawn(process.execPath, [program, '--port', String(chosen)], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
      OTHER_HOSTS: publicName,
      ...environment,
      ODYSSEUS_DATA_DIR: dataFolder,
    },
  });
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const ready = new Promise<void>((resolve) => {
    const listen = (data: Buffer): void => {
      said += data.toString();
      if (said.includes('Odysseus is ready at')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  let limit: NodeJS.Timeout | undefined;
  const outcome = await Promise.race([
    ready.then(() => 'ready' as const),
    ended.then(() => 'ended' as const),
    new Promise<'late'>((resolve) => (limit = setTimeout(() => resolve('late'), readyLimit))),
  ]);
  clearTimeout(limit);
  if (outcome !== 'ready') {
    await stop();
    throw new Error(`The site did not start (${outcome}). It said:\n${said}`);
  }
  return { origin: `http://localhost:${chosen}`, dataFolder, output: () => said, stop };
}
