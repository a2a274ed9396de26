import type { CivilDate } from '@odysseus/contract/time';
import type { BookBy } from './bookBy';
import { bookingReminder } from './bookingReminder';

const reminded = (booking: Omit<BookBy, 'required'>, today: CivilDate) =>
  bookingReminder(
    {
      place: 'paris/louvre',
      name: 'The Louvre',
      booking: { required: true, ...booking },
      date: '2026-12-15',
      timezone: 'Europe/Paris',
    },
    today,
  );
/** 9 in the morning, wherever one is. */
const morning = (month: number, day: number): number => Date.UTC(2026, month - 1, day, 9);

it('is one event for one place and day, with the seller', () => {
  expect(reminded({ by: '2026-12-01', url: 'https://seller.example/' }, '2026-11-28')).toEqual({
    uid: 'paris-louvre-2026-12-15@odysseus',
    title: 'Book The Louvre for 15 Dec',
    notes: 'Book by Tue 1 Dec. Must be booked\nhttps://seller.example/',
    url: 'https://seller.example/',
    start: morning(12, 1),
    end: morning(12, 1) + 30 * 60_000,
    floating: true,
    alarms: [morning(11, 30), morning(12, 1)],
  });
});

it.each([
  ['two days ahead', '2026-11-29', [morning(11, 30), morning(12, 1)]],
  ['on the eve, when the day before is not to come', '2026-11-30', [morning(12, 1)]],
  ['on the last day', '2026-12-01', [morning(12, 1)]],
  ['once it is late', '2026-12-02', undefined],
] as const)('speaks up in the morning of the last day and of the one before: %s', (_when, today, alarms) => {
  expect(reminded({ by: '2026-12-01' }, today)?.alarms).toEqual(alarms);
});

it('speaks up at the hour of the city where sales open, and in the morning where nobody knows its clocks', () => {
  const opens = { on: '2026-12-05', at: '08:30', by: '2026-12-10' } as const;
  const start = Date.UTC(2026, 11, 5, 7, 30);
  expect(reminded(opens, '2026-12-04')).toMatchObject({ start, alarms: [start - 86_400_000, start - 15 * 60_000] });
  expect(reminded(opens, '2026-12-05')).toMatchObject({ start: morning(12, 10), floating: true });
  const nowhere = bookingReminder(
    { place: 'x/y', name: 'Y', booking: { required: true, ...opens }, date: '2026-12-15', timezone: undefined },
    '2026-12-04',
  );
  expect(nowhere).toMatchObject({ start: morning(12, 5), floating: true });
});

it('reminds of nothing that nobody knows the day of', () => {
  expect(reminded({ leadTime: 'Same day' }, '2026-11-28')).toBeUndefined();
});
