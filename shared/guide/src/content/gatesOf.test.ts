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

function content(screens: Record<string, object>, samples: CompiledContent['samples'] = new Map()) {
  return {
    routes: Object.keys(screens).map((key) => ({
      data: { path: `/app/${key.replace('/', '')}`, type: 'premium' },
      premiumKey: key,
    })),
    premiumScreens: new Map(Object.entries(screens)),
    samples,
  } as unknown as CompiledContent;
}

test('a gate counts what is behind it, and tells of a place in each group what it is, and nothing more', () => {
  expect(gatesOf(content({ 'paris/gems': list }))).toEqual([
    {
      path: '/app/parisgems',
      counts: [
        { count: 3, what: 'places' },
        { count: 1, what: 'table' },
        { count: 1, what: 'phrase' },
      ],
      entries: [
        { name: 'The bakery', kind: 'Bakery', area: 'Centre' },
        { name: 'The garden', kind: 'Garden', area: 'Centre' },
      ],
    },
  ]);
});

test('the gate of an assistant shows the answer that its file holds', () => {
  const sample = { question: 'Is it open?', asked: utcDate(Date.parse('2026-11-24')), answer: ['It is.'] };
  const compiled = content({ 'paris/odysseus': { kind: 'assistant' } }, new Map([['paris/odysseus', sample]]));
  expect(gatesOf(compiled)).toEqual([{ path: '/app/parisodysseus', counts: [], entries: [], sample }]);
});

test('public screens, and those in preparation, have none', () => {
  const { routes } = content({ 'paris/gems': list });
  const [premium] = routes;
  if (!premium) throw new Error('There is no route.');
  const { premiumKey: _none, ...open } = premium;
  const preparing = { ...premium, data: { ...premium.data, preparation: true } };
  const screens = new Map([['paris/gems', list]]) as unknown as CompiledContent['premiumScreens'];
  expect(gatesOf({ routes: [open, preparing], premiumScreens: screens, samples: new Map() })).toEqual([]);
});
