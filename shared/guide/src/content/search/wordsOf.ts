import { foldText } from '@odysseus/contract';

/** More tells a search nothing: what stands first in a text is what it is about. */
const mostWords = 150;

/** The words of some texts, each once, without those of a letter or two, and those that are searched already; names first. */
export function wordsOf(texts: readonly (string | undefined)[], already: readonly (string | undefined)[] = []): string {
  const known = new Set(already.flatMap(wordsIn).map(({ folded }) => folded));
  const words = texts.flatMap(wordsIn);
  const ordered = [...words.filter(({ isName }) => isName), ...words.filter(({ isName }) => !isName)];
  const telling = new Set(ordered.flatMap(({ folded }) => (folded.length > 2 && !known.has(folded) ? [folded] : [])));
  return [...telling].slice(0, mostWords).join(' ');
}

interface Word {
  readonly folded: string;
  /** What somebody remembers of a place is a name more often than not: 'Mona Lisa'. */
  readonly isName: boolean;
}

/** By texts: an edit changes one, and asks for the words of all. */
const knownWords = new Map<string, readonly Word[]>();
/** A remote of five cities has some ten thousand. */
const mostTexts = 20_000;

function wordsIn(text: string | undefined): readonly Word[] {
  if (text === undefined) return [];
  const known = knownWords.get(text);
  if (known) return known;
  const words = text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => ({ folded: folded(word), isName: /^\p{Lu}/u.test(word) }));
  if (knownWords.size >= mostTexts) knownWords.clear();
  knownWords.set(text, words);
  return words;
}

/** A city's texts hold each word dozens of times. */
const foldedWords = new Map<string, string>();

function folded(word: string): string {
  const known = foldedWords.get(word) ?? foldText(word);
  if (foldedWords.size >= mostTexts) foldedWords.clear();
  foldedWords.set(word, known);
  return known;
}
