import { fareLines } from './fareLines';

const read = { how: 'official', host: 'palace.example', on: '2026-11-23' } as const;

it('puts those who pay the same on one line, each named once, dearest first', () => {
  const fares = [
    { cents: 0, who: 'Under 18' },
    { cents: 200, who: 'EU citizens aged 18 to 25' },
    { cents: 1800, who: 'Adults', ages: [18, 25], residency: 'elsewhere' },
    { cents: 1800, who: 'Adults', ages: [26, 120] },
    { cents: 1800, who: 'Groups' },
  ] as const;
  expect(fareLines(fares, 'EUR', { known: { price: read } })).toEqual([
    { price: '€18', who: 'Adults; Groups' },
    { price: '€2', who: 'EU citizens aged 18 to 25' },
    { price: 'Free', who: 'Under 18' },
  ]);
});

it('says of what is free by general knowledge that it usually is', () => {
  const fares = [
    { cents: 1300, who: 'Adults' },
    { cents: 0, who: 'Under 18' },
  ];
  expect(fareLines(fares, 'EUR', {})).toEqual([
    { price: 'about €13', who: 'Adults' },
    { price: 'usually free', who: 'Under 18' },
  ]);
});
