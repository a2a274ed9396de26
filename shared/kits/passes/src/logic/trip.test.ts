import { dateOf, dayNumber, nthOfMonth, weekdayOf } from '@odysseus/model';
import { compiledSample, withEntries } from '../testing/samplePasses';
import { tripOf, type TripForm } from './trip';

/** The chapel lets people in to 17:00 in winter, to 19:00 in summer, never on Tuesdays: known for a year from June 2026. */
const seasonal = withEntries(compiledSample, 'chapel', '2026-06-01', 365, (weekday, month) =>
  weekday === 2 ? [] : [[540, month >= 4 && month <= 9 ? 1140 : 1020]],
);

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

  it.each<[string, string, Partial<TripForm>['visits'] & object, string[]]>([
    ['on a closing day', '2026-12-05', [{ ticket: 'chapel', day: 3, slot: 'morning' }], ['shutThatDay']],
    ['in the evening of a winter day', '2026-12-05', [{ ticket: 'chapel', day: 0, slot: 'evening' }], ['shutThen']],
    ['in the afternoon of a winter day', '2026-12-05', [{ ticket: 'chapel', day: 0, slot: 'afternoon' }], []],
    ['in the evening of a summer day', '2026-07-01', [{ ticket: 'chapel', day: 0, slot: 'evening' }], []],
    [
      'in the evening of a winter that no calendar reaches',
      '2028-12-02',
      [{ ticket: 'chapel', day: 0, slot: 'evening' }],
      ['shutThen'],
    ],
  ])('sells no entrance %s', (_name, arrival, visits, expected) => {
    const stay = { arrival, departure: dateOf(dayNumber(arrival as '2026-12-05') + 3), visits };
    const result = tripOf(form(stay), seasonal);
    expect('problems' in result ? result.problems.map(({ kind }) => kind) : []).toEqual(expected);
  });

  it('tells a place that is closed on all days of a stay from one that is closed on one', () => {
    const visits = [{ ticket: 'chapel', day: 0, slot: 'morning' as const }];
    // Tuesday 8 December 2026.
    expect(tripOf(form({ arrival: '2026-12-08', departure: '2026-12-08', visits }), seasonal)).toEqual({
      problems: [{ kind: 'shutThroughout', ticket: 'chapel' }],
    });
    expect(tripOf(form({ arrival: '2026-12-08', departure: '2026-12-09', visits }), seasonal)).toEqual({
      problems: [{ kind: 'shutThatDay', ticket: 'chapel', day: dayNumber('2026-12-08') }],
    });
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
