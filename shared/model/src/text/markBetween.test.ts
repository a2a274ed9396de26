import { markBetween } from './markBetween';

it.each<[readonly string[], string]>([
  [[], ', '],
  [['Louvre', 'Orsay'], ', '],
  [['Pantheon', 'Metro, RER and train'], '; '],
  [['Louvre', 'Le Marais (3rd, 4th)'], ', '],
  [['Museum Pass, 2 days (48 hours)', 'Louvre'], '; '],
])('has between %j %j', (names, mark) => {
  expect(markBetween(names)).toBe(mark);
});
