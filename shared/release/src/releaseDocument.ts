import { isDeepStrictEqual } from 'node:util';
import { ContractError, parseRelease, type Release } from '@odysseus/contract';
import { canonicalJson, sha256 } from './canonical';
import { documentCopies } from './documentCopies';
import { copyEndings, holdsFile } from './holdsFile';
import type { ReleaseContent } from './operations';
import { ReleaseError } from './ReleaseError';
import { readSeal, writeSeal, type Digests } from './seals';
import { ConditionFailedError, type Store } from './store';

/** A document as it is stored. */
export interface StoredRelease {
  readonly release: Release;
  readonly text: string;
  /** SHA-256 of its bytes. */
  readonly digest: string;
}

function releaseKeyOf(id: string): string {
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
  const body = {
    schemaVersion: 1,
    shell,
    ...(canaryShell ? { canaryShell } : {}),
    ...(frame === undefined ? {} : { frame }),
    microFrontends,
  };
  const id = `r-${sha256(canonicalJson(body)).slice(0, 16)}`;
  return asItStands({ ...body, id, createdAt: createdAt.toISOString() });
}

/**
 * Reads a release document.
 * @throws {ReleaseError} when there is none of that id, or what is there can't be read
 */
export async function readRelease(store: Store, id: string): Promise<StoredRelease> {
  if (!/^[0-9a-z-]{1,80}$/.test(id))
    throw new ReleaseError(`"${id}" is no id of a release. npm run release -- list shows them.`);
  const found = await store.get(releaseKeyOf(id));
  if (!found)
    throw new ReleaseError(
      `There is no release ${id} in ${store.name}. npm run release -- log shows those that were live.`,
    );
  try {
    const text = found.body.toString('utf8');
    const release = asItStands(JSON.parse(text));
    if (release.id !== id) throw new ContractError('The release document', [`id: says ${release.id}`]);
    return { release, text, digest: sha256(found.body) };
  } catch (cause) {
    throw new ReleaseError(
      `The release ${id} in ${store.name} is damaged. ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
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
 * Writes a release document. One of the same content that is there already is left as it is.
 * @returns what is stored: of two writers of the same content the first one's time counts
 * @throws {ReleaseError} when something else is stored under its id
 */
export async function writeRelease(
  store: Store,
  release: Release,
  read: ReleaseReader = (id) => readRelease(store, id),
): Promise<StoredRelease> {
  const key = releaseKeyOf(release.id);
  const textOf = writing(release);
  const text = textOf(release.createdAt);
  try {
    await store.put(key, text, { condition: { absent: true } });
    return { release, text, digest: sha256(text) };
  } catch (cause) {
    if (!(cause instanceof ConditionFailedError)) throw cause;
    const stored = await read(release.id);
    const { createdAt } = stored.release;
    // What the same tools wrote is the same to the letter; to compare what is read of it takes ten times as long.
    if (stored.text !== textOf(createdAt) && !isDeepStrictEqual(stored.release, { ...release, createdAt })) {
      throw new ReleaseError(
        `${key} in ${store.name} does not say what its name promises: somebody edited it. Remove it, then try again.`,
        { cause },
      );
    }
    return stored;
  }
}

/** A document's text, by its time: all else is written once. */
function writing({ createdAt: _time, ...content }: Release): (createdAt: string) => string {
  const start = JSON.stringify(content).slice(0, -1);
  return (createdAt) => `${start},"createdAt":${JSON.stringify(createdAt)}}`;
}

/**
 * Seals a stored document with its compressed copies, which are made where they are missing or not the document's.
 * @param known the seal that it has already, if any
 * @returns the seal's name
 * @throws {ReleaseError} when the document is not what it was
 */
export async function sealDocument(
  store: Store,
  { release, digest }: StoredRelease,
  known: string | undefined,
): Promise<string> {
  const key = releaseKeyOf(release.id);
  if (known !== undefined && (await holds(store, key, digest, await readSeal(store, known)))) return known;
  const body = (await store.get(key))?.body;
  if (!body || sha256(body) !== digest)
    throw new ReleaseError(`The release ${release.id} in ${store.name} was changed by somebody just now. Try again.`);
  const files: Record<string, string> = { [key]: digest };
  for (const ending of copyEndings) {
    const name = key + ending;
    const present = (await store.get(name))?.body;
    const isGood = present !== undefined && (await holdsFile(ending, present, body));
    const copy = isGood ? present : documentCopies[ending](body);
    if (!isGood) await store.put(name, copy);
    files[name] = sha256(copy);
  }
  return writeSeal(store, files);
}

/** Whether a store holds the files of a seal, one of which has this digest. */
async function holds(store: Store, key: string, digest: string, files: Digests): Promise<boolean> {
  if (files[key] !== digest) return false;
  for (const [name, wanted] of Object.entries(files)) {
    const found = await store.get(name);
    if (!found || sha256(found.body) !== wanted) return false;
  }
  return true;
}
