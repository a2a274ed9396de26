import { minuteOf } from '@odysseus/contract/time';
import type { OpeningCalendar } from '../places/compiled';
import type { Opening } from '../time/openings';

/** A last entry is no more minutes before closing than this: a time that is earlier speaks of another day or season. */
const mostBefore = 120;
const wordedMinutes: Readonly<Record<string, number>> = {
  'a quarter of an hour': 15,
  'half an hour': 30,
  'an hour': 60,
  'one hour': 60,
  'an hour and a half': 90,
  'two hours': 120,
};

/**
 * When people are let in: a place's hours without what comes after its last entry. The minute of the last entry is within; words
 * that tell no time leave the hours as they are.
 * @param lastEntry '45 minutes before closing', '17:00, on Thursday 21:00'
 */
export function entryCalendar(calendar: OpeningCalendar, lastEntry: string | undefined): OpeningCalendar {
  if (lastEntry === undefined) return calendar;
  return {
    ...calendar,
    patterns: calendar.patterns.map((openings) => openings.map((opening) => upToLastEntry(opening, lastEntry))),
  };
}

function upToLastEntry([from, to]: Opening, lastEntry: string): [number, number] {
  const before = minutesBefore(lastEntry);
  const times = [...lastEntry.matchAll(/\b([01]\d|2[0-3]):[0-5]\d\b/g)].map(([text]) => minuteOf(text));
  const last =
    before === undefined
      ? Math.max(...times.filter((time) => time >= from && time < to && to - time <= mostBefore))
      : to - before;
  return Number.isFinite(last) && last >= from ? [from, last + 1] : [from, to];
}

function minutesBefore(lastEntry: string): number | undefined {
  const [, told] =
    /\b(\d+ minutes|\d+ hours?|an hour and a half|a quarter of an hour|half an hour|an hour|one hour|two hours) before (?:each )?closing\b/i.exec(
      lastEntry,
    ) ?? [];
  if (told === undefined) return undefined;
  return wordedMinutes[told.toLowerCase()] ?? Number.parseInt(told, 10) * (/hour/i.test(told) ? 60 : 1);
}
