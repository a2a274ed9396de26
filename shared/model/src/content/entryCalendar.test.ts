import { entryCalendar } from './entryCalendar';

const until = (hours: readonly (readonly [number, number])[], lastEntry: string | undefined) =>
  entryCalendar(
    { from: '2026-11-24', days: 'a', patterns: [hours.map(([from, to]): [number, number] => [from, to])] },
    lastEntry,
  ).patterns[0]?.map(([, to]) => to);

it.each<[string | undefined, number, number]>([
  [undefined, 18 * 60, 18 * 60],
  ['30 minutes before closing', 18 * 60, 17 * 60 + 31],
  ['One hour before closing', 18 * 60, 17 * 60 + 1],
  ['1 hour before each closing', 18 * 60, 17 * 60 + 1],
  ['45 minutes before closing; rooms empty from 17:45', 18 * 60, 17 * 60 + 16],
  ['17:00, on Thursday 21:00', 18 * 60, 17 * 60 + 1],
  ['17:00, on Thursday 21:00', 21 * 60 + 45, 21 * 60 + 1],
  ['18:00 from April to October, 17:00 in winter', 18 * 60, 17 * 60 + 1],
  ['18:00 from April to October, 17:00 in winter', 19 * 60, 18 * 60 + 1],
  ['17:15', 21 * 60, 21 * 60],
  ['When the bell rings', 18 * 60, 18 * 60],
  ['24 hours before closing', 18 * 60, 18 * 60],
])('where the last entry is %j and it closes at minute %i, lets nobody in from %i on', (lastEntry, to, expected) => {
  expect(until([[540, to]], lastEntry)).toEqual([expected]);
});

it('takes the last entry off each opening of a day', () => {
  expect(
    until(
      [
        [600, 720],
        [840, 1080],
      ],
      '30 minutes before closing',
    ),
  ).toEqual([691, 1051]);
});
