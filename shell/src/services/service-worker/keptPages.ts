import { parseWith, bootSchema, bootFor, type Release } from '@odysseus/contract';
import { ask, fetchFiles, fetchThoseThatCome, keepFailure, KeepError } from './download';
import type { KeptStore } from './keptStore';
import type { NamedRelease, ReleaseReader } from './releaseReader';
import { readPage, withRelease, type PageFacts } from './pageFacts';
import { broughtNeeds, emergencyPages, keepableRoute, pageNeeds } from './pageNeeds';
import type { KeptPage } from './record';

/** A page as it came, with what it says of itself. */
export interface FetchedPage {
  readonly path: string;
  /** Says which release it belongs to. */
  readonly html: string;
  readonly headers: Headers;
  readonly facts: PageFacts;
  readonly release: NamedRelease;
}

/** Whether a page is the one that a release shows at its address: of the same shell and city, with the same menu. */
export function belongsTo(facts: Pick<PageFacts, 'boot'>, release: Release, path: string): boolean {
  return (
    JSON.stringify(facts.boot) ===
    JSON.stringify(parseWith(bootSchema, bootFor(release, path), 'The release data of a page'))
  );
}

/**
 * Fetches a page that may be kept, and makes sure that it and its release are one.
 * @throws {KeepError}
 */
export async function fetchPage(
  path: string,
  width: number,
  releases: ReleaseReader,
  signal?: AbortSignal,
): Promise<FetchedPage> {
  const response = await ask(path, { cache: 'no-cache', signal });
  if (response.status === 404 || response.redirected) throw new KeepError('gone', `${path} is no page any more.`);
  if (!response.ok) throw new KeepError('network', `${path} was answered with ${response.status}.`);
  if (/\bno-store\b/.test(response.headers.get('cache-control') ?? ''))
    throw new KeepError('unfit', `${path} is not to be kept.`);
  const html = await response.text().catch((cause: unknown) => {
    throw keepFailure(cause, path, signal);
  });
  const facts = readPage(html, width);
  if (facts.preview) throw new KeepError('unfit', `${path} is a preview.`);
  const release = facts.release ? await releases.named(facts.release) : await releases.live(signal);
  if (!keepableRoute(release.document, path)) throw new KeepError('gone', `${path} is not a page for everybody.`);
  // A plain host may be between two releases: the page comes again with the next visit.
  if (!belongsTo(facts, release.document, path))
    throw new KeepError('unfit', `${path} is not of the release ${release.id}.`);
  return { path, html: withRelease(html, release), headers: response.headers, facts, release };
}

interface KeepOptions {
  readonly store: KeptStore;
  readonly releases: ReleaseReader;
  readonly now: () => number;
}

export interface PageWish {
  readonly path: string;
  readonly width: number;
  readonly loaded?: readonly string[];
  /** When the page was last seen, where that is not now. */
  readonly seenAt?: number;
}

/**
 * Keeps one page with everything that it needs. The page is written only when its files are there.
 * @throws {KeepError} and then what was kept before is as it was
 */
export async function keepPage(
  { path, width, loaded = [], seenAt }: PageWish,
  { store, releases, now }: KeepOptions,
): Promise<FetchedPage> {
  const page = await fetchPage(path, width, releases);
  const { document } = page.release;
  const shell = await releases.shellManifest(document);
  const needs = pageNeeds(page.facts, { path, release: document, releaseUrl: page.release.url, shell, loaded });
  await fetchFiles(needs, { store });
  const { id, url } = page.release;
  const why = emergencyPages(document).includes(path) ? 'emergency' : 'seen';
  const record: KeptPage = {
    path,
    title: page.facts.title,
    why,
    release: { id, url },
    seenAt: seenAt ?? now(),
    keptAt: now(),
    width,
    needs,
    mentioned: [...page.facts.mentioned],
  };
  await store.putPage(record, page.html, page.headers).catch((cause: unknown) => {
    throw keepFailure(cause, path);
  });
  return page;
}

/**
 * A page that is kept was seen again: it gets what it has loaded since it was kept, as a map that came late. What cannot be had is
 * left for the next visit.
 * @returns why each file that is left is not to be had, by its address
 * @throws {KeepError} where there is no room
 */
export async function keepMore(
  {
    record,
    response,
    loaded,
  }: { readonly record: KeptPage; readonly response: Response; readonly loaded: readonly string[] },
  { store, releases, now }: KeepOptions,
): Promise<ReadonlyMap<string, KeepError>> {
  const { document } = await releases.named(record.release);
  const { path, needs, mentioned } = record;
  const news = loaded.filter((url) => !needs.includes(url));
  const brought = broughtNeeds({ boot: bootFor(document, path), mentioned }, { path, release: document, loaded: news });
  const missing = await fetchThoseThatCome(brought, { store });
  const had = brought.filter((url) => !missing.has(url));
  await store.putPage({ ...record, seenAt: now(), needs: [...needs, ...had] }, await response.text(), response.headers);
  return missing;
}

/**
 * Brings the pages kept of earlier releases to the one that is live, so that they lead to one another. A page that a release
 * left as it was is only told so; another is fetched anew.
 * @param fetching false where nothing may be fetched: such a page then stays as it is, with its own files
 */
export async function renewPages(
  live: NamedRelease,
  fetching: boolean,
  { store, releases, now }: KeepOptions,
): Promise<void> {
  for (const record of await store.pages()) {
    if (record.release.id === live.id) continue;
    const kept = await store.page(record.path);
    if (!kept) continue;
    const html = await kept.response.text();
    if (
      keepableRoute(live.document, record.path) &&
      belongsTo(readPage(html, record.width), live.document, record.path)
    ) {
      const release = { id: live.id, url: live.url };
      const needs = record.needs.map((url) => (url === record.release.url ? live.url : url));
      await store.putPage({ ...record, release, needs }, withRelease(html, release), kept.response.headers);
      continue;
    }
    if (!fetching) continue;
    try {
      await keepPage({ path: record.path, width: record.width, seenAt: record.seenAt }, { store, releases, now });
    } catch (failure) {
      if (!(failure instanceof KeepError)) throw failure;
      if (failure.trouble === 'gone') await store.dropPages([record.path]);
      else if (failure.trouble !== 'unfit') return;
    }
  }
}
