import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Release } from '@odysseus/contract';
import { bucketStore } from './bucketStore';
import { sha256 } from './canonical';
import { aborting, goingBack, promoting, publishing, sendingTo } from './changes';
import { commit, type CommitOptions, type Compose } from './commit';
import { folderStore } from './folderStore';
import { revokeKey } from './keyRing';

import { entriesFrom, entryKey, signEntry, type LogEntry } from './logEntry';
import { liveVersion } from './operations';
import { prune } from './prune';
import { sealContent, writeRelease } from './releaseDocument';
import { KeyError, type ReleaseKey } from './releaseKey';
import { StoreError, type Store } from './store';
import { startBucketServer, type BucketServer } from './testing/bucketServer';
import { sampleKey } from './testing/sampleKey';
import { samplePages } from './testing/samplePages';
import { samplePart, sampleSite } from './testing/samplePart';
import { readPointer, verifyHead } from './verifyHead';

let folder: string;
let server: BucketServer;
let count = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  server = await startBucketServer('guide');
});
afterEach(() => {
  server.fail = undefined;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const newFolder = (): Store => folderStore(join(folder, String((count += 1))));
const newBucket = (): Store =>
  bucketStore({
    bucket: 'guide',
    prefix: `site-${(count += 1)}`,
    region: 'us-east-1',
    endpoint: server.endpoint,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    attempts: 1,
  });

/** A store with the site's first release in it. */
async function started(
  store: Store = newFolder(),
): Promise<{ store: Store; key: ReleaseKey; options: CommitOptions; first: Release }> {
  const key = await sampleKey(store, 'owner', ['*']);
  const options = { store, key };
  const { release } = await commit(publishing(await sampleSite(store), 'first'), options);
  return { store, key, options, first: release };
}

async function logOf(store: Store): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for await (const { entry } of entriesFrom(store, (await readPointer(store))?.pointer.entry)) entries.unshift(entry);
  return entries;
}

const live = async (store: Store): Promise<Release> => (await verifyHead(store)).release;

describe('a release', () => {
  it('is a document, its compressed copies, a signed entry of the log, and the pointer', async () => {
    const { store, first } = await started();
    const document = (await store.get(`releases/${first.id}.json`))?.body.toString();
    expect(JSON.parse(document ?? '')).toEqual(first);
    expect(brotliDecompressSync((await store.get(`releases/${first.id}.json.br`))?.body ?? '').toString()).toBe(
      document,
    );
    expect(await live(store)).toEqual(first);
    expect(await logOf(store)).toEqual([
      expect.objectContaining({
        sequence: 1,
        previous: null,
        actor: 'owner',
        action: 'publish',
        message: 'first',
        from: null,
        release: first.id,
        parts: ['shell', 'athens', 'italy', 'london', 'paris'],
      }),
    ]);
  });

  it('needs the shell first', async () => {
    const store = newFolder();
    const key = await sampleKey(store, 'owner', ['*']);
    await expect(commit(publishing([await samplePart(store, 'paris', '1.0.0')], 'x'), { store, key })).rejects.toThrow(
      /can’t start without its shell/,
    );
  });

  it('of what is live already is none', async () => {
    const { store, options } = await started();
    expect(await commit(publishing(await sampleSite(store), 'again'), options)).toMatchObject({ changed: false });
    expect(await logOf(store)).toHaveLength(1);
  });

  it('needs a reason', async () => {
    const { options } = await started();
    await expect(commit(promoting('paris', ' '), options)).rejects.toThrow(/--message/);
  });

  it('keeps the version before to fall back to, and no older one', async () => {
    const { store, options } = await started();
    for (const version of ['1.1.0', '1.2.0'])
      await commit(publishing([await samplePart(store, 'paris', version)], version), options);
    expect(
      (await live(store)).microFrontends['@odysseus/paris']?.map(({ metadata, deployment }) => [
        metadata.version,
        deployment.traffic,
      ]),
    ).toEqual([
      ['1.2.0', 100],
      ['1.1.0', 0],
    ]);
  });

  it('is made only of parts that fit together, canaries included', async () => {
    const { store, options } = await started();
    await expect(
      commit(publishing([await samplePart(store, 'paris', '2.0.0', { contract: '^2.0.0' })], 'x'), options),
    ).rejects.toThrow(/the shell must be released first/);
    await expect(
      commit(sendingTo(await samplePart(store, 'shell', '2.0.0', { contract: '2.0.0' }), 5, 'x'), options),
    ).rejects.toThrow(/canary of the shell 2.0.0: paris was built for contract/);
    await expect(
      commit(publishing([await samplePart(store, 'paris', '2.1.0', { path: '/italy' })], 'x'), options),
    ).rejects.toThrow(/path \/italy belongs to/);
    expect(await logOf(store)).toHaveLength(1);
  });

  it('needs every file of its parts', async () => {
    const { store, options } = await started();
    const version = await samplePart(store, 'paris', '3.0.0');
    await store.remove(['parts/paris/3.0.0/entry.js']);
    await expect(commit(publishing([version], 'x'), options)).rejects.toThrow(
      /lacks files of paris 3.0.0: parts\/paris\/3.0.0\/entry.js/,
    );
    await store.remove(['parts/paris/3.0.0/manifest.json']);
    await expect(commit(publishing([version], 'x'), options)).rejects.toThrow(/does not hold paris 3.0.0 whole/);
  });
});

describe('a canary', () => {
  it('gets its share, and then all or nothing', async () => {
    const { store, options } = await started();
    const shares = async () =>
      (await live(store)).microFrontends['@odysseus/paris']?.map(
        ({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}${deployment.default ? '' : ' canary'}`,
      );
    const next = await samplePart(store, 'paris', '1.1.0');
    await commit(sendingTo(next, 10, 'try'), options);
    expect(await shares()).toEqual(['1.0.0 90', '1.1.0 10 canary']);
    await commit(sendingTo(next, 50, 'more'), options);
    expect(await shares()).toEqual(['1.0.0 50', '1.1.0 50 canary']);
    await commit(aborting('paris', 'no'), options);
    expect(await shares()).toEqual(['1.0.0 100']);
    await commit(sendingTo(next, 1, 'again'), options);
    await commit(promoting('paris', 'yes'), options);
    expect(await shares()).toEqual(['1.1.0 100', '1.0.0 0 canary']);
  });

  it('of the shell likewise', async () => {
    const { store, options } = await started();
    await commit(sendingTo(await samplePart(store, 'shell', '1.1.0'), 20, 'try'), options);
    expect(await live(store)).toMatchObject({
      shell: { version: '1.0.0' },
      canaryShell: { traffic: 20, shell: { version: '1.1.0' } },
    });
    await commit(promoting('shell', 'yes'), options);
    const after = await live(store);
    expect(after.shell.version).toBe('1.1.0');
    expect(after.canaryShell).toBeUndefined();
  });

  it.each([0, 100, 12.5, -1, NaN, Infinity])('is no share of %d percent', async (percent) => {
    const { options, store } = await started();
    expect(() => sendingTo({ part: 'shell', shell: {} as Release['shell'] }, percent, 'x')).toThrow(
      /whole number from 1 to 99/,
    );
    expect(await logOf(options.store)).toHaveLength(1);
    await expect(live(store)).resolves.toBeDefined();
  });

  it('that is not running can’t be promoted or aborted; what everybody has is none; what is not live has none', async () => {
    const { store, options } = await started();
    await expect(commit(promoting('paris', 'x'), options)).rejects.toThrow(/No canary of paris/);
    await expect(commit(aborting('shell', 'x'), options)).rejects.toThrow(/No canary of shell/);
    await expect(commit(sendingTo(await samplePart(store, 'paris', '1.0.0'), 5, 'x'), options)).rejects.toThrow(
      /Everybody gets paris 1.0.0 already/,
    );
    await expect(commit(sendingTo(await samplePart(store, 'lisbon', '1.0.0'), 5, 'x'), options)).rejects.toThrow(
      /lisbon is not live/,
    );
  });
});

describe('going back', () => {
  it('is a swap to the document that was live, and further back each time', async () => {
    const { store, options, first } = await started();
    const second = (await commit(publishing([await samplePart(store, 'paris', '1.1.0')], 'b'), options)).release;
    await commit(publishing([await samplePart(store, 'london', '1.1.0')], 'c'), options);
    await commit(goingBack({}, 'back'), options);
    expect(await live(store)).toEqual(second);
    await commit(goingBack({}, 'back'), options);
    expect(await live(store)).toEqual(first);
    await expect(commit(goingBack({}, 'back'), options)).rejects.toThrow(/nothing to go back to/);
  });

  it('of one part leaves the others', async () => {
    const { store, options, first } = await started();
    for (const [part, version] of [
      ['paris', '1.1.0'],
      ['london', '1.1.0'],
      ['paris', '1.2.0'],
    ] as const)
      await commit(publishing([await samplePart(store, part, version)], version), options);
    const versions = async () => [liveVersion(await live(store), 'paris'), liveVersion(await live(store), 'london')];
    await commit(goingBack({ part: 'paris' }, 'back'), options);
    expect(await versions()).toEqual(['1.1.0', '1.1.0']);
    await commit(goingBack({ part: 'paris' }, 'back'), options);
    expect(await versions()).toEqual(['1.0.0', '1.1.0']);
    await commit(goingBack({ part: 'london', to: first.id }, 'back'), options);
    expect(await versions()).toEqual(['1.0.0', '1.0.0']);
  });

  it.each(['r-0000000000000000', '../current', ''])('to the unknown release %j is refused', async (to) => {
    const { options } = await started();
    await expect(commit(goingBack({ to }, 'x'), options)).rejects.toThrow(/There is no release|is no id of a release/);
  });

  describe.each([
    ['whole', undefined],
    ['in one part', 'london'],
  ])('%s', (_name, part) => {
    const to = (id: string) => goingBack({ to: id, ...(part === undefined ? {} : { part }) }, 'back');

    it('to a document that was edited since is refused', async () => {
      const { store, options, first } = await started();
      await commit(publishing([await samplePart(store, 'london', '1.1.0')], 'b'), options);
      const second = await live(store);
      const foreign = await samplePart(store, 'shell', '6.6.6');
      await store.put(
        `releases/${first.id}.json`,
        JSON.stringify({
          ...first,
          ...('shell' in foreign ? { shell: foreign.shell } : {}),
          createdAt: '2020-01-01T00:00:00.000Z',
        }),
      );
      await expect(commit(to(first.id), options)).rejects.toThrow(
        /is not the document that change 1 made live: somebody edited it. Restore it from a backup, or choose another/,
      );
      await expect(commit(goingBack(part === undefined ? {} : { part }, 'back'), options)).rejects.toThrow(
        /somebody edited it/,
      );
      expect(await live(store)).toEqual(second);
    });

    it('to one that was never live is refused', async () => {
      const { store, options, first } = await started();
      const row = await samplePart(store, 'london', '9.9.9');
      const written = await writeRelease(
        store,
        sealContent(
          {
            ...first,
            microFrontends: { ...first.microFrontends, ...('name' in row ? { [row.name]: [row.version] } : {}) },
          },
          undefined,
          new Date(),
        ),
      );
      await expect(commit(to(written.release.id), options)).rejects.toThrow(
        /the log of .* does not know it, so it was never live/,
      );
    });

    it('to what somebody without a key for it put into the log is refused', async () => {
      const { store, options, first } = await started();
      const city = await sampleKey(store, 'paris-team', ['paris']);
      const row = await samplePart(store, 'london', '9.9.9');
      const written = await writeRelease(
        store,
        sealContent(
          {
            ...first,
            microFrontends: { ...first.microFrontends, ...('name' in row ? { [row.name]: [row.version] } : {}) },
          },
          undefined,
          new Date(),
        ),
      );
      const { head } = await verifyHead(store);
      const entry = signEntry(
        {
          sequence: 2,
          previous: head?.digest ?? '',
          at: new Date().toISOString(),
          action: 'publish',
          parts: ['paris'],
          message: 'x',
          release: written.release.id,
          documentDigest: written.digest,
          from: first.id,
        },
        city,
      );
      const digest = sha256(JSON.stringify(entry));
      await store.put(entryKey(digest), JSON.stringify(entry));
      await store.put(
        'current.json',
        JSON.stringify({ schemaVersion: 1, release: entry.release, sequence: 2, entry: digest }),
      );
      await expect(commit(goingBack({ to: written.release.id }, 'back'), options)).rejects.toThrow(
        /paris-team may not release london/,
      );
      await commit(goingBack({ to: first.id }, 'back'), options);
      await expect(commit(to(written.release.id), options)).rejects.toThrow(/paris-team may not release london/);
      await expect(live(store)).resolves.toEqual(first);
    });
  });

  it('to what was live before there was a log needs the content that its id names', async () => {
    const { store: source, first } = await started();
    for (const honest of [true, false]) {
      const store = newFolder();
      const key = await sampleKey(store, 'owner', ['*']);
      await sampleSite(store);
      await store.put(`releases/${first.id}.json`, JSON.stringify(first));
      await store.put('current.json', JSON.stringify({ schemaVersion: 1, release: first.id }));
      await commit(publishing([await samplePart(store, 'london', '1.1.0')], 'b'), { store, key });
      if (honest) {
        await commit(goingBack({ part: 'london' }, 'back'), { store, key });
        expect(liveVersion(await live(store), 'london')).toBe('1.0.0');
        continue;
      }
      const foreign = await samplePart(source, 'shell', '6.6.6');
      await store.put(
        `releases/${first.id}.json`,
        JSON.stringify({ ...first, ...('shell' in foreign ? { shell: foreign.shell } : {}) }),
      );
      await expect(commit(goingBack({}, 'back'), { store, key })).rejects.toThrow(/does not know it/);
    }
  });

  it('is refused when prune removes its files while it waits', async () => {
    const { store, key, first } = await started();
    for (const version of ['1.1.0', '1.2.0'])
      await commit(publishing([await samplePart(store, 'paris', version)], version), { store, key });
    const before = await live(store);
    let done = false;
    const slow: Store = {
      ...store,
      put: async (name, ...given) => {
        if (name.startsWith('log/') && !done) {
          done = true;
          await prune({ store, key, days: 30, now: new Date(Date.now() + 40 * 86_400_000), message: 'monthly' });
        }
        return store.put(name, ...given);
      },
    };
    await expect(commit(goingBack({ to: first.id }, 'back'), { store: slow, key })).rejects.toThrow(
      /does not hold paris 1.0.0 whole/,
    );
    expect(await live(store)).toEqual(before);
  });

  it('to a release whose files are gone is refused', async () => {
    const { store, options, first } = await started();
    for (const version of ['1.1.0', '1.2.0'])
      await commit(publishing([await samplePart(store, 'paris', version)], version), options);
    await store.remove(await store.list('parts/paris/1.0.0/'));
    await expect(commit(goingBack({ to: first.id }, 'x'), options)).rejects.toThrow(/does not hold paris 1.0.0 whole/);
  });

  it('makes missing pages after the swap, everything else before it', async () => {
    const { store, options } = await started();
    const steps: string[] = [];
    const compose: Compose = async (release, parts, files) => {
      steps.push(`${parts.join(',')} while ${(await live(store)).id === release.id ? 'live' : 'not live'}`);
      return samplePages(store)(release, parts, files);
    };
    await commit(publishing([await samplePart(store, 'paris', '1.1.0')], 'b'), { ...options, compose });
    await commit(publishing([await samplePart(store, 'paris', '1.2.0')], 'c'), { ...options, compose });
    await store.remove((await store.list('pages/')).filter((key) => key.includes('/paris/1.1.0/')));
    await commit(goingBack({}, 'back'), { ...options, compose });
    await commit(publishing([await samplePart(store, 'paris', '1.3.0', { text: 'Paris!' })], 'another face'), {
      ...options,
      compose,
    });
    await commit(sendingTo(await samplePart(store, 'paris', '1.4.0', { text: 'Paris!' }), 10, 'd'), {
      ...options,
      compose,
    });
    const all = 'shell,paris,italy,london,athens';
    expect(steps).toEqual([
      `${all} while not live`,
      'paris while not live',
      'paris while live',
      `${all} while not live`,
    ]);
  });
});

describe('keys', () => {
  it('release their own parts and no other', async () => {
    const { store } = await started();
    const key = await sampleKey(store, 'paris-team', ['paris']);
    await commit(publishing([await samplePart(store, 'paris', '1.1.0')], 'ours'), { store, key });
    const before = await store.list('');
    const london = await samplePart(store, 'london', '1.1.0');
    await expect(commit(publishing([london], 'not ours'), { store, key })).rejects.toThrow(
      /paris-team may release paris, and not london/,
    );
    await expect(
      commit(goingBack({ to: (await logOf(store))[0]?.release ?? '' }, 'ours'), { store, key }),
    ).resolves.toMatchObject({ changed: true });
    expect(
      (await store.list('')).filter(
        (name) => !before.includes(name) && !name.includes('/london/') && !name.startsWith('log/'),
      ),
    ).toEqual([]);
  });

  it('that are unknown, another’s by the same name, or revoked release nothing', async () => {
    const { store, key } = await started();
    const paris = await samplePart(store, 'paris', '1.1.0');
    const stranger = await sampleKey(newFolder(), 'stranger', ['*']);
    const impostor = await sampleKey(newFolder(), 'owner', ['*']);
    const former = await sampleKey(store, 'former', ['paris']);
    await commit(publishing([paris], 'while valid'), { store, key: former });
    await revokeKey(store, 'former', 2, new Date());
    for (const wrong of [stranger, impostor, former]) {
      await expect(
        commit(publishing([await samplePart(store, 'paris', '1.2.0')], 'x'), { store, key: wrong }),
      ).rejects.toThrow(KeyError);
    }
    // What it signed before stays.
    expect(liveVersion(await live(store), 'paris')).toBe('1.1.0');
    await commit(publishing([await samplePart(store, 'paris', '1.3.0')], 'owner'), { store, key });
  });
});

// As many attempts as there are others to be overtaken by, which takes its time on a busy machine.
const manyLimit = 400_000;

describe.each([
  ['a folder', newFolder],
  ['a bucket', newBucket],
])('many at once in %s', (_name, open) => {
  it(
    'all succeed, none is lost, and the last of each part is live',
    async () => {
      const { store } = await started(open());
      const cities = ['paris', 'italy', 'london', 'athens'];
      const keys = new Map(
        await Promise.all(cities.map(async (city) => [city, await sampleKey(store, city, [city])] as const)),
      );
      const publishes = Array.from({ length: 50 }, (_, index) => ({
        city: cities[index % 4] ?? '',
        version: `2.${index}.0`,
      }));
      await Promise.all(
        publishes.map(async ({ city, version }) => {
          const key = keys.get(city);
          if (!key) throw new Error('no key');
          await commit(publishing([await samplePart(store, city, version)], `${city} ${version}`), { store, key });
        }),
      );
      const log = await logOf(store);
      expect(
        log
          .slice(1)
          .map(({ message }) => message)
          .sort(),
      ).toEqual(publishes.map(({ city, version }) => `${city} ${version}`).sort());
      expect(log.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 51 }, (_, index) => index + 1));
      const release = await live(store);
      for (const city of cities)
        expect(`${city} ${liveVersion(release, city)}`).toBe(log.findLast(({ actor }) => actor === city)?.message);
    },
    manyLimit,
  );
});

describe('interrupted', () => {
  /** A store that breaks for good at its n-th write. */
  const breaking = (store: Store, at: number): Store => {
    let writes = 0;
    return {
      ...store,
      put: async (...given) => {
        writes += 1;
        if (writes >= at) throw new StoreError('killed');
        return store.put(...given);
      },
    };
  };

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'at write %i, it leaves live what was, and the next one is clean',
    async (at) => {
      const { store, options, first } = await started();
      const paris = await samplePart(store, 'paris', '1.1.0');
      const composeIn =
        (into: Store): Compose =>
        (release, _parts, files) =>
          samplePages(into)(release, ['paris'], files);
      const broken = breaking(store, at);
      const outcome = commit(publishing([paris], 'broken'), { ...options, store: broken, compose: composeIn(broken) });
      // The version's seal, page and seal, document, two copies and seal, the list of seals, entry, pointer.
      await expect(outcome).rejects.toThrow('killed');
      expect(await live(store)).toEqual(first);
      await commit(publishing([paris], 'clean'), { ...options, compose: composeIn(store) });
      expect(liveVersion(await live(store), 'paris')).toBe('1.1.0');
      expect((await logOf(store)).map(({ message }) => message)).toEqual(['first', 'clean']);
    },
  );

  it('after the swap, whose answer was lost, it counts as done', async () => {
    const { store, options } = await started();
    const deaf: Store = {
      ...store,
      put: async (key, ...given) => {
        await store.put(key, ...given);
        if (key === 'current.json') throw new StoreError('the answer was lost');
      },
    };
    expect(
      await commit(publishing([await samplePart(store, 'paris', '1.1.0')], 'b'), { ...options, store: deaf }),
    ).toMatchObject({ changed: true });
    expect(await logOf(store)).toHaveLength(2);
  });

  it.each([403, 500, 'reset' as const])('by a bucket that answers %s, it leaves live what was', async (failure) => {
    const { store, options, first } = await started(newBucket());
    const paris = await samplePart(store, 'paris', '1.1.0');
    server.fail = ({ method, key }) => (method === 'PUT' && key.endsWith('current.json') ? failure : undefined);
    await expect(commit(publishing([paris], 'b'), options)).rejects.toThrow(StoreError);
    server.fail = undefined;
    expect(await live(store)).toEqual(first);
    await commit(publishing([paris], 'b'), options);
    expect(liveVersion(await live(store), 'paris')).toBe('1.1.0');
  });

  it('by a bucket that says 412 now and then, it tries again', async () => {
    const { store, options } = await started(newBucket());
    const paris = await samplePart(store, 'paris', '1.1.0');
    let refusals = 3;
    server.fail = ({ method, key }) =>
      method === 'PUT' && key.endsWith('current.json') && refusals-- > 0 ? 412 : undefined;
    await commit(publishing([paris], 'b'), options);
    expect(await logOf(store)).toHaveLength(2);
  });
});
