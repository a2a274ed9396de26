import type { CivilDate } from '@odysseus/contract/time';

/** The site speaks English and sells in euros; Ireland writes both. */
export const siteLocale = 'en-IE';

/** Made when the first date is written: the first formatter of a page costs a slow phone a tenth of a second. */
let longDate: Intl.DateTimeFormat | undefined;

/** A calendar date in words, `21 November 2026`; no time zone can move it. */
export function dateInWords(date: CivilDate): string {
  longDate ??= new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: 'UTC' });
  return longDate.format(new Date(date));
}
