import { hostOf } from '../../known/hostOf';
import type { Known, WithKnown } from '../../known/known';
import type { Receipt } from '../../known/receipts';

type Bearer = { readonly receipts?: readonly Receipt[] | undefined };

/** Leaves what is not shipped behind, and tells how the facts are known. */
export function withKnown<T extends object>(object: T & Bearer): WithKnown<T>;
export function withKnown({ receipts = [], site: _site, ...rest }: Bearer & { site?: unknown }): object {
  const known = knownBy(receipts);
  return known ? { ...rest, known } : rest;
}

/**
 * The reading that counts for each fact: the authority's before others', then that of the page that is dated newest, for what was
 * read last may have been written years ago; a page without a date after all that have one, and then the newest reading.
 */
export function knownBy(receipts: readonly Receipt[]): Known | undefined {
  if (receipts.length === 0) return undefined;
  const best = [...receipts].sort(
    (a, b) =>
      Number(a.how === 'secondary') - Number(b.how === 'secondary') ||
      pageDate(b).localeCompare(pageDate(a)) ||
      b.read.localeCompare(a.read),
  );
  const known: Known = {};
  for (const { of: facts, how, at, read } of best)
    for (const fact of facts) known[fact] ??= { how, host: hostOf(at), on: read };
  return known;
}

/** A day, a month or a year; nothing where a page shows none, which is before all days. */
function pageDate({ dated, proves }: Receipt): string {
  return dated ?? proves ?? '';
}
