import type { Fare } from './faresFor';
import { partyPrices } from './partyPrices';

const fare = (amount: number, change: Partial<Fare> = {}): Fare => ({
  amount,
  currency: 'EUR',
  who: 'Somebody',
  ...change,
});
const tower = [
  fare(36.7, { product: 'Lift', ages: [25, 120] }),
  fare(9.2, { product: 'Lift', ages: [4, 11] }),
  fare(14.8, { product: 'Stairs', ages: [25, 120] }),
  fare(0, { who: 'Under 4', ages: [0, 3] }),
];
const totals = (
  fares: readonly Fare[],
  ages: readonly number[],
  month = 11,
  residency: 'eea' | 'elsewhere' | 'unknown' = 'elsewhere',
) => partyPrices(fares, { ages: [...ages], residency }, month).map(({ product, total }) => [product.name, total]);

it('adds up one product at a time, and never a lift with a stair', () => {
  expect(totals(tower, [41, 8])).toEqual([
    ['Lift', 45.9],
    ['Stairs', undefined],
  ]);
});

it('lets a fare without a product hold for each', () => {
  expect(totals(tower, [41, 2])).toEqual([
    ['Lift', 36.7],
    ['Stairs', 14.8],
  ]);
});

it('adds up what is paid by day, whatever an evening costs', () => {
  expect(totals([fare(16), fare(12, { from: { weekdays: ['th'], at: '18:00' } })], [40, 41])).toEqual([
    [undefined, 32],
  ]);
});

it('does not take a free church for a free dome', () => {
  expect(totals([fare(0, { product: 'Church' }), fare(8, { product: 'Dome' })], [40])).toEqual([
    ['Church', 0],
    ['Dome', 8],
  ]);
});

it('asks for the fare of the month, and says of which months it told', () => {
  const garden = [fare(2.5, { months: [4, 5, 6, 7, 8, 9] }), fare(0, { months: [1, 2, 3, 10, 11, 12] })];
  expect(partyPrices(garden, { ages: [40], residency: 'unknown' }, 7)).toMatchObject([
    { total: 2.5, months: [4, 5, 6, 7, 8, 9] },
  ]);
  expect(totals(garden, [40], 12)).toEqual([[undefined, 0]]);
});

it('names no sum that hangs on where somebody lives until that is told', () => {
  const palace = [fare(22, { residency: 'elsewhere' }), fare(16, { residency: 'eea' })];
  expect(totals(palace, [40], 11, 'unknown')).toEqual([[undefined, undefined]]);
  expect(totals(palace, [40], 11, 'eea')).toEqual([[undefined, 16]]);
});

it('knows nothing of travellers who are not told', () => {
  expect(partyPrices(tower, { ages: [], residency: 'eea' }, 11)).toEqual([]);
});
