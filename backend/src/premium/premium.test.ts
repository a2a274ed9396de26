import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { premiumContentSchema, type Release } from '@odysseus/contract';
import type { FastifyInstance } from 'fastify';
import { addWindow } from '../subscriptions';
import { describeWithDatabases } from '../testing/describeWithDatabases';
import { noon, type ServiceUnderTest, startService } from '../testing/serviceUnderTest';

const integrity = `sha384-${'A'.repeat(64)}`;
const accent = { light: '#b4532a', dark: '#f0a07c' };

function remote(key: string, versions: string[], areas: string[]): Release['microFrontends'][string] {
  return versions.map((version, index) => ({
    url: `/assets/${key}/${version}/entry.js`,
    metadata: { version, integrity },
    deployment: { traffic: index === 0 ? 100 : 0, default: index === 0 },
    extras: {
      container: `odysseus_${key}`,
      contract: '^1.0.0',
      guideContent: 1,
      areas: areas.map((area, order) => ({ key: area, text: area, icon: 'map', path: `/${area}`, order, accent })),
      routes: [{ path: `/${key}`, text: key, icon: 'map', type: 'public' as const, area: areas[0] ?? key, nav: true }],
      preload: {},
    },
  }));
}

const release: Release = {
  schemaVersion: 1,
  id: 'r1',
  createdAt: '2026-07-01T00:00:00Z',
  shell: {
    version: '1.0.0',
    url: '/assets/shell/1.0.0/',
    contract: '1.0.0',
    scripts: [],
    styles: [],
    routes: [{ path: '/', text: 'Home', icon: 'house', type: 'public', area: 'main', nav: true }],
  },
  microFrontends: {
    '@odysseus/paris': remote('paris', ['1.1.0-abc', '1.0.0'], ['paris']),
    '@odysseus/italy': remote('italy', ['2.0.0'], ['italy', 'rome']),
  },
};

describeWithDatabases('Premium content', (underTest) => {
  let folder: string;
  let app: FastifyInstance;
  let as: ServiceUnderTest['as'];
  let now = noon;

  const put = async (path: string, content: unknown) => {
    const file = join(folder, 'store', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  };
  const read = (path: string, headers: Record<string, string> = as('ann')) =>
    app.inject({ url: `/api/premium/${path}`, headers });

  beforeEach(async () => {
    now = noon;
    folder = await mkdtemp(join(tmpdir(), 'odysseus-premium-'));
    await put('current.json', { schemaVersion: 1, release: 'r1' });
    await put('releases/r1.json', release);
    await put('private/paris/1.1.0-abc/paris/hidden-gems.json', { gems: ['new'] });
    await put('private/paris/1.0.0/paris/hidden-gems.json', { gems: ['old'] });
    await put('private/italy/2.0.0/rome/pizza.json', { ovens: 3 });
    await put('private/paris/1.1.0-abc/paris/assistant-corpus.json', { places: '"secret"' });
    await put('private/paris/1.1.0-abc/paris/live-sources.json', { timezone: 'Europe/Paris' });
    await put('private/secret.json', { secret: true });
    ({ app, as } = await startService(underTest.database, {
      variables: { ODYSSEUS_DATA_DIR: folder },
      clock: () => now,
    }));
    await addWindow(underTest.database.queries, 'ann', { start_date: '2026-06-25', end_date: '2026-07-01' }, null);
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('is read by a visitor with a running window, in the live version', async () => {
    const answer = await read('paris/hidden-gems');
    expect(answer.statusCode).toBe(200);
    expect(premiumContentSchema.parse(answer.json())).toEqual({
      key: 'paris/hidden-gems',
      version: '1.1.0-abc',
      content: { gems: ['new'] },
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('is read in the version that an open page was started with', async () => {
    expect((await read('paris/hidden-gems?version=1.0.0')).json()).toMatchObject({
      version: '1.0.0',
      content: { gems: ['old'] },
    });
  });

  it("comes from the remote that owns the city: Rome's from Italy's", async () => {
    expect((await read('rome/pizza')).json()).toMatchObject({ version: '2.0.0', content: { ovens: 3 } });
  });

  it('follows the pointer to a newer release', async () => {
    await read('paris/hidden-gems');
    await put('releases/r2.json', {
      ...release,
      id: 'r2',
      microFrontends: { '@odysseus/paris': remote('paris', ['1.0.0'], ['paris']) },
    });
    await put('current.json', { schemaVersion: 1, release: 'r2' });
    // The pointer is not read anew at every request.
    while ((await read('paris/hidden-gems')).json<{ version: string }>().version !== '1.0.0')
      await new Promise(setImmediate);
    expect((await read('rome/pizza')).statusCode).toBe(404);
  });

  it.each([
    ['nobody', () => ({}), 401, 'token_missing'],
    ['a visitor without any window', () => as('bob'), 403, 'no_active_pass'],
  ])('is not read by %s, whether it exists or not', async (_who, headers, status, code) => {
    for (const path of ['paris/hidden-gems', 'paris/nothing']) {
      const answer = await read(path, headers());
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ error: { code } });
      expect(answer.body).not.toContain('gems');
      expect(answer.headers['cache-control']).toMatch(/no-store/);
    }
  });

  it('is checked at each request: the window ends, and with it the access', async () => {
    expect((await read('paris/hidden-gems')).statusCode).toBe(200);
    // 1 July is still today at UTC−12 until noon on the 2nd.
    now = Date.UTC(2026, 6, 2, 11, 59);
    expect((await read('paris/hidden-gems', as('ann'))).statusCode).toBe(200);
    now = Date.UTC(2026, 6, 2, 12);
    expect((await read('paris/hidden-gems', as('ann'))).statusCode).toBe(403);
  });

  it.each([
    'paris/nothing',
    'paris/assistant-corpus',
    'paris/live-sources',
    'atlantis/hidden-gems',
    'paris/hidden-gems?version=9.9.9',
    'paris/hidden-gems?version=..',
    'paris/hidden-gems?version=1.0.0%2F..%2F1.0.0',
    'paris/hidden-gems?version=1.0.0-a%2F..%2F..',
    'paris/..%2F..%2F..%2Fsecret',
    'paris/%2e%2e',
    'paris/hidden-gems%00',
    '%2e%2e/secret',
    'rome/hidden-gems?version=1.0.0',
  ])('%s is not there', async (path) => {
    const answer = await read(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('"secret"');
  });

  it.each([
    ['there is no release', 'current.json', { schemaVersion: 1, release: 'gone' }],
    ['the pointer is damaged', 'current.json', '{"schemaV'],
    ['the release has a version that it does not know', 'releases/r1.json', { ...release, schemaVersion: 2 }],
    ['a file is damaged', 'private/paris/1.1.0-abc/paris/hidden-gems.json', '{"gems":'],
  ])('answers 503 and tells no paths when %s', async (_what, path, content) => {
    await put(path, content);
    const answer = await read('paris/hidden-gems');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error: { code: 'release_unavailable' } });
    expect(answer.body).not.toContain(folder);
  });
});
