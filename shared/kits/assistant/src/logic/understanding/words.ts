import { assistantLimits, foldText } from '@odysseus/contract';

/** More words than this say nothing that an answer could take up. */
const mostWords = 160;
/** Spellings of one word; the right one is what names are indexed by. */
const spellings: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  u: 'you',
  pls: 'please',
  plz: 'please',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomorow: 'tomorrow',
  tonite: 'tonight',
  w: 'with',
  thx: 'thanks',
  ty: 'thanks',
  subway: 'metro',
  underground: 'metro',
  kids: 'children',
  kid: 'child',
  color: 'colour',
  center: 'centre',
  theater: 'theatre',
  cheapest: 'cheap',
  okay: 'ok',
};

/**
 * The words of a text in lower case, without accents and typographic marks: 'What’s near Père-Lachaise?' gives
 * `what near pere lachaise`. Times keep their colon (`9:30`), days their stroke (`24/12`), money its sign (`€`).
 */
export function wordsOf(text: string): string[] {
  const plain = foldText(text.slice(0, assistantLimits.longestQuestion))
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .replace(/\b(?:can't|cant|cannot)\b/g, 'can not')
    .replace(/\bwon'?t\b/g, 'will not')
    .replace(/\b(do|does|did|is|are|was|were|should|would|could|have|has|had)n'?t\b/g, '$1 not')
    .replace(/'(s|re|ve|ll|d|m)\b/g, ' ')
    .replace(/(\d)\s*(?:h|u)\s*(\d{2})\b/g, '$1:$2')
    .replace(/(\d+(?:[.,]\d+)?)\s?(€|euros?\b|eur\b)/g, '€ $1');
  const found =
    plain.match(/\d{1,2}\/\d{1,2}(?:\/\d{4}|\/\d{2})?(?![\d/])|[a-z0-9]+(?:[:.]\d{1,2}(?![\d]))?|[€£&]/g) ?? [];
  return found.slice(0, mostWords).map((word) => (Object.hasOwn(spellings, word) ? (spellings[word] ?? word) : word));
}

/** Plurals that no ending tells. */
const plurals: Readonly<Record<string, string>> = { children: 'child', teeth: 'tooth' };

/** One form for 'museum' and 'museums', so that either finds the other. */
export function stem(word: string): string {
  if (Object.hasOwn(plurals, word)) return plurals[word] ?? word;
  if (word.length <= 3) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|us|is)$/.test(word)) return word;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
