import type { Release } from '@odysseus/contract';
import { citySourcesKey } from '@odysseus/live';
import { commit, folderStore, publishing, type Store } from '@odysseus/release';
import { sampleKey, samplePart } from '@odysseus/release/testing';
import { parisSources } from './parisSources';

const integrity = `sha384-${'A'.repeat(64)}`;

/** A shell without destinations: the least that can be live. */
const sampleRelease: Release = {
  schemaVersion: 1,
  id: 'r-1',
  createdAt: '2026-06-20T08:00:00.000Z',
  shell: {
    version: '1.0.0',
    url: '/parts/shell/1.0.0/',
    contract: '1.1.0',
    scripts: [{ url: '/parts/shell/1.0.0/main.js', integrity }],
    styles: [],
    routes: [{ path: '/', text: 'Home', icon: 'house', type: 'public', area: 'main', nav: true }],
  },
  microFrontends: {},
};

/** Makes a small release the live one of a store in a folder. Nobody signed it: for services on this machine alone. */
export async function releaseSample(folder: string, microFrontends: Release['microFrontends'] = {}): Promise<Store> {
  const store = folderStore(folder);
  await store.put(`releases/${sampleRelease.id}.json`, JSON.stringify({ ...sampleRelease, microFrontends }));
  await store.put('current.json', JSON.stringify({ schemaVersion: 1, release: sampleRelease.id }));
  return store;
}

/** The same with a Paris whose live board has its sources. */
export async function releaseParis(folder: string): Promise<void> {
  const store = folderStore(folder);
  const paris = await samplePart(store, 'paris', '1.0.0');
  if (!('name' in paris)) throw new Error('The sample of Paris is no remote.');
  await store.put(`private/paris/1.0.0/${citySourcesKey('paris')}.json`, JSON.stringify(parisSources));
  await releaseSample(folder, { [paris.name]: [paris.version] });
}

/** Releases a small shell to a store in a folder, signed as every release of a public site is. */
export async function releaseSigned(folder: string): Promise<void> {
  const store = folderStore(folder);
  const key = await sampleKey(store, 'owner', ['*']);
  await commit(publishing([await samplePart(store, 'shell', '1.0.0')], 'the test'), { store, key });
}
