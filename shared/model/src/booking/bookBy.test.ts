import { bookBy, dueDay } from './bookBy';

const monday = '2026-11-30' as const;
const tuesday = '2026-12-01' as const;

describe('when to book', () => {
  const booking = { needed: 'required', url: 'https://x.example', opens: { daysBefore: 30, at: '09:00' } };
  const weeks = { needed: 'required', leadTime: '3 to 4 weeks', leadDays: 28 };
  it.each([
    ['the day that slots open', { booking }, '2026-12-31', { required: true, on: '2026-12-01', at: '09:00' }],
    ['the last day that is in time', { booking: weeks }, '2026-12-31', { by: '2026-12-03', leadTime: '3 to 4 weeks' }],
    ['no day without a date', { booking: { ...booking, ...weeks } }, undefined, { on: undefined, by: undefined }],
    [
      'a lead time',
      { booking: { needed: 'advised', leadTime: 'a week' } },
      tuesday,
      { required: false, leadTime: 'a week' },
    ],
  ] as const)('%s', (_what, place, date, expected) => {
    const { on, by, ...told } = bookBy(place, date, monday) ?? {};
    expect({ on, by, ...told }).toMatchObject(expected);
  });

  it.each([
    ['the opening, while it is ahead', { on: '2026-12-05', by: '2026-12-20' }, '2026-12-05'],
    ['the last day, once it is on sale', { on: '2026-11-01', by: '2026-12-20' }, '2026-12-20'],
    ['the opening that was, where nobody knows more', { on: '2026-11-01' }, '2026-11-01'],
    ['no day', {}, undefined],
  ] as const)('is due on %s', (_what, booked, due) => {
    expect(dueDay(booked, tuesday)).toBe(due);
  });

  it('is no matter where no booking helps, or where the day is over', () => {
    expect(bookBy({}, tuesday, monday)).toBeUndefined();
    expect(bookBy({ booking: { needed: 'no' } }, tuesday, monday)).toBeUndefined();
    expect(bookBy({ booking }, monday, tuesday)).toBeUndefined();
  });
});
