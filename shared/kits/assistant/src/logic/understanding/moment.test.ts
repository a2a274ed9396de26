import { readMoment, type Moment } from './moment';
import { wordsOf } from './words';

/** A Tuesday, ten in the morning in Paris. */
const now = new Date('2026-11-24T10:00:00+01:00');
const calendar = {
  holidays: [
    { date: '2027-03-29', name: 'Easter Monday' },
    { date: '2027-06-02', name: 'Republic Day' },
  ],
  easters: ['2027-03-28'],
} as const;
const read = (text: string, at = now): Moment => readMoment(wordsOf(text), at, 'Europe/Paris', calendar).moment;

it.each<[string, Moment]>([
  ['open today?', { date: '2026-11-24' }],
  ['tomorrow at 9', { date: '2026-11-25', minute: 540 }],
  ['tonight', { date: '2026-11-24', part: 'evening' }],
  ['on Monday', { date: '2026-11-30' }],
  ['on Tuesday', { date: '2026-11-24' }],
  ['next Tuesday', { date: '2026-12-01' }],
  ['Sunday morning', { date: '2026-11-29', part: 'morning' }],
  ['this weekend', { date: '2026-11-28', weekend: true }],
  ['on Christmas Day', { date: '2026-12-25' }],
  ["on New Year's Eve", { date: '2026-12-31' }],
  ['on 1 May', { date: '2027-05-01' }],
  ['May 1st', { date: '2027-05-01' }],
  ['the 14th of July', { date: '2027-07-14' }],
  ['on 3 March 2027', { date: '2027-03-03' }],
  ['on Easter Monday', { date: '2027-03-29' }],
  ['on Easter Sunday', { date: '2027-03-28' }],
  ['at 21:30', { minute: 1290 }],
  ['at 9pm', { minute: 1260 }],
  ['at 12 am', { minute: 0 }],
  ['in March', { month: 3 }],
  ['in 5 days', { date: '2026-11-29' }],
  ['in a fortnight', { date: '2026-12-08' }],
  ['in two months', { month: 1 }],
  ['what can we see in 5 days', {}],
  ['a week from Friday', { date: '2026-12-04' }],
  ['next week on Friday', { date: '2026-12-04' }],
  ['Monday next week', { date: '2026-11-30' }],
  ['on 6/12', { date: '2026-12-06' }],
  ['on 12/31', { date: '2026-12-31' }],
  ['on 24/12/27', { date: '2027-12-24' }],
  ['on 24.12', { date: '2026-12-24' }],
  ['open 24/7', {}],
  ['on the 3rd', { date: '2026-12-03' }],
  ['on the 3rd floor', {}],
  ['on 29 February', { date: '2028-02-29' }],
  ['on Republic Day', { date: '2027-06-02' }],
  ['on Good Friday', { date: '2027-03-26' }],
  ['on Ascension Day', { date: '2027-05-06' }],
  ['at Pentecost', { date: '2027-05-16' }],
  ['next month', { month: 12 }],
  ['tomorrow at midnight', { date: '2026-11-25', minute: 1440, part: 'night' }],
  ['at noon', { minute: 720, part: 'lunch' }],
  ['right now', { date: '2026-11-24', now: true }],
  ['may I come in', {}],
  ['a museum for a 9 year old', {}],
])('reads "%s"', (text, moment) => {
  expect(read(text)).toEqual(moment);
});

it("takes today from the city's clock, not from the visitor's", () => {
  expect(read('today', new Date('2026-11-24T23:30:00Z'))).toEqual({ date: '2026-11-25' });
});

it.each([
  ['this weekend', '2026-11-29', undefined],
  ['next weekend', '2026-12-05', true],
])('reads "%s" on a Sunday', (text, date, weekend) => {
  expect(read(text, new Date('2026-11-29T10:00:00+01:00'))).toEqual({ date, ...(weekend ? { weekend } : {}) });
});

it.each([
  ['on 31 February', { said: '31 February', impossible: true }],
  ['on 31/04', { said: '31/04', impossible: true }],
  ['2027-02-30', { said: '2027-02-30', impossible: true }],
  ['on Diwali', { said: 'diwali', impossible: false }],
  ['next week', { said: 'next week', impossible: false }],
])('reads no day out of "%s" and says so', (text, unread) => {
  expect(readMoment(wordsOf(text), now, 'Europe/Paris', calendar)).toMatchObject({ moment: {}, unread });
});
