import { formatLongDate, readCivilDate } from '@odysseus/model';

/** '21 November 2026' from `2026-11-21`; whatever is no date stays as it is. */
export function longDate(text: string): string {
  const date = readCivilDate(text);
  return date === undefined ? text : formatLongDate(date);
}
