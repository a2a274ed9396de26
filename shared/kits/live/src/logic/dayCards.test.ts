import { dayCards } from './dayCards';
import type { DayItem } from './dayItems';

const item = (kind: DayItem['kind'], name: string, from: string, until: string | undefined = from): DayItem => ({
  id: `${kind}-${name}`,
  kind,
  name,
  from: from as DayItem['from'],
  until: until as DayItem['until'],
  text: `${name}.`,
  settled: true,
  provenance: { kind: 'planned' },
});
const told = (...items: DayItem[]) =>
  dayCards(items).map(({ head, events }) => [head.name, ...events.map(({ name }) => name)]);

test('a holiday takes in the events of its day, and the one of two days that falls on it', () => {
  expect(
    told(
      item('event', 'Procession', '2026-12-08'),
      item('holiday', 'Immaculate Conception', '2026-12-08'),
      item('event', 'Masses', '2026-12-24', '2026-12-25'),
      item('event', 'Christmas Eve', '2026-12-24'),
      item('event', 'Last metro', '2026-12-25'),
      item('holiday', 'Christmas Day', '2026-12-25'),
      item('holiday', "St Stephen's Day", '2026-12-26'),
    ),
  ).toEqual([
    ['Immaculate Conception', 'Procession'],
    ['Christmas Eve'],
    ['Christmas Day', 'Masses', 'Last metro'],
    ["St Stephen's Day"],
  ]);
});

test('without a holiday the first event of a day takes in the others of it', () => {
  expect(
    told(
      item('event', 'Christmas Eve', '2026-12-24'),
      item('event', 'Masses', '2026-12-24', '2026-12-25'),
      item('event', 'Match', '2026-12-27'),
    ),
  ).toEqual([['Christmas Eve', 'Masses'], ['Match']]);
});

test('what asks for care, and what goes on for long, keeps its own card', () => {
  const own = [
    item('strike', 'Strike', '2026-12-08'),
    item('closure', 'Works', '2026-12-08'),
    item('clocks', 'Summer time begins', '2026-12-08'),
    item('event', 'Fair', '2026-12-04', '2026-12-08'),
    item('schoolHoliday', 'Holidays', '2026-12-08'),
  ];
  expect(told(item('holiday', 'Immaculate Conception', '2026-12-08'), ...own)).toHaveLength(1 + own.length);
});
