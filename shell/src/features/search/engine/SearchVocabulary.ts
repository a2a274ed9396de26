import { editDistance } from '@odysseus/model';
import type { Found } from '../found';
import { splitWords } from './splitWords';
import { stem } from './stem';

/** How much a word says of an entry by where it stands. */
const weights = { name: 1, joined: 0.95, otherKind: 0.5, about: 0.8, label: 1, line: 0.45, body: 0.35 } as const;
/** From this weight on a word is one that entries are known by. */
const telling = 0.55;

/** Entries by number, with the weight of a word in each. */
export type Postings = ReadonlyMap<number, number>;
const nowhere: Postings = new Map();

/** A word as it is spelt in the guide, and how sure it is that it was meant, 0 to 1. */
export interface Spelling {
  readonly word: string;
  readonly sure: number;
}

/** Every word of the guide, with the entries that it stands in. */
export class SearchVocabulary {
  readonly #postings = new Map<string, Map<number, number>>();
  /** Of words that entries are known by, how many are. */
  readonly #known = new Map<string, number>();
  /** The same words in order. */
  readonly #sorted: readonly string[];
  readonly #stems = new Map<string, string>();
  /** Which letters words are made of, one bit each. */
  readonly #letters = new Map<string, number>();
  /** What kinds of things are called, stemmed: such a word in a name says little. */
  readonly kinds = new Set<string>();

  /** Words of the names of areas: beside a subject they say where. */
  readonly #areas = new Set<string>();

  constructor(readonly entries: readonly Found[]) {
    for (const { kind, label = '', title, isArea } of entries) {
      if (kind === 'place') for (const word of splitWords(label)) this.kinds.add(stem(word));
      if (isArea) for (const word of splitWords(title)) this.#areas.add(word);
    }
    entries.forEach((entry, id) => {
      const own =
        entry.kind === 'place' && entry.label !== undefined ? stem(splitWords(entry.label)[0] ?? '') : undefined;
      for (const name of namesOf(entry)) this.#addName(id, name, own);
      this.#add(id, entry.about, weights.about);
      this.#add(id, entry.label, weights.label);
      this.#add(id, entry.line, weights.line);
      this.#add(id, entry.body, weights.body);
    });
    this.#sorted = [...this.#known.keys()].sort();
  }

  find(word: string): Postings {
    return this.#postings.get(word) ?? nowhere;
  }

  /** Whether some words are of the name of an area. */
  isArea(words: readonly string[]): boolean {
    return words.length === 1 && words.every((word) => word.length > 3 && this.#areas.has(word));
  }

  /** How many entries are known by a word. */
  frequency(word: string): number {
    return this.#known.get(word) ?? 0;
  }

  /** Words that begin with what was typed. */
  beginning(typed: string): Spelling[] {
    return wordsFrom(this.#sorted, typed).map((word) => ({ word, sure: 0.6 + 0.35 * (typed.length / word.length) }));
  }

  /** Words that somebody may have meant who has mistyped a letter, or in a long word two. @param more words besides those of entries */
  near(typed: string, more: readonly string[]): Spelling[] {
    const letters = lettersOf(typed);
    const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
    if (most === 0) return [];
    const all = [...this.#sorted, ...more].flatMap((word) => {
      if (Math.abs(word.length - typed.length) > most) return [];
      // A slip changes two of the letters that a word is made of at most.
      if (bitsIn(this.#lettersIn(word) ^ letters) > 2 * most) return [];
      // The same letters in another order are one slip: 'effeil'.
      const isMixed = word.length === typed.length && this.#lettersIn(word) === letters;
      const apart = editDistance(typed, word, isMixed ? 2 : most);
      const slips = isMixed && apart === 2 ? 1 : apart;
      const sure = (slips === 1 ? 0.85 : 0.7) - (word[0] === typed[0] ? 0 : 0.15);
      return slips > 0 && slips <= most ? [{ word, sure, slips }] : [];
    });
    const fewest = Math.min(...all.map(({ slips }) => slips));
    return all.filter(({ slips }) => slips === fewest);
  }

  /** Whether nothing but stations is called so: few look for one by its name alone. */
  isOfStations(word: string): boolean {
    const found = this.find(word);
    return found.size > 0 && [...found.keys()].every((id) => this.entries[id]?.kind === 'station');
  }

  #lettersIn(word: string): number {
    const known = this.#letters.get(word) ?? lettersOf(word);
    this.#letters.set(word, known);
    return known;
  }

  /** @param kind what the entry is, stemmed: the 'Hôtel' of a hospital makes no hotel of it */
  #addName(id: number, name: string, kind: string | undefined): void {
    const words = splitWords(name);
    const isOther = (word: string) => kind !== undefined && stem(word) !== kind && this.kinds.has(stem(word));
    for (const word of words) this.#put(id, word, isOther(word) ? weights.otherKind : weights.name);
    // 'sacrecoeur', 'quaibranly': written without the gap
    words.slice(1).forEach((word, index) => this.#put(id, `${words[index] ?? ''}${word}`, weights.joined));
  }

  #add(id: number, text: string | undefined, weight: number): void {
    if (text !== undefined) for (const word of splitWords(text)) this.#put(id, word, weight);
  }

  #put(id: number, word: string, weight: number): void {
    this.#putForm(id, word, weight);
    const stemmed = this.#stems.get(word) ?? stem(word);
    this.#stems.set(word, stemmed);
    if (stemmed !== word) this.#putForm(id, stemmed, weight);
  }

  #putForm(id: number, form: string, weight: number): void {
    let found = this.#postings.get(form);
    if (!found) this.#postings.set(form, (found = new Map<number, number>()));
    const before = found.get(id) ?? 0;
    if (before >= weight) return;
    found.set(id, weight);
    if (weight >= telling && before < telling) this.#known.set(form, (this.#known.get(form) ?? 0) + 1);
  }
}

/** Every name of an entry. What stands in brackets behind one is often left out. */
export function namesOf({ title, local, names = [] }: Found): string[] {
  return [title, ...(local ? [local] : []), ...names].flatMap((name) => {
    const short = name.replace(/\s*\(.*\)$/, '');
    return short === name || short === '' ? [name] : [name, short];
  });
}

/** Words of a sorted list that begin with some letters. */
function wordsFrom(sorted: readonly string[], start: string): string[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.startsWith(start)) end += 1;
  return sorted.slice(low, end);
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function bitsIn(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
