import { shortDate } from './shortDate';

it.each([
  ['2026-12-01', 'Tue 1 Dec'],
  ['2027-02-28', 'Sun 28 Feb'],
  ['2028-02-29', 'Tue 29 Feb'],
  ['2026-09-30', 'Wed 30 Sept'],
] as const)('tells %s with its weekday', (date, told) => {
  expect(shortDate(date)).toBe(told);
});
