import { cityCurrency } from '../cityCurrency';
import type { Corpus } from '../corpus';
import type { AskContext } from '../types';
import { products } from './dishes';
import { kindsOfPlace, type KindKey } from './kindsOfPlace';
import { isDayName } from './feasts';
import type { Wish } from './memory';
import { readMoment, type Moment } from './moment';
import type { Mention, NameIndex } from './nameIndex';
import type { UnreadDay } from './readDate';
import { readLimit, type Limit } from './readLimit';
import type { Speller } from './speller';
import { stem, wordsOf } from './words';

export const fields = [
  'hours',
  'lastEntry',
  'price',
  'booking',
  'duration',
  'access',
  'bestTime',
  'tips',
  'dress',
  'bags',
  'history',
  'address',
  'station',
  'visit',
  'warnings',
  'order',
  'children',
  'skip',
  'about',
] as const;
/** What may be asked of a place. */
export type Field = (typeof fields)[number];

/** A question as far as its own words tell it. */
export interface Question {
  readonly raw: string;
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  readonly moment: Moment;
  /** A day that it names and that can't be told. */
  readonly unread?: UnreadDay | undefined;
  readonly wish: Wish;
  readonly fields: readonly Field[];
  /** Ages that the question tells. */
  readonly ages: readonly number[];
  /** Days to plan for. */
  readonly days?: number | undefined;
  /** Minutes that somebody has. */
  readonly minutes?: number | undefined;
  /** Words that are part of no name and no time. */
  readonly free: readonly string[];
  has(...words: string[]): boolean;
  /** Whether words stand in it next to each other. */
  says(...phrases: string[]): boolean;
}

export interface Reader {
  read(raw: string, context: AskContext): Question;
}

export function questionReader(corpus: Corpus, names: NameIndex, speller: Speller): Reader {
  const currency = cityCurrency(corpus);
  return {
    read(given, { now }) {
      const raw = given.replace(/<[^>]{0,200}>/g, ' ');
      const typed = wordsOf(raw);
      const words = speller.correct(typed);
      const found = pairOf(names, words) ?? names.find(words, capitals(raw, typed));
      const mentions = found.filter(({ from, to }) => !isDayName(words.slice(from, to + 1), corpus.holidays));
      const named = new Set(
        mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
      );
      const { moment, used, unread } = readMoment(
        words.map((word, index) => (named.has(index) ? '_' : word)),
        now,
        corpus.city.timezone,
        corpus,
      );
      const free = words.filter((_, index) => !named.has(index) && !used.has(index));
      const text = ` ${words.join(' ')} `;
      // 'In three days' is when, not for how long.
      const lasting = ` ${words.filter((word, index) => !used.has(index) || (word === 'weekend' && moment.weekend)).join(' ')} `;
      const stems = new Set(words.map(stem));
      const has = (...any: string[]): boolean => any.some((word) => stems.has(stem(word)));
      const says = (...phrases: string[]): boolean => phrases.some((phrase) => text.includes(` ${phrase} `));
      return {
        raw,
        words,
        mentions,
        moment,
        free,
        has,
        says,
        fields: readFields(has, says),
        wish: { ...readWish(free, says), ...limitOf(readLimit(raw, speller.correct), currency) },
        ages: readAges(text),
        ...(unread ? { unread } : {}),
        ...readLengths(lasting),
      };
    },
  };
}

/** 'opera to nation': two names and nothing beside them are names however they are written. */
function pairOf(names: NameIndex, words: readonly string[]): Mention[] | undefined {
  if (words.length > 9 || !words.includes('to')) return undefined;
  const mentions = names.find(
    words,
    words.map(() => true),
  );
  const rest = words.filter(
    (word, index) =>
      !mentions.some(({ from, to }) => from <= index && index < to) &&
      !['from', 'the', 'metro', 'station', 'by', 'please'].includes(word),
  );
  return mentions.length === 2 && rest.length === 1 && rest[0] === 'to' ? mentions : undefined;
}

/** Whether each word is written with a capital within its sentence: at its beginning a capital says nothing. */
function capitals(raw: string, typed: readonly string[]): boolean[] {
  const marked = new Set(
    [...raw.matchAll(/(?<![.!?]\s|^\s*)(?<=[^\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*/gu)].flatMap(([word]) => wordsOf(word)),
  );
  return typed.map((word) => marked.has(word));
}

function readFields(has: Question['has'], says: Question['says']): Field[] {
  const asked: readonly (readonly [Field, boolean])[] = [
    [
      'lastEntry',
      says(
        'last entry',
        'last admission',
        'last lift',
        'last tour',
        'last tickets',
        'latest i can',
        'last time to enter',
      ),
    ],
    [
      'hours',
      (has('open', 'opens', 'opening', 'close', 'closes', 'closed', 'closing', 'shut', 'shuts') && !says('close to')) ||
        says('hours', 'what time', 'until when', 'how late', 'how early'),
    ],
    [
      'price',
      has(
        'price',
        'cost',
        'costs',
        'ticket',
        'fee',
        'pay',
        'fare',
        'expensive',
        'admission',
        'charge',
        'discount',
        'reduction',
      ) ||
        (has('free') && !says('step free', 'gluten free', 'lactose free', 'barrier free')) ||
        says('how much', 'entrance fee'),
    ],
    [
      'booking',
      has('book', 'booking', 'reserve', 'reservation', 'reservations', 'booked') ||
        says(
          'in advance',
          'how far ahead',
          'how early should',
          'ahead of time',
          'skip the line',
          'buy online',
          'time slot',
          'timed entry',
        ),
    ],
    ['duration', says('how long', 'how much time', 'how many hours', 'time do i need', 'time should i', 'enough time')],
    [
      'access',
      (has('lift') && !says('last lift')) ||
        has(
          'wheelchair',
          'accessible',
          'accessibility',
          'elevator',
          'stair',
          'stairs',
          'steps',
          'pram',
          'stroller',
          'buggy',
          'pushchair',
          'disabled',
          'mobility',
        ) ||
        says('step free'),
    ],
    [
      'bestTime',
      has('crowd', 'crowded', 'crowds', 'queue', 'queues', 'busy', 'quietest', 'light') ||
        says('best time', 'when should', 'best day', 'good time', 'when to go', 'when is best', 'avoid the'),
    ],
    ['dress', has('dress', 'wear', 'shorts', 'clothes', 'shoulders', 'outfit') || says('dress code')],
    ['bags', has('bag', 'bags', 'luggage', 'suitcase', 'backpack', 'cloakroom')],
    [
      'history',
      has('history', 'built', 'founded', 'century', 'architect', 'historical') ||
        says('how old', 'who built', 'when was', 'story of', 'who designed'),
    ],
    ['station', has('station', 'metro', 'stop') && !has('ticket') && !says('from')],
    ['address', has('address', 'located', 'location') || says('where is', 'where are', 'where can i find')],
    [
      'visit',
      says(
        'what to see',
        'what should i see',
        'what can i see',
        'highlights',
        'route through',
        'what is inside',
        'what do i see',
        'what is there to see',
        'must see',
      ) || has('highlights', 'rooms'),
    ],
    [
      'warnings',
      has('warning', 'warnings', 'careful', 'beware', 'scam', 'works', 'renovation', 'strike') || says('watch out'),
    ],
    ['tips', has('tip', 'tips', 'advice', 'trick')],
    ['order', has('order', 'speciality', 'signature') && !says('in order')],
    [
      'skip',
      says(
        'worth it',
        'worth a visit',
        'worth visiting',
        'worth seeing',
        'is it worth',
        'should i skip',
        'overrated',
        'worth the',
      ) || has('overrated'),
    ],
    [
      'children',
      says(
        'with children',
        'for children',
        'with a child',
        'with a toddler',
        'with a baby',
        'with toddler',
        'child friendly',
        'suitable for',
        'good for children',
      ),
    ],
    [
      'about',
      says(
        'what is',
        'what s',
        'tell me about',
        'about',
        'describe',
        'who was',
        'info on',
        'information on',
        'what are',
      ),
    ],
  ];
  return asked.filter(([, yes]) => yes).map(([field]) => field);
}

const diets = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten', 'lactose', 'egg'] as const;

function readWish(free: readonly string[], says: Question['says']): Wish {
  const stems = free.map(stem);
  const any = (...wanted: string[]): boolean => wanted.some((word) => stems.includes(stem(word)));
  const trip = says('day trip', 'day trips', 'out of town', 'outside the city', 'out of the city');
  const kinds = (Object.keys(kindsOfPlace) as KindKey[]).filter(
    (key) => kindsOfPlace[key].words.some((word) => stems.includes(stem(word))) || (key === 'trip' && trip),
  );
  const diet = diets.find((word) => any(word));
  const prefer = free.filter((word) => products.has(word));
  return {
    kinds,
    about: [],
    ...(prefer.length > 0 ? { prefer } : {}),
    ...((any('free') && !says('step free', 'gluten free', 'lactose free')) ||
    says('for nothing', 'without paying', 'no money', 'costs nothing')
      ? { free: true }
      : {}),
    ...(any('cheap', 'cheaper', 'budget', 'affordable', 'inexpensive') || says('not expensive', 'not too expensive')
      ? { cheap: true }
      : {}),
    ...(diet ? { diet } : {}),
    ...(any('child', 'toddler', 'baby', 'family', 'daughter', 'son', 'teenager', 'teen') ||
    says('year old', 'years old')
      ? { children: true }
      : {}),
    ...(any('rain', 'rainy', 'raining', 'wet', 'indoor', 'indoors') ? { rain: true } : {}),
    ...(any('wheelchair', 'accessible', 'pram', 'stroller', 'buggy', 'pushchair') ||
    says('step free', 'no stairs', 'without stairs', 'without steps', 'no steps')
      ? { stepFree: true }
      : {}),
    ...(any('quiet', 'calm', 'peaceful', 'uncrowded') ||
    says('not crowded', 'fewer people', 'few people', 'without crowds', 'no crowds')
      ? { quiet: true }
      : {}),
    ...(any('view', 'panorama', 'viewpoint', 'skyline', 'sunset', 'rooftop') ? { view: true } : {}),
    ...(any('late') || says('after midnight', 'all night') ? { late: true } : {}),
    ...(says(
      'without booking',
      'without a booking',
      'without reservation',
      'without a reservation',
      'no booking',
      'no reservation',
      'walk in',
      'not booked',
    )
      ? { noBooking: true }
      : {}),
    ...(any('open', 'opened') ? { open: true } : {}),
  };
}

/** A limit in the city's currency, which one without a currency is in too; in another it limits nothing. */
function limitOf(limit: Limit | undefined, own: string | undefined): Pick<Wish, 'under' | 'atMost' | 'foreign'> {
  if (!limit) return {};
  const { amount, currency = own, atMost } = limit;
  if (currency !== own && currency !== undefined && own !== undefined) return { foreign: { amount, currency } };
  return { under: amount, ...(atMost ? { atMost } : {}) };
}

function readAges(text: string): number[] {
  const digits = text.replace(
    / (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) (?=(and \w+ )?years? )/g,
    (_, word: string) => ` ${ageWords.indexOf(word) + 1} `,
  );
  const adults = / (\d|one|two|three|four|five|six) adults? /.exec(text)?.[1];
  const grown =
    adults === undefined ? [] : Array.from({ length: numbers[adults] ?? Number(adults) }, () => ordinaryAdult);
  const own = / (?:i am|i m|she is|he is|aged?) (\d{1,2}) (?!minutes|euro|days|hours|people|of)/.exec(digits)?.[1];
  if (own !== undefined && grown.length === 0) return [Number(own)];
  const told = [
    ...digits.matchAll(/ (\d{1,2}) (?:and (\d{1,2}) )?(?:years?|yo|yr|yrs|month) /g),
    ...digits.matchAll(
      / (?:aged?|ages|(?:child|children|kids?|sons?|daughters?|boys?|girls?) of) (\d{1,3})(?: (?:and )?(\d{1,3}))?/g,
    ),
  ].flatMap(([, first, second]) => [first, second]);
  const ages = told.flatMap((age) => (age === undefined ? [] : [Number(age)])).filter((age) => age <= 120);
  if (/ (\d{1,2}) months? old /.test(text)) return [...grown, 0];
  if (ages.length === 0 && / (baby|toddler) /.test(text)) return [...grown, 2];
  // 'Two adults' alone is no age: only together with a child's it makes a party.
  return ages.length > 0 ? [...grown, ...ages] : [];
}

/** Years of somebody who is only called an adult. */
export const ordinaryAdult = 40;
/** Numbers up to the age of a child, in words. */
export const ageWords: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
];

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  an: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  half: 0.5,
};

function readLengths(text: string): { days?: number; minutes?: number } {
  const days =
    / (\d{1,3}|one|two|three|four|five|six|seven) (?:full |whole |more )?days? /.exec(text) ??
    / (a) (?:full |whole )?day /.exec(text);
  const long = / (\d{1,3}|one|an|two|three|four|half) (?:an |free )?(minutes?|hours?) /.exec(text);
  const value = (word: string | undefined): number => (word === undefined ? 0 : (numbers[word] ?? Number(word)));
  return {
    ...(days ? { days: value(days[1]) } : / weekend /.test(text) ? { days: 2 } : {}),
    ...(long ? { minutes: Math.round(value(long[1]) * (long[2]?.startsWith('h') ? 60 : 1)) } : {}),
  };
}
