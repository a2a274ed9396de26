import {
  authorise,
  checkPart,
  digestsOfVersion,
  groupOfVersion,
  readKeyRing,
  readPointer,
  ReleaseError,
  sealHistory,
  uploadPart,
  type Digests,
  type PartVersion,
  type ReleaseKey,
  type Store,
} from '@odysseus/release';
import { buildParts } from '../buildSite';
import { siteParts } from '../siteParts';
import { progress, versionIn, type Releasing } from './releasing';

export interface Prepared {
  readonly part: string;
  readonly version: string;
  readonly row: PartVersion;
  readonly bytes: number;
  /** SHA-256 of each file as it was built here; undefined where the store's own files are to count. */
  readonly built: Digests | undefined;
}

/**
 * Builds what is not built, checks it and brings it into the store that is released to. Nothing of it is visible yet.
 * @param version one that the store holds already; where absent, what the files of the checkout make
 * @throws {KeyError} before anything is built when the key is not for these parts; {ReleaseError}, {PartBuildError}, {StoreError}
 */
export async function prepareParts(
  releasing: Releasing,
  key: ReleaseKey,
  names: readonly string[],
  version?: string,
): Promise<Prepared[]> {
  const { builds, store, say } = releasing;
  authorise(await readKeyRing(store), key, names);
  if (version !== undefined) {
    const [part, ...others] = names;
    if (part === undefined || others.length > 0) throw new ReleaseError('--version goes with one part.');
    const row = await versionIn(store, part, version);
    await progress(say, `Checking ${part}…`, checkPart(store, part, version));
    return [{ part, version, row, bytes: 0, built: undefined }];
  }
  const known = siteParts();
  const unknown = names.filter((name) => !known.some((part) => part.key === name));
  if (unknown.length > 0)
    throw new ReleaseError(
      `There is no part ${unknown.join(', ')} here. Parts of this checkout: ${known.map((part) => part.key).join(', ')}.`,
    );
  const parts = known.filter((part) => names.includes(part.key));
  await buildParts(parts, say);
  const prepared: Prepared[] = [];
  for (const part of parts) {
    await progress(say, `Checking ${part.key}…`, checkPart(builds, part.key, part.version));
    const isSealed = await wasSealed(store, part.key, part.version);
    const { files, bytes } = await progress(
      say,
      `Uploading ${part.key} to ${store.name}…`,
      uploadPart(builds, store, part.key, part.version, { say, isSealed }),
    );
    // What was sealed before and is there stays as it is, whichever machine built it.
    const built = isSealed && files === 0 ? undefined : await digestsOfVersion(builds, part.key, part.version);
    prepared.push({
      part: part.key,
      version: part.version,
      row: await versionIn(builds, part.key, part.version),
      bytes,
      built,
    });
  }
  return prepared;
}

/** What was built for a release, as `commit` asks for it. */
export function builtOf(prepared: readonly Prepared[]): Readonly<Record<string, Digests>> {
  return Object.fromEntries(
    prepared.flatMap(({ part, version, built }) => (built ? [[groupOfVersion(part, version).name, built]] : [])),
  );
}

async function wasSealed(store: Store, part: string, version: string): Promise<boolean> {
  // What is not there yet needs no look back through the log.
  if (!(await store.has(`parts/${part}/${version}/manifest.json`))) return false;
  const head = (await readPointer(store))?.pointer.entry;
  return head !== undefined && (await sealHistory(store).find(head, groupOfVersion(part, version))) !== undefined;
}
