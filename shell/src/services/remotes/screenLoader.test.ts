import type { RemoteVersion } from '@odysseus/contract';
import { lazyScreen, type RoutesModule } from '@odysseus/runtime';
import type { Rung } from './ladder';
import { loadTimeout } from './limits';
import { LostEntryError } from './loadEntry';
import type { LoadFailure } from './loadFailure';
import type { RemoteRoute } from './releaseStore';
import { createScreenLoader, type ScreenLoaderOptions } from './screenLoader';

type Overrides = { readonly contract?: string; readonly fallbackUrl?: string; readonly kept?: boolean };

function version(number: string, { contract = '^1.0.0', fallbackUrl, kept = false }: Overrides = {}): RemoteVersion {
  return {
    url: `/parts/paris/${number}/entry.js`,
    ...(fallbackUrl ? { fallbackUrl } : {}),
    metadata: { version: number, integrity: `sha384-${'A'.repeat(64)}` },
    deployment: { traffic: kept ? 0 : 100, default: !kept },
    extras: {
      container: `odysseus_paris_${number.replace(/\D/g, '_')}`,
      contract,
      guideContent: 1,
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
      routes: ['/paris', '/paris/map'].map(
        (path) => ({ path, text: 'Paris', icon: 'map', type: 'public', area: 'paris', nav: true }) as const,
      ),
      preload: {},
    },
  };
}

function target(of: RemoteVersion = version('2.0.0'), path = '/paris'): RemoteRoute {
  const route = of.extras.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The fixture has no ${path}.`);
  return { remote: '@odysseus/paris', version: of, route };
}

const Screen = () => null;
const EarlierScreen = () => null;
const tableWith = (
  load: () => Promise<{ default: typeof Screen }>,
  paths = ['/paris', '/paris/map'],
): RoutesModule => ({
  default: paths.map(
    (path) =>
      ({
        path,
        text: 'Paris',
        icon: 'map',
        type: 'public',
        area: 'paris',
        nav: true,
        component: lazyScreen(load),
      }) as const,
  ),
});
const table = tableWith(() => Promise.resolve({ default: Screen }));
const earlierTable = tableWith(() => Promise.resolve({ default: EarlierScreen }));

const lost = () => Object.assign(new Error('Loading chunk 17 failed.'), { name: 'ChunkLoadError', type: 'error' });
const lostStyle = () => Object.assign(new Error('Loading CSS chunk 17 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' });
const lostEntry = () => new LostEntryError('its entry did not come as it was built');
const thrown = () => new TypeError('oracle is not a function');

/** A loader that never really waits, with what it told. */
function loaderOver(containers: jest.Mock, options: Partial<ScreenLoaderOptions> = {}) {
  const told: string[] = [];
  const pauses: number[] = [];
  const loader = createScreenLoader(containers, {
    wait: (milliseconds) => Promise.resolve(void pauses.push(milliseconds)),
    onFailure: (failure: LoadFailure, rung: Rung) => void told.push(`${failure.part} ${failure.stage} ${rung}`),
    ...options,
  });
  return { loader, told, pauses };
}
/** What each call asked for: address and number of the attempt. */
const asked = (containers: jest.Mock) =>
  containers.mock.calls.map((call: unknown[]) => `${(call[1] as RemoteVersion).url} ${String(call[2])}`);

describe('createScreenLoader', () => {
  it('refuses a contract mismatch before any code of the remote runs, and says which side must move', async () => {
    const containers = jest.fn();
    const { loader, told, pauses } = loaderOver(containers);
    await expect(loader.load(target(version('2.0.0', { contract: '^2.0.0' })))).rejects.toThrow(
      /@odysseus\/paris was built for contract \^2\.0\.0.*the shell must be released first/,
    );
    expect(containers).not.toHaveBeenCalled();
    expect(told).toEqual(['@odysseus/paris@2.0.0 contract load']);
    expect(pauses).toEqual([]);
  });

  it.each([
    [
      'an entry',
      () => jest.fn().mockRejectedValueOnce(lostEntry()).mockRejectedValueOnce(lostEntry()).mockResolvedValue(table),
      'entry',
    ],
    [
      'a script',
      () =>
        jest
          .fn()
          .mockResolvedValue(
            tableWith(
              jest
                .fn()
                .mockRejectedValueOnce(lost())
                .mockRejectedValueOnce(lost())
                .mockResolvedValue({ default: Screen }),
            ),
          ),
      'screen',
    ],
    [
      'a style sheet',
      () =>
        jest
          .fn()
          .mockResolvedValue(
            tableWith(
              jest
                .fn()
                .mockRejectedValueOnce(lostStyle())
                .mockRejectedValueOnce(lostStyle())
                .mockResolvedValue({ default: Screen }),
            ),
          ),
      'screen',
    ],
  ])(
    'loads %s that was lost twice at the third attempt, and tells of both failures',
    async (_what, containersOf, stage) => {
      const { loader, told, pauses } = loaderOver(containersOf());
      await expect(loader.load(target())).resolves.toBe(Screen);
      expect(pauses).toEqual([500, 1_500]);
      expect(told).toEqual([`@odysseus/paris@2.0.0 ${stage} load`, `@odysseus/paris@2.0.0 ${stage} retry`]);
      expect(loader.peek(target())).toBe(Screen);
      expect(loader.loadedVersion(target())?.metadata.version).toBe('2.0.0');
    },
  );

  it('asks under another address each time', async () => {
    const containers = jest
      .fn()
      .mockRejectedValueOnce(lostEntry())
      .mockRejectedValueOnce(lostEntry())
      .mockResolvedValue(table);
    await loaderOver(containers).loader.load(target());
    expect(asked(containers)).toEqual([
      '/parts/paris/2.0.0/entry.js 0',
      '/parts/paris/2.0.0/entry.js 1',
      '/parts/paris/2.0.0/entry.js 2',
    ]);
    expect(globalThis.odysseusAttempts?.['odysseus_paris_2_0_0']).toBe(2);
  });

  it('takes the address to fall back to, and then the last good version', async () => {
    const fallbackUrl = 'https://copy.example/paris/2.0.0/entry.js';
    const containers = jest.fn((_name: string, { url }: RemoteVersion) =>
      url.includes('1.0.0') ? Promise.resolve(earlierTable) : Promise.reject(lostEntry()),
    );
    const current = version('2.0.0', { fallbackUrl });
    const { loader, told } = loaderOver(containers, {
      otherVersions: () => Promise.resolve([current, version('1.0.0', { kept: true })]),
    });
    await expect(loader.load(target(current))).resolves.toBe(EarlierScreen);
    expect(asked(containers)).toEqual([
      '/parts/paris/2.0.0/entry.js 0',
      '/parts/paris/2.0.0/entry.js 1',
      '/parts/paris/2.0.0/entry.js 2',
      `${fallbackUrl} 3`,
      '/parts/paris/1.0.0/entry.js 0',
    ]);
    expect(told.map((line) => line.split(' ').at(-1))).toEqual(['load', 'retry', 'retry', 'fallbackUrl']);
    expect(loader.loadedVersion(target(current))?.metadata.version).toBe('1.0.0');
  });

  it('opens the container of the fallback address anew where the first one’s screen was lost', async () => {
    const fallbackUrl = 'https://copy.example/paris/2.0.0/entry.js';
    const containers = jest.fn((_name: string, { url }: RemoteVersion) =>
      Promise.resolve(url === fallbackUrl ? table : tableWith(() => Promise.reject(lost()))),
    );
    const { loader } = loaderOver(containers);
    await expect(loader.load(target(version('2.0.0', { fallbackUrl })))).resolves.toBe(Screen);
    await expect(loader.load(target(version('2.0.0', { fallbackUrl }), '/paris/map'))).resolves.toBe(Screen);
    expect(asked(containers)).toEqual(['/parts/paris/2.0.0/entry.js 0', `${fallbackUrl} 3`]);
  });

  it.each([
    ['at its evaluation', () => Promise.resolve(tableWith(() => Promise.reject(thrown())))],
    ['in its entry', () => Promise.reject(new Error('ScriptExecutionError: Script "/entry.js" loaded but threw'))],
    [
      'before it announced itself',
      () => Promise.resolve(tableWith(() => Promise.reject(Object.assign(lost(), { type: 'missing' })))),
    ],
    [
      'with another React',
      () => Promise.reject(new Error('Unsatisfied version 19.3.0 of shared singleton module react (required ^18.0.0)')),
    ],
    [
      'without the screen',
      () => Promise.resolve(tableWith(() => Promise.resolve({ default: Screen }), ['/elsewhere'])),
    ],
  ])('does not ask again for code that failed %s, and takes the last good version', async (_how, open) => {
    const containers = jest.fn((_name: string, { url }: RemoteVersion) =>
      url.includes('1.0.0') ? Promise.resolve(earlierTable) : open(),
    );
    const { loader, pauses, told } = loaderOver(containers, {
      otherVersions: () => Promise.resolve([version('2.0.0'), version('1.0.0', { kept: true })]),
    });
    await expect(loader.load(target())).resolves.toBe(EarlierScreen);
    expect(asked(containers)).toEqual(['/parts/paris/2.0.0/entry.js 0', '/parts/paris/1.0.0/entry.js 0']);
    expect(pauses).toEqual([]);
    expect(told).toHaveLength(1);
  });

  it.each<[string, NonNullable<ScreenLoaderOptions['otherVersions']>]>([
    ['there is no other version', () => Promise.resolve([version('2.0.0')])],
    ['the release document does not come', () => Promise.reject(new Error('404'))],
    [
      'the last good version has no such screen',
      () =>
        Promise.resolve([
          version('2.0.0'),
          { ...version('1.0.0', { kept: true }), extras: { ...version('1.0.0').extras, routes: [] } },
        ]),
    ],
    ['the last good version fails, too', () => Promise.resolve([version('2.0.0'), version('1.0.0', { kept: true })])],
  ])('fails with its first failure where %s, and really loads again afterwards', async (_why, otherVersions) => {
    let broken = true;
    const containers = jest.fn(() => (broken ? Promise.reject(thrown()) : Promise.resolve(table)));
    const { loader } = loaderOver(containers, { otherVersions });
    await expect(loader.load(target())).rejects.toMatchObject({
      name: 'LoadFailure',
      part: '@odysseus/paris@2.0.0',
      stage: 'entry',
      timedOut: false,
    });
    expect(loader.loadedVersion(target())).toBeUndefined();
    broken = false;
    await expect(loader.load(target())).resolves.toBe(Screen);
    expect(asked(containers).at(-1)).toBe('/parts/paris/2.0.0/entry.js 1');
  });

  it('takes the version of everybody else where a canary fails', async () => {
    const canary = { ...version('3.0.0'), deployment: { traffic: 10, default: false } };
    const containers = jest.fn((_name: string, { url }: RemoteVersion) =>
      url.includes('2.0.0') ? Promise.resolve(table) : Promise.reject(thrown()),
    );
    const { loader } = loaderOver(containers, {
      otherVersions: () => Promise.resolve([canary, version('2.0.0'), version('1.0.0', { kept: true })]),
    });
    await loader.load(target(canary));
    expect(loader.loadedVersion(target(canary))?.metadata.version).toBe('2.0.0');
  });

  it('keeps to the version asked for where one screen of it loads and another does not', async () => {
    const mixed: RoutesModule = {
      default: [
        ...tableWith(() => Promise.resolve({ default: Screen }), ['/paris']).default,
        ...tableWith(() => Promise.reject(thrown()), ['/paris/map']).default,
      ],
    };
    const containers = jest.fn((_name: string, { url }: RemoteVersion) =>
      Promise.resolve(url.includes('1.0.0') ? earlierTable : mixed),
    );
    const { loader } = loaderOver(containers, {
      otherVersions: () => Promise.resolve([version('2.0.0'), version('1.0.0', { kept: true })]),
    });
    const second = target(version('2.0.0'), '/paris/map');
    await expect(loader.load(second)).resolves.toBe(EarlierScreen);
    await expect(loader.load(target())).resolves.toBe(Screen);
    expect([second, target()].map((of) => loader.loadedVersion(of)?.metadata.version)).toEqual(['1.0.0', '2.0.0']);
  });

  it('opens a container once for two screens that are wanted at the same moment', async () => {
    const containers = jest.fn(() => Promise.resolve(table));
    const { loader } = loaderOver(containers);
    await Promise.all([loader.load(target()), loader.load(target(undefined, '/paris/map')), loader.load(target())]);
    expect(containers).toHaveBeenCalledTimes(1);
  });

  it('gives up after the time limit of the specification, without another rung, and then asks under another address', async () => {
    jest.useFakeTimers();
    try {
      const containers = jest
        .fn()
        .mockReturnValueOnce(new Promise(() => undefined))
        .mockResolvedValue(table);
      const otherVersions = jest.fn(() => Promise.resolve([version('2.0.0'), version('1.0.0', { kept: true })]));
      const { loader, told } = loaderOver(containers, { otherVersions });
      const outcome = loader.load(target()).catch((cause: unknown) => cause);
      await jest.advanceTimersByTimeAsync(loadTimeout);
      await expect(outcome).resolves.toMatchObject({ name: 'LoadFailure', stage: 'entry', timedOut: true });
      expect(told).toEqual(['@odysseus/paris@2.0.0 entry load']);
      expect(otherVersions).not.toHaveBeenCalled();
      await expect(loader.load(target())).resolves.toBe(Screen);
      await loader.load(target(undefined, '/paris/map'));
      expect(asked(containers)).toEqual(['/parts/paris/2.0.0/entry.js 0', '/parts/paris/2.0.0/entry.js 1']);
      // Whatever of this build hung is not asked for plainly again.
      expect(globalThis.odysseusAttempts?.['odysseus_paris_2_0_0']).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });
});
