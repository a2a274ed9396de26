import { nameList } from '@odysseus/model';

/** 'Colosseum (ordinary ticket) and Borghese Gallery': names as one list. What a name says behind a comma goes into brackets. */
export function listNames(names: readonly string[]): string {
  return nameList(names.map(bracketed));
}

/** 'Roma Pass (72 hours)' of 'Roma Pass, 72 hours'. A name that is a list itself stays as it is. */
function bracketed(name: string): string {
  return name.replace(/^([^,(]+), ([^,(]+)$/, (whole, of: string, what: string) =>
    / and /.test(what) ? whole : `${of} (${what})`,
  );
}
