import { dayNumber } from '@odysseus/contract/time';
import { daysUntil, monday, shortWeekdayName, sunday, weekdayAfter, weekdayName, weekdayOf, weekdays } from './weekday';

it.each([
  ['2026-03-29', 'Sunday'],
  ['2026-03-30', 'Monday'],
  ['2028-02-29', 'Tuesday'],
  ['1970-01-01', 'Thursday'],
  ['1969-12-31', 'Wednesday'],
] as const)('%s is a %s', (date, name) => {
  expect(weekdayName(weekdayOf(dayNumber(date)))).toBe(name);
});

it('counts from Monday, and round the week', () => {
  expect(weekdays.map(shortWeekdayName).join(' ')).toBe('Mon Tue Wed Thu Fri Sat Sun');
  expect([daysUntil(monday, sunday), daysUntil(sunday, monday), daysUntil(monday, monday)]).toEqual([6, 1, 0]);
  expect([weekdayAfter(sunday, 1), weekdayAfter(monday, -1), weekdayAfter(monday, 15)]).toEqual([1, 7, 2]);
});
