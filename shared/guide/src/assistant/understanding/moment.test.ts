import { readMoment, type Moment } from './moment';
import { wordsOf } from './words';

/** A Tuesday, ten in the morning in Paris. */
const now = new Date('2026-11-24T10:00:00+01:00');
const holidays = [{ date: '2027-03-29', name: 'Easter Monday' }];
const read = (text: string, at = now): Moment => readMoment(wordsOf(text), at, 'Europe/Paris', holidays).moment;

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
  ['right now', { date: '2026-11-24', now: true }],
  ['may I come in', {}],
  ['a museum for a 9 year old', {}],
])('reads "%s"', (text, moment) => {
  expect(read(text)).toEqual(moment);
});

it("takes today from the city's clock, not from the visitor's", () => {
  expect(read('today', new Date('2026-11-24T23:30:00Z'))).toEqual({ date: '2026-11-25' });
});
