import type { CalendarEvent, CivilDate } from '@odysseus/model';

interface ReminderOf {
  /** City and place, `paris/louvre`. */
  readonly place: string;
  readonly visit: CivilDate;
  readonly title: string;
  readonly notes: string;
  /** Of the official seller. */
  readonly url: string;
  /** Milliseconds since 1970, as `bookingDay` tells them. */
  readonly start: number;
  readonly end: number;
  readonly alarm: number;
}

const dayMilliseconds = 86_400_000;

/** The moment at which slots open, for a calendar: it speaks up then, and a day before where that is still to come. */
export function reminderEvent({ place, visit, alarm, ...told }: ReminderOf, now: number): CalendarEvent {
  return {
    ...told,
    uid: `${place.replace('/', '-')}-${visit}@odysseus`,
    alarms: [alarm - dayMilliseconds, alarm].filter((at) => at > now),
  };
}
