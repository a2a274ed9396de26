import { parseRelease } from '@odysseus/contract';
import { sha256 } from './canonical';
import { currentPreviewSeals } from './preview';
import { sealContent } from './releaseDocument';
import { SealBrokenError } from './SealBrokenError';
import { sealHistory } from './sealHistory';
import { brokenFile, groupOf, readSeal, type Digests, type SealedGroup } from './seals';
import type { Store, StoredObject } from './store';
import type { VerifiedHead } from './verifyHead';

/** Reads files of releases, and gives out none that is not what was sealed. */
export interface SealedStore extends Pick<Store, 'name' | 'get'> {
  /**
   * @returns undefined for what nobody sealed
   * @throws {SealBrokenError} for a file that is not what was sealed
   */
  get(key: string): Promise<StoredObject | undefined>;
  /** The sealed files whose keys begin so. @param folder `parts/<part>/<version>/`, `pages/<frame>/<part>/<version>/`, or `releases/<id>` */
  list(folder: string): Promise<string[]>;
}

export interface SealedStoreOptions {
  /** What is live, and believed. */
  readonly head: () => Promise<VerifiedHead>;
  readonly now: () => Date;
  /** Told each time that a file is refused. */
  readonly onTrouble?: (broken: SealBrokenError) => void;
  /** Bytes of files that were found good and are kept, so that neither the disk nor whoever writes to it is asked again. */
  readonly kept?: number;
}

const usuallyKept = 128 * 1024 * 1024;
/** Milliseconds for which the seals of previews are not read again. */
const previewsKept = 3_000;

/**
 * A store whose files are believed only as they were sealed: by the change that is live, by one before it (open tabs go on asking
 * for what they started with), or for a preview that has not expired. What nobody sealed is not there. A file that was found good
 * stays in memory for a while. A release that nobody signed, such as a development server's, is given out as it is: whether there
 * may be one, `head` decides.
 */
export function sealedStore(
  store: Store,
  { head, now, onTrouble = () => undefined, kept = usuallyKept }: SealedStoreOptions,
): SealedStore {
  const seals = new Map<string, Promise<Digests>>();
  const files = keptFiles(kept);
  const history = sealHistory(store);
  const previews = keptPreviews(store, now);
  /** From the lists that were live while this store was open. */
  const wasLive = new Map<string, string>();
  let newestList: VerifiedHead['seals'];

  const sealNamed = (digest: string): Promise<Digests> => {
    const known = seals.get(digest) ?? readSeal(store, digest);
    seals.set(digest, known);
    known.catch(() => seals.delete(digest));
    return known;
  };

  /** What a seal says. Of the live document the entry holds the digest too, so it is there without its seal, but not its copies. */
  async function sealedIn(
    { kind, name }: SealedGroup,
    digest: string,
    { head: newest, release }: VerifiedHead,
  ): Promise<Digests> {
    try {
      return await sealNamed(digest);
    } catch (cause) {
      if (!(cause instanceof SealBrokenError)) throw cause;
      onTrouble(cause);
      if (kind !== 'documents' || name !== release.id || !newest) throw cause;
      return { [`releases/${name}.json`]: newest.entry.documentDigest };
    }
  }

  async function sealOf(
    group: SealedGroup,
    { head: newest, seals: list }: VerifiedHead,
  ): Promise<{ readonly digest: string; readonly isOld: boolean } | undefined> {
    const { kind, name } = group;
    if (list !== newestList)
      for (const each of ['versions', 'pages', 'documents'] as const)
        for (const [known, digest] of Object.entries(list?.[each] ?? {})) wasLive.set(`${each} ${known}`, digest);
    newestList = list;
    const live = wasLive.get(`${kind} ${name}`);
    if (live !== undefined) return { digest: live, isOld: false };
    const earlier = newest && (await history.find(newest.digest, group));
    if (earlier !== undefined) return { digest: earlier, isOld: true };
    const previewed = kind === 'versions' ? (await previews()).get(name) : undefined;
    return previewed === undefined ? undefined : { digest: previewed, isOld: false };
  }

  return {
    name: store.name,
    async get(key) {
      const verified = await head();
      if (verified.head === undefined) return store.get(key);
      const group = groupOf(key);
      const seal = group && (await sealOf(group, verified));
      const wanted = group && seal && (await sealedIn(group, seal.digest, verified))[key];
      if (wanted === undefined) return undefined;
      // Any team's key can sign an old document's name; then its content must give its id, which copies don't tell.
      const byName = group?.kind === 'documents' && seal?.isOld === true;
      if (byName && !key.endsWith('.json')) return undefined;
      const known = files.get(key, wanted);
      if (known) return known;
      const found = await store.get(key);
      if (found && sha256(found.body) === wanted)
        return byName && !isNamedByContent(group.name, found.body) ? undefined : files.keep(key, wanted, found);
      const broken = brokenFile(store, key, found);
      onTrouble(broken);
      throw broken;
    },
    async list(folder) {
      const verified = await head();
      if (verified.head === undefined) return store.list(folder);
      const group = groupOf(folder.startsWith('releases/') ? `${folder}.json` : folder);
      const seal = group && (await sealOf(group, verified));
      return seal
        ? Object.keys(await sealNamed(seal.digest))
            .filter((key) => key.startsWith(folder))
            .sort()
        : [];
    },
  };
}

function isNamedByContent(id: string, body: Buffer): boolean {
  const release = parseRelease(JSON.parse(body.toString('utf8')));
  return sealContent(release, release.frame, new Date()).id === id;
}

/** Files that were asked for lately, by key and digest. @param most bytes */
function keptFiles(most: number): {
  get(key: string, digest: string): StoredObject | undefined;
  keep(key: string, digest: string, file: StoredObject): StoredObject;
} {
  const files = new Map<string, StoredObject>();
  let bytes = 0;
  return {
    get(key, digest) {
      const id = `${digest} ${key}`;
      const known = files.get(id);
      if (!known) return undefined;
      files.delete(id);
      files.set(id, known);
      return known;
    },
    keep(key, digest, file) {
      const id = `${digest} ${key}`;
      if (!files.has(id)) bytes += file.body.length;
      files.set(id, file);
      for (const [oldest, { body }] of files) {
        if (bytes <= most) break;
        files.delete(oldest);
        bytes -= body.length;
      }
      return file;
    },
  };
}

function keptPreviews(store: Store, now: () => Date): () => Promise<ReadonlyMap<string, string>> {
  let read: { readonly at: number; readonly seals: Promise<ReadonlyMap<string, string>> } | undefined;
  return () => {
    const at = now().getTime();
    if (!read || Math.abs(at - read.at) >= previewsKept) {
      read = { at, seals: currentPreviewSeals(store, new Date(at)) };
      read.seals.catch(() => (read = undefined));
    }
    return read.seals;
  };
}
