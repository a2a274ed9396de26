import { keepTogether } from '@odysseus/model';

/** What runs at a stop, before the first of its numbers: 'bus' of '(bus 40, 46)', 'vaporetto' of '(vaporetto 5.1)'. */
const kindAndNumber = /\((\p{L}+) (?=\p{L}?\d)/gu;

/** A stop as it is printed: no line ends between what runs there and its number, nor between minutes and their unit. */
export function stopWords(stop: string): string {
  return keepTogether(stop).replace(kindAndNumber, '($1\u00a0');
}
