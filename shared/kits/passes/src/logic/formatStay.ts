const dayMilliseconds = 86_400_000;
const dayMinutes = 1440;
const format = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** 'Mon 1 Jun' from a day number (see calendar.ts). */
export function formatStayDay(day: number): string {
  return format.format(new Date(day * dayMilliseconds)).replace(',', '');
}

/** 'Mon 1 Jun, 14:00'. @param minute after the first midnight of the stay */
export function formatStayMinute(arrival: number, minute: number): string {
  const day = Math.floor(minute / dayMinutes);
  const rest = minute - day * dayMinutes;
  return `${formatStayDay(arrival + day)}, ${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
}
