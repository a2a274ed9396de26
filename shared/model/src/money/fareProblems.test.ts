import type { OpeningCalendar } from '../places/compiled';
import { fareProblems } from './fareProblems';
import type { Fare } from './faresFor';

/** Four weeks from a Monday: open by day, on Thursdays until 21:00, and on Mondays not at all. */
const entries: OpeningCalendar = {
  from: '2026-11-30',
  days: 'caabaaa'.repeat(4),
  patterns: [[[570, 1021]], [[570, 1261]], []],
};
const late = (amount: number, change: Partial<Fare> = {}): Fare =>
  fare('Evening', { amount, from: { weekdays: ['th'], at: '18:00' }, ...change });

const fare = (who: string, change: Partial<Fare> = {}): Fare => ({
  amount: 5,
  currency: 'EUR',
  who,
  ...change,
});
const summer = [4, 5, 6, 7, 8, 9];

it.each<[string, readonly Fare[], RegExp]>([
  [
    'two prices of one thing',
    [fare('Adults'), fare('Dome')],
    /"Adults" and "Dome" are two fares for the same ages and residency/,
  ],
  [
    'two prices of one product',
    [fare('Adults', { product: 'Dome' }), fare('All', { product: 'Dome' })],
    /two fares of "Dome" for/,
  ],
  [
    'a fare of all products beside one of them',
    [fare('Under 4', { ages: [0, 3] }), fare('Small', { ages: [0, 3], product: 'Lift' })],
    /of "Lift"/,
  ],
  [
    'seasons that overlap',
    [fare('Summer', { months: summer }), fare('Winter', { months: [1, 2, 3, 4, 10, 11, 12] })],
    /in April for/,
  ],
  ['a season beside the whole year', [fare('Usual'), fare('Summer', { months: summer })], /in April to September for/],
])('refuses %s', (_name, fares, message) => {
  expect(fareProblems(fares)).toEqual([
    {
      index: 1,
      message: expect.stringMatching(message),
      remedy: expect.stringMatching(/months, its ages, or its product/),
    },
  ]);
});

it('refuses two currencies in one place', () => {
  expect(fareProblems([fare('Adults'), fare('Under 18', { ages: [0, 17], currency: 'GBP' })])).toEqual([
    { index: 1, message: '"Under 18" is in GBP, and "Adults" in EUR', remedy: expect.stringContaining('currency') },
  ]);
});

it.each<[string, readonly Fare[]]>([
  ['two products', [fare('Adults', { product: 'Church' }), fare('Adults', { product: 'Dome' })]],
  ['two seasons', [fare('Adults', { months: summer }), fare('Adults', { months: [1, 2, 3, 10, 11, 12] })]],
  ['a reduction by age', [fare('Adults'), fare('Under 18', { ages: [0, 17] })]],
  [
    'a reduction by residency',
    [fare('Adults', { ages: [18, 120] }), fare('Of the EEA', { ages: [18, 120], residency: 'eea' })],
  ],
])('takes %s', (_name, fares) => {
  expect(fareProblems(fares)).toEqual([]);
});

it.each<[string, readonly Fare[]]>([
  ['one from an hour on beside that of the whole day', [fare('Adults'), late(3)]],
  [
    'one on Thursday and another on Friday',
    [fare('Adults'), late(3), late(2, { from: { weekdays: ['tu'], at: '16:00' } })],
  ],
  [
    'one that spares the adults alone',
    [fare('Adults', { ages: [18, 120] }), fare('Under 18', { ages: [0, 17], amount: 0 }), late(0)],
  ],
  ['one where nobody knows what is paid by day', [late(3)]],
])('takes %s', (_name, fares) => {
  expect(fareProblems(fares, entries)).toEqual([]);
});

it.each<[string, readonly Fare[], RegExp]>([
  [
    'two from an hour on that clash',
    [fare('Adults'), late(3), late(2, { from: { at: '17:00' } })],
    /"Evening" and "Evening" are two fares every day from 17:00 for the same ages/,
  ],
  [
    'an evening on which it is shut',
    [fare('Adults'), late(3, { from: { weekdays: ['mo', 'we', 'th'], at: '18:00' } })],
    /on Monday and Wednesday nobody is let in as late as that/,
  ],
  [
    'an hour after the last entry',
    [fare('Adults'), late(3, { from: { weekdays: ['th'], at: '21:01' } })],
    /on Thursday nobody is let in/,
  ],
  ['a season without such an evening', [fare('Adults'), late(3, { months: [6] })], /on Thursday nobody is let in/],
  ['an evening that costs as much', [fare('Adults'), late(5)], /Thursdays from 18:00 and is no cheaper for anybody/],
  [
    'an evening that is cheaper for those alone who pay nothing',
    [fare('Adults', { ages: [18, 120] }), fare('Under 18', { ages: [0, 17], amount: 0 }), late(3, { ages: [0, 17] })],
    /is no cheaper for anybody/,
  ],
])('refuses %s', (_name, fares, message) => {
  expect(fareProblems(fares, entries)).toEqual([
    { index: fares.length - 1, message: expect.stringMatching(message), remedy: expect.any(String) },
  ]);
});

it('asks no hours where a place has none', () => {
  expect(fareProblems([fare('Adults'), late(3)])).toEqual([]);
});
