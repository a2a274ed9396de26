import { momentOf } from './cityTime';

it.each([
  ['2026-11-24 10:00', '2026-11-24T09:00:00.000Z'],
  ['2027-07-06 10:00', '2027-07-06T08:00:00.000Z'],
  // Clocks go forward on 28 March 2027 at 02:00.
  ['2027-03-28 01:30', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28 04:00', '2027-03-28T02:00:00.000Z'],
])('%s in Paris is %s', (text, moment) => expect(momentOf(text, 'Europe/Paris').toISOString()).toBe(moment));
