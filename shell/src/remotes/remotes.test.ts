import type { Boot, RemoteVersion } from '@odysseus/contract';
import { lazyScreen, type RoutesModule } from '@odysseus/runtime';
import { loadTimeout } from './limits';
import { createReleaseStore, createScreenLoader, LoadFailure, type RemoteRoute } from './index';

const integrity = `sha384-${'A'.repeat(64)}`;
const accent = { light: '#000000', dark: '#ffffff' };

function version(key: string, contract = '^1.0.0'): RemoteVersion {
  return {
    url: `/parts/${key}/1.0.0/entry.js`,
    metadata: { version: '1.0.0', integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      container: `odysseus_${key}`,
      contract,
      guideContent: 1,
      areas: [{ key, text: key, icon: 'map', path: `/${key}`, order: 10, accent }],
      routes: [{ path: `/${key}`, text: key, icon: 'map', type: 'public', area: key, nav: true }],
      preload: {},
    },
  };
}

const target = (contract?: string): RemoteRoute => {
  const paris = version('paris', contract);
  const [route] = paris.extras.routes;
  if (!route) throw new Error('the fixture has a route');
  return { remote: '@odysseus/paris', version: paris, route };
};
const Screen = () => null;
const tableWith = (load: () => Promise<{ default: typeof Screen }>, path = '/paris'): RoutesModule => ({
  default: [{ path, text: 'Paris', icon: 'map', type: 'public', area: 'paris', nav: true, component: lazyScreen(load) }],
});
const atOnce = () => Promise.resolve();

describe('createScreenLoader', () => {
  it('refuses a contract mismatch before any code of the remote runs, and says which side must move', async () => {
    const containers = jest.fn();
    const loading = createScreenLoader(containers, atOnce).load(target('^2.0.0'));
    await expect(loading).rejects.toThrow(/@odysseus\/paris was built for contract \^2\.0\.0.*the shell must be released first/);
    expect(containers).not.toHaveBeenCalled();
  });

  it('tries once more by itself, under another address, and loads the screen once', async () => {
    const containers = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue(tableWith(() => Promise.resolve({ default: Screen })));
    const loader = createScreenLoader(containers, atOnce);
    await expect(loader.load(target())).resolves.toBe(Screen);
    expect(containers.mock.calls.map((call: unknown[]) => call[2])).toEqual([0, 1]);
    expect(loader.peek(target())).toBe(Screen);
    await loader.load(target());
    expect(containers).toHaveBeenCalledTimes(2);
  });

  it('really loads again after a failure', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ default: Screen });
    const loader = createScreenLoader(() => Promise.resolve(tableWith(load)), atOnce);
    await expect(loader.load(target())).rejects.toMatchObject({ stage: 'screen', timedOut: false });
    await expect(loader.load(target())).resolves.toBe(Screen);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('says that the build has no such screen', async () => {
    const loader = createScreenLoader(() => Promise.resolve(tableWith(() => Promise.resolve({ default: Screen }), '/elsewhere')), atOnce);
    await expect(loader.load(target())).rejects.toThrow(/the build has no screen for it/);
  });

  it('gives up after the time limit of the specification, and then asks afresh', async () => {
    jest.useFakeTimers();
    try {
      const containers = jest.fn().mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValue(tableWith(() => Promise.resolve({ default: Screen })));
      const loader = createScreenLoader(containers, atOnce);
      const outcome = loader.load(target()).catch((cause: unknown) => cause);
      await jest.advanceTimersByTimeAsync(loadTimeout);
      await expect(outcome).resolves.toMatchObject({ name: 'LoadFailure', stage: 'entry', timedOut: true });
      await expect(loader.load(target())).resolves.toBe(Screen);
      expect(containers.mock.calls[1]?.[2]).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('createReleaseStore', () => {
  const boot: Boot = {
    schemaVersion: 1,
    release: { id: 'r-1', url: '/releases/r-1.json' },
    destinations: [{ name: '@odysseus/paris', areas: version('paris').extras.areas }],
    current: { name: '@odysseus/paris', version: version('paris') },
  };
  const document = (remotes: Record<string, RemoteVersion[]>) => ({
    schemaVersion: 1,
    id: 'r-1',
    createdAt: '2026-11-21T08:00:00.000Z',
    shell: { version: '1.0.0', url: '/parts/shell/1.0.0/', contract: '1.0.0', scripts: [], styles: [], routes: [] },
    microFrontends: remotes,
  });

  it('starts with the address’s own remote, and knows the others when the document has come', async () => {
    const store = createReleaseStore(boot, () => Promise.resolve(document({ '@odysseus/paris': [version('paris')], '@odysseus/rome': [version('rome')] })));
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
    const fetchDocument = jest.fn().mockResolvedValueOnce(bad).mockResolvedValue(document({ '@odysseus/rome': [version('rome')] }));
    const store = createReleaseStore(boot, fetchDocument);
    await expect(store.complete()).rejects.toBeInstanceOf(LoadFailure);
    expect(store.find('/paris')?.remote).toBe('@odysseus/paris');
    await store.complete();
    expect(store.find('/rome')?.remote).toBe('@odysseus/rome');
    expect(fetchDocument.mock.calls.map((call: unknown[]) => call[1])).toEqual([0, 1]);
  });
});
