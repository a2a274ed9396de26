import { addDays, cityClock, type CivilDate, minuteOf, momentIn, type Place } from '@odysseus/model';

/** When slots of a day go on sale, as a place's file tells it. */
export type SlotsOpen = NonNullable<NonNullable<Place['booking']>['opens']>;

/** How it stands with the slots of the day of a visit. */
export type BookingDay =
  /** The day is over. */
  | { readonly state: 'past' }
  /** `today`: they go on sale today, and nobody knows at which hour. */
  | { readonly state: 'open' | 'today' }
  | {
      /** `soon`: so close that nobody needs to be reminded. */
      readonly state: 'ahead' | 'soon';
      /** The day on which they go on sale, in the city. */
      readonly date: CivilDate;
      /** Milliseconds since 1970: when they do, or when that day begins in the city where no hour is known. */
      readonly start: number;
      /** When to look: a little later or earlier than `start` (milliseconds since 1970), and in the morning where no hour is known. */
      readonly alarm: number;
      /** When the reminder is over. */
      readonly end: number;
    };

const hourSeconds = 3_600;
const minuteMilliseconds = 60_000;
/** How long before the hour a device speaks up: time to sign in at the seller. */
const alarmAhead = 15 * minuteMilliseconds;
/** How long a reminder takes up in a calendar. */
const reminderLength = 30 * minuteMilliseconds;
/** Where no hour is known, one looks at this hour of the city's clocks. */
const morningHour = 8;

/**
 * When slots of a day go on sale, told for a moment. Days and hours are those of the city: slots of a day open for everybody at
 * the same moment, wherever they are.
 * @param visit the day of the visit
 * @param now milliseconds since 1970
 */
export function bookingDay({ daysBefore, at }: SlotsOpen, visit: CivilDate, timezone: string, now: number): BookingDay {
  const today = cityClock(timezone, new Date(now)).date;
  if (visit < today) return { state: 'past' };
  const date = addDays(visit, -daysBefore);
  if (at === undefined && date === today) return { state: 'today' };
  const start = momentIn(timezone, date, at === undefined ? 0 : minuteOf(at) * 60);
  if (start <= now) return { state: 'open' };
  const morning = momentIn(timezone, date, morningHour * hourSeconds);
  const alarm = at === undefined ? morning : start - alarmAhead;
  // The day ends when the next begins: after 23 hours or 25 where the clocks are changed.
  const end = at === undefined ? momentIn(timezone, addDays(date, 1), 0) : start + reminderLength;
  return { state: alarm > now ? 'ahead' : 'soon', date, start, alarm, end };
}
