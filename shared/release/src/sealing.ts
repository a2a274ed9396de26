import { pagesPrefix, type Release } from '@odysseus/contract';
import { versionsIn } from './operations';
import { pageSetsOf, type PageSet } from './page';
import { sha256 } from './canonical';
import type { SealedStore } from './sealedStore';
import {
  digestsOfVersion,
  groupOf,
  groupOfPages,
  groupOfVersion,
  brokenFile,
  readSeal,
  writeSeal,
  type Digests,
  type SealedGroup,
  type Seals,
} from './seals';
import type { Store } from './store';

/** Seals that a change begins with, and those that it makes. */
export interface Sealing {
  readonly store: Store;
  /** Of what is live. */
  readonly before: Seals | undefined;
  /** Finds the seal of what an earlier change showed. */
  readonly earlier: (group: SealedGroup) => Promise<string | undefined>;
  /** By `paris@1.0.0`: what was built for this change, as it was built. */
  readonly built: Readonly<Record<string, Digests>>;
  /** What this change has sealed so far, by group; it stays when somebody else was faster. */
  readonly made: Map<string, string>;
  /** Whether the change's key may seal anew what was sealed before. */
  readonly mayReseal: (part: string) => boolean;
  /** Whether a sealed set of pages is to be looked at, rather than taken for whole. */
  readonly mend: boolean;
}

/**
 * Seals the versions that a release names. What was sealed before keeps its seal, unless it was built anew; what was built is
 * sealed as it was built; and a version that nobody sealed, as it lies in the store.
 */
export async function sealVersions(
  { store, before, earlier, built, made, mayReseal }: Sealing,
  release: Release,
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const { part, version } of versionsIn(release)) {
    const group = groupOfVersion(part, version);
    const { name } = group;
    const fresh = built[name];
    const known = before?.versions[name] ?? made.get(name);
    const digest =
      fresh && (known === undefined || mayReseal(part))
        ? await writeSeal(store, fresh)
        : (known ?? (await earlier(group)) ?? (await writeSeal(store, await digestsOfVersion(store, part, version))));
    versions[name] = digest;
    made.set(name, digest);
  }
  return versions;
}

/**
 * The sets of pages of a release that are sealed and there, and those that are to be made.
 * @param lookBack whether earlier changes are asked, too; pages that are made anew need no look
 */
export async function sealedPages(
  { store, before, earlier, made, mend }: Sealing,
  release: Release,
  lookBack: boolean,
): Promise<{ readonly pages: Record<string, string>; readonly missing: readonly PageSet[] }> {
  const pages: Record<string, string> = {};
  const missing: PageSet[] = [];
  const { frame } = release;
  for (const set of frame === undefined ? [] : pageSetsOf(release)) {
    const group = groupOfPages(frame ?? '', set.part, set.version);
    const live = before?.pages[group.name] ?? made.get(group.name);
    const digest = live ?? (lookBack ? await earlier(group) : undefined);
    const isWhole =
      digest !== undefined &&
      ((live !== undefined && !mend) || made.has(group.name) || (await isAsSealed(store, digest)));
    if (isWhole) pages[group.name] = digest;
    else missing.push(set);
  }
  return { pages, missing };
}

async function isAsSealed(store: Store, digest: string): Promise<boolean> {
  for (const [key, wanted] of Object.entries(await readSeal(store, digest))) {
    const found = await store.get(key);
    if (!found || sha256(found.body) !== wanted) return false;
  }
  return true;
}

/**
 * Seals sets of pages that were just made. A set that was sealed before, and that the key may not seal anew, keeps its seal.
 * @param files what was written, by key
 */
export async function sealPages(
  { store, before, made, mayReseal }: Sealing,
  frame: string,
  sets: readonly PageSet[],
  files: Digests,
): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const { part, version } of sets) {
    const { name } = groupOfPages(frame, part, version);
    const own = Object.fromEntries(
      Object.entries(files).filter(([key]) => key.startsWith(pagesPrefix(frame, part, version))),
    );
    const known = before?.pages[name];
    const digest =
      known !== undefined && !mayReseal(part)
        ? known
        : Object.keys(own).length > 0
          ? await writeSeal(store, own)
          : undefined;
    if (digest === undefined) continue;
    pages[name] = digest;
    made.set(name, digest);
  }
  return pages;
}

/** Files of the versions of a release that is being made, given out as they are sealed. @param versions see {@link sealVersions} */
export function filesOfVersions(store: Store, versions: Readonly<Record<string, string>>): SealedStore {
  const seals = new Map<string, Promise<Digests>>();
  const sealOf = (key: string): Promise<Digests> | undefined => {
    const digest = versions[groupOf(key)?.name ?? ''];
    if (digest === undefined) return undefined;
    const read = seals.get(digest) ?? readSeal(store, digest);
    seals.set(digest, read);
    return read;
  };
  return {
    name: store.name,
    async get(key) {
      const wanted = (await sealOf(key))?.[key];
      if (wanted === undefined) return undefined;
      const found = await store.get(key);
      if (!found || sha256(found.body) !== wanted) throw brokenFile(store, key, found);
      return found;
    },
    list: async (folder) =>
      Object.keys((await sealOf(folder)) ?? {})
        .filter((key) => key.startsWith(folder))
        .sort(),
  };
}
