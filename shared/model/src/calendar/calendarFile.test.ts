import { momentIn } from '@odysseus/contract/time';
import { calendarFile, type CalendarEvent } from './calendarFile';

const event: CalendarEvent = {
  uid: 'paris-tower-2027-05-12@odysseus',
  start: momentIn('Europe/Paris', '2027-02-11', 8.5 * 3_600),
  end: momentIn('Europe/Paris', '2027-02-11', 9 * 3_600),
  title: 'Book the tower, for 12 May',
  notes: 'First line\nsecond; line',
  where: '5 avenue Anatole France, Paris',
  url: 'https://example.com/en?a=1,2',
  alarms: [momentIn('Europe/Paris', '2027-02-11', 8.25 * 3_600), momentIn('Europe/Paris', '2027-02-11', 9 * 3_600)],
};
const now = Date.UTC(2026, 10, 24, 6, 5);

it('writes an event line by line, in UTC, with its alarms', () => {
  expect(calendarFile([event], now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Odysseus//Odysseus//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:paris-tower-2027-05-12@odysseus',
    'DTSTAMP:20261124T060500Z',
    'DTSTART:20270211T073000Z',
    'DTEND:20270211T080000Z',
    String.raw`SUMMARY:Book the tower\, for 12 May`,
    String.raw`DESCRIPTION:First line\nsecond\; line`,
    String.raw`LOCATION:5 avenue Anatole France\, Paris`,
    'URL:https://example.com/en?a=1,2',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    String.raw`DESCRIPTION:Book the tower\, for 12 May`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    String.raw`DESCRIPTION:Book the tower\, for 12 May`,
    'TRIGGER:PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('writes whole days without a time, the day after the last as the end', () => {
  const { start: _start, end: _end, ...rest } = event;
  const text = calendarFile([{ ...rest, from: '2026-12-30', to: '2026-12-31' }], now);
  expect(text).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(text).not.toContain('VALARM');
});

it('ties a time of an unknown zone to none', () => {
  const at = Date.UTC(2026, 11, 1, 9, 30);
  const text = calendarFile([{ uid: 'a', title: 'Lunch', start: at, end: at + 3_600_000, floating: true }], now);
  expect(text).toContain('DTSTART:20261201T093000\r\nDTEND:20261201T103000\r\n');
});

it('says nothing of what an event does not have', () => {
  const { notes: _notes, where: _where, url: _url, alarms: _alarms, ...bare } = event;
  expect(calendarFile([bare], now)).not.toMatch(/DESCRIPTION|LOCATION|URL|VALARM/);
});

it('holds several events, and none', () => {
  expect(calendarFile([event, { ...event, uid: 'other' }], now).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(calendarFile([], now)).not.toContain('VEVENT');
});

it('lets no address begin a line of its own', () => {
  const text = calendarFile([{ ...event, url: 'https://example.com/\r\nATTACH:x' }], now);
  expect(text).not.toMatch(/^ATTACH/m);
});

it('keeps every line within 75 octets, and ends each with CR and LF', () => {
  const text = calendarFile([{ ...event, notes: 'Éventuellement à réserver. '.repeat(20) }], now);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
