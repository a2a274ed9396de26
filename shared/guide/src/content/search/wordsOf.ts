import { foldText } from '@odysseus/contract';

/** More tells a search nothing: what stands first in a text is what it is about. */
const mostWords = 150;

/** The words of some texts, each once, without those of a letter or two, and those that are searched already; names first. */
export function wordsOf(texts: readonly (string | undefined)[], already: readonly (string | undefined)[] = []): string {
  const known = new Set(split(already).map(folded));
  const words = split(texts);
  const ordered = [...words.filter(isName), ...words.filter((word) => !isName(word))].map(folded);
  const telling = [...new Set(ordered)].filter((word) => word.length > 2 && !known.has(word));
  return telling.slice(0, mostWords).join(' ');
}

/** What somebody remembers of a place is a name more often than not: 'Mona Lisa'. */
function isName(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function split(texts: readonly (string | undefined)[]): string[] {
  return texts.flatMap((text) => text?.split(/[^\p{L}\p{N}]+/u) ?? []).filter(Boolean);
}

/** A city's texts hold each word dozens of times, and each change of a file asks for all of them. */
const foldedWords = new Map<string, string>();
/** Several cities hold fewer: a long session of writing forgets all at once rather than grow. */
const mostFolded = 50_000;

function folded(word: string): string {
  const known = foldedWords.get(word);
  if (known !== undefined) return known;
  if (foldedWords.size >= mostFolded) foldedWords.clear();
  const made = foldText(word);
  foldedWords.set(word, made);
  return made;
}
