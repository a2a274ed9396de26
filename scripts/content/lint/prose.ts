import { finding, type Finding } from './finding';
import type { Passage } from './passages';

/** Words that say nothing of a place, or that every guide says of every place. */
const filler =
  /\b(nestled|vibrant|must[- ](?:see|visit|do)s?|breathtaking|stunning|bustling|quaint|iconic|unforgettable|picturesque|boasts?|hidden gem of|a feast for|something for everyone|step back in time|off the beaten (?:path|track)|world[- ]class|like a local|whether you(?:'|’)re a|rich (?:history|tapestry)|in the heart of|the perfect (?:place|spot)|truly|simply|needless to say|of course)\b/giu;

/** What the line below a card, a block and a note says already, 'confirm before you go', typed as well: with it, in brackets, or as a last word. */
const confirming = /\bconfirm before you go\b|\(confirm\)|[,;:.] confirm(?=[).;]|$)/giu;

/** What is spelt otherwise in Britain: American, and the remedy. */
const american: Readonly<Record<string, string>> = {
  color: 'colour',
  colors: 'colours',
  colored: 'coloured',
  colorful: 'colourful',
  favorite: 'favourite',
  flavor: 'flavour',
  flavors: 'flavours',
  harbor: 'harbour',
  honor: 'honour',
  labor: 'labour',
  neighbor: 'neighbour',
  neighborhood: 'neighbourhood',
  center: 'centre',
  theater: 'theatre',
  meters: 'metres',
  kilometers: 'kilometres',
  liter: 'litre',
  gray: 'grey',
  traveler: 'traveller',
  travelers: 'travellers',
  traveling: 'travelling',
  jewelry: 'jewellery',
  pajamas: 'pyjamas',
  sidewalk: 'pavement',
  sidewalks: 'pavements',
  elevator: 'lift',
  elevators: 'lifts',
  restroom: 'toilet',
  restrooms: 'toilets',
  stroller: 'pram',
  diaper: 'nappy',
  diapers: 'nappies',
  subway: 'metro',
  vacation: 'holiday',
  organize: 'organise',
  organized: 'organised',
  realize: 'realise',
  recognize: 'recognise',
  specialize: 'specialise',
  apologize: 'apologise',
  defense: 'defence',
  offense: 'offence',
  program: 'programme',
  gotten: 'got',
};
const americanWords = Object.entries(american);

/** Typing that nobody means: a word twice, two spaces, a space before a stop, an apostrophe that is doubled without quotes. */
const typing: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/\b(\p{L}\p{Ll}+)\s+\1\b(?!-)/gu, 'says a word twice'],
  [/ {2,}/g, 'has two spaces'],
  [/ [.,](?!\d)/g, 'has a space before a stop'],
  [/''/g, 'has an apostrophe twice, as YAML wants it only in single quotes'],
];
/** Words that stand twice for a reason: 'what it had had', 'vous vous arrêtez', the Crazy Horse's neighbours. */
const twice = new Set(['had', 'that', 'is', 'vous', 'nous', 'la']);

/** Filler, 'confirm' said twice, American spelling and slips of typing, each where it stands. */
export function proseFindings(passages: readonly Passage[]): Finding[] {
  return passages.flatMap((passage) => [
    ...[...passage.text.matchAll(filler)].map(([words]) =>
      finding('filler', passage, `says "${words}"`, 'Say what is there, or leave the word out'),
    ),
    ...[...passage.text.matchAll(confirming)].map(([words]) =>
      finding(
        'confirm',
        passage,
        `says "${words.replace(/^[,;:.] /u, '')}"`,
        'Leave it to the line that every card ends with',
      ),
    ),
    ...americanWords
      .filter(([word]) => new RegExp(`(?<![\\p{L}'’-])${word}(?![\\p{L}-])`, 'u').test(passage.text))
      .map(([word, british]) => finding('spelling', passage, `spells "${word}"`, `Write "${british}", or quote it`)),
    ...typing.flatMap(([pattern, message]) =>
      [...passage.text.matchAll(pattern)]
        .filter(([, word]) => word === undefined || !twice.has(word.toLowerCase()))
        .map(([found]) => finding('typing', passage, `${message}: "${found.trim() || found}"`, 'Mend it')),
    ),
  ]);
}

/** Fields that say the same of many things in the same words, as a table does. */
const tabular = new Set([
  'hoursNote',
  'lastEntry',
  'leadTime',
  'who',
  'product',
  'for',
  'area',
  'note',
  'when',
  'bestTime',
  'from',
]);
/** A landing page shows true extracts of screens. */
const isExtract = ({ field }: Passage): boolean => field.startsWith('inside.');

/** Texts whose words are an editor's choice. */
function composed(passages: readonly Passage[]): Passage[] {
  return passages.filter((passage) => !tabular.has(passage.name) && !isExtract(passage));
}

/** A sentence of so many words that stands twice was copied. */
const copied = 8;

/** Sentences that stand in more than one text. */
export function repeatFindings(passages: readonly Passage[]): Finding[] {
  const places = new Map<string, Passage[]>();
  for (const passage of composed(passages)) {
    for (const sentence of new Set(sentencesOf(passage.text))) {
      if (sentence.split(' ').length < copied) continue;
      places.set(sentence, [...(places.get(sentence) ?? []), passage]);
    }
  }
  return [...places].flatMap(([sentence, found]) => {
    const [first, ...more] = found;
    if (!first || more.length === 0) return [];
    return [
      finding(
        'repeat',
        first,
        `stands ${found.length} times (also ${more.map(({ file, field }) => `${file.split('/').slice(-1).join('')} ${field}`).join(', ')}): "${sentence}"`,
        'Say it once, or otherwise',
      ),
    ];
  });
}

/** Words of a turn of phrase, how often it comes before it is a tic, and in how many texts at least. */
const turn = { words: 4, times: 6 } as const;
const light = new Set(
  'a an the of to in on at by for from with and or but is are was were be it its it’s that this which who as so you your not no if then than there here one two three up out into over under off do does have has had can will all any more most very just only about after before when where what how per'.split(
    ' ',
  ),
);

/** Turns of phrase that come back too often, the most frequent first. */
export function ticFindings(passages: readonly Passage[]): Finding[] {
  const found = new Map<string, Passage[]>();
  for (const passage of composed(passages)) {
    for (const words of new Set(turnsOf(passage.text))) found.set(words, [...(found.get(words) ?? []), passage]);
  }
  const often = [...found]
    .filter(([, where]) => where.length >= turn.times)
    .sort(([, a], [, b]) => b.length - a.length);
  return often
    .filter(([words], index) => !often.slice(0, index).some(([other]) => overlaps(words, other)))
    .flatMap(([words, where]) => {
      const [first] = where;
      return first
        ? [finding('tic', first, `"${words}" comes in ${where.length} texts`, 'Say it otherwise in most of them')]
        : [];
    });
}

/** Whether two turns are parts of one longer turn. */
function overlaps(one: string, other: string): boolean {
  const [first, second] = [one.split(' '), other.split(' ')];
  return (
    first.slice(1).join(' ') === second.slice(0, -1).join(' ') ||
    first.slice(0, -1).join(' ') === second.slice(1).join(' ')
  );
}

function turnsOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = sentence.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean);
    return words.flatMap((_, index) => {
      const part = words.slice(index, index + turn.words);
      // Names come back for a reason, and so do turns of small words.
      const named = part.some((word, place) => /\p{Lu}|\d/u.test(word) && index + place > 0);
      const heavy = part.filter((word) => !light.has(word.toLowerCase()));
      return part.length === turn.words && !named && heavy.length >= 2 ? [part.join(' ').toLowerCase()] : [];
    });
  });
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:;])\s/)
    .map((sentence) => sentence.trim().replace(/[.!?:;]$/, ''))
    .filter(Boolean);
}
