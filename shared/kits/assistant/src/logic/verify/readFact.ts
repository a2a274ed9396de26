import type { Fact } from '../types';
import { monthOfDate } from './calendarWords';
import type { Quantity } from './quantities';
import { readText, type ReadText } from './readText';
import type { Token } from './tokens';
import { joiners } from './vocabulary';

/** A fact with what its text and label hold, ready to be compared. */
export interface ReadFact extends ReadText {
  readonly ofPlace: boolean;
  /** What its label says before the comma: the place, as its sentences call it. Stems joined by spaces. */
  readonly about: string;
  readonly stems: ReadonlySet<string>;
  /** Neighbouring words without what joins them. */
  readonly pairs: ReadonlySet<string>;
  /** All words in a row, with a space at either end. */
  readonly flow: string;
  readonly readings: ReadonlyMap<string, readonly Quantity[]>;
  readonly named: ReadonlySet<string>;
  /** Its text and label as they stand, in small letters: what addresses are looked for in. */
  readonly plain: string;
}

/** The words of a text, compounds taken apart: `Saint-Germain` is two. */
export const wordsOf = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ kind }) => kind !== 'sign').flatMap(({ stem }) => stem.split(/['-]/).filter((part) => part !== ''));

/** Words in a row as they are looked for in `flow`. */
export const flowOf = (tokens: readonly Token[]): string => ` ${wordsOf(tokens).join(' ')} `;

function pairsOf(words: readonly string[]): Set<string> {
  const joined = words.filter((word) => !joiners.has(word));
  return new Set(joined.slice(1).map((word, index) => `${joined[index] ?? ''} ${word}`));
}

function readingsOf(quantities: readonly Quantity[]): Map<string, Quantity[]> {
  const readings = new Map<string, Quantity[]>();
  for (const quantity of quantities)
    for (const reading of quantity.readings) readings.set(reading, [...(readings.get(reading) ?? []), quantity]);
  return readings;
}

function read({ text, citation }: Fact): ReadFact {
  const body = readText(text);
  const label = readText(citation.label);
  const words = [...wordsOf(label.tokens), '', ...wordsOf(body.tokens)];
  const comma = label.tokens.findIndex(({ raw }) => raw === ',' || raw === ':');
  const stems = new Set([...words, ...[...label.tokens, ...body.tokens].map(({ stem }) => stem)]);
  const named = [...label.days, ...body.days].flatMap(({ days }) => days);
  return {
    ...body,
    ofPlace: citation.place !== undefined,
    about: flowOf(comma < 0 ? label.tokens : label.tokens.slice(0, comma)),
    stems,
    pairs: pairsOf(words),
    flow: `${flowOf(label.tokens)}|${flowOf(body.tokens)}`,
    plain: `${citation.label} ${text}`.toLowerCase(),
    readings: readingsOf([...label.quantities, ...body.quantities]),
    named: new Set([...named, ...named.flatMap((day) => monthOfDate(day) ?? [])]),
  };
}

const kept = new WeakMap<Fact, ReadFact>();

/** Reads a fact once. */
export function readFact(fact: Fact): ReadFact {
  const known = kept.get(fact);
  if (known) return known;
  const fresh = read(fact);
  kept.set(fact, fresh);
  return fresh;
}
