import type { CivilDate } from '@odysseus/contract/time';
import { bookBy } from './bookBy';
import { bookingText, bookingWords } from './bookingWords';

const visit: CivilDate = '2026-12-15';
const weeks = { needed: 'required', leadTime: '2 weeks', leadDays: 14 };
const told = (today: CivilDate, booking: NonNullable<Parameters<typeof bookBy>[0]['booking']> = weeks) => {
  const found = bookBy({ booking }, visit, today);
  return found && bookingWords(found, today);
};

it.each([
  ['before the last day', '2026-11-30', { deadline: 'Book by Tue 1 Dec', late: false }],
  ['on the last day', '2026-12-01', { deadline: 'Book by Tue 1 Dec', late: false }],
  ['the day after it', '2026-12-02', { deadline: 'Book by Tue 1 Dec: already late', late: true }],
  ['on the day of the visit', visit, { deadline: 'Book by Tue 1 Dec: already late', late: true }],
] as const)('says by which day to book %s', (_when, today, expected) => {
  expect(told(today)).toEqual({ ...expected, told: 'Must be booked: 2 weeks' });
});

it('says nothing of a visit that is over, nor where nothing has to be booked', () => {
  expect(told('2026-12-16')).toBeUndefined();
  expect(told('2026-11-30', { ...weeks, needed: 'no' })).toBeUndefined();
});

it('calls nothing late before it is on sale, and tells a deadline once it is', () => {
  const opens = { ...weeks, opens: { daysBefore: 10, at: '08:30' } };
  expect(told('2026-12-04', opens)).toEqual({
    deadline: undefined,
    late: false,
    told: 'Must be booked, on sale from Sat 5 Dec at 08:30',
  });
  expect(told('2026-12-05', opens)).toMatchObject({ late: true, told: 'Must be booked, on sale since Sat 5 Dec' });
});

it('says the same in a note', () => {
  expect(bookingText({ required: false, by: '2026-12-01', leadTime: 'a week' }, '2026-11-30')).toBe(
    'Book by Tue 1 Dec. Better booked: a week',
  );
  expect(bookingText({ required: true }, '2026-11-30')).toBe('Must be booked');
});
