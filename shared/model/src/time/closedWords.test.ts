import { closedWords } from './closedWords';
import type { NextOpening } from './openingState';
import { monday } from './weekday';

it.each<[NextOpening | undefined, boolean, string]>([
  [{ inDays: 0, weekday: monday, at: '14:00' }, false, 'Closed, opens 14:00'],
  [{ inDays: 1, weekday: monday, at: '09:00' }, false, 'Closed, opens tomorrow 09:00'],
  [{ inDays: 3, weekday: monday, at: '09:00' }, true, 'Closed, usually opens Monday 09:00'],
  [undefined, false, 'Closed now'],
  [undefined, true, 'Usually closed now'],
])('tells of a next opening %j, usual %s: %s', (opens, usual, words) => {
  expect(closedWords(opens, usual)).toBe(words);
});
