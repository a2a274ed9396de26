import { dayMinutes, minuteOf } from '@odysseus/contract/time';

interface TimedStop {
  readonly at?: string | undefined;
  readonly minutes: number;
}

/** Before five in the morning it is still the night of the day before. */
const minuteOfDay = (at: string): number => minuteOf(at) + (minuteOf(at) < 5 * 60 ? dayMinutes : 0);

/**
 * How many minutes too late one arrives from the stop before; undefined where there is time enough, or no time is set.
 * @param walk minutes on foot between the two
 */
export function arrivalProblem(before: TimedStop, next: TimedStop, walk: number): number | undefined {
  if (before.at === undefined || next.at === undefined) return undefined;
  const late = minuteOfDay(before.at) + before.minutes + walk - minuteOfDay(next.at);
  return late > 0 ? late : undefined;
}
