import { minuteOf } from '@odysseus/contract/time';
import type { Place } from '../places/schema';
import type { Weekday } from '../time/weekday';
import { weekdayCodes, type WeekdayCode } from '../time/weekdayCodes';
import { weekdayWords } from '../time/weekdayWords';

type Fare = Place['price'][number];
/** From when on which weekdays a fare holds; on all of them where none is named. */
export interface Late {
  readonly weekdays?: readonly WeekdayCode[] | undefined;
  /** `18:00`, city time. */
  readonly at: string;
}

/** Whether a fare holds only from an hour on: never what a place costs as such. */
export function isLate<F extends Pick<Fare, 'from'>>(fare: F): fare is F & { readonly from: Late } {
  return fare.from !== undefined;
}

/** The weekdays on which a late fare holds. */
export function lateDays({ weekdays = weekdayCodes }: Late): readonly WeekdayCode[] {
  return weekdays;
}

/** Whether a late fare holds for those who enter at a minute of a weekday. */
export function holdsAt(from: Late, weekday: Weekday, minute: number): boolean {
  const code = weekdayCodes[weekday - 1];
  return code !== undefined && lateDays(from).includes(code) && minute >= minuteOf(from.at);
}

/** Whether a late fare holds on all weekdays, named or not. */
export function isEveryDay(from: Late): boolean {
  return new Set(lateDays(from)).size === weekdayCodes.length;
}

/** 'Thursdays from 18:00', 'every day from 17:00' */
export function lateWords(from: Late): string {
  const named = isEveryDay(from) ? 'every day' : weekdayWords(lateDays(from)).replace(/day\b/g, 'days');
  return `${named} from ${from.at}`;
}
