import { authorise, checkPart, readKeyRing, ReleaseError, uploadPart, type PartVersion, type ReleaseKey } from '@odysseus/release';
import { buildParts } from '../buildSite';
import { siteParts } from '../siteParts';
import { progress, versionIn, type Releasing } from './releasing';

export interface Prepared {
  readonly part: string;
  readonly version: string;
  readonly row: PartVersion;
  readonly bytes: number;
}

/**
 * Builds what is not built, checks it and brings it into the store that is released to. Nothing of it is visible yet.
 * @param version one that the store holds already; where absent, what the files of the checkout make
 * @throws {KeyError} before anything is built when the key is not for these parts; {ReleaseError}, {PartBuildError}, {StoreError}
 */
export async function prepareParts(releasing: Releasing, key: ReleaseKey, names: readonly string[], version?: string): Promise<Prepared[]> {
  const { builds, store, say } = releasing;
  authorise(await readKeyRing(store), key, names);
  if (version !== undefined) {
    const [part, ...others] = names;
    if (part === undefined || others.length > 0) throw new ReleaseError('--version goes with one part.');
    const row = await versionIn(store, part, version);
    await progress(say, `Checking ${part}…`, checkPart(store, part, version));
    return [{ part, version, row, bytes: 0 }];
  }
  const known = siteParts();
  const unknown = names.filter((name) => !known.some((part) => part.key === name));
  if (unknown.length > 0) throw new ReleaseError(`There is no part ${unknown.join(', ')} here. Parts of this checkout: ${known.map((part) => part.key).join(', ')}.`);
  const parts = known.filter((part) => names.includes(part.key));
  await buildParts(parts, say);
  const prepared: Prepared[] = [];
  for (const part of parts) {
    await progress(say, `Checking ${part.key}…`, checkPart(builds, part.key, part.version));
    const { bytes } = await progress(say, `Uploading ${part.key} to ${store.name}…`, uploadPart(builds, store, part.key, part.version, say));
    prepared.push({ part: part.key, version: part.version, row: await versionIn(store, part.key, part.version), bytes });
  }
  return prepared;
}
