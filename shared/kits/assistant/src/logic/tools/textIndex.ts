import { stem, wordsOf } from '../understanding/words';

/** Words that say how something is asked and not what about; a city's own name is one more. */
export const idleWords = new Set(
  'a an the is are was were be been am do does did can could should would will shall may might must i you he she it we they me my your our us them his her its this that these those there here what which who whom whose when where why how much many any some and or but if of in on at to for from with without about into by as than then so too very just also only please tell know want need like would get got go going give find show let see have has had not no yes ok hi hello hey thanks thank one ones thing things something anything really good best nice great some more most other others another up out off over city guide visit visiting time people say said make take best worth recommend recommendation suggest looking around near nearby close place places somewhere anywhere'.split(' '),
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

interface Posting {
  readonly document: number;
  count: number;
}

const saturation = 1.2;
const lengthWeight = 0.6;
const titleCount = 3;

/**
 * An index of texts that ranks them by the words that they share with a question (BM25). A word of a title counts thrice.
 * @param idle words that are not looked for
 */
export function textIndex<T>(items: readonly T[], textOf: (item: T) => { readonly title: string; readonly text: string }, idle: ReadonlySet<string> = idleWords): TextIndex<T> {
  const postings = new Map<string, Posting[]>();
  const plain = new Set<string>();
  const lengths = items.map((item, document) => {
    const { title, text } = textOf(item);
    const add = (word: string, count: number): void => {
      plain.add(word);
      const key = stem(word);
      const list = postings.get(key);
      const last = list?.at(-1);
      if (last?.document === document) last.count += count;
      else if (list) list.push({ document, count });
      else postings.set(key, [{ document, count }]);
    };
    const [inTitle, inText] = [longWords(title), longWords(text)];
    for (const word of inTitle) add(word, titleCount);
    for (const word of inText) add(word, 1);
    return inTitle.length + inText.length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const rarity = (list: readonly Posting[]): number => Math.log(1 + (items.length - list.length + 0.5) / (list.length + 0.5));
  return {
    words: plain,
    has: (word) => postings.has(stem(word)),
    search(words, limit, allowed) {
      const groups = words.map((word) => (typeof word === 'string' ? [word] : word)).filter(([word = '']) => !idle.has(word) && word.length > 1);
      const telling = new Map(groups.map((group) => [stem(group[0] ?? ''), [...new Set(group.map(stem))]]));
      const scores = new Map<number, { score: number; covered: number }>();
      let all = 0;
      for (const group of telling.values()) {
        const list = together(group.map((word) => postings.get(word) ?? []));
        // A word that stands nowhere says little of what does.
        const weight = rarity(list) * (list.length === 0 ? 0.5 : 1);
        all += weight;
        for (const { document, count } of list) {
          const known = scores.get(document) ?? { score: 0, covered: 0 };
          const length = 1 - lengthWeight + lengthWeight * ((lengths[document] ?? average) / average);
          scores.set(document, { score: known.score + weight * ((count * (saturation + 1)) / (count + saturation * length)), covered: known.covered + weight });
        }
      }
      return [...scores]
        .flatMap(([document, { score, covered }]): Scored<T>[] => {
          const item = items[document];
          return item === undefined || (allowed && !allowed(item)) ? [] : [{ item, score: score * (0.4 + 0.6 * (covered / all)), covered: covered / all }];
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, limit);
    },
  };
}

/** Several words' places as if they were one word. */
function together(lists: readonly (readonly Posting[])[]): readonly Posting[] {
  const [only = []] = lists;
  if (lists.length <= 1) return only;
  const counts = new Map<number, number>();
  for (const { document, count } of lists.flat()) counts.set(document, (counts.get(document) ?? 0) + count);
  return [...counts].map(([document, count]) => ({ document, count }));
}

/** Words of a long text: `wordsOf` reads no more than a question is long. */
function longWords(text: string): string[] {
  const words: string[] = [];
  for (let at = 0; at < text.length; at += 900) words.push(...wordsOf(text.slice(at, at + 900)));
  return words;
}
