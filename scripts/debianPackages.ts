import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process may install Debian packages. */
function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs a Debian package unless what it brings is there already.
 * @param isThere whether the program can be found
 * @returns whether it is there now
 */
export async function ensureDebianPackage(name: string, isThere: () => boolean | Promise<boolean>): Promise<boolean> {
  if (await isThere()) return true;
  if (!mayInstall()) return false;
  console.log(`Installing ${name} from Debian's packages…`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  } catch {
    return isThere();
  }
  return isThere();
}
