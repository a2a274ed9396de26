import { sha256 } from './canonical';
import { readManifest } from './checkRelease';
import { eachInParallel } from './eachInParallel';
import { versionFoldersOf } from './seals';
import { refuseRemoved } from './setAside';
import type { Store } from './store';

export interface Upload {
  readonly files: number;
  readonly bytes: number;
}

export interface UploadOptions {
  readonly say?: (line: string) => void;
  /** Whether the version was sealed before, there: then what is there stays, whoever put it there. */
  readonly isSealed?: boolean;
}

const parallelUploads = 16;

/**
 * Copies a built version of a part into another store. The manifest goes last, so that a version uploaded by halves is never
 * taken for whole. What is there already stays where it is the same; what somebody put there in its place does not.
 * @param from the store that it was built into
 * @throws {ReleaseError} when it was not built there, or is being removed from the other store, {StoreError}
 */
export async function uploadPart(
  from: Store,
  to: Store,
  part: string,
  version: string,
  { say = () => undefined, isSealed = false }: UploadOptions = {},
): Promise<Upload> {
  await readManifest(from, part, version);
  const manifest = `parts/${part}/${version}/manifest.json`;
  if (from.name === to.name || (isSealed && (await to.has(manifest)))) return { files: 0, bytes: 0 };
  await refuseRemoved(to, part, version);
  const folders = versionFoldersOf(part, version);
  const keys = (await Promise.all(folders.map((folder) => from.list(folder)))).flat();
  const present = new Set((await Promise.all(folders.map((folder) => to.list(folder)))).flat());
  const waiting = keys.filter((key) => key !== manifest);
  const total = waiting.length + 1;
  let files = 0;
  let bytes = 0;
  const copy = async (key: string): Promise<void> => {
    const found = await from.get(key);
    if (!found) return;
    // An upload that broke off may have left it.
    const there = present.has(key) ? await to.get(key) : undefined;
    if (there && sha256(there.body) === sha256(found.body)) return;
    await to.put(key, found.body);
    files += 1;
    bytes += found.body.length;
    if (files % 100 === 0) say(`  ${part}: ${files} of ${total} files`);
  };
  await eachInParallel(waiting, parallelUploads, copy);
  await copy(manifest);
  return { files, bytes };
}
