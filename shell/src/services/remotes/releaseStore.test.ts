import { ContractError, parseRelease, type Boot, type Live, type RemoteVersion } from '@odysseus/contract';
import { createReleaseStore } from './releaseStore';

const integrity = `sha384-${'A'.repeat(64)}`;
const accent = { light: '#000000', dark: '#ffffff' };

function row(key: string, version: string, traffic: number, isDefault = traffic === 100): RemoteVersion {
  return {
    url: `/parts/${key}/${version}/entry.js`,
    metadata: { version, integrity },
    deployment: { traffic, default: isDefault },
    extras: {
      container: `odysseus_${key}`,
      contract: '^1.0.0',
      guideContent: 1,
      areas: [{ key, text: `${key} ${version}`, icon: 'map', path: `/${key}`, order: 10, accent }],
      routes: [{ path: `/${key}`, text: key, icon: 'map', type: 'public', area: key, nav: true }],
      preload: {},
    },
  };
}

const shell = (version: string) => ({
  version,
  url: `/parts/shell/${version}/`,
  contract: '1.0.0',
  scripts: [],
  styles: [],
  routes: [],
});
const documentOf = (id: string, remotes: Record<string, RemoteVersion[]>) => ({
  schemaVersion: 1,
  id,
  createdAt: '2026-11-21T08:00:00.000Z',
  shell: shell('1.0.0'),
  microFrontends: remotes,
});

const boot: Boot = {
  schemaVersion: 1,
  shell: '1.0.0',
  destinations: ['paris', 'rome'].map((key) => ({
    name: `@odysseus/${key}`,
    areas: row(key, '1.0.0', 100).extras.areas,
  })),
  current: { name: '@odysseus/paris', version: row('paris', '1.0.0', 100) },
};
const canary = row('paris', '2.0.0', 10);
const live: Live = {
  schemaVersion: 1,
  release: { id: 'r-1', url: '/releases/r-1.json' },
  canaries: [{ name: '@odysseus/paris', version: canary }],
};
const first = documentOf('r-1', {
  '@odysseus/paris': [row('paris', '1.0.0', 90, true), canary],
  '@odysseus/rome': [row('rome', '1.0.0', 70, true), row('rome', '2.0.0', 30)],
});

function open({
  draw = 50,
  data = live,
  running,
  documents = [first],
}: { draw?: number; data?: Live | 'unsaid'; running?: string; documents?: unknown[] } = {}) {
  const of = jest.fn(() => draw);
  const fetchDocument = jest.fn(() => Promise.resolve(documents[0]));
  return {
    of,
    fetchDocument,
    store: createReleaseStore(boot, data === 'unsaid' ? undefined : data, fetchDocument, { buckets: { of }, running }),
  };
}
const versionAt = (store: ReturnType<typeof open>['store'], path: string) => store.find(path)?.version.metadata.version;

describe('canaries', () => {
  it.each([
    [9, '2.0.0', true],
    [10, '1.0.0', false],
  ])('a tab that drew %i begins with %s', async (draw, version, isCanary) => {
    const { store } = open({ draw });
    expect(versionAt(store, '/paris')).toBe(version);
    expect(store.startsWithCanary()).toBe(isCanary);
    // The lists of the menu are those of the same version.
    expect(store.destinations()[0]?.areas[0]?.text).toBe(`paris ${version}`);
    await store.complete();
    expect(versionAt(store, '/paris')).toBe(version);
    expect(versionAt(store, '/rome')).toBe('2.0.0');
  });

  it('draws nothing where every visit gets the same', async () => {
    const { store, of } = open({
      data: { ...live, canaries: [] },
      documents: [documentOf('r-1', { '@odysseus/paris': [row('paris', '1.0.0', 100), row('paris', '0.9.0', 0)] })],
    });
    await store.complete();
    expect(of).not.toHaveBeenCalled();
    expect(versionAt(store, '/paris')).toBe('1.0.0');
  });

  it('are no part of a preview', async () => {
    const preview = { part: 'paris', version: '1.0.0', expires: '2026-11-21T18:40:00.000Z', leave: '/preview/leave' };
    const { store, of } = open({ draw: 0, data: { ...live, preview } });
    await store.complete();
    expect([versionAt(store, '/paris'), versionAt(store, '/rome')]).toEqual(['1.0.0', '1.0.0']);
    expect(of).not.toHaveBeenCalled();
    expect(store.preview()).toEqual(preview);
  });

  it('keep the version that the tab began with, also where the page did not say what is live', async () => {
    const { store } = open({ draw: 0, data: 'unsaid' });
    expect(store.id()).toBeUndefined();
    await store.complete();
    expect([versionAt(store, '/paris'), versionAt(store, '/rome')]).toEqual(['1.0.0', '2.0.0']);
    expect(store.id()).toBe('r-1');
  });

  it('of the shell: a page made for another shell is not the one that it was prerendered with', () => {
    expect(open({ running: '2.0.0' }).store.startsWithCanary()).toBe(true);
    expect(open({ running: '1.0.0' }).store.startsWithCanary()).toBe(false);
    const release = { shell: shell('1.0.0'), canaryShell: { traffic: 10, shell: shell('2.0.0') } };
    expect(open({ draw: 9 }).store.shellOf(release).version).toBe('2.0.0');
    expect(open({ draw: 10 }).store.shellOf(release).version).toBe('1.0.0');
  });
});

describe('moving to another release', () => {
  const second = parseRelease(
    documentOf('r-2', {
      '@odysseus/paris': [row('paris', '3.0.0', 80, true), row('paris', '4.0.0', 20)],
      '@odysseus/lisbon': [row('lisbon', '1.0.0', 100)],
    }),
  );

  it.each([
    [15, '4.0.0'],
    [50, '3.0.0'],
  ])('takes everything of it over, with the draw that the tab has: %i gets %s', async (draw, version) => {
    const { store } = open({ draw });
    await store.complete();
    const before = store.snapshot();
    const heard = jest.fn();
    store.subscribe(heard);
    store.moveTo(second);
    expect(heard).toHaveBeenCalledTimes(1);
    expect([versionAt(store, '/paris'), versionAt(store, '/lisbon'), versionAt(store, '/rome')]).toEqual([
      version,
      '1.0.0',
      undefined,
    ]);
    expect(store.id()).toBe('r-2');
    // Whoever still shows the earlier one reads it as it was.
    expect(before.find('/rome')).toBeDefined();
    expect(before.find('/paris')?.version.metadata.version).toBe('1.0.0');
  });

  it('is not undone by the first document when that comes late', async () => {
    let arrive: (document: unknown) => void = () => undefined;
    const store = createReleaseStore(boot, live, () => new Promise((resolve) => (arrive = resolve)), {
      buckets: { of: () => 99 },
    });
    const completed = store.complete();
    store.moveTo(second);
    arrive(first);
    await completed;
    expect(store.id()).toBe('r-2');
    expect(store.hasFailed()).toBe(false);
  });
});

describe('versions to fall back to', () => {
  it('are those that the page tells of, and all of them once the document is there', async () => {
    const { store } = open();
    const known = (remote: string) => store.versionsOf(remote).map(({ metadata }) => metadata.version);
    expect(known('@odysseus/paris')).toEqual(['1.0.0', '2.0.0']);
    expect(known('@odysseus/rome')).toEqual([]);
    await store.complete();
    expect(known('@odysseus/rome')).toEqual(['1.0.0', '2.0.0']);
  });

  it('a malformed document says what is wrong and changes nothing', async () => {
    const { store } = open({ documents: [{ schemaVersion: 1, id: 'r-1' }] });
    await expect(store.complete()).rejects.toMatchObject({ cause: expect.any(ContractError) as unknown });
    expect(versionAt(store, '/paris')).toBe('1.0.0');
    expect(store.hasFailed()).toBe(true);
  });
});
