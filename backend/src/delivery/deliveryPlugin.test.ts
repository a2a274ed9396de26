import { type AddressInfo, connect } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release, Site } from '@odysseus/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfiguration } from '../configuration';
import { createServer } from '../server';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { deliveryPlugin } from './index';
import { folderStore } from '@odysseus/release';
import { liveReleaseReader } from '../releases';

const integrity = `sha384-${'A'.repeat(64)}`;
const site: Site = {
  backend: '',
  auth: {
    mode: 'emulator',
    firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-odysseus' },
    inbox: '/local-inbox',
  },
  analytics: { firebase: false, tag: null, collector: true, ipEcho: null, excludedAddresses: [] },
};
const release: Release = {
  schemaVersion: 1,
  id: 'r-1',
  createdAt: '2026-11-21T08:00:00.000Z',
  shell: {
    version: '1.0.0',
    url: '/parts/shell/1.0.0/',
    contract: '1.0.0',
    scripts: [{ url: '/parts/shell/1.0.0/main.js', integrity }],
    styles: [{ url: '/parts/shell/1.0.0/main.css', integrity }],
    routes: [{ path: '/', text: 'Home', icon: 'house', type: 'public', area: 'main', nav: true }],
  },
  microFrontends: {
    '@odysseus/paris': [
      {
        url: '/parts/paris/1.0.0/entry.js',
        metadata: { version: '1.0.0', integrity },
        deployment: { traffic: 100, default: true },
        extras: {
          container: 'odysseus_paris',
          contract: '^1.0.0',
          guideContent: 1,
          areas: [
            {
              key: 'paris',
              text: 'Paris </script>',
              icon: 'map',
              path: '/paris',
              order: 10,
              accent: { light: '#000000', dark: '#ffffff' },
            },
          ],
          routes: [
            { path: '/paris', text: 'Paris <overview>', icon: 'map', type: 'public', area: 'paris', nav: true },
            {
              path: '/app/odyessus',
              aliases: ['/app/odysseus'],
              text: 'Odysseus',
              icon: 'map',
              type: 'premium',
              area: 'paris',
              nav: true,
            },
          ],
          preload: { '/paris': ['/parts/paris/1.0.0/overview.js', '/parts/paris/1.0.0/overview.css'] },
        },
      },
    ],
  },
};

let store: string;
let app: FastifyInstance;
const logged: string[] = [];

beforeAll(async () => {
  store = mkdtempSync(join(tmpdir(), 'store-'));
  for (const folder of ['releases', 'parts/paris/1.0.0', 'private/paris/1.0.0/paris'])
    mkdirSync(join(store, folder), { recursive: true });
  writeFileSync(join(store, 'current.json'), JSON.stringify({ schemaVersion: 1, release: 'r-1' }));
  writeFileSync(join(store, 'releases', 'r-1.json'), JSON.stringify(release));
  writeFileSync(join(store, 'parts/paris/1.0.0/entry.js'), 'var odysseus_paris;');
  writeFileSync(join(store, 'parts/paris/1.0.0/entry.js.br'), 'compressed');
  writeFileSync(join(store, 'private/paris/1.0.0/paris/gems.json'), '{"secret":true}');
  app = createServer(readConfiguration({ LOG_LEVEL: 'warn' }), { write: (line) => void logged.push(line) });
  await app.register(deliveryPlugin, {
    store: folderStore(store),
    live: liveReleaseReader(folderStore(store), { allowUnsigned: true }),
    files: folderStore(store),
    site,
    publicOrigin: 'http://localhost:8080',
  });
});
afterAll(async () => {
  await app.close();
  rmSync(store, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('pages', () => {
  it.each(['//x//evil.example/login/?a=1', '//evil.example/', '//a:b/', '/%5C/../\\evil.example/', '/\\evil.example/'])(
    'neither redirects nor fails for %s',
    async (path) => {
      // Over a socket: injected requests are normalised, and browsers would send none of these.
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      let answer = '';
      for await (const bytes of socket) answer += String(bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).not.toMatch(/\nlocation:/i);
    },
  );

  it('asks for the screen’s code at once, and escapes what it writes', async () => {
    const page = await get('/paris');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Paris &lt;overview&gt; · Odysseus</title>');
    expect(page.body).toContain(
      `<link rel="preload" as="script" crossorigin integrity="${integrity}" href="/parts/paris/1.0.0/entry.js">`,
    );
    expect(page.body).toContain('href="/parts/paris/1.0.0/overview.css"');
    expect(page.body).not.toContain('Paris </script>');
    expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });

  it('loads no code of a remote that the address does not need', async () => {
    expect((await get('/')).body).not.toContain('/parts/paris/');
  });

  it.each([
    ['/nowhere', 404, 'text/html'],
    ['/missing.js', 404, 'text/plain'],
    ['/data.json', 404, 'text/plain'],
    ['/parts/paris/1.0.0/gone.css', 404, 'text/plain'],
    ['/api/nothing', 404, 'application/json'],
    ['/private/paris/1.0.0/paris/gems.json', 404, 'text/plain'],
    ['/parts/../private/paris/1.0.0/paris/gems.json', 404, 'text/plain'],
    ['/parts/%2e%2e/private/paris/1.0.0/paris/gems.json', 404, 'text/plain'],
  ])('%s answers %i with %s', async (url, status, type) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.body).not.toContain('secret');
  });

  it.each([
    ['/app/odysseus?from=mail', '/app/odyessus?from=mail'],
    ['/paris/', '/paris'],
  ])('%s leads to %s', async (url, location) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe(location);
  });

  it('does not lead to another site', async () => {
    const answer = await get('//evil.example/');
    expect(answer.headers.location ?? '').not.toMatch(/^\/\/|^https?:/);
  });
});

describe('files', () => {
  it('serves the compressed copy, to be kept for ever', async () => {
    const answer = await get('/parts/paris/1.0.0/entry.js', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('answers once, and so has nothing to log', async () => {
    logged.length = 0;
    // What follows an answer has run when the next one is there.
    for (const url of ['/parts/paris/1.0.0/entry.js', '/parts/paris/1.0.0/entry.js', '/robots.txt'])
      expect((await get(url)).statusCode).toBe(200);
    expect(logged).toEqual([]);
  });
});

describe('a damaged release', () => {
  const pointer = (value: string) => writeFileSync(join(store, 'current.json'), value);
  const good = JSON.stringify({ schemaVersion: 1, release: 'r-1' });
  afterEach(() => pointer(good));

  it.each([
    ['a pointer that is no JSON', '{'],
    ['a pointer to nowhere', JSON.stringify({ schemaVersion: 1, release: 'r-gone' })],
    ['a document of an unknown version', JSON.stringify({ schemaVersion: 1, release: 'r-9' })],
  ])('leaves the last good one in place: %s', async (_name, value) => {
    writeFileSync(join(store, 'releases', 'r-9.json'), JSON.stringify({ ...release, id: 'r-9', schemaVersion: 9 }));
    let now = 0;
    const onTrouble = jest.fn();
    const read = liveReleaseReader(folderStore(store), { allowUnsigned: true, now: () => now, onTrouble });
    expect((await read()).id).toBe('r-1');
    pointer(value);
    now = 1_000;
    expect((await read()).id).toBe('r-1');
    expect(onTrouble).toHaveBeenCalledTimes(1);
    pointer(good);
    now = 2_000;
    expect((await read()).id).toBe('r-1');
  });

  it('answers 503 with a page when nothing was ever released', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'store-'));
    const other = Fastify();
    await other.register(deliveryPlugin, {
      store: folderStore(empty),
      live: liveReleaseReader(folderStore(empty), { allowUnsigned: true }),
      files: folderStore(empty),
      site,
      publicOrigin: 'http://localhost:8080',
    });
    const answer = await other.inject({ url: '/paris' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toContain('text/html');
    await other.close();
    rmSync(empty, { recursive: true });
  });
});

describe('contentSecurityPolicy', () => {
  it('names no other host by default', () => {
    expect(contentSecurityPolicy(site)).not.toMatch(/https?:|unsafe/);
  });

  it('opens exactly what is switched on', () => {
    const policy = contentSecurityPolicy({
      ...site,
      auth: { mode: 'firebase', firebase: { apiKey: 'k', authDomain: 'guide.firebaseapp.com', projectId: 'guide' } },
      analytics: { ...site.analytics, tag: 'AW-1', ipEcho: 'https://ip.example/json' },
    });
    expect(policy).toContain('https://guide.firebaseapp.com');
    expect(policy).toContain('https://www.googletagmanager.com');
    expect(policy).toMatch(/connect-src [^;]*https:\/\/ip\.example/);
    expect(policy).not.toContain('unsafe');
  });
});
