import { parseWith } from '@odysseus/contract';
import * as z from 'zod/mini';
import { canonicalJson, sha256 } from './canonical';
import { eachInParallel } from './eachInParallel';
import { ReleaseError } from './ReleaseError';
import { signWith, type ReleaseKey } from './releaseKey';
import type { Store } from './store';

export const actions = ['publish', 'canary', 'promote', 'abort', 'rollback', 'prune'] as const;
export type Action = (typeof actions)[number];

const digestSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const releaseIdSchema = z.string().check(z.regex(/^[0-9a-z-]{1,80}$/));

const knownEntrySchema = z.object({
  /** Counts the changes of the store from 1. */
  sequence: z.int().check(z.gte(1)),
  /** SHA-256 of the entry before; null for the first. */
  previous: z.nullable(digestSchema),
  /** ISO 8601, UTC. */
  at: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  /** Name of the key that signed. */
  actor: z.string(),
  action: z.enum(actions),
  /** The parts that changed. */
  parts: z.array(z.string()),
  message: z.string(),
  /** What is live from here on. */
  release: releaseIdSchema,
  /** SHA-256 of the document's bytes. */
  documentDigest: digestSchema,
  /** Names the seals over every file behind it (`seals.ts`). Entries of earlier tools have none. */
  seals: z.optional(digestSchema),
  /** What was live before. */
  from: z.nullable(releaseIdSchema),
  /** Ed25519 over everything else, base64url. */
  signature: z.string(),
});
/** One change of what is live. Entries are named by their content and hold each other's names, so that none can be changed or taken out unseen. */
export type LogEntry = z.infer<typeof knownEntrySchema>;

/** Fields of later tools stay with the entry: the signature covers them. */
const logEntrySchema = z.looseObject(knownEntrySchema.shape);

export function entryKey(digest: string): string {
  return `log/${digest}.json`;
}

/**
 * What the signature covers: the entry as it stands. One with more than the first tools wrote is covered as a whole, in canonical
 * form, so that whoever does not know a field checks the same text as whoever does.
 */
export function signedText({ signature: _signature, ...entry }: LogEntry): string {
  const { sequence, previous, at, actor, action, parts, message, release, documentDigest, from, ...added } = entry;
  if (Object.values(added).some((value) => value !== undefined)) return canonicalJson(entry);
  return JSON.stringify([sequence, previous, at, actor, action, parts, message, release, documentDigest, from]);
}

export function signEntry(entry: Omit<LogEntry, 'signature' | 'actor'>, key: ReleaseKey): LogEntry {
  const unsigned: LogEntry = { ...entry, actor: key.name, signature: '' };
  return { ...unsigned, signature: signWith(key, 'entry', signedText(unsigned)) };
}

/**
 * @param digest the entry's name
 * @throws {ReleaseError} when it is missing, damaged, or not what its name says
 */
export async function readEntry(store: Store, digest: string): Promise<LogEntry> {
  const found = await store.get(entryKey(digest));
  if (!found) throw new ReleaseError(`The log of ${store.name} lacks the entry ${digest}. Restore log/ from a backup.`);
  if (sha256(found.body) !== digest)
    throw new ReleaseError(
      `The entry ${digest} of the log of ${store.name} was changed after it was written. Restore log/ from a backup.`,
    );
  try {
    return parseWith(logEntrySchema, JSON.parse(found.body.toString('utf8')), `The log's entry ${digest}`);
  } catch (cause) {
    throw new ReleaseError(
      `The log of ${store.name} names an entry ${digest} that is none: npm run release did not write it. Restore log/ from a backup.`,
      { cause },
    );
  }
}

/** An entry with its name. */
export interface NamedEntry {
  readonly digest: string;
  readonly entry: LogEntry;
}

/** Reads an entry of the log by its name. */
export type EntryReader = (digest: string) => Promise<LogEntry>;

/** Entries that are read one after the other; a longer way back is read all at once. */
const readSingly = 64;
const parallelReads = 32;

/**
 * Reads entries for a walk back through the log. Each names the one before, so that only one at a time can be asked for; where
 * that takes long, the whole log is read ahead, of which a bucket gives many entries at a time.
 */
export function entryReader(store: Store): EntryReader {
  let count = 0;
  let ahead: ReadonlyMap<string, LogEntry> | undefined;
  return async (digest) => {
    count += 1;
    if (count > readSingly) ahead ??= new Map((await everyEntry(store)).map((named) => [named.digest, named.entry]));
    return ahead?.get(digest) ?? readEntry(store, digest);
  };
}

/** Every entry that the store holds, in no order, those too that never became a part of the log; what is damaged is left out. */
export async function everyEntry(store: Store): Promise<NamedEntry[]> {
  const digests = (await store.list('log/')).flatMap((key) => /^log\/([0-9a-f]{64})\.json$/.exec(key)?.[1] ?? []);
  const found: NamedEntry[] = [];
  await eachInParallel(digests, parallelReads, async (digest) => {
    try {
      found.push({ digest, entry: await readEntry(store, digest) });
    } catch (cause) {
      if (!(cause instanceof ReleaseError)) throw cause;
    }
  });
  return found;
}

/** The log from an entry back to the first, newest first; read as it is asked for. */
export async function* entriesFrom(
  store: Store,
  head: string | undefined,
  entryOf: EntryReader = (digest) => readEntry(store, digest),
): AsyncGenerator<NamedEntry, void, undefined> {
  for (let digest = head; digest !== undefined;) {
    const entry = await entryOf(digest);
    yield { digest, entry };
    digest = entry.previous ?? undefined;
  }
}
