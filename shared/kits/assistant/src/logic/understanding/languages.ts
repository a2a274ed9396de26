import { languages, translations, type Language } from './translations';
import { wordsOf } from './words';

/** Least number of small words of a language before a question counts as written in it. */
const leastMarks = 2;
/** Questions of so few words show their language by one. */
const short = 3;
/** More words than this of a question are not looked at. */
const longest = 400;
/** Words of other languages that stand in English questions too: they tell no language. */
const alsoEnglish = new Set([
  'am',
  'ambulance',
  'come',
  'die',
  'fame',
  'hospital',
  'hunger',
  'kind',
  'lange',
  'metro',
  'museum',
  'police',
  'portable',
  'restaurants',
  'was',
  'j',
  'd',
  'l',
]);
const english =
  /\b(the|is|are|what|how|where|when|which|can|do|does|say|my|of|to|with|from|near|want|need|please|this|that|have|has|for|and|at|you|we|there|any|some|it|not|get|go|show|tell|i (?:am|was|lost))\b/i;
const otherScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Greek}]/u;
/** English words by which a question asks for a way. */
const ways = /\b(get|way|route|metro)\b/;

export interface Translated {
  readonly text: string;
  readonly translated: boolean;
}
/** Words of a question from one up to another. */
interface Span {
  readonly from: number;
  readonly to: number;
}
/** A piece of a question and what it becomes. */
interface Piece extends Span {
  readonly text: string;
}

/**
 * A question in English words, as far as they are known, where it is in French, German, Spanish or Italian.
 * @param namesIn where words name something of the city: that stays as it is and says nothing of the language
 */
export function inEnglish(
  question: string,
  namesIn: (words: readonly string[]) => readonly Span[] = () => [],
): Translated {
  const start = question.slice(0, longest);
  if (english.test(start)) return { text: question, translated: false };
  if (otherScripts.test(start)) return { text: question, translated: true };
  const tokens = [...start.matchAll(/[\p{L}\p{N}]+/gu)];
  const words = tokens.map(([token]) => wordsOf(token)[0] ?? '');
  const names = namesIn(words);
  const language = languageOf(words, names);
  if (!language) return { text: question, translated: false };
  const pieces = translate(words, names, language);
  let text = '';
  let end = 0;
  for (const { from, to, text: own } of pieces) {
    const first = tokens[from];
    const last = tokens[to - 1];
    if (!first || !last) continue;
    text += `${gap(start.slice(end, first.index), end)}${own}`;
    end = last.index + last[0].length;
  }
  return { text: withVerb(text + gap(start.slice(end), end)), translated: true };
}

/** What stands between two pieces: the apostrophe of 'j'ai' and 'dall'Opera' goes with the word before it. */
function gap(text: string, end: number): string {
  return end > 0 ? text.replace(/^['\u2019]/, ' ') : text;
}

/** The language that most of the words belong to, besides names. */
function languageOf(words: readonly string[], names: readonly Span[]): Language | undefined {
  let best: { language: Language; marks: number } | undefined;
  for (const language of languages) {
    const own = properNames(words, names, language);
    const free = words.map((word, index) => (own.some(({ from, to }) => from <= index && index < to) ? '' : word));
    const phrases = piecesOf(free, language);
    const known = new Set([
      ...free.filter((word) => translations[language].marks.includes(word)),
      ...[...phrases, ...endsOf(free, own, language)].flatMap(({ from, to }) => free.slice(from, to)),
    ]);
    const marks = [...known].filter((word) => !alsoEnglish.has(word)).length;
    const count = free.filter((word) => word !== '').length;
    const enough =
      marks >= leastMarks ||
      (count <= short &&
        marks > 0 &&
        phrases.some(({ from, to }) => free.slice(from, to).some((word) => !alsoEnglish.has(word))));
    if (enough && marks > (best?.marks ?? 0)) best = { language, marks };
  }
  return best?.language;
}

/** Names that stay as they are: one whose every word has a meaning of its own, such as 'volé', is none here. */
function properNames(words: readonly string[], names: readonly Span[], language: Language): Span[] {
  const { words: meanings, from: leaving, to: arriving } = translations[language];
  const before = new Set([...leaving, ...arriving]);
  return names.flatMap(({ from, to }) => {
    let start = from;
    while (start < to - 1 && before.has(words[start] ?? '')) start += 1;
    return words.slice(start, to).every((word) => Object.hasOwn(meanings, word)) ? [] : [{ from: start, to }];
  });
}

/** Words and phrases of a language that are known, the longest first. */
function piecesOf(words: readonly string[], language: Language): Piece[] {
  const { words: meanings } = translations[language];
  const pieces: Piece[] = [];
  for (let from = 0; from < words.length;) {
    let length = Math.min(5, words.length - from);
    while (length > 0 && !Object.hasOwn(meanings, words.slice(from, from + length).join(' '))) length -= 1;
    if (length > 0)
      pieces.push({ from, to: from + length, text: meanings[words.slice(from, from + length).join(' ')] ?? '' });
    from += Math.max(1, length);
  }
  return pieces;
}

function translate(words: readonly string[], names: readonly Span[], language: Language): Piece[] {
  const own = properNames(words, names, language);
  const free = words.map((word, index) => (own.some(({ from, to }) => from <= index && index < to) ? '' : word));
  const pieces = piecesOf(free, language);
  const ends = endsOf(free, own, language);
  const both = ends.some(({ text }) => text === 'from') && ends.some(({ text }) => text === 'to');
  const way = both || pieces.some(({ text }) => ways.test(text));
  const used = way
    ? ends.filter(
        (end) =>
          !pieces.some(
            (piece) => piece.to - piece.from > end.to - end.from && piece.from < end.to && end.from < piece.to,
          ),
      )
    : [];
  return [...pieces.filter((piece) => !used.some((end) => piece.from < end.to && end.from < piece.to)), ...used].sort(
    (a, b) => a.from - b.from,
  );
}

/** 'Du' and 'à' before names: from here to there, where a way is asked for. */
function endsOf(words: readonly string[], names: readonly Span[], language: Language): Piece[] {
  const { from: leaving, to: arriving, articles } = translations[language];
  return names.flatMap((name) => {
    let end = name.from;
    if (articles.includes(words[end - 1] ?? '')) end -= 1;
    for (const length of [2, 1]) {
      const lead = words.slice(Math.max(0, end - length), end).join(' ');
      const text = leaving.includes(lead) ? 'from' : arriving.includes(lead) ? 'to' : undefined;
      if (text) return [{ from: end - lead.split(' ').length, to: end, text }];
    }
    return [];
  });
}

/** A verb at the end, as German and a polite Spaniard have it, stands in English before the way. */
function withVerb(text: string): string {
  return /\bget\b/.test(text) && !/\bget (to|from|there)\b/.test(text) ? text.replace(/\b(to|from)\b/, 'get $1') : text;
}
