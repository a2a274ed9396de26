import Holidays from 'date-holidays';
import { getTimes } from 'suncalc';
import type { City } from './schema';

export interface Holiday {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly name: string;
}

/** Public holidays of a city for the given years, national and local, in order of date. */
export function holidaysOf(city: Pick<City, 'country' | 'region' | 'localHolidays'>, years: readonly number[]): Holiday[] {
  const calendar = city.region ? new Holidays(city.country, city.region, { languages: ['en'] }) : new Holidays(city.country, { languages: ['en'] });
  return years
    .flatMap((year) => [
      ...calendar
        .getHolidays(year)
        .filter((holiday) => holiday.type === 'public')
        .map((holiday) => ({ date: holiday.date.slice(0, 10), name: holiday.name })),
      ...city.localHolidays.map(({ day, name }) => ({ date: `${year}-${day}`, name })),
    ])
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** Sunrise, sunset (city time, `HH:MM`) and hours between them on the 15th of a month (1 to 12). */
export function daylightOf(city: Pick<City, 'centre' | 'timezone'>, year: number, month: number): { daylightHours: number; sunrise: string; sunset: string } {
  const [latitude, longitude] = city.centre;
  const { sunrise, sunset } = getTimes(new Date(Date.UTC(year, month - 1, 15, 12)), latitude, longitude);
  if (!sunrise || !sunset) throw new Error(`The sun neither rises nor sets at ${latitude}, ${longitude} on ${year}-${month}-15.`);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: city.timezone, hour: '2-digit', minute: '2-digit' });
  return {
    daylightHours: Math.round(((sunset.getTime() - sunrise.getTime()) / 3_600_000) * 10) / 10,
    sunrise: clock.format(sunrise),
    sunset: clock.format(sunset),
  };
}
