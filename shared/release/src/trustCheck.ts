import type { Release } from '@odysseus/contract';
import { frameOf } from './frameOf';
import { mayRelease, type PublicKey } from './keyRing';
import type { EntryReader, LogEntry, NamedEntry } from './logEntry';
import { changedParts } from './operations';
import type { ReleaseReader } from './releaseDocument';
import { ReleaseError } from './ReleaseError';
import { KeyError } from './releaseKey';
import { misfitOf, resealedParts, type Seals } from './seals';
import { signerIn } from './signerIn';

/** What it takes to check an entry. */
export interface Evidence {
  readonly storeName: string;
  readonly keys: readonly PublicKey[];
  readonly read: ReleaseReader;
  readonly entryOf: EntryReader;
  /** The seals that an entry names, if it names any. */
  readonly sealsOf: (entry: LogEntry) => Promise<Seals | undefined>;
}

/** A change that was believed before. */
export interface TrustedChange {
  readonly release: Release;
  readonly head: NamedEntry;
  readonly seals: Seals | undefined;
}

/**
 * The release that an entry made live, where every part of it was put there by a key that may release that part. The log is
 * walked back from the entry; for each part the newest entry counts that a key for that part signed, whatever others signed
 * since: the part must be in the release as it was in that entry's document. The walk ends at what was believed before, at an
 * entry of a key for everything, which speaks for all that is left, or at the log's beginning, where nothing was there yet. So
 * one small file is read for each change since, and one document for each key.
 * @param last what was believed before; the log must lead back to it, unless a key for everything has signed since
 * @throws {ReleaseError} saying what can't be believed
 */
export async function checkTrust(
  evidence: Evidence,
  head: NamedEntry,
  last?: TrustedChange,
): Promise<Pick<TrustedChange, 'release' | 'seals'>> {
  const { storeName, keys } = evidence;
  const refused = (why: string, cause?: unknown): ReleaseError =>
    new ReleaseError(
      `Change ${head.entry.sequence} of ${storeName} (${`${head.entry.action} ${head.entry.parts.join(', ')}`.trim()}) is refused: ${why}. Go back with the owner's key: npm run release -- rollback --to ID`,
      { cause },
    );

  let signer: PublicKey;
  try {
    signer = signerIn(keys, head.entry);
  } catch (cause) {
    throw cause instanceof KeyError ? refused(cause.message, cause) : cause;
  }
  const { release, digest } = await evidence.read(head.entry.release);
  if (digest !== head.entry.documentDigest) throw refused(changedDocument(head.entry.release));
  // Decides which pages visitors get, the shell's too: it follows from the parts, and is nobody's to choose.
  if (release.frame !== undefined && release.frame !== frameOf(release))
    throw refused(`the document ${release.id} names pages that are not those of its parts (frame ${release.frame})`);

  const seals = await evidence.sealsOf(head.entry).catch((cause: unknown) => {
    throw cause instanceof ReleaseError ? refused(cause.message, cause) : cause;
  });
  /** Every part that the signer may not release is as those made it who may. */
  async function checkOthers(): Promise<void> {
    /** Parts of which it is known who put them there. */
    const settled = new Set(signer.parts);
    for await (const { voucher, before, sealsBefore } of vouchersBack(evidence, head, last, settled, refused)) {
      const changed = new Set([...changedParts(before, release), ...sealedAnew(sealsBefore, seals, before && release)]);
      const foreign = [...changed].filter(
        (part) => !settled.has(part) && (voucher === undefined || mayRelease(voucher, part)),
      );
      if (foreign.length > 0) throw refused(`the key ${signer.name} may not release ${foreign.join(', ')}`);
      for (const part of voucher?.parts ?? []) settled.add(part);
    }
  }

  if (!signer.parts.includes('*')) await checkOthers();
  const misfit = seals && misfitOf(release, seals);
  if (misfit !== undefined) throw refused(misfit);
  return { release, seals };
}

/** Who spoke for parts that are not settled, newest first, and in which release; last of all what nobody has to speak for. */
async function* vouchersBack(
  { storeName, keys, read, entryOf, sealsOf }: Evidence,
  head: NamedEntry,
  last: TrustedChange | undefined,
  settled: ReadonlySet<string>,
  refused: (why: string, cause?: unknown) => ReleaseError,
): AsyncGenerator<
  {
    readonly voucher: PublicKey | undefined;
    readonly before: Release | undefined;
    readonly sealsBefore: Seals | undefined;
  },
  void,
  undefined
> {
  for (let at = head; ; at = await entryBefore(storeName, at.entry, entryOf)) {
    const { entry } = at;
    if (last && at.digest === last.head.digest)
      return yield { voucher: undefined, before: last.release, sealsBefore: last.seals };
    if (last && entry.sequence <= last.head.entry.sequence) throw notLeadingBack(storeName, last);
    const voucher = voucherIn(keys, entry, settled);
    if (voucher) {
      const document = await read(entry.release).catch((cause: unknown) => {
        throw cause instanceof ReleaseError
          ? refused(`change ${entry.sequence}, on which it builds, can't be read (${cause.message})`, cause)
          : cause;
      });
      if (document.digest !== entry.documentDigest)
        throw refused(`${changedDocument(entry.release)} by change ${entry.sequence}, on which it builds`);
      yield { voucher, before: document.release, sealsBefore: await sealsOf(entry) };
      if (voucher.parts.includes('*')) return;
    }
    if (entry.previous === null && last) throw notLeadingBack(storeName, last);
    if (entry.previous === null) return yield { voucher: undefined, before: undefined, sealsBefore: undefined };
  }
}

/** The key whose entry says something of parts that are not settled yet; what nobody may have signed says nothing. */
function voucherIn(keys: readonly PublicKey[], entry: LogEntry, settled: ReadonlySet<string>): PublicKey | undefined {
  const claimed = keys.find(({ name }) => name === entry.actor);
  if (!claimed?.parts.some((part) => !settled.has(part))) return undefined;
  try {
    return signerIn(keys, entry);
  } catch (cause) {
    if (cause instanceof KeyError) return undefined;
    throw cause;
  }
}

/** Parts whose files are vouched for anew, where others vouched for them before; all of them where nobody did. */
function sealedAnew(before: Seals | undefined, after: Seals | undefined, release: Release | undefined): string[] {
  if (!after || !release) return [];
  return before ? resealedParts(before, after) : changedParts(undefined, release);
}

async function entryBefore(
  storeName: string,
  { sequence, previous, from }: LogEntry,
  entryOf: EntryReader,
): Promise<NamedEntry> {
  const digest = previous ?? '';
  const entry = await entryOf(digest);
  if (entry.sequence !== sequence - 1 || entry.release !== from)
    throw new ReleaseError(
      `Entry ${sequence} of the log of ${storeName} does not follow from entry ${entry.sequence}. Restore log/ from a backup.`,
    );
  return { digest, entry };
}

function changedDocument(id: string): string {
  return `the document ${id} was changed after it was released`;
}

function notLeadingBack(storeName: string, { head }: TrustedChange): ReleaseError {
  return new ReleaseError(
    `The log of ${storeName} does not lead back to change ${head.entry.sequence}, which was live before: somebody replaced a part of it. Restore log/ from a backup, or begin anew with the owner's key: npm run release -- rollback --to ID`,
  );
}
