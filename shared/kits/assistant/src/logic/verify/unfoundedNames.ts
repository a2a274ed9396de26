import { flowOf, type ReadFact } from './readFact';
import type { ReadText } from './readText';
import type { Token } from './tokens';
import { commonWords, joiners } from './vocabulary';

const opens: Readonly<Record<string, string>> = { '“': '”', '"': '"', '«': '»', '‘': '’', '„': '“', "'": "'" };
const longestQuote = 60;

/** Stretches in quotes, as first and last token between them. An apostrophe is no closing quote: it has a letter behind. */
function quotesOf(tokens: readonly Token[]): { from: number; to: number }[] {
  const quotes: { from: number; to: number }[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const close = token?.kind === 'sign' ? opens[token.raw] : undefined;
    // A quote begins after a space or a sign, so that minutes and apostrophes don't.
    if (!token || close === undefined || (token.attached && tokens[index - 1]?.kind !== 'sign')) continue;
    const to = tokens.findIndex(
      (other, place) =>
        place > index &&
        place <= index + longestQuote &&
        other.raw === close &&
        !(tokens[place + 1]?.kind === 'word' && tokens[place + 1]?.attached === true),
    );
    if (to <= index + 1) continue;
    quotes.push({ from: index + 1, to: to - 1 });
    index = to;
  }
  return quotes;
}

const startsSentence = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1];
  return (
    before === undefined ||
    (before.kind === 'sign' && /^[.:;!?"“‘«„'(–•*-]$/.test(before.raw) && !(before.raw === '-' && before.attached))
  );
};

const isCapital = (token: Token): boolean => token.kind === 'word' && /^\p{Lu}|^(?:d|l)['’]\p{Lu}/u.test(token.raw);
const isAddress = (tokens: readonly Token[], index: number) =>
  tokens[index]?.kind === 'word' &&
  tokens[index + 1]?.raw === '.' &&
  tokens[index + 1]?.attached === true &&
  tokens[index + 2]?.kind === 'word' &&
  tokens[index + 2]?.attached === true;

/** The capitalised words of a sentence that name something, with their places in it. */
function namedAt({ tokens, days, quantities }: ReadText, allowed: ReadonlySet<string>): number[] {
  const read = new Set(
    [...days, ...quantities].flatMap(({ index, end }) =>
      Array.from({ length: end - index }, (_, step) => index + step),
    ),
  );
  return tokens.flatMap((token, index) => {
    if (read.has(index)) return [];
    if (isAddress(tokens, index)) return [index, index + 2];
    if (!isCapital(token) || allowed.has(token.stem) || joiners.has(token.stem)) return [];
    return startsSentence(tokens, index) && commonWords.has(token.stem) ? [] : [index];
  });
}

const bears = (facts: readonly ReadFact[], token: Token) =>
  facts.some(({ stems }) => stems.has(token.stem) || token.stem.split(/['-]/).every((part) => stems.has(part)));

function looseAt(named: readonly number[], { tokens }: ReadText, facts: readonly ReadFact[]): string[] {
  const checked = new Set(named);
  return named.flatMap((index) => {
    let next = index + 1;
    while (
      tokens[next]?.kind === 'word' &&
      joiners.has(tokens[next]?.stem ?? '') &&
      !checked.has(next) &&
      tokens[next]?.stem !== 'a' &&
      tokens[next]?.stem !== 'of'
    )
      next += 1;
    const [one, other] = [tokens[index], tokens[next]];
    if (!one || !other || !checked.has(next) || /['’]s$/.test(one.raw)) return [];
    const pair = `${one.stem.split(/['-]/).at(-1) ?? ''} ${other.stem.split(/['-]/)[0] ?? ''}`;
    return facts.some(({ pairs }) => pairs.has(pair)) ? [] : [`${one.raw} ${other.raw}`];
  });
}

export interface NameRules {
  /** Whether names in quotes are a visitor's own words and so need no fact. */
  readonly quoted: boolean;
  /** Names that need no fact, by what words are compared by. */
  readonly allowed: ReadonlySet<string>;
}

/**
 * Names that no fact holds: capitalised words one by one, neighbours also as a pair, and what stands in quotes word by word in its order.
 */
export function unfoundedNames(
  sentence: ReadText,
  facts: readonly ReadFact[],
  { quoted, allowed }: NameRules,
): { factual: boolean; unfounded: string[] } {
  const { tokens } = sentence;
  const quotes = quotesOf(tokens);
  const inQuotes = (index: number) => quotes.some(({ from, to }) => index >= from && index <= to);
  const named = namedAt(sentence, allowed).filter((index) => !inQuotes(index));
  const missing = named.flatMap((index) => {
    const token = tokens[index];
    return token && !bears(facts, token) ? [token.raw] : [];
  });
  const misquoted = quoted
    ? []
    : quotes.flatMap(({ from, to }) => {
        const words = tokens.slice(from, to + 1);
        const flow = flowOf(words);
        return flow.trim() === '' || facts.some((fact) => fact.flow.includes(flow))
          ? []
          : [words.map(({ raw }) => raw).join(' ')];
      });
  return {
    factual: named.length > 0 || (!quoted && quotes.length > 0),
    unfounded: [...missing, ...misquoted, ...(missing.length > 0 ? [] : looseAt(named, sentence, facts))],
  };
}
