import type { Place } from '../places/schema';
import { appliesTo, fareOf } from './faresFor';
import { formatMoney } from './formatMoney';

const fare = (amount: number, change: Partial<Place['price'][number]> = {}): Place['price'][number] => ({
  amount,
  currency: 'EUR',
  who: 'Somebody',
  ...change,
});
const louvre = [
  fare(32, { ages: [18, 120], residency: 'elsewhere' }),
  fare(22, { ages: [26, 120], residency: 'eea' }),
  fare(0, { ages: [18, 25], residency: 'eea' }),
  fare(0, { ages: [0, 17] }),
];

it.each([
  [17, 'elsewhere', 0],
  [18, 'elsewhere', 32],
  [25, 'eea', 0],
  [26, 'eea', 22],
  [40, 'unknown', 32],
] as const)('asks a visitor of %d, resident %s, for €%d', (age, residency, amount) => {
  expect(fareOf(louvre, age, residency, 11)?.amount).toBe(amount);
});

it('leaves out what is paid from an hour on', () => {
  const late = fare(12, { from: { weekdays: ['th'], at: '18:00' } });
  expect(fareOf([fare(16), late], 40, 'elsewhere', 11)?.amount).toBe(16);
  expect(fareOf([late], 40, 'elsewhere', 11)).toBeUndefined();
});

it('knows no fare where the place names none for the age', () => {
  expect(fareOf([fare(10, { ages: [18, 120] })], 4, 'eea', 11)).toBeUndefined();
});

it.each([
  [3, 25],
  [4, 35],
  [10, 35],
  [11, 25],
])('asks in month %d for €%d where two seasons have two fares', (month, amount) => {
  const palace = [fare(35, { months: [4, 5, 6, 7, 8, 9, 10] }), fare(25, { months: [1, 2, 3, 11, 12] })];
  expect(fareOf(palace, 40, 'elsewhere', month)?.amount).toBe(amount);
});

it('takes every fare for possible until the visitor has told who travels', () => {
  expect(louvre.filter((one) => appliesTo(one, { ages: [], residency: 'unknown' }))).toHaveLength(4);
  expect(
    louvre.filter((one) => appliesTo(one, { ages: [41, 8], residency: 'elsewhere' })).map(({ amount }) => amount),
  ).toEqual([32, 0]);
});

it.each([
  [12, 'EUR', '€12'],
  [12.5, 'EUR', '€12.50'],
  [0.1 + 0.2, 'EUR', '€0.30'],
  [1234.5, 'GBP', '£1,234.50'],
])('writes %d %s as %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
