/** Milliseconds by which a zone's clocks are ahead of UTC at a moment. */
function offsetAt(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - Math.floor(moment / 1_000) * 1_000;
}

/**
 * The moment at which clocks of a zone show a time. Of an hour that is shown twice it is the first; one that is skipped
 * counts as the hour before it.
 * @param local such as `20261121T103000`
 * @returns milliseconds since 1970; undefined when it is no such time
 */
export function zonedMoment(timeZone: string, local: string): number | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/.exec(local);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  if (new Date(asUtc).toISOString().replace(/[-:]|\.000Z$/g, '') !== local) return undefined;
  // The offset before any change nearby: clocks change at most once a day.
  return asUtc - offsetAt(timeZone, asUtc - offsetAt(timeZone, asUtc - 86_400_000));
}

/** The day of a zone's calendar, `YYYY-MM-DD`. */
export function zonedDay(timeZone: string, moment: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
}
