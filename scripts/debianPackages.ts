import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether this process may install Debian packages. */
function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Debian's packager does one thing at a time. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Installs a Debian package unless what it brings is there already.
 * @param isThere whether the program can be found
 * @returns whether it is there now
 */
export function ensureDebianPackage(name: string, isThere: () => boolean | Promise<boolean>): Promise<boolean> {
  const ensured = turn.then(() => ensure(name, isThere));
  turn = ensured.catch(() => undefined);
  return ensured;
}

async function ensure(name: string, isThere: () => boolean | Promise<boolean>): Promise<boolean> {
  if (await isThere()) return true;
  if (!mayInstall()) return false;
  console.log(`Installing ${name} from Debian's packages…`);
  // The packager works as several users: its temporary files belong where the system has them.
  const { TMPDIR: _ours, ...others } = process.env;
  const env = { ...others, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
  }
  return isThere();
}
