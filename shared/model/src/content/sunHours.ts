import { addDays, cityClock, clockText, type CivilDate } from '@odysseus/contract/time';
import { getTimes } from 'suncalc';
import type { City } from '../places/schema';

const sunWords = ['dawn', 'sunrise', 'sunset', 'dusk'] as const;
type SunWord = (typeof sunWords)[number];
const sunWord = /\b(?:dawn|sunrise|sunset|dusk)\b/g;
/** What the parser of hours takes the sun for, all year and everywhere, in city time. */
const parsersTimes: Readonly<Record<SunWord, string>> = {
  dawn: '05:30',
  sunrise: '06:00',
  sunset: '18:00',
  dusk: '18:30',
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const namesMonth = new RegExp(`\\b(?:${months.join('|')}|easter)\\b`);
/** Minutes to which times are rounded, to the side on which a place is surely open. */
const step = 30;

/** Whether hours go by the sun, like `07:00-sunset`. @param hours OSM opening_hours syntax */
function goesBySun(hours: string): boolean {
  return hours.search(sunWord) >= 0;
}

/**
 * Hours with times in place of the sun's, about ten days at a time, in the year that begins with a date; other hours as they are.
 * @param hours OSM opening_hours syntax
 * @throws {Error} where a rule that goes by the sun names months
 */
export function withSunTimes(hours: string, city: Pick<City, 'centre' | 'timezone'>, from: CivilDate): string {
  if (!goesBySun(hours)) return hours;
  const rules = hours.split(';').map((rule) => rule.trim());
  const dated = rules.filter((rule) => namesMonth.test(rule));
  const wrong = dated.find(goesBySun);
  if (wrong !== undefined)
    throw new Error(`"${wrong}" names months and the sun: give the times of its months, or no months`);
  const general = rules.filter((rule) => !namesMonth.test(rule));
  const stretches = months.flatMap((month, index) =>
    [
      [1, 10],
      [11, 20],
      [21, new Date(Date.UTC(2028, index + 1, 0)).getUTCDate()],
    ].flatMap(([first = 1, last = 10]) => {
      const times = knownSunTimes(city, stretchOf(from, index + 1, first, last));
      const days = `${month} ${two(first)}-${two(last)}`;
      return general.map((rule) => `${days} ${rule.replace(sunWord, (word) => times[word as SunWord])}`);
    }),
  );
  return [...stretches, ...dated].join('; ');
}

/** The text of a week's hours, which the parser has told with times of its own for the sun's. */
export function withSunWords(text: string, hours: string): string {
  return sunWords.reduce(
    (told, word) =>
      hours.includes(word) && !hours.includes(parsersTimes[word]) ? told.replaceAll(parsersTimes[word], word) : told,
    text,
  );
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The days of a stretch, in the year after a date. */
function stretchOf(from: CivilDate, month: number, first: number, last: number): CivilDate[] {
  const year = Number(from.slice(0, 4)) + (`${two(month)}-${two(last)}` < from.slice(5) ? 1 : 0);
  const begin = `${year}-${two(month)}-${two(first)}` as CivilDate;
  return Array.from({ length: last - first + 1 }, (_, index) => addDays(begin, index));
}

type SunTimes = Readonly<Record<SunWord, string>>;

/** What was reckoned already, by the first day of a stretch: every place of a city that goes by the sun asks for the same year. */
const reckoned = new WeakMap<Pick<City, 'centre' | 'timezone'>, Map<CivilDate | undefined, SunTimes>>();

function knownSunTimes(city: Pick<City, 'centre' | 'timezone'>, days: readonly CivilDate[]): SunTimes {
  const known = reckoned.get(city) ?? new Map<CivilDate | undefined, SunTimes>();
  reckoned.set(city, known);
  const times = known.get(days[0]) ?? sunTimes(city, days);
  known.set(days[0], times);
  return times;
}

/** When the sun is surely up, or down not yet, on all days of a stretch, in city time. */
function sunTimes(
  { centre: [latitude, longitude], timezone }: Pick<City, 'centre' | 'timezone'>,
  days: readonly CivilDate[],
): SunTimes {
  const minutesOf = (word: SunWord): number[] =>
    days.map((day) => {
      const time: unknown = getTimes(new Date(`${day}T12:00:00Z`), latitude, longitude)[word];
      if (!(time instanceof Date) || Number.isNaN(time.getTime()))
        throw new Error(`The sun neither rises nor sets at ${latitude}, ${longitude} on ${day}`);
      return cityClock(timezone, time).minute;
    });
  const late = (word: SunWord) => clockText(Math.ceil(Math.max(...minutesOf(word)) / step) * step);
  const early = (word: SunWord) => clockText(Math.floor(Math.min(...minutesOf(word)) / step) * step);
  return { dawn: late('dawn'), sunrise: late('sunrise'), sunset: early('sunset'), dusk: early('dusk') };
}
