const dayMilliseconds = 86_400_000;

/** The site speaks English and sells in euros; Ireland writes both. */
export const siteLocale = 'en-IE';

/** Made when the first date is written: the first formatter of a page costs a slow phone a tenth of a second. */
let longDate: Intl.DateTimeFormat | undefined;

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** The visitor's local calendar date, `YYYY-MM-DD` (decision 8). */
export function localDate(moment: Date): string {
  return `${String(moment.getFullYear()).padStart(4, '0')}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/** The calendar date after a calendar date, both `YYYY-MM-DD`. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + dayMilliseconds).toISOString().slice(0, 10);
}

/** A calendar date in words, `21 November 2026`; no time zone can move it. */
export function dateInWords(date: string): string {
  longDate ??= new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: 'UTC' });
  return longDate.format(Date.parse(`${date}T00:00:00Z`));
}
