import type { Release } from '@odysseus/contract';
import { verifyHead, type Store, type VerifiedHead } from '@odysseus/release';

/** Milliseconds for which the pointer is not read again. */
const pointerLife = 250;

/** Reads the release that is live. Rejects when no good one was ever read. */
export type LiveRelease = () => Promise<Release>;

interface ReaderOptions {
  readonly now?: () => number;
  /** Told once for each kind of failure in a row, while the last good release goes on being served. */
  readonly onTrouble?: (cause: unknown) => void;
}

/**
 * Reads the release that is live. The pointer is read anew, the document that it names once: it never changes. In a store that
 * knows keys, a change counts only when it is signed by a key that may make it. A pointer or document that is damaged, or not
 * to be believed, does not take the site down: the last good release stays.
 */
export function liveReleaseReader(store: Store, { now = Date.now, onTrouble = () => undefined }: ReaderOptions = {}): LiveRelease {
  let head: VerifiedHead | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let told = '';
  let reading: Promise<Release> | undefined;

  async function read(): Promise<Release> {
    try {
      head = await verifyHead(store, head);
      told = '';
    } catch (cause) {
      if (!head) throw cause;
      if (told !== String(cause)) onTrouble(cause);
      told = String(cause);
    }
    checkedAt = now();
    return head.release;
  }

  return () => {
    if (head && Math.abs(now() - checkedAt) < pointerLife) return Promise.resolve(head.release);
    // Requests that come together read once.
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}
