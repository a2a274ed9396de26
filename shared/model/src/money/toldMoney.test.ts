import type { Fare } from './faresFor';
import { aboutLine, aboutText, toldMoney, usualPrice } from './toldMoney';

const fare = (amount: number, change: Partial<Fare> = {}): Fare => ({
  amount,
  currency: 'EUR',
  who: 'Adults',
  ...change,
});
const read = { known: { price: { how: 'official' as const, host: 'louvre.fr', on: '2026-11-21' as const } } };

it("says 'about' where nobody read a price", () => {
  expect([toldMoney(13, 'EUR', read), toldMoney(13, 'EUR', {})]).toEqual(['€13', 'about €13']);
});

it.each<[string, readonly Fare[], string | undefined]>([
  ['one fare', [fare(13)], 'about €13'],
  ['a cheaper evening', [fare(13), fare(9, { from: { weekdays: ['th'], at: '18:00' } })], 'about €13'],
  ['an evening alone', [fare(9, { from: { weekdays: ['th'], at: '18:00' } })], undefined],
  [
    'fares of children beside it',
    [fare(13, { ages: [18, 120] }), fare(0, { who: 'Under 18', ages: [0, 17] })],
    'about €13',
  ],
  [
    'seasons',
    [fare(22, { months: [4, 5, 6, 7, 8, 9] }), fare(16, { months: [1, 2, 3, 10, 11, 12] })],
    'about €16 to €22',
  ],
  ['a free church and its dome', [fare(0, { product: 'Church' }), fare(8, { product: 'Dome' })], 'about €8'],
  ['nothing to pay', [fare(0)], 'usually free'],
  ['another currency', [fare(11, { currency: 'GBP' })], 'about £11'],
  [
    'two currencies',
    [fare(11, { currency: 'GBP', product: 'Tower' }), fare(13, { product: 'Crypt' })],
    'about £11 or about €13',
  ],
  ['no price', [], undefined],
  ["children's fares alone", [fare(0, { who: 'Under 3', ages: [0, 2] })], undefined],
])('tells what is usually paid: %s', (_, price, expected) => {
  expect(usualPrice({ price: [...price] })).toBe(expected);
});

it.each([
  ['€14, children €7', 'about €14, children €7'],
  ['Free', 'Free'],
  ['about €40', 'about €40'],
  ['in some months €5', 'in some months about €5'],
])('puts the word into a sentence once: %s', (text, expected) => {
  expect(aboutText(text)).toBe(expected);
});

it('begins a line of its own with a capital', () => {
  expect(aboutLine('€14, children €7')).toBe('About €14, children €7');
  expect(aboutLine('Free; guided visit €9')).toBe('Free; guided visit about €9');
});
