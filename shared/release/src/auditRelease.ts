import { sha256 } from './canonical';
import { eachInParallel } from './eachInParallel';
import { ReleaseError } from './ReleaseError';
import { SealBrokenError } from './SealBrokenError';
import { brokenFile, groupOf, readSeal, sealsIn } from './seals';
import type { Store } from './store';
import type { VerifiedHead } from './verifyHead';

const parallelReads = 16;

export interface AuditOptions {
  /** Reads every file, as a disk allows; of a bucket only the names are looked at, and each file is checked when it is asked for. */
  readonly thorough: boolean;
  /** Names of seals that are known already, and not looked at. */
  readonly known?: ReadonlySet<string>;
}

/**
 * Looks, before a release goes live in a service, whether all its files are there and as they were sealed.
 * @throws {ReleaseError} when nothing was sealed, {SealBrokenError} naming the first file that is missing or was changed
 */
export async function auditRelease(
  store: Store,
  { head, seals, release }: VerifiedHead,
  { thorough, known = new Set() }: AuditOptions,
): Promise<void> {
  // Where nobody signs, nobody seals.
  if (head === undefined) return;
  if (!seals) throw unsealed(store, release.id);
  for (const digest of sealsIn(seals)) {
    if (known.has(digest)) continue;
    const files = Object.entries(await readSeal(store, digest));
    await (thorough ? checkContents(store, files) : checkNames(store, files));
  }
}

/** The seals of a release that are gone, or not what was signed, by their names. */
export async function brokenSeals(
  store: Store,
  { seals }: Pick<VerifiedHead, 'seals'>,
): Promise<ReadonlyMap<string, SealBrokenError>> {
  const broken = new Map<string, SealBrokenError>();
  await eachInParallel(seals ? [...new Set(sealsIn(seals))] : [], parallelReads, async (digest) => {
    await readSeal(store, digest).catch((cause: unknown) => {
      if (!(cause instanceof SealBrokenError)) throw cause;
      broken.set(digest, cause);
    });
  });
  return broken;
}

/** What is live was released before files were sealed. */
export function unsealed(store: Pick<Store, 'name'>, id: string): ReleaseError {
  return new ReleaseError(
    `The release ${id} of ${store.name} was made by earlier tools, which sealed no files, so nobody knows whether they are what was released. Release once more with the owner's key: npm run release -- publish shell (on the machine that holds the store's folder, npm start does it)`,
  );
}

async function checkContents(store: Store, files: readonly (readonly [key: string, digest: string])[]): Promise<void> {
  await eachInParallel(files, parallelReads, async ([key, digest]) => {
    const found = await store.get(key);
    if (!found || sha256(found.body) !== digest) throw brokenFile(store, key, found);
  });
}

async function checkNames(store: Store, files: readonly (readonly [key: string, digest: string])[]): Promise<void> {
  const folders = new Set(files.map(([key]) => folderOf(key)));
  const present = new Set((await Promise.all([...folders].map((folder) => store.list(folder)))).flat());
  const missing = files.find(([key]) => !present.has(key));
  if (missing) throw brokenFile(store, missing[0], undefined);
}

/** The folder of a version or of a set of pages; a document's own name. */
function folderOf(key: string): string {
  const pieces = key.split('/');
  return groupOf(key)?.kind === 'documents'
    ? key.replace(/\.json.*$/, '.json')
    : `${pieces.slice(0, key.startsWith('pages/') ? 4 : 3).join('/')}/`;
}
