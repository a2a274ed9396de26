import type { Boot, RemoteVersion } from '@odysseus/contract';
import { createReleaseStore, LoadFailure } from './index';

const integrity = `sha384-${'A'.repeat(64)}`;
const accent = { light: '#000000', dark: '#ffffff' };

function version(key: string): RemoteVersion {
  return {
    url: `/parts/${key}/1.0.0/entry.js`,
    metadata: { version: '1.0.0', integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      container: `odysseus_${key}`,
      contract: '^1.0.0',
      guideContent: 1,
      areas: [{ key, text: key, icon: 'map', path: `/${key}`, order: 10, accent }],
      routes: [{ path: `/${key}`, text: key, icon: 'map', type: 'public', area: key, nav: true }],
      preload: {},
    },
  };
}

describe('createReleaseStore', () => {
  const boot: Boot = {
    schemaVersion: 1,
    shell: '1.0.0',
    destinations: [{ name: '@odysseus/paris', areas: version('paris').extras.areas }],
    current: { name: '@odysseus/paris', version: version('paris') },
  };
  const live = { schemaVersion: 1 as const, release: { id: 'r-1', url: '/releases/r-1.json' }, canaries: [] };
  const document = (remotes: Record<string, RemoteVersion[]>) => ({
    schemaVersion: 1,
    id: 'r-1',
    createdAt: '2026-11-21T08:00:00.000Z',
    shell: { version: '1.0.0', url: '/parts/shell/1.0.0/', contract: '1.0.0', scripts: [], styles: [], routes: [] },
    microFrontends: remotes,
  });

  it('starts with the address’s own remote, and knows the others when the document has come', async () => {
    const store = createReleaseStore(boot, live, () =>
      Promise.resolve(document({ '@odysseus/paris': [version('paris')], '@odysseus/rome': [version('rome')] })),
    );
    const heard = jest.fn();
    store.subscribe(heard);
    expect(store.find('/paris')?.remote).toBe('@odysseus/paris');
    expect(store.find('/rome')).toBeUndefined();
    await store.complete();
    expect(store.find('/rome')?.remote).toBe('@odysseus/rome');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['malformed', { schemaVersion: 1, id: 'r-1' }],
    ['of an unknown version', { ...document({}), schemaVersion: 9 }],
    ['with one path twice', document({ '@odysseus/paris': [version('paris')], '@odysseus/lyon': [version('paris')] })],
  ])('keeps what it has when the document is %s, and tries again when asked', async (_name, bad) => {
    const fetchDocument = jest
      .fn()
      .mockResolvedValueOnce(bad)
      .mockResolvedValue(document({ '@odysseus/rome': [version('rome')] }));
    const store = createReleaseStore(boot, live, fetchDocument);
    await expect(store.complete()).rejects.toBeInstanceOf(LoadFailure);
    expect(store.find('/paris')?.remote).toBe('@odysseus/paris');
    await store.complete();
    expect(store.find('/rome')?.remote).toBe('@odysseus/rome');
    expect(fetchDocument.mock.calls.map((call: unknown[]) => call[1])).toEqual([0, 1]);
  });
});
