import { clockText, machineClock } from '@odysseus/contract/time';
import { formatDay } from '@odysseus/model/trip';

/**
 * A moment in the words of the visitor's own clock: the time, with the day where it is not today.
 * @param moment ISO 8601
 */
export function untilText(moment: string, now: Date): string {
  const until = new Date(moment);
  if (Number.isNaN(until.getTime())) return moment;
  const { date, minute } = machineClock(until);
  const time = clockText(minute);
  return date === machineClock(now).date ? time : `${formatDay(date)} at ${time}`;
}
