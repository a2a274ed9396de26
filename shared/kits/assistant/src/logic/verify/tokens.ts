import { foldText } from '@odysseus/contract';

/** A word, a number or a single sign of a text. */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign';
  readonly raw: string;
  /** Without accents, in small letters, without elided article, genitive and plural s. */
  readonly stem: string;
  /** Whether it follows its neighbour without a space. */
  readonly attached: boolean;
}

// Every repetition begins with a sign that the one before it can't hold, so reading stays linear. `18:00,19:00` is two times.
const piece =
  /(\s+)|(\d{1,2}:\d{2}(?!\d)|\d+(?:[.,]\d+)*)|([\p{L}\p{M}][\p{L}\p{M}\d]*(?:['’-][\p{L}\p{M}\d]+)*)|(\S)/gu;

/** What a word is compared by. */
export function stemOf(word: string): string {
  const plain = foldText(word)
    .replaceAll('’', "'")
    .replace(/^(?:d|l|qu|j|n|s|c)'(?=.)/, '')
    .replace(/'s?$/, '');
  return plain.length > 3 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain;
}

/** Reads a text once, from left to right. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let attached = false;
  for (const [whole, space, number, word] of text.matchAll(piece)) {
    if (space !== undefined) {
      attached = false;
      continue;
    }
    if (number !== undefined) tokens.push({ kind: 'number', raw: number, stem: number, attached });
    else if (word !== undefined) tokens.push({ kind: 'word', raw: word, stem: stemOf(word), attached });
    else tokens.push({ kind: 'sign', raw: whole, stem: whole, attached });
    attached = true;
  }
  return tokens;
}
