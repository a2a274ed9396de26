import { cityClock } from '@odysseus/model';

/** A moment as a city's clocks show it. */
export interface CityMoment {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Minutes that the clock shows after midnight. */
  readonly minute: number;
  /** Monday is 0. */
  readonly weekday: number;
  /** `HH:MM` */
  readonly clock: string;
}

/** What a city's clocks show at a moment, whatever the visitor's clock is set to. */
export function cityMoment(timezone: string, at: Date): CityMoment {
  const { date, minute } = cityClock(timezone, at);
  return { date, minute, weekday: weekdayOf(date), clock: clockText(minute) };
}

/** `HH:MM` of minutes after midnight; those of the next day are told as that day's. */
export function clockText(minutes: number): string {
  const rest = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
}

/** Monday is 0. @param date `YYYY-MM-DD` */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** A date some days later, `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function isFirstSunday(date: string): boolean {
  return weekdayOf(date) === 6 && Number(date.slice(8)) <= 7;
}

/** Minutes by which clocks move on a date: 60 when they go forward, -60 when they go back, 0 on every other day. */
export function clockChange(timezone: string, date: string): number {
  const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
  const offset = (day: string) => {
    const shown = cityClock(timezone, new Date(noon(day)));
    return Date.parse(`${shown.date}T00:00:00Z`) / 60_000 + shown.minute - noon(day) / 60_000;
  };
  return offset(date) - offset(addDays(date, -1));
}
