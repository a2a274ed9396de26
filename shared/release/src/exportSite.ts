import { bootFor, notFoundFile, pageFile, pagesPrefix, routesOf, type Release } from '@odysseus/contract';
import { integrityOf } from './integrityOf';
import { versionsIn } from './operations';
import { pageSetsOf, robots, servedPage, sitemap, webManifest } from './page';
import { ReleaseError } from './ReleaseError';
import type { SealedStore } from './sealedStore';

export interface ExportOptions {
  /** The site's address as browsers will see it, without a trailing slash. */
  readonly origin: string;
  /** What the pages are told of the installation (`Site` of the contract). */
  readonly site: unknown;
  /** Writes a file of the site; called for the pointer last. */
  readonly write: (path: string, body: Buffer) => Promise<void>;
}

/**
 * Writes the live release as plain files, as a static host or a CDN serves them: pages at their addresses with `.html`, the
 * immutable files of every version that the release names, and what stands at the top of a site. Only `/api` needs a service
 * then. Pages carry nothing of the moment, so that a release of one city changes only its own.
 * @param store gives out nothing that is not what was released
 * @returns how many files were handed to `write`
 * @throws {ReleaseError} when the store lacks a page or a file that the release names, or its service worker is another
 */
export async function exportSite(
  store: SealedStore,
  release: Release,
  { origin, site, write }: ExportOptions,
): Promise<number> {
  let count = 0;
  const put = async (path: string, body: Buffer | string): Promise<void> => {
    count += 1;
    await write(path, Buffer.isBuffer(body) ? body : Buffer.from(body));
  };
  const stored = async (key: string): Promise<Buffer> => {
    const found = await store.get(key);
    if (!found)
      throw new ReleaseError(`${store.name} holds no ${key}, which the live release names. Publish that part again.`);
    return found.body;
  };
  const copy = async (key: string, path = key): Promise<void> => put(path, await stored(key));

  for (const { part, version } of versionsIn(release))
    for (const key of await store.list(`parts/${part}/${version}/`)) await copy(key);
  for (const key of await store.list(`releases/${release.id}`)) await copy(key);

  const { frame } = release;
  if (frame === undefined)
    throw new ReleaseError(
      'The live release has no prerendered pages, which a static host needs. Publish the shell with npm run release -- publish shell.',
    );
  const page = async (part: string, version: string, file: string, path: string): Promise<void> =>
    put(
      file,
      servedPage((await stored(pagesPrefix(frame, part, version) + file)).toString('utf8'), {
        origin,
        site,
        boot: bootFor(release, path),
      }),
    );
  for (const { part, version, routes } of pageSetsOf(release))
    for (const { path } of routes) await page(part, version, pageFile(path), path);
  await page('shell', release.shell.version, notFoundFile, '');
  // Their style sheets, without copies for older browsers: a host compresses by itself.
  for (const { part, version } of pageSetsOf(release))
    for (const key of await store.list(pagesPrefix(frame, part, version)))
      if (/\.css(\.(br|gz))?$/.test(key)) await copy(key);
  for (const { from, to } of redirectsOf(release)) await put(pageFile(from), redirectPage(origin + to));

  const shell = release.shell.url.replace(/^\//, '');
  await copy(`${shell}icons/favicon.svg`, 'favicon.svg');
  await copy(`${shell}icons/apple-touch-icon.png`, 'apple-touch-icon.png');
  const { serviceWorker } = release.shell;
  if (serviceWorker) {
    const key = serviceWorker.url.replace(/^\//, '');
    const script = await stored(key);
    // Browsers check every other script against the release themselves; this one they ask for by its address alone.
    if (integrityOf(script) !== serviceWorker.integrity)
      throw new ReleaseError(
        `${key} in ${store.name} is not the service worker that was released: somebody edited it. Remove the folder parts/shell/${release.shell.version}/ from the store, then publish the shell again: npm run release -- publish shell`,
      );
    await put('service-worker.js', script);
  }
  await put('robots.txt', robots(origin));
  await put('sitemap.xml', sitemap(release, origin));
  await put('manifest.webmanifest', webManifest(release));
  await put('current.json', JSON.stringify({ schemaVersion: 1, release: release.id }));
  return count;
}

/** Addresses that lead to another one. */
export function redirectsOf(release: Release): readonly { readonly from: string; readonly to: string }[] {
  return routesOf(release).flatMap(({ route }) => (route.aliases ?? []).map((from) => ({ from, to: route.path })));
}

/** For hosts that can't answer with a redirect. */
function redirectPage(to: string): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}"><title>Odysseus</title></head><body><a href="${to}">${to}</a></body></html>\n`;
}
