import { cityClock } from '@odysseus/contract/time';
import { z } from 'zod';
import { fetchFrom, type Provider } from './fetchFrom';
import { LiveFault } from './LiveFault';
import type { LiveData, LiveSourceOf } from './LiveSource';
import { readJson } from './readJson';

const minute = 60_000;
const hour = 60 * minute;
/** By how much the forecast's present may differ from ours: it is of a quarter of an hour, and models are run by the hour. */
const mostBehind = 3 * hour;
const mostAhead = 30 * minute;
/** Hours that a forecast must hold to be of use. */
const fewestHours = 6;

// Beyond these there is no weather on Earth.
const temperature = z.number().min(-90).max(60);
const wind = z.number().min(0).max(450);
const rain = z.number().min(0).max(500);
const code = z.int().min(0).max(99);
/** Seconds since 1970. */
const seconds = z.int().min(1_500_000_000).max(10_000_000_000);
const series = <Item extends z.ZodType>(item: Item) => z.array(item.nullable()).min(1).max(400);

/** Answer of `GET /v1/forecast` with `timeformat=unixtime` (https://open-meteo.com/en/docs). */
const answerSchema = z.object({
  current: z.object({
    time: seconds,
    temperature_2m: temperature,
    apparent_temperature: temperature,
    weather_code: code,
    wind_speed_10m: wind,
    precipitation: rain,
  }),
  hourly: z.object({
    time: z.array(seconds).min(1).max(400),
    temperature_2m: series(temperature),
    precipitation_probability: series(z.number().min(0).max(100)).optional(),
    precipitation: series(rain),
    weather_code: series(code),
    wind_speed_10m: series(wind),
  }),
  daily: z.object({
    sunrise: series(seconds),
    sunset: series(seconds),
    temperature_2m_min: series(temperature),
    temperature_2m_max: series(temperature),
    weather_code: series(code),
  }),
});
type Answer = z.output<typeof answerSchema>;

export interface OpenMeteoOptions {
  readonly provider: Provider;
  /** Of a subscription; null for the free service. */
  readonly key: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
}

/** Forecasts of Open-Meteo. What it calls current is its models' too: no station measured it. */
export function openMeteo(options: OpenMeteoOptions): LiveSourceOf<'weather'> {
  return {
    name: 'weather',
    provider: 'open-meteo',
    title: 'Open-Meteo',
    attribution: { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/', licence: 'CC BY 4.0' },
    // The free service allows 10,000 calls a day; a call of ours counts as less than two.
    budget: { perHour: 120, perDay: 2_000 },
    interval: 10 * minute,
    validFor: 3 * hour,
    async read(now) {
      const text = await fetchFrom(options.provider, `/v1/forecast?${questionOf(options).toString()}`, {
        accept: ['application/json'],
      });
      const answer = readJson(text, answerSchema, 'Open-Meteo');
      return weatherOf(answer, options.timezone, now);
    },
  };
}

function questionOf({ key, latitude, longitude, timezone }: OpenMeteoOptions): URLSearchParams {
  return new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    current: 'temperature_2m,apparent_temperature,weather_code,wind_speed_10m,precipitation',
    hourly: 'temperature_2m,precipitation_probability,precipitation,weather_code,wind_speed_10m',
    daily: 'sunrise,sunset,temperature_2m_min,temperature_2m_max,weather_code',
    forecast_hours: '48',
    forecast_days: '3',
    timeformat: 'unixtime',
    timezone,
    ...(key === null ? {} : { apikey: key }),
  });
}

function weatherOf({ current, hourly, daily }: Answer, timezone: string, now: number): LiveData<'weather'> {
  const behind = now - current.time * 1_000;
  if (behind > mostBehind || behind < -mostAhead) {
    throw new LiveFault(
      'clock',
      `Open-Meteo's present is ${momentOf(current.time)}, ours ${new Date(now).toISOString()}`,
    );
  }
  const hours = hoursOf(hourly);
  if (hours.length < fewestHours)
    throw new LiveFault('nonsense', `Open-Meteo forecasts ${hours.length} hours; ${fewestHours} at least are needed`);
  return {
    current: {
      at: momentOf(current.time),
      temperature: current.temperature_2m,
      apparent: current.apparent_temperature,
      code: current.weather_code,
      wind: current.wind_speed_10m,
      precipitation: current.precipitation,
    },
    hours,
    days: daysOf(daily, timezone),
  };
}

/** Hours for which the models have everything; they leave gaps where they do not reach. */
function hoursOf(hourly: Answer['hourly']): LiveData<'weather'>['hours'] {
  return hourly.time.flatMap((time, index) => {
    const [degrees, millimetres, sky, speed] = [
      hourly.temperature_2m[index],
      hourly.precipitation[index],
      hourly.weather_code[index],
      hourly.wind_speed_10m[index],
    ];
    if (!isGiven(degrees) || !isGiven(millimetres) || !isGiven(sky) || !isGiven(speed)) return [];
    const chance = hourly.precipitation_probability?.[index];
    return [
      {
        at: momentOf(time),
        temperature: degrees,
        precipitation: millimetres,
        code: sky,
        wind: speed,
        ...(isGiven(chance) ? { precipitationChance: chance } : {}),
      },
    ];
  });
}

function daysOf(daily: Answer['daily'], timezone: string): NonNullable<LiveData<'weather'>['days']> {
  return daily.sunrise.flatMap((sunrise, index) => {
    const [sunset, lowest, highest, sky] = [
      daily.sunset[index],
      daily.temperature_2m_min[index],
      daily.temperature_2m_max[index],
      daily.weather_code[index],
    ];
    if (!isGiven(sunrise) || !isGiven(sunset) || !isGiven(lowest) || !isGiven(highest) || !isGiven(sky)) return [];
    // The provider's own day is a moment that needs its offset to be read; the sun rises on that day whatever the offset.
    return [
      {
        date: cityClock(timezone, new Date(sunrise * 1_000)).date,
        sunrise: momentOf(sunrise),
        sunset: momentOf(sunset),
        lowest,
        highest,
        code: sky,
      },
    ];
  });
}

const isGiven = (value: number | null | undefined): value is number => typeof value === 'number';
const momentOf = (time: number): string => new Date(time * 1_000).toISOString();
