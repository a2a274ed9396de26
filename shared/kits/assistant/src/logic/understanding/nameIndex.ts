import { adviceText, middleOf, type LatLng } from '@odysseus/model';
import type { Corpus, CorpusPlace } from '../corpus';
import type { Local } from '../local';
import { districtsOf } from './districts';
import { nameWords } from './nameWords';
import { wordsOf } from './words';

export type Named =
  | { readonly is: 'place'; readonly place: CorpusPlace }
  | { readonly is: 'station'; readonly station: number }
  | { readonly is: 'area'; readonly name: string; readonly at: LatLng }
  | { readonly is: 'arrival'; readonly name: string; readonly airport: boolean }
  | { readonly is: 'pass'; readonly name: string };

/** Something that a question names. */
export interface Mention {
  /** First word of the question and the word after the last. */
  readonly from: number;
  readonly to: number;
  /** The likeliest first. */
  readonly meant: readonly Named[];
}

export interface NameIndex {
  /** @param capital whether each word was written with a capital letter within its sentence */
  find(words: readonly string[], capital?: readonly boolean[]): Mention[];
  /** Words that names are made of, with how much each counts where a typing error may mean several. */
  readonly words: ReadonlyMap<string, number>;
}

interface Entry {
  readonly named: Named;
  readonly weight: number;
}

const longestName = 8;
/** What a name may do without, in any city. */
const plainParts = [
  'the',
  'museum',
  'national',
  'of',
  'church',
  'cathedral',
  'basilica',
  'palace',
  'castle',
  'cemetery',
  'garden',
  'gardens',
  'tower',
  'centre',
  'hotel',
  'restaurant',
  'cafe',
  'foundation',
  'and',
  'house',
  'hospital',
  'station',
  'airport',
  'market',
  'library',
  'bar',
  'arts',
  'art',
  'building',
  'emergency',
  'room',
  'district',
  'districts',
  'police',
];
/** Names that mean something else in an ordinary question, unless they are written with a capital; a city adds its own. */
const everydayNames = ['city', 'science', 'evolution', 'modern', 'history', 'fabric', 'open', 'europe'];

/** How a city's names are written, and asked for. */
interface Style {
  readonly words: (typeof nameWords)[Local['language']];
  /** What a name may do without. */
  readonly plain: ReadonlySet<string>;
  /** Words that say what kind of thing a name is of: none of them tells a place by itself. */
  readonly kinds: ReadonlySet<string>;
  readonly everyday: ReadonlySet<string>;
  readonly particles: ReadonlySet<string>;
  readonly spellings: Readonly<Record<string, string>>;
}

function styleOf({ city, local }: Corpus): Style {
  const own = nameWords[local.language];
  const district = local.districts ? [local.districts.word, `${local.districts.word}s`] : [];
  const plain = new Set([...plainParts, ...own.particles, ...own.kinds, ...wordsOf(city.name), ...district]);
  return {
    words: own,
    plain,
    kinds: new Set([...plain, ...Object.keys(own.english), ...Object.values(own.local)]),
    everyday: new Set([...everydayNames, ...local.everyday]),
    particles: new Set(['of', 'the', ...own.particles]),
    spellings: local.spellings,
  };
}

/** Indexes every name of a city: places, stations, areas, airports and railway stations, passes. */
export function nameIndex(corpus: Corpus): NameIndex {
  const style = styleOf(corpus);
  const lower = lowerCaseWords(corpus);
  const entries = new Map<string, Entry[]>();
  const words = new Map<string, number>();
  const add = (name: string, named: Named, weight: number): void => {
    const own = wordsOf(name);
    const key = own.join(' ');
    // '7th' alone is a day or a district, not the police station of it.
    if (
      key.length < 3 ||
      own.every((word) => style.plain.has(word) || /^\d+(st|nd|rd|th)$/.test(word)) ||
      own.length > longestName
    )
      return;
    const listed = entries.get(key) ?? [];
    if (!listed.some((entry) => sameThing(entry.named, named))) entries.set(key, [...listed, { named, weight }]);
    for (const word of own) if (word.length >= 4) words.set(word, Math.max(words.get(word) ?? 0, weight));
  };
  for (const place of corpus.places) {
    const weight =
      2 +
      (place.picture ? 3 : 0) +
      Math.min(2, place.told.length) / 2 -
      (place.kind === 'service' || place.kind === 'hotel' ? 1.5 : 0);
    for (const name of namesOf(place)) add(name, { is: 'place', place }, weight);
    for (const name of namesOf(place))
      for (const short of shortForms(name, style))
        add(short, { is: 'place', place }, place.picture ? weight - 0.6 : 1.2);
    for (const name of namesOf(place)) add(inEnglishWords(name, style), { is: 'place', place }, 1.1);
    for (const name of namesOf(place))
      if (wordsOf(name).some((word) => style.words.of.includes(word)))
        add(inEnglishWords(name, style, true), { is: 'place', place }, 1.1);
  }
  addDistinctiveWords(corpus, { lower, kinds: style.kinds, entries }, add);
  corpus.network?.stations.forEach(({ name, also = [] }, station) => {
    for (const own of [name, ...also]) add(own, { is: 'station', station }, 1.4);
    for (const part of name.split(/[–-]/))
      if (part.trim().length > 5 && !lower.has(wordsOf(part).join(' '))) add(part, { is: 'station', station }, 0.9);
  });
  for (const { name, at } of areasOf(corpus)) add(name, { is: 'area', name, at }, 1.8);
  for (const { name, also, at } of districtsOf(corpus.places, corpus.local))
    for (const own of [name, ...also]) add(own, { is: 'area', name, at }, 1.8);
  for (const { name, airport, also } of arrivalsOf(corpus))
    for (const own of also) add(own, { is: 'arrival', name, airport }, 5);
  for (const passage of corpus.passages)
    if (passage.kind === 'pass' && passage.name)
      for (const own of passNames(passage.name, corpus.city.name)) add(own, { is: 'pass', name: passage.name }, 3);
  for (const listed of entries.values()) listed.sort((a, b) => b.weight - a.weight);
  const joined = new Map(
    [...entries.keys()]
      .filter((key) => key.includes(' ') && key.length >= 8)
      .map((key) => [key.replace(/ /g, ''), key]),
  );
  for (const key of joined.keys()) if (key.length <= 20) words.set(key, 0.5);
  const loose = looseKeys(entries, style);
  const lookup = (key: string): readonly Entry[] | undefined =>
    entries.get(key) ??
    entries.get(joined.get(key.replace(/ /g, '')) ?? '') ??
    entries.get(loose.get(looseKey(key, style) ?? '') ?? looseKey(key, style) ?? '');
  return {
    words,
    find: (asked, capital) => mentionsIn(asked, capital ?? [], lookup, { lower, everyday: style.everyday }),
  };
}

/**
 * What is left of a name of several words when one looks past particles, doubled letters, last letters that are not heard,
 * and English words in it: 'saint chapel' and 'Sainte-Chapelle' are one. Undefined where too little is left to know it by.
 */
function looseKey(key: string, { particles, spellings, words: { local } }: Style): string | undefined {
  if (!key.includes(' ')) return Object.hasOwn(spellings, key) ? spellings[key] : undefined;
  const own = key.split(' ').filter((word) => !particles.has(word));
  const bare = own.map((word) =>
    (Object.hasOwn(local, word) ? (local[word] ?? word) : word)
      .replace(/^[dl](?=[aeiouh]\w{3})/, '')
      .replace(/(.)\1/g, '$1')
      .replace(/(?<=\w{3})(es|e|s)$/, ''),
  );
  return bare.length >= 2 && bare.join('').length >= 8 ? bare.join(' ') : undefined;
}

function looseKeys(entries: ReadonlyMap<string, readonly Entry[]>, style: Style): Map<string, string> {
  const keys = new Map<string, string>();
  for (const [key, [best]] of entries) {
    const loose = looseKey(key, style);
    const known = loose === undefined ? undefined : keys.get(loose);
    if (loose !== undefined && (known === undefined || (entries.get(known)?.[0]?.weight ?? 0) < (best?.weight ?? 0)))
      keys.set(loose, key);
  }
  return keys;
}

function mentionsIn(
  words: readonly string[],
  capital: readonly boolean[],
  lookup: (key: string) => readonly Entry[] | undefined,
  { lower, everyday }: { readonly lower: ReadonlySet<string>; readonly everyday: ReadonlySet<string> },
): Mention[] {
  const mentions: Mention[] = [];
  for (let from = 0; from < words.length;) {
    let taken = 1;
    for (let length = Math.min(longestName, words.length - from); length >= 1; length -= 1) {
      const own = words.slice(from, from + length);
      const key = own.join(' ');
      // 'To opera', 'from nation': without an article these are stations.
      const led = everyday.has(key) && ['from', 'to'].includes(words[from - 1] ?? '');
      // A single everyday word is a name only where it is written like one.
      if (length === 1 && (everyday.has(key) || lower.has(key)) && !capital[from] && !led) continue;
      const found = lookup(key);
      if (!found) continue;
      mentions.push({ from, to: from + length, meant: found.map(({ named }) => named) });
      taken = length;
      break;
    }
    from += taken;
  }
  return mentions;
}

function sameThing(a: Named, b: Named): boolean {
  if (a.is === 'place' && b.is === 'place') return a.place.id === b.place.id;
  if (a.is === 'station' && b.is === 'station') return a.station === b.station;
  return a.is === b.is && 'name' in a && 'name' in b && a.name === b.name;
}

/** The names of a place, whole and up to their first comma, dash or bracket. */
function namesOf({ name, localName, otherNames = [] }: CorpusPlace): string[] {
  return [...otherNames, name, ...(localName ? [localName] : [])].flatMap((own) => [
    own,
    ...own.split(/[,:(]| – | and its /).slice(0, 1),
  ]);
}

/** 'Musée de l’Orangerie' is asked for as 'Orangerie', 'Notre-Dame Cathedral' as 'Notre-Dame'. */
function shortForms(name: string, { plain, words: { local } }: Style): string[] {
  const words = wordsOf(name);
  const trimmed = [...words];
  while (trimmed.length > 1 && plain.has(trimmed[0] ?? '')) trimmed.shift();
  const both = [...trimmed];
  while (both.length > 1 && plain.has(both.at(-1) ?? '')) both.pop();
  const tail = [...words];
  while (tail.length > 1 && plain.has(tail.at(-1) ?? '')) tail.pop();
  return [
    ...new Set([
      trimmed.join(' '),
      both.join(' '),
      tail.join(' '),
      ...(local['museum'] ? [`${local['museum']} ${both.join(' ')}`] : []),
      ...(words.includes('museum') ? [`${both.join(' ')} museum`] : []),
    ]),
  ];
}

/**
 * 'Musée d’Orsay' as 'museum d orsay': what a question in another language makes of it.
 * @param joined with the first word that means it as 'of': 'museum of orsay'
 */
function inEnglishWords(name: string, { words: { english, of } }: Style, joined = false): string {
  const own = wordsOf(name);
  const first = joined ? own.findIndex((word) => of.includes(word)) : -1;
  return own
    .map((word, index) => (index === first ? 'of' : Object.hasOwn(english, word) ? (english[word] ?? word) : word))
    .join(' ');
}

/** What the index knows before it looks at single words. */
interface Known {
  readonly lower: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
}

/** Words of a name that stand in no other: 'Jacquemart', 'Carnavalet', 'Hemingway'. */
function addDistinctiveWords(
  { places }: Corpus,
  { lower, kinds, entries }: Known,
  add: (name: string, named: Named, weight: number) => void,
): void {
  const owners = new Map<string, Set<CorpusPlace>>();
  for (const place of places) {
    for (const word of new Set(namesOf(place).flatMap((name) => wordsOf(name)))) {
      if (word.length >= 5 && !kinds.has(word) && !lower.has(word))
        owners.set(word, (owners.get(word) ?? new Set()).add(place));
    }
  }
  for (const [word, owning] of owners) {
    const [place] = owning;
    if (place && owning.size === 1 && !entries.has(word)) add(word, { is: 'place', place }, 1);
  }
}

/** Words that the guide itself writes small: no names of their own. */
function lowerCaseWords(corpus: Corpus): Set<string> {
  const words = new Set<string>();
  const texts = [
    ...corpus.places.flatMap(({ summary, body, tips }) => [summary, body, ...tips.map(adviceText)]),
    ...corpus.passages.map(({ text }) => text),
  ];
  for (const text of texts)
    for (const word of text.match(/(?<=\s)\p{Ll}[\p{L}]+/gu) ?? []) for (const plain of wordsOf(word)) words.add(plain);
  return words;
}

function areasOf({ places }: Corpus): { name: string; at: LatLng }[] {
  const found = new Map<string, LatLng[]>();
  for (const { area, coordinates } of places) {
    for (const part of [area, ...area.split(/,| and /)].map((text) => text.trim()).filter((text) => text.length > 3))
      found.set(part, [...(found.get(part) ?? []), coordinates]);
  }
  return [...found].map(([name, points]) => ({ name, at: middleOf(points) }));
}

/** 'Charles de Gaulle airport (CDG)' is asked for as 'CDG', 'Charles de Gaulle' and 'Charles de Gaulle airport'. */
function arrivalsOf({ passages }: Corpus): { name: string; airport: boolean; also: string[] }[] {
  const names = new Map(
    passages.flatMap(({ kind, name, subject }) =>
      kind === 'arrival' && name ? [[name, subject === 'airport'] as const] : [],
    ),
  );
  return [...names].map(([name, airport]) => {
    const code = /\(([A-Z]{3})\)/.exec(name)?.[1];
    const [main = name] = name.split(/ \(/);
    const short = main.replace(/ airport/i, '');
    return {
      name,
      airport,
      also: [name, main, ...(airport ? [short, `${short} airport`, ...(code ? [code, `${code} airport`] : [])] : [])],
    };
  });
}

function passNames(name: string, city: string): string[] {
  return [name, name.startsWith(`${city} `) ? name.slice(city.length + 1) : name];
}
