import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { dataFolder, projectFolder } from '@odysseus/build';
import { startAuthEmulator, type AuthEmulator } from '../backend/src/auth-emulator';
import { buildSite, PartBuildError } from './buildSite';

export interface SiteOptions {
  /** As given by the person who starts the site. */
  readonly port: string;
  /** Origins of development servers, for the page's policy. */
  readonly developmentOrigins?: readonly string[];
  /** Replaces the build of every part. */
  readonly prepare?: (say: (line: string) => void, signal: AbortSignal) => Promise<void>;
}

/** Something that the person who starts the site can mend. */
class StartError extends Error {
  override readonly name = 'StartError';
}

/** Milliseconds that the service may take to answer for the first time. */
const serviceStartLimit = 60_000;

/** Builds what changed, starts sign-in and service, and says when the site is ready. Ctrl-C stops everything. */
export async function runSite(options: SiteOptions): Promise<void> {
  const ending = new AbortController();
  const stops: (() => Promise<unknown>)[] = [];
  let stopping = false;
  const stop = async (code: number): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    ending.abort();
    await Promise.allSettled(stops.map((end) => end()));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

  try {
    const port = parsePort(options.port);
    await ensureFree(port);
    const say = (line: string): void => console.log(line);
    const usesEmulator = !process.env['FIREBASE_API_KEY'];
    const [emulator] = await Promise.all([
      usesEmulator ? startSignIn(stops) : undefined,
      options.prepare ? options.prepare(say, ending.signal) : buildSite(say, ending.signal),
    ]);
    await startService(port, emulator, options, stops, () => void stop(1));
    console.log(`Odysseus is ready at http://localhost:${port}`);
    void emulator?.ended.then((code) => {
      if (stopping) return;
      console.error(`Local sign-in ended unexpectedly (${code ?? 'killed'}). Start the site again.`);
      void stop(1);
    });
    if (emulator) console.log(`Sign-in links that would be mailed are shown at http://localhost:${port}/local-inbox (local only).`);
  } catch (cause) {
    if (!stopping) {
      console.error(cause instanceof StartError || cause instanceof PartBuildError ? cause.message : cause);
      await stop(1);
    }
  }
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new StartError(`The port "${text}" is not a number from 1 to 65535. Say for example: npm start -- --port 8081`);
  return port;
}

/** @throws {StartError} that names the way out when another program listens there */
function ensureFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new StartError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken by another program. Stop that program, or choose another port: npm start -- --port ${port < 65_535 ? port + 1 : port - 1}`
            : `Port ${port} can't be used (${error.code ?? error.message}). Choose another one: npm start -- --port 8081`,
        ),
      );
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

async function startSignIn(stops: (() => Promise<unknown>)[]): Promise<AuthEmulator> {
  const emulator = await startAuthEmulator({
    projectId: 'demo-odysseus',
    stateFile: join(dataFolder(), 'auth-emulator.json'),
    onSignInLink: ({ email, link }) => console.log(`Local sign-in link for ${email} (no mail was sent):\n  ${link}`),
  });
  stops.push(() => emulator.stop());
  return emulator;
}

async function startService(
  port: number,
  emulator: AuthEmulator | undefined,
  options: SiteOptions,
  stops: (() => Promise<unknown>)[],
  onEnd: () => void,
): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(projectFolder, 'backend', 'src', 'main.ts')], {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      ...(emulator ? { AUTH_EMULATOR_URL: emulator.url } : {}),
      ...(options.developmentOrigins ? { DEVELOPMENT_ORIGINS: options.developmentOrigins.join(',') } : {}),
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  stops.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await Promise.race([
    untilHealthy(port),
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

async function untilHealthy(port: number): Promise<void> {
  const deadline = Date.now() + serviceStartLimit;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StartError(`The service did not answer within ${serviceStartLimit / 1000} seconds.`);
}
