import type { Release } from '@odysseus/contract';
import { commit, folderStore, publishing, type Store } from '@odysseus/release';
import { sampleKey } from '../../../shared/release/src/testing/sampleKey';
import { samplePart } from '../../../shared/release/src/testing/samplePart';

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
export async function releaseSample(folder: string): Promise<Store> {
  const store = folderStore(folder);
  await store.put(`releases/${sampleRelease.id}.json`, JSON.stringify(sampleRelease));
  await store.put('current.json', JSON.stringify({ schemaVersion: 1, release: sampleRelease.id }));
  return store;
}

/** Releases a small shell to a store in a folder, signed as every release of a public site is. */
export async function releaseSigned(folder: string): Promise<void> {
  const store = folderStore(folder);
  const key = await sampleKey(store, 'owner', ['*']);
  await commit(publishing([await samplePart(store, 'shell', '1.0.0')], 'the test'), { store, key });
}
