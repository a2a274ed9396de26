import { filesCache, ownCache, pagesCache, recordAddress, recordHeader } from './constants';
import { createKeptStore, type KeptStore } from './keptStore';
import type { KeptCity, KeptPage } from './record';
import { memoryCaches } from './testing';

const origin = 'https://odysseus.example';
const page: KeptPage = {
  path: '/paris',
  title: 'Paris',
  why: 'seen',
  release: { id: 'r-1', url: '/releases/r-1.json' },
  seenAt: 1,
  keptAt: 1,
  width: 800,
  needs: ['/parts/a.js'],
  mentioned: [],
};
const city: KeptCity = {
  remote: '@odysseus/paris',
  release: { id: 'r-1', url: '/releases/r-1.json' },
  keptAt: 1,
  width: 800,
  bytes: 9,
  pages: [{ path: '/paris', title: 'Paris' }],
  needs: ['/parts/a.js'],
};
const cityCache = 'odysseus-city:@odysseus/paris:r-1';

let caches: CacheStorage;
let store: KeptStore;
beforeEach(() => {
  caches = memoryCaches();
  store = createKeptStore(caches, origin);
});

const writePage = async (record: unknown) =>
  (await caches.open(pagesCache)).put(
    `${origin}/paris`,
    new Response('<p>page</p>', { headers: { [recordHeader]: encodeURIComponent(JSON.stringify(record)) } }),
  );
const write = async (cache: string, record: unknown) =>
  (await caches.open(cache)).put(origin + recordAddress, new Response(JSON.stringify(record)));
const read = async (cache: string): Promise<unknown> =>
  JSON.parse((await (await (await caches.open(cache)).match(origin + recordAddress))?.text()) ?? 'null');

test('what was kept before there were versions is read, and what is written carries one', async () => {
  await writePage(page);
  await write(cityCache, city);
  await write(ownCache, ['/parts/shell/offline.css']);
  expect(await store.pages()).toEqual([page]);
  expect(await store.cities()).toEqual([city]);
  expect(await store.own()).toEqual(['/parts/shell/offline.css']);
  expect(await store.holdsNewer()).toBe(false);

  await store.putPage(page, '<p>page</p>', new Headers());
  await store.putCity(city, []);
  await store.putOwn(['/parts/shell/other.css']);
  const kept = await (await caches.open(pagesCache)).match(`${origin}/paris`);
  expect(JSON.parse(decodeURIComponent(kept?.headers.get(recordHeader) ?? ''))).toEqual({ version: 1, ...page });
  expect(await read(cityCache)).toEqual({ version: 1, ...city });
  expect(await read(ownCache)).toEqual({ version: 1, files: ['/parts/shell/other.css'] });
  expect([await store.pages(), await store.cities(), await store.own()]).toEqual([
    [page],
    [city],
    ['/parts/shell/other.css'],
  ]);
});

test('a broken record counts as nothing, and goes', async () => {
  await writePage({ version: 1, path: 7 });
  await write(cityCache, { version: 1 });
  await write(ownCache, { version: 1 });
  expect([await store.pages(), await store.cities(), await store.own()]).toEqual([[], [], []]);
  expect(await store.holdsNewer()).toBe(false);
  await store.dropRemains();
  expect(await caches.has(cityCache)).toBe(false);
});

test('what a newer worker has kept is neither read nor changed nor removed, and its files stay', async () => {
  const newer = { version: 2, parts: ['/parts/b.js'] };
  await writePage(newer);
  await write(cityCache, newer);
  await write(ownCache, newer);
  await (await caches.open(filesCache)).put(`${origin}/parts/b.js`, new Response('b'));
  expect([await store.pages(), await store.cities(), await store.own(), await store.page('/paris')]).toEqual([
    [],
    [],
    [],
    undefined,
  ]);
  expect(await store.holdsNewer()).toBe(true);

  await store.putPage(page, '<p>other</p>', new Headers());
  await store.dropPages(['/paris']);
  await store.putCity(city, [{ path: '/paris', html: '<p>other</p>', headers: new Headers() }]);
  await store.dropCity(city.remote);
  await store.dropRemains();
  await store.putOwn([]);
  expect(await read(cityCache)).toEqual(newer);
  expect(await read(ownCache)).toEqual(newer);
  // A page is a page: it opens, whatever is known of it.
  expect(await (await store.open('/paris'))?.text()).toBe('<p>page</p>');
});
