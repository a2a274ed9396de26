import type { Term } from './readQuery';
import type { SearchVocabulary } from './SearchVocabulary';

/** How an entry fits a query. */
export interface Match {
  /** How well it fits each term, 0 to 1. */
  readonly qualities: number[];
  /** Of each term, whether it is about that: its lines hold the word, or another for the same. */
  readonly told: boolean[];
  /** Words that stand for the query in it, stemmed, with how sure it is that they were meant. */
  readonly meant: Map<string, number>;
  /** Those of them that stand for what is asked for, not for where or which. */
  readonly asked: Set<string>;
}

/** What words weigh that stand in what an entry is about: such that belong together are no part of its name there. */
const inAbout = 0.8;
/** In a name, how much less another word for the same takes away. */
const sameName = 3;
/** Less sure than this, a word is no part of a name that was typed. */
const sureEnough = 0.5;
/** From this on a word means the same, mistyped or not: one for what merely holds it is less sure. */
const sureOfSame = 0.7;
/** What a word weighs in a line that says what an entry is, at least: in all else it may mean anything. */
const inLine = 0.45;

/** Every entry that fits some term, by number. */
export function matchEntries(terms: readonly Term[], vocabulary: SearchVocabulary): ReadonlyMap<number, Match> {
  const matches = new Map<number, Match>();
  const things = terms.some(({ isWhere, isByTheWay }) => !isWhere && !isByTheWay);
  terms.forEach(({ ways, isWhere, isByTheWay }, term) => {
    const isAsked = !things || !(isWhere || isByTheWay);
    for (const { words, sure } of ways) {
      const postings = words.map((word) => vocabulary.find(word));
      const [first, ...others] = postings;
      for (const [id, weight] of first ?? []) {
        // Words that stand apart are no name: 'free' in a text, 'steps' in a title.
        const held = others.reduce((least, other) => Math.min(least, other.get(id) ?? 0), weight);
        if (held === 0) continue;
        let match = matches.get(id);
        if (!match) matches.set(id, (match = noMatch(terms)));
        match.qualities[term] = Math.max(match.qualities[term] ?? 0, sure * held);
        if (sure >= sureOfSame && words.length === 1 && held >= inLine) match.told[term] = true;
        if (sure >= sureEnough && (words.length === 1 || held > inAbout))
          for (const word of words) {
            match.meant.set(word, Math.max(match.meant.get(word) ?? 0, 1 - (1 - sure) / sameName));
            if (isAsked) match.asked.add(word);
          }
      }
    }
  });
  return matches;
}

const noMatch = (terms: readonly Term[]): Match => ({
  qualities: terms.map(() => 0),
  told: terms.map(() => false),
  meant: new Map(),
  asked: new Set(),
});
