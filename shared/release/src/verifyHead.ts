import { parseWith, releasePointerSchema, type Release, type ReleasePointer } from '@odysseus/contract';
import { checkTrust, type Evidence } from './trustCheck';
import { keyRingKey, readKeyRing, type PublicKey } from './keyRing';
import { entriesFrom, entryReader, readEntry, type LogEntry, type NamedEntry } from './logEntry';
import { readRelease, type ReleaseReader } from './releaseDocument';
import { ReleaseError } from './ReleaseError';
import { readSeals, type Seals } from './seals';
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
  /** Over every file of the release; absent where nobody signs, or the entry was written by earlier tools. */
  readonly seals: Seals | undefined;
}

/** A change that was believed at some time, as somebody noted it. */
export interface NotedChange {
  readonly sequence: number;
  /** The entry's name. */
  readonly entry: string;
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
 * there by a key that may release it ({@link checkTrust}). Cheap while nothing changes: then it reads the pointer alone.
 * @param last what was believed before: only what came since is checked then, and a pointer set back to before it is refused
 * @param read reads documents, for whoever needs them afterwards
 * @param noted what was believed by an earlier process; nothing from before it is believed any more
 * @throws {ReleaseError} naming what can't be believed; {StoreError} when the store can't be read
 */
export async function verifyHead(
  store: Store,
  last?: VerifiedHead,
  read: ReleaseReader = (id) => readRelease(store, id),
  noted?: NotedChange,
): Promise<VerifiedHead> {
  const current = await readPointer(store);
  if (!current)
    throw new ReleaseError(
      `Nothing is released in ${store.name}. Run npm run release -- publish shell, with the cities.`,
    );
  const { pointer, tag } = current;
  if (last?.tag === tag) return last;
  const { entry: digest } = pointer;
  const keys = await readKeyRing(store);
  const wasSigned = last?.head !== undefined || noted !== undefined;
  if (digest === undefined && wasSigned)
    throw new ReleaseError(
      `The pointer of ${store.name} names no entry of the log, and what was live before was signed: somebody replaced it. Restore it from a backup, or release again with the owner's key.`,
    );
  if (digest === undefined && !(await store.has(keyRingKey)))
    return { release: (await read(pointer.release)).release, pointer, tag, head: undefined, seals: undefined };
  if (digest === undefined)
    throw new ReleaseError(
      `The pointer of ${store.name} names no entry of the log: it was not written by npm run release. Release again with the owner's key.`,
    );
  const head = { digest, entry: await readEntry(store, digest) };
  if (head.entry.release !== pointer.release || head.entry.sequence !== pointer.sequence) {
    throw new ReleaseError(
      `The pointer of ${store.name} names ${pointer.release}, and its entry of the log ${head.entry.release}: somebody edited it. Go back with npm run release -- rollback --to ID.`,
    );
  }
  // The pointer was written anew, and says the same.
  if (last?.head?.digest === digest) return { ...last, pointer, tag };
  const before = last?.head && { release: last.release, head: last.head, seals: last.seals };
  if (before && head.entry.sequence <= before.head.entry.sequence)
    throw setBack(store, before.head.entry.sequence, head.entry.sequence);
  if (!before && noted) await refuseOlder(store, keys, head, noted);
  const { release, seals } = await checkTrust(evidenceOf(store, keys, read), head, before);
  return { release, pointer, tag, head, seals };
}

/**
 * A change that was live and believed at some time, checked again, whatever the pointer says now.
 * @throws {ReleaseError} naming what can't be believed any more; {StoreError} when the store can't be read
 */
export async function verifyNoted(store: Store, { entry: digest }: NotedChange): Promise<VerifiedHead> {
  const head = { digest, entry: await readEntry(store, digest) };
  return verifyEntry(store, await readKeyRing(store), head);
}

/**
 * The changes before the one that the pointer names, newest first, each checked again: what a service starts with that can serve
 * nothing of the newest. What can't be believed is left out.
 * @param noted what was believed by an earlier process: nothing from before it is given, and nothing that does not lead back to it
 * @throws {ReleaseError} where the log can't be read any further back; {StoreError} when the store can't be read
 */
export async function* changesBefore(store: Store, noted?: NotedChange): AsyncGenerator<VerifiedHead, void, undefined> {
  const newest = (await readPointer(store))?.pointer.entry;
  if (newest === undefined) return;
  const keys = await readKeyRing(store);
  let left = furthestBack;
  for await (const named of entriesFrom(store, newest)) {
    if ((noted && named.entry.sequence < noted.sequence) || left-- < 0) return;
    if (named.digest !== newest) {
      const verified = await believedOrNone(async () => {
        if (noted) await refuseOlder(store, keys, named, noted);
        return verifyEntry(store, keys, named);
      });
      if (verified) yield verified;
    }
  }
}

/** Changes that {@link changesBefore} looks at: what was live long ago is no help to anybody. */
const furthestBack = 100;

async function believedOrNone(look: () => Promise<VerifiedHead>): Promise<VerifiedHead | undefined> {
  try {
    return await look();
  } catch (cause) {
    if (cause instanceof ReleaseError) return undefined;
    throw cause;
  }
}

/** A change that the pointer does not name, checked as if it did. */
async function verifyEntry(store: Store, keys: readonly PublicKey[], head: NamedEntry): Promise<VerifiedHead> {
  const { release, seals } = await checkTrust(
    evidenceOf(store, keys, (id) => readRelease(store, id)),
    head,
  );
  const { digest, entry } = head;
  const pointer = { schemaVersion: 1, release: release.id, sequence: entry.sequence, entry: digest } as const;
  return { release, pointer, tag: '', head, seals };
}

function evidenceOf(store: Store, keys: readonly PublicKey[], read: ReleaseReader): Evidence {
  const sealsOf = (entry: LogEntry): Promise<Seals | undefined> =>
    entry.seals === undefined ? Promise.resolve(undefined) : readSeals(store, entry.seals);
  return { storeName: store.name, keys, read, entryOf: entryReader(store), sealsOf };
}

function setBack(store: Store, from: number, to: number): ReleaseError {
  return new ReleaseError(
    `The pointer of ${store.name} was set back from change ${from} to ${to}. Going back is a change of its own: npm run release -- rollback --to ID.`,
  );
}

/** @throws {ReleaseError} where the log does not lead back to what was noted, unless the owner has spoken since */
async function refuseOlder(
  store: Store,
  keys: readonly PublicKey[],
  head: NamedEntry,
  noted: NotedChange,
): Promise<void> {
  if (head.digest === noted.entry) return;
  if (head.entry.sequence <= noted.sequence) throw setBack(store, noted.sequence, head.entry.sequence);
  if (keys.some(({ name, parts }) => name === head.entry.actor && parts.includes('*'))) return;
  for await (const { digest, entry } of entriesFrom(store, head.digest, entryReader(store))) {
    if (digest === noted.entry) return;
    if (entry.sequence <= noted.sequence) break;
  }
  throw new ReleaseError(
    `The log of ${store.name} does not lead back to change ${noted.sequence}, which was live before: somebody replaced a part of it. Restore log/ from a backup, or begin anew with the owner's key: npm run release -- rollback --to ID`,
  );
}
