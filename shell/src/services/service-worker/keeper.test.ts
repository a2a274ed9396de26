import { tripPath, type Release, type RouteData } from '@odysseus/contract';
import { cityCachePrefix, filesCache } from './constants';
import { createKeeper, type Keeper } from './keeper';
import { keepMore } from './keptPages';
import { createKeptStore, type KeptStore } from './keptStore';
import { createReleaseReader } from './releaseReader';
import { memoryCaches, pageStandIn, releaseStandIn, shellManifestStandIn } from './testing';

const origin = 'https://guide.example';
const paris = '@odysseus/paris';
const width = 390;

interface Answer {
  readonly body: string;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const file: Answer = { body: 'file', type: 'text/javascript' };
const json = (value: unknown): Answer => ({ body: JSON.stringify(value), type: 'application/json' });
const html = (body: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  body,
  type: 'text/html',
  headers,
});

/** A site with one release, as its server answers. */
function siteOf(release: Release): Map<string, Answer> {
  const folder = release.microFrontends[paris]?.[0]?.url.replace('entry.js', '') ?? '';
  const remoteFiles = ['entry.js', 'routes.js', 'overview.js', 'overview.css', 'premium.js'];
  const shell = shellManifestStandIn(release.shell.version);
  const manifest = {
    schemaVersion: 1,
    kind: 'remote',
    name: paris,
    version: '1.0.0',
    contract: '^1.0.0',
    guideContent: 1,
    container: 'paris',
    entry: { path: 'entry.js', integrity: shell.scripts[0]?.integrity },
    areas: [],
    routes: [],
    preload: {},
    premium: [],
    files: remoteFiles.map((path) => ({ path, integrity: shell.scripts[0]?.integrity, bytes: 1_000 })),
  };
  return new Map<string, Answer>([
    ['/current.json', json({ schemaVersion: 1, release: release.id })],
    [`/releases/${release.id}.json`, json(release)],
    [`${release.shell.url}manifest.json`, json(shell)],
    ...shell.files.map(({ path }): [string, Answer] => [release.shell.url + path, file]),
    [`${folder}manifest.json`, json(manifest)],
    ...remoteFiles.map((path): [string, Answer] => [folder + path, file]),
    ...['/', '/paris', '/steak', '/help', '/app/profile', '/legal/privacy'].map((path): [string, Answer] => [
      path,
      html(pageStandIn({ release, path })),
    ]),
  ]);
}

/** The same with a second destination, whose emergency pages are still in preparation. */
function withRome(release: Release): Release {
  const [version] = release.microFrontends[paris] ?? [];
  if (!version) return release;
  const route = (path: string, icon: string): RouteData => ({
    path,
    text: path,
    icon,
    type: 'public',
    area: 'rome',
    nav: true,
    preparation: true,
  });
  const extras = {
    ...version.extras,
    container: 'rome',
    areas: [
      {
        key: 'rome',
        text: 'Rome',
        icon: 'map',
        path: '/rome',
        order: 2,
        accent: { light: '#a8481f', dark: '#f3a47c' },
      },
    ],
    routes: [route('/rome/help', 'life-buoy'), route('/rome/safety', 'life-buoy'), route('/rome', 'map')],
    preload: {},
  };
  return {
    ...release,
    microFrontends: {
      ...release.microFrontends,
      '@odysseus/rome': [{ ...version, url: '/parts/rome/1.0.0/entry.js', extras }],
    },
  };
}

let caches: CacheStorage;
let store: KeptStore;
let keeper: Keeper;
let site: Map<string, Answer>;
let asked: string[];
let clock: number;

beforeEach(() => {
  caches = memoryCaches();
  store = createKeptStore(caches, origin);
  clock = 1_000;
  keeper = createKeeper({ store, now: () => (clock += 1), alone: (work) => work() });
  site = siteOf(releaseStandIn());
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input);
    asked.push(path);
    const answer = site.get(path);
    return answer
      ? new Response(answer.body, { headers: { 'content-type': answer.type, ...answer.headers } })
      : new Response('Not found.', { status: 404, headers: { 'content-type': 'text/plain' } });
  });
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { estimate: async () => ({ quota: 1e9, usage: 0 }) },
  });
});
afterEach(() => jest.restoreAllMocks());

const see = (
  path: string,
  changes: { readonly release?: string; readonly saveData?: boolean; readonly loaded?: string[] } = {},
) => keeper.seen({ type: 'seen', path, width, loaded: [], saveData: false, ...changes });
const keep = () => keeper.keep({ type: 'keep', remote: paris, width }, () => undefined);
const keptPaths = async () => (await store.pages()).map(({ path }) => path).sort();
const offlineText = async (path: string) => (await store.open(path))?.text();

test('a page is kept with all that it needs, and the emergency page of its city with it', async () => {
  await see('/paris');
  expect(await keptPaths()).toEqual(['/help', '/paris']);
  const files = await store.files();
  for (const { needs } of await store.pages()) expect(needs.filter((url) => !files.includes(url))).toEqual([]);
  expect(files).not.toContain('/parts/paris/1.0.0/premium.js');
});

test('a page of which one file does not come is not kept at all', async () => {
  site.delete('/parts/paris/1.0.0/overview.js');
  await see('/paris');
  expect(await keptPaths()).toEqual([]);
  expect(await store.files()).toEqual([]);
});

test.each(['/steak', '/app/profile', '/nowhere'])('%s is not kept, the emergency pages are', async (path) => {
  await see(path);
  expect(await keptPaths()).toEqual(['/help']);
});

describe('the emergency pages of all destinations', () => {
  const both = withRome(releaseStandIn());
  const emergencies = ['/help', '/rome/help', '/rome/safety'];
  beforeEach(() => {
    site = siteOf(both);
    for (const path of ['/rome/help', '/rome/safety']) site.set(path, html(pageStandIn({ release: both, path })));
    site.set('/parts/rome/1.0.0/entry.js', file);
  });

  test.each(['/', '/paris', '/legal/privacy'])('are kept with the first page, whichever it is: %s', async (path) => {
    await see(path);
    expect(await keptPaths()).toEqual([path, ...emergencies].sort());
    const files = await store.files();
    for (const { needs } of await store.pages()) expect(needs.filter((url) => !files.includes(url))).toEqual([]);
    expect(
      (await store.pages())
        .filter(({ why }) => why === 'emergency')
        .map((page) => page.path)
        .sort(),
    ).toEqual(emergencies);
  });

  test('are kept from a page that itself is not', async () => {
    await keeper.opened({ type: 'opened', width });
    expect(await keptPaths()).toEqual(emergencies);
  });

  test('do not wait for one another, and what did not come is asked for with the next page', async () => {
    const page = site.get('/rome/help');
    site.delete('/rome/help');
    await see('/');
    expect(await keptPaths()).toEqual(['/', '/help', '/rome/safety']);
    if (page) site.set('/rome/help', page);
    await see('/', { release: 'r-1' });
    expect(await keptPaths()).toEqual(['/', ...emergencies]);
  });

  test('are emergency pages also where one was the first that was seen', async () => {
    await see('/rome/help');
    expect((await store.page('/rome/help'))?.record.why).toBe('emergency');
  });
});

test('what must not be stored is not', async () => {
  site.set('/paris', html(pageStandIn(), { 'cache-control': 'private, no-store' }));
  await see('/paris');
  expect(await keptPaths()).toEqual([]);
});

test('a page between two releases is left out: it says one city, the release another', async () => {
  site.set('/paris', html(pageStandIn({ release: releaseStandIn({ paris: '0.9.0' }) })));
  await see('/paris');
  expect(await keptPaths()).toEqual([]);
});

test('a page that is kept already is not fetched again in the same release', async () => {
  await see('/paris');
  asked = [];
  await see('/paris', { release: 'r-1' });
  expect(asked).toEqual([]);
});

test('a page that is kept gets what came late once it is seen again, and keeps what it had', async () => {
  const [late, later] = ['/parts/paris/1.0.0/assets/basemap.1.json', '/parts/paris/1.0.0/map.js'];
  for (const path of [late, later]) site.set(path, file);
  await see('/paris', { loaded: [late] });
  const before = (await store.page('/paris'))?.record.needs ?? [];
  expect(before).toContain(late);
  asked = [];
  await see('/paris', { release: 'r-1', loaded: [later, '/parts/rome/1.0.0/map.js'] });
  expect(asked).toEqual([later]);
  expect((await store.page('/paris'))?.record.needs).toEqual([...before, later]);
  expect(await store.files()).toEqual(expect.arrayContaining([late, later]));
});

test('where what came late is not to be had, a page keeps what it had, counts as seen, and has the emergency pages', async () => {
  const emergencyPage = site.get('/help');
  site.delete('/help');
  await see('/paris');
  const before = (await store.page('/paris'))?.record;
  if (emergencyPage) site.set('/help', emergencyPage);
  await see('/paris', { release: 'r-1', loaded: ['/parts/paris/1.0.0/gone.js'] });
  const after = (await store.page('/paris'))?.record;
  expect(after?.needs).toEqual(before?.needs);
  expect(after?.seenAt).toBeGreaterThan(before?.seenAt ?? Infinity);
  expect(await offlineText('/paris')).toContain('odysseus-boot');
  expect(await keptPaths()).toEqual(['/help', '/paris']);
});

test('of several files that came late a page gets those that are to be had, is told which are not, and gets them the next time', async () => {
  const [first, gone, last] = ['a', 'b', 'c'].map((name) => `/parts/paris/1.0.0/${name}.js`) as [
    string,
    string,
    string,
  ];
  for (const path of [first, last]) site.set(path, file);
  await see('/paris');
  const kept = await store.page('/paris');
  if (!kept) throw new Error('The page is not kept.');
  const { needs: before } = kept.record;
  const missing = await keepMore(
    { ...kept, loaded: [first, gone, last] },
    { store, releases: createReleaseReader(store), now: () => clock },
  );
  expect([...missing].map(([url, { trouble, message }]) => [url, trouble, message])).toEqual([
    [gone, 'network', expect.stringContaining(`${gone} was answered with 404`)],
  ]);
  expect((await store.page('/paris'))?.record.needs).toEqual([...before, first, last]);
  expect(await store.files()).toEqual(expect.arrayContaining([first, last]));
  site.set(gone, file);
  asked = [];
  await see('/paris', { release: 'r-1', loaded: [first, gone, last] });
  expect(asked).toEqual([gone]);
  expect((await store.page('/paris'))?.record.needs).toEqual([...before, first, last, gone]);
});

test('where there is no room for one file that came late, none is asked for after it, and the page is as it was', async () => {
  const late = Array.from({ length: 12 }, (_, index) => `/parts/paris/1.0.0/late-${index}.js`);
  for (const path of late) site.set(path, file);
  await see('/paris');
  const before = (await store.page('/paris'))?.record;
  jest.spyOn(store, 'putFile').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  asked = [];
  await see('/paris', { release: 'r-1', loaded: late });
  expect(asked.length).toBeLessThan(late.length);
  expect((await store.page('/paris'))?.record).toEqual(before);
});

test('the page of a trip is kept anew once its days take more of their cities, and not before', async () => {
  const release = releaseStandIn();
  release.shell.routes.push({ path: tripPath, text: 'My trip', icon: 'map', type: 'public', area: 'main', nav: false });
  const [planner, map] = ['/parts/paris/1.0.0/planner.js', '/parts/paris/1.0.0/assets/basemap.1.svg'];
  site = siteOf(release);
  for (const path of [planner, map]) site.set(path, file);
  site.set(tripPath, html(pageStandIn({ release, path: tripPath })));
  const trip = async () => (await store.page(tripPath))?.record.needs ?? [];
  await see(tripPath);
  expect(await trip()).not.toContain(planner);
  await see(tripPath, { release: 'r-1', loaded: [planner, map] });
  expect(await trip()).toEqual(expect.arrayContaining([planner, map]));
  expect(await store.files()).toEqual(expect.arrayContaining([planner, map]));
  asked = [];
  await see(tripPath, { release: 'r-1', loaded: [map] });
  expect(asked).toEqual([]);
  expect(await trip()).toContain(planner);
});

describe('with a newer release', () => {
  const newer = releaseStandIn({ id: 'r-2', paris: '2.0.0' });
  const publish = () => (site = new Map([...siteOf(releaseStandIn()), ...siteOf(newer)]));

  test('pages that it left alone are only told so, others come anew, and earlier files go', async () => {
    await see('/');
    await see('/legal/privacy');
    await see('/paris');
    publish();
    asked = [];
    await see('/help');
    expect(new Set((await store.pages()).map(({ release }) => release.id))).toEqual(new Set(['r-2']));
    expect(await keptPaths()).toEqual(['/', '/help', '/legal/privacy', '/paris']);
    expect(asked).not.toContain('/legal/privacy');
    expect(await offlineText('/legal/privacy')).toContain('/releases/r-2.json');
    expect(
      (await store.files()).filter((url) => url.startsWith('/parts/paris/1.0.0/') || url.endsWith('r-1.json')),
    ).toEqual([]);
  });

  test('a page whose newer version does not come whole stays as it was, with its own files', async () => {
    await see('/paris');
    const before = await offlineText('/paris');
    publish();
    site.delete('/parts/paris/2.0.0/overview.js');
    await see('/legal/privacy');
    expect(await offlineText('/paris')).toBe(before);
    expect(await store.files()).toEqual(
      expect.arrayContaining(['/parts/paris/1.0.0/overview.js', '/releases/r-1.json']),
    );
  });

  test('where the visitor saves data, nothing is fetched anew', async () => {
    await see('/paris');
    publish();
    asked = [];
    await see('/legal/privacy', { saveData: true });
    expect(asked).not.toContain('/paris');
  });

  test('a kept city is brought along whole, and says until then that it is behind', async () => {
    await keep();
    publish();
    expect(await keeper.state({ type: 'state', remote: paris, width })).toMatchObject({ outdated: true });
    await see('/legal/privacy');
    expect((await store.cities()).map(({ release }) => release.id)).toEqual(['r-2']);
    expect(await keeper.state({ type: 'state', remote: paris, width })).toMatchObject({ outdated: false, missing: 0 });
  });
});

describe('a whole city', () => {
  test('has every page that anybody may read, tells its progress, and goes without a rest', async () => {
    await see('/legal/privacy');
    const before = await store.files();
    const progress: number[] = [];
    const state = await keeper.keep({ type: 'keep', remote: paris, width }, (done, total) =>
      progress.push(done / total),
    );
    expect(state.kept?.bytes).toBeGreaterThan(5_000);
    expect(progress[0]).toBe(0);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
    expect(await offlineText('/paris')).toContain('odysseus-boot');
    expect(await offlineText('/help')).toContain('odysseus-boot');
    expect(await offlineText('/steak')).toBeUndefined();
    await keeper.remove({ type: 'remove', remote: paris, width });
    expect(await offlineText('/paris')).toBeUndefined();
    expect(await store.files()).toEqual(before);
  });

  test('for which there is no room is refused before anything is fetched', async () => {
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: { estimate: async () => ({ quota: 10, usage: 9 }) },
    });
    await expect(keep()).rejects.toMatchObject({ trouble: 'full' });
    expect(asked).not.toContain('/parts/paris/1.0.0/entry.js');
  });

  test('for which the room runs out on the way leaves nothing behind', async () => {
    const put = store.putFile.bind(store);
    let files = 0;
    store = {
      ...store,
      putFile: async (url, response) =>
        (files += 1) > 8
          ? Promise.reject(new DOMException('There is no room.', 'QuotaExceededError'))
          : put(url, response),
    };
    keeper = createKeeper({ store, now: () => clock, alone: (work) => work() });
    await expect(keep()).rejects.toMatchObject({ trouble: 'full' });
    expect(await store.cities()).toEqual([]);
    expect(await store.files()).toEqual([]);
  });

  test('that is refused while a file is still on its way has nothing of it stored afterwards', async () => {
    const late = '/parts/paris/1.0.0/overview.css';
    site.delete('/parts/paris/1.0.0/entry.js');
    const atOnce = jest.mocked(fetch).getMockImplementation();
    let come: () => void = () => undefined;
    const coming = new Promise<void>((resolve) => (come = resolve));
    jest.mocked(fetch).mockImplementation(async (input, init) => {
      if (String(input) === late)
        await new Promise<void>((resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('Called off.', 'AbortError')));
          void coming.then(resolve);
        });
      return atOnce?.(input, init) ?? Response.error();
    });
    await expect(keep()).rejects.toMatchObject({ trouble: 'network' });
    come();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await store.files()).toEqual([]);
  });

  test('that is called off leaves nothing behind', async () => {
    const work = keeper.keep({ type: 'keep', remote: paris, width }, () => keeper.cancel(paris));
    await expect(work).rejects.toMatchObject({ trouble: 'cancelled' });
    expect(await store.cities()).toEqual([]);
    expect(await store.files()).toEqual([]);
  });

  test('of which a closed tab left a part does not count, and the part goes with the next page', async () => {
    // As a worker leaves it that was ended between the pages and the record.
    const name = `${cityCachePrefix}${paris}:r-1`;
    await (await caches.open(name)).put(`${origin}/paris`, new Response('half'));
    await (await caches.open(filesCache)).put(`${origin}/parts/paris/1.0.0/premium.js`, new Response('half'));
    expect(await offlineText('/paris')).toBeUndefined();
    await see('/legal/privacy');
    expect(await caches.keys()).not.toContain(name);
    expect(await store.files()).not.toContain('/parts/paris/1.0.0/premium.js');
  });
});
