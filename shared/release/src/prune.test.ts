import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aborting, goingBack, publishing, sendingTo } from './changes';
import { checkPart } from './checkPart';
import { commit, type CommitOptions } from './commit';
import { folderStore } from './folderStore';
import { liveVersion } from './operations';
import { recordPreview } from './preview';
import { prune, pruneDays, storeTime } from './prune';
import { digestsOfVersion, writeSeal } from './seals';
import { StoreError, type Store } from './store';
import { sampleKey } from './testing/sampleKey';
import { samplePages } from './testing/samplePages';
import { samplePart, sampleSite } from './testing/samplePart';
import { verifyHead } from './verifyHead';

const day = 86_400_000;
/** Days since the first release; time moves when a test says so. */
let today: number;
let folder: string;
let store: Store;
let options: CommitOptions;
const start = Date.parse('2026-01-01T00:00:00Z');
const now = (): Date => new Date(start + today * day);

/** Gives everything that was written since the last change the day's date, as a store's clock would have. */
function dateFiles(): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || dated.has(file)) continue;
    utimesSync(file, now(), now());
    dated.add(file);
  }
}
let dated: Set<string>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prune-'));
  dated = new Set();
  today = 0;
  store = folderStore(folder);
  options = { store, key: await sampleKey(store, 'owner', ['*']), now, compose: samplePages(store) };
  await commit(publishing(await sampleSite(store), 'first'), options);
  dateFiles();
});
afterEach(() => rmSync(folder, { recursive: true }));

async function publish(part: string, version: string): Promise<void> {
  await commit(publishing([await samplePart(store, part, version)], version), options);
  dateFiles();
}
const pruned = (days: number, more: object = {}) =>
  prune({ store, key: options.key, days, now: now(), message: 'tidy', ...more });
const versionsOf = async (part: string): Promise<string[]> => [
  ...new Set((await store.list(`parts/${part}/`)).map((key) => key.split('/')[2] ?? '')),
];

it('removes what nothing live within the last days named, and all of it', async () => {
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    today += 10;
    await publish('paris', version);
  }
  today += 1;
  const planned = await pruned(5, { dryRun: true });
  expect(await versionsOf('paris')).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
  const { folders } = await pruned(5);
  expect(folders).toEqual(planned.folders);
  // 1.2.0 was live until yesterday, and names 1.1.0 to fall back to.
  expect(await versionsOf('paris')).toEqual(['1.1.0', '1.2.0', '1.3.0']);
  for (const prefix of ['private/paris/1.0.0/', 'server/paris/1.0.0/']) expect(await store.list(prefix)).toEqual([]);
  expect((await store.list('pages/')).some((key) => key.includes('/paris/1.0.0/'))).toBe(false);
  expect((await store.list('pages/')).some((key) => key.includes('/london/1.0.0/'))).toBe(true);
  expect(await pruned(5)).toEqual({ folders: [], files: 0 });
  expect((await verifyHead(store)).head?.entry).toMatchObject({ action: 'prune', message: 'tidy' });
});

it('keeps a version for as long after it went as a tab may need it, however long it was live', async () => {
  today = 100;
  await publish('paris', '1.1.0');
  await publish('paris', '1.2.0');
  today = 101;
  expect((await pruned(2)).folders).toEqual([]);
  today = 103;
  expect((await pruned(2)).folders).toContain('parts/paris/1.0.0/');
});

it('keeps canaries while they run and after, what is live, and what it falls back to', async () => {
  today = 10;
  await commit(sendingTo(await samplePart(store, 'paris', '1.1.0'), 10, 'try'), options);
  await commit(sendingTo(await samplePart(store, 'shell', '1.1.0'), 10, 'try'), options);
  dateFiles();
  today = 50;
  expect((await pruned(2)).folders).toEqual([]);
  await commit(aborting('paris', 'no'), options);
  dateFiles();
  today = 51;
  expect((await pruned(2)).folders).toEqual([]);
  today = 53;
  expect((await pruned(2)).folders).toEqual(['parts/paris/1.1.0/', 'private/paris/1.1.0/', 'server/paris/1.1.0/']);
  expect(await versionsOf('shell')).toEqual(['1.0.0', '1.1.0']);
});

it('keeps previews until they expire, and then removes them', async () => {
  await samplePart(store, 'paris', '2.0.0');
  dateFiles();
  today = 5;
  await recordPreview(
    store,
    { part: 'paris', version: '2.0.0', expires: new Date(start + 8 * day) },
    options.key,
    await writeSeal(store, await digestsOfVersion(store, 'paris', '2.0.0')),
  );
  expect((await pruned(2)).folders).toEqual([]);
  today = 9;
  expect((await pruned(2)).folders).toContain('parts/paris/2.0.0/');
  expect(await store.list('previews/')).toEqual([]);
});

it('leaves what was uploaded just now, and builds under way', async () => {
  today = 20;
  await samplePart(store, 'paris', '2.0.0');
  dateFiles();
  await store.put('parts/paris/3.0.0-abc.building-77/entry.js', 'x');
  today = 21;
  expect((await pruned(2)).folders).toEqual([]);
  today = 23;
  expect((await pruned(2)).folders).toEqual(['parts/paris/2.0.0/', 'private/paris/2.0.0/', 'server/paris/2.0.0/']);
});

it('removes only what its key may release', async () => {
  const key = await sampleKey(store, 'london-team', ['london']);
  await samplePart(store, 'paris', '2.0.0');
  await samplePart(store, 'london', '2.0.0');
  dateFiles();
  today = 10;
  expect((await pruned(2, { key })).folders).toEqual([
    'parts/london/2.0.0/',
    'private/london/2.0.0/',
    'server/london/2.0.0/',
  ]);
});

it('trusts the store’s clock where a release was written by a machine whose clock is behind', async () => {
  today = 30;
  const behind = new Date(start + day);
  for (const version of ['1.1.0', '1.2.0'])
    await commit(publishing([await samplePart(store, 'paris', version)], version), { ...options, now: () => behind });
  dateFiles();
  today = 31;
  expect((await pruned(2)).folders).toEqual([]);
});

it('goes by the store’s clock where this machine’s is ahead', async () => {
  const ahead = new Date(Date.now() + 40 * day);
  expect((await storeTime(store, ahead)).getTime()).toBeLessThan(ahead.getTime() - 39 * day);
});

it('leaves everything that a release needs to which one went back meanwhile', async () => {
  const { release: first } = await verifyHead(store);
  today = 10;
  for (const version of ['1.1.0', '1.2.0']) await publish('paris', version);
  today = 20;
  let meddled = false;
  const meddling: Store = {
    ...store,
    list: async (prefix) => {
      if (prefix === 'pages/' && !meddled) {
        meddled = true;
        await commit(goingBack({ to: first.id }, 'back'), options);
      }
      return store.list(prefix);
    },
  };
  await pruned(2, { store: meddling });
  expect(await versionsOf('paris')).toContain('1.0.0');
  expect((await verifyHead(store)).release.id).toBe(first.id);
});

describe('while somebody goes back', () => {
  let first: string;
  beforeEach(async () => {
    first = (await verifyHead(store)).release.id;
    today = 10;
    for (const version of ['1.1.0', '1.2.0']) await publish('paris', version);
    today = 60;
  });
  /** Does something before a write, or a removal, once. */
  const before = (place: 'put' | 'remove', prefix: string, act: () => Promise<unknown>): Store => {
    let done = false;
    const once = async (keys: readonly string[]): Promise<void> => {
      if (
        done ||
        !keys.some(
          (key) => key.startsWith(prefix) && !key.endsWith('/manifest.json') && !key.endsWith('/complete.json'),
        )
      )
        return;
      done = true;
      await act();
    };
    return {
      ...store,
      put: async (key, ...given) => {
        if (place === 'put') await once([key]);
        return store.put(key, ...given);
      },
      remove: async (keys) => {
        if (place === 'remove') await once(keys);
        return store.remove(keys);
      },
    };
  };
  const back = (through: Store = store) => commit(goingBack({ to: first }, 'back'), { ...options, store: through });

  it('refuses it from the moment on at which the removal counts, before anything is removed', async () => {
    let outcome: Promise<unknown> = Promise.resolve();
    await pruned(2, { store: before('remove', 'parts/paris/1.0.0/', () => (outcome = back().catch(String))) });
    expect(await outcome).toMatch(
      /paris 1.0.0 is being removed from .* Wait until that is done; where it broke off, run it again/,
    );
    expect(liveVersion((await verifyHead(store)).release, 'paris')).toBe('1.2.0');
    expect(await store.list('parts/paris/1.0.0/')).toEqual([]);
  });

  it('leaves whole what is gone back to before the removal counts', async () => {
    let reached: () => void = () => undefined;
    const announced = new Promise<void>((resolve) => (reached = resolve));
    let went: () => void = () => undefined;
    const live = new Promise<void>((resolve) => (went = resolve));
    let pruning: Promise<unknown> = Promise.resolve();
    const pruner = before('put', 'log/', async () => {
      reached();
      await live;
    });
    // Files are looked for, then everything of the removal happens but its entry, then one is back.
    await back(
      before('put', 'log/', async () => {
        pruning = pruned(2, { store: pruner });
        await announced;
      }),
    );
    expect(await store.has('parts/paris/1.0.0/manifest.json')).toBe(false);
    went();
    await pruning;
    expect((await verifyHead(store)).release.id).toBe(first);
    expect(await store.has('parts/paris/1.0.0/manifest.json')).toBe(true);
    expect((await store.list('')).filter((key) => key.includes('.removing.') && key.includes('/paris/1.0.0/'))).toEqual(
      [],
    );
    await expect(checkPart(store, 'paris', '1.0.0')).resolves.toBeUndefined();
  });

  it.each(Array.from({ length: 20 }, (_, index) => index + 1))(
    'broken off at step %i, leaves what is live whole, and the next one finishes',
    async (at) => {
      let steps = 0;
      const step = (): void => {
        steps += 1;
        if (steps >= at) throw new StoreError('killed');
      };
      const dying: Store = {
        ...store,
        put: async (...given) => (step(), store.put(...given)),
        remove: async (keys) => {
          for (const key of keys) {
            step();
            await store.remove([key]);
          }
        },
      };
      const planned = (await pruned(2, { dryRun: true })).folders;
      await pruned(2, { store: dying }).catch((cause: unknown) => expect(String(cause)).toContain('killed'));
      const { release } = await verifyHead(store);
      expect(liveVersion(release, 'paris')).toBe('1.2.0');
      for (const [part, version] of [
        ['shell', '1.0.0'],
        ['london', '1.0.0'],
        ['paris', '1.2.0'],
        ['paris', '1.1.0'],
      ] as const)
        await checkPart(store, part, version);
      await publish('london', '1.1.0');
      await pruned(2);
      for (const folder of planned) expect(await store.list(folder)).toEqual([]);
      expect((await store.list('')).filter((key) => key.includes('.removing.'))).toEqual([]);
    },
  );

  it('puts back what a removal that broke off had set aside, where it is needed now', async () => {
    await store.put(
      'parts/paris/1.2.0/manifest.removing.json',
      (await store.get('parts/paris/1.2.0/manifest.json'))?.body ?? '',
    );
    await store.remove(['parts/paris/1.2.0/manifest.json']);
    await pruned(2);
    await expect(checkPart(store, 'paris', '1.2.0')).resolves.toBeUndefined();
  });
});

it('removes nothing when it can’t know what was needed', async () => {
  const { release: first } = await verifyHead(store);
  today = 10;
  await publish('paris', '1.1.0');
  await publish('paris', '1.2.0');
  await store.put(`releases/${first.id}.json`, '{');
  today = 11;
  await expect(pruned(5)).rejects.toThrow(/damaged/);
  expect(await versionsOf('paris')).toEqual(['1.0.0', '1.1.0', '1.2.0']);
});

it.each(['1', '0', '-3', '2.5', 'two', ''])('is no number of days: %j', (text) => {
  expect(() => pruneDays(text)).toThrow(/at least 2/);
});
