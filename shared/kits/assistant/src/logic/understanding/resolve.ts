import type { Reading } from '@odysseus/danger';
import type { CorpusPlace } from '../corpus';
import type { Guide } from '../guide';
import type { AskContext } from '../types';
import { isKindKey, kindsOfPlace } from './kindsOfPlace';
import { readMemory, type Memory, type Wish } from './memory';
import type { Moment } from './moment';
import type { Named } from './nameIndex';
import { ageWords, fields as allFields, type Field, type Question } from './question';
import { questionWords } from './questionWords';
import { isCurrencyWord } from './readLimit';
import { stem } from './words';

/** A question with what the conversation before adds to it. */
export interface Ask {
  readonly guide: Guide;
  readonly q: Question;
  readonly context: AskContext;
  readonly memory: Memory | undefined;
  /** Places that it is about, named or meant. */
  readonly places: readonly CorpusPlace[];
  /** Everything that it names, the likeliest meaning of each. */
  readonly named: readonly Named[];
  /** Whether its places come from what was said before. */
  readonly meant: boolean;
  readonly moment: Moment;
  readonly fields: readonly Field[];
  readonly wish: Wish;
  /** Whether it only makes sense after the one before: 'and on Monday?', 'cheaper'. */
  readonly short: boolean;
  /** What the reader of danger makes of it; undefined where the guide has no help to give. */
  readonly danger: Reading | undefined;
}

const ordinals: readonly (readonly [readonly string[], number])[] = [
  [['first', '1st'], 0],
  [['second', '2nd'], 1],
  [['third', '3rd'], 2],
  [['fourth', '4th'], 3],
  [['fifth', '5th'], 4],
  [['last'], -1],
];
/** Words of a short question that add nothing of their own. */
const joining = new Set([
  'and',
  'what',
  'about',
  'how',
  'or',
  'then',
  'so',
  'ok',
  'but',
  'no',
  'yes',
  'instead',
  'is',
  'it',
  'on',
  'the',
  'for',
  'with',
  'one',
  'in',
  'at',
  'too',
  'also',
  'there',
  'that',
  'them',
  'they',
  'near',
  'something',
  'else',
  'more',
  'another',
  'please',
  'can',
  'i',
  'we',
  'me',
  'to',
  'a',
  'other',
  'does',
  'do',
  'from',
  'of',
  'any',
  'are',
  'this',
  'when',
  'much',
  'long',
  'need',
  'not',
  'you',
  'have',
  'be',
  'want',
  'show',
  'give',
  'my',
  'if',
  'just',
  'only',
  'day',
  'time',
  'early',
  'late',
  'later',
  'earlier',
  'early',
  'people',
  'old',
  'year',
  'years',
  'under',
  'over',
]);

/** Puts a question together with what was said before it. */
export function resolve(guide: Guide, q: Question, given: AskContext, danger?: Reading): Ask {
  const memory = readMemory(given.history.at(-1)?.memory);
  const ages = q.ages.length > 0 ? q.ages : given.ages.length > 0 ? given.ages : (memory?.ages ?? []);
  const context: AskContext = { ...given, ages };
  const named = q.mentions.flatMap(({ meant }) => (meant[0] ? [meant[0]] : []));
  const own = namedPlaces(guide, q, memory);
  const short = isShort(q);
  const referred = own.length > 0 ? [] : referredPlaces(guide, q, memory, short);
  const places = own.length > 0 ? own : referred;
  const follows = memory !== undefined && short;
  const moment =
    follows && isEmpty(q.moment) && !q.has('today')
      ? (memory.moment ?? {})
      : mergeMoment(q.moment, follows || referred.length > 0 ? memory?.moment : undefined);
  const fields = q.fields.length > 0 ? q.fields : follows ? memory.fields.filter(isField) : [];
  return {
    guide,
    q,
    context,
    memory,
    places,
    named,
    meant: referred.length > 0,
    moment,
    fields,
    wish: { ...q.wish, about: aboutWords(guide, q) },
    short,
    danger,
  };
}

function isField(field: string): field is Field {
  return allFields.some((each) => each === field);
}

function isEmpty(moment: Moment): boolean {
  return Object.keys(moment).length === 0;
}

/** 'and at nine?' keeps the day, 'and on Monday?' keeps the hour. */
function mergeMoment(own: Moment, before: Moment | undefined): Moment {
  if (!before || isEmpty(own)) return own;
  if (own.date === undefined && !own.now && (own.minute !== undefined || own.part !== undefined))
    return { ...own, ...(before.date ? { date: before.date } : {}) };
  return own;
}

/** Whether a quarter or town is known for one place, so that its name means that place: Versailles. */
export function isKnownForOne({ corpus }: Guide, area: string): boolean {
  return corpus.places.filter((place) => place.area.includes(area)).length <= 2;
}

function namedPlaces(guide: Guide, q: Question, memory: Memory | undefined): CorpusPlace[] {
  return q.mentions.flatMap(({ meant, from }) => {
    const places = meant.flatMap((named) => (named.is === 'place' ? [named.place] : []));
    const [first] = meant;
    const known = places.find(({ id }) => memory?.listed.includes(id) ?? false);
    if (first?.is === 'place') return [known ?? first.place];
    // 'Drop Versailles' means the palace that is in the plan, not the town.
    const planned =
      memory?.plan !== undefined &&
      q.has('add', 'drop', 'remove', 'swap', 'replace', 'skip', 'without', 'include', 'instead');
    if (planned && places[0]) return [known ?? places[0]];
    // 'Hotels in Versailles' means the town, 'a day with Versailles' the palace.
    const within = ['in', 'near', 'around', 'of'].includes(q.words[from - 1] ?? '');
    if (first?.is === 'area' && places[0] && !within && isKnownForOne(guide, first.name)) return [known ?? places[0]];
    // 'Is Invalides open?' means the museum, 'restaurants near Invalides' the quarter.
    const asked =
      q.fields.some((field) => !['about', 'station', 'address'].includes(field)) &&
      q.wish.kinds.length === 0 &&
      !q.has('near', 'around', 'from', 'to', 'in');
    // A name and nothing else asks what it is.
    const alone = mentionAlone(q) && first?.is === 'station';
    return (asked || alone) && places[0] ? [places[0]] : [];
  });
}

function mentionAlone({ mentions, words }: Question): boolean {
  return mentions.length === 1 && mentions[0]?.from === 0 && mentions[0].to === words.length;
}

function isShort(q: Question): boolean {
  const telling = q.free.filter((word) => !joining.has(word) && !/^\d+$/.test(word));
  return q.words.length <= 9 && telling.length <= 2;
}

function referredPlaces(guide: Guide, q: Question, memory: Memory | undefined, short: boolean): CorpusPlace[] {
  if (!memory) return [];
  const place = (id: string | undefined): CorpusPlace[] => {
    const found = id === undefined ? undefined : guide.places.get(id);
    return found ? [found] : [];
  };
  for (const [words, index] of ordinals) {
    if (
      memory.listed.length > 0 &&
      words.some((word) => q.words.includes(word)) &&
      (q.says(...words.map((word) => `the ${word}`)) || q.has('one')) &&
      !q.says('first time', 'last entry', 'last train', 'first train', 'last metro', 'at last')
    )
      return place(memory.listed.at(index));
  }
  if (q.says('the other', 'other one', 'not that one', 'not this one', 'the other one') && memory.listed.length > 1)
    return place(memory.listed.find((id) => !memory.focus.includes(id)));
  // Who names a kind, or asks what is open, asks for other places.
  const looks =
    q.wish.kinds.length > 0 ||
    /\b(what|which|where|anything|anywhere|something|somewhere|everything|who) (is|s|are|stays?|will be|else is) (still |also )?(open|free)\b/.test(
      q.words.join(' '),
    );
  const both = q.says('both', 'all of them', 'them', 'they', 'these', 'those');
  if (both && memory.listed.length > 1) return memory.listed.slice(0, 4).flatMap(place);
  const pointing =
    q.has('it', 'its', 'here') ||
    (q.has('there') && !(looks && saysThereIs(q))) ||
    q.says('that place', 'this place', 'that one', 'this one', 'the place', 'that museum', 'this museum');
  if (looks && !pointing) return [];
  // 'And for a child?' after a place is about that place, after a list about the list.
  const wishes = q.wish.kinds.length > 0 || (Object.keys(q.wish).length > 2 && memory.intent !== 'facts');
  if (
    pointing ||
    (short && (!wishes || q.fields.length > 0) && (q.fields.length > 0 || !isEmpty(q.moment) || q.ages.length > 0))
  )
    return place(memory.focus[0]);
  return [];
}

/** 'Are there museums …' points at nothing, 'is there a café there' does. */
function saysThereIs({ words, says }: Question): boolean {
  return (
    words.filter((word) => word === 'there').length === 1 &&
    says('is there', 'are there', 'there is', 'there are', 'there s')
  );
}

const asking = new Set(questionWords.map(stem));

/** Words that say what places should be about: no kinds, no wishes, no question words. */
function aboutWords({ stopWords, local }: Guide, q: Question): string[] {
  const kindWords = new Set(
    q.wish.kinds
      .filter(isKindKey)
      .flatMap((kind) => kindsOfPlace[kind].words)
      .map(stem),
  );
  const wishWords = [
    'free',
    'cheap',
    'cheaper',
    'budget',
    'affordable',
    'child',
    'toddler',
    'baby',
    'family',
    'rain',
    'rainy',
    'raining',
    'wet',
    'indoor',
    'quiet',
    'calm',
    'peaceful',
    'view',
    'late',
    'wheelchair',
    'accessible',
    'pram',
    'stroller',
    'vegetarian',
    'vegan',
    'halal',
    'kosher',
    'gluten',
    'lactose',
    'egg',
    'year',
    'years',
    'old',
    'euro',
    'euros',
    'under',
    'less',
    'step',
    'steps',
    'stairs',
    'without',
    'crowded',
    'crowd',
    'booking',
    'reservation',
    'minute',
    'hour',
    'hours',
    'walk',
    'walking',
    'distance',
    'option',
    'idea',
    'ideas',
    'activity',
    'activities',
    'different',
    'closer',
    'area',
    'district',
    'spot',
    'spots',
    'kind',
    'type',
    'local',
    'typical',
    'famous',
    'popular',
    'interesting',
    'lovely',
    'beautiful',
    'pretty',
    'romantic',
    'right',
    'well',
    'here',
    'still',
    'else',
    'see',
    'do',
    'doing',
    'enjoy',
    'love',
    'like',
    'list',
    'top',
    ...ageWords,
    'son',
    'daughter',
    'wife',
    'husband',
    'friend',
    'friends',
    'we',
    're',
    'll',
    've',
    'im',
    'indoors',
    'expensive',
    'which',
    'morning',
    'them',
    'teenager',
    'teen',
  ];
  const skipped = new Set(wishWords.map(stem));
  const limited = q.wish.under !== undefined || q.wish.foreign !== undefined;
  return q.free.filter(
    (word) =>
      !stopWords.has(word) &&
      !kindWords.has(stem(word)) &&
      !skipped.has(stem(word)) &&
      !(limited && isCurrencyWord(word)) &&
      !asking.has(stem(word)) &&
      stem(word) !== stem(local.language.toLowerCase()) &&
      !/^\d|^[€£&]$/.test(word) &&
      word.length > 2,
  );
}
