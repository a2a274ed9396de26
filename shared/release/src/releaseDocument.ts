import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ContractError, parseRelease, type Release } from '@odysseus/contract';
import { canonicalJson, sha256 } from './canonical';
import type { ReleaseContent } from './operations';
import { ReleaseError } from './ReleaseError';
import { ConditionFailedError, type Store } from './store';

/** A document as it is stored. */
export interface StoredRelease {
  readonly release: Release;
  /** SHA-256 of its bytes. */
  readonly digest: string;
}

/** Brotli's quality: the best takes seconds for a document of 200 cities. */
const documentQuality = 9;

export function releaseKeyOf(id: string): string {
  return `releases/${id}.json`;
}

/**
 * Checks a document, and hands it on as it stands: what later tools wrote into it belongs to those who signed it, and to whoever
 * reads it next. Each reader leaves out for itself what it does not know.
 * @throws {ContractError}
 */
function asItStands(document: unknown): Release {
  parseRelease(document);
  return document as Release;
}

/**
 * Completes a release document with an id that its content decides.
 * @param frame names its prerendered pages, where it has any
 * @throws {ContractError} when the parts do not fit together
 */
export function sealContent(content: ReleaseContent, frame: string | undefined, createdAt: Date): Release {
  const { shell, canaryShell, microFrontends } = content;
  const body = { schemaVersion: 1, shell, ...(canaryShell ? { canaryShell } : {}), ...(frame === undefined ? {} : { frame }), microFrontends };
  const id = `r-${sha256(canonicalJson(body)).slice(0, 16)}`;
  return asItStands({ ...body, id, createdAt: createdAt.toISOString() });
}

/**
 * Reads a release document.
 * @throws {ReleaseError} when there is none of that id, or what is there can't be read
 */
export async function readRelease(store: Store, id: string): Promise<StoredRelease> {
  if (!/^[0-9a-z-]{1,80}$/.test(id)) throw new ReleaseError(`"${id}" is no id of a release. npm run release -- list shows them.`);
  const found = await store.get(releaseKeyOf(id));
  if (!found) throw new ReleaseError(`There is no release ${id} in ${store.name}. npm run release -- log shows those that were live.`);
  try {
    const release = asItStands(JSON.parse(found.body.toString('utf8')));
    if (release.id !== id) throw new ContractError('The release document', [`id: says ${release.id}`]);
    return { release, digest: sha256(found.body) };
  } catch (cause) {
    throw new ReleaseError(`The release ${id} in ${store.name} is damaged. ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Reads the document of a release. */
export type ReleaseReader = (id: string) => Promise<StoredRelease>;

/** Reads each document once: they never change, and one of many cities takes its time. */
export function readingOnce(store: Store): ReleaseReader {
  const read = new Map<string, Promise<StoredRelease>>();
  return (id) => {
    const reading = read.get(id) ?? readRelease(store, id);
    read.set(id, reading);
    return reading;
  };
}

/**
 * Writes a release document, and its compressed copies. One of the same content that is there already is left as it is.
 * @returns what is stored: of two writers of the same content the first one's time counts
 * @throws {ReleaseError} when something else is stored under its id
 */
export async function writeRelease(store: Store, release: Release, read: ReleaseReader = (id) => readRelease(store, id)): Promise<StoredRelease> {
  const key = releaseKeyOf(release.id);
  const text = JSON.stringify(release);
  let stored: StoredRelease = { release, digest: sha256(text) };
  let body: Buffer = Buffer.from(text);
  try {
    await store.put(key, body, { condition: { absent: true } });
  } catch (cause) {
    if (!(cause instanceof ConditionFailedError)) throw cause;
    const present = await store.get(key);
    stored = await read(release.id);
    if (!present || !isDeepStrictEqual({ ...stored.release, createdAt: '' }, { ...release, createdAt: '' })) {
      throw new ReleaseError(`${key} in ${store.name} does not say what its name promises: somebody edited it. Remove it, then try again.`, { cause });
    }
    body = present.body;
  }
  // Nobody sees the document before the pointer names it, so its copies may come after it.
  if (!(await store.has(`${key}.br`))) await store.put(`${key}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: documentQuality } }));
  if (!(await store.has(`${key}.gz`))) await store.put(`${key}.gz`, gzipSync(body));
  return stored;
}
