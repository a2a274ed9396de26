import type { Release } from '@odysseus/contract';
import {
  auditRelease,
  keyRingKey,
  ReleaseError,
  SealBrokenError,
  verifyHead,
  verifyNoted,
  type NotedChange,
  type Store,
  type VerifiedHead,
} from '@odysseus/release';

/** Milliseconds for which the pointer is not read again. */
const pointerLife = 250;
/** Milliseconds for which a release whose files are not whole is not looked through again. */
const auditLife = 5_000;

/** Reads the release that is live. Rejects when no good one was ever read. */
export interface LiveRelease {
  (): Promise<Release>;
  /** The same, with what makes it believed. */
  head(): Promise<VerifiedHead>;
  /** Whether what the pointer names now was refused, and an earlier release goes on being served. */
  isRefusing(): boolean;
}

export interface ReaderOptions {
  readonly now?: () => number;
  /** Told once for each kind of failure in a row, while the last good release goes on being served. */
  readonly onTrouble?: (cause: unknown) => void;
  /** Told of a file that is not what was released, when there is no earlier release to stay with. */
  readonly onDamage?: (broken: SealBrokenError) => void;
  /** Whether every file of a release is read before it goes live: where the store is a disk. */
  readonly thorough?: boolean;
  /** Whether a release that nobody signed may be live, as in development. Never after one that somebody did sign. */
  readonly allowUnsigned?: boolean;
  /** What was believed when the service ran before, and what is from now on. */
  readonly memory?: { recall(): NotedChange | undefined; note(change: NotedChange): void };
}

/**
 * Reads the release that is live. The pointer is read anew, the document that it names once: it never changes. A change counts
 * only when it is signed by a key that may make it, and all its files are what was sealed. A pointer, document or file that is
 * damaged, or not to be believed, does not take the site down: the last good release stays, also that of a process before this
 * one. Where there is none, as right after a start, a release with damaged files is live without those.
 */
export function liveReleaseReader(store: Store, options: ReaderOptions = {}): LiveRelease {
  const {
    now = Date.now,
    onTrouble = () => undefined,
    onDamage = () => undefined,
    thorough = true,
    allowUnsigned = false,
    memory,
  } = options;
  let head: VerifiedHead | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let told = '';
  let failed: { readonly tag: string; readonly at: number; readonly cause: unknown } | undefined;
  let reading: Promise<VerifiedHead> | undefined;

  async function audit(next: VerifiedHead): Promise<void> {
    if (failed?.tag === next.tag && Math.abs(now() - failed.at) < auditLife) throw failed.cause;
    try {
      await auditRelease(store, next, { thorough, known: new Set(head?.seals && sealNames(head.seals)) });
    } catch (cause) {
      if (!head && cause instanceof SealBrokenError) return onDamage(cause);
      failed = { tag: next.tag, at: now(), cause };
      throw cause;
    }
  }

  async function read(): Promise<VerifiedHead> {
    try {
      const next = await verifyHead(store, head, undefined, memory?.recall());
      if (next !== head) {
        if (next.head === undefined && !allowUnsigned) {
          throw new ReleaseError(
            `Nobody signed what is live in ${store.name}: it has no ${keyRingKey}. Restore that file from a backup, or release with a key: npm run release -- publish shell`,
          );
        }
        await audit(next);
      }
      if (next.head && next.head.digest !== head?.head?.digest)
        memory?.note({ sequence: next.head.entry.sequence, entry: next.head.digest });
      head = next;
      told = '';
    } catch (cause) {
      head ??= await lastGood(cause);
      if (told !== String(cause)) onTrouble(cause);
      told = String(cause);
    }
    checkedAt = now();
    return head;
  }

  /** What was believed when the service ran before. @throws {unknown} the failure where that can't be had either */
  async function lastGood(failure: unknown): Promise<VerifiedHead> {
    const noted = memory?.recall();
    if (!noted) throw failure;
    try {
      const good = await verifyNoted(store, noted);
      await audit(good);
      return good;
    } catch {
      throw failure;
    }
  }

  const verified = (): Promise<VerifiedHead> => {
    if (head && Math.abs(now() - checkedAt) < pointerLife) return Promise.resolve(head);
    // Requests that come together read once.
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return Object.assign(async () => (await verified()).release, {
    head: verified,
    isRefusing: () => head !== undefined && told !== '',
  });
}

function sealNames({ versions, pages, documents }: NonNullable<VerifiedHead['seals']>): string[] {
  return [...Object.values(versions), ...Object.values(pages), ...Object.values(documents)];
}
