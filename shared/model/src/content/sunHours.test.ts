import { latLng } from '../distance/points';
import { openingsOn } from '../time/openings';
import { openingCalendar } from './openingCalendar';
import { openingWeek } from './openingWeek';
import { withSunTimes } from './sunHours';
import type { City } from '../places/schema';

const rome: City = {
  key: 'rome',
  name: 'Rome',
  country: 'IT',
  timezone: 'Europe/Rome',
  centre: latLng(41.8986, 12.4769),
  bounds: [41.7, 12.3, 42, 12.7],
  localHolidays: [],
  holidayYears: [2026, 2027],
  edited: '2026-11-29',
  areas: [],
};
const from = '2026-11-29';
const park = 'Mo-Fr 07:00-sunset; Sa,Su,PH 08:00-sunset; Dec 25 off';
const calendar = openingCalendar(park, rome, from);
const on = (day: number) => openingsOn(calendar, day).map(([start, end]) => [start / 60, end / 60]);

it('has a park close with the sun of the season, by the clock of the city', () => {
  // The sun sets at 16:40 on the first day, and on 21 June 2027 (204 days later) at 20:48.
  expect(on(0)).toEqual([[8, 16.5]]);
  expect(on(204)).toEqual([[7, 20.5]]);
  // Before and after the clocks change on 28 March, and on the day before they change back on 31 October.
  expect(on(111)).toEqual([[8, 18]]);
  expect(on(130)).toEqual([[7, 19.5]]);
  expect(on(26)).toEqual([]);
});

it('never has it open when the sun is down already', () => {
  const sunsets = { '2027-10-30': 18, '2027-10-31': 17 };
  expect(on(335)[0]?.[1]).toBeLessThanOrEqual(sunsets['2027-10-30']);
  expect(on(336)[0]?.[1]).toBeLessThanOrEqual(sunsets['2027-10-31']);
});

it('says in a week of hours that it is the sun that closes', () => {
  expect(openingWeek(park, rome, from).map(({ hours }) => hours)).toEqual(['07:00–sunset', '08:00–sunset']);
});

it('has the sun of each year that hours begin in, whatever was asked of the city before', () => {
  const year = '2027-03-05';
  expect(withSunTimes(park, rome, year)).toBe(withSunTimes(park, { ...rome }, year));
  expect(withSunTimes(park, rome, from)).toBe(withSunTimes(park, { ...rome }, from));
});

it('leaves other hours as they are, and refuses a rule of months that goes by the sun', () => {
  expect(withSunTimes('Tu-Su 10:00-18:00', rome, from)).toBe('Tu-Su 10:00-18:00');
  expect(() => withSunTimes('Apr-Sep 08:00-sunset', rome, from)).toThrow(/names months and the sun/);
});
