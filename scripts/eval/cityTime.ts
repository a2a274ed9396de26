/** The moment at which a city's clocks show a time. @param text `YYYY-MM-DD HH:MM` */
export function momentOf(text: string, timezone: string): Date {
  const [date = '', time = ''] = text.split(' ');
  const wall = Date.parse(`${date}T${time}:00Z`);
  // Twice, because the offset is that of the moment sought and not of the first guess.
  const first = wall - offsetAt(new Date(wall), timezone);
  return new Date(wall - offsetAt(new Date(first), timezone));
}

/** Milliseconds by which a city's clocks are ahead of UTC. */
function offsetAt(moment: Date, timezone: string): number {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const shown = Date.UTC(
    Number(parts['year']),
    Number(parts['month']) - 1,
    Number(parts['day']),
    Number(parts['hour']),
    Number(parts['minute']),
    Number(parts['second']),
  );
  return shown - moment.getTime();
}
