import { cityClock, dateOf, dayMinutes, dayNumber, type CivilDate } from '@odysseus/model';
import type { FeastCalendar } from './feasts';
import { phrase, readDate, type UnreadDay } from './readDate';

export type PartOfDay = 'morning' | 'lunch' | 'afternoon' | 'evening' | 'night';

/** When a question is about. */
export interface Moment {
  /** In the city's calendar. */
  readonly date?: CivilDate | undefined;
  /** Minutes after the city's midnight. */
  readonly minute?: number | undefined;
  readonly part?: PartOfDay | undefined;
  readonly now?: boolean | undefined;
  /** 1 to 12, where a month and no day is named. */
  readonly month?: number | undefined;
  /** The first of two days: Saturday and Sunday. */
  readonly weekend?: boolean | undefined;
}

const parts: Readonly<Record<string, PartOfDay>> = {
  morning: 'morning',
  mornings: 'morning',
  breakfast: 'morning',
  lunch: 'lunch',
  lunchtime: 'lunch',
  noon: 'lunch',
  midday: 'lunch',
  afternoon: 'afternoon',
  evening: 'evening',
  evenings: 'evening',
  dinner: 'evening',
  tonight: 'evening',
  night: 'night',
  nights: 'night',
  midnight: 'night',
};
/** The minute of the day at which a part is asked about where none is named. */
export const minuteOfPart: Readonly<Record<PartOfDay, number>> = {
  morning: 10 * 60,
  lunch: 12 * 60 + 30,
  afternoon: 15 * 60,
  evening: 20 * 60,
  night: 23 * 60,
};
/** Minutes of words that name one. Midnight ends a day. */
const minutes: Readonly<Record<string, number>> = { midnight: dayMinutes, noon: 12 * 60, midday: 12 * 60 };

export interface ReadMoment {
  readonly moment: Moment;
  /** Words that told it, which mean nothing else then. */
  readonly used: ReadonlySet<number>;
  /** A day that it names and that can't be told. */
  readonly unread?: UnreadDay;
}

/** Reads days and hours out of a question. @param calendar of the city's feasts */
export function readMoment(words: readonly string[], now: Date, timezone: string, calendar: FeastCalendar): ReadMoment {
  const used = new Set<number>();
  const clock = cityClock(timezone, now);
  const today = dayNumber(clock.date);
  const date = readDate(words, today, used, calendar);
  const part = readPart(words, used);
  const minute = readMinute(words, used, part);
  const said = (...any: string[]): boolean => any.some((word) => words.includes(word));
  const isNow =
    phrase(words, 'right now', used) ||
    (said('now', 'currently') && !said('until')) ||
    phrase(words, 'at the moment', used);
  const tonight = said('tonight');
  words.forEach((word, index) => {
    if (['now', 'currently', 'tonight'].includes(word)) used.add(index);
  });
  const day = date?.day ?? (tonight || isNow ? today : undefined);
  return {
    used,
    ...(date?.unread ? { unread: date.unread } : {}),
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

function readPart(words: readonly string[], used: Set<number>): PartOfDay | undefined {
  const index = words.findIndex((word) => Object.hasOwn(parts, word));
  if (index < 0) return undefined;
  // 'a table for dinner' tells a time and a wish; only pure times are used up.
  if (!['lunch', 'dinner', 'breakfast'].includes(words[index] ?? '')) used.add(index);
  return parts[words[index] ?? ''];
}

/** 'at 9', '9pm', '21:00', 'half past nine' is left to whoever writes digits. */
function readMinute(words: readonly string[], used: Set<number>, part: PartOfDay | undefined): number | undefined {
  const named = words.find((word) => Object.hasOwn(minutes, word));
  if (named !== undefined) return minutes[named];
  for (const [index, word] of words.entries()) {
    const time = /^(\d{1,2})(?:[:.](\d{2}))?(am|pm)?$/.exec(word);
    if (!time) continue;
    const half = time[3] ?? (['am', 'pm'].includes(words[index + 1] ?? '') ? words[index + 1] : undefined);
    const clock = time[2] !== undefined && word.includes(':');
    const asked =
      ['at', 'by', 'after', 'before', 'until', 'till', 'around', 'from', 'past'].includes(words[index - 1] ?? '') ||
      words[index + 1] === 'clock';
    if (
      !half &&
      !clock &&
      !(
        asked &&
        !['€', 'year', 'years', 'minutes', 'people', 'euros', 'days', 'day', 'hours'].includes(
          words[index + 1] ?? '',
        ) &&
        words[index - 1] !== '€'
      )
    )
      continue;
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
