import { addDays, type CivilDate } from '@odysseus/contract/time';
import { escapeText, foldLine, utcStamp } from './contentLine';

/** When an event is. */
type EventTime =
  | {
      /** Milliseconds since 1970. */
      readonly start: number;
      /** Milliseconds since 1970, after `start`. */
      readonly end: number;
      /** Where nobody knows the time zone: what clocks in UTC show at `start` and `end` is meant of whatever clock hangs there. */
      readonly floating?: boolean | undefined;
    }
  | {
      /** Whole days, wherever one is: the first of them. */
      readonly from: CivilDate;
      /** The last of them. */
      readonly to: CivilDate;
    };

/** What a calendar application is told of one event (RFC 5545, 3.6.1). */
export type CalendarEvent = EventTime & {
  /** The same for the same event whenever it is written: a calendar that has it already takes the newer one. `louvre-2027-05-12@odysseus` */
  readonly uid: string;
  readonly title: string;
  /** Lines are told apart by `\n`. */
  readonly notes?: string | undefined;
  readonly where?: string | undefined;
  /** Where to go on. */
  readonly url?: string | undefined;
  /** When the device speaks up, in milliseconds since 1970; of an event with a beginning. */
  readonly alarms?: readonly number[] | undefined;
};

/** The kind under which a calendar file is given to a browser. */
export const calendarFileType = 'text/calendar;charset=utf-8';

const minuteMilliseconds = 60_000;

/**
 * Writes events as a calendar file. Times stand in UTC, so that they mean the same moment wherever the device is, and whatever
 * its clock's rules are then.
 * @param now when it is written, in milliseconds since 1970
 */
export function calendarFile(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Odysseus//Odysseus//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, now: number): string[] {
  const { uid, title, notes, where, url, alarms = [] } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utcStamp(now)}`,
    ...timeLines(event),
    `SUMMARY:${escapeText(title)}`,
    ...(notes === undefined ? [] : [`DESCRIPTION:${escapeText(notes)}`]),
    ...(where === undefined ? [] : [`LOCATION:${escapeText(where)}`]),
    // An address is a value of its own kind: nothing in it is escaped, and no line may end in it.
    ...(url === undefined ? [] : [`URL:${url.replaceAll(/[\r\n]/g, '')}`]),
    // Nobody is kept from what they are doing by it.
    'TRANSP:TRANSPARENT',
    ...('start' in event ? alarms.map((at) => at - event.start) : []).flatMap((after) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER:${durationText(Math.round(after / minuteMilliseconds))}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** The day after the last one is where an event of whole days ends (RFC 5545, 3.6.1). */
function timeLines(event: EventTime): string[] {
  if ('from' in event) {
    const [from, until] = [event.from, addDays(event.to, 1)].map((date) => date.replaceAll('-', ''));
    return [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${until}`];
  }
  const stamp = (moment: number): string => utcStamp(moment).slice(0, event.floating ? -1 : undefined);
  return [`DTSTART:${stamp(event.start)}`, `DTEND:${stamp(event.end)}`];
}

/** A span before or after the event's beginning: `-PT15M` (RFC 5545, 3.3.6). */
function durationText(minutes: number): string {
  return `${minutes < 0 ? '-' : ''}PT${Math.abs(minutes)}M`;
}
