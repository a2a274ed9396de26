import { foldText, type SearchEntry } from '@odysseus/contract';
import MiniSearch from 'minisearch';

/** An entry with the destination that it belongs to. */
export interface Found extends SearchEntry {
  readonly city: string;
}

export interface SearchEngine {
  /** The best entries for what somebody has typed, best first. */
  find(query: string): readonly Found[];
}

/** How many results are told. */
export const mostResults = 12;
const weights = { title: 6, local: 6, words: 1.5, city: 1, line: 1 } as const;

/** Words of a text; an apostrophe parts them, so that "l'Orangerie" is found as Orangerie. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Words that carry nothing, in the languages of the guide's names. */
const small = new Set([
  'the',
  'of',
  'and',
  'a',
  'in',
  'at',
  'to',
  'on',
  'for',
  'is',
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'l',
  'd',
  'et',
  'di',
  'del',
  'della',
  'il',
]);

/** Searches entries by name, forgiving of accents, slips and unfinished words. */
export function createSearchEngine(entries: readonly Found[]): SearchEngine {
  const index = new MiniSearch<Found & { readonly id: number }>({
    fields: ['title', 'local', 'words', 'city', 'line'],
    tokenize: wordsOf,
    processTerm: (term) => (small.has(term) ? null : term),
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const options = {
    boost: weights,
    prefix: (term: string) => term.length >= 2,
    // A slip in four letters, two in eight.
    fuzzy: (term: string) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
    boostDocument: (id: number) => (entries[id]?.kind === 'section' ? 0.7 : 1),
  };
  return {
    find(query) {
      const every = index.search(query, { ...options, combineWith: 'AND' });
      const found = every.length > 0 ? every : index.search(query, options);
      return found.slice(0, mostResults).flatMap(({ id }: { id: number }) => entries[id] ?? []);
    },
  };
}
