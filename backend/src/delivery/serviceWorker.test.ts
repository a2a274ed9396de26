import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release, Site } from '@odysseus/contract';
import { folderStore, integrityOf, type Store } from '@odysseus/release';
import Fastify, { type FastifyInstance } from 'fastify';
import { deliveryPlugin } from './index';

const script = 'self.addEventListener("fetch", () => {});';
const address = '/parts/shell/1.0.0/service-worker.js';
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
const releaseOf = (id: string): Release => ({
  schemaVersion: 1,
  id,
  createdAt: '2026-11-21T08:00:00.000Z',
  shell: {
    version: '1.0.0',
    url: '/parts/shell/1.0.0/',
    contract: '1.0.0',
    scripts: [{ url: '/parts/shell/1.0.0/main.js', integrity }],
    styles: [],
    routes: [{ path: '/', text: 'Home', icon: 'house', type: 'public', area: 'main', nav: true }],
    serviceWorker: { url: address, integrity: integrityOf(Buffer.from(script)) },
  },
  microFrontends: {},
});

let folder: string;
let store: Store;
let app: FastifyInstance;
let live: Release;
let now: Date;
let reads: number;
let logged: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'));
  store = folderStore(folder);
  live = releaseOf('r-1');
  now = new Date('2026-11-21T12:00:00Z');
  reads = 0;
  logged = [];
  await store.put(address.slice(1), script);
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } });
  const counted: Store = { ...store, get: (key) => ((reads += key === address.slice(1) ? 1 : 0), store.get(key)) };
  await app.register(deliveryPlugin, {
    store: counted,
    files: counted,
    live: () => Promise.resolve(live),
    site,
    publicOrigin: 'http://localhost:8080',
    now: () => now,
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const get = () => app.inject({ url: '/service-worker.js' });

it('is the released one, and is read and checked once for a release', async () => {
  for (let count = 0; count < 3; count += 1) {
    const answer = await get();
    expect(answer.body).toBe(script);
    expect(answer.headers).toMatchObject({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' });
  }
  expect(reads).toBe(1);
  live = releaseOf('r-2');
  expect((await get()).body).toBe(script);
  expect(reads).toBe(2);
});

it('is not served when somebody edited it, until it is restored, and the log says so', async () => {
  await store.put(address.slice(1), `${script} steal();`);
  for (let count = 0; count < 3; count += 1) {
    const answer = await get();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('steal');
  }
  expect(reads).toBe(1);
  expect(logged).toEqual([
    expect.stringMatching(/service-worker\.js in .* is not the service worker that r-1 names: somebody edited it/),
  ]);
  await store.put(address.slice(1), script);
  now = new Date(now.getTime() + 61_000);
  expect((await get()).body).toBe(script);
});

it('is missing where the release has none, or the store lacks it', async () => {
  await store.remove([address.slice(1)]);
  expect((await get()).statusCode).toBe(404);
  const { serviceWorker: _worker, ...shell } = live.shell;
  live = { ...live, shell };
  expect((await get()).statusCode).toBe(404);
});
