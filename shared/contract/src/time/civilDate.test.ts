import { addDays, dateOf, dayNumber, daysBetween, readCivilDate } from './civilDate';

it.each([
  ['2026-07-01', 1, '2026-07-02'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-29', 364, '2027-03-28'],
  ['2027-01-01', -1, '2026-12-31'],
] as const)('%s and %i days', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
  expect(dateOf(dayNumber(day) + days)).toBe(expected);
});

it.each([
  '2026-02-29',
  '2026-06-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '26-01-01',
  '2026-01-01T00:00:00Z',
  'tomorrow',
  '',
])('has no day %j', (text) => {
  expect(readCivilDate(text)).toBeUndefined();
});

it('reads a leap day', () => {
  expect(readCivilDate('2028-02-29')).toBe('2028-02-29');
});
