/** A day of the calendar, `YYYY-MM-DD`: without a time of day and without a zone. Earlier days sort before later ones as texts. */
export type CivilDate = `${number}-${number}-${number}`;

const dayMilliseconds = 86_400_000;

/** The day that a text names, or undefined where no calendar has it: 31 June, or no date at all. */
export function readCivilDate(text: string): CivilDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  // The parser takes 31 June for 1 July, or for nothing at all, as it likes.
  return !Number.isNaN(time) && dateOf(time / dayMilliseconds) === text ? dateOf(time / dayMilliseconds) : undefined;
}

/** Days from 1 January 1970 to a date; a day has no length in hours here, so a change of clocks changes nothing. */
export function dayNumber(date: CivilDate): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMilliseconds;
}

/** The date of a day. @param day days since 1 January 1970 */
export function dateOf(day: number): CivilDate {
  return utcDate(day * dayMilliseconds);
}

/** The date in UTC. @param moment milliseconds since 1970 */
export function utcDate(moment: number): CivilDate {
  return new Date(moment).toISOString().slice(0, 10) as CivilDate;
}

/** The date some days later, or earlier for a negative number. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return dateOf(dayNumber(date) + days);
}

/** Days from one date to another; negative where the second is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}
