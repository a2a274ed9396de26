import { bootFor, ContractError, contractMismatch, emergencyIcon, parseRelease, satisfiesContract } from './index';
import type { Release, RemoteVersion } from './index';

const integrity = `sha384-${'A'.repeat(64)}`;
const accent = { light: '#aa3311', dark: '#ffaa88' };

function remote(key: string, change: Partial<RemoteVersion> = {}): RemoteVersion {
  return {
    url: `/parts/${key}/1.0.0-aaaa/entry.js`,
    metadata: { version: '1.0.0-aaaa', integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      container: `odysseus_${key}`,
      contract: '^1.0.0',
      guideContent: 1,
      areas: [{ key, text: key, icon: 'map', path: `/${key}`, order: 10, accent }],
      routes: [{ path: `/${key}`, text: key, icon: 'map', type: 'public', area: key, nav: true }],
      preload: {},
    },
    ...change,
  };
}

function release(microFrontends: Record<string, RemoteVersion[]>): Release {
  return {
    schemaVersion: 1,
    id: 'r-1',
    createdAt: '2026-11-21T08:00:00.000Z',
    shell: {
      version: '1.0.0-bbbb',
      url: '/parts/shell/1.0.0-bbbb/',
      contract: '1.0.0',
      scripts: [{ url: '/parts/shell/1.0.0-bbbb/main.js', integrity }],
      styles: [],
      routes: [{ path: '/', text: 'Home', icon: 'house', type: 'public', area: 'main', nav: true }],
    },
    microFrontends,
  };
}

describe('parseRelease', () => {
  it('accepts a document of two cities', () => {
    const document = release({ '@odysseus/paris': [remote('paris')], '@odysseus/london': [remote('london')] });
    expect(parseRelease(JSON.parse(JSON.stringify(document)))).toEqual(document);
  });

  it('refuses a version that it does not know, and says so', () => {
    expect(() => parseRelease({ ...release({}), schemaVersion: 7 })).toThrow(/reads version 1, the document says 7/);
  });

  const second = { ...remote('paris'), metadata: { version: '1.0.1-cccc', integrity } };
  it.each<[string, unknown, RegExp]>([
    ['not an object', 'release', /expected object/],
    ['null', null, /expected object/],
    ['no versions', release({ '@odysseus/paris': [] }), /needs at least one version/],
    [
      'traffic that does not sum to 100',
      release({ '@odysseus/paris': [remote('paris', { deployment: { traffic: 90, default: true } })] }),
      /traffic sums to 90/,
    ],
    [
      'no default',
      release({ '@odysseus/paris': [remote('paris', { deployment: { traffic: 100, default: false } })] }),
      /0 versions are marked default/,
    ],
    [
      'two defaults',
      release({
        '@odysseus/paris': [
          remote('paris', { deployment: { traffic: 50, default: true } }),
          { ...second, deployment: { traffic: 50, default: true } },
        ],
      }),
      /2 versions are marked default/,
    ],
    [
      'a damaged digest',
      release({ '@odysseus/paris': [remote('paris', { metadata: { version: '1.0.0', integrity: 'sha384-short' } })] }),
      /metadata\.integrity: must be sha384/,
    ],
    [
      'a path of two cities',
      release({ '@odysseus/paris': [remote('paris')], '@odysseus/lyon': [remote('paris')] }),
      /path \/paris belongs to @odysseus\/paris already/,
    ],
    [
      'a path of the shell',
      release({
        '@odysseus/paris': [
          remote('paris', {
            extras: {
              ...remote('paris').extras,
              routes: [{ path: '/', text: 'x', icon: 'map', type: 'public', area: 'paris', nav: true }],
            },
          }),
        ],
      }),
      /path \/ belongs to the shell already/,
    ],
    [
      'a path twice',
      release({
        '@odysseus/paris': [
          remote('paris', {
            extras: {
              ...remote('paris').extras,
              routes: [...remote('paris').extras.routes, ...remote('paris').extras.routes],
            },
          }),
        ],
      }),
      /path \/paris stands twice/,
    ],
    [
      'a script address',
      release({ '@odysseus/paris': [remote('paris', { url: 'javascript:alert(1)' })] }),
      /url: must be an http/,
    ],
  ])('refuses %s', (_name, document, message) => {
    expect(() => parseRelease(document)).toThrow(message);
    expect(() => parseRelease(document)).toThrow(ContractError);
  });
});

describe('bootFor', () => {
  const document = release({ '@odysseus/paris': [remote('paris')], '@odysseus/london': [remote('london')] });

  it('carries the owner of the address whole, and of the others only what the menu draws', () => {
    const boot = bootFor(document, '/paris');
    expect(boot.current?.name).toBe('@odysseus/paris');
    expect(boot.destinations.map((destination) => destination.name).sort()).toEqual([
      '@odysseus/london',
      '@odysseus/paris',
    ]);
    expect(JSON.stringify(boot)).not.toContain('odysseus_london');
  });

  it('says where each destination’s emergency page is, to shells that know of it', () => {
    const rome = remote('rome');
    const routes = [
      ...rome.extras.routes,
      {
        path: '/rome/help',
        text: 'Help',
        icon: emergencyIcon,
        type: 'public' as const,
        area: 'rome',
        nav: true,
        preparation: true,
      },
    ];
    const both = release({
      '@odysseus/paris': [remote('paris')],
      '@odysseus/rome': [{ ...rome, extras: { ...rome.extras, routes } }],
    });
    const told = (contract: string) =>
      bootFor({ ...both, shell: { ...both.shell, contract } }, '/').destinations.map(({ emergency }) => emergency);
    expect(told('1.4.0')).toEqual([undefined, '/rome/help']);
    expect(told('1.3.0')).toEqual([undefined, undefined]);
  });

  it('names no owner for an address of the shell', () => {
    expect(bootFor(document, '/').current).toBeUndefined();
  });
});

describe('satisfiesContract', () => {
  it.each([
    ['1.0.0', '^1.0.0', true],
    ['1.4.2', '^1.4.0', true],
    ['1.3.9', '^1.4.0', false],
    ['2.0.0', '^1.9.0', false],
    ['1.0.0', '1.0.0', false],
    ['1.0.0', '^1.0', false],
  ])('%s hosts %s: %s', (offered, range, expected) => {
    expect(satisfiesContract(offered, range)).toBe(expected);
  });

  it('says which side must move', () => {
    expect(contractMismatch('Paris', '^2.0.0', '1.4.0')).toMatch(/the shell must be released first/);
    expect(contractMismatch('Paris', '^1.0.0', '2.0.0')).toMatch(/Paris must be built again/);
  });
});
