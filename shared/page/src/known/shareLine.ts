import { listWords } from '@odysseus/model';
import { pageCopy } from '../copy';

/** How many of those that have such facts have one that was read: `{ facts: 'hours', read: 18, of: 31 }`. */
export interface KnownShare {
  readonly facts: string;
  readonly read: number;
  readonly of: number;
}

const { known: words } = pageCopy;

/**
 * How sure the facts of a page are, in a sentence of its head: 'Hours and prices are the usual ones unless a line names its source; check
 * before a long trip'. Without counts: what a visitor can act on is the line of the place they go to. Undefined where nothing is told
 * that changes.
 */
export function shareLine(shares: readonly KnownShare[]): string | undefined {
  const told = shares.filter(({ of: all }) => all > 0);
  if (told.length === 0) return undefined;
  const facts = listWords([...new Set(told.map((share) => share.facts))]);
  if (told.every(({ read }) => read === 0)) return words.noneRead(facts);
  const subject = `${facts.charAt(0).toUpperCase()}${facts.slice(1)}`;
  if (told.every(({ read, of: all }) => read === all)) return words.allRead(subject);
  return words.someRead(
    subject,
    told.some((share) => share.facts === 'hours'),
  );
}
