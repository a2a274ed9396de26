import type { Stored } from '@odysseus/contract';
import { cityCachePrefix, filesCache, ownCache, pagesCache, recordAddress, recordHeader } from './constants';
import {
  cityRecordText,
  ownRecordText,
  pageRecordText,
  readCityRecord,
  readOwnRecord,
  readPageRecord,
  type KeptCity,
  type KeptPage,
} from './record';

/**
 * Everything that is kept on the device. Reads what earlier versions of the worker have written; what a newer one has written in a
 * form of its own is neither read nor changed nor removed.
 */
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
  putCity(
    record: KeptCity,
    pages: readonly { readonly path: string; readonly html: string; readonly headers: Headers }[],
  ): Promise<void>;
  /** Removes every set of a city but the one named. */
  dropCity(remote: string, except?: KeptCity): Promise<void>;
  /** Removes sets that were never made whole, or that a newer one has replaced. */
  dropRemains(): Promise<void>;

  /** What the worker needs for its own page. */
  own(): Promise<readonly string[]>;
  putOwn(files: readonly string[]): Promise<void>;

  /** The kept page of an address, from a whole city rather than from the pages seen, since all its ways lead on. */
  open(path: string): Promise<Response | undefined>;

  /** Whether a newer worker has left something here: which files it needs is not known then. */
  holdsNewer(): Promise<boolean>;
}

const ignoring = { ignoreVary: true, ignoreSearch: true } as const;

/** Headers that describe bytes on the wire, which the kept copy is not. */
const wireHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'link', 'set-cookie', recordHeader];

export function createKeptStore(caches: CacheStorage, origin: string): KeptStore {
  const address = (path: string): string => new URL(path, origin).href;
  const pathOf = ({ url }: Request): string => new URL(url).pathname;
  const cityCacheName = ({ remote, release }: Pick<KeptCity, 'remote' | 'release'>): string =>
    `${cityCachePrefix}${remote}:${release.id}`;

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

  async function cityRecord(cacheName: string): Promise<Stored<KeptCity>> {
    return readCityRecord(await (await (await caches.open(cacheName)).match(address(recordAddress)))?.text());
  }

  async function citySets(): Promise<{ readonly name: string; readonly record: Stored<KeptCity> }[]> {
    const names = (await caches.keys()).filter((name) => name.startsWith(cityCachePrefix));
    return Promise.all(names.map(async (name) => ({ name, record: await cityRecord(name) })));
  }

  async function cities(): Promise<KeptCity[]> {
    const newest = new Map<string, KeptCity>();
    for (const { record } of await citySets()) {
      if (record.state === 'known' && record.value.keptAt >= (newest.get(record.value.remote)?.keptAt ?? 0))
        newest.set(record.value.remote, record.value);
    }
    return [...newest.values()];
  }

  async function pageRecords(): Promise<Stored<KeptPage>[]> {
    return (await (await caches.open(pagesCache)).matchAll()).map(({ headers }) =>
      readPageRecord(headers.get(recordHeader)),
    );
  }

  async function isNewerPage(path: string): Promise<boolean> {
    const response = await (await caches.open(pagesCache)).match(address(path), ignoring);
    return response !== undefined && readPageRecord(response.headers.get(recordHeader)).state === 'newer';
  }

  async function ownRecord(): Promise<ReturnType<typeof readOwnRecord>> {
    return readOwnRecord(await (await (await caches.open(ownCache)).match(address(recordAddress)))?.text());
  }

  return {
    hasFile: async (url) => (await (await caches.open(filesCache)).match(address(url), ignoring)) !== undefined,
    file: async (url) => (await caches.open(filesCache)).match(address(url), ignoring),
    putFile: async (url, response) => (await caches.open(filesCache)).put(address(url), response),
    files: async () => (await (await caches.open(filesCache)).keys()).map(pathOf),
    dropFiles: (urls) => drop(filesCache, urls),

    pages: async () => (await pageRecords()).flatMap((record) => (record.state === 'known' ? record.value : [])),
    async page(path) {
      const response = await (await caches.open(pagesCache)).match(address(path), ignoring);
      const record = response && readPageRecord(response.headers.get(recordHeader));
      return response && record?.state === 'known' ? { record: record.value, response } : undefined;
    },
    async putPage(record, text, headers) {
      if (!(await isNewerPage(record.path)))
        await (await caches.open(pagesCache)).put(address(record.path), html(text, headers, pageRecordText(record)));
    },
    async dropPages(paths) {
      for (const path of paths) if (!(await isNewerPage(path))) await drop(pagesCache, [path]);
    },

    cities,
    async putCity(record, pages) {
      if ((await cityRecord(cityCacheName(record))).state === 'newer') return;
      const cache = await caches.open(cityCacheName(record));
      for (const page of pages) await cache.put(address(page.path), html(page.html, page.headers));
      await cache.put(address(recordAddress), new Response(cityRecordText(record)));
    },
    async dropCity(remote, except) {
      const kept = except && cityCacheName(except);
      const sets = (await citySets()).filter(
        ({ name, record }) =>
          name.startsWith(`${cityCachePrefix}${remote}:`) && name !== kept && record.state !== 'newer',
      );
      await Promise.all(sets.map(({ name }) => caches.delete(name)));
    },
    async dropRemains() {
      const whole = new Set((await cities()).map(cityCacheName));
      await Promise.all(
        (await citySets())
          .filter(({ name, record }) => !whole.has(name) && record.state !== 'newer')
          .map(({ name }) => caches.delete(name)),
      );
    },

    async own() {
      const record = await ownRecord();
      return record.state === 'known' ? record.value.files : [];
    },
    async putOwn(files) {
      if ((await ownRecord()).state !== 'newer')
        await (await caches.open(ownCache)).put(address(recordAddress), new Response(ownRecordText(files)));
    },

    async open(path) {
      for (const city of await cities()) {
        const found = await (await caches.open(cityCacheName(city))).match(address(path), ignoring);
        if (found) return found;
      }
      const seen = await (await caches.open(pagesCache)).match(address(path), ignoring);
      return seen && html(await seen.text(), seen.headers);
    },

    async holdsNewer() {
      const records = [...(await pageRecords()), ...(await citySets()).map(({ record }) => record), await ownRecord()];
      return records.some(({ state }) => state === 'newer');
    },
  };
}
