import { readLimit, type Limit } from './readLimit';

it.each<[string, Limit | undefined]>([
  ['restaurants under £20', { amount: 20, currency: 'GBP' }],
  ['restaurants under 20 pounds', { amount: 20, currency: 'GBP' }],
  ['museums under 10 dollars', { amount: 10, currency: 'USD' }],
  ['museums under $10', { amount: 10, currency: 'USD' }],
  ['restaurants under €20', { amount: 20, currency: 'EUR' }],
  ['restaurants under 20€', { amount: 20, currency: 'EUR' }],
  ['Restaurants below EUR 20', { amount: 20, currency: 'EUR' }],
  ['a meal for less than 30 CHF', { amount: 30, currency: 'CHF' }],
  ['a meal for less than 30 Swiss francs', { amount: 30, currency: 'CHF' }],
  ['museums under 2000 yen', { amount: 2000, currency: 'JPY' }],
  ['museums under ¥2,000', { amount: 2000, currency: 'JPY' }],
  ['restaurants under A$40', { amount: 40, currency: 'AUD' }],
  ['restaurants under 40 Canadian dollars', { amount: 40, currency: 'CAD' }],
  ['restaurants under CAD 40', { amount: 40, currency: 'CAD' }],
  ['hotel up to 1,000 euros', { amount: 1000, currency: 'EUR', atMost: true }],
  ['hotel under 1 000 euros', { amount: 1000, currency: 'EUR' }],
  ['museums cheaper than 12,50 euros', { amount: 12.5, currency: 'EUR' }],
  ['lunch for 20 usd', { amount: 20, currency: 'USD', atMost: true }],
  ['dinner, £30 max', { amount: 30, currency: 'GBP', atMost: true }],
  ['dinner for 30 euros or less', { amount: 30, currency: 'EUR', atMost: true }],
  ['Hotel unter 100 Euro', { amount: 100, currency: 'EUR' }],
  ['restaurants à moins de 20 €', { amount: 20, currency: 'EUR' }],
  ["un hôtel jusqu'à 100 euros", { amount: 100, currency: 'EUR', atMost: true }],
  ['hotel under 100', { amount: 100 }],
  ['hotel on a budget of 100', { amount: 100, atMost: true }],
  ['a museum under €10 for a 12 year old', { amount: 10, currency: 'EUR' }],
  ['a table for 4', undefined],
  ['museums for children under 10', undefined],
  ['is it free for under 18 year olds', undefined],
  ['somewhere within 20 minutes', undefined],
  ['may a bag weigh up to 20 pounds?', undefined],
  ['open for breakfast at 9', undefined],
  ['Where can I change pounds?', undefined],
  ['I have 20 dollars', undefined],
])('reads what "%s" wants to pay at most', (question, limit) => {
  expect(readLimit(question)).toEqual(limit);
});

it('reads a mistyped word of the limit, and leaves currencies as they are', () => {
  const correct = (words: readonly string[]): string[] =>
    words.map((word) => ({ undr: 'under', francs: 'france' })[word] ?? word);
  expect(readLimit('museums undr 10 francs', correct)).toEqual({ amount: 10, currency: 'CHF' });
});
