import { parseWith, releasePointerSchema, type Release, type ReleasePointer } from '@odysseus/contract';
import { believe } from './believe';
import { keyRingKey, readKeyRing } from './keyRing';
import { entryReader, readEntry, type NamedEntry } from './logEntry';
import { readRelease, type ReleaseReader } from './releaseDocument';
import { ReleaseError } from './ReleaseError';
import type { Store } from './store';

export const pointerKey = 'current.json';

export interface TaggedPointer {
  readonly pointer: ReleasePointer;
  readonly tag: string;
}

/** What is live, and why that may be believed. */
export interface VerifiedHead {
  readonly release: Release;
  readonly pointer: ReleasePointer;
  /** The pointer's, for a write on condition. */
  readonly tag: string;
  /** Absent in a store without keys, such as a development server's, where nobody signs. */
  readonly head: NamedEntry | undefined;
}

/** @returns `undefined` where nothing was ever released */
export async function readPointer(store: Store): Promise<TaggedPointer | undefined> {
  const found = await store.get(pointerKey);
  if (!found) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(found.body.toString('utf8'));
  } catch (cause) {
    throw new ReleaseError(`${pointerKey} of ${store.name} is no JSON. Restore it from a backup.`, { cause });
  }
  return { pointer: parseWith(releasePointerSchema, value, `${pointerKey} of ${store.name}`), tag: found.tag };
}

/**
 * The live release, checked: the pointer, the log's newest entry and the document say the same, and every part of it was put
 * there by a key that may release it ({@link believe}). Cheap while nothing changes: then it reads the pointer alone.
 * @param last what was believed before: only what came since is checked then, and a pointer set back to before it is refused
 * @param read reads documents, for whoever needs them afterwards
 * @throws {ReleaseError} naming what can't be believed; {StoreError} when the store can't be read
 */
export async function verifyHead(store: Store, last?: VerifiedHead, read: ReleaseReader = (id) => readRelease(store, id)): Promise<VerifiedHead> {
  const current = await readPointer(store);
  if (!current) throw new ReleaseError(`Nothing is released in ${store.name}. Run npm run release -- publish shell, with the cities.`);
  const { pointer, tag } = current;
  if (last?.tag === tag) return last;
  const { entry: digest } = pointer;
  const keys = await readKeyRing(store);
  if (digest === undefined && !(await store.has(keyRingKey))) return { release: (await read(pointer.release)).release, pointer, tag, head: undefined };
  if (digest === undefined) throw new ReleaseError(`The pointer of ${store.name} names no entry of the log: it was not written by npm run release. Release again with the owner's key.`);
  const head = { digest, entry: await readEntry(store, digest) };
  if (head.entry.release !== pointer.release || head.entry.sequence !== pointer.sequence) {
    throw new ReleaseError(`The pointer of ${store.name} names ${pointer.release}, and its entry of the log ${head.entry.release}: somebody edited it. Go back with npm run release -- rollback --to ID.`);
  }
  const before = last?.head && { release: last.release, head: last.head };
  if (before && head.entry.sequence <= before.head.entry.sequence) {
    throw new ReleaseError(`The pointer of ${store.name} was set back from change ${before.head.entry.sequence} to ${head.entry.sequence}. Going back is a change of its own: npm run release -- rollback --to ID.`);
  }
  return { release: await believe({ storeName: store.name, keys, read, entryOf: entryReader(store) }, head, before), pointer, tag, head };
}
