import { dayNumber, type CivilDate } from '@odysseus/model';
import { wordsOf } from './words';

export interface Holiday {
  readonly date: CivilDate;
  readonly name: string;
}

/** What a city's calendar tells of its feasts. */
export interface FeastCalendar {
  readonly holidays: readonly Holiday[];
  /** Easter Sundays of the years that its holidays are of, in order. */
  readonly easters?: readonly CivilDate[] | undefined;
}

/** Feasts on fixed days, `MM-DD`, by their words. */
export const fixedFeasts: readonly (readonly [string, string])[] = [
  ['christmas eve', '12-24'],
  ['christmas day', '12-25'],
  ['xmas day', '12-25'],
  ['christmas', '12-25'],
  ['xmas', '12-25'],
  ['boxing day', '12-26'],
  ['new year eve', '12-31'],
  ['new years eve', '12-31'],
  ['new year day', '01-01'],
  ['new years day', '01-01'],
  ['new year', '01-01'],
  ['bastille day', '07-14'],
  ['labour day', '05-01'],
  ['labor day', '05-01'],
  ['may day', '05-01'],
  ['assumption', '08-15'],
  ['all saints', '11-01'],
  ['armistice day', '11-11'],
  ['valentine', '02-14'],
  ['valentines', '02-14'],
  ['halloween', '10-31'],
  ['saint patrick day', '03-17'],
  ['epiphany', '01-06'],
];
/** Feasts that move with Easter, in days after its Sunday. */
const withEaster: readonly (readonly [string, number])[] = [
  ['easter monday', 1],
  ['easter saturday', -1],
  ['easter eve', -1],
  ['good friday', -2],
  ['maundy thursday', -3],
  ['palm sunday', -7],
  ['ash wednesday', -46],
  ['shrove tuesday', -47],
  ['mardi gras', -47],
  ['pancake day', -47],
  ['ascension', 39],
  ['pentecost monday', 50],
  ['whit monday', 50],
  ['pentecost', 49],
  ['whit sunday', 49],
  ['whitsun', 49],
  ['corpus christi', 60],
  ['easter', 0],
];
/** Feasts whose day no calendar here tells. */
const untold = [
  'thanksgiving',
  'hanukkah',
  'diwali',
  'eid',
  'ramadan',
  'passover',
  'yom kippur',
  'rosh hashanah',
  'mother day',
  'mothers day',
  'father day',
  'fathers day',
  'chinese new year',
  'lunar new year',
];

/** A feast in words of a question. */
export interface Feast {
  /** Its words, as they stand in the question. */
  readonly words: string;
  /** Days since 1970; undefined where its next day is not known. */
  readonly day: number | undefined;
}

/** The feast that words name, by the city's own holidays before any other. @param today days since 1970 */
export function movingFeast(
  words: readonly string[],
  today: number,
  { holidays, easters = [] }: FeastCalendar,
): Feast | undefined {
  const text = ` ${words.join(' ')} `;
  const unknown = untold.find((name) => text.includes(` ${name} `));
  if (unknown !== undefined) return { words: unknown, day: undefined };
  const own = holidays.flatMap(({ date, name }) => ownNames(name).map((told) => ({ told, day: dayNumber(date) })));
  const named = own
    .filter(({ told }) => text.includes(` ${told} `))
    .sort((a, b) => b.told.length - a.told.length)[0]?.told;
  const next = own.find(({ told, day }) => told === named && day >= today);
  if (named !== undefined && next) return { words: named, day: next.day };
  const moving = withEaster.find(([name]) => text.includes(` ${name} `));
  if (!moving) return undefined;
  const [name, after] = moving;
  return {
    words: name,
    day: easters.map((sunday) => dayNumber(sunday) + after).find((day) => day >= today),
  };
}

/** 'Ascension Day' as it is asked for. Fixed feasts are known anyhow. */
function ownNames(name: string): string[] {
  const told = wordsOf(name.split(/[(,]/)[0] ?? '').join(' ');
  return told.includes(' ') || told.length > 6 ? [told] : [];
}

/** Names of days that hold the name of a place: 'Bastille Day' is none of the Bastille. */
export function isDayName(words: readonly string[], holidays: readonly Holiday[]): boolean {
  const text = words.join(' ');
  return (
    fixedFeasts.some(([name]) => name === text) ||
    withEaster.some(([name]) => name === text) ||
    holidays.some(({ name }) => ownNames(name).includes(text))
  );
}
