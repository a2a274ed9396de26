import { parseWith, releasePointerSchema, type Release, type ReleasePointer } from '@odysseus/contract';
import { changedParts } from './operations';
import { keyRingKey, mayRelease, readKeyRing, signerOf, type PublicKey } from './keyRing';
import { readEntry, signedText, type LogEntry, type NamedEntry } from './logEntry';
import { readRelease, type ReleaseReader } from './releaseDocument';
import { ReleaseError } from './ReleaseError';
import { KeyError } from './releaseKey';
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

/** Entries walked back from a new head to the one believed before; more than that, and only the newest is checked. */
const longestWalk = 1_000;

/**
 * The live release, checked: the pointer, the log's newest entry and the document say the same, and every part that changed
 * was changed by a key that may release it. Cheap while nothing changes: then it reads the pointer alone.
 * @param last what was believed before: changes since then are checked one by one, and a pointer set back to before it is refused
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
  const { base, entries } = await since(store, head, last, read);
  let believed = base;
  let refusal: unknown;
  for (const entry of entries) {
    refusal = undefined;
    try {
      believed = await believe(store.name, keys, entry, believed, read);
    } catch (cause) {
      if (!(cause instanceof ReleaseError) || entry === head.entry) throw cause;
      // A change that nobody may have made is passed over: what counts is whether the next one may be made from before it.
      refusal = cause;
    }
  }
  if (refusal !== undefined || !believed) throw new ReleaseError(`Nothing is released in ${store.name}.`, { cause: refusal });
  return { release: believed, pointer, tag, head };
}

/** The entries to check, oldest first, and the release that they start from. */
async function since(store: Store, head: NamedEntry, known: VerifiedHead | undefined, read: ReleaseReader): Promise<{ base: Release | undefined; entries: LogEntry[] }> {
  const last = known?.head && { release: known.release, head: known.head };
  if (last && head.entry.sequence <= last.head.entry.sequence) {
    throw new ReleaseError(`The pointer of ${store.name} was set back from change ${last.head.entry.sequence} to ${head.entry.sequence}. Going back is a change of its own: npm run release -- rollback --to ID.`);
  }
  const entries = [head.entry];
  if (last && head.entry.sequence - last.head.entry.sequence <= longestWalk) {
    for (let oldest = head.entry; oldest.previous !== last.head.digest; entries.unshift(oldest)) {
      const before = oldest.previous === null ? undefined : await readEntry(store, oldest.previous);
      if (!before || before.sequence !== oldest.sequence - 1 || before.sequence <= last.head.entry.sequence) {
        throw new ReleaseError(`The log of ${store.name} does not lead back to change ${last.head.entry.sequence}, which was live before: somebody replaced a part of it. Restore log/ from a backup.`);
      }
      oldest = before;
    }
    return { base: last.release, entries };
  }
  if (head.entry.previous === null) return { base: undefined, entries };
  const before = await readEntry(store, head.entry.previous);
  if (before.sequence !== head.entry.sequence - 1 || before.release !== head.entry.from) {
    throw new ReleaseError(`Entry ${head.entry.sequence} of the log of ${store.name} does not follow from entry ${before.sequence}. Restore log/ from a backup.`);
  }
  // Where the document before can't be read, only a key for everything can be believed: it counts as a change of every part.
  const base = await read(before.release).catch((cause: unknown) => {
    if (cause instanceof ReleaseError) return undefined;
    throw cause;
  });
  return { base: base?.digest === before.documentDigest ? base.release : undefined, entries };
}

async function believe(storeName: string, keys: readonly PublicKey[], entry: LogEntry, before: Release | undefined, read: ReleaseReader): Promise<Release> {
  const refused = (why: string, cause?: unknown) =>
    new ReleaseError(`Change ${entry.sequence} of ${storeName} (${entry.action} ${entry.parts.join(', ')}) is refused: ${why}. Go back with the owner's key: npm run release -- rollback --to ID`, { cause });
  let signer: PublicKey;
  try {
    signer = signerOf(keys, entry.actor, 'entry', signedText(entry), entry.signature);
  } catch (cause) {
    throw cause instanceof KeyError ? refused(cause.message, cause) : cause;
  }
  if (signer.revokedAfter !== null && entry.sequence > signer.revokedAfter) throw refused(`the key ${signer.name} was revoked at ${signer.revokedAt ?? ''}`);
  const { release, digest } = await read(entry.release);
  if (digest !== entry.documentDigest) throw refused(`the document ${entry.release} was changed after it was released`);
  const foreign = changedParts(before, release).filter((part) => !mayRelease(signer, part));
  if (foreign.length > 0) throw refused(`the key ${signer.name} may not release ${foreign.join(', ')}`);
  return release;
}
