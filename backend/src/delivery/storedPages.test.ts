import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pagesPrefix, type Release, type RemoteManifest, type Site } from '@odysseus/contract';
import {
  addKey,
  createKeyText,
  folderStore,
  pageDocument,
  readKeyText,
  remoteVersionOf,
  revokeKey,
  signPreview,
  type Store,
} from '@odysseus/release';
import Fastify, { type FastifyInstance } from 'fastify';
import { liveReleaseReader } from '../releases';
import { deliveryPlugin } from './index';

const integrity = `sha384-${'A'.repeat(64)}`;
const origin = 'https://guide.example';
const site: Site = {
  backend: '',
  auth: {
    mode: 'emulator',
    firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-odysseus' },
    inbox: '/local-inbox',
  },
  analytics: { firebase: false, tag: null, collector: true, ipEcho: null, excludedAddresses: [] },
};

function parisManifest(version: string, text: string): RemoteManifest {
  return {
    schemaVersion: 1,
    kind: 'remote',
    name: '@odysseus/paris',
    version,
    contract: '^1.1.0',
    guideContent: 1,
    container: `odysseus_paris_${version.replaceAll('.', '_')}`,
    entry: { path: 'entry.js', integrity },
    areas: [
      {
        key: 'paris',
        text: 'Paris',
        icon: 'map',
        path: '/paris',
        order: 10,
        accent: { light: '#000000', dark: '#ffffff' },
      },
    ],
    routes: [
      { path: '/paris', text, icon: 'map', type: 'public', area: 'paris', nav: true },
      { path: '/metro', text: 'Metro', icon: 'map', type: 'public', area: 'paris', nav: true, preparation: true },
      { path: '/app/gems', text: 'Hidden gems', icon: 'gem', type: 'premium', area: 'paris', nav: true },
    ],
    preload: {},
    premium: [],
    files: [],
  };
}

const release: Release = {
  schemaVersion: 1,
  id: 'r-1',
  createdAt: '2026-11-21T08:00:00.000Z',
  shell: {
    version: '1.0.0',
    url: '/parts/shell/1.0.0/',
    contract: '1.1.0',
    scripts: [{ url: '/parts/shell/1.0.0/main.js', integrity }],
    styles: [],
    routes: [{ path: '/', text: 'Home', icon: 'house', type: 'public', area: 'main', nav: true }],
  },
  frame: 'f-1',
  microFrontends: { '@odysseus/paris': [remoteVersionOf('paris', parisManifest('1.0.0', 'Paris as it is'))] },
};

const teams = readKeyText(createKeyText('paris-team'), 'the test');
const others = readKeyText(createKeyText('london-team'), 'the test');
let folder: string;
let store: Store;
let app: FastifyInstance;
let now = new Date('2026-11-21T12:00:00Z');

async function serviceOf(): Promise<FastifyInstance> {
  const service = Fastify();
  await service.register(deliveryPlugin, {
    store,
    files: store,
    live: liveReleaseReader(store, { allowUnsigned: true }),
    site,
    publicOrigin: origin,
    now: () => now,
  });
  return service;
}
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const cookieOf = (answer: { readonly headers: { readonly 'set-cookie'?: unknown } }): string =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stored-pages-'));
  store = folderStore(folder);
  const [route] = release.microFrontends['@odysseus/paris']?.[0]?.extras.routes ?? [];
  await store.put(
    `${pagesPrefix('f-1', 'paris', '1.0.0')}paris.html`,
    pageDocument({
      release,
      route,
      rendered: {
        html: '<main><h1>Paris, written down</h1></main>',
        heads: [{ modified: '2026-11-20' }],
        styles: { version: '6.6.0', rules: 'h1{color:red}' },
      },
      sheet: { url: '/pages/f-1/paris/1.0.0/1a.css', integrity },
    }),
  );
  await store.put('releases/r-1.json', JSON.stringify(release));
  await store.put('current.json', JSON.stringify({ schemaVersion: 1, release: 'r-1' }));
  await store.put('parts/paris/2.0.0/manifest.json', JSON.stringify(parisManifest('2.0.0', 'Paris to come')));
  app = await serviceOf();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('a prerendered page', () => {
  it('is completed with the site’s own address, what the installation is, and what is live', async () => {
    const { body, headers } = await get('/paris');
    expect(body).toContain('<div id="root"><main><h1>Paris, written down</h1></main></div>');
    expect(body).toContain(`<link rel="canonical" href="${origin}/paris">`);
    expect(body).toContain('"dateModified":"2026-11-20"');
    expect(body).toContain('"release":{"id":"r-1","url":"/releases/r-1.json"}');
    expect(body).not.toContain('odysseus.invalid');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('has its style sheet fetched while it is on its way, as the page itself asks for it', async () => {
    const { headers, body } = await get('/paris');
    expect(headers['link']).toBe(
      `</pages/f-1/paris/1.0.0/1a.css>; rel=preload; as=style; crossorigin; integrity="${integrity}"`,
    );
    expect(body).toContain(`<link rel="stylesheet" crossorigin integrity="${integrity}" href="/pages/f-1/paris/`);
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await get('/paris');
    const again = await get('/paris', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is sent smaller once there was time to compress it well: the same words under the same tag', async () => {
    const fresh = await serviceOf();
    const asked = async () => {
      const { rawPayload, headers } = await fresh.inject({ url: '/paris', headers: { 'accept-encoding': 'br' } });
      return { bytes: rawPayload.length, words: brotliDecompressSync(rawPayload).toString(), tag: headers.etag };
    };
    const first = await asked();
    let later = await asked();
    while (later.bytes === first.bytes) later = await asked();
    expect(later.bytes).toBeLessThan(first.bytes);
    expect(later).toMatchObject({ words: first.words, tag: first.tag });
    expect(first.words).toBe((await fresh.inject('/paris')).body);
    await fresh.close();
  });

  it('is rendered by the browser where it is missing from the store', async () => {
    const { statusCode, body } = await get('/metro');
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
  });
});

describe('what crawlers and home screens ask for', () => {
  it('lists the public screens that have content, with the site’s own address', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('xml');
    expect(body).toContain(`<loc>${origin}/paris</loc>`);
    expect(body).not.toContain('/metro');
    expect(body).not.toContain('/app/gems');
  });

  it('names the map of the site, and keeps crawlers away from calls', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(body).toContain('Disallow: /api/');
  });

  it('can be put on a home screen, with icons of the live shell', async () => {
    const manifest = (await get('/manifest.webmanifest')).json<{ display: string; icons: { src: string }[] }>();
    expect(manifest.display).toBe('standalone');
    expect(manifest.icons[0]?.src).toBe('/parts/shell/1.0.0/icons/icon-192.png');
  });
});

describe('files of a store that is no folder', () => {
  it('are served compressed where there is a copy, for ever, and nothing beside the public folders', async () => {
    await store.put('parts/paris/2.0.0/entry.js', 'var plain;');
    await store.put('parts/paris/2.0.0/entry.js.br', 'small');
    await store.put('private/paris/2.0.0/paris/gems.json', '{"secret":1}');
    const answer = await get('/parts/paris/2.0.0/entry.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/parts/paris/2.0.0/entry.js')).body).toBe('var plain;');
    for (const url of [
      '/parts/paris/2.0.0/gone.js',
      '/parts/../private/paris/2.0.0/paris/gems.json',
      '/parts/%2e%2e/private/paris/2.0.0/paris/gems.json',
      '/private/paris/2.0.0/paris/gems.json',
      '/keys.json',
    ]) {
      const missing = await get(url);
      expect(missing.statusCode).toBe(404);
      expect(missing.body).not.toContain('secret');
    }
  });
});

describe('a preview', () => {
  const expires = new Date('2026-11-21T14:00:00Z');
  const token = (key = teams, part = 'paris') => signPreview({ part, version: '2.0.0', expires }, key, now);

  beforeAll(async () => {
    await addKey(store, teams, ['paris'], now);
    await addKey(store, others, ['london'], now);
    // With keys, a pointer counts only when it is signed; these tests are about pages.
    await app.close();
    app = Fastify();
    await app.register(deliveryPlugin, {
      store,
      files: store,
      live: () => Promise.resolve(release),
      site,
      publicOrigin: origin,
      now: () => now,
    });
  });
  afterEach(() => {
    now = new Date('2026-11-21T12:00:00Z');
  });

  it('shows its version to its holder alone', async () => {
    const opened = await get(`/preview/${token()}`);
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toBe('/paris');
    expect(String(opened.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax; Max-Age=7200; Secure$/);
    const seen = await get('/paris', { cookie: cookieOf(opened) });
    expect(seen.body).toContain('Paris to come');
    expect(seen.body).toContain(
      '"preview":{"part":"paris","version":"2.0.0","expires":"2026-11-21T14:00:00.000Z","leave":"/preview/leave"}',
    );
    expect(seen.body).toContain('<meta name="robots" content="noindex">');
    expect(seen.headers['cache-control']).toBe('private, no-store');
    const document = await get('/preview/release.json', { cookie: cookieOf(opened) });
    expect(document.body).toContain('Paris to come');
    expect((await get('/paris')).body).not.toContain('Paris to come');
    expect((await get('/preview/release.json')).statusCode).toBe(404);
    expect(cookieOf(await get('/preview/leave'))).toBe('odysseus-preview=');
  });

  it.each([
    ['has expired', () => token(), '2026-11-21T14:02:01Z', 410],
    [
      'was altered',
      () => token().replace(/\.(.)/, (_all, first: string) => (first === 'A' ? '.B' : '.A')),
      '2026-11-21T12:00:00Z',
      403,
    ],
    [
      'names another version',
      () =>
        `${Buffer.from(JSON.stringify({ part: 'paris', version: '9.9.9', issued: 1_795_262_400, expires: 1_795_269_600, key: 'paris-team' })).toString('base64url')}.${token().split('.')[1] ?? ''}`,
      '2026-11-21T12:00:00Z',
      403,
    ],
    ['is signed by another team', () => token(others), '2026-11-21T12:00:00Z', 403],
    ['is no token', () => 'rubbish', '2026-11-21T12:00:00Z', 403],
  ])('is refused when its address %s', async (_name, make, at, status) => {
    const given = make();
    now = new Date(at);
    for (const answer of [
      await get(`/preview/${given}`),
      await get('/paris', { cookie: `odysseus-preview=${given}` }),
    ]) {
      expect(answer.statusCode).toBe(status);
      expect(answer.body).toContain('This preview can’t be shown');
      expect(answer.body).not.toContain('Paris to come');
      expect(cookieOf(answer)).toBe('odysseus-preview=');
    }
  });

  it('ends when its key is withdrawn', async () => {
    const given = token();
    await addKey(store, readKeyText(createKeyText('owner'), 'the test'), ['*'], now);
    await revokeKey(store, 'paris-team', 0, now);
    // The keys are not read again for some seconds.
    now = new Date(now.getTime() + 3_000);
    expect((await get(`/preview/${given}`)).statusCode).toBe(403);
  });
});

describe('a store with keys', () => {
  it('believes no pointer that nobody signed', async () => {
    const onTrouble = jest.fn();
    await expect(liveReleaseReader(store, { onTrouble })()).rejects.toThrow('names no entry of the log');
  });
});
