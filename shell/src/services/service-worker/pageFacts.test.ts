import { readPage, withRelease } from './pageFacts';
import { pageStandIn, releaseStandIn } from './testing';

const hero =
  '<picture><source type="image/avif" srcSet="/parts/paris/1.0.0/small.avif 800w, /parts/paris/1.0.0/big.avif 1600w" sizes="100vw"/><img src="/parts/paris/1.0.0/big.webp" alt=""/></picture>';

test('a page names its release, its title and its files', () => {
  const facts = readPage(pageStandIn(), 1440);
  expect(facts.title).toBe('Paris & you · Odysseus');
  expect(facts.release).toEqual({ id: 'r-1', url: '/releases/r-1.json' });
  expect(facts.boot.current?.name).toBe('@odysseus/paris');
  expect(facts.files).toEqual([
    '/parts/shell/1.0.0/main.js',
    '/parts/shell/1.0.0/main.css',
    '/parts/paris/1.0.0/entry.js',
  ]);
  expect(facts.preview).toBe(false);
});

test.each([
  [390, 'small.avif'],
  [800, 'small.avif'],
  [820, 'big.avif'],
  [4_000, 'big.avif'],
])('on a window of %d pixels the picture is %s', (width, picture) => {
  expect(readPage(pageStandIn({ body: hero }), width).pictures).toEqual([`/parts/paris/1.0.0/${picture}`]);
});

test('pictures without a choice are all wanted, those of other sites are not', () => {
  const { pictures, mentioned } = readPage(
    pageStandIn({ body: `<img src="/parts/paris/1.0.0/tea.svg">${hero}<img src="https://elsewhere.example/a.png">` }),
    390,
  );
  expect(pictures).toEqual(['/parts/paris/1.0.0/small.avif', '/parts/paris/1.0.0/tea.svg']);
  expect(mentioned).toEqual(
    expect.arrayContaining([
      '/parts/paris/1.0.0/big.avif',
      '/parts/paris/1.0.0/big.webp',
      '/parts/paris/1.0.0/tea.svg',
    ]),
  );
});

test('a page of another site is none', () => {
  expect(() => readPage('<!doctype html><title>Wi-Fi sign-in</title>', 390)).toThrow('no page of this site');
});

test.each([true, false])('a kept page says its release itself (said by whoever served it: %s)', (live) => {
  const html = withRelease(pageStandIn({ live }), { ...releaseStandIn(), id: 'r-2', url: '/releases/r-2.json' });
  expect(readPage(html, 390).release).toEqual({ id: 'r-2', url: '/releases/r-2.json' });
  expect(html.match(/odysseus-live/g)).toHaveLength(1);
  expect(readPage(html, 390).boot).toEqual(readPage(pageStandIn({ release: releaseStandIn() }), 390).boot);
});
