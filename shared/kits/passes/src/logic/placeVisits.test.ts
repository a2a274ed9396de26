import { dayNumber } from '@odysseus/model';
import { compiledSample, withEntries } from '../testing/samplePasses';
import { placeVisits } from './placeVisits';

// 1 June 2026 is a Monday.
const stay = { arrival: dayNumber('2026-06-01'), days: 3 };
const { tickets } = withEntries(compiledSample, 'chapel', '2026-06-01', 28, (weekday) =>
  weekday === 2 ? [] : [[540, 1020]],
);

it.each([
  ['leaves a visit where it can be', { ticket: 'chapel', day: 0, slot: 'afternoon' }, { day: 0, slot: 'afternoon' }],
  ['moves it within its day', { ticket: 'chapel', day: 2, slot: 'evening' }, { day: 2, slot: 'morning' }],
  ['moves it to the nearest day', { ticket: 'chapel', day: 1, slot: 'afternoon' }, { day: 0, slot: 'afternoon' }],
  ['brings it back into the stay', { ticket: 'palace', day: 9, slot: 'evening' }, { day: 2, slot: 'evening' }],
] as const)('%s', (_name, visit, expected) => {
  expect(placeVisits([visit], tickets, stay)).toEqual({ visits: [{ ticket: visit.ticket, ...expected }], left: [] });
});

it('names what cannot be entered at all', () => {
  const visits = [
    { ticket: 'ruin', day: 0, slot: 'morning' as const },
    { ticket: 'chapel', day: 0, slot: 'morning' as const },
  ];
  expect(placeVisits(visits, tickets, { arrival: dayNumber('2026-06-02'), days: 1 })).toEqual({
    visits: [],
    left: ['ruin', 'chapel'],
  });
});
