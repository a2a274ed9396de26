import type { Fare } from './faresFor';
import { isFree } from './isFree';

const fare = (amount: number, change: Partial<Fare> = {}): Fare => ({
  amount,
  currency: 'EUR',
  who: 'Somebody',
  ...change,
});

it.each<[string, readonly Fare[], boolean]>([
  ['everyone enters free', [fare(0)], true],
  ['the young and the others enter free', [fare(0, { ages: [0, 25] }), fare(0, { ages: [26, 120] })], true],
  ['only the fare of children under 3 is known', [fare(0, { ages: [0, 2] })], false],
  ['only residents of the EEA are known to enter free', [fare(0, { residency: 'eea' })], false],
  [
    'it costs something in summer',
    [fare(2.5, { months: [4, 5, 6, 7, 8, 9] }), fare(0, { months: [1, 2, 3, 10, 11, 12] })],
    false,
  ],
  ['only the winter is known to be free', [fare(0, { months: [1, 2, 3, 10, 11, 12] })], false],
  ['the church is free and its dome is not', [fare(0, { product: 'Church' }), fare(8, { product: 'Dome' })], false],
  ['it is free on Friday evening', [fare(12), fare(0, { from: { weekdays: ['fr'], at: '18:00' } })], false],
  ['only Friday evening is known to be free', [fare(0, { from: { weekdays: ['fr'], at: '18:00' } })], false],
  ['no price is known', [], false],
])('where %s', (_name, price, free) => {
  expect(isFree({ price: [...price] })).toBe(free);
});
