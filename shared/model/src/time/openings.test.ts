import { dayOfCalendar, hoursText, openingAt } from './openings';

/** Open from six in the evening until two, but not on the third day, and from ten in the morning on it. */
const calendar = {
  from: '2026-11-21' as const,
  days: 'aab',
  patterns: [[[1080, 1560]], [[600, 900]]] as [number, number][][],
};

it.each([
  ['in the evening', 0, 1200, [1080, 1560]],
  ['after midnight, told from the day before', 1, 60, [-360, 120]],
  ['the minute it closes', 1, 120, undefined],
  ['past the end of a day', 1, 1500, [1080, 1560]],
  ['past the end of a day, by what begins on the next', 1, 1440 + 700, [2040, 2340]],
  ['in the night before the first day', 0, 60, undefined],
  ['on the last morning', 2, 60, [-360, 120]],
])('knows what is open %s', (_when, day, minute, opening) => {
  expect(openingAt(calendar, day, minute)).toEqual(opening);
});

it('knows no hours outside its days', () => {
  expect(
    (['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24'] as const).map((date) => dayOfCalendar(calendar, date)),
  ).toEqual([undefined, 0, 2, undefined]);
});

it.each([
  [[], 'closed'],
  [[[0, 1440]], 'open all day'],
  [
    [
      [600, 840],
      [1080, 1560],
    ],
    '10:00–14:00, 18:00–02:00',
  ],
] as [[number, number][], string][])('writes %j as %s', (openings, text) => {
  expect(hoursText(openings)).toBe(text);
});
