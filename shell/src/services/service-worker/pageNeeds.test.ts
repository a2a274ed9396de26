import { fromWithin, tripPath, type RemoteManifest, type RouteData } from '@odysseus/contract';
import { mostEmergencyPages } from './constants';
import { readPage } from './pageFacts';
import { cityNeeds, emergencyPages, keepablePages, keepableRoute, pageNeeds } from './pageNeeds';
import { pageStandIn, releaseStandIn, shellManifestStandIn } from './testing';

const release = releaseStandIn();
const surroundings = { path: '/paris', release, releaseUrl: '/releases/r-1.json', shell: shellManifestStandIn() };

test('a page needs its release, all code of the shell, and what its own screen is made of', () => {
  const needs = pageNeeds(readPage(pageStandIn(), 390), surroundings);
  expect(new Set(needs)).toEqual(
    new Set([
      '/releases/r-1.json',
      '/parts/shell/1.0.0/manifest.json',
      '/parts/shell/1.0.0/main.js',
      '/parts/shell/1.0.0/main.css',
      '/parts/shell/1.0.0/lazy.js',
      '/parts/shell/1.0.0/assets/figtree-latin-wght-normal.c134f287dc.woff2',
      '/parts/paris/1.0.0/entry.js',
      '/parts/paris/1.0.0/routes.js',
      '/parts/paris/1.0.0/overview.js',
      '/parts/paris/1.0.0/overview.css',
    ]),
  );
});

test('a page most of which comes as HTML needs its code, too, for whoever comes to it from within the site', () => {
  const facts = readPage(pageStandIn(), 390);
  const { current } = facts.boot;
  if (!current) throw new Error('The stand-in is of no remote.');
  current.version.extras.preload[fromWithin('/paris')] = [
    '/parts/paris/1.0.0/overview.js',
    '/parts/paris/1.0.0/sections.js',
  ];
  expect(pageNeeds(facts, surroundings)).toContain('/parts/paris/1.0.0/sections.js');
});

test('of what the open page has loaded, it needs its own code and the pictures that it mentions', () => {
  const facts = readPage(
    pageStandIn({
      body: '<picture><source type="image/avif" srcset="/parts/paris/1.0.0/hero-small.1.avif 800w, /parts/paris/1.0.0/hero.1.avif 1600w"></picture>',
    }),
    390,
  );
  const needs = pageNeeds(facts, {
    ...surroundings,
    loaded: [
      '/parts/paris/1.0.0/design.js',
      '/parts/paris/1.0.0/assets/basemap.1.json',
      '/parts/paris/1.0.0/search-index.json',
      '/parts/paris/1.0.0/hero.1.avif',
      '/parts/paris/1.0.0/of-another-page.avif',
      '/parts/paris/0.9.0/entry.js',
      '/parts/rome/1.0.0/entry.js',
      '/parts/rome/1.0.0/search-index.json',
    ],
  });
  expect(needs).toEqual(
    expect.arrayContaining([
      '/parts/paris/1.0.0/design.js',
      '/parts/paris/1.0.0/assets/basemap.1.json',
      '/parts/paris/1.0.0/search-index.json',
      '/parts/paris/1.0.0/hero.1.avif',
    ]),
  );
  expect(needs).not.toContain('/parts/paris/1.0.0/hero-small.1.avif');
  expect(needs.filter((url) => /another-page|0\.9\.0|rome/.test(url))).toEqual([]);
});

test('what cities tell of the places of a trip is kept with whichever page has loaded it, of the live release alone', () => {
  const loaded = ['/parts/paris/1.0.0/trip.json', '/parts/paris/0.9.0/trip.json', '/parts/rome/1.0.0/trip.json'];
  for (const path of [tripPath, '/paris']) {
    const needs = pageNeeds(readPage(pageStandIn(), 390), { ...surroundings, path, loaded });
    expect(needs.filter((url) => url.endsWith('/trip.json'))).toEqual(['/parts/paris/1.0.0/trip.json']);
  }
});

test('the page of a trip is kept with the planners and drawn maps that its days have asked cities for', () => {
  const [planner, map] = ['/parts/paris/1.0.0/planner.js', '/parts/paris/1.0.0/assets/basemap.1.svg'];
  const loaded = [planner, map, '/parts/paris/0.9.0/planner.js', '/parts/paris/1.0.0/hero.1.avif'];
  const page = (path: string) => readPage(pageStandIn({ path }), 390);
  const needsOf = (path: string) => pageNeeds(page(path), { ...surroundings, path, loaded });
  expect(needsOf(tripPath).filter((url) => url.startsWith('/parts/paris/'))).toEqual([planner, map]);
  expect(needsOf('/legal/privacy').filter((url) => url.startsWith('/parts/paris/'))).toEqual([]);
});

test.each([
  ['/paris', true],
  ['/legal/privacy', true],
  ['/', true],
  ['/steak', false],
  ['/app/profile', false],
  ['/auth', false],
  ['/nowhere', false],
])('%s may be kept: %s', (path, may) => {
  expect(keepableRoute(release, path) !== undefined).toBe(may);
});

test('a city is kept with its public pages', () => {
  expect(keepablePages(release, '@odysseus/paris')).toEqual(['/paris', '/help']);
});

describe('emergency pages', () => {
  const version = release.microFrontends['@odysseus/paris']?.[0];
  const withRoutes = (routes: readonly RouteData[]) =>
    version ? [{ ...version, extras: { ...version.extras, routes: [...routes] } }] : [];
  const route = (path: string, changes: Partial<RouteData> = {}): RouteData => ({
    path,
    text: path,
    icon: 'life-buoy',
    type: 'public',
    area: 'rome',
    nav: true,
    ...changes,
  });

  test('of every destination are found by their icon, also those in preparation, the own city’s first', () => {
    const both = {
      ...release,
      microFrontends: {
        ...release.microFrontends,
        '@odysseus/rome': withRoutes([
          route('/rome', { icon: 'map' }),
          route('/rome/help', { preparation: true }),
          route('/rome/secret', { type: 'premium' }),
        ]),
      },
    };
    expect(emergencyPages(both)).toEqual(['/help', '/rome/help']);
    expect(emergencyPages(both, '@odysseus/rome')).toEqual(['/rome/help', '/help']);
  });

  test('are no more than are kept', () => {
    const many = {
      ...release,
      microFrontends: {
        '@odysseus/rome': withRoutes(
          Array.from({ length: mostEmergencyPages + 5 }, (_, index) => route(`/help-${index}`)),
        ),
      },
    };
    expect(emergencyPages(many)).toHaveLength(mostEmergencyPages);
  });
});

const remoteOf = (...paths: readonly string[]): RemoteManifest =>
  ({ files: paths.map((path) => ({ path, integrity: '', bytes: 1 })) }) as unknown as RemoteManifest;

/** What is kept of a Paris that is made of the files given. */
function keptOfCity(width: number, ...paths: readonly string[]): readonly string[] {
  const shell = shellManifestStandIn();
  const needs = cityNeeds(
    release,
    '/releases/r-1.json',
    '@odysseus/paris',
    { shell, remote: remoteOf(...paths) },
    width,
  );
  const folder = '/parts/paris/1.0.0/';
  return needs.filter((url) => url.startsWith(folder)).map((url) => url.slice(folder.length));
}

test.each([
  [390, 'hero-small.1.avif'],
  [1440, 'hero.1.avif'],
])('a whole city on a window of %d pixels has all code and each picture once', (width, hero) => {
  const kept = keptOfCity(
    width,
    'entry.js',
    'a.css',
    'tea.svg',
    'hero.1.avif',
    'hero-small.1.avif',
    'hero.1.webp',
    'hero-small.1.webp',
    'card.1.avif',
    'assets/basemap.1.json',
  );
  expect([...kept].sort()).toEqual(
    ['a.css', 'assets/basemap.1.json', 'card.1.avif', 'entry.js', hero, 'manifest.json', 'tea.svg'].sort(),
  );
});

test('a whole city can be searched, and has the trip tell of its places', () => {
  expect(keptOfCity(390, 'search-index.json', 'search.json', 'trip.json')).toEqual([
    'manifest.json',
    'search-index.json',
    'trip.json',
  ]);
  // As a city was built before it had an index.
  expect(keptOfCity(390, 'search.json')).toContain('search.json');
});
