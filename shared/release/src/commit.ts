import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@odysseus/contract';
import { sha256 } from './canonical';
import { checkPresence, checkRelease } from './checkRelease';
import { frameOf } from './frameOf';
import { authorise, mayRelease, readKeyRing, type PublicKey } from './keyRing';
import { entriesFrom, entryKey, readEntry, signEntry, type Action, type LogEntry, type NamedEntry } from './logEntry';
import { changedParts, versionsIn, type ReleaseContent } from './operations';
import {
  readingOnce,
  sealContent,
  sealDocument,
  writeRelease,
  type ReleaseReader,
  type StoredRelease,
} from './releaseDocument';
import { ReleaseError } from './ReleaseError';
import type { ReleaseKey } from './releaseKey';
import type { SealedStore } from './sealedStore';
import { sealHistory, type SealHistory } from './sealHistory';
import { filesOfVersions, sealedPages, sealPages, sealVersions, type Sealing } from './sealing';
import { groupOfDocument, resealedParts, writeSeals, type Digests, type SealedGroup, type Seals } from './seals';
import { ConditionFailedError, StoreError, type Store } from './store';
import { pointerKey, readPointer, verifyHead, type TaggedPointer, type VerifiedHead } from './verifyHead';

/**
 * Makes the prerendered pages of these parts in the release's frame, whatever is there.
 * @param files what the release's versions are made of: only this may be evaluated
 * @returns SHA-256 of each file as it was written, by key
 */
export type Compose = (release: Release, parts: readonly string[], files: SealedStore) => Promise<Digests>;

/** What a change starts from. */
export interface Base {
  readonly store: Store;
  /** Absent where nothing is live, or what is live can't be believed. */
  readonly live: Release | undefined;
  /** Name of the log's newest entry. */
  readonly head: string | undefined;
  readonly read: ReleaseReader;
}

/** What is to be live next: other content, or a release that was live before. */
export type Next =
  | { readonly content: ReleaseContent }
  | { readonly existing: string; /** What was sealed when it was live. */ readonly seals?: Seals | undefined };

export interface Change {
  readonly action: Action;
  /** Why, in the words of whoever does it. */
  readonly message: string;
  /** Asked again, from what is live then, whenever somebody else was faster. */
  readonly next: (base: Base) => Next | Promise<Next>;
}

export interface CommitOptions {
  readonly store: Store;
  readonly key: ReleaseKey;
  /** Where absent, pages are rendered in the browser alone. */
  readonly compose?: Compose | undefined;
  /** By `paris@1.0.0`: SHA-256 of each file of a version as it was built. Any other version is sealed as the store holds it. */
  readonly built?: Readonly<Record<string, Digests>> | undefined;
  /** Looks at the pages of what is live, too, and makes those anew that somebody removed or edited. */
  readonly mend?: boolean;
  readonly now?: () => Date;
}

export interface Outcome {
  readonly release: Release;
  /** False where everything was live already; nothing was written then. */
  readonly changed: boolean;
  readonly parts: readonly string[];
  readonly entry?: LogEntry;
}

const mostAttempts = 200;
/**
 * Milliseconds: the first pause after somebody else was faster, which doubles, and the longest. Each is shortened at random.
 * With fifty at once, a shorter longest one has them overtake each other three times as often as they get through.
 */
const firstPause = 200;
const longestPause = 10_000;
const longestMessage = 1_000;

/**
 * Makes a change live: writes the document and the log's entry, then swaps the pointer, which is the commit. Whoever is
 * overtaken starts again from what is live then, so that nobody's change is lost. Interrupted anywhere, it leaves live what was.
 * @throws {KeyError} when the key may not change these parts, {ReleaseError} when the change can't be made, {StoreError}
 */
export async function commit(
  change: Change,
  { store, key, compose, built = {}, mend = false, now = () => new Date() }: CommitOptions,
): Promise<Outcome> {
  const message = change.message.trim();
  if (message === '' || message.length > longestMessage)
    throw new ReleaseError(`A change needs its reason, in at most ${longestMessage} characters: --message "…"`);
  const seen: Seen = {
    read: readingOnce(store),
    whole: new Set(),
    sealed: new Map(),
    history: sealHistory(store),
    head: undefined,
  };
  const attempt: Attempt = {
    change: { ...change, message },
    store,
    key,
    compose,
    built,
    mend,
    now,
    seen,
    pagesFirst: change.action !== 'rollback',
  };
  for (let count = 0; count < mostAttempts; count += 1) {
    const outcome = await tryOnce(attempt);
    if (outcome) return outcome;
    await delay(Math.random() * Math.min(longestPause, firstPause * 2 ** count));
  }
  throw new ReleaseError(
    `Others released to ${store.name} ${mostAttempts} times while this change waited. Nothing was lost; try again.`,
  );
}

interface Attempt extends Required<Omit<CommitOptions, 'compose' | 'built'>> {
  readonly change: Change;
  readonly compose: Compose | undefined;
  readonly built: NonNullable<CommitOptions['built']>;
  readonly seen: Seen;
  /** Going back must not wait for anything: pages that were pruned since are made afterwards. */
  readonly pagesFirst: boolean;
}

interface Start extends Base {
  /** Of what is live. */
  readonly seals: Seals | undefined;
  readonly pointer: TaggedPointer | undefined;
  readonly headEntry: LogEntry | undefined;
}

/** What the attempts before this one found out. */
interface Seen {
  readonly read: ReleaseReader;
  /** Versions whose files were there, as `part@version`. */
  readonly whole: Set<string>;
  /** What this change has sealed, see `Sealing`. */
  readonly sealed: Map<string, string>;
  readonly history: SealHistory;
  head: VerifiedHead | undefined;
}

async function tryOnce(attempt: Attempt): Promise<Outcome | undefined> {
  const { change, store, key, compose, now, seen, pagesFirst } = attempt;
  const keys = await readKeyRing(store);
  const signer = authorise(keys, key, []);
  const start = await startOf(change, store, key, signer.parts.includes('*'), seen);
  const { live, pointer } = start;
  const next = await change.next(start);
  const { release, write } = await documentOf(start, next, (content) =>
    sealContent(content, compose ? frameOf(content) : undefined, now()),
  );
  // The first entry of a log vouches for everything.
  authorise(keys, key, start.head === undefined ? changedParts(undefined, release) : changedParts(live, release));

  checkRelease(release);
  await checkPresence(
    store,
    release,
    new Set((live ? versionsIn(live) : []).map(({ part, version }) => `${part}@${version}`)),
    seen.whole,
  );
  const sealing = sealingOf(attempt, start, next, signer);
  const versions = await sealVersions(sealing, release);
  const { pages, missing } = await sealedPages(sealing, release, !pagesFirst);
  if (compose && pagesFirst && missing.length > 0) {
    const files = await compose(
      release,
      missing.map(({ part }) => part),
      filesOfVersions(store, versions),
    );
    Object.assign(pages, await sealPages(sealing, release.frame ?? '', missing, files));
  }

  // Whoever was overtaken meanwhile writes nothing.
  if ((await readPointer(store))?.tag !== pointer?.tag) return undefined;
  const document = await write();
  const known =
    sealing.before?.documents[release.id] ??
    ('existing' in next ? await sealing.earlier(groupOfDocument(release.id)) : undefined);
  const seals: Seals = {
    schemaVersion: 1,
    versions,
    pages,
    documents: { [release.id]: await sealDocument(store, document, known) },
  };
  const digest = await writeSeals(store, seals);
  if (
    live &&
    start.headEntry &&
    change.action !== 'prune' &&
    start.headEntry.seals === digest &&
    sameContent(live, release)
  )
    return { release: live, changed: false, parts: [] };

  const parts = changesOf(start, release, seals);
  authorise(keys, key, parts);
  const entry = signEntry(
    {
      sequence: (start.headEntry?.sequence ?? pointer?.pointer.sequence ?? 0) + 1,
      previous: start.head ?? null,
      at: timeAfter(start.headEntry, now()),
      action: change.action,
      parts,
      message: change.message,
      release: release.id,
      documentDigest: document.digest,
      seals: digest,
      from: start.headEntry?.release ?? pointer?.pointer.release ?? null,
    },
    key,
  );
  const text = JSON.stringify(entry);
  const named: NamedEntry = { digest: sha256(text), entry };
  await writeEntry(store, named.digest, text);
  if (!(await swap(store, pointer, named))) return undefined;
  // Pages that were made afterwards are sealed by an entry of their own; whoever was faster made them as well.
  if (compose && !pagesFirst && missing.length > 0)
    await tryOnce({
      ...attempt,
      change: { ...change, next: ({ live: current }) => ({ existing: (current ?? release).id }) },
      pagesFirst: true,
    });
  return { release: document.release, changed: true, parts, entry };
}

function sealingOf(
  { store, built, mend, seen }: Attempt,
  { head, seals: before }: Start,
  next: Next,
  signer: PublicKey,
): Sealing {
  const given = 'existing' in next ? next.seals : undefined;
  const earlier = async (group: SealedGroup): Promise<string | undefined> =>
    given?.[group.kind][group.name] ?? (head === undefined ? undefined : seen.history.find(head, group));
  return { store, before, earlier, built, made: seen.sealed, mayReseal: (part) => mayRelease(signer, part), mend };
}

/** The parts that a change touches: those that another version is shown of, or whose files are sealed anew. */
function changesOf({ live, head, seals: before }: Start, release: Release, seals: Seals): string[] {
  if (head !== undefined && live && !before) return changedParts(undefined, release);
  return [...new Set([...changedParts(live, release), ...(before ? resealedParts(before, seals) : [])])];
}

/** The document of what is to be live, and what brings it into the store where it is not there yet. */
async function documentOf(
  { store, read }: Base,
  next: Next,
  seal: (content: ReleaseContent) => Release,
): Promise<{ release: Release; write: () => Promise<StoredRelease> }> {
  if ('existing' in next) {
    const document = await read(next.existing);
    return { release: document.release, write: () => Promise.resolve(document) };
  }
  const release = seal(next.content);
  return { release, write: () => writeRelease(store, release, read) };
}

/** What is live; for the owner who goes back, also where that can't be believed. */
async function startOf(change: Change, store: Store, key: ReleaseKey, isOwner: boolean, seen: Seen): Promise<Start> {
  const pointer = await readPointer(store);
  const { read } = seen;
  if (!pointer)
    return { store, read, pointer, live: undefined, head: undefined, headEntry: undefined, seals: undefined };
  const { entry: head, release } = pointer.pointer;
  // Released by other means than this package, before there was a log.
  if (head === undefined)
    return { store, read, pointer, live: (await read(release)).release, head, headEntry: undefined, seals: undefined };
  try {
    const verified = await verifyHead(store, seen.head, read);
    seen.head = verified;
    if (!verified.seals && !isOwner)
      throw new ReleaseError(
        `It was released by earlier tools, which sealed no files, so nobody but the owner can vouch for it. With the owner's key: npm run release -- publish shell.`,
      );
    return {
      store,
      read,
      pointer: verified,
      live: verified.release,
      head: verified.head?.digest,
      headEntry: verified.head?.entry,
      seals: verified.seals,
    };
  } catch (cause) {
    if (!(cause instanceof ReleaseError)) throw cause;
    if (!isOwner || change.action !== 'rollback') {
      throw new ReleaseError(
        `What is live can't be built upon. ${cause.message}${isOwner ? '' : ` The key ${key.name} can't do that: ask whoever has the owner's.`}`,
        { cause },
      );
    }
    // Where even the log's newest entry is gone, a new log begins, for which the owner vouches.
    const headEntry = await readEntry(store, head).catch((trouble: unknown) => {
      if (trouble instanceof StoreError) throw trouble;
      return undefined;
    });
    return { store, read, pointer, live: undefined, head: headEntry && head, headEntry, seals: undefined };
  }
}

function sameContent(one: Release, other: Release): boolean {
  return isDeepStrictEqual({ ...one, id: '', createdAt: '' }, { ...other, id: '', createdAt: '' });
}

/** Never before the entry before, whatever this machine's clock says. */
function timeAfter(before: LogEntry | undefined, now: Date): string {
  const time = now.toISOString();
  return before && before.at > time ? before.at : time;
}

async function writeEntry(store: Store, digest: string, text: string): Promise<void> {
  try {
    await store.put(entryKey(digest), text, { condition: { absent: true } });
  } catch (cause) {
    // Its name is its content: what is there says the same.
    if (!(cause instanceof ConditionFailedError)) throw cause;
  }
}

/** @returns false when somebody else was faster */
async function swap(store: Store, before: TaggedPointer | undefined, { digest, entry }: NamedEntry): Promise<boolean> {
  const text = JSON.stringify({ schemaVersion: 1, release: entry.release, sequence: entry.sequence, entry: digest });
  try {
    await store.put(pointerKey, text, { condition: before ? { tag: before.tag } : { absent: true } });
    return true;
  } catch (cause) {
    if (!(cause instanceof ConditionFailedError || cause instanceof StoreError)) throw cause;
    // The answer may have been lost rather than the write: then a repeated attempt met its own result.
    if (await isInLog(store, digest, entry.sequence).catch(() => false)) return true;
    if (cause instanceof StoreError) throw cause;
    return false;
  }
}

async function isInLog(store: Store, digest: string, sequence: number): Promise<boolean> {
  const head = (await readPointer(store))?.pointer.entry;
  for await (const { digest: found, entry } of entriesFrom(store, head)) {
    if (found === digest) return true;
    if (entry.sequence <= sequence) return false;
  }
  return false;
}
