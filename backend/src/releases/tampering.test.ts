import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageFile } from '@odysseus/contract';
import {
  commit,
  digestsOfVersion,
  folderStore,
  pageDocument,
  pageSetsOf,
  publishing,
  readPointer,
  recordPreview,
  signPreview,
  writeSeal,
  type ReleaseKey,
  type Store,
} from '@odysseus/release';
import { sampleKey, samplePages, samplePart, sampleSite } from '@odysseus/release/testing';
import type { FastifyInstance } from 'fastify';
import { readConfiguration, siteOf } from '../configuration';
import { deliveryPlugin } from '../delivery';
import { addWindow } from '../subscriptions';
import { describeWithEmbedded } from '../testing/describeWithDatabases';
import { startService, type ServiceUnderTest } from '../testing/serviceUnderTest';
import { damagedFiles, good, lostBeforeStart } from '../testing/tamperingCases';
import { releasesOf } from './openReleases';
import { releaseMemory } from './releaseMemory';

/** A screen that is not in the page that browsers draw themselves. */
const prerendered = '<p>As it was rendered</p>';
const sheet = 'abcdef0123456789abcd.css';

/** How a request asks for the copy that a row is about. */
const encodingOf = (key: string): string => (key.endsWith('.br') ? 'br' : key.endsWith('.gz') ? 'gzip' : 'identity');

// What is stored is files; of the database only Ann's pass is asked, and premium/premium.test.ts asks both for passes.
describeWithEmbedded('Whoever may write to the store', (underTest) => {
  /** A store with a release in it, of which each test gets a copy. */
  let released: string;
  let folder: string;
  let storeFolder: string;
  let store: Store;
  let owner: ReleaseKey;
  let app: FastifyInstance;
  let as: ServiceUnderTest['as'];
  let logged: string[];
  const started: FastifyInstance[] = [];

  const compose = () =>
    samplePages(store, (release, part) => {
      const routes = pageSetsOf(release).find((set) => set.part === part)?.routes ?? [];
      const page = (path: string): string =>
        pageDocument({
          release,
          route: routes.find((route) => route.path === path),
          rendered: { html: prerendered, heads: [] },
        });
      return { ...Object.fromEntries(routes.map(({ path }) => [pageFile(path), page(path)])), [sheet]: 'p{color:red}' };
    });
  const partOf = async (part: string, version: string) => {
    await store.put(`parts/${part}/${version}/hero.avif`, 'A picture of the river');
    return samplePart(store, part, version);
  };
  const publish = async (part: string, version: string) =>
    (await commit(publishing([await partOf(part, version)], version), { store, key: owner, compose: compose() }))
      .release;

  /** Starts a service on the store; another process's memory is in the same data folder. */
  async function start({ memory = true, allowUnsigned = false } = {}): Promise<void> {
    logged = [];
    let now = 0;
    const configuration = readConfiguration({ LOG_LEVEL: 'error', ODYSSEUS_DATA_DIR: folder });
    const logTo = { write: (line: string) => void logged.push(line) };
    const releases = releasesOf(store, {
      allowUnsigned,
      // The pointer is read anew each time.
      now: () => (now += 10_000),
      onTrouble: (cause) => void logged.push(String(cause)),
      onDamage: (cause) => void logged.push(String(cause)),
      ...(memory ? { memory: releaseMemory(folder, store.name, (cause) => void logged.push(String(cause))) } : {}),
    });
    const delivery = async (scope: FastifyInstance): Promise<void> =>
      void (await scope.register(deliveryPlugin, {
        ...releases,
        site: siteOf(configuration),
        publicOrigin: 'http://localhost:8080',
      }));
    ({ app, as } = await startService(underTest.database, {
      variables: { ODYSSEUS_DATA_DIR: folder },
      releases,
      plugins: [delivery],
      logTo,
    }));
    started.push(app);
  }
  const health = async () => {
    const answer = await app.inject({ url: '/api/health' });
    return { code: answer.statusCode, ...answer.json<{ release: string; trouble?: string }>() };
  };
  /** The same once the service is ready: a busy machine may find out later than balancers wait. */
  const healthOnceReady = async (tries = 10): Promise<Awaited<ReturnType<typeof health>>> => {
    const now = await health();
    return now.code === 200 || tries === 1 ? now : healthOnceReady(tries - 1);
  };
  const liveNow = async (): Promise<string> =>
    (await app.inject({ url: '/current.json' })).json<{ release: string }>().release;
  const get = (url: string, encoding = 'identity') =>
    app.inject({ url, headers: { ...as('ann'), 'accept-encoding': encoding } });
  const written = <Value>(key: string): Value => JSON.parse(readFileSync(join(storeFolder, key), 'utf8')) as Value;
  /** Name of the list of seals that the newest change signs. */
  const newestSeals = async (): Promise<string> =>
    written<{ seals: string }>(`log/${(await readPointer(store))?.pointer.entry ?? ''}.json`).seals;
  /** The key that a row names in short: of the release, its list of seals, one of these, and the newest entry. */
  const keyNamed = async (named: string, release: string): Promise<string> => {
    const list = written<Record<'versions' | 'pages' | 'documents', Record<string, string>>>(
      `log/seals/${await newestSeals()}.json`,
    );
    const like = (seals: Record<string, string>, end: string): string =>
      Object.entries(seals).find(([name]) => name.endsWith(end))?.[1] ?? '';
    return named
      .replace('R.json', `${release}.json`)
      .replace('E.json', `${(await readPointer(store))?.pointer.entry ?? ''}.json`)
      .replace('L.json', `${await newestSeals()}.json`)
      .replace('V.json', `${like(list.versions, 'paris@1.1.0')}.json`)
      .replace('P.json', `${like(list.pages, 'paris@1.1.0')}.json`)
      .replace('D.json', `${like(list.documents, release)}.json`)
      .replace('S.json', `${like(list.versions, 'shell@1.1.0')}.json`);
  };
  /** Releases Paris, and what a row is about. @returns what was live before the newest release */
  const liveBefore = async (named: string): Promise<string> => {
    if (named.includes('S.json')) {
      const { id } = await publish('paris', '1.1.0');
      await publish('shell', '1.1.0');
      return id;
    }
    const id = (await readPointer(store))?.pointer.release ?? '';
    await publish('paris', '1.1.0');
    return id;
  };
  /** Shows an unreleased version of Paris to the holder of an address. @returns the name of its seal */
  const showPreview = async (): Promise<string> => {
    const preview = { part: 'paris', version: '2.0.0', expires: new Date(Date.now() + 3_600_000) };
    await partOf(preview.part, preview.version);
    const seal = await writeSeal(store, await digestsOfVersion(store, preview.part, preview.version));
    await recordPreview(store, preview, owner, seal);
    return seal;
  };
  const keyLike = async (pattern: RegExp, version: string): Promise<string> => {
    const exact = new RegExp(pattern.source.replace(/V/g, version.replace(/\./g, '\\.')));
    const found = (await store.list('')).findLast((key) => exact.test(key));
    if (found === undefined) throw new Error(`No key is like ${exact.source}`);
    return found;
  };
  /** @returns what stands there now */
  const edit = (key: string): Buffer => {
    const body = readFileSync(join(storeFolder, key));
    body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
    writeFileSync(join(storeFolder, key), body);
    return body;
  };
  const remove = (key: string): Buffer => {
    rmSync(join(storeFolder, key));
    return Buffer.from('removed');
  };

  beforeAll(async () => {
    released = mkdtempSync(join(tmpdir(), 'tampering-'));
    store = folderStore(released);
    owner = await sampleKey(store, 'owner', ['*']);
    const versions = await sampleSite(store);
    await partOf('paris', '1.0.0');
    await commit(publishing(versions, 'first'), { store, key: owner, compose: compose() });
  });
  afterAll(() => rmSync(released, { recursive: true }));
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tampering-'));
    storeFolder = join(folder, 'store');
    cpSync(released, storeFolder, { recursive: true });
    store = folderStore(storeFolder);
    await addWindow(underTest.database.queries, 'ann', { start_date: '2026-06-25', end_date: '2026-07-01' }, null);
  });
  afterEach(async () => {
    for (const each of started.splice(0)) await each.close();
    rmSync(folder, { recursive: true });
  });

  describe.each([
    ['edits', edit],
    ['removes', remove],
  ] as const)('and %s', (_verb, tamper) => {
    describe.each(damagedFiles)('%s', (_what, pattern, address, asked, healthAfter, starting) => {
      it('after it went live: it is not given out, and that is said once', async () => {
        await start();
        expect(await healthOnceReady()).toMatchObject({ code: 200, release: 'ok' });
        const key = await keyLike(pattern, '1.0.0');
        const tampered = tamper(key);
        const url = address?.replace('V', '1.0.0') ?? `/${key}`;
        for (let time = 0; asked && time < 3; time += 1) {
          const answer = await get(url, encodingOf(key));
          expect({ status: answer.statusCode }).toEqual({ status: asked.status });
          expect(answer.rawPayload.includes(tampered)).toBe(false);
          if (asked.page) expect(answer.body.includes(prerendered)).toBe(asked.page === 'prerendered');
        }
        const after = await health();
        expect(after).toMatchObject({ code: 200, release: 'ok' });
        expect(after.trouble).toBe(healthAfter);
        expect(logged.filter((line) => line.includes(key))).toHaveLength(healthAfter === undefined ? 0 : 1);
      });

      it('before the service starts: all else is served', async () => {
        tamper(await keyLike(pattern, '1.0.0'));
        await start();
        expect(await healthOnceReady()).toMatchObject({
          code: 200,
          release: 'ok',
          ...(starting === undefined ? {} : { trouble: starting }),
        });
        expect((await get('/london')).body).toContain(prerendered);
      });

      it('of a release before the service takes it up: the one before stays', async () => {
        await start();
        const before = await liveNow();
        const next = await publish('paris', '1.1.0');
        tamper(await keyLike(pattern, '1.1.0'));
        expect(await liveNow()).toBe(before);
        expect((await health()).trouble).toBe('refused');
        expect(next.id).not.toBe(before);
      });
    });

    it.each([
      ['the live document', 'releases/R.json'],
      ['a copy of the live document', 'releases/R.json.br'],
      ['the list of seals', 'log/seals/L.json'],
      ['the seal of a version', 'log/seals/V.json'],
      ['the newest entry of the log', 'log/E.json'],
      ['the pointer', 'current.json'],
      ['the keys', 'keys.json'],
    ])('%s: the service that runs goes on', async (_what, named) => {
      await publish('paris', '1.1.0');
      await start();
      const release = await liveNow();
      tamper(await keyNamed(named, release));
      expect(await liveNow()).toBe(release);
      expect((await get('/paris')).body).toContain(prerendered);
      const document = await get(`/releases/${release}.json`, named.endsWith('.br') ? 'br' : 'identity');
      if (named.startsWith('releases/')) expect(document.statusCode).toBe(503);
      else expect(document.json<{ id: string }>().id).toBe(release);
    });

    describe.each(lostBeforeStart)('%s before a service starts', (_what, named, fresh, again) => {
      it.each([
        ['in a data folder that is new', fresh, false],
        ['in the data folder of one that showed the release', again, true],
      ] as const)('%s: it serves what was signed, and says what is amiss', async (_where, begun, ran) => {
        const before = await liveBefore(named);
        await start();
        const release = await liveNow();
        tamper(await keyNamed(named, release));
        await start({ memory: ran });
        if (begun === undefined) {
          expect((await get('/london')).statusCode).toBe(503);
          expect(await health()).toMatchObject({ code: 503, release: 'unreadable' });
          return;
        }
        expect(await liveNow()).toBe(begun.serves === 'before' ? before : release);
        expect(await healthOnceReady()).toMatchObject({ code: 200, release: 'ok', trouble: begun.trouble });
        expect((await get('/london')).body).toContain(prerendered);
        expect((await get(`/releases/${await liveNow()}.json`)).json<{ id: string }>().id).toBe(await liveNow());
        const script = await get('/parts/paris/1.1.0/entry.js', 'br');
        expect(script.statusCode).toBe(begun.paris ?? 200);
        expect((await get('/paris')).body.includes(prerendered)).toBe(begun.page !== 'drawn');
        expect(logged).not.toHaveLength(0);
      });
    });

    it('the record of a preview: its holder does not see the version, and all else is served', async () => {
      await showPreview();
      const [record = ''] = await store.list('previews/');
      await start();
      expect((await get('/parts/paris/2.0.0/entry.js')).statusCode).toBe(200);
      tamper(record);
      // Each file, also one that was found good before.
      for (const file of ['entry.js', 'hero.avif'])
        expect((await get(`/parts/paris/2.0.0/${file}`)).statusCode).toBe(404);
      expect((await get('/paris')).body).toContain(prerendered);
      expect(await health()).toMatchObject({ code: 200, release: 'ok' });
    });

    it('the seal of a previewed version: its holder does not see it, and all else is served', async () => {
      const seal = await showPreview();
      await start();
      tamper(`log/seals/${seal}.json`);
      expect((await get('/parts/paris/2.0.0/entry.js')).statusCode).toBe(503);
      expect((await get('/paris')).body).toContain(prerendered);
      expect(await health()).toMatchObject({ code: 200, release: 'ok' });
    });
  });

  describe('and sets the pointer back', () => {
    /** The pointer after each change, and what was live then. */
    let states: { readonly pointer: string; readonly release: string }[];
    const state = (release: string) => ({ pointer: readFileSync(join(storeFolder, 'current.json'), 'utf8'), release });
    beforeEach(async () => {
      states = [state((await readPointer(store))?.pointer.release ?? '')];
      for (const [part, version] of [
        ['paris', '1.1.0'],
        ['london', '1.1.0'],
        ['paris', '1.2.0'],
      ] as const)
        states.push(state((await publish(part, version)).id));
    });

    it.each([0, 1, 2])(
      'to change %i: neither the service that runs nor one that starts again takes it',
      async (index) => {
        await start();
        expect(await liveNow()).toBe(states[3]?.release);
        writeFileSync(join(storeFolder, 'current.json'), states[index]?.pointer ?? '');
        for (const again of [false, true]) {
          if (again) await start();
          expect(await liveNow()).toBe(states[3]?.release);
          expect(await health()).toMatchObject({ code: 200, trouble: 'refused' });
          expect(logged.filter((line) => line.includes('was set back'))).toHaveLength(1);
        }
      },
    );

    it('with the whole store as it was: only the data folder knows better', async () => {
      await start();
      await liveNow();
      writeFileSync(join(storeFolder, 'current.json'), states[1]?.pointer ?? '');
      for (const name of readdirSync(join(storeFolder, 'log')))
        if (!JSON.stringify(states.slice(0, 2)).includes(name.replace('.json', '')) && name.endsWith('.json'))
          rmSync(join(storeFolder, 'log', name));
      await start();
      expect((await get('/paris')).statusCode).toBe(503);
      expect(await health()).toMatchObject({ code: 503, release: 'unreadable' });
      await start({ memory: false });
      expect(await liveNow()).toBe(states[1]?.release);
    });

    it.each([true, false])(
      'to one without a signature, and takes the keys away (development: %s)',
      async (allowUnsigned) => {
        const unsigned = async () => {
          rmSync(join(storeFolder, 'keys.json'), { force: true });
          writeFileSync(
            join(storeFolder, 'current.json'),
            JSON.stringify({ schemaVersion: 1, release: states[0]?.release }),
          );
        };
        await start({ allowUnsigned });
        await liveNow();
        await unsigned();
        expect(await liveNow()).toBe(states[3]?.release);
        expect((await health()).trouble).toBe('refused');
        // The keys are needed to believe what was noted.
        await start({ allowUnsigned });
        expect((await get('/paris')).statusCode).toBe(503);
        await start({ allowUnsigned, memory: false });
        expect((await get('/current.json')).statusCode).toBe(allowUnsigned ? 200 : 503);
      },
    );
  });

  it('puts in files that nobody released: they are not there', async () => {
    await start();
    await store.put('parts/paris/1.0.0/evil.html', 'evil');
    await store.put('parts/paris/6.6.6/evil.js', 'evil');
    await store.put('parts/paris/1.0.0/hero.avif.br', brotliCompressSync('evil'));
    for (const url of ['/parts/paris/1.0.0/evil.html', '/parts/paris/6.6.6/evil.js'])
      expect((await get(url)).statusCode).toBe(404);
    expect((await get('/parts/paris/1.0.0/hero.avif', 'br')).body).toBe('A picture of the river');
    expect((await health()).trouble).toBeUndefined();
  });

  it('edits a file that was found good before: it is served from memory, and an open tab’s older version is too', async () => {
    await start();
    const page = await get('/parts/paris/1.0.0/entry.js');
    expect(page.statusCode).toBe(good.status);
    edit('parts/paris/1.0.0/entry.js');
    await publish('paris', '1.1.0');
    await liveNow();
    expect((await get('/parts/paris/1.0.0/entry.js')).body).toBe(page.body);
    expect((await get('/parts/paris/1.1.0/entry.js')).statusCode).toBe(200);
  });

  it('edits a version that tabs of an earlier release ask for: it is refused, and restored it is served', async () => {
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await publish('paris', version);
    await start();
    const key = 'parts/paris/1.0.0/entry.js';
    expect((await get('/parts/paris/1.0.0/hero.avif')).body).toBe('A picture of the river');
    edit(key);
    expect((await get(`/${key}`)).statusCode).toBe(503);
    expect((await health()).trouble).toBe('damaged');
    edit(key);
    expect((await get(`/${key}`)).statusCode).toBe(200);
    expect((await health()).trouble).toBeUndefined();
  });

  it('edits a previewed version: its holder does not see it', async () => {
    await partOf('paris', '2.0.0');
    const preview = { part: 'paris', version: '2.0.0', expires: new Date(Date.now() + 3_600_000) };
    await start();
    expect((await get('/parts/paris/2.0.0/entry.js')).statusCode).toBe(404);
    await recordPreview(store, preview, owner, await writeSeal(store, await digestsOfVersion(store, 'paris', '2.0.0')));
    const token = signPreview(preview, owner, new Date());
    expect((await get(`/preview/${token}`)).statusCode).toBe(303);
    expect((await get('/parts/paris/2.0.0/entry.js')).statusCode).toBe(200);
    edit('parts/paris/2.0.0/manifest.json');
    edit('parts/paris/2.0.0/hero.avif');
    expect((await get('/parts/paris/2.0.0/hero.avif')).statusCode).toBe(503);
    // It was found good when the preview was opened.
    expect((await get('/parts/paris/2.0.0/manifest.json')).json()).toMatchObject({ version: '2.0.0' });
  });
});
