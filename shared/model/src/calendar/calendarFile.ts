import { escapeText, foldLine, utcStamp } from './contentLine';

/** What a calendar application is told of one event (RFC 5545, 3.6.1). */
export interface CalendarEvent {
  /** The same for the same event whenever it is written: a calendar that has it already takes the newer one. `louvre-2027-05-12@odysseus` */
  readonly uid: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** Milliseconds since 1970, after `start`. */
  readonly end: number;
  readonly title: string;
  /** Lines are told apart by `\n`. */
  readonly notes?: string | undefined;
  readonly where?: string | undefined;
  /** Where to go on. */
  readonly url?: string | undefined;
  /** When the device speaks up, in milliseconds since 1970. */
  readonly alarms?: readonly number[] | undefined;
}

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

function eventLines({ uid, start, end, title, notes, where, url, alarms = [] }: CalendarEvent, now: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART:${utcStamp(start)}`,
    `DTEND:${utcStamp(end)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(notes === undefined ? [] : [`DESCRIPTION:${escapeText(notes)}`]),
    ...(where === undefined ? [] : [`LOCATION:${escapeText(where)}`]),
    // An address is a value of its own kind: nothing in it is escaped, and no line may end in it.
    ...(url === undefined ? [] : [`URL:${url.replaceAll(/[\r\n]/g, '')}`]),
    // Nobody is kept from what they are doing by it.
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap((at) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER:${durationText(Math.round((at - start) / minuteMilliseconds))}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** A span before or after the event's beginning: `-PT15M` (RFC 5545, 3.3.6). */
function durationText(minutes: number): string {
  return `${minutes < 0 ? '-' : ''}PT${Math.abs(minutes)}M`;
}
