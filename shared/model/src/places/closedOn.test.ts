import * as z from 'zod/mini';
import { closedDays, closedOnSchema } from './closedOn';

const closures = (value: unknown) => z.safeParse(closedOnSchema, value);

it('takes a day or a range, with its reason', () => {
  expect(closures([{ from: '2026-12-24', why: 'Staff party' }]).success).toBe(true);
  expect(closures([{ from: '2026-12-24', to: '2026-12-26', why: 'Christmas' }]).success).toBe(true);
});

it.each([
  ['a range that ends before it begins', [{ from: '2026-12-26', to: '2026-12-24', why: 'Christmas' }]],
  ['a day that the calendar lacks', [{ from: '2026-02-30', why: 'Works' }]],
  ['a closure without a reason', [{ from: '2026-12-24' }]],
  ['an empty list', []],
])('refuses %s', (_name, value) => {
  expect(closures(value).success).toBe(false);
});

it('counts both ends of a range', () => {
  expect(
    closedDays([
      { from: '2026-12-31', to: '2027-01-02', why: 'New Year' },
      { from: '2027-05-03', why: 'Works' },
    ]),
  ).toEqual(['2026-12-31', '2027-01-01', '2027-01-02', '2027-05-03']);
});
