import { billTotal } from './billTotal';

it('adds up a bill to the cent, in the currency of its lines', () => {
  expect(billTotal([{ amount: 0.1 }, { amount: 0.2 }, { amount: 12.5 }], 'GBP')).toEqual({
    amount: 12.8,
    currency: 'GBP',
  });
});
