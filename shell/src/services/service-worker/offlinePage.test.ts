import { offlinePage } from './offlinePage';

const page = (kept: Parameters<typeof offlinePage>[0]['kept']) => {
  document.body.innerHTML = offlinePage({ address: '/london', styles: [], kept });
  return {
    titles: [...document.querySelectorAll('h2')].map(({ textContent }) => textContent),
    links: [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href')),
  };
};

test('the emergency pages stand first, each page once', () => {
  const kept = [
    { path: '/athens', title: 'Athens · Odysseus', why: 'seen' },
    { path: '/help', title: 'Safe in Paris · Odysseus', why: 'emergency' },
    { path: '/italy/help', title: 'Safe in Italy · Odysseus', why: 'emergency' },
    // Of a city that is kept whole.
    { path: '/help', title: 'Safe in Paris · Odysseus' },
  ] as const;
  expect(page(kept)).toEqual({
    titles: ['Emergency help', 'Kept on this device'],
    links: ['/italy/help', '/help', '/athens'],
  });
});

test('what there is none of has no title', () => {
  expect(page([{ path: '/athens', title: 'Athens', why: 'seen' }]).titles).toEqual(['Kept on this device']);
  expect(page([]).titles).toEqual([]);
  expect(document.body).toHaveTextContent('No page is kept on this device yet.');
});
