import { bookingDay } from './bookingDay';

const paris = 'Europe/Paris';
const at = (iso: string): number => Date.parse(iso);
const shown = (told: ReturnType<typeof bookingDay>) =>
  'start' in told
    ? [told.state, told.date, ...[told.start, told.alarm, told.end].map((time) => new Date(time).toISOString())]
    : [told.state];

describe('when slots of a day open', () => {
  it.each([
    // Opens in winter for a visit in summer: the hour is that of the day of opening.
    [
      'in winter',
      { daysBefore: 90, at: '08:30' },
      '2027-05-12',
      paris,
      '2026-11-24T06:00:00Z',
      ['ahead', '2027-02-11', '2027-02-11T07:30:00.000Z', '2027-02-11T07:15:00.000Z', '2027-02-11T08:00:00.000Z'],
    ],
    [
      'in summer',
      { daysBefore: 60, at: '08:30' },
      '2027-08-01',
      paris,
      '2026-11-24T06:00:00Z',
      ['ahead', '2027-06-02', '2027-06-02T06:30:00.000Z', '2027-06-02T06:15:00.000Z', '2027-06-02T07:00:00.000Z'],
    ],
    [
      'over the turn of the year',
      { daysBefore: 60, at: '00:00' },
      '2027-02-28',
      paris,
      '2026-11-24T06:00:00Z',
      ['ahead', '2026-12-30', '2026-12-29T23:00:00.000Z', '2026-12-29T22:45:00.000Z', '2026-12-29T23:30:00.000Z'],
    ],
    [
      'on a leap day',
      { daysBefore: 1, at: '12:00' },
      '2028-03-01',
      paris,
      '2027-11-24T06:00:00Z',
      ['ahead', '2028-02-29', '2028-02-29T11:00:00.000Z', '2028-02-29T10:45:00.000Z', '2028-02-29T11:30:00.000Z'],
    ],
    // The night in which clocks go forward: 02:30 is shown by none.
    [
      'at an hour that is skipped',
      { daysBefore: 10, at: '02:30' },
      '2027-04-07',
      paris,
      '2026-11-24T06:00:00Z',
      ['ahead', '2027-03-28', '2027-03-28T00:30:00.000Z', '2027-03-28T00:15:00.000Z', '2027-03-28T01:00:00.000Z'],
    ],
    // The night in which they go back: 02:30 is shown twice, and the first is meant.
    [
      'at an hour that is shown twice',
      { daysBefore: 10, at: '02:30' },
      '2027-11-10',
      paris,
      '2026-11-24T06:00:00Z',
      ['ahead', '2027-10-31', '2027-10-31T00:30:00.000Z', '2027-10-31T00:15:00.000Z', '2027-10-31T01:00:00.000Z'],
    ],
    [
      'without an hour: the city’s day, and a look in the morning',
      { daysBefore: 7 },
      '2027-05-12',
      paris,
      '2026-11-24T06:00:00Z',
      ['ahead', '2027-05-05', '2027-05-04T22:00:00.000Z', '2027-05-05T06:00:00.000Z', '2027-05-05T22:00:00.000Z'],
    ],
    [
      'without an hour, on a day of 23 hours',
      { daysBefore: 7 },
      '2027-04-04',
      paris,
      '2026-11-24T06:00:00Z',
      ['ahead', '2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T06:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    ],
    [
      'without an hour, on a day of 25 hours',
      { daysBefore: 7 },
      '2027-11-07',
      paris,
      '2026-11-24T06:00:00Z',
      ['ahead', '2027-10-31', '2027-10-30T22:00:00.000Z', '2027-10-31T07:00:00.000Z', '2027-10-31T23:00:00.000Z'],
    ],
    [
      'in another zone',
      { daysBefore: 30, at: '10:00' },
      '2027-07-01',
      'Europe/Athens',
      '2026-11-24T06:00:00Z',
      ['ahead', '2027-06-01', '2027-06-01T07:00:00.000Z', '2027-06-01T06:45:00.000Z', '2027-06-01T07:30:00.000Z'],
    ],
    [
      'in ten minutes: no reminder comes in time',
      { daysBefore: 2, at: '08:30' },
      '2026-11-26',
      paris,
      '2026-11-24T07:20:00Z',
      ['soon', '2026-11-24', '2026-11-24T07:30:00.000Z', '2026-11-24T07:15:00.000Z', '2026-11-24T08:00:00.000Z'],
    ],
    ['at this moment', { daysBefore: 2, at: '08:30' }, '2026-11-26', paris, '2026-11-24T07:30:00Z', ['open']],
    ['since long', { daysBefore: 60 }, '2026-11-26', paris, '2026-11-24T07:30:00Z', ['open']],
    ['today, without an hour', { daysBefore: 2 }, '2026-11-26', paris, '2026-11-24T03:00:00Z', ['today']],
    ['for a day that is over', { daysBefore: 2 }, '2026-11-23', paris, '2026-11-24T03:00:00Z', ['past']],
    // 23:30 UTC is tomorrow in Paris: yesterday's visit is over there, whatever the visitor's clock shows.
    ['for the day before the city’s own', { daysBefore: 2 }, '2026-11-24', paris, '2026-11-24T23:30:00Z', ['past']],
    [
      'on the day itself',
      { daysBefore: 0, at: '09:00' },
      '2026-11-24',
      paris,
      '2026-11-24T07:00:00Z',
      ['ahead', '2026-11-24', '2026-11-24T08:00:00.000Z', '2026-11-24T07:45:00.000Z', '2026-11-24T08:30:00.000Z'],
    ],
  ] as const)('%s', (_when, opens, visit, timezone, now, expected) => {
    expect(shown(bookingDay(opens, visit, timezone, at(now)))).toEqual(expected);
  });
});
