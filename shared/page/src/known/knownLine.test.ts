import type { CivilDate, Known } from '@odysseus/model';
import { knownLine, severalLine, type HeldFact } from './knownLine';
import { placeShares } from './placeShares';
import { shareLine } from './shareLine';

const on = (day: CivilDate, how: 'official' | 'secondary' = 'official', host = 'louvre.fr') => ({ how, host, on: day });
const both: readonly HeldFact[] = [
  ['hours', 'usual hours'],
  ['price', 'about €13'],
];

it.each<[string, Known | undefined, readonly HeldFact[], string | undefined]>([
  [
    'all of one page',
    { hours: on('2026-11-21'), price: on('2026-11-21') },
    both,
    'Price and hours read at louvre.fr, 21 November 2026',
  ],
  [
    'one of two',
    { hours: on('2026-11-21') },
    both,
    'Hours read at louvre.fr, 21 November 2026; about €13: confirm before you go',
  ],
  ['none', undefined, both, 'Usual hours and about €13: confirm before you go'],
  [
    'a page of others',
    { price: on('2026-11-21', 'secondary', 'timeout.fr') },
    [['price', 'about €13']],
    'Price read elsewhere (timeout.fr), 21 November 2026',
  ],
  [
    'two pages',
    { hours: on('2026-11-21'), price: on('2026-11-20', 'secondary', 'timeout.fr') },
    both,
    'Price read elsewhere (timeout.fr), 20 November 2026; hours read at louvre.fr, 21 November 2026',
  ],
  [
    'two pages of one day',
    {
      hours: on('2026-11-21', 'secondary', 'versailles-guide.fr'),
      price: on('2026-11-21', 'secondary', 'timeout.fr'),
    },
    both,
    'Price and hours read elsewhere (timeout.fr and versailles-guide.fr), 21 November 2026',
  ],
  ['what is told besides', { phone: on('2026-11-21') }, [], 'Number read at louvre.fr, 21 November 2026'],
  ['nothing that changes', undefined, [], undefined],
])('tells how facts are known: %s', (_, known, facts, line) => {
  expect(knownLine(known, facts)).toBe(line);
});

it('has one wording for what is not sure', () => {
  expect(knownLine(undefined, [], true)).toBe('Confirm before you go');
  expect(knownLine({ rule: on('2026-11-21') }, [], true)).toBe(
    'Rule read at louvre.fr, 21 November 2026: confirm before you go',
  );
});

it('says of many things that are not sure how much of them was read, never a fact that nobody can find among them', () => {
  expect(severalLine(undefined)).toBe('This is how it usually is: confirm before you go');
  expect(severalLine({ rule: on('2026-11-21', 'secondary', 'timeout.fr') })).toBe(
    'Part of this was read elsewhere (timeout.fr), 21 November 2026; the rest is what is usual: confirm before you go',
  );
  expect(severalLine({ rule: on('2026-11-21') })).toBe(
    'Part of this was read at louvre.fr, 21 November 2026; the rest is what is usual: confirm before you go',
  );
});

describe('the line of a page’s head', () => {
  const share = (facts: string, read: number, all: number) => ({ facts, read, of: all });
  it.each([
    [
      [share('hours', 18, 31), share('prices', 12, 20)],
      'Hours and prices are the usual ones unless a line names its source; check before a long trip',
    ],
    // A page of which little was read counts nothing: that would tell of the makers, and of no place.
    [
      [share('hours', 1, 20), share('prices', 0, 28)],
      'Hours and prices are the usual ones unless a line names its source; check before a long trip',
    ],
    [[share('hours', 2, 2), share('prices', 1, 1)], 'Hours and prices name where they were read'],
    [[share('hours', 0, 2), share('prices', 0, 1)], 'Usual hours and prices: confirm before you go'],
    [
      [share('fares', 3, 9), share('prices', 1, 4)],
      'Fares and prices are the usual ones unless a line names its source; confirm before you go',
    ],
    [[share('hours', 0, 0)], undefined],
  ])('%#', (shares, line) => {
    expect(shareLine(shares)).toBe(line);
  });

  it('counts places that keep hours or charge alone', () => {
    expect(
      placeShares([
        { hours: 'Mo 10:00-12:00', price: [], known: { hours: on('2026-11-21') } },
        { hours: 'Tu 10:00-12:00', price: [{ amount: 3, currency: 'EUR', who: 'Adults' }] },
        { price: [] },
      ]),
    ).toMatchObject([
      { facts: 'hours', read: 1, of: 2 },
      { facts: 'prices', read: 0, of: 1 },
    ]);
  });
});
