import {
  dateOf,
  dayNumber,
  daysUntil,
  monday,
  monthName,
  monthOf,
  readCivilDate,
  saturday,
  sunday,
  weekdayName,
  weekdayOf,
  weekdays,
  type Weekday,
} from '@odysseus/model';
import { type FeastCalendar, fixedFeasts, movingFeast } from './feasts';

const shortForms: Readonly<Record<string, readonly string[]>> = { tuesday: ['tues'], thursday: ['thurs'] };
/** How people say the days of the week, by what they say. */
const saidWeekdays: ReadonlyMap<string, Weekday> = new Map(
  weekdays.flatMap((day) => {
    const name = weekdayName(day).toLowerCase();
    return [name, `${name}s`, name.slice(0, 3), ...(shortForms[name] ?? [])].map((said) => [said, day] as const);
  }),
);
const months: Readonly<Record<string, number>> = {
  january: 1,
  jan: 1,
  february: 2,
  feb: 2,
  march: 3,
  april: 4,
  apr: 4,
  may: 5,
  june: 6,
  jun: 6,
  july: 7,
  jul: 7,
  august: 8,
  aug: 8,
  september: 9,
  sept: 9,
  sep: 9,
  october: 10,
  oct: 10,
  november: 11,
  nov: 11,
  december: 12,
  dec: 12,
};
const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
/** 29 February comes back within so many years. */
const leapYears = 8;

/** A day that a question names and that can't be told. */
export interface UnreadDay {
  readonly said: string;
  /** Whether no calendar has it: 31 February. */
  readonly impossible: boolean;
}

export interface ReadDate {
  /** Days since 1970. */
  readonly day?: number;
  /** 1 to 12, where no day is named. */
  readonly month?: number;
  readonly weekend?: boolean;
  readonly unread?: UnreadDay;
}

/** Reads the day out of a question. @param used gets the places of the words that told it @param today days since 1970 */
export function readDate(
  words: readonly string[],
  today: number,
  used: Set<number>,
  calendar: FeastCalendar,
): ReadDate | undefined {
  return (
    numbered(words, today, used) ??
    dayAndMonth(words, today, used) ??
    feast(words, today, used, calendar) ??
    counted(words, today, used) ??
    weekdayOrWeekend(words, today, used) ??
    dayOfMonth(words, today, used) ??
    wholeMonth(words, today, used)
  );
}

/** Whether words stand next to each other; if so they are used up. */
export function phrase(words: readonly string[], text: string, used: Set<number>): boolean {
  const wanted = text.split(' ');
  const at = words.findIndex((_, index) => wanted.every((word, offset) => words[index + offset] === word));
  if (at < 0) return false;
  take(used, at, at + wanted.length);
  return true;
}

function take(used: Set<number>, from: number, to: number): void {
  for (let place = from; place < to; place += 1) used.add(place);
}

/** '2026-12-24', '24/12', '24/12/2026', 'on 24.12'; the day stands first unless no month is so late. */
function numbered(words: readonly string[], today: number, used: Set<number>): ReadDate | undefined {
  for (const [index, word] of words.entries()) {
    const [year = '', month = '', day = ''] = words.slice(index, index + 3);
    if (/^\d{4}$/.test(year) && /^\d{2}$/.test(month) && /^\d{2}$/.test(day)) {
      take(used, index, index + 3);
      return (
        dayIn(Number(day), Number(month), year, today) ?? {
          unread: { said: `${year}-${month}-${day}`, impossible: true },
        }
      );
    }
    const on = words[index - 1] === 'on';
    const parts =
      /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/.exec(word) ?? (on ? /^(\d{1,2})\.(\d{1,2})$/.exec(word) : null);
    if (
      !parts ||
      (!on && (word === '24/7' || ['day', 'hour', 'of', 'a', 'an', 'price', 'board'].includes(words[index + 1] ?? '')))
    )
      continue;
    const [first, second] = [Number(parts[1]), Number(parts[2])];
    const after = /^20\d{2}$/.test(words[index + 1] ?? '') ? words[index + 1] : undefined;
    const told = parts[3] === undefined ? after : parts[3].length === 2 ? `20${parts[3]}` : parts[3];
    take(used, index, index + (after === undefined ? 1 : 2));
    return (
      (second > 12 ? dayIn(second, first, told, today) : dayIn(first, second, told, today)) ?? {
        unread: { said: word, impossible: true },
      }
    );
  }
  return undefined;
}

/** '1 May', 'May 1st', 'the 14th of July', with the year where it is said. */
function dayAndMonth(words: readonly string[], today: number, used: Set<number>): ReadDate | undefined {
  for (const [index, word] of words.entries()) {
    const month = Object.hasOwn(months, word) ? months[word] : undefined;
    if (month === undefined) continue;
    const before = words[index - 1] === 'of' ? index - 2 : index - 1;
    const at = [before, index + 1].find((place) => /^(0?[1-9]|[1-9]\d)(st|nd|rd|th)?$/.test(words[place] ?? ''));
    if (at === undefined) continue;
    const day = Number.parseInt(words[at] ?? '', 10);
    const year = [words[Math.max(at, index) + 1]].find((text) => /^20\d{2}$/.test(text ?? ''));
    take(used, Math.min(at, index), Math.max(at, index) + (year ? 2 : 1));
    return (
      dayIn(day, month, year, today) ?? {
        unread: { said: `${day} ${monthName(month)}${year === undefined ? '' : ` ${year}`}`, impossible: true },
      }
    );
  }
  return undefined;
}

/** The next such day, today included, or that of the year; undefined where no calendar has it. */
function dayIn(day: number, month: number, year: string | undefined, today: number): { day: number } | undefined {
  const text = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const first = year === undefined ? Number(dateOf(today).slice(0, 4)) : Number(year);
  for (let ahead = 0; ahead <= (year === undefined ? leapYears : 0); ahead += 1) {
    const date = readCivilDate(`${first + ahead}-${text}`);
    if (date !== undefined && (year !== undefined || dayNumber(date) >= today)) return { day: dayNumber(date) };
  }
  return undefined;
}

function feast(
  words: readonly string[],
  today: number,
  used: Set<number>,
  calendar: FeastCalendar,
): ReadDate | undefined {
  const moving = movingFeast(words, today, calendar);
  if (moving) {
    phrase(words, moving.words, used);
    return moving.day === undefined ? { unread: { said: moving.words, impossible: false } } : { day: moving.day };
  }
  for (const [name, date] of fixedFeasts)
    if (phrase(words, name, used)) return dayIn(Number(date.slice(3)), Number(date.slice(0, 2)), undefined, today);
  return undefined;
}

/** 'In 3 days', 'in two weeks', 'a week from Monday', 'the day after tomorrow'. To plan or see something in three days takes that long. */
function counted(words: readonly string[], today: number, used: Set<number>): ReadDate | undefined {
  if (phrase(words, 'day after tomorrow', used)) return { day: today + 2 };
  const lasting =
    words.some((word) =>
      [
        'plan',
        'itinerary',
        'schedule',
        'see',
        'do',
        'cover',
        'fit',
        'explore',
        'spend',
        'tour',
        'visit',
        'how',
        'much',
      ].includes(word),
    ) && !words.some((word) => ['open', 'closed', 'close', 'opening'].includes(word));
  for (const [index, word] of words.entries()) {
    const unit = /^(days?|weeks?|fortnights?|months?)$/.exec(word)?.[1]?.replace(/s$/, '');
    const count = /^\d{1,2}$/.test(words[index - 1] ?? '') ? Number(words[index - 1]) : counts[words[index - 1] ?? ''];
    if (unit === undefined || count === undefined) continue;
    const days = count * (unit === 'day' ? 1 : unit === 'fortnight' ? 14 : 7);
    const joined = ['from', 'after', 'on'].includes(words[index + 1] ?? '');
    const start = ['now', 'today'].includes(words[index + 2] ?? '')
      ? today
      : words[index + 2] === 'tomorrow'
        ? today + 1
        : nextWeekday(words[index + 2], today);
    if (joined && start !== undefined && unit !== 'month') {
      take(used, index - 1, index + 3);
      return { day: start + days };
    }
    if (words[index - 2] !== 'in' || (lasting && unit === 'day')) continue;
    take(used, index - 2, index + 1);
    return unit === 'month' ? { month: monthAhead(today, count) } : { day: today + days };
  }
  return undefined;
}

function nextWeekday(word: string | undefined, today: number): number | undefined {
  const said = word === undefined ? undefined : saidWeekdays.get(word);
  return said === undefined ? undefined : today + daysUntil(weekdayOf(today), said);
}

function monthAhead(today: number, count: number): number {
  return ((monthOf(today) - 1 + count) % 12) + 1;
}

function weekdayOrWeekend(words: readonly string[], today: number, used: Set<number>): ReadDate | undefined {
  const nextWeek = words.some((word, index) => word === 'week' && words[index - 1] === 'next');
  for (const [index, word] of words.entries()) {
    if (!['today', 'tomorrow', 'weekend'].includes(word) && !saidWeekdays.has(word)) continue;
    if (word === 'sun' && words[index - 1] === 'the') continue;
    used.add(index);
    if (word === 'today') return { day: today };
    if (word === 'tomorrow') return { day: today + 1 };
    if (word === 'weekend') return weekendFrom(words[index - 1], today);
    if (nextWeek) {
      phrase(words, 'next week', used);
      return { day: today - weekdayOf(today) + 7 + (saidWeekdays.get(word) ?? monday) };
    }
    const ahead = (nextWeekday(word, today) ?? today) - today;
    return { day: today + (words[index - 1] === 'next' && ahead === 0 ? 7 : ahead) };
  }
  return phrase(words, 'next week', used) ? { unread: { said: 'next week', impossible: false } } : undefined;
}

/** Saturday and Sunday; 'this weekend' on its Sunday is what is left of it. */
function weekendFrom(before: string | undefined, today: number): ReadDate {
  if (before === 'this' && weekdayOf(today) === sunday) return { day: today };
  const nextSaturday = today + daysUntil(weekdayOf(today), saturday);
  return { day: nextSaturday + (before === 'next' && nextSaturday === today ? 7 : 0), weekend: true };
}

/** 'On the 25th', which is neither a floor nor a district. */
function dayOfMonth(words: readonly string[], today: number, used: Set<number>): ReadDate | undefined {
  const index = words.findIndex(
    (word, place) =>
      /^([12]?\d|3[01])(st|nd|rd|th)$/.test(word) &&
      words[place - 1] === 'the' &&
      words[place - 2] === 'on' &&
      [
        undefined,
        'at',
        'in',
        'and',
        'with',
        'for',
        'around',
        'after',
        'before',
        'morning',
        'afternoon',
        'evening',
        'is',
        'please',
      ].includes(words[place + 1]),
  );
  if (index < 0) return undefined;
  take(used, index, index + 1);
  const wanted = Number.parseInt(words[index] ?? '', 10);
  for (let ahead = 0; ahead < 62; ahead += 1)
    if (Number(dateOf(today + ahead).slice(8)) === wanted) return { day: today + ahead };
  return undefined;
}

function wholeMonth(words: readonly string[], today: number, used: Set<number>): ReadDate | undefined {
  if (phrase(words, 'next month', used)) return { month: monthAhead(today, 1) };
  if (phrase(words, 'this month', used)) return { month: monthAhead(today, 0) };
  const index = words.findIndex(
    (word, place) =>
      Object.hasOwn(months, word) &&
      !(word === 'may' && ['i', 'we', 'you', 'it'].includes(words[place + 1] ?? '')) &&
      (!['may', 'march', 'mar'].includes(word) ||
        ['in', 'early', 'late', 'mid', 'of', 'during', 'or', 'and', 'to', 'for'].includes(words[place - 1] ?? '') ||
        words.length <= 3),
  );
  if (index < 0) return undefined;
  used.add(index);
  return { month: months[words[index] ?? ''] ?? 1 };
}
