import { latLng, type CompiledPlace, type CompiledPlaceList } from '@odysseus/model';
import { searchEntries } from './searchEntries';

const place = (id: string, change: Partial<CompiledPlace> = {}): CompiledPlace => ({
  id,
  name: `The ${id}`,
  kind: 'museum',
  coordinates: latLng(48.86, 2.34),
  address: '1 Secret Street',
  area: 'Hidden Quarter',
  nearestStops: [],
  visitMinutes: 30,
  price: [],
  access: { stepFree: 'no' },
  summary: `Summary of ${id}`,
  body: `Body of ${id}`,
  tips: [],
  warnings: [],
  tags: ['rain'],
  ...change,
});
const list = (access: 'public' | 'premium', ...places: CompiledPlace[]): CompiledPlaceList => ({
  kind: 'places',
  access,
  title: 'Sights',
  lead: 'A lead.',
  edited: '2026-11-21',
  introduction: ['Words.'],
  groups: [],
  blocks: [{ type: 'text', title: 'Cloakrooms', line: 'Where to leave a bag' }],
  city: { key: 'testville', name: 'Testville', country: 'FR', timezone: 'Europe/Paris', centre: latLng(48.85, 2.35) },
  places: Object.fromEntries(places.map((one) => [one.id, one])),
  light: {},
});

it('leads to a place on its screen, under both of its names', () => {
  const entries = searchEntries([
    { path: '/sights', title: 'Sights', screen: list('public', place('arch', { localName: "L'Arche" })) },
  ]);
  expect(entries).toEqual([
    { kind: 'screen', title: 'Sights', line: 'A lead.', path: '/sights' },
    {
      kind: 'place',
      title: 'The arch',
      local: "L'Arche",
      line: 'Summary of arch',
      words: 'Hidden Quarter museum rain',
      path: '/sights#arch',
    },
    { kind: 'section', title: 'Cloakrooms', line: 'Where to leave a bag', words: 'Sights', path: '/sights#block-1' },
  ]);
});

it('names what is premium and tells nothing of it', () => {
  const entries = searchEntries([{ path: '/app/gems', title: 'Hidden gems', screen: list('premium', place('crypt')) }]);
  expect(entries).toEqual([
    { kind: 'screen', title: 'Hidden gems', path: '/app/gems' },
    { kind: 'place', title: 'The crypt', path: '/app/gems' },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Summary|Body|Quarter|Street|48\.|lead/);
});

it('finds a place of two screens once', () => {
  const screens = ['/one', '/two'].map((path) => ({ path, title: path, screen: list('public', place('arch')) }));
  expect(
    searchEntries(screens)
      .filter(({ kind }) => kind === 'place')
      .map(({ path }) => path),
  ).toEqual(['/one#arch']);
});
