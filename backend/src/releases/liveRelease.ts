import type { Release } from '@odysseus/contract';
import {
  auditRelease,
  brokenSeals,
  changesBefore,
  groupOfVersion,
  keyRingKey,
  readSeal,
  ReleaseError,
  SealBrokenError,
  sealsIn,
  verifyHead,
  verifyNoted,
  type NotedChange,
  type Store,
  type VerifiedHead,
} from '@odysseus/release';

/** Milliseconds for which the pointer is not read again. */
const pointerLife = 250;
/** Milliseconds for which a release whose files are not whole is not looked through again, nor the log for one before it. */
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
  /** Told of a file or a seal that is not what was released, when there is no earlier release to stay with. */
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
 * one. Where there is none, as right after a start, a release with damaged files is live without those, and one that lost the seal
 * over a city without that city. Where the shell's is lost, or the document itself is damaged, the service starts with an earlier
 * change that can be believed, if it has not gone past it before.
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
  let lookedBackAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<VerifiedHead> | undefined;

  async function audit(next: VerifiedHead): Promise<void> {
    if (!head) return begin(next);
    if (failed?.tag === next.tag && Math.abs(now() - failed.at) < auditLife) throw failed.cause;
    try {
      await auditRelease(store, next, { thorough, known: new Set(head.seals && sealsIn(head.seals)) });
    } catch (cause) {
      failed = { tag: next.tag, at: now(), cause };
      throw cause;
    }
  }

  /** Looks through the first release of this process: damaged files and lost seals are said, and the rest is served. */
  async function begin(next: VerifiedHead): Promise<void> {
    const lost = await brokenSeals(store, next);
    try {
      await auditRelease(store, next, { thorough, known: new Set(lost.keys()) });
    } catch (cause) {
      if (!(cause instanceof SealBrokenError)) throw cause;
      onDamage(cause);
    }
    for (const broken of lost.values()) onDamage(broken);
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
        if (!head) await refuseWithoutShell(next);
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

  /**
   * What a service starts with that can't have what is live: a change before it, back to the one that was believed when the service
   * ran before, which is served also where it has lost the shell's seal: its pages are there.
   * @throws {unknown} the failure where nothing of it can be had
   */
  async function lastGood(failure: unknown): Promise<VerifiedHead> {
    if (Math.abs(now() - lookedBackAt) < auditLife) throw failure;
    lookedBackAt = now();
    const noted = memory?.recall();
    const good = await earlier(noted).catch(() => undefined);
    if (good) return good;
    try {
      const last = noted ? await verifyNoted(store, noted) : await verifyHead(store);
      if (last.head === undefined) throw failure;
      await begin(last);
      return last;
    } catch {
      throw failure;
    }
  }

  async function earlier(noted: NotedChange | undefined): Promise<VerifiedHead | undefined> {
    for await (const change of changesBefore(store, noted)) {
      if (!change.seals || (await shellSealBroken(change))) continue;
      await begin(change);
      return change;
    }
    return undefined;
  }

  /** @throws {SealBrokenError} where there may be an earlier change with a shell to begin with */
  async function refuseWithoutShell(next: VerifiedHead): Promise<void> {
    const broken = await shellSealBroken(next);
    if (broken) throw broken;
  }

  async function shellSealBroken({ release, seals }: VerifiedHead): Promise<SealBrokenError | undefined> {
    const digest = seals?.versions[groupOfVersion('shell', release.shell.version).name];
    if (digest === undefined) return undefined;
    return readSeal(store, digest).then(
      () => undefined,
      (cause: unknown) => {
        if (cause instanceof SealBrokenError) return cause;
        throw cause;
      },
    );
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
