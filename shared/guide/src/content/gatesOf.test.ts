import { utcDate } from '@odysseus/model';
import type { CompiledContent } from './compile';
import { gatesOf } from './gatesOf';

const place = (id: string, kind: string) => ({
  id,
  kind,
  name: `The ${id}`,
  localName: `Le ${id}`,
  area: 'Centre',
  summary: `Secret of the ${id}.`,
});
const places = Object.fromEntries(
  [place('bakery', 'bakery'), place('cellar', 'shop'), place('garden', 'garden')].map((one) => [one.id, one]),
);
const entry = (id: string) => ({ place: id, why: `Why the ${id}.` });
const list = {
  kind: 'places',
  access: 'premium',
  title: 'Gems',
  groups: [
    { title: 'North', entries: [entry('bakery'), entry('cellar')] },
    { title: 'South', entries: [entry('garden')] },
  ],
  first: [{ type: 'table', title: 'Prices', rows: [['Secret', '€1']] }],
  blocks: [
    { type: 'phrases', phrases: [{ means: 'Hidden', local: 'Caché' }] },
    { type: 'text', title: 'Secret' },
  ],
  places,
};

function content(
  screens: Record<string, object>,
  { samples = new Map(), corpora = new Map() }: Partial<Pick<CompiledContent, 'samples' | 'corpora'>> = {},
) {
  return {
    routes: Object.keys(screens).map((key) => ({
      data: { path: `/app/${key.replace('/', '')}`, type: 'premium' },
      premiumKey: key,
    })),
    premiumScreens: new Map(Object.entries(screens)),
    samples,
    corpora,
  } as unknown as CompiledContent;
}

test('a gate counts what is behind it, and tells of a place in each group what it is, and nothing more', () => {
  expect(gatesOf(content({ 'paris/gems': list }))).toEqual([
    {
      path: '/app/parisgems',
      counts: [
        { count: 3, what: 'places' },
        { count: 1, what: 'phrase' },
      ],
      entries: [
        { name: 'The bakery', kind: 'Bakery', area: 'Centre' },
        { name: 'The garden', kind: 'Garden', area: 'Centre' },
      ],
    },
  ]);
});

const asked = utcDate(Date.parse('2026-11-24'));
const sampleOf = (city: string) => ({ question: `Is it open in ${city}?`, asked, answer: ['It is.'] });

test('the gate of an assistant counts the places that it answers about, and names two of different kinds', () => {
  const corpus = { places: [place('museum', 'museum'), place('other', 'museum'), place('garden', 'garden')] };
  const corpora = new Map([['paris/assistant-corpus', corpus]]) as unknown as CompiledContent['corpora'];
  const samples = new Map([['paris/odysseus', sampleOf('paris')]]);
  expect(gatesOf(content({ 'paris/odysseus': { kind: 'assistant' } }, { samples, corpora }))).toEqual([
    {
      path: '/app/parisodysseus',
      counts: [{ count: 3, what: 'places that it answers about' }],
      entries: [
        { name: 'The museum', kind: 'Museum', area: 'Centre' },
        { name: 'The garden', kind: 'Garden', area: 'Centre' },
      ],
      sample: sampleOf('paris'),
    },
  ]);
});

test('the gate of a board names two places whose crowds it tells, and no hours or levels', () => {
  const hours = { hours: 0, hoursNote: 'Secret.' };
  const board = {
    kind: 'live',
    places: ['bakery', 'garden', 'cellar'].map((id) => ({ ...place(id, id === 'cellar' ? 'shop' : id), ...hours })),
    crowds: { places: ['cellar', 'garden'].map((id) => ({ place: id, why: 'Secret.', levels: { usual: [[9, 4]] } })) },
  };
  const [gate] = gatesOf(content({ 'paris/live': board }));
  expect(gate?.entries).toEqual([
    { name: 'The cellar', kind: 'Shop', area: 'Centre' },
    { name: 'The garden', kind: 'Garden', area: 'Centre' },
  ]);
  expect(gate?.counts.map(({ count }) => count)).toEqual([3, 2]);
});

test('the gate of a story names two chapters with their years, and nothing that is told in them', () => {
  const chapter = (title: string, dates: string) => ({ title, dates, captions: [{ at: 0, text: 'Secret.' }] });
  const chapters = [chapter('Lutetia', '52 BC to AD 280'), chapter('The isle', '280 to 987'), chapter('A king', '987')];
  const [gate] = gatesOf(content({ 'paris/story': { kind: 'story', chapters, places } }));
  expect(gate?.entries).toEqual([
    { name: 'Lutetia', kind: 'Chapter', area: '52 BC to AD 280' },
    { name: 'The isle', kind: 'Chapter', area: '280 to 987' },
  ]);
  expect(JSON.stringify(gate)).not.toContain('Secret');
});

test('every gate of a city shows the answer of its assistant, and a country’s own that of one of its cities', () => {
  const samples = new Map(['paris', 'rome'].map((city) => [`${city}/odysseus`, sampleOf(city)] as const));
  const gates = gatesOf(content({ 'rome/gems': list, 'paris/gems': list, 'italy/trains': list }, { samples }));
  expect(gates.map(({ sample }) => sample?.question)).toEqual([
    'Is it open in rome?',
    'Is it open in paris?',
    'Is it open in paris?',
  ]);
});

test('public screens, and those in preparation, have none', () => {
  const { routes } = content({ 'paris/gems': list });
  const [premium] = routes;
  if (!premium) throw new Error('There is no route.');
  const { premiumKey: _none, ...open } = premium;
  const preparing = { ...premium, data: { ...premium.data, preparation: true } };
  const screens = new Map([['paris/gems', list]]) as unknown as CompiledContent['premiumScreens'];
  expect(
    gatesOf({ routes: [open, preparing], premiumScreens: screens, samples: new Map(), corpora: new Map() }),
  ).toEqual([]);
});
