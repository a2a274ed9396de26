import { cityClock } from '../../time/openingState';
import { dateOf, dayNumber, weekdayOf } from '../../passes/calendar';

export type PartOfDay = 'morning' | 'lunch' | 'afternoon' | 'evening' | 'night';

/** When a question is about. */
export interface Moment {
  /** `YYYY-MM-DD`, city time. */
  readonly date?: string | undefined;
  /** Minutes after midnight. */
  readonly minute?: number | undefined;
  readonly part?: PartOfDay | undefined;
  readonly now?: boolean | undefined;
  /** 1 to 12, where a month and no day is named. */
  readonly month?: number | undefined;
  /** The first of two days: Saturday and Sunday. */
  readonly weekend?: boolean | undefined;
}

const weekdays: Readonly<Record<string, number>> = { monday: 1, mondays: 1, mon: 1, tuesday: 2, tuesdays: 2, tue: 2, tues: 2, wednesday: 3, wednesdays: 3, wed: 3, thursday: 4, thursdays: 4, thu: 4, thurs: 4, friday: 5, fridays: 5, fri: 5, saturday: 6, saturdays: 6, sat: 6, sunday: 7, sundays: 7, sun: 7 };
const months: Readonly<Record<string, number>> = { january: 1, jan: 1, february: 2, feb: 2, march: 3, april: 4, apr: 4, may: 5, june: 6, jun: 6, july: 7, jul: 7, august: 8, aug: 8, september: 9, sept: 9, sep: 9, october: 10, oct: 10, november: 11, nov: 11, december: 12, dec: 12 };
const parts: Readonly<Record<string, PartOfDay>> = { morning: 'morning', mornings: 'morning', breakfast: 'morning', lunch: 'lunch', lunchtime: 'lunch', noon: 'lunch', midday: 'lunch', afternoon: 'afternoon', evening: 'evening', evenings: 'evening', dinner: 'evening', tonight: 'evening', night: 'night', nights: 'night', midnight: 'night' };
/** The minute of the day at which a part is asked about where none is named. */
export const minuteOfPart: Readonly<Record<PartOfDay, number>> = { morning: 10 * 60, lunch: 12 * 60 + 30, afternoon: 15 * 60, evening: 20 * 60, night: 23 * 60 };
/** Feasts on fixed days, `MM-DD`, by their words. */
const feasts: readonly (readonly [readonly string[], string])[] = [
  [['christmas', 'eve'], '12-24'], [['christmas', 'day'], '12-25'], [['xmas', 'day'], '12-25'], [['christmas'], '12-25'], [['xmas'], '12-25'], [['boxing', 'day'], '12-26'],
  [['new', 'year', 'eve'], '12-31'], [['new', 'years', 'eve'], '12-31'], [['new', 'year', 'day'], '01-01'], [['new', 'years', 'day'], '01-01'], [['new', 'year'], '01-01'],
  [['bastille', 'day'], '07-14'], [['labour', 'day'], '05-01'], [['labor', 'day'], '05-01'], [['may', 'day'], '05-01'], [['assumption'], '08-15'], [['all', 'saints'], '11-01'], [['armistice', 'day'], '11-11'], [['valentine'], '02-14'], [['valentines'], '02-14'],
];

export interface ReadMoment {
  readonly moment: Moment;
  /** Words that told it, which mean nothing else then. */
  readonly used: ReadonlySet<number>;
}

/** Reads days and hours out of a question. @param holidays `YYYY-MM-DD` and name, of the city */
export function readMoment(words: readonly string[], now: Date, timezone: string, holidays: readonly { readonly date: string; readonly name: string }[]): ReadMoment {
  const used = new Set<number>();
  const clock = cityClock(timezone, now);
  const today = dayNumber(clock.date) ?? 0;
  const date = readDate(words, today, used, holidays);
  const part = readPart(words, used);
  const minute = readMinute(words, used, part);
  const said = (...any: string[]): boolean => any.some((word) => words.includes(word));
  const isNow = phrase(words, 'right now', used) || (said('now', 'currently') && !said('until')) || phrase(words, 'at the moment', used);
  const tonight = said('tonight');
  words.forEach((word, index) => {
    if (['now', 'currently', 'tonight'].includes(word)) used.add(index);
  });
  const day = date?.day ?? (tonight || isNow ? today : undefined);
  return {
    used,
    moment: {
      ...(day === undefined ? {} : { date: dateOf(day) }),
      ...(minute === undefined ? {} : { minute }),
      ...(part ? { part } : {}),
      ...(isNow ? { now: true } : {}),
      ...(date?.month ? { month: date.month } : {}),
      ...(date?.weekend ? { weekend: true } : {}),
    },
  };
}

function phrase(words: readonly string[], text: string, used: Set<number>): boolean {
  const wanted = text.split(' ');
  const at = words.findIndex((_, index) => wanted.every((word, offset) => words[index + offset] === word));
  if (at < 0) return false;
  wanted.forEach((_, offset) => used.add(at + offset));
  return true;
}

function readDate(words: readonly string[], today: number, used: Set<number>, holidays: readonly { readonly date: string; readonly name: string }[]): { day?: number; month?: number; weekend?: boolean } | undefined {
  const iso = /\b(\d{4}) (\d{2}) (\d{2})\b/.exec(words.join(' '));
  if (iso) {
    const day = dayNumber(`${iso[1]}-${iso[2]}-${iso[3]}`);
    if (day !== undefined) return { day };
  }
  const named = dayAndMonth(words, today, used);
  if (named) return named;
  for (const [name, day] of feasts) if (phrase(words, name.join(' '), used)) return { day: nextDate(day, today) };
  const easter = words.findIndex((word) => word === 'easter');
  if (easter >= 0) {
    const monday = holidays.find(({ date, name }) => /easter monday/i.test(name) && (dayNumber(date) ?? 0) >= today);
    used.add(easter);
    if (monday) return { day: (dayNumber(monday.date) ?? 0) - (words.includes('monday') ? 0 : 1) };
  }
  if (phrase(words, 'day after tomorrow', used)) return { day: today + 2 };
  for (const [index, word] of words.entries()) {
    if (word === 'today') return take(index, { day: today }, used);
    if (word === 'tomorrow') return take(index, { day: today + 1 }, used);
    if (word === 'weekend') return take(index, { day: today + ((6 - weekdayOf(today) + 7) % 7), weekend: true }, used);
    const weekday = Object.hasOwn(weekdays, word) ? weekdays[word] : undefined;
    if (weekday === undefined || (word === 'sun' && words[index - 1] === 'the')) continue;
    const ahead = (weekday - weekdayOf(today) + 7) % 7;
    return take(index, { day: today + (words[index - 1] === 'next' && ahead === 0 ? 7 : ahead) }, used);
  }
  const month = words.findIndex((word, index) => Object.hasOwn(months, word) && !(word === 'may' && ['i', 'we', 'you', 'it'].includes(words[index + 1] ?? '')) && (!['may', 'march', 'mar'].includes(word) || ['in', 'early', 'late', 'mid', 'of', 'during', 'or', 'and', 'to', 'for'].includes(words[index - 1] ?? '') || words.length <= 3));
  if (month >= 0) return take(month, { month: months[words[month] ?? ''] ?? 1 }, used);
  return undefined;
}

function take<T>(index: number, value: T, used: Set<number>): T {
  used.add(index);
  return value;
}

/** '1 May', 'May 1st', 'the 14th of July', with the year where it is said. */
function dayAndMonth(words: readonly string[], today: number, used: Set<number>): { day: number } | undefined {
  for (const [index, word] of words.entries()) {
    const month = Object.hasOwn(months, word) ? months[word] : undefined;
    if (month === undefined) continue;
    const before = words[index - 1] === 'of' ? index - 2 : index - 1;
    const at = [before, index + 1].find((place) => /^([12]?\d|3[01])(st|nd|rd|th)?$/.test(words[place] ?? ''));
    if (at === undefined) continue;
    const day = Number.parseInt(words[at] ?? '', 10);
    const year = [words[Math.max(at, index) + 1]].find((text) => /^20\d{2}$/.test(text ?? ''));
    const text = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const found = year ? dayNumber(`${year}-${text}`) : nextDate(text, today);
    if (found === undefined) continue;
    for (let place = Math.min(at, index); place <= Math.max(at, index) + (year ? 1 : 0); place += 1) used.add(place);
    return { day: found };
  }
  return undefined;
}

/** The next such day, today included. @param day `MM-DD` */
function nextDate(day: string, today: number): number {
  const year = Number(dateOf(today).slice(0, 4));
  const own = dayNumber(`${year}-${day}`);
  return own !== undefined && own >= today ? own : (dayNumber(`${year + 1}-${day}`) ?? today);
}

function readPart(words: readonly string[], used: Set<number>): PartOfDay | undefined {
  const index = words.findIndex((word) => Object.hasOwn(parts, word));
  if (index < 0) return undefined;
  // 'a table for dinner' tells a time and a wish; only pure times are used up.
  if (!['lunch', 'dinner', 'breakfast'].includes(words[index] ?? '')) used.add(index);
  return parts[words[index] ?? ''];
}

/** 'at 9', '9pm', '21:00', 'half past nine' is left to whoever writes digits. */
function readMinute(words: readonly string[], used: Set<number>, part: PartOfDay | undefined): number | undefined {
  for (const [index, word] of words.entries()) {
    const time = /^(\d{1,2})(?:[:.](\d{2}))?(am|pm)?$/.exec(word);
    if (!time) continue;
    const half = time[3] ?? (['am', 'pm'].includes(words[index + 1] ?? '') ? words[index + 1] : undefined);
    const clock = time[2] !== undefined && word.includes(':');
    const asked = ['at', 'by', 'after', 'before', 'until', 'till', 'around', 'from', 'past'].includes(words[index - 1] ?? '') || words[index + 1] === 'clock';
    if (!half && !clock && !(asked && !['€', 'year', 'years', 'minutes', 'people', 'euros', 'days', 'day', 'hours'].includes(words[index + 1] ?? '') && words[index - 1] !== '€')) continue;
    let hour = Number(time[1]);
    if (hour > 24 || Number(time[2] ?? 0) > 59) continue;
    if (half === 'pm' && hour < 12) hour += 12;
    if (half === 'am' && hour === 12) hour = 0;
    if (!half && !clock && hour < 8 && part !== 'morning') hour += 12;
    if (!half && !clock && hour < 12 && (part === 'evening' || part === 'night')) hour += 12;
    used.add(index);
    if (half && !time[3]) used.add(index + 1);
    return hour * 60 + Number(time[2] ?? 0);
  }
  return undefined;
}
