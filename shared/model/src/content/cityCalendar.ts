import { addDays, cityClock, clockText, readCivilDate, type CivilDate } from '@odysseus/contract/time';
import Holidays from 'date-holidays';
import { getPosition, getTimes } from 'suncalc';
import type { LitSide } from '../places/compiled';
import type { City } from '../places/schema';

export interface Holiday {
  readonly date: CivilDate;
  readonly name: string;
}

type HolidayCity = Pick<City, 'country' | 'region' | 'localHolidays'>;

/** To reckon them takes a while, and several screens ask for them whenever a file of their city changes. */
const knownHolidays = new Map<string, readonly Holiday[]>();
const knownEasters = new Map<string, readonly CivilDate[]>();

/**
 * Public holidays of a city for the given years, national and local, in order of date. A day that the city or its country names
 * itself bears that name: what is Boxing Day to the library is St Stephen's Day in Italy.
 */
export function holidaysOf({ country, region, localHolidays }: HolidayCity, years: readonly number[]): Holiday[] {
  const key = JSON.stringify([country, region, localHolidays, years]);
  const holidays = knownHolidays.get(key) ?? reckoned({ country, region, localHolidays }, years);
  knownHolidays.set(key, holidays);
  return holidays.map((holiday) => ({ ...holiday }));
}

function calendarOf({ country, region }: Pick<City, 'country' | 'region'>): Holidays {
  const english = { languages: ['en'] };
  return region ? new Holidays(country, region, english) : new Holidays(country, english);
}

/** How the library writes the rule of a feast that moves with Easter, western or Orthodox: `easter 1`, `orthodox -2`, `easter`. */
const withEaster = /^(?:easter|orthodox)(?: (-?\d+))?$/;

/** Easter Sundays of the given years, as far as a feast of the country's calendar moves with them: each by its own church's reckoning. */
export function eastersOf(
  { country, region }: Pick<City, 'country' | 'region'>,
  years: readonly number[],
): CivilDate[] {
  const key = JSON.stringify([country, region, years]);
  const easters = knownEasters.get(key) ?? reckonedEasters({ country, region }, years);
  knownEasters.set(key, easters);
  return [...easters];
}

function reckonedEasters(city: Pick<City, 'country' | 'region'>, years: readonly number[]): CivilDate[] {
  const calendar = calendarOf(city);
  const sundays = years.flatMap((year) =>
    calendar.getHolidays(year).flatMap(({ rule, date }) => {
      const [moves, after = '0'] = withEaster.exec(rule) ?? [];
      const day = readCivilDate(date.slice(0, 10));
      return moves === undefined || day === undefined ? [] : [addDays(day, -Number(after))];
    }),
  );
  return [...new Set(sundays)].sort();
}

function reckoned(city: HolidayCity, years: readonly number[]): Holiday[] {
  const calendar = calendarOf(city);
  const named = new Set(city.localHolidays.map(({ day }) => day));
  return years
    .flatMap((year) => [
      ...calendar
        .getHolidays(year)
        .filter(({ type, date }) => type === 'public' && !named.has(date.slice(5, 10)))
        .map((holiday) => ({ text: holiday.date.slice(0, 10), name: holiday.name })),
      ...city.localHolidays.map(({ day, name }) => ({ text: `${year}-${day}`, name })),
    ])
    .flatMap(({ text, name }): Holiday[] => {
      const date = readCivilDate(text);
      return date === undefined ? [] : [{ date, name }];
    })
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** Sunrise, sunset (city time, `HH:MM`) and hours between them on the 15th of a month (1 to 12). */
export function daylightOf(
  city: Pick<City, 'centre' | 'timezone'>,
  year: number,
  month: number,
): { daylightHours: number; sunrise: string; sunset: string } {
  const [latitude, longitude] = city.centre;
  const { sunrise, sunset } = getTimes(new Date(Date.UTC(year, month - 1, 15, 12)), latitude, longitude);
  if (!sunrise || !sunset)
    throw new Error(`The sun neither rises nor sets at ${latitude}, ${longitude} on ${year}-${month}-15.`);
  return {
    daylightHours: Math.round(((sunset.getTime() - sunrise.getTime()) / 3_600_000) * 10) / 10,
    sunrise: clockTextIn(city, sunrise),
    sunset: clockTextIn(city, sunset),
  };
}

function clockTextIn({ timezone }: Pick<City, 'timezone'>, moment: Date): string {
  return clockText(cityClock(timezone, moment).minute);
}

const minute = 60_000;
/** A wall is lit once the sun stands this far before its plane and above the roofs opposite, in degrees. */
const grazing = 6;

type Seasons = LitSide['seasons'];
/** To follow the sun through four days takes a while, and each wall is asked for whenever a file of its city changes. */
const knownSeasons = new Map<string, Seasons>();

/**
 * When the sun falls on a wall, on the solstices and equinoxes, in city time to ten minutes.
 * @param bearing that the wall faces, in degrees, 0 north and 90 east
 */
export function sunOnFace(city: Pick<City, 'centre' | 'timezone'>, year: number, bearing: number): Seasons {
  const key = [...city.centre, city.timezone, year, bearing].join(' ');
  const seasons = knownSeasons.get(key) ?? seasonsOf(city, year, bearing);
  knownSeasons.set(key, seasons);
  return seasons;
}

function seasonsOf(city: Pick<City, 'centre' | 'timezone'>, year: number, bearing: number): Seasons {
  const [latitude, longitude] = city.centre;
  const days = [
    ['21 March', 2],
    ['21 June', 5],
    ['21 September', 8],
    ['21 December', 11],
  ] as const;
  return days.map(([day, month]) => {
    const { sunrise, sunset } = getTimes(new Date(Date.UTC(year, month, 21, 12)), latitude, longitude);
    if (!sunrise || !sunset) throw new Error(`The sun neither rises nor sets at ${latitude}, ${longitude} on ${day}.`);
    const lit: Date[] = [];
    for (
      let time = Math.ceil(sunrise.getTime() / (10 * minute)) * 10 * minute;
      time < sunset.getTime();
      time += 10 * minute
    ) {
      const { azimuth, altitude } = getPosition(new Date(time), latitude, longitude);
      // The angle between the sun and the wall's own direction, 0 to 180.
      const aside = Math.abs(((azimuth - bearing + 540) % 360) - 180);
      if (altitude > grazing && aside < 90 - grazing) lit.push(new Date(time));
    }
    const [first] = lit;
    const last = lit.at(-1);
    return first && last ? { day, from: clockTextIn(city, first), to: clockTextIn(city, last) } : { day };
  });
}
