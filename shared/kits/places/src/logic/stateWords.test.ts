import { monday, sunday } from '@odysseus/model';
import { stateWords } from './stateWords';

const closed = (inDays: number, weekday = sunday) =>
  ({ state: 'closed', opens: { inDays, weekday, at: '07:00' } }) as const;

it.each([
  // 'Usually closed' would read as if it hardly ever opened.
  ['later today, by usual hours', closed(0), true, 'Closed, usually opens 07:00'],
  ['later today', closed(0), false, 'Closed, opens 07:00'],
  ['tomorrow', closed(1, monday), true, 'Closed, usually opens tomorrow 07:00'],
  ['this week', closed(3), false, 'Closed, opens Sunday 07:00'],
  ['a week from today', closed(7), false, 'Closed, opens next Sunday 07:00'],
  ['nobody knows when', { state: 'closed' } as const, false, 'Closed now'],
])('says of a place that is shut and opens %s when it does', (_, state, usual, words) => {
  expect(stateWords(state, usual)).toBe(words);
});
