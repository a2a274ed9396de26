import { editDistance } from '@odysseus/model';

/** Words that are looked up of one question: comparing letters is the only thing here that takes time. */
const mostCorrections = 16;

export interface Speller {
  /** Words as they were meant; what nothing known comes near to stays. */
  correct(words: readonly string[]): string[];
  knows(word: string): boolean;
}

/**
 * Puts right what was typed wrongly, by the words that the guide and its assistant know.
 * @param known every word that is right as it stands
 * @param wanted the words that a mistyped one is made into: names, and what questions are asked with
 */
export function speller(known: ReadonlySet<string>, wanted: ReadonlyMap<string, number>): Speller {
  const byLength = new Map<number, string[]>();
  for (const word of wanted.keys()) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  const nearest = (word: string): string => {
    const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
    let best: { word: string; distance: number; weight: number } | undefined;
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const candidate of byLength.get(length) ?? []) {
        // People get the beginning right.
        if (candidate.charCodeAt(0) !== word.charCodeAt(0) && word.length < 7) continue;
        const distance = editDistance(word, candidate, best?.distance ?? most);
        const weight = wanted.get(candidate) ?? 0;
        if (
          distance <= most &&
          (!best || distance < best.distance || (distance === best.distance && weight > best.weight))
        )
          best = { word: candidate, distance, weight };
      }
    }
    return best?.word ?? word;
  };
  return {
    knows: (word) => known.has(word) || wanted.has(word),
    correct(words) {
      let left = mostCorrections;
      const corrected = new Map<string, string>();
      return words.map((word) => {
        if (known.has(word) || wanted.has(word) || word.length > 24 || !/^[a-z]{4,}$/.test(word)) return word;
        const before = corrected.get(word);
        if (before !== undefined || left <= 0) return before ?? word;
        left -= 1;
        // 'dorsay', 'lorangerie': the article ran into the name.
        const bare = /^[dl]/.test(word) && wanted.has(word.slice(1)) && word.length >= 6 ? word.slice(1) : undefined;
        const meant = bare ?? nearest(word);
        corrected.set(word, meant);
        return meant;
      });
    },
  };
}
