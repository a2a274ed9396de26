import { defaultVersion, type RemoteManifest, type ShellManifest } from '@odysseus/contract';
import { fetchFiles, keepFailure, KeepError } from './download';
import type { KeptStore } from './keptStore';
import { belongsTo, fetchPage, type FetchedPage } from './keptPages';
import type { NamedRelease, ReleaseReader } from './releaseReader';
import type { CityState } from './messages';
import { readPage } from './pageFacts';
import { cityNeeds, folderOf, keepablePages, pageNeeds } from './pageNeeds';
import type { KeptCity } from './record';

interface CityOptions {
  readonly store: KeptStore;
  readonly releases: ReleaseReader;
  readonly now: () => number;
}

/** What a page without pictures takes, in bytes: pages are made when a release is, and no manifest lists them. */
const pageBytes = 26_000;

interface CityPlan {
  readonly needs: readonly string[];
  readonly pages: readonly string[];
  readonly manifests: { readonly shell: ShellManifest; readonly remote: RemoteManifest };
  /** Bytes of each file, by address. */
  readonly bytes: ReadonlyMap<string, number>;
  readonly integrity: ReadonlyMap<string, string>;
}

async function planCity(remote: string, width: number, live: NamedRelease, releases: ReleaseReader): Promise<CityPlan> {
  const versions = live.document.microFrontends[remote];
  if (!versions) throw new KeepError('gone', `${remote} is no part of the release ${live.id}.`);
  const folder = folderOf(defaultVersion(versions).url);
  const manifests = {
    shell: await releases.shellManifest(live.document),
    remote: await releases.remoteManifest(folder),
  };
  const files = [
    ...manifests.shell.files.map((file) => ({ ...file, url: live.document.shell.url + file.path })),
    ...manifests.remote.files.map((file) => ({ ...file, url: folder + file.path })),
  ];
  return {
    needs: cityNeeds(live.document, live.url, remote, manifests, width),
    pages: keepablePages(live.document, remote),
    manifests,
    bytes: new Map(files.map(({ url, bytes }) => [url, bytes])),
    integrity: new Map(files.map(({ url, integrity }) => [url, integrity])),
  };
}

/** Whether a kept city shows what is live: a release that changed other cities alone leaves it as it is. */
async function isCurrent(kept: KeptCity, live: NamedRelease, store: KeptStore): Promise<boolean> {
  if (kept.release.id === live.id) return true;
  const paths = keepablePages(live.document, kept.remote);
  if (paths.length !== kept.pages.length) return false;
  for (const path of paths) {
    const page = kept.pages.some((known) => known.path === path) ? await store.open(path) : undefined;
    if (!page || !belongsTo(readPage(await page.text(), kept.width), live.document, path)) return false;
  }
  return true;
}

/** What is kept of a city, and what is still to come, in bytes on the device. */
export async function cityState(
  remote: string,
  width: number,
  busy: boolean,
  { store, releases }: CityOptions,
): Promise<CityState> {
  const kept = (await store.cities()).find((city) => city.remote === remote);
  const known = kept ? { kept: { at: kept.keptAt, bytes: kept.bytes } } : {};
  try {
    const live = await releases.live();
    if (kept && (await isCurrent(kept, live, store))) return { ...known, missing: 0, outdated: false, busy };
    const plan = await planCity(remote, width, live, releases);
    return { ...known, missing: await missingBytes(plan, store), outdated: kept !== undefined, busy };
  } catch (failure) {
    if (!(failure instanceof KeepError)) throw failure;
    return { ...known, outdated: false, busy };
  }
}

async function missingBytes({ needs, pages, bytes }: CityPlan, store: KeptStore): Promise<number> {
  const here = new Set(await store.files());
  return needs.reduce((sum, url) => sum + (here.has(url) ? 0 : (bytes.get(url) ?? 0)), pages.length * pageBytes);
}

interface KeepCityOptions extends CityOptions {
  readonly signal?: AbortSignal;
  /** Bytes. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Keeps every page of a city that anybody may read, with all files. The set counts when its record is written, which comes last;
 * an earlier set stays until then.
 * @throws {KeepError} and then what was kept before is as it was
 */
export async function keepCity(
  remote: string,
  width: number,
  { store, releases, now, signal, onProgress }: KeepCityOptions,
): Promise<void> {
  const live = await releases.live(signal);
  const plan = await planCity(remote, width, live, releases);
  const total = await missingBytes(plan, store);
  await assertRoom(total, remote);
  const here = new Set(await store.files());
  let done = 0;
  const arrived = (bytes: number): void => onProgress?.(Math.min((done += bytes), total), total);
  arrived(0);
  await fetchFiles(plan.needs, {
    store,
    integrity: plan.integrity,
    signal,
    onFile: (url) => arrived(here.has(url) ? 0 : (plan.bytes.get(url) ?? 0)),
  });
  const pages: FetchedPage[] = [];
  const further = new Set<string>();
  for (const path of plan.pages) {
    const page = await fetchPage(path, width, releases, signal);
    // Between two releases nothing is kept: the next attempt finds one of them.
    if (page.release.id !== live.id)
      throw new KeepError('network', `${live.id} was replaced while ${remote} was being kept.`);
    for (const url of pageNeeds(page.facts, {
      path,
      release: live.document,
      releaseUrl: live.url,
      shell: plan.manifests.shell,
    }))
      further.add(url);
    pages.push(page);
    arrived(pageBytes);
  }
  const needs = [...new Set([...plan.needs, ...further])];
  await fetchFiles(needs, { store, integrity: plan.integrity, signal });
  const bytes =
    needs.reduce((sum, url) => sum + (plan.bytes.get(url) ?? 0), 0) +
    pages.reduce((sum, { html }) => sum + html.length, 0);
  const record: KeptCity = {
    remote,
    release: { id: live.id, url: live.url },
    keptAt: now(),
    width,
    bytes,
    pages: pages.map(({ path, facts }) => ({ path, title: facts.title })),
    needs,
  };
  await store.putCity(record, pages).catch((cause: unknown) => {
    throw keepFailure(cause, remote, signal);
  });
  await store.dropCity(remote, record);
}

/** Whole or not at all: where it is plain from the start that there is no room, nothing is begun. */
async function assertRoom(bytes: number, what: string): Promise<void> {
  const { quota, usage } = await navigator.storage.estimate();
  if (quota !== undefined && usage !== undefined && quota - usage < bytes)
    throw new KeepError('full', `${what} takes ${bytes} bytes, and ${quota - usage} are free.`);
}

/** Brings a kept city to what is live, if that has changed it. @throws {KeepError} */
export async function renewCity(kept: KeptCity, live: NamedRelease, options: CityOptions): Promise<void> {
  if (!(await isCurrent(kept, live, options.store))) await keepCity(kept.remote, kept.width, options);
}
