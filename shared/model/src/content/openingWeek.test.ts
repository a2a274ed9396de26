import { latLng } from '../distance/points';
import { daylightOf, holidaysOf } from './cityCalendar';
import { openingWeek } from './openingWeek';
import type { City } from '../places/schema';

const paris: City = {
  key: 'paris',
  name: 'Paris',
  country: 'FR',
  timezone: 'Europe/Paris',
  centre: latLng(48.8566, 2.3522),
  bounds: [48.7, 2.1, 49, 2.5],
  localHolidays: [],
  holidayYears: [2026],
  edited: '2026-11-21',
  areas: [],
};

describe('openingWeek', () => {
  it.each([
    [
      'Tu-Su 10:00-18:00; PH off',
      [
        ['Mon', 'closed'],
        ['Tue–Sun', '10:00–18:00'],
      ],
    ],
    ['24/7', [['Every day', 'open all day']]],
    [
      'Mo-Sa 18:00-02:00',
      [
        ['Mon–Sat', '18:00–02:00'],
        ['Sun', 'closed'],
      ],
    ],
    [
      'Mo-Fr 12:00-14:30,19:00-22:30',
      [
        ['Mon–Fri', '12:00–14:30, 19:00–22:30'],
        ['Sat–Sun', 'closed'],
      ],
    ],
  ])('%s', (hours, week) => {
    expect(openingWeek(hours, paris, '2026-11-21').map(({ days, hours: text }) => [days, text])).toEqual(week);
  });

  it('passes over a week with a holiday', () => {
    // The week after 2026-12-19 holds Christmas, the next one New Year's Day.
    expect(openingWeek('Mo-Fr 09:00-17:00; PH off', paris, '2026-12-19')).toEqual([
      { days: 'Mon–Fri', hours: '09:00–17:00' },
      { days: 'Sat–Sun', hours: 'closed' },
    ]);
  });

  it('refuses hours that do not parse cleanly', () => {
    expect(() => openingWeek('whenever', paris, '2026-11-21')).toThrow();
  });
});

describe('the city’s calendar', () => {
  it('holds national and local holidays', () => {
    const names = holidaysOf(
      { country: 'IT', localHolidays: [{ day: '06-29', name: 'Saints Peter and Paul' }] },
      [2026],
    ).map(({ date }) => date);
    expect(names).toEqual(expect.arrayContaining(['2026-06-29', '2026-04-06', '2026-12-25']));
  });

  it('calls a day as the city or its country does', () => {
    const names = holidaysOf({ country: 'IT', localHolidays: [{ day: '12-26', name: "St Stephen's Day" }] }, [2026])
      .filter(({ date }) => date === '2026-12-26')
      .map(({ name }) => name);
    expect(names).toEqual(["St Stephen's Day"]);
  });

  it('gives the Eastern date of Easter in Greece', () => {
    const dates = holidaysOf({ country: 'GR', localHolidays: [] }, [2026]).map(({ date }) => date);
    expect(dates).toContain('2026-04-13');
    expect(dates).not.toContain('2026-04-06');
  });

  it('tells the sun in city time', () => {
    expect(daylightOf(paris, 2026, 6)).toMatchObject({ sunrise: '05:46', sunset: '21:55' });
  });
});
