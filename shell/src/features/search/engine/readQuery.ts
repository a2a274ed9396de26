import { splitWords } from './splitWords';
import { stem } from './stem';
import type { Alternative, WordList } from './WordList';
import type { SearchVocabulary } from './SearchVocabulary';

/** One thing that a query asks for, in all the words that it may be called by. */
export interface Term {
  readonly ways: readonly Alternative[];
  /** How much it tells apart, about 0.4 to 1.4. */
  readonly weight: number;
  /** Whether the card of each place answers it. */
  readonly onCards: boolean;
  /** Whether it says where alone: what is looked for is to be near to it. */
  readonly isWhere: boolean;
  /** Whether it says which one of what is looked for: 'cheap', 'open now', 'with children'. */
  readonly isByTheWay: boolean;
  /** Whether it is a word of the name of a city. */
  readonly isCity: boolean;
  /** Whether it is what every city may have, 'luggage', and no name. */
  readonly isSubject: boolean;
}

/** What a word that begins so tells, where the word itself is known as well. */
const whereWhole = 0.8;
/** What a slip tells where some text holds the word as it was typed. */
const whereHeld = 0.4;
/** What a place tells that something else is to be near to. */
const nearIt = 0.45;
/** What a word tells that says which one of what is asked for. */
const byTheWay = 0.45;
/** What all such words together tell, of what is asked for: in 'clubs open late' it is clubs that are. */
const allByTheWay = 0.7;
/** What a word of many meanings tells beside a name. */
const listedWord = 0.85;
/** What the name of a city tells of an entry of it. */
const cityWeight = 0.05;

/** What somebody would pay at most: 'under 15 euros', 'for less than £20'. */
const mostToPay =
  /\b(?:for )?(?:under|below|less than|cheaper than|max(?:imum)?|up to|within)\s+(?:[€£$]\s*\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s*(?:[€£$]|euros?\b|eur\b|pounds?\b|dollars?\b|quid\b))/giu;

/** A term before it is weighed beside the others. */
interface Part extends Omit<Term, 'weight'> {
  readonly words: readonly string[];
}

/** Reads a query as terms: the longest names of the list of words first, then word by word. @param cities words of the names of cities */
export function readQuery(
  query: string,
  vocabulary: SearchVocabulary,
  list: WordList,
  cities: ReadonlySet<string>,
): Term[] {
  const parts = partsOf(query, vocabulary, list, cities);
  const asked = parts.filter(({ isWhere, isCity }) => !isWhere && !isCity);
  // In 'cheap dinner Marais' it is a dinner that is asked for: where, and what each card answers, say which.
  const things = asked.filter(({ onCards }) => !onCards);
  const hasSubject = things.some(({ isSubject }) => isSubject);
  const ways = asked.filter(({ onCards }) => onCards).length;
  const shareByTheWay = Math.min(byTheWay, allByTheWay / Math.max(1, ways));
  return parts.map(({ words, ...part }) => {
    const isWhere = part.isWhere || (hasSubject && vocabulary.isArea(words));
    const isByTheWay = part.onCards && things.length > 0;
    const share = isWhere ? nearIt : isByTheWay ? shareByTheWay : 1;
    const listed = list.knows(words) ? listedWord : 1;
    return {
      ...part,
      isWhere,
      isByTheWay,
      weight: part.isCity ? cityWeight : weightOf(part.ways, vocabulary) * share * listed,
    };
  });
}

function partsOf(query: string, vocabulary: SearchVocabulary, list: WordList, cities: ReadonlySet<string>): Part[] {
  const typed = joined(splitWords(withoutSums(query)), vocabulary);
  const isTyping = !/\s$/.test(query);
  const parts: Part[] = [];
  let isWhere = false;
  let at = 0;
  while (at < typed.length) {
    const near = list.nearWords(typed.slice(at));
    if (near > 0) {
      isWhere = parts.length > 0;
      at += near;
      continue;
    }
    const length = longestName(typed, at, list);
    const words = typed.slice(at, at + Math.max(1, length));
    const isLast = isTyping && at + words.length === typed.length;
    at += words.length;
    const [word = ''] = words;
    if (words.length === 1 && isEmpty(word, list)) continue;
    const ways =
      words.length === 1
        ? waysOf(word, isLast, vocabulary, list)
        : [{ words: words.map(stem), sure: 1 }, ...list.alternatives(words)];
    const isCity = words.length === 1 && cities.has(word);
    const onCards = list.isOnCards(words) || isCount(words);
    const isSubject = list.knows(words) && !vocabulary.isArea(words);
    parts.push({ words, ways, onCards, isWhere, isByTheWay: false, isCity, isSubject });
  }
  return parts;
}

/** 'Family of 5': how many there are says which, and is no number of a line. */
function isCount(words: readonly string[]): boolean {
  return words.length === 1 && words.every((word) => /^\d$/.test(word));
}

/** 'Lunch under 10 euro' as one says it without a sum: no card is found by a number. */
function withoutSums(query: string): string {
  return query.replace(mostToPay, ' cheap ');
}

/** Small words say nothing, unless they are short for something: 'US'. A letter alone is the rest of an apostrophe. */
function isEmpty(word: string, list: WordList): boolean {
  return (list.isSmall(word) && !list.knows([word])) || (word.length === 1 && !/\d/.test(word));
}

/** 'mont martre' as the guide writes it. */
function joined(words: readonly string[], vocabulary: SearchVocabulary): string[] {
  const whole: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next] = words.slice(at, at + 2);
    const both = `${word}${next ?? ''}`;
    const parted = next !== undefined && (vocabulary.frequency(word) === 0 || vocabulary.frequency(next) === 0);
    if (parted && word.length > 1 && next.length > 1 && vocabulary.frequency(both) > 0) {
      whole.push(both);
      at += 1;
    } else whole.push(word);
  }
  return whole;
}

function longestName(typed: readonly string[], at: number, list: WordList): number {
  for (let length = Math.min(list.longest, typed.length - at); length > 1; length -= 1)
    if (list.knows(typed.slice(at, at + length)) || list.isOnCards(typed.slice(at, at + length))) return length;
  return 0;
}

/** Every spelling of a word, and every other word for it. */
function waysOf(word: string, isLast: boolean, vocabulary: SearchVocabulary, list: WordList): Alternative[] {
  const known = vocabulary.frequency(word) + vocabulary.frequency(stem(word)) > 0;
  const listed = list.knows([word]);
  const ways: Alternative[] = [
    { words: [word], sure: 1 },
    { words: [stem(word)], sure: 0.98 },
    ...list.alternatives([word]),
  ];
  // Words before the last are seldom left unfinished.
  if (isLast ? word.length >= 2 : word.length >= 4 && !known && !listed)
    for (const { word: whole, sure } of vocabulary.beginning(word))
      if (whole !== word) ways.push({ words: [whole], sure: isLast && !known && !listed ? sure : sure * whereWhole });
  if (isLast && !known && !listed && word.length >= 4)
    for (const whole of list.single) if (whole.startsWith(word)) ways.push(...list.alternatives([whole]));
  const isUnknown = !listed && (vocabulary.isOfStations(word) || (!known && vocabulary.beginning(word).length === 0));
  if (!isUnknown) return ways;
  // What some text holds may have been typed as it was meant.
  const slipped = vocabulary.find(word).size > 0 && !vocabulary.isOfStations(word) ? whereHeld : 1;
  for (const { word: meant, sure } of vocabulary.near(word, list.single))
    for (const way of [{ words: [meant], sure: 1 }, ...list.alternatives([meant])])
      ways.push({ ...way, sure: way.sure * sure * slipped });
  return ways;
}

/** What is seldom tells more than what stands everywhere. */
function weightOf(ways: readonly Alternative[], vocabulary: SearchVocabulary): number {
  const all = vocabulary.entries.length + 1;
  const counts = ways
    .filter(({ sure }) => sure > 0.95)
    .map(({ words }) => Math.min(...words.map((word) => vocabulary.frequency(word))));
  const most = Math.max(0, ...counts);
  return 0.4 + Math.log(all / (most + 1)) / Math.log(all);
}
