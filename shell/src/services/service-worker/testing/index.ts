import { bootFor, jsonBlock, type Release, type RouteData, type ShellManifest } from '@odysseus/contract';

export { memoryCaches } from './memoryCaches';

const integrity = `sha384-${'A'.repeat(64)}`;
const accent = { light: '#a8481f', dark: '#f3a47c' };

function route(path: string, changes: Partial<RouteData> = {}): RouteData {
  return { path, text: path.slice(1) || 'Home', icon: 'map', type: 'public', area: 'paris', nav: true, ...changes };
}

/** A release of the shell and Paris. */
export function releaseStandIn({ id = 'r-1', shell = '1.0.0', paris = '1.0.0' } = {}): Release {
  const folder = `/parts/paris/${paris}/`;
  return {
    schemaVersion: 1,
    id,
    createdAt: '2026-11-21T00:00:00.000Z',
    shell: {
      version: shell,
      url: `/parts/shell/${shell}/`,
      contract: '1.0.0',
      scripts: [{ url: `/parts/shell/${shell}/main.js`, integrity }],
      styles: [{ url: `/parts/shell/${shell}/main.css`, integrity }],
      routes: [
        route('/', { area: 'main' }),
        route('/app/profile', { type: 'auth', area: 'main' }),
        route('/auth', { area: 'main' }),
        route('/legal/privacy', { type: 'legal', area: 'legal' }),
      ],
    },
    microFrontends: {
      '@odysseus/paris': [
        {
          url: `${folder}entry.js`,
          metadata: { version: paris, integrity },
          deployment: { traffic: 100, default: true },
          extras: {
            container: 'paris',
            contract: '^1.0.0',
            guideContent: 1,
            areas: [{ key: 'paris', text: 'Paris', icon: 'map', path: '/paris', order: 1, accent }],
            routes: [route('/paris'), route('/steak', { type: 'premium' }), route('/help', { icon: 'life-buoy' })],
            preload: {
              '/paris': [`${folder}routes.js`, `${folder}overview.js`, `${folder}overview.css`],
              '/help': [`${folder}routes.js`],
            },
          },
        },
      ],
    },
  };
}

export function shellManifestStandIn(version = '1.0.0'): ShellManifest {
  const file = (path: string) => ({ path, integrity, bytes: 100 });
  return {
    schemaVersion: 1,
    kind: 'shell',
    name: '@odysseus/shell',
    version,
    contract: '1.0.0',
    scripts: [{ path: 'main.js', integrity }],
    styles: [{ path: 'main.css', integrity }],
    routes: [],
    serviceWorker: { path: 'service-worker.js', integrity },
    files: [
      'main.js',
      'main.css',
      'lazy.js',
      'service-worker.js',
      'assets/figtree-latin-wght-normal.c134f287dc.woff2',
      'assets/figtree-latin-ext-wght-normal.28ff.woff2',
      'assets/hero-home.1.avif',
    ].map(file),
  };
}

interface PageStandIn {
  readonly release?: Release;
  readonly path?: string;
  readonly body?: string;
  /** Whether whoever served the page has said what is live. */
  readonly live?: boolean;
}

/** A page as a server answers with it. */
export function pageStandIn({
  release = releaseStandIn(),
  path = '/paris',
  body = '',
  live = true,
}: PageStandIn = {}): string {
  const folder = release.shell.url;
  const { current } = bootFor(release, path);
  return [
    '<!doctype html><html><head><title>Paris &amp; you · Odysseus</title>',
    `<link rel="canonical" href="https://example.org${path}">`,
    `<link rel="stylesheet" crossorigin href="${folder}main.css">`,
    `</head><body><div id="root">${body}</div>`,
    `<script defer crossorigin src="${folder}main.js"></script>`,
    ...(current ? [`<link rel="preload" as="script" href="${current.version.url}">`] : []),
    ...(live
      ? [
          jsonBlock('odysseus-live', {
            schemaVersion: 1,
            release: { id: release.id, url: `/releases/${release.id}.json` },
            canaries: [],
          }),
        ]
      : []),
    jsonBlock('odysseus-boot', bootFor(release, path)),
    '</body></html>',
  ].join('\n');
}
