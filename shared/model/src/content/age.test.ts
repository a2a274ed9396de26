import { datedFacts, oldFacts } from './age';

const readOn = (read: string) => ({
  of: ['hours'],
  how: 'official',
  at: 'https://palace.example/hours',
  read,
  says: 'closed on Tuesday',
});
const places = [
  { id: 'palace', name: 'Palace', receipts: [readOn('2026-05-26'), readOn('2026-05-27')] },
  { id: 'nameless', receipts: [readOn('2026-01-02')] },
];

it('tells readings of more than 180 days, what they are of and how old, the oldest first', () => {
  const facts = datedFacts('a.yaml', { places });
  const hours = { file: 'a.yaml', facts: ['hours'] };
  expect(oldFacts(facts, '2026-11-23')).toEqual([
    { ...hours, field: 'places.1.receipts.0', date: '2026-01-02', days: 325 },
    { ...hours, field: 'places.0.receipts.0', of: 'Palace', date: '2026-05-26', days: 181 },
  ]);
});
