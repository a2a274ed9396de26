import { fareLines } from './fareLines';

it('puts those who pay the same on one line, each named once, dearest first', () => {
  const fares = [
    { cents: 0, who: 'Under 18' },
    { cents: 200, who: 'EU citizens aged 18 to 25' },
    { cents: 1800, who: 'Adults', ages: [18, 25], residency: 'elsewhere' },
    { cents: 1800, who: 'Adults', ages: [26, 120] },
    { cents: 1800, who: 'Groups' },
  ] as const;
  expect(fareLines(fares, 'EUR', false)).toEqual([
    { price: '€18', who: 'Adults; Groups' },
    { price: '€2', who: 'EU citizens aged 18 to 25' },
    { price: 'Free', who: 'Under 18' },
  ]);
});
