import { clockText, dateOf, dayMinutes } from '@odysseus/model';

const format = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** 'Mon 1 Jun'. @param day days since 1 January 1970 */
export function formatStayDay(day: number): string {
  return format.format(new Date(dateOf(day))).replace(',', '');
}

/** 'Mon 1 Jun, 14:00'. @param arrival days since 1 January 1970 @param minute after the first midnight of the stay */
export function formatStayMinute(arrival: number, minute: number): string {
  const day = Math.floor(minute / dayMinutes);
  return `${formatStayDay(arrival + day)}, ${clockText(minute)}`;
}
