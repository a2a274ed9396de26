import type { Passage } from '../corpus';
import { Reply } from '../reply';
import { passageFact, workedOut } from '../tools/placeFacts';
import { stem, wordsOf } from '../understanding/words';
import type { Field } from '../understanding/question';
import type { Ask } from '../understanding/resolve';
import { nearOf } from './answerFind';
import { answerCopy } from './answerCopy';
import type { Handler } from './handler';

/** Least share of a question's telling words, by their weight, that a passage must hold. */
const leastCovered = 0.55;
/** The same where the passage's title holds one of them. */
const leastTitled = 0.4;
/** A second passage joins the first when it is nearly as good. */
const nearlyAsGood = 0.72;
/** What a question's words mean in the guide's. */
const alike: Readonly<Record<string, readonly string[]>> = {
  tip: ['tipping'],
  tips: ['tipping'],
  gratuity: ['tipping'],
  toilet: ['lavatories', 'toilets'],
  toilets: ['lavatories'],
  restroom: ['toilets', 'lavatories'],
  bathroom: ['toilets', 'lavatories'],
  wc: ['toilets'],
  subway: ['metro'],
  atm: ['cash', 'machines'],
  cash: ['machines', 'cards'],
  money: ['cash', 'cards', 'currency'],
  pickpocket: ['pickpockets', 'scams'],
  tap: ['water'],
  drinking: ['water', 'tap'],
  plug: ['plug', 'socket'],
  adapter: ['plug'],
  visa: ['passport', 'schengen'],
  tax: ['tax'],
  vat: ['refund', 'tax'],
  refund: ['refund', 'tax'],
  luggage: ['luggage', 'leaving'],
  cab: ['taxi'],
  uber: ['taxis', 'hailing'],
  taxi: ['taxis'],
  tickets: ['ticket'],
  neighbourhood: ['neighbourhoods'],
  safe: ['safety', 'habits'],
  scam: ['scams', 'tricks'],
  scams: ['tricks'],
  areas: ['places', 'hours'],
  avoid: ['mind'],
  dangerous: ['mind'],
  unsafe: ['mind'],
  home: ['night'],
  sim: ['phone'],
  smoking: ['smoking'],
  strike: ['strikes'],
  strikes: ['strikes'],
  currency: ['currency'],
  language: ['language'],
  timezone: ['time'],
  daily: ['day'],
  spend: ['costs', 'spending'],
  swim: ['swimming'],
  sales: ['sales'],
};

/** Everything else that the guide says somewhere: the passages that hold most of the question's words. */
export const answerPassages: Handler = (ask) => {
  const { q, guide } = ask;
  const first = nightFor(ask) ?? safetyFor(ask);
  if (first) return first;
  const own = q.words.filter((word) => !guide.stopWords.has(word));
  return own.length === 0 ? undefined : holding(ask, own);
};

/** 'Where are toilets near Notre-Dame?' asks for no kind of place: safety, and what has a part of the guide to itself, stand before places near it. */
export const answerBeside: Handler = (ask) => {
  const { q, guide } = ask;
  if (q.wish.kinds.length > 0 || !nearOf(ask)) return undefined;
  const own = q.free.filter((word) => !guide.stopWords.has(word) && word.length > 2);
  const wishes = Object.keys(q.wish).length > 2 || q.fields.some((field) => !besideFields.has(field));
  const isPlace = (word: string): boolean =>
    guide.corpus.places.some(({ name, tags, kind }) =>
      [name, kind, ...tags].some((text) => wordsOf(text).some((own) => stem(own) === stem(word))),
    );
  return safetyFor(ask) ?? (own.length === 0 || wishes || own.some(isPlace) ? undefined : holding(ask, own, true));
};

/** Fields that words for daily needs look like: 'luggage', 'where are'. */
const besideFields: ReadonlySet<Field> = new Set<Field>(['about', 'address', 'bags', 'warnings']);

/** The passages that hold most of some words. @param onlyTitled whether a passage has to bear one of them in its title */
function holding({ guide }: Ask, own: readonly string[], onlyTitled = false): Reply | undefined {
  const wide = own.map((word): string | readonly string[] => {
    const means = [alike, guide.local.synonyms].flatMap((list) =>
      Object.hasOwn(list, word) ? (list[word] ?? []) : [],
    );
    return means.length > 0 ? [word, ...means] : word;
  });
  const scored = guide.passageIndex.search(wide, 6, ({ kind }) => kind !== 'phrase' && kind !== 'card');
  const unknown = own.filter((word) => !guide.passageIndex.has(word) && !guide.placeIndex.has(word));
  const titled = ({ title, name = '' }: Passage): boolean => {
    const stems = new Set(wordsOf(`${title} ${name}`).map(stem));
    return wide.flat().some((word) => stems.has(stem(word)));
  };
  const fine = scored.filter(
    ({ covered, item }) => (!onlyTitled || titled(item)) && covered >= (titled(item) ? leastTitled : leastCovered),
  );
  const [best] = fine;
  if (!best || unknown.length * 2 > own.length) return undefined;
  const chosen = fine
    .filter(
      ({ score, item }) =>
        score >= best.score * nearlyAsGood && (item.title === best.item.title || score >= best.score * 0.9),
    )
    .slice(0, 3);
  const reply = new Reply();
  for (const { item } of chosen) reply.say(item.text, [passageFact(item)], chosen.length > 1 ? 'item' : 'paragraph');
  const unsure = chosen.find(({ item }) => item.confirm);
  if (unsure) reply.say(answerCopy.confirm, [workedOut(passageFact(unsure.item), answerCopy.confirm)], 'paragraph');
  return reply.chips(...chipsFor(best.item)).remember({ intent: 'passage', focus: [], listed: [], fields: [] });
}

/** How to get home when the metro sleeps. */
function nightFor({ q, guide }: Ask): Reply | undefined {
  if (
    !q.says(
      'get home',
      'go home',
      'way home',
      'home at',
      'get back at',
      'after the last metro',
      'after the last train',
      'night bus',
      'night buses',
      'metro closed',
      'no metro',
      'missed the last',
    )
  )
    return undefined;
  const found = guide.passageIndex
    .search(
      [
        ['night', ...(guide.local.synonyms['night'] ?? [])],
        ['buses', 'bus'],
        ['last', 'after'],
        ['trains', 'train', 'taxis'],
      ],
      3,
      ({ kind }) => kind === 'text' || kind === 'row',
    )
    .map(({ item }) => item);
  const reply = new Reply();
  for (const passage of found) reply.say(passage.text, [passageFact(passage)], 'item');
  return reply.empty
    ? undefined
    : reply
        .chips(['Last metro', 'What time is the last metro?'])
        .remember({ intent: 'passage', focus: [], listed: [], fields: [] });
}

/** Places and hours that want care. */
function safetyFor({ q, guide }: Ask): Reply | undefined {
  if (
    !q.says(
      'areas to avoid',
      'places to avoid',
      'avoid at night',
      'safe at night',
      'safe to walk',
      'is it safe',
      'safe area',
      'how safe',
      'no go',
      `is ${wordsOf(guide.city.name).join(' ')} safe`,
      'bad areas',
    ) &&
    !q.has('dangerous', 'unsafe')
  )
    return undefined;
  const all = guide.passagesOf('row').filter(({ subject }) => subject === 'unsafe-places');
  // What is said of the place that was named comes alone.
  const names = q.mentions.map(({ from, to }) => ` ${q.words.slice(from, to).join(' ')} `);
  const own = all.filter(({ text }) => names.some((name) => ` ${wordsOf(text).join(' ')} `.includes(name)));
  const rows = own.length > 0 ? own : all;
  const reply = new Reply();
  for (const passage of [
    ...guide.passageIndex
      .search(['safe', 'city', 'bodies', 'pockets', 'crime'], 1, ({ kind }) => kind === 'text')
      .map(({ item }) => item),
    ...rows.slice(0, 5),
  ])
    reply.say(passage.text, [passageFact(passage)], reply.empty ? 'paragraph' : 'item');
  return reply.empty
    ? undefined
    : reply
        .chips(['Which scams should I know?'], ['How do I get home at night?'])
        .remember({ intent: 'passage', focus: [], listed: [], fields: [] });
}

function chipsFor({ kind }: Passage): (readonly [string, string?])[] {
  if (kind === 'scam')
    return [
      ['Something was stolen', 'My wallet was stolen'],
      ['Other scams', 'Which scams should I know?'],
    ];
  if (kind === 'pass' || kind === 'ride' || kind === 'ticket')
    return [['Which pass should I buy?'], ['How do tickets work?', 'How do metro tickets work?']];
  return [['Plan a day for me'], ['What is open now?']];
}
