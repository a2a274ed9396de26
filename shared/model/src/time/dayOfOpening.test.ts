import { dayOfOpening } from './dayOfOpening';
import { monday, sunday } from './weekday';

it.each([
  [0, ''],
  [1, 'tomorrow'],
  [6, 'Sunday'],
  // Whoever reads 'Sunday' on a Sunday takes it for today.
  [7, 'next Sunday'],
  [9, 'in 9 days'],
])('names the day of an opening in %s days', (inDays, named) => {
  expect(dayOfOpening({ inDays, weekday: sunday })).toBe(named);
});

it('names the weekday of an opening this week', () => {
  expect(dayOfOpening({ inDays: 3, weekday: monday })).toBe('Monday');
});
