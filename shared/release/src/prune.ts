import { pagesPrefix, type Release } from '@odysseus/contract';
import { commit, type Change } from './commit';
import { eachInParallel } from './eachInParallel';
import { authorise, mayRelease, readKeyRing } from './keyRing';
import { entriesFrom, entryKey, entryReader, type NamedEntry } from './logEntry';
import { versionsIn } from './operations';
import { pageSetsOf } from './page';
import { currentPreviewSeals, recordedPreviews } from './preview';
import { readRelease } from './releaseDocument';
import { ReleaseError } from './ReleaseError';
import type { ReleaseKey } from './releaseKey';
import { isAside, putBack, removeAside, setAside } from './setAside';
import { groupOf, readSeals, sealsFolder, versionFoldersOf } from './seals';
import { StoreError, type Store } from './store';
import { verifyHead } from './verifyHead';

export interface PruneOptions {
  readonly store: Store;
  readonly key: ReleaseKey;
  /** Whatever was live within so many days stays; 2 at least, for tabs that are open that long. */
  readonly days: number;
  /** By the store's clock, see `storeTime`. */
  readonly now: Date;
  readonly message: string;
  /** Only says what would go. */
  readonly dryRun?: boolean;
}

export interface Pruning {
  /** Folders that went, or would: `parts/paris/1.0.0-…/`. */
  readonly folders: readonly string[];
  readonly files: number;
}

const shortestDays = 2;
const longestDays = 36_500;
const dayLength = 86_400_000;
const parallelFolders = 8;

/** `parts/<part>/<version>/…` and its like, and `pages/<frame>/<part>/<version>/…`. Anything else is left alone, builds under way too. */
const versionFolder =
  /^(?:(?:parts|private|server)|pages\/[0-9a-z-]+)\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+(?:-[0-9a-z.]+)?)\//;

/** Days that were asked for. @throws {ReleaseError} */
export function pruneDays(text: string): number {
  const days = Number(text);
  if (!/^\d+$/.test(text.trim()) || days < shortestDays || days > longestDays) {
    throw new ReleaseError(
      `"${text}" is no number of days to keep: give a whole number of at least ${shortestDays}, because open tabs stay with the release that they started with.`,
    );
  }
  return days;
}

/** Now, by the store's clock where this machine's is ahead of it: a clock that is wrong must not make old what is not. */
export async function storeTime(store: Store, now: Date): Promise<Date> {
  const key = 'log/clock.json';
  await store.put(key, '{}');
  const there = await store.modified(key);
  return there && there < now ? there : now;
}

/**
 * Removes the versions of parts, and prerendered pages, that no release names that was live within the last days, no preview
 * shows, and that are not that new themselves. The removal stands in the log, and only parts that the key may release go.
 * @throws {ReleaseError} when a release that was live can't be read, so that nobody knows what it needs
 */
export async function prune(options: PruneOptions): Promise<Pruning> {
  const { store, key, days, now, dryRun = false } = options;
  pruneDays(String(days));
  const cutoff = new Date(now.getTime() - days * dayLength);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const owner = authorise(await readKeyRing(store), key, []);
    const { head, release } = await verifyHead(store);
    if (!head)
      throw new ReleaseError(
        `${store.name} has no log, so nobody knows what was live. Release something first: npm run release -- publish`,
      );
    const kept = await foldersNeeded(store, head.digest, release, cutoff, now);
    const groups = await versionFolders(store);
    const expired = (await recordedPreviews(store, now)).expired;
    const doomed: { folder: string; keys: string[] }[] = [];
    for (const [folder, { part, keys }] of groups) {
      if (kept.has(folder) || (await isRecent(store, keys, cutoff))) {
        // A removal broke off before it counted, and somebody needs this now.
        if (!dryRun && keys.some(isAside)) await putBack(store, folder);
      } else if (mayRelease(owner, part)) doomed.push({ folder, keys });
    }
    const pruning = {
      folders: doomed.map(({ folder }) => folder),
      files: doomed.reduce((sum, { keys }) => sum + keys.length, 0),
    };
    if (dryRun || (doomed.length === 0 && expired.length === 0)) return pruning;
    if (!(await announce(options, head, release, pruning.folders))) continue;
    await eachInParallel(doomed, parallelFolders, ({ folder, keys }) => removeAside(store, folder, keys));
    await store.remove(expired);
    await removeSeals(
      store,
      head.digest,
      new Set([...groups.keys()].filter((folder) => !pruning.folders.includes(folder))),
      cutoff,
      now,
    );
    return pruning;
  }
  throw new ReleaseError(`Others kept releasing to ${store.name}. Nothing was removed; try again.`);
}

/**
 * Writes into the log that these folders go. Before that none of them counts as whole any more: whoever began earlier to go
 * back to one of them is overtaken by the entry, and looks again; whoever begins later finds it gone. Where this breaks off
 * nothing is lost, and the next prune finishes, or puts back what is needed then.
 * @returns false when somebody released meanwhile, who may need them; they are whole again then
 */
async function announce(
  { store, key, message }: PruneOptions,
  head: NamedEntry,
  release: Release,
  folders: readonly string[],
): Promise<boolean> {
  // Said as a boolean: `next` changes it.
  let overtaken = false as boolean;
  const next: Change['next'] = (base) => {
    overtaken = base.head !== head.digest;
    if (overtaken) throw new ReleaseError('Somebody released in the meantime.');
    return { existing: release.id };
  };
  try {
    await eachInParallel(folders, parallelFolders, (folder) => setAside(store, folder));
    await commit({ action: 'prune', message, next }, { store, key });
    return true;
  } catch (cause) {
    await eachInParallel(folders, parallelFolders, (folder) => putBack(store, folder)).catch((trouble: unknown) => {
      // What the store does not let this one put back, the next one does.
      if (!(trouble instanceof StoreError)) throw trouble;
    });
    if (!overtaken) throw cause;
    return false;
  }
}

/** Removes the seals that no change names any more of what the store still holds. @param folders what it still holds */
async function removeSeals(
  store: Store,
  head: string,
  folders: ReadonlySet<string>,
  cutoff: Date,
  now: Date,
): Promise<void> {
  const named = new Set((await currentPreviewSeals(store, now)).values());
  const groups = new Set([...folders].map((folder) => groupOf(folder)?.name));
  for await (const { entry } of entriesFrom(store, head, entryReader(store))) {
    if (entry.seals === undefined || named.has(entry.seals)) continue;
    named.add(entry.seals);
    // An edited or lost list is for whoever restores the log.
    const list = await readSeals(store, entry.seals).catch((cause: unknown) => {
      if (!(cause instanceof ReleaseError)) throw cause;
      return undefined;
    });
    for (const [name, digest] of Object.entries({ ...list?.versions, ...list?.pages }))
      if (groups.has(name)) named.add(digest);
    for (const digest of Object.values(list?.documents ?? {})) named.add(digest);
  }
  const old: string[] = [];
  await eachInParallel(
    (await store.list(sealsFolder)).filter((key) => !named.has(digestIn(key))),
    parallelFolders,
    async (key) => {
      const written = await store.modified(key);
      // What came lately may be on its way to be named.
      if (written && written < cutoff) old.push(key);
    },
  );
  await store.remove(old);
}

const digestIn = (key: string): string => key.slice(sealsFolder.length).replace(/\.json$/, '');

/** Folders of every version that a release needs, and of its pages. */
function needs(release: Release): string[] {
  const { frame } = release;
  return [
    ...versionsIn(release).flatMap(({ part, version }) => versionFoldersOf(part, version)),
    ...(frame === undefined ? [] : pageSetsOf(release).map(({ part, version }) => pagesPrefix(frame, part, version))),
  ];
}

/** The home page shows the cities' pictures of the versions that it was made with; it stays while their faces do. */
async function namedByHome(store: Store, { frame, shell }: Release): Promise<string[]> {
  const home =
    frame === undefined ? undefined : await store.get(`${pagesPrefix(frame, 'shell', shell.version)}index.html`);
  return [...(home?.body.toString('utf8') ?? '').matchAll(/\/parts\/([a-z][a-z0-9-]*)\/([0-9][0-9a-z.-]*)\//g)].flatMap(
    ([, part = '', version = '']) => versionFoldersOf(part, version),
  );
}

async function foldersNeeded(store: Store, head: string, live: Release, cutoff: Date, now: Date): Promise<Set<string>> {
  const kept = new Set([...needs(live), ...(await namedByHome(store, live))]);
  const read = new Set([live.id]);
  let until = now;
  for await (const { digest, entry } of entriesFrom(store, head)) {
    if (until < cutoff) break;
    if (!read.has(entry.release))
      for (const folder of needs((await readRelease(store, entry.release)).release)) kept.add(folder);
    read.add(entry.release);
    // What was before it was live until it came: by the clock of who wrote it, or of the store, whichever says later.
    const written = await store.modified(entryKey(digest));
    until = new Date(Math.max(Date.parse(entry.at), written?.getTime() ?? 0));
    // The release that was live before there was a log.
    if (entry.previous === null && entry.from !== null && until >= cutoff)
      for (const folder of needs((await readRelease(store, entry.from)).release)) kept.add(folder);
  }
  for (const { part, version } of (await recordedPreviews(store, now)).current)
    for (const folder of versionFoldersOf(part, version)) kept.add(folder);
  return kept;
}

async function versionFolders(store: Store): Promise<Map<string, { part: string; keys: string[] }>> {
  const groups = new Map<string, { part: string; keys: string[] }>();
  for (const prefix of ['parts/', 'private/', 'server/', 'pages/']) {
    for (const key of await store.list(prefix)) {
      const [folder, part] = versionFolder.exec(key) ?? [];
      if (folder === undefined || part === undefined) continue;
      const group = groups.get(folder) ?? { part, keys: [] };
      group.keys.push(key);
      groups.set(folder, group);
    }
  }
  return groups;
}

/** Whether a version came lately: it may be on its way to be released. */
async function isRecent(store: Store, keys: readonly string[], cutoff: Date): Promise<boolean> {
  const newest = keys.find((key) => key.endsWith('/manifest.json')) ?? keys.filter((key) => !isAside(key)).at(-1);
  const written = newest === undefined ? undefined : await store.modified(newest);
  return written !== undefined && written >= cutoff;
}
