import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { dataFolder, removeStaleService, storeFolder, type Part, versionFolders } from '@odysseus/build';
import type { Release } from '@odysseus/contract';
import {
  commit,
  digestsOfVersion,
  groupOfVersion,
  makeDataFolder,
  publishing,
  readPointer,
  readRelease,
  unsealed,
  verifyHead,
  type Store,
} from '@odysseus/release';
import { forgetReleases } from '../backend/src/releases/releaseMemory';
import { checkContract } from './contract/checkContract';
import { partsToRelease } from './release/partsToRelease';
import { notePublished, openReleasing, publishedVersions, versionIn } from './release/releasing';
import { siteParts } from './siteParts';
import { startPartBuilder } from './startPartBuilder';

export interface BuildReport {
  readonly built: readonly string[];
  readonly release: Release;
}

function isBuilt(part: Part): boolean {
  return existsSync(join(versionFolders(storeFolder(), part.key, part.version).publicFolder, 'manifest.json'));
}

/**
 * Builds every part whose files changed, several at a time, and makes what is new live. What is live already, a canary, and
 * what was taken back on purpose stay as they are. A bucket is not released to: that is asked for by `npm run release`. A bundle
 * of a service that was changed since is removed: nobody serves the old one beside what is new.
 * @throws {ContractReportError} {PartBuildError} {KeyError} {ReleaseError} {StoreError}
 */
export async function buildSite(say: (line: string) => void, signal?: AbortSignal): Promise<BuildReport> {
  removeStaleService();
  const releasing = openReleasing(say);
  const { builds, store, isLocal, compose } = releasing;
  if (!isLocal) {
    say(`The site is in ${store.name}, to which npm run release -- publish releases; nothing is built here.`);
    const { release, seals } = await verifyHead(store);
    if (!seals) throw unsealed(store, release.id);
    return { built: [], release };
  }
  makeDataFolder(dataFolder());
  checkContract();
  // A store that begins anew counts its changes from 1 again.
  if (!(await readPointer(store))) forgetReleases(dataFolder());
  const parts = siteParts();
  const stale = await buildParts(parts, say, signal);
  const due = partsToRelease(parts, await liveNow(store), publishedVersions(), say);
  const rows = await Promise.all(due.map((part) => versionIn(builds, part.key, part.version)));
  const built = await Promise.all(
    stale.map(
      async ({ key, version }) =>
        [groupOfVersion(key, version).name, await digestsOfVersion(builds, key, version)] as const,
    ),
  );
  // Somebody may have removed or edited pages by hand.
  const outcome = await commit(publishing(rows, 'npm start'), {
    store,
    key: await releasing.key(),
    compose,
    built: Object.fromEntries(built),
    mend: true,
  });
  notePublished(due.map((part) => ({ part: part.key, version: part.version })));
  return { built: stale.map((part) => part.key), release: outcome.release };
}

/** What is live, whoever made it so; a store that was never released to has nothing. */
async function liveNow(store: Store): Promise<Release | undefined> {
  const pointer = (await readPointer(store))?.pointer;
  return pointer && (await readRelease(store, pointer.release)).release;
}

/**
 * Builds those of the parts that the store does not hold as they are now.
 * @returns the parts that were built
 * @throws {PartBuildError}
 */
export async function buildParts(
  parts: readonly Part[],
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<readonly Part[]> {
  makeDataFolder(dataFolder());
  const stale = parts.filter((part) => !isBuilt(part));
  if (stale.length > 0) say(`Building ${stale.map((part) => part.key).join(', ')}…`);
  const waiting = [...stale];
  const work = async (): Promise<void> => {
    const builder = startPartBuilder(signal);
    try {
      for (let part = waiting.shift(); part; part = waiting.shift()) {
        const started = Date.now();
        await builder.build(part);
        say(`  ${part.key} ${part.version}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
      }
    } finally {
      builder.end();
    }
  };
  await Promise.all(Array.from({ length: Math.min(stale.length, Math.max(1, availableParallelism())) }, work));
  return stale;
}
