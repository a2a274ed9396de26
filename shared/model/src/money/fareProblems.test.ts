import { fareProblems } from './fareProblems';
import type { Fare } from './faresFor';

const fare = (who: string, change: Partial<Fare> = {}): Fare => ({
  amount: 5,
  currency: 'EUR',
  who,
  ...change,
});
const summer = [4, 5, 6, 7, 8, 9];

it.each<[string, readonly Fare[], RegExp]>([
  [
    'two prices of one thing',
    [fare('Adults'), fare('Dome')],
    /"Adults" and "Dome" are two fares for the same ages and residency/,
  ],
  [
    'two prices of one product',
    [fare('Adults', { product: 'Dome' }), fare('All', { product: 'Dome' })],
    /two fares of "Dome" for/,
  ],
  [
    'a fare of all products beside one of them',
    [fare('Under 4', { ages: [0, 3] }), fare('Small', { ages: [0, 3], product: 'Lift' })],
    /of "Lift"/,
  ],
  [
    'seasons that overlap',
    [fare('Summer', { months: summer }), fare('Winter', { months: [1, 2, 3, 4, 10, 11, 12] })],
    /in April for/,
  ],
  ['a season beside the whole year', [fare('Usual'), fare('Summer', { months: summer })], /in April to September for/],
])('refuses %s', (_name, fares, message) => {
  expect(fareProblems(fares)).toEqual([
    {
      index: 1,
      message: expect.stringMatching(message),
      remedy: expect.stringMatching(/months, its ages, or its product/),
    },
  ]);
});

it('refuses two currencies in one place', () => {
  expect(fareProblems([fare('Adults'), fare('Under 18', { ages: [0, 17], currency: 'GBP' })])).toEqual([
    { index: 1, message: '"Under 18" is in GBP, and "Adults" in EUR', remedy: expect.stringContaining('currency') },
  ]);
});

it.each<[string, readonly Fare[]]>([
  ['two products', [fare('Adults', { product: 'Church' }), fare('Adults', { product: 'Dome' })]],
  ['two seasons', [fare('Adults', { months: summer }), fare('Adults', { months: [1, 2, 3, 10, 11, 12] })]],
  ['a reduction by age', [fare('Adults'), fare('Under 18', { ages: [0, 17] })]],
  [
    'a reduction by residency',
    [fare('Adults', { ages: [18, 120] }), fare('Of the EEA', { ages: [18, 120], residency: 'eea' })],
  ],
])('takes %s', (_name, fares) => {
  expect(fareProblems(fares)).toEqual([]);
});
