import type { Found } from './searchEngine';
import { createSearchEngine, mostResults } from './searchEngine';

const entry = (title: string, change: Partial<Found> = {}): Found => ({
  kind: 'place',
  title,
  path: `/p#${title}`,
  city: 'Paris',
  ...change,
});
const guide = [
  entry('Basilica of the Sacred Heart', { local: 'Basilique du Sacré-Cœur' }),
  entry('Musée de l’Orangerie', { words: 'Tuileries museum' }),
  entry('Eiffel Tower', { local: 'Tour Eiffel', line: 'The iron tower of 1889' }),
  entry('Île de la Cité', { line: 'An island' }),
  entry('Louvre', { words: 'museum' }),
  entry('Cloakrooms and bags', { kind: 'section', words: 'Museums of Paris' }),
  entry('Museums', { kind: 'screen', path: '/museums' }),
  entry('British Museum', { city: 'London' }),
];
const { find } = createSearchEngine(guide);
const titles = (query: string) => find(query).map(({ title }) => title);

it.each([
  ['sacre coeur', 'Basilica of the Sacred Heart'],
  ['SACRÉ-CŒUR', 'Basilica of the Sacred Heart'],
  ['orangerie', 'Musée de l’Orangerie'],
  ['eifel tower', 'Eiffel Tower'],
  ['tour eifell', 'Eiffel Tower'],
  ['louvr', 'Louvre'],
  ['ile cite', 'Île de la Cité'],
  ['museums', 'Museums'],
  ['museum london', 'British Museum'],
  ['bag', 'Cloakrooms and bags'],
])('finds for "%s" first %s', (query, title) => {
  expect(titles(query)[0]).toBe(title);
});

it('goes on with what fits in part where nothing fits whole', () => {
  expect(titles('louvre submarine')).toContain('Louvre');
});

it.each(['', '   ', '!?', 'the', 'zzqqxx'])('finds nothing for "%s"', (query) => {
  expect(titles(query)).toEqual([]);
});

it('tells no more than a screen holds', () => {
  expect(
    createSearchEngine(Array.from({ length: 100 }, (_, index) => entry(`Bridge ${index}`))).find('bridge'),
  ).toHaveLength(mostResults);
});
