import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { dataFolder, projectFolder } from '@odysseus/build';
import { makeDataFolder } from '@odysseus/release';
import { AuthEmulatorError, startLocalSignIn, type AuthEmulator } from '../backend/src/auth-emulator';
import { buildSite } from './buildSite';
import { isMendable } from './isMendable';

export interface SiteOptions {
  /** As given by the person who starts the site. */
  readonly port: string;
  /** The command that starts the site, for advice; `npm start --` where absent. */
  readonly command?: string;
  /** Where the site keeps its data; the project's own folder where absent. */
  readonly dataFolder?: string;
  /** Replaces the build of every part. */
  readonly prepare?: (preparation: Preparation) => Promise<Prepared | undefined>;
}

export interface Preparation {
  readonly say: (line: string) => void;
  /** Aborted when the site is stopped. */
  readonly signal: AbortSignal;
  /** Has something stopped together with the site. */
  readonly atEnd: (stop: () => Promise<unknown>) => void;
}

export interface Prepared {
  /** Origins of development servers, for the page's policy. */
  readonly developmentOrigins: readonly string[];
}

/** Something that the person who starts the site can mend. */
class StartError extends Error {
  override readonly name = 'StartError';
}

/** A terminal's Ctrl-C comes twice: to this program, and handed on by the one that started it. Milliseconds within which it counts as one. */
const sameSignal = 1_000;

/** Milliseconds that the service may take to answer for the first time. */
const serviceStartLimit = 180_000;

/** Builds what changed, starts sign-in and service, and says when the site is ready. Ctrl-C stops everything. */
export async function runSite(options: SiteOptions): Promise<void> {
  const ending = new AbortController();
  const stops: (() => Promise<unknown>)[] = [];
  let stoppedAt = 0;
  const stop = async (code: number): Promise<void> => {
    if (ending.signal.aborted) return;
    stoppedAt = Date.now();
    ending.abort();
    await Promise.allSettled(stops.map((end) => end()));
    process.exit(code);
  };
  const onSignal = (): void => {
    if (ending.signal.aborted && Date.now() - stoppedAt > sameSignal) process.exit(1);
    void stop(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);

  try {
    const command = options.command ?? 'npm start --';
    const port = parsePort(options.port, command);
    await ensureFree(port, command);
    const say = (line: string): void => console.log(line);
    const usesEmulator = !process.env['FIREBASE_API_KEY'];
    const folder = options.dataFolder ?? dataFolder();
    if (usesEmulator) makeDataFolder(folder);
    const [emulator, prepared] = await Promise.all([
      usesEmulator ? startSignIn(folder, stops) : undefined,
      options.prepare
        ? options.prepare({ say, signal: ending.signal, atEnd: (end) => stops.push(end) })
        : buildSite(say, ending.signal).then(() => undefined),
    ]);
    await startService(serviceEnvironment(port, folder, emulator, prepared), port, stops, () => void stop(1));
    console.log(`Odysseus is ready at http://localhost:${port}`);
    void emulator?.ended.then((code) => {
      if (ending.signal.aborted) return;
      console.error(`Local sign-in ended unexpectedly (${code ?? 'killed'}). Start the site again.`);
      void stop(1);
    });
    if (emulator)
      console.log(`Sign-in links that would be mailed are shown at http://localhost:${port}/local-inbox (local only).`);
  } catch (cause) {
    if (!ending.signal.aborted) {
      console.error(
        cause instanceof StartError || cause instanceof AuthEmulatorError || isMendable(cause) ? cause.message : cause,
      );
      await stop(1);
    }
  }
}

function serviceEnvironment(
  port: number,
  folder: string,
  emulator: AuthEmulator | undefined,
  prepared: Prepared | undefined,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    ODYSSEUS_DATA_DIR: folder,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    ...(emulator ? { AUTH_EMULATOR_URL: emulator.url } : {}),
    ...(prepared ? { DEVELOPMENT_ORIGINS: prepared.developmentOrigins.join(',') } : {}),
  };
}

function parsePort(text: string, command: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new StartError(`The port "${text}" is not a number from 1 to 65535. Say for example: ${command} --port 8081`);
  return port;
}

/** @throws {StartError} that names the way out when another program listens there */
function ensureFree(port: number, command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new StartError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken by another program. Stop that program, or choose another port: ${command} --port ${port < 65_535 ? port + 1 : port - 1}`
            : `Port ${port} can't be used (${error.code ?? error.message}). Choose another one: ${command} --port 8081`,
        ),
      );
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

async function startSignIn(folder: string, stops: (() => Promise<unknown>)[]): Promise<AuthEmulator> {
  const emulator = await startLocalSignIn(folder);
  stops.push(() => emulator.stop());
  return emulator;
}

async function startService(
  environment: NodeJS.ProcessEnv,
  port: number,
  stops: (() => Promise<unknown>)[],
  onEnd: () => void,
): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(projectFolder, 'backend', 'src', 'main.ts')], {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Out of reach of a terminal's Ctrl-C, which goes to a whole group: it ends once, when this program says so.
    detached: process.platform !== 'win32',
    env: environment,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  stops.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await Promise.race([
    untilAlive(port),
    ended.then(() => {
      throw new StartError('The service ended before it was ready; it says why above.');
    }),
  ]);
  watch(child, onEnd);
}

function watch(child: ChildProcess, onEnd: () => void): void {
  if (child.exitCode === null && child.signalCode === null) child.once('exit', onEnd);
  else onEnd();
}

async function untilAlive(port: number): Promise<void> {
  const deadline = Date.now() + serviceStartLimit;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/live`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StartError(`The service did not answer within ${serviceStartLimit / 1000} seconds.`);
}
