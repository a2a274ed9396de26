import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseMessage } from './emulatorMessage';
import { directory } from './directory';
import type { SignInLink } from './signInLink';

export interface AuthEmulatorOptions {
  /** Must begin with `demo-`: no real project's tokens are unsigned. */
  readonly projectId: string;
  /** File in which users and unused links outlive a restart. */
  readonly stateFile: string;
  /** 0, the default, for any free one. */
  readonly port?: number;
  /** Called for each link that would have been mailed. */
  readonly onSignInLink: (link: SignInLink) => void;
  /** The console's warning, when left out. */
  readonly onWarning?: (warning: string) => void;
}

export interface AuthEmulator {
  /** `http://127.0.0.1:NNNN`, for the site's server only: it refuses browsers. */
  readonly url: string;
  /** Resolves with the exit code when the process has ended, asked or not. */
  readonly ended: Promise<number | null>;
  /** Saves and ends. */
  stop(): Promise<void>;
}

/** Local sign-in can't start; the message says why. */
export class AuthEmulatorError extends Error {
  override readonly name = 'AuthEmulatorError';
}

/** Milliseconds until a start counts as failed: 2 s are enough on a quiet machine, and a busy one has taken more than a minute. A process that ends says so at once. */
const startLimit = 180_000;
/** Milliseconds that the process has for saving before it is killed. */
const stopLimit = 5_000;

/**
 * Starts the auth emulator as a child process.
 * @throws {AuthEmulatorError} when it does not start: the project is real, `firebase-tools` is absent, the port is taken
 */
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  if (!options.projectId.startsWith('demo-'))
    throw new AuthEmulatorError(
      `The auth emulator serves projects whose name begins with "demo-" only, not "${options.projectId}".`,
    );
  const program = join(directory, 'process.ts');
  const loader = loaderOf(program);
  const child = spawn(
    process.execPath,
    [
      '--import',
      loader,
      program,
      '--project',
      options.projectId,
      '--state',
      options.stateFile,
      '--port',
      String(options.port ?? 0),
    ],
    { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, NODE_OPTIONS: '' } },
  );
  child.stdin.on('error', () => undefined);
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    errors.push(line);
    if (errors.length > 50) errors.shift();
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));

  const stop = async (): Promise<void> => {
    child.stdin.end();
    const killer = setTimeout(() => child.kill('SIGKILL'), stopLimit);
    await ended;
    clearTimeout(killer);
  };
  const url = await new Promise<string>((resolve, reject) => {
    const failed = (reason: string): void => reject(new AuthEmulatorError(`Local sign-in did not start: ${reason}`));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      failed(`no answer within ${startLimit / 1000} s.`);
    }, startLimit);
    child.once('error', (error) => failed(error.message));
    void ended.then((code) => {
      clearTimeout(limit);
      failed([`its process ended with ${code ?? 'a signal'}.`, ...errors.slice(-10)].join('\n'));
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message = parseMessage(line);
      if (!message) return;
      if ('url' in message) {
        clearTimeout(limit);
        resolve(message.url);
      } else if ('failure' in message) failed(message.failure);
      else if ('signInLink' in message) options.onSignInLink(message.signInLink);
      else (options.onWarning ?? console.warn)(message.warning);
    });
  });
  return { url, ended, stop };
}

/** What runs the project's sources, which a site with a Firebase project does without. */
function loaderOf(program: string): string {
  try {
    return pathToFileURL(createRequire(program).resolve('tsx')).href;
  } catch (cause) {
    throw new AuthEmulatorError(
      'Local sign-in needs packages that are not installed here. Run "npm ci", or give a Firebase project in the configuration.',
      { cause },
    );
  }
}
