import { listWords } from '@odysseus/model';
import { pageCopy } from '../copy';

/** How many of some things have a fact that was read: `{ facts: 'hours', things: 'places', read: 18, of: 31 }`. */
export interface KnownShare {
  readonly facts: string;
  readonly things: string;
  readonly read: number;
  readonly of: number;
}

const { known: words } = pageCopy;

/** 'Hours read for 18 of 31 places, prices for 12 of 20; the rest is usual: confirm before you go'; undefined where nothing is told that changes. */
export function shareLine(shares: readonly KnownShare[]): string | undefined {
  const told = shares.filter(({ of: all }) => all > 0);
  if (told.length === 0) return undefined;
  const read = told.filter((share) => share.read > 0);
  if (read.length === 0) return words.noneRead(listWords(told.map(({ facts }) => facts)));
  const parts = read.map(({ facts, things, read: count, of: all }, index) => {
    const same = index > 0 && read[index - 1]?.things === things;
    return `${facts}${index === 0 ? ' read' : ''} for ${count === all ? `all ${all}` : `${count} of ${all}`}${same ? '' : ` ${things}`}`;
  });
  const line = parts.join(', ');
  const whole = told.every((share) => share.read === share.of);
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}${whole ? '' : `; ${words.rest}`}`;
}
