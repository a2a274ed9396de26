import type { SearchWords } from '@odysseus/contract';
import { splitWords } from './splitWords';
import { stem } from './stem';

/** Other words for what was typed, and how near they come to it, 0 to 1. */
export interface Alternative {
  readonly words: readonly string[];
  readonly sure: number;
}

const sureness = { same: 0.84, wider: 0.5, widerSame: 0.42 } as const;

/** What visitors type for what the guide calls otherwise, ready to be asked. */
export class WordList {
  /** Words of the guide's language, by each word that means the same. */
  readonly #same = new Map<string, string[][]>();
  readonly #wider = new Map<string, string[]>();
  readonly #small: ReadonlySet<string>;
  readonly #near: ReadonlySet<string>;
  readonly #questions: readonly string[];
  readonly #card: ReadonlySet<string>;
  /** Words that stand for others, one by one. */
  readonly single: readonly string[];
  /** Words in the longest name that stands for others. */
  readonly longest: number;

  constructor({ same, wider, small, near, questions, card }: SearchWords) {
    for (const [guide, others] of same) {
      const names = guide.map(keyOf);
      for (const name of new Set([...names, ...others.map(keyOf)]))
        this.#same.set(name, [...(this.#same.get(name) ?? []), names]);
    }
    for (const [of, holding] of wider)
      for (const name of of.map(keyOf))
        this.#wider.set(name, [...(this.#wider.get(name) ?? []), ...holding.map(keyOf)]);
    this.#small = new Set(small.flatMap(splitWords));
    this.#near = new Set(near.map((words) => splitWords(words).join(' ')));
    this.#questions = questions.map((words) => splitWords(words).join(' '));
    this.#card = new Set(card.map(keyOf));
    const all = [...this.#same.keys(), ...this.#wider.keys()];
    this.single = all.filter((name) => !name.includes(' '));
    this.longest = Math.max(1, ...all.map((name) => name.split(' ').length));
  }

  isSmall(word: string): boolean {
    return this.#small.has(word);
  }

  /** How many of the first words tell where, 'close to': what follows them is where something is to be. */
  nearWords(words: readonly string[]): number {
    return [2, 1].find((count) => words.length > count && this.#near.has(words.slice(0, count).join(' '))) ?? 0;
  }

  /** Whether some words stand for others. */
  knows(words: readonly string[]): boolean {
    const key = stemmed(words);
    return this.#same.has(key) || this.#wider.has(key);
  }

  /** Whether the card of each place answers it: 'opening hours'. */
  isOnCards(words: readonly string[]): boolean {
    const key = stemmed(words);
    return this.#card.has(key) || this.#sameAs(key).some((name) => this.#card.has(name));
  }

  /** Everything that some words may stand for. */
  alternatives(words: readonly string[]): Alternative[] {
    const key = stemmed(words);
    const same = this.#sameAs(key);
    const wider = [key, ...same].flatMap((name) => this.#wider.get(name) ?? []);
    return [
      ...told(same, sureness.same),
      ...told(wider, sureness.wider),
      ...told(
        wider.flatMap((name) => this.#sameAs(name)),
        sureness.widerSame,
      ),
    ];
  }

  /** Whether a text reads like a question rather than a name. */
  isQuestion(text: string): boolean {
    if (text.trim().endsWith('?')) return true;
    const words = splitWords(text);
    const whole = `${words.join(' ')} `;
    return words.length >= 3 && this.#questions.some((start) => whole.startsWith(`${start} `));
  }

  #sameAs(key: string): string[] {
    return [...new Set((this.#same.get(key) ?? []).flat())].filter((name) => name !== key);
  }
}

function told(names: readonly string[], sure: number): Alternative[] {
  return names.map((name) => ({ words: name.split(' '), sure }));
}

function keyOf(words: string): string {
  return stemmed(splitWords(words));
}

function stemmed(words: readonly string[]): string {
  return words.map(stem).join(' ');
}
