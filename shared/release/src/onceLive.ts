import type { Release } from '@odysseus/contract';
import { checkTrust } from './trustCheck';
import type { Base } from './commit';
import { readKeyRing } from './keyRing';
import { entriesFrom, entryReader, everyEntry, type EntryReader, type LogEntry, type NamedEntry } from './logEntry';
import { sealContent } from './releaseDocument';
import { ReleaseError } from './ReleaseError';
import { readSeals, type Seals } from './seals';

/**
 * A release that was live, as it was live: an entry of the log names it that can be believed, and its document is still the
 * one that was signed then.
 * @throws {ReleaseError} saying what is wrong, and what to do
 */
export async function onceLive(
  { store, head, read }: Base,
  id: string,
): Promise<{ readonly release: Release; readonly seals: Seals | undefined }> {
  const { release, digest } = await read(id);
  const sealsOf = async (entry: LogEntry): Promise<Seals | undefined> =>
    entry.seals === undefined ? undefined : readSeals(store, entry.seals);
  const evidence = {
    storeName: store.name,
    keys: await readKeyRing(store),
    read,
    entryOf: entryReader(store),
    sealsOf,
  };
  let refusal: unknown;
  for await (const named of log(store, head, evidence.entryOf)) {
    const { entry } = named;
    const before = entry.release !== id && isBeforeTheLog(named, release);
    if (entry.release !== id && !before) continue;
    try {
      if (!before && entry.documentDigest !== digest) {
        throw new ReleaseError(
          `releases/${id}.json in ${store.name} is not the document that change ${entry.sequence} made live: somebody edited it. Restore it from a backup, or choose another release: npm run release -- log`,
        );
      }
      const { seals } = await checkTrust(evidence, named);
      return { release, seals: before ? undefined : seals };
    } catch (cause) {
      if (!(cause instanceof ReleaseError)) throw cause;
      refusal ??= cause;
    }
  }
  if (refusal instanceof ReleaseError)
    throw new ReleaseError(`Nobody can go back to ${id}. ${refusal.message}`, { cause: refusal });
  throw new ReleaseError(
    `Nobody can go back to ${id}: the log of ${store.name} does not know it, so it was never live. npm run release -- log shows those that were.`,
  );
}

/** The log back from its newest entry; where it is broken, whatever entries the store still holds. */
async function* log(
  store: Base['store'],
  head: string | undefined,
  entryOf: EntryReader,
): AsyncGenerator<NamedEntry, void, undefined> {
  try {
    yield* entriesFrom(store, head, entryOf);
    if (head !== undefined) return;
  } catch (cause) {
    if (!(cause instanceof ReleaseError)) throw cause;
  }
  yield* await everyEntry(store);
}

/** Whether a release is the one that was live before there was a log. No entry holds its digest: the content must give its id. */
function isBeforeTheLog({ entry }: NamedEntry, release: Release): boolean {
  const begins = entry.previous === null && entry.sequence === 1 && entry.action !== 'rollback';
  return begins && entry.from === release.id && sealContent(release, release.frame, new Date()).id === release.id;
}
