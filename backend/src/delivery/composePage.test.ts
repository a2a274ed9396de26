import type { Release, RouteData, Site } from '@odysseus/contract';
import { composePage } from './composePage';

const integrity = `sha384-${'A'.repeat(64)}`;
const site: Site = {
  backend: '',
  auth: { mode: 'emulator', firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-odysseus' }, inbox: '/local-inbox' },
  analytics: { firebase: false, tag: null, collector: true, ipEcho: null, excludedAddresses: [] },
};
const route: RouteData = { path: '/paris', text: 'Paris overview', icon: 'map', type: 'public', area: 'paris', nav: true };
const developed = 'http://localhost:40001';

const pageWith = (shell: string, entry: string, developmentOrigins: readonly string[]): string => {
  const release: Release = {
    schemaVersion: 1,
    id: 'r-1',
    createdAt: '2026-11-21T08:00:00.000Z',
    shell: { version: '1.0.0', url: `${shell}/`, contract: '1.0.0', scripts: [{ url: `${shell}/main.js`, integrity }], styles: [{ url: `${shell}/main.css`, integrity }], routes: [] },
    microFrontends: {
      '@odysseus/paris': [
        {
          url: entry,
          metadata: { version: '1.0.0', integrity },
          deployment: { traffic: 100, default: true },
          extras: {
            container: 'odysseus_paris',
            contract: '^1.0.0',
            guideContent: 1,
            areas: [{ key: 'paris', text: 'Paris', icon: 'map', path: '/paris', order: 10, accent: { light: '#000000', dark: '#ffffff' } }],
            routes: [route],
            preload: {},
          },
        },
      ],
    },
  };
  return composePage(release, site, '/paris', route, developmentOrigins);
};

describe('digests', () => {
  it('stand at every script and style of a page, wherever they come from', () => {
    for (const origin of ['', developed]) {
      const page = pageWith(`${origin}/parts/shell/1.0.0`, `${origin}/parts/paris/1.0.0/entry.js`, []);
      expect(page).toContain(`<script defer crossorigin integrity="${integrity}" src="${origin}/parts/shell/1.0.0/main.js">`);
      expect(page).toContain(`<link rel="stylesheet" crossorigin integrity="${integrity}" href="${origin}/parts/shell/1.0.0/main.css">`);
      expect(page).toContain(`<link rel="preload" as="script" crossorigin integrity="${integrity}" href="${origin}/parts/paris/1.0.0/entry.js">`);
    }
  });

  it('are left out for files of a development server alone, which change under one address', () => {
    const page = pageWith('/parts/shell/1.0.0', `${developed}/entry.js`, [developed]);
    expect(page).toContain(`<script defer crossorigin integrity="${integrity}" src="/parts/shell/1.0.0/main.js">`);
    expect(page).not.toContain('rel="preload"');
    expect(pageWith(developed, '/parts/paris/1.0.0/entry.js', [developed])).toContain(`<script defer crossorigin src="${developed}/main.js">`);
    expect(pageWith(`${developed}0`, '/parts/paris/1.0.0/entry.js', [developed])).toContain(`integrity="${integrity}" src="${developed}0/main.js"`);
  });
});
