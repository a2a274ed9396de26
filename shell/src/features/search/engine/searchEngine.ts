import type { SearchWords } from '@odysseus/contract';
import type { Found } from '../found';
import { matchEntries, type Match } from './matchEntries';
import { readQuery, type Term } from './readQuery';
import { splitWords } from './splitWords';
import { stem } from './stem';
import { namesOf, SearchVocabulary } from './SearchVocabulary';
import { WordList } from './WordList';
import { elsewhere, worthByCity } from './worthByCity';

/** What was found for what somebody has typed. */
export interface Finding {
  /** Best first. */
  readonly results: readonly Found[];
  /** Whether the first of them holds most of what was asked for. */
  readonly sure: boolean;
  /** Whether it reads like a question rather than a name. */
  readonly isQuestion: boolean;
  /** Entries whose very name it is, word for word; facts aside. */
  readonly named: readonly Found[];
}

export interface SearchEngine {
  /**
   * @param city the destination whose page is open, as entries name it: its entries come first
   * @param isLocked whether the visitor may not read what an entry leads to: of what fits alike, that comes last
   */
  find(query: string, city?: string, isLocked?: (entry: Found) => boolean): Finding;
}

/** An entry that fits a query, and how well. */
interface Scored {
  readonly entry: Found;
  /** How much of the query it holds, 0 to 1. */
  readonly covered: number;
  /** Whether what is asked for is a name of it, in these words or in others for the same. */
  readonly isNamed: boolean;
  /** Whether it tells of the one subject that is asked for, be it by the way. */
  readonly isTold: boolean;
  /** Whether it is neither of the city that is asked nor true there. */
  readonly isElsewhere: boolean;
  readonly score: number;
}

/** How many results are told. */
export const mostResults = 12;
/** How many of them, at most, that tell of a subject by the way stand before what another city has on it. */
const mostByTheWay = 3;

/** What each kind of entry is worth beside another that fits as well. */
const kindWeights = {
  screen: 1,
  place: 1,
  plan: 0.97,
  walk: 0.97,
  section: 0.95,
  group: 0.88,
  fact: 0.85,
  station: 0.7,
} as const;
/** For an entry whose name was typed, in these words or in others for the same, of kinds that one looks for by name. */
const nameBonus = 0.25;
/** How much of a name, and of the query, that takes. */
const nameHeld = 0.85;
const queryHeld = 0.72;
/** How well it must fit what is asked for: less is no word of a name, nor another for it. */
const wordHeld = 0.82;
/** How well it must fit where that is to be. */
const whereHeld = 0.75;
const named: ReadonlySet<Found['kind']> = new Set(['screen', 'place', 'section', 'group', 'plan', 'walk']);
const rankBonus = 0.05;
/** What a fact of every card is worth for a place that was named. */
const cardFact = 0.85;
/** How much of its name that takes. */
const onCardsFrom = 0.6;
/** What an entry is worth to whom it is closed. */
const locked = 0.9;
/** What 'museum' is worth in the name of one, beside the words that tell it from others. */
const kindWord = 0.3;
/** What 'airport' is worth in 'Orly airport': it stands for a subject, and the other word is a name. */
const subjectWord = 0.5;
/** What a fountain or a playground is worth that the map alone shows. */
const onMapAlone = 0.92;
/** What an entry of another city is worth where the city of the page holds what is asked for. */
const behindOwn = 0.6;
/** What a name is worth that holds only where something is to be, or which of several. */
const unasked = 0.5;
/** Half of a query is worth less than half. */
const wholeness = 1.4;
/** What an entry gets for its name: from this part of its worth, up to all of it. */
const nameless = 0.6;
/** From this part of the query on a result is worth telling, and is what was asked for. */
const least = { told: 0.3, ratherThanNothing: 0.12, sure: 0.7, ofBest: 0.45 } as const;

/**
 * Searches entries by name and by subject, forgiving of accents, slips and unfinished words, and of other words for the same.
 * @param countries the destination that tells what is true of a whole country, by those that lie in it: what it has is theirs, too
 */
export function createSearchEngine(
  entries: readonly Found[],
  words: SearchWords,
  countries: ReadonlyMap<string, string> = new Map(),
): SearchEngine {
  const vocabulary = new SearchVocabulary(entries);
  const list = new WordList(words);
  const cities = new Set(entries.map(({ city }) => city));
  const worthOf = worthByCity(countries);
  const cityWords = new Set([...cities].flatMap(splitWords));
  const byName = entriesByName(entries);
  /** Of each name its telling words, with what each tells. */
  const names = entries.map((entry) =>
    namesOf(entry).map((name) => {
      const all = [...new Set(splitWords(name).map(stem))];
      const inside = [...countries].flatMap(([city, country]) => (country === entry.city ? [city] : []));
      const own = new Set([entry.city, ...inside].flatMap(splitWords).map(stem));
      const telling = all.filter((word) => !list.isSmall(word) && !own.has(word));
      const isSubject = (word: string) => list.knows([word]);
      const isMixed = telling.some(isSubject) && !telling.every(isSubject);
      return (telling.length > 0 ? telling : all).map(
        (word) =>
          [
            word,
            weightOfWord(vocabulary.frequency(word), entries.length) *
              (all.length > 1 && vocabulary.kinds.has(word) ? kindWord : isMixed && isSubject(word) ? subjectWord : 1),
          ] as const,
      );
    }),
  );

  const score = (
    entry: Found,
    id: number,
    match: Match,
    terms: readonly Term[],
    where: number,
  ): Omit<Scored, 'isElsewhere'> => {
    const share = shareOfName(names[id] ?? [], match);
    const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
    const held = terms.reduce((sum, { weight, onCards }, index) => {
      const quality = match.qualities[index] ?? 0;
      const onCard = onCards && entry.kind === 'place' && share >= onCardsFrom;
      return sum + weight * (onCard ? Math.max(quality, cardFact) : quality);
    }, 0);
    const covered = (held / whole) * isWhatIsNear(terms, match);
    const isSomewhere = terms.some(({ isWhere }) => isWhere);
    const holds = (isSomewhere || covered > queryHeld) && isHeld(terms, match);
    return {
      entry,
      covered,
      isNamed: holds && share > nameHeld,
      isTold: isOneSubject(terms) && tellsOf(terms, match),
      score:
        covered ** wholeness * (nameless + (1 - nameless) * share) * kindWeights[entry.kind] * where +
        (holds && (share > nameHeld || isThere(terms, match)) && named.has(entry.kind)
          ? nameBonus * covered ** 3 * Math.max(share, nameHeld) * where
          : 0) +
        (entry.rank ? rankBonus * covered : 0),
    };
  };

  return {
    find(query, city, isLocked = () => false) {
      const terms = readQuery(query, vocabulary, list, cityWords);
      const typed = new Set(splitWords(query));
      const asked = [...cities].find((name) => name !== '' && splitWords(name).every((word) => typed.has(word)));
      const here = asked ?? city;
      const scoredBy = (terms: readonly Term[]) =>
        [...matchEntries(terms, vocabulary)].flatMap(([id, match]) => {
          const entry = entries[id];
          if (!entry) return [];
          const worthHere = worthOf(entry, id, here);
          const worth = worthHere * (isLocked(entry) ? locked : 1) * (isOnMapAlone(entry) ? onMapAlone : 1);
          return [{ ...score(entry, id, match, terms, worth), isElsewhere: worthHere <= elsewhere }];
        });
      const fitting = scoredBy(terms);
      // Where nothing lies where something was asked to be, the place that was named is better than nothing.
      const isThereAny = fitting.some((one) => one.covered >= least.told);
      const scored = isThereAny ? fitting : scoredBy(terms.map((term) => ({ ...term, isWhere: false })));
      const isOwn = ({ entry: { city: of } }: Scored) => of === here || of === '';
      // Where the city of the page has what was asked for, other cities stand behind it.
      const known = scored.some((one) => one.isNamed && isOwn(one));
      const standing = (one: Scored) => one.score * (known && !isOwn(one) ? behindOwn : 1);
      scored.sort((a, b) => standing(b) - standing(a));
      const best = scored[0];
      // Somebody who typed much of which little is known had better see that little than nothing.
      const from = best !== undefined && best.covered >= least.told ? least.told : least.ratherThanNothing;
      const fit = scored.filter((one) => one.covered >= from && one.score >= least.ofBest * (best?.score ?? 0));
      const told = fit[0]?.isElsewhere === true ? withOwnFirst(fit, scored) : fit;
      const results = withoutInherited(
        told.map(({ entry }) => entry),
        here,
        countries.get(here ?? ''),
      );
      return {
        results: results.slice(0, mostResults),
        sure: (told[0]?.covered ?? 0) >= least.sure,
        isQuestion: list.isQuestion(query),
        named: byName.get(nameKey(query)) ?? [],
      };
    },
  };
}

/** Where another city answers first, what the city that is asked tells of the subject stands before it. @param scored best first */
function withOwnFirst(fit: readonly Scored[], scored: readonly Scored[]): readonly Scored[] {
  const own = scored.filter(({ isTold, isElsewhere }) => isTold && !isElsewhere).slice(0, mostByTheWay);
  return [...own, ...fit.filter((one) => !own.includes(one))];
}

const isOnMapAlone = ({ path }: Found): boolean => path.includes('?place=');

function entriesByName(entries: readonly Found[]): ReadonlyMap<string, readonly Found[]> {
  const found = new Map<string, Found[]>();
  // Facts are lines of a table: 'Emergency', 'Language'.
  for (const entry of entries.filter(({ kind }) => kind !== 'fact'))
    for (const key of new Set(namesOf(entry).map(nameKey))) found.set(key, [...(found.get(key) ?? []), entry]);
  return found;
}

const nameKey = (name: string): string => splitWords(name).map(stem).join(' ');

/** Leaves out what a country tells in the same words as the city that is asked: cities inherit its advice. */
function withoutInherited(results: readonly Found[], city: string | undefined, country: string | undefined): Found[] {
  if (country === undefined) return [...results];
  const nameOf = ({ kind, title }: Found) => `${kind} ${title}`;
  const own = new Set(results.filter((one) => one.city === city).map(nameOf));
  return results.filter((one) => one.city !== country || !own.has(nameOf(one)));
}

/** Of what lies near to something, only that counts which is what was asked for: 1, else next to nothing. */
function isWhatIsNear(terms: readonly Term[], { qualities }: Match): number {
  if (!terms.some(({ isWhere }) => isWhere)) return 1;
  return (
    terms.reduce(
      (least, { isWhere, isByTheWay }, index) =>
        isWhere || isByTheWay ? least : Math.min(least, qualities[index] ?? 0),
      1,
    ) ** 2
  );
}

/** Whether it lies where something is asked to be: its name says so, or its area. */
function isThere(terms: readonly Term[], { qualities }: Match): boolean {
  return (
    terms.some(({ isWhere }) => isWhere) &&
    terms.every(({ isWhere }, index) => !isWhere || (qualities[index] ?? 0) >= whereHeld)
  );
}

/** Whether a query asks for one thing that every city may have, not for a name, nor for what lies somewhere. */
function isOneSubject(terms: readonly Term[]): boolean {
  const [subject, ...others] = terms.filter(isAskedFor);
  return subject?.isSubject === true && !subject.isWhere && others.length === 0;
}

function tellsOf(terms: readonly Term[], { told }: Match): boolean {
  return terms.every((term, index) => !isAskedFor(term) || told[index] === true);
}

const isAskedFor = ({ isByTheWay, isCity }: Term): boolean => !isByTheWay && !isCity;

/** Whether every word that tells what is asked for is in names of an entry, or another word for it is. */
function isHeld(terms: readonly Term[], { qualities }: Match): boolean {
  return terms.every(
    ({ isWhere, isByTheWay, isCity }, index) => isWhere || isByTheWay || isCity || (qualities[index] ?? 0) > wordHeld,
  );
}

/** How much of the best fitting name of an entry a query holds, 0 to 1. */
function shareOfName(names: readonly (readonly (readonly [string, number])[])[], { meant, asked }: Match): number {
  let best = 0;
  for (const words of names) {
    let [held, whole] = [0, 0];
    for (const [word, weight] of words) {
      whole += weight;
      held += weight * (meant.get(word) ?? 0);
    }
    // 'Bus' is no name of what is looked for by 'bus from the airport'.
    best = Math.max(best, (held / whole) * (words.some(([word]) => asked.has(word)) ? 1 : unasked));
  }
  return best > 0.97 ? 1 : best;
}

/** What is seldom tells more than what stands everywhere, about 0.4 to 1.4. */
function weightOfWord(frequency: number, entries: number): number {
  return 0.4 + Math.log((entries + 1) / (frequency + 1)) / Math.log(entries + 1);
}
