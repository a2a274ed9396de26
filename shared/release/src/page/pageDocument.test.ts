import { bootFor, type Release, type RouteData } from '@odysseus/contract';
import { pageDocument, servedPage } from './pageDocument';

const integrity = `sha384-${'A'.repeat(64)}`;
const route: RouteData = {
  path: '/paris',
  text: 'Paris overview',
  icon: 'map',
  type: 'public',
  area: 'paris',
  nav: true,
};
const developed = 'http://localhost:40001';

const releaseWith = (shell: string, entry: string): Release => ({
  schemaVersion: 1,
  id: 'r-1',
  createdAt: '2026-11-21T08:00:00.000Z',
  shell: {
    version: '1.0.0',
    url: `${shell}/`,
    contract: '1.0.0',
    scripts: [{ url: `${shell}/main.js`, integrity }],
    styles: [{ url: `${shell}/main.css`, integrity }],
    routes: [],
  },
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
          routes: [route],
          preload: {},
        },
      },
    ],
  },
});

const pageWith = (shell: string, entry: string, developmentOrigins: readonly string[]): string =>
  pageDocument({ release: releaseWith(shell, entry), route, developmentOrigins });
const boot = bootFor(releaseWith('/parts/shell/1.0.0', '/parts/paris/1.0.0/entry.js'), '/paris');

describe('digests', () => {
  it('stand at every script and style of a page, wherever they come from', () => {
    for (const origin of ['', developed]) {
      const page = pageWith(`${origin}/parts/shell/1.0.0`, `${origin}/parts/paris/1.0.0/entry.js`, []);
      expect(page).toContain(
        `<script defer crossorigin integrity="${integrity}" src="${origin}/parts/shell/1.0.0/main.js">`,
      );
      expect(page).toContain(
        `<link rel="stylesheet" crossorigin integrity="${integrity}" href="${origin}/parts/shell/1.0.0/main.css">`,
      );
      expect(page).toContain(
        `<link rel="preload" as="script" crossorigin integrity="${integrity}" href="${origin}/parts/paris/1.0.0/entry.js">`,
      );
    }
  });

  it('are left out for files of a development server alone, which change under one address', () => {
    const page = pageWith('/parts/shell/1.0.0', `${developed}/entry.js`, [developed]);
    expect(page).toContain(`<script defer crossorigin integrity="${integrity}" src="/parts/shell/1.0.0/main.js">`);
    expect(page).not.toContain('rel="preload"');
    expect(pageWith(developed, '/parts/paris/1.0.0/entry.js', [developed])).toContain(
      `<script defer crossorigin src="${developed}/main.js">`,
    );
    expect(pageWith(`${developed}0`, '/parts/paris/1.0.0/entry.js', [developed])).toContain(
      `integrity="${integrity}" src="${developed}0/main.js"`,
    );
  });
});

it('links the rules of its screen with their digest, marked for the library that takes them over', () => {
  const rendered = {
    html: '<main>Paris</main>',
    heads: [],
    styles: { version: '6.6.0', rules: '.a{}', names: 'paris__sc-1-0 a' },
  };
  const page = pageDocument({
    release: releaseWith('/parts/shell/1.0.0', '/parts/paris/1.0.0/entry.js'),
    route,
    rendered,
    sheet: { url: '/pages/0f/paris/1.0.0/1a.css', integrity },
  });
  expect(page).toContain(
    `<link rel="stylesheet" crossorigin integrity="${integrity}" href="/pages/0f/paris/1.0.0/1a.css" data-styled-sheet="6.6.0">`,
  );
  // Behind all that is painted.
  expect(page.indexOf('id="odysseus-styled-names">paris__sc-1-0 a</script>')).toBeGreaterThan(
    page.indexOf('</noscript>'),
  );
});

describe('the start of a page', () => {
  const started = (rendered: boolean): string => {
    const release = releaseWith('/parts/shell/1.0.0', '/parts/paris/1.0.0/entry.js');
    const shell = { ...release.shell, starter: { url: '/parts/shell/1.0.0/starter.js', integrity } };
    return pageDocument({
      release: { ...release, shell },
      route,
      ...(rendered ? { rendered: { html: '<main>Paris</main>', heads: [] } } : {}),
    });
  };

  it('waits for the first picture and paint where the page can be read already: another script fetches and starts its code', () => {
    const page = started(true);
    expect(page).toContain(
      `<link rel="preload" as="script" crossorigin media="not all" fetchpriority="low" integrity="${integrity}" href="/parts/shell/1.0.0/main.js" data-start>`,
    );
    expect(page).toContain(`<script defer crossorigin integrity="${integrity}" src="/parts/shell/1.0.0/starter.js">`);
    expect(page).not.toContain('src="/parts/shell/1.0.0/main.js"');
  });

  it('is at once where there is nothing to read without it', () => {
    const page = started(false);
    expect(page).toContain(`<script defer crossorigin integrity="${integrity}" src="/parts/shell/1.0.0/main.js">`);
    expect(page).not.toContain('starter.js');
  });
});

it('says to readers without scripts what kind of page it is, and leads on', () => {
  const release = releaseWith('/parts/shell/1.0.0', '/parts/paris/1.0.0/entry.js');
  const words = (page: string): string => /<noscript>.*?<p>(.*?)<\/p>/.exec(page)?.[1] ?? '';
  expect(words(pageDocument({ release, route }))).toMatch(/^This page needs JavaScript/);
  expect(words(pageDocument({ release, route, rendered: { html: '<main>Paris</main>', heads: [] } }))).toMatch(
    /The text of this page is all here/,
  );
  const missing = pageDocument({ release, route: undefined });
  expect(words(missing)).toMatch(/^There is no page at this address/);
  expect(missing).toContain('<a href="/paris">Paris</a>');
});

it('tells readers without scripts what a closed page costs, where the site sells passes', () => {
  const release = releaseWith('/parts/shell/1.0.0', '/parts/paris/1.0.0/entry.js');
  const closed = pageDocument({ release, route: { ...route, type: 'premium' } });
  const served = (passes?: { name: string; amount: number; currency: string }[]) =>
    servedPage(closed, { origin: 'https://guide.example', site: {}, boot, passes });
  const sold = served([
    { name: '7 days', amount: 990, currency: 'EUR' },
    { name: '<b>', amount: 5000, currency: 'JPY' },
  ]);
  expect(sold).toContain('What Expert Access costs, paid once: 7 days €9.90, &lt;b&gt; JP¥5,000. Signing in');
  expect(served()).toContain('<p>Signing in and paying need JavaScript too.</p>');
  expect(pageDocument({ release, route })).not.toContain('Signing in and paying');
});

describe('a stored page', () => {
  it('is completed by whoever serves it: the site’s address, what it knows of itself, and what is live', () => {
    const page = servedPage(pageWith('/parts/shell/1.0.0', '/parts/paris/1.0.0/entry.js', []), {
      origin: 'https://guide.example',
      site: { name: '</script>' },
      boot,
      live: { release: 'r-1' },
    });
    expect(page).toContain('<link rel="canonical" href="https://guide.example/paris">');
    expect(page).toContain('id="odysseus-site">{"name":"\\u003c/script>"}</script>');
    expect(page).toContain('id="odysseus-live">{"release":"r-1"}</script>');
    expect(page).toContain('id="odysseus-boot">{"schemaVersion":1,"shell":"1.0.0"');
    expect(page).not.toContain('odysseus.invalid');
    expect(page).not.toContain('noindex');
  });

  it('stays out of search engines as a preview', () => {
    expect(
      servedPage(pageWith('/parts/shell/1.0.0', '/parts/paris/1.0.0/entry.js', []), {
        origin: '',
        site: {},
        boot,
        hidden: true,
      }),
    ).toContain('<meta name="robots" content="noindex">');
  });
});
