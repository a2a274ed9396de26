import MiniSearch from 'minisearch';
import { stem, wordsOf } from '../understanding/words';

/** Words that say how something is asked and not what about; a city's own name is one more. */
export const stopWords = new Set(
  'a an the is are was were be been am do does did can could should would will shall may might must i you he she it we they me my your our us them his her its this that these those there here what which who whom whose when where why how much many any some and or but if of in on at to for from with without about into by as than then so too very just also only please tell know want need like would get got go going give find show let see have has had not no yes ok hi hello hey thanks thank one ones thing things something anything really good best nice great some more most other others another up out off over city guide visit visiting time people say said make take best worth recommend recommendation suggest looking around near nearby close place places somewhere anywhere'.split(
    ' ',
  ),
);

export interface Scored<T> {
  readonly item: T;
  readonly score: number;
  /** Share of the question's telling words that it holds, by their weight. */
  readonly covered: number;
}

export interface TextIndex<T> {
  /** @param words several in one list mean the same: any of them will do */
  search(words: readonly (string | readonly string[])[], limit: number, allowed?: (item: T) => boolean): Scored<T>[];
  /** Whether any text holds the word. */
  has(word: string): boolean;
  readonly words: ReadonlySet<string>;
}

/** How BM25 weighs: repetitions of a word, and a text's length. */
const weighing = { k: 1.2, b: 0.6, d: 0 } as const;
const titleWeight = 3;

/**
 * An index of texts that ranks them by the words that they share with a question (MiniSearch, BM25). A word of a title
 * counts thrice.
 * @param skipped words that are not looked for
 */
export function textIndex<T>(
  items: readonly T[],
  textOf: (item: T) => { readonly title: string; readonly text: string },
  skipped: ReadonlySet<string> = stopWords,
): TextIndex<T> {
  const plain = new Set<string>();
  const index = new MiniSearch<{ readonly id: number; readonly text: string }>({
    fields: ['text'],
    tokenize: longWords,
    processTerm: (word) => {
      plain.add(word);
      return stem(word);
    },
    searchOptions: { tokenize: (word) => [word], processTerm: stem, bm25: weighing },
  });
  index.addAll(
    items.map((item, id) => {
      const { title, text } = textOf(item);
      return { id, text: `${`${title} `.repeat(titleWeight)}${text}` };
    }),
  );
  const stems = new Set([...plain].map(stem));
  const rarity = (texts: number): number => Math.log(1 + (items.length - texts + 0.5) / (texts + 0.5));
  return {
    words: plain,
    has: (word) => stems.has(stem(word)),
    search(words, limit, allowed) {
      const groups = words
        .map((word) => (typeof word === 'string' ? [word] : word))
        .filter(([word = '']) => !skipped.has(word) && word.length > 1);
      const telling = [...new Map(groups.map((group) => [stem(group[0] ?? ''), group.map(stem)])).values()];
      const groupsOf = new Map<string, number[]>();
      for (const [group, same] of telling.entries())
        for (const word of new Set(same)) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group]);
      const hits = index
        .search({ combineWith: 'OR', queries: [...groupsOf.keys()] })
        .map(({ id, score, queryTerms }) => ({
          id: id as number,
          score: score / queryTerms.length,
          held: new Set(queryTerms.flatMap((word) => groupsOf.get(word) ?? [])),
        }));
      const texts = telling.map(() => 0);
      for (const { held } of hits) for (const group of held) texts[group] = (texts[group] ?? 0) + 1;
      // A word that stands nowhere says little of what does.
      const weights = texts.map((count) => rarity(count) * (count === 0 ? 0.5 : 1));
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      return hits
        .flatMap(({ id, score, held }): Scored<T>[] => {
          const item = items[id];
          if (item === undefined || (allowed && !allowed(item))) return [];
          const covered = [...held].reduce((sum, group) => sum + (weights[group] ?? 0), 0) / all;
          return [{ item, score: score * (0.4 + 0.6 * covered), covered }];
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, limit);
    },
  };
}

/** Words of a long text: `wordsOf` reads no more than a question is long. */
function longWords(text: string): string[] {
  const words: string[] = [];
  for (let at = 0; at < text.length; at += 900) words.push(...wordsOf(text.slice(at, at + 900)));
  return words;
}
