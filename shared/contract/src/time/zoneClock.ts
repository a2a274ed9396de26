import { dayNumber, type CivilDate } from './civilDate';
import { dayMinutes, minuteMilliseconds, readingOf, type ClockReading } from './clock';

/** Formatters by zone: to make one takes as long as to use it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Zones of Europe with the minutes by which their clocks are ahead of UTC in winter. All are put forward on the last Sunday of March
 * and back on the last of October, at one moment (directive 2000/84/EC; the Summer Time Order of the United Kingdom). To make a
 * browser's formatter takes a slow phone a tenth of a second, and a list asks for the time before it answers (decision 057).
 */
const europeanWinters: Readonly<Record<string, number>> = {
  'Europe/London': 0,
  'Europe/Paris': 60,
  'Europe/Rome': 60,
  'Europe/Athens': 120,
};
const europeanSince = Date.UTC(1997, 0);

/** @param winter minutes ahead of UTC @param moment from 1997 on */
function shownInEurope(winter: number, moment: number): number {
  /** 01:00 UTC on the last Sunday of a month of 31 days. */
  const lastSunday = (month: number): number => {
    const last = new Date(Date.UTC(new Date(moment).getUTCFullYear(), month, 31, 1));
    return last.setUTCDate(31 - last.getUTCDay());
  };
  const isSummer = moment >= lastSunday(2) && moment < lastSunday(9);
  return moment - (moment % 1_000) + (winter + (isSummer ? 60 : 0)) * minuteMilliseconds;
}

/** Milliseconds since 1970 that a zone's clocks would show if they were UTC's, without fractions of a second. */
function shownIn(timezone: string, moment: number): number {
  const winter = europeanWinters[timezone];
  if (winter !== undefined && moment >= europeanSince) return shownInEurope(winter, moment);
  const format =
    formats.get(timezone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timezone, format);
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? Number.NaN;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** What clocks show in a zone, whatever the machine's own is set to. @param timezone IANA name, `Europe/Paris` */
export function cityClock(timezone: string, moment: Date): ClockReading {
  return readingOf(shownIn(timezone, moment.getTime()));
}

/**
 * The moment at which clocks of a zone show a time. Of an hour that is shown twice it is the first; one that is skipped
 * counts as the hour before it.
 * @param seconds after midnight, as the clocks show them
 * @returns milliseconds since 1970
 */
export function momentIn(timezone: string, date: CivilDate, seconds: number): number {
  const shown = (dayNumber(date) * dayMinutes * 60 + seconds) * 1_000;
  const ahead = (moment: number): number => shownIn(timezone, moment) - moment;
  // The offset before any change nearby: clocks change at most once a day.
  return shown - ahead(shown - ahead(shown - dayMinutes * minuteMilliseconds));
}

/** Minutes by which a zone's clocks are put forward on a date, negative where they are put back: 60, -60, and 0 on every other day. */
export function clockChange(timezone: string, date: CivilDate): number {
  const noon = dayNumber(date) * dayMinutes * minuteMilliseconds + (dayMinutes / 2) * minuteMilliseconds;
  const ahead = (moment: number): number => (shownIn(timezone, moment) - moment) / minuteMilliseconds;
  return ahead(noon) - ahead(noon - dayMinutes * minuteMilliseconds);
}
