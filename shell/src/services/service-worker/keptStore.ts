import { cityCachePrefix, filesCache, ownCache, pagesCache, recordAddress, recordHeader } from './constants';
import { pageRecordText, readCityRecord, readPageRecord, type KeptCity, type KeptPage } from './record';

/** Everything that is kept on the device. Reads what other versions of the worker have written. */
export interface KeptStore {
  hasFile(url: string): Promise<boolean>;
  file(url: string): Promise<Response | undefined>;
  putFile(url: string, response: Response): Promise<void>;
  files(): Promise<string[]>;
  dropFiles(urls: readonly string[]): Promise<void>;

  pages(): Promise<KeptPage[]>;
  page(path: string): Promise<{ readonly record: KeptPage; readonly response: Response } | undefined>;
  /** The page and its record in one write. */
  putPage(record: KeptPage, html: string, headers: Headers): Promise<void>;
  dropPages(paths: readonly string[]): Promise<void>;

  /** Cities that are kept whole, the newest set of each. */
  cities(): Promise<KeptCity[]>;
  /** Writes the city's pages, and last the record that makes the set whole. */
  putCity(record: KeptCity, pages: readonly { readonly path: string; readonly html: string; readonly headers: Headers }[]): Promise<void>;
  /** Removes every set of a city but the one named. */
  dropCity(remote: string, except?: KeptCity): Promise<void>;
  /** Removes sets that were never made whole, or that a newer one has replaced. */
  dropRemains(): Promise<void>;

  /** What the worker needs for its own page. */
  own(): Promise<readonly string[]>;
  putOwn(files: readonly string[]): Promise<void>;

  /** The kept page of an address, from a whole city rather than from the pages seen, since all its ways lead on. */
  open(path: string): Promise<Response | undefined>;
}

const ignoring = { ignoreVary: true, ignoreSearch: true } as const;

/** Headers that describe bytes on the wire, which the kept copy is not. */
const wireHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'link', 'set-cookie', recordHeader];

export function createKeptStore(caches: CacheStorage, origin: string): KeptStore {
  const address = (path: string): string => new URL(path, origin).href;
  const pathOf = ({ url }: Request): string => new URL(url).pathname;
  const cityCacheName = ({ remote, release }: Pick<KeptCity, 'remote' | 'release'>): string => `${cityCachePrefix}${remote}:${release.id}`;

  const html = (text: string, headers: Headers, record?: string): Response => {
    const kept = new Headers(headers);
    for (const name of wireHeaders) kept.delete(name);
    if (record !== undefined) kept.set(recordHeader, record);
    return new Response(text, { headers: kept });
  };

  async function drop(cacheName: string, paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return;
    const cache = await caches.open(cacheName);
    await Promise.all(paths.map((path) => cache.delete(address(path), ignoring)));
  }

  async function citySets(): Promise<{ readonly name: string; readonly record: KeptCity | undefined }[]> {
    const names = (await caches.keys()).filter((name) => name.startsWith(cityCachePrefix));
    return Promise.all(
      names.map(async (name) => {
        const record = await (await caches.open(name)).match(address(recordAddress));
        return { name, record: record && readCityRecord(await record.text()) };
      }),
    );
  }

  async function cities(): Promise<KeptCity[]> {
    const newest = new Map<string, KeptCity>();
    for (const { record } of await citySets()) if (record && record.keptAt >= (newest.get(record.remote)?.keptAt ?? 0)) newest.set(record.remote, record);
    return [...newest.values()];
  }

  return {
    hasFile: async (url) => (await (await caches.open(filesCache)).match(address(url), ignoring)) !== undefined,
    file: async (url) => (await caches.open(filesCache)).match(address(url), ignoring),
    putFile: async (url, response) => (await caches.open(filesCache)).put(address(url), response),
    files: async () => (await (await caches.open(filesCache)).keys()).map(pathOf),
    dropFiles: (urls) => drop(filesCache, urls),

    async pages() {
      const all = await (await caches.open(pagesCache)).matchAll();
      return all.flatMap(({ headers }) => readPageRecord(headers.get(recordHeader)) ?? []);
    },
    async page(path) {
      const response = await (await caches.open(pagesCache)).match(address(path), ignoring);
      const record = response && readPageRecord(response.headers.get(recordHeader));
      return record && { record, response };
    },
    putPage: async (record, text, headers) => (await caches.open(pagesCache)).put(address(record.path), html(text, headers, pageRecordText(record))),
    dropPages: (paths) => drop(pagesCache, paths),

    cities,
    async putCity(record, pages) {
      const cache = await caches.open(cityCacheName(record));
      for (const page of pages) await cache.put(address(page.path), html(page.html, page.headers));
      await cache.put(address(recordAddress), new Response(JSON.stringify(record)));
    },
    async dropCity(remote, except) {
      const kept = except && cityCacheName(except);
      const names = (await caches.keys()).filter((name) => name.startsWith(`${cityCachePrefix}${remote}:`) && name !== kept);
      await Promise.all(names.map((name) => caches.delete(name)));
    },
    async dropRemains() {
      const whole = new Set((await cities()).map(cityCacheName));
      await Promise.all((await citySets()).filter(({ name }) => !whole.has(name)).map(({ name }) => caches.delete(name)));
    },

    async own() {
      const record = await (await caches.open(ownCache)).match(address(recordAddress));
      const files: unknown = record && (await record.json().catch(() => undefined));
      return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
    },
    putOwn: async (files) => (await caches.open(ownCache)).put(address(recordAddress), new Response(JSON.stringify(files))),

    async open(path) {
      for (const city of await cities()) {
        const found = await (await caches.open(cityCacheName(city))).match(address(path), ignoring);
        if (found) return found;
      }
      const seen = await (await caches.open(pagesCache)).match(address(path), ignoring);
      return seen && html(await seen.text(), seen.headers);
    },
  };
}
