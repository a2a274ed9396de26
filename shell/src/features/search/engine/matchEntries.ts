import type { Term } from './readQuery';
import type { SearchVocabulary } from './SearchVocabulary';

/** How an entry fits a query. */
export interface Match {
  /** How well it fits each term, 0 to 1. */
  readonly qualities: number[];
  /** Words that stand for the query in it, stemmed, with how sure it is that they were meant. */
  readonly meant: Map<string, number>;
}

/** In a name, how much less another word for the same takes away. */
const sameName = 3;
/** Less sure than this, a word is no part of a name that was typed. */
const sureEnough = 0.5;

/** Every entry that fits some term, by number. */
export function matchEntries(terms: readonly Term[], vocabulary: SearchVocabulary): ReadonlyMap<number, Match> {
  const matches = new Map<number, Match>();
  terms.forEach(({ ways }, term) => {
    for (const { words, sure } of ways) {
      const postings = words.map((word) => vocabulary.find(word));
      const [first, ...others] = postings;
      for (const [id, weight] of first ?? []) {
        let sum = weight;
        for (const other of others) sum += other.get(id) ?? -Infinity;
        if (sum === -Infinity) continue;
        let match = matches.get(id);
        if (!match) matches.set(id, (match = { qualities: terms.map(() => 0), meant: new Map() }));
        match.qualities[term] = Math.max(match.qualities[term] ?? 0, (sure * sum) / words.length);
        if (sure >= sureEnough)
          for (const word of words)
            match.meant.set(word, Math.max(match.meant.get(word) ?? 0, 1 - (1 - sure) / sameName));
      }
    }
  });
  return matches;
}
