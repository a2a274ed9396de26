import { keepTogether } from '@odysseus/model';

/** What runs at a stop, before the first of its numbers: 'bus' of '(bus 40, 46)', 'vaporetto' of '(vaporetto 5.1)'. */
const kindAndNumber = /\((\p{L}+) (?=\p{L}?\d)/gu;
/** A bus before the first number, or buses of a street: 'Senato (bus 70, 492)', 'Via del Corso buses at Piazza Colonna'. */
const bus = /\bbus(?:es)?\b/iu;
/** What else runs there: a line of its own before the bus, another vehicle, or a bus for the rest of the way. */
const otherThanBus = /\b(?:tram|train|metro|vaporetto|then)\b|\([^)]*[,;] (?:or )?bus\b|\((?!bus\b)\p{Lu}?\d/u;

/** Whether all that stops there, as far as it is named, is a bus. */
export function isBusStop(stop: string): boolean {
  return bus.test(stop) && !otherThanBus.test(stop);
}

/** A stop as it is printed: no line ends between what runs there and its number, nor between minutes and their unit. */
export function stopWords(stop: string): string {
  return keepTogether(stop).replace(kindAndNumber, '($1\u00a0');
}
