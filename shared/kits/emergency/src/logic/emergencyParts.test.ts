import type { Block, CompiledPlaceList } from '@odysseus/model';
import { blockAbout, emergencyParts } from './emergencyParts';

const steps = (title: string, subject?: Block['subject']): Block => ({
  type: 'steps',
  title,
  ...(subject ? { subject } : {}),
  steps: ['One.', 'Two.'],
});
const text = (title: string): Block => ({ type: 'text', title, points: ['A point.'] });
const list: Pick<CompiledPlaceList, 'first' | 'groups' | 'blocks' | 'links'> = {
  first: [{ type: 'numbers', title: 'Numbers', numbers: [] }, steps('After a theft', 'theft'), text('Tricks')],
  groups: [{ title: 'Hospitals', entries: [] }],
  blocks: [
    { type: 'phrases', title: 'To say', language: 'it', phrases: [] },
    text('Habits'),
    steps('After an arrest', 'arrest'),
  ],
  links: [{ title: 'Police', url: 'https://police.example' }],
};

it('puts every part into the chapter of what it is for, under the address that it has in the list', () => {
  const parts = emergencyParts(list);
  const told = Object.entries(parts).map(([chapter, some]) => [
    chapter,
    some.map((part) => ('id' in part ? part.id : part.of)),
  ]);
  expect(told).toEqual([
    ['calls', ['introduction', 'first-1', 'block-1']],
    ['steps', ['first-2', 'block-3']],
    ['places', ['group-1']],
    ['beforehand', ['first-3', 'block-2', 'links']],
  ]);
});

it.each([
  ['theft', { id: 'first-2', title: 'After a theft' }],
  ['arrest', { id: 'block-3', title: 'After an arrest' }],
  ['attack', undefined],
  [undefined, undefined],
] as const)('finds what is told about %s', (subject, found) => {
  expect(blockAbout(list, subject)).toEqual(found);
});
