import { monday, sunday, weekday } from '../time/weekday';
import { fareTimes } from './fareTimes';
import { holdsAt, lateWords, type Late } from './lateFare';

const thursday = weekday.parse(4);

it.each<[Late, string]>([
  [{ weekdays: ['th'], at: '18:00' }, 'Thursdays from 18:00'],
  [{ weekdays: ['fr', 'th'], at: '18:30' }, 'Thursdays and Fridays from 18:30'],
  [{ weekdays: ['mo', 'tu', 'we', 'th', 'fr'], at: '16:00' }, 'Mondays to Fridays from 16:00'],
  [{ at: '17:00' }, 'every day from 17:00'],
])('tells %j as %s', (from, words) => {
  expect(lateWords(from)).toBe(words);
});

it('holds from its minute on, on its weekdays alone', () => {
  const from: Late = { weekdays: ['th'], at: '18:00' };
  expect([1079, 1080, 1290].map((minute) => holdsAt(from, thursday, minute))).toEqual([false, true, true]);
  expect(holdsAt(from, monday, 1200)).toBe(false);
  expect(holdsAt({ at: '17:00' }, sunday, 1020)).toBe(true);
});

it('tells the months beside the hour', () => {
  expect(fareTimes({ months: [4, 5, 6], from: { weekdays: ['fr'], at: '18:00' } })).toBe(
    'April to June, Fridays from 18:00',
  );
  expect(fareTimes({})).toBeUndefined();
});
