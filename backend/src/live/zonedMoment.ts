import { momentIn, readCivilDate } from '@odysseus/contract/time';

/**
 * The moment of a time on the clocks of a zone, as PRIM writes it. Of an hour that is shown twice it is the first; one that is
 * skipped counts as the hour before it.
 * @param local such as `20261121T103000`
 * @returns milliseconds since 1970; undefined when it is no such time
 */
export function zonedMoment(timezone: string, local: string): number | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/.exec(local) ?? [];
  const date = readCivilDate(`${year}-${month}-${day}`);
  return date && momentIn(timezone, date, (Number(hour) * 60 + Number(minute)) * 60 + Number(second));
}
