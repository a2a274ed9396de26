import { join } from 'node:path';
import { bucketStore, folderStore, type Store } from '@odysseus/release';
import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../configuration';
import { logged } from '../problems';
import { liveReleaseReader, type LiveRelease } from './liveRelease';

/** Builds and releases, as the service reads them. */
export interface Releases {
  readonly store: Store;
  /** The store's folder, where it is one. */
  readonly folder?: string;
  readonly live: LiveRelease;
}

/** Opens the store that the configuration names. Nothing is read yet. */
export function openReleases({ bucket, dataFolder }: Pick<Configuration, 'bucket' | 'dataFolder'>, log?: Pick<FastifyBaseLogger, 'error'>): Releases {
  const folder = bucket ? undefined : join(dataFolder, 'store');
  const store = bucket ? bucketStore(bucket) : folderStore(join(dataFolder, 'store'));
  const live = liveReleaseReader(store, {
    onTrouble: (cause) => log?.error({ error: logged(cause) }, 'The live release could not be read; the last good one goes on being served'),
  });
  return { store, live, ...(folder === undefined ? {} : { folder }) };
}
