import { estimate } from './estimate';

const style = {
  key: 'plain',
  name: 'Plain',
  line: 'Simple things.',
  items: [
    { what: 'Bread', amount: 1.1, per: 'adult-day' },
    { what: 'Tax', amount: 5.5, per: 'adult-night' },
    { what: 'Milk', amount: 0.7, per: 'child-day' },
    { what: 'Room', amount: 100, per: 'room-night' },
    { what: 'Card', amount: 2, per: 'adult-trip' },
    { what: 'Taxi', amount: 10, per: 'party-day' },
  ],
} as const;
const copied = { ...style, items: [...style.items] };

it('sums items by how often each is paid, exactly', () => {
  // 2 × 3 × 1.10 + 2 × 2 × 5.50 + 1 × 3 × 0.70 + 1 × 2 × 100 + 2 × 2 + 3 × 10
  expect(estimate(copied, { adults: 2, children: 1, days: 3, rooms: 1 }, 'GBP')).toEqual({
    amount: 264.7,
    currency: 'GBP',
  });
});

it('takes a day trip for a night, so that nobody is told that a room is free', () => {
  expect(estimate(copied, { adults: 1, children: 0, days: 1, rooms: 1 }, 'EUR').amount).toBe(118.6);
});
