import { adviceText, isAbout } from '@odysseus/model';
import type { Passage } from '../corpus';
import { Reply } from '../reply';
import { passageFact, workedOut } from '../tools/placeFacts';
import { nameWords } from '../understanding/nameWords';
import { stem, wordsOf } from '../understanding/words';
import type { Ask } from '../understanding/resolve';
import { ended } from './answerFacts';
import { cardOf } from './cards';
import type { Handler } from './handler';

/** Tricks that one answer tells at most. */
const most = 5;
/** Words of a question about tricks that tell none of them. */
const untelling = new Set([
  'scam',
  'scams',
  'trick',
  'tricks',
  'watch',
  'avoid',
  'pickpocket',
  'pickpockets',
  'common',
  'tourist',
  'tourists',
  'someone',
  'somebody',
  'wants',
  'asked',
  'which',
  'beware',
  'aware',
  'usual',
  'main',
  'typical',
  'fall',
  'thieves',
  'thief',
  'any',
  'there',
  'near',
  'around',
  'con',
  'cons',
  'swindle',
  'swindles',
  'know',
  'use',
  'happen',
  'happens',
]);
/** Words of a name that many names share. */
const shared = [
  'the',
  'of',
  'and',
  'museum',
  'tower',
  'palace',
  'cathedral',
  'garden',
  'church',
  'saint',
  'notre',
  'place',
  'piazza',
  'square',
  'street',
  'rue',
  'via',
  'port',
  'porte',
  'north',
  'nord',
  'south',
  'ile',
  'cite',
];

/** Tricks of thieves: the one that is described, those of a place, or those that are played everywhere. */
export const answerScams: Handler = (ask) => {
  const { q, guide, places } = ask;
  const all = guide.passagesOf('scam');
  if (!isAsked(ask) || all.length === 0) return undefined;
  const reply = new Reply();
  const sights = places.filter(({ kind }) => kind !== 'service');
  for (const place of sights.slice(0, 2)) {
    for (const warning of place.warnings.filter((own) => isAbout(own, 'theft')).map(adviceText)) {
      const fact = guide.fact(place, 'warnings');
      reply.say(ended(warning), [fact && workedOut(fact, warning)], 'item');
    }
  }
  const there = playedThere(ask, all);
  const described = there.length > 0 || sights.length > 0 ? [] : tellingOf(ask, all);
  for (const passage of there.length > 0 ? there : described.length > 0 ? described : generalOf(ask, all))
    reply.say(passage.text, [passageFact(passage)], 'item');
  return reply
    .places(sights.slice(0, 2).map((place) => cardOf(guide, place, {}, ask.context)))
    .chips(
      ['Something was stolen', 'My wallet was stolen'],
      q.mentions.length > 0 ? ['Other scams', 'Which scams should I know?'] : ['Is it safe at night?'],
    )
    .remember({
      intent: 'passage',
      focus: sights.slice(0, 1).map(({ id }) => id),
      listed: sights.map(({ id }) => id),
      fields: [],
    });
};

function isAsked({ q }: Ask): boolean {
  if (
    q.has(
      'scam',
      'trick',
      'con',
      'pickpocket',
      'swindle',
      'ripped',
      'petition',
      'bracelet',
      'clipboard',
      'cups',
      'stranger',
      'fake',
    ) ||
    q.says('rip off', 'rip offs')
  )
    return true;
  return q.says(
    'gold ring',
    'a ring',
    'somebody offered',
    'someone offered',
    'someone asked',
    'a man',
    'a woman',
    'approached me',
    'someone wants',
    'helper at the machine',
    'shell game',
    'taxi driver',
    'help me with the machine',
    'friendship',
  );
}

/** Tricks whose own words say that they are played at what the question names. */
function playedThere({ q, guide, named }: Ask, all: readonly Passage[]): Passage[] {
  const names = [
    ...named.flatMap((one) =>
      one.is === 'place'
        ? [one.place.name, one.place.localName ?? '']
        : one.is === 'area' || one.is === 'arrival'
          ? [one.name]
          : one.is === 'station'
            ? [guide.corpus.network?.stations[one.station]?.name ?? '']
            : [],
    ),
    ...(q.has('metro', 'train', ...guide.local.trains) ? ['metro'] : []),
  ];
  const { particles, kinds } = nameWords[guide.local.language];
  const common = new Set([...shared, ...particles, ...kinds, ...wordsOf(guide.city.name)]);
  const keys = names
    .map((name) => wordsOf(name.replace(/ \(.*$/, '')).filter((word) => !common.has(word) && word.length > 2))
    .filter((key) => key.length > 0);
  const whole = names.map((name) => wordsOf(name).join(' ')).filter((name) => name.length > 3);
  return all
    .filter(({ text, path }) => {
      const own = wordsOf(text.slice(0, text.indexOf(').') + 1));
      const told = ` ${own.join(' ')} `;
      return (
        whole.some((name) => told.includes(` ${name} `)) ||
        keys.some((key) => key.every((word) => own.includes(word))) ||
        (whole.includes('metro') && path.startsWith(guide.corpus.metroPath ?? ' '))
      );
    })
    .slice(0, most);
}

function tellingOf({ q, guide }: Ask, all: readonly Passage[]): Passage[] {
  const telling = q.words.filter(
    (word) => !guide.stopWords.has(word) && !untelling.has(word) && !untelling.has(stem(word)),
  );
  return telling.length === 0
    ? []
    : guide.passageIndex
        .search(telling, 3, ({ kind }) => kind === 'scam')
        .map(({ item }) => item)
        .filter((item) => all.includes(item));
}

/** Those of the screen that says whom to call stand for the city; others are of one subject. */
function generalOf({ guide }: Ask, all: readonly Passage[]): Passage[] {
  const home = guide.passagesOf('number')[0]?.path.split('#')[0] ?? '';
  const general = all.filter(({ path }) => path.startsWith(`${home}#`));
  return (general.length > 0 ? general : all).slice(0, most);
}
