import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './codeOf';

/** What a group and everyone else may do, of a mode's bits. */
const ofOthers = 0o077;

/**
 * Takes from everyone but its owner what they may do with a file or a folder. What the owner may do stays, and links within a
 * folder are left alone. On Windows, where a folder hands its rights down, nothing is done.
 * @param below whether everything that the folder holds is closed as well
 * @returns what could not be closed, as a sentence for whoever runs the site; nothing where all is well, or nothing is there
 */
export function closeToOthers(path: string, below = true): string[] {
  if (process.platform === 'win32') return [];
  const refusals: string[] = [];
  const attempt = (work: () => void): void => {
    try {
      work();
    } catch (cause) {
      // What a running database no longer needs may go at any moment.
      if (codeOf(cause) !== 'ENOENT') refusals.push(codeOf(cause) ?? String(cause));
    }
  };
  const close = (each: string): void =>
    attempt(() => {
      const found = lstatSync(each);
      if (found.isSymbolicLink()) return;
      if ((found.mode & ofOthers) !== 0) attempt(() => chmodSync(each, found.mode & 0o7700));
      if (below && found.isDirectory()) for (const name of readdirSync(each)) close(join(each, name));
    });
  attempt(() => close(realpathSync(path)));
  const [first] = refusals;
  if (first === undefined) return [];
  return [
    `${path} ${refusals.length > 1 ? `and ${refusals.length - 1} more within it are` : 'is'} open to other users of this machine, and this user may not change that (${first}). ` +
      `Run chmod -R go-rwx ${path} as its owner, or choose another folder with ODYSSEUS_DATA_DIR.`,
  ];
}
