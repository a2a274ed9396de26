import { parseWith, type Release } from '@odysseus/contract';
import * as z from 'zod/mini';
import { canonicalJson, sha256 } from './canonical';
import { eachInParallel } from './eachInParallel';
import { versionsIn } from './operations';
import { pageSetsOf } from './page';
import { ReleaseError } from './ReleaseError';
import { SealBrokenError } from './SealBrokenError';
import type { Store, StoredObject } from './store';

const digestSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const sealSchema = z.strictObject({ schemaVersion: z.literal(1), files: z.record(z.string(), digestSchema) });
/** SHA-256 of each file of a group, by its key in the store. */
export type Digests = Readonly<Record<string, string>>;

const sealsSchema = z.strictObject({
  schemaVersion: z.literal(1),
  /** By `paris@1.0.0`: the seal over a version's public, private and server files. */
  versions: z.record(z.string(), digestSchema),
  /** By `<frame>/paris@1.0.0`: the seal over the pages that show it. */
  pages: z.record(z.string(), digestSchema),
  /** By release: the seal over the document and its compressed copies. */
  documents: z.record(z.string(), digestSchema),
});
/** Names of the seals over everything that a release shows. An entry of the log names the list, and so signs every file. */
export type Seals = z.infer<typeof sealsSchema>;

/** What one seal covers: a version's files, a set of pages, or a document with its copies. */
export interface SealedGroup {
  readonly kind: 'versions' | 'pages' | 'documents';
  /** As the list of seals has it. */
  readonly name: string;
  /** Whose key may seal it; undefined for a document, which belongs to all parts. */
  readonly part: string | undefined;
}

export const sealsFolder = 'log/seals/';
const parallelReads = 16;

export const groupOfVersion = (part: string, version: string): SealedGroup => ({
  kind: 'versions',
  name: `${part}@${version}`,
  part,
});
export const groupOfPages = (frame: string, part: string, version: string): SealedGroup => ({
  kind: 'pages',
  name: `${frame}/${part}@${version}`,
  part,
});
export const groupOfDocument = (id: string): SealedGroup => ({ kind: 'documents', name: id, part: undefined });

/** The group that a key belongs to. Anything else of a store is checked where it is read: pointer, log, keys. */
export function groupOf(key: string): SealedGroup | undefined {
  const [, part, version] = /^(?:parts|private|server)\/([^/]+)\/([^/]+)\//.exec(key) ?? [];
  if (part !== undefined && version !== undefined) return groupOfVersion(part, version);
  const [, frame, shownPart, shown] = /^pages\/([^/]+)\/([^/]+)\/([^/]+)\//.exec(key) ?? [];
  if (frame !== undefined && shownPart !== undefined && shown !== undefined)
    return groupOfPages(frame, shownPart, shown);
  const [, id] = /^releases\/([0-9a-z-]+)\.json(?:\.br|\.gz)?$/.exec(key) ?? [];
  return id === undefined ? undefined : groupOfDocument(id);
}

/** Where a seal, or a list of them, stands: its name is its content. */
export function sealKey(digest: string): string {
  return `${sealsFolder}${digest}.json`;
}

/** Every folder of a version. */
export function versionFoldersOf(part: string, version: string): string[] {
  return ['parts', 'private', 'server'].map((folder) => `${folder}/${part}/${version}/`);
}

/** What the files of a version are now, as a store holds them. */
export async function digestsOfVersion(store: Store, part: string, version: string): Promise<Digests> {
  const keys = (await Promise.all(versionFoldersOf(part, version).map((folder) => store.list(folder)))).flat();
  const files: Record<string, string> = {};
  await eachInParallel(keys, parallelReads, async (key) => {
    const found = await store.get(key);
    if (found) files[key] = sha256(found.body);
  });
  return files;
}

/** @returns the seal's name */
export function writeSeal(store: Store, files: Digests): Promise<string> {
  return write(store, { schemaVersion: 1, files });
}

/** @returns the list's name */
export function writeSeals(store: Store, seals: Seals): Promise<string> {
  return write(store, seals);
}

async function write(store: Store, value: unknown): Promise<string> {
  const text = canonicalJson(value);
  const digest = sha256(text);
  // Its name is its content, so nothing is lost where it is there; and written anew it is too young to be pruned.
  await store.put(sealKey(digest), text);
  return digest;
}

/** @throws {SealBrokenError} when it is missing, or not what its name says */
export async function readSeal(store: Store, digest: string): Promise<Digests> {
  const key = sealKey(digest);
  const found = await store.get(key);
  if (!found || sha256(found.body) !== digest)
    throw new SealBrokenError(key, store.name, found ? 'was changed' : 'is missing', 'Restore log/ from a backup.');
  return parseWith(sealSchema, JSON.parse(found.body.toString('utf8')), key).files;
}

/** What is wrong with a file that is not what was sealed. @param found what stands in its place */
export function brokenFile(store: Pick<Store, 'name'>, key: string, found: StoredObject | undefined): SealBrokenError {
  return new SealBrokenError(key, store.name, found ? 'was changed' : 'is missing', mending(key));
}

function mending(key: string): string {
  const group = groupOf(key);
  if (group?.part === undefined)
    return 'Restore it from a backup, or release anything again: npm run release -- publish <part>';
  const folder = group.kind === 'pages' ? key.split('/').slice(0, 4).join('/') : key.split('/').slice(1, 3).join('/');
  const folders =
    group.kind === 'pages'
      ? `${folder}/`
      : ['parts', 'private', 'server'].map((name) => `${name}/${folder}/`).join(', ');
  return `Restore it from a backup, or remove ${folders} and release the part again: npm run release -- publish ${group.part}`;
}

/** @throws {ReleaseError} when it is missing, or not what its name says */
export async function readSeals(store: Store, digest: string): Promise<Seals> {
  const key = sealKey(digest);
  const found = await store.get(key);
  if (!found) throw new ReleaseError(`${store.name} lacks the list of seals ${key}. Restore log/ from a backup.`);
  if (sha256(found.body) !== digest)
    throw new ReleaseError(
      `The list of seals ${key} of ${store.name} was changed after it was written. Restore log/ from a backup.`,
    );
  return parseWith(sealsSchema, JSON.parse(found.body.toString('utf8')), key);
}

/** The names of every seal in a list. */
export function sealsIn({ versions, pages, documents }: Seals): string[] {
  return [...Object.values(documents), ...Object.values(pages), ...Object.values(versions)];
}

/**
 * The parts whose files, or pages, are not those that were sealed before, though it is the same version in the same frame:
 * nobody but who may release the part can have changed them.
 */
export function resealedParts(before: Seals, after: Seals): string[] {
  const differing = (one: Digests, other: Digests): string[] =>
    Object.keys(one).filter((name) => name in other && other[name] !== one[name]);
  const names = [...differing(before.versions, after.versions), ...differing(before.pages, after.pages)];
  return [...new Set(names.map((name) => name.replace(/^.*\//, '').replace(/@.*$/, '')))].sort();
}

/** What a list of seals lacks of a release, or has beyond it; undefined where it covers that release and nothing else. */
export function misfitOf(release: Release, { versions, pages, documents }: Seals): string | undefined {
  const named = new Set(versionsIn(release).map(({ part, version }) => groupOfVersion(part, version).name));
  const shown = new Set(
    release.frame === undefined
      ? []
      : pageSetsOf(release).map(({ part, version }) => groupOfPages(release.frame ?? '', part, version).name),
  );
  const missing = [...named].find((name) => !(name in versions)) ?? (release.id in documents ? undefined : release.id);
  if (missing !== undefined) return `its seals leave out ${missing}`;
  const foreign = [
    ...Object.keys(versions).filter((name) => !named.has(name)),
    ...Object.keys(pages).filter((name) => !shown.has(name)),
    ...Object.keys(documents).filter((id) => id !== release.id),
  ][0];
  return foreign === undefined ? undefined : `its seals cover ${foreign}, which it does not show`;
}
