import { dayNumber, nthOfMonth, weekdayOf } from '@odysseus/model';
import { compiledSample } from '../testing/samplePasses';
import { tripOf, type TripForm } from './trip';

const form = (change: Partial<TripForm> = {}): TripForm => ({
  arrival: '2026-06-01',
  departure: '2026-06-04',
  travellers: [{ age: 40, residency: 'elsewhere' }],
  visits: [{ ticket: 'palace', day: 1, slot: 'morning' }],
  metro: 2,
  bus: 0,
  fromAirport: false,
  toAirport: false,
  keptOn: 'phone',
  ...change,
});
const kinds = (change: Partial<TripForm>) => {
  const result = tripOf(form(change), compiledSample);
  return 'problems' in result ? result.problems.map(({ kind }) => kind) : [];
};

describe('tripOf', () => {
  it('reads a stay, its first and last day included', () => {
    expect(tripOf(form(), compiledSample)).toMatchObject({ trip: { days: 4, visits: [{ ticket: 'palace', day: 1 }] } });
  });

  it.each<[string, Partial<TripForm>, string[]]>([
    ['no dates', { arrival: '', departure: '' }, ['dates']],
    ['a date that is none', { arrival: '2026-02-30' }, ['dates']],
    ['a last day before the first', { departure: '2026-05-31' }, ['order']],
    ['a stay of fifteen days', { departure: '2026-06-15' }, ['tooLong']],
    ['nobody', { travellers: [] }, ['nobody']],
    [
      'ten travellers',
      { travellers: Array.from({ length: 10 }, () => ({ age: 30, residency: 'eea' as const })) },
      ['tooMany'],
    ],
    ['an age that is missing', { travellers: [{ age: null, residency: 'eea' }] }, ['age']],
    ['an age of half a year', { travellers: [{ age: 0.5, residency: 'eea' }] }, ['age']],
    ['an age of 121', { travellers: [{ age: 121, residency: 'eea' }] }, ['age']],
    ['rides below nothing', { metro: -1 }, ['rides']],
    ['rides that are not given', { bus: null }, ['rides']],
    ['a visit after the stay', { visits: [{ ticket: 'palace', day: 4, slot: 'morning' }] }, ['outside']],
    ['a place that is closed', { visits: [{ ticket: 'ruin', day: 0, slot: 'morning' }] }, ['closed']],
    ['nothing to pay for', { visits: [], metro: 0 }, ['nothing']],
  ])('finds what is wrong with %s', (_name, change, expected) => {
    expect(kinds(change)).toEqual(expected);
  });

  it('forgets a ticket that the guide no longer holds', () => {
    expect(tripOf(form({ visits: [{ ticket: 'gone', day: 0, slot: 'morning' }] }), compiledSample)).toMatchObject({
      trip: { visits: [] },
    });
  });

  it('takes nine travellers', () => {
    expect(kinds({ travellers: Array.from({ length: 9 }, () => ({ age: 30, residency: 'eea' as const })) })).toEqual(
      [],
    );
  });
});

describe('the calendar', () => {
  it('knows weekdays on both sides of a change of clocks and of a leap day', () => {
    const weekdays = (['2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26', '2028-02-29'] as const).map((date) =>
      weekdayOf(dayNumber(date)),
    );
    expect(weekdays).toEqual([7, 1, 7, 1, 2]);
    expect((['2026-12-06', '2026-12-07', '2026-12-08'] as const).map((date) => nthOfMonth(dayNumber(date)))).toEqual([
      1, 1, 2,
    ]);
  });
});
