import { cityClock, clockText, dayNumber, weekdayOf, type ClockReading, type Weekday } from '@odysseus/model';

/** A moment as a city's clocks show it. */
export interface CityMoment extends ClockReading {
  readonly weekday: Weekday;
  /** `HH:MM` */
  readonly clock: string;
}

/** What a city's clocks show at a moment, whatever the visitor's clock is set to. @param timezone IANA name, `Europe/Paris` */
export function cityMoment(timezone: string, at: Date): CityMoment {
  const { date, minute } = cityClock(timezone, at);
  return { date, minute, weekday: weekdayOf(dayNumber(date)), clock: clockText(minute) };
}
