import { parseWith } from '@odysseus/contract';
import * as z from 'zod/mini';
import { sha256 } from './canonical';
import { ReleaseError } from './ReleaseError';
import { signWith, type ReleaseKey } from './releaseKey';
import type { Store } from './store';

export const actions = ['publish', 'canary', 'promote', 'abort', 'rollback', 'prune'] as const;
export type Action = (typeof actions)[number];

const digestSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const releaseIdSchema = z.string().check(z.regex(/^[0-9a-z-]{1,80}$/));

export const logEntrySchema = z.strictObject({
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
  /** What was live before. */
  from: z.nullable(releaseIdSchema),
  /** Ed25519 over everything else, base64url. */
  signature: z.string(),
});
/** One change of what is live. Entries are named by their content and hold each other's names, so that none can be changed or taken out unseen. */
export type LogEntry = z.infer<typeof logEntrySchema>;

export function entryKey(digest: string): string {
  return `log/${digest}.json`;
}

/** What the signature covers. */
export function signedText({ signature: _signature, ...entry }: LogEntry): string {
  const { sequence, previous, at, actor, action, parts, message, release, documentDigest, from } = entry;
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
  if (sha256(found.body) !== digest) throw new ReleaseError(`The entry ${digest} of the log of ${store.name} was changed after it was written. Restore log/ from a backup.`);
  return parseWith(logEntrySchema, JSON.parse(found.body.toString('utf8')), `The log's entry ${digest}`);
}

/** An entry with its name. */
export interface NamedEntry {
  readonly digest: string;
  readonly entry: LogEntry;
}

/** The log from an entry back to the first, newest first; read as it is asked for. */
export async function* entriesFrom(store: Store, head: string | undefined): AsyncGenerator<NamedEntry, void, undefined> {
  for (let digest = head; digest !== undefined; ) {
    const entry = await readEntry(store, digest);
    yield { digest, entry };
    digest = entry.previous ?? undefined;
  }
}
