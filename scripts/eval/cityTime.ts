import { minuteOf, momentIn, readCivilDate, type ClockReading } from '@odysseus/model';

/**
 * What a city's clocks show.
 * @param text `YYYY-MM-DD HH:MM`
 * @throws {Error} where it is no such text
 */
export function readCityTime(text: string): ClockReading {
  const date = readCivilDate(text.slice(0, 10));
  if (date === undefined || !/^ \d{2}:\d{2}$/.test(text.slice(10))) throw new Error(`"${text}" is no time of a city: write a date and a time such as 2026-11-24 10:00.`);
  return { date, minute: minuteOf(text.slice(11)) };
}

/** The moment at which a city's clocks show a time. @param text `YYYY-MM-DD HH:MM` */
export function momentOf(text: string, timezone: string): Date {
  const { date, minute } = readCityTime(text);
  return new Date(momentIn(timezone, date, minute * 60));
}
