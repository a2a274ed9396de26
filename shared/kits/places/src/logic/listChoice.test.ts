import { listQuery, readListChoice, type ListChoice } from './listChoice';

it.each<[string, string, ListChoice]>([
  ['nothing', '', { filters: new Set() }],
  ['filters and an order', '?show=open+free&sort=near', { filters: new Set(['open', 'free']), order: 'near' }],
  ['what is easy without meat', '?show=meatless', { filters: new Set(['meatless']) }],
  ['what is told twice', '?show=free&show=open&show=free', { filters: new Set(['open', 'free']) }],
  ['rubbish', '?show=all+free+constructor+%00&sort=__proto__', { filters: new Set(['free']) }],
  ['broken escapes', '?show=%E0%A4%A&sort=%', { filters: new Set() }],
])('reads %s', (_name, query, choice) => {
  expect(readListChoice(query)).toEqual(choice);
});

it('writes what it reads, cleans what it can’t, and leaves alone what is others’', () => {
  const choice: ListChoice = { filters: new Set(['noBooking', 'open']), order: 'price' };
  const query = listQuery('?sort=rubbish&show=%E0%A4%A&walk=seine', choice);
  expect(query).toBe('?walk=seine&show=open+noBooking&sort=price');
  expect(readListChoice(query)).toEqual(choice);
  expect(listQuery(query, { filters: new Set() })).toBe('?walk=seine');
  expect(listQuery('?sort=rubbish', { filters: new Set() })).toBe('');
});
