import type { OpeningCalendar } from '../places/compiled';
import { openingState } from '../time/openingState';
import { withoutClosedDays } from './withoutClosedDays';

/** A week from Monday, every day from ten to six. */
const daily: OpeningCalendar = { from: '2026-12-21', days: 'aaaaaaa', patterns: [[[600, 1080]]] };

it('shuts the days that are named, and no other', () => {
  const calendar = withoutClosedDays(daily, [{ from: '2026-12-24', to: '2026-12-25', why: 'Christmas' }]);
  expect(calendar).toEqual({ ...daily, days: 'aaabbaa', patterns: [[[600, 1080]], []] });
  expect(openingState(calendar, 'Europe/Paris', new Date('2026-12-24T11:00:00Z'))).toMatchObject({
    state: 'closed',
    opens: { inDays: 2, at: '10:00' },
  });
});

it('uses the pattern of a day of rest where there is one', () => {
  const week: OpeningCalendar = { ...daily, days: 'baaaaaa', patterns: [[[600, 1080]], []] };
  expect(withoutClosedDays(week, [{ from: '2026-12-23', why: 'Works' }])).toEqual({ ...week, days: 'babaaaa' });
});

it('leaves days beyond the calendar alone', () => {
  expect(withoutClosedDays(daily, [{ from: '2027-06-01', to: '2027-06-30', why: 'Works' }])).toBe(daily);
});
