import { join } from 'node:path';
import {
  bucketStore,
  folderStore,
  readSeal,
  sealKey,
  sealsIn,
  sealedStore,
  type SealBrokenError,
  type SealedStore,
  type Store,
} from '@odysseus/release';
import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../configuration';
import { logged } from '../problems';
import { liveReleaseReader, type LiveRelease, type ReaderOptions } from './liveRelease';
import { releaseMemory } from './releaseMemory';

/** What is wrong with releases, though one is served: a newer one was refused, or files of the one that is served. */
export type ReleaseTrouble = 'refused' | 'damaged';

/** Builds and releases, as the service reads them. */
export interface Releases {
  readonly store: Store;
  /** The same, for what visitors get: it gives out no file that is not what was released. */
  readonly files: SealedStore;
  readonly live: LiveRelease;
  /** Files that were refused are looked at again: somebody may have restored them. */
  readonly trouble: () => Promise<ReleaseTrouble | undefined>;
}

/** Opens the store that the configuration names. Nothing is read of it yet. */
export function openReleases(
  {
    bucket,
    dataFolder,
    auth,
    developmentOrigins,
  }: Pick<Configuration, 'bucket' | 'dataFolder' | 'auth' | 'developmentOrigins'>,
  log?: Pick<FastifyBaseLogger, 'error'>,
): Releases {
  const store = bucket ? bucketStore(bucket) : folderStore(join(dataFolder, 'store'));
  const told = (message: string) => (cause: unknown) => log?.error({ error: logged(cause) }, message);
  return releasesOf(store, {
    thorough: bucket === null,
    // Development servers and the local sign-in are for this machine alone.
    allowUnsigned: auth.mode === 'emulator' || developmentOrigins.length > 0,
    memory: releaseMemory(dataFolder, store.name, told('What was believed of releases can not be remembered')),
    onTrouble: told('The live release could not be read; the last good one goes on being served'),
    onDamage: told('A file is not what was released, and is not served'),
  });
}

/** Reads a store's releases. @param options `onDamage` is told once of each file */
export function releasesOf(store: Store, options: ReaderOptions = {}): Releases {
  const { onDamage = () => undefined, now = Date.now } = options;
  const damaged = new Set<string>();
  const onceOf = (broken: SealBrokenError): void => {
    if (!damaged.has(broken.key)) onDamage(broken);
    damaged.add(broken.key);
  };
  const live = liveReleaseReader(store, { ...options, onDamage: onceOf });
  const files = sealedStore(store, { head: live.head, now: () => new Date(now()), onTrouble: onceOf });
  /** A seal counts while the live release names it. */
  const isWell = async (key: string): Promise<boolean> => {
    const { seals } = await live.head();
    const digest = seals && sealsIn(seals).find((name) => sealKey(name) === key);
    if (digest !== undefined) await readSeal(store, digest);
    else await files.get(key);
    return true;
  };
  const isDamaged = async (): Promise<boolean> => {
    for (const key of damaged) {
      const isGood = await isWell(key).catch(() => false);
      if (!isGood) return true;
      damaged.delete(key);
    }
    return false;
  };
  return {
    store,
    files,
    live,
    trouble: async () => (live.isRefusing() ? 'refused' : (await isDamaged()) ? 'damaged' : undefined),
  };
}
