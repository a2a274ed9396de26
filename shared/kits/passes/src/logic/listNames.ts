import { listWords, markBetween } from '@odysseus/model';

/**
 * 'Colosseum (ordinary ticket) and Borghese Gallery': names as one list, of which nobody counts more things than there are. What a
 * name says behind a comma goes into brackets; beside a name that holds an 'and', none stands between names.
 */
export function listNames(names: readonly string[]): string {
  const told = names.map(bracketed);
  const mark = markBetween(told);
  return mark === '; ' || told.some((name) => / and /.test(name)) ? told.join(mark) : listWords(told);
}

/** 'Roma Pass (72 hours)' of 'Roma Pass, 72 hours'. A name that is a list itself stays as it is. */
function bracketed(name: string): string {
  return name.replace(/^([^,(]+), ([^,(]+)$/, (whole, of: string, what: string) =>
    / and /.test(what) ? whole : `${of} (${what})`,
  );
}
