import { dayMinutes, daysBetween, machineClock, type CivilDate } from '@odysseus/contract/time';
import type { Opening } from '../time/openings';

/**
 * A date's midnight by the machine's own clock. The parser of opening hours reckons in the clock of whoever runs it, so it is asked in
 * that clock and its answers are read from it (`openingBetween`): a city's hours then come out the same on every machine.
 */
export function machineMidnight(date: CivilDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** An interval of the parser in minutes after the midnight of a date, as clocks show them also on a night on which they change. */
export function openingBetween(date: CivilDate, start: Date, end: Date): Opening {
  const minutesOf = (moment: Date): number => {
    const clock = machineClock(moment);
    return daysBetween(date, clock.date) * dayMinutes + clock.minute;
  };
  return [minutesOf(start), minutesOf(end)];
}
