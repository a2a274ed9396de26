/** Classes of meaning, each with words of all languages: what lets a sentence be read whose words were never seen together. */
export interface Lexicon {
  /** Numbers of the classes that a word belongs to, ascending. */
  classesOf(word: string): readonly number[];
}

/** Letters that a beginning has at least: `bleed*`. */
const shortestStem = 4;

/**
 * @param text a line a class, its words parted by blanks; one that ends in `*` stands for all that begin so. The number of a class
 * is that of its line
 */
export function lexiconOf(text: string): Lexicon {
  const whole = new Map<string, number[]>();
  const stems = new Map<string, number[]>();
  text.split('\n').forEach((line, number) => {
    for (const word of line.split(' ').filter(Boolean)) {
      const [map, key] = word.endsWith('*') ? [stems, word.slice(0, -1)] : [whole, word];
      map.set(key, [...(map.get(key) ?? []), number]);
    }
  });
  return {
    classesOf(word) {
      const found = new Set(whole.get(word));
      for (let length = shortestStem; length <= word.length; length += 1)
        for (const number of stems.get(word.slice(0, length)) ?? []) found.add(number);
      return [...found].sort((a, b) => a - b);
    },
  };
}
