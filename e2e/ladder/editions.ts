import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteVersion } from '@odysseus/contract';
import { builtEditions } from './builtEditions';

/** Versions of one city, built once for all workers; what is changed of them is a worker's own. */
export interface Editions {
  /** The last good version. */
  readonly first: RemoteVersion;
  /** The version that is live. */
  readonly second: RemoteVersion;
  /** Its reef throws while it is evaluated. */
  readonly sunken: RemoteVersion;
  /** The second version with other bytes in its entry, released as they are. */
  withEntry(change: (code: string) => string, name: string): RemoteVersion;
  /** The second version's files under another address, too. @returns the address of its entry there */
  copyOfSecond(): string;
}

/**
 * Puts the versions of the city into the store of a worker's own site.
 * @param sharedFolder the data folder of the site that all workers share, for which they are built
 */
export async function editionsIn(ownFolder: string, sharedFolder: string): Promise<Editions> {
  const store = join(ownFolder, 'store');
  const { store: built, rows } = await builtEditions(sharedFolder);
  cpSync(built, store, { recursive: true });
  const { first, second, sunken } = rows;
  const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1);
  const copy = (name: string) => {
    const url = second.url.replace(second.metadata.version, `${second.metadata.version}.${name}`);
    cpSync(join(store, folderOf(second.url)), join(store, folderOf(url)), { recursive: true });
    return url;
  };
  return {
    first,
    second,
    sunken,
    withEntry(change, name) {
      const url = copy(name);
      const file = join(store, url);
      const code = change(readFileSync(file, 'utf8'));
      writeFileSync(file, code);
      for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
      const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
      return { ...second, url, metadata: { version: `${second.metadata.version}.${name}`, integrity } };
    },
    copyOfSecond: () => copy('copy'),
  };
}
