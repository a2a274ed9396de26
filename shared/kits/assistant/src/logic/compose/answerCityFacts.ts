import type { BlockSubject } from '@odysseus/model';
import type { Passage } from '../corpus';
import { Reply } from '../reply';
import { passageFact } from '../tools/placeFacts';
import { stem, wordsOf } from '../understanding/words';
import type { Ask } from '../understanding/resolve';
import type { Handler } from './handler';

/** What visitors call the facts of an overview. */
const alike: Readonly<Record<string, readonly string[]>> = {
  tip: ['tipping'],
  tips: ['tipping'],
  gratuity: ['tipping'],
  adapter: ['plug'],
  socket: ['plug'],
  sockets: ['plug'],
  voltage: ['plug'],
  money: ['currency'],
  pound: ['currency'],
  dollars: ['currency'],
  timezone: ['local', 'time'],
  visa: ['passport', 'entry'],
  etias: ['etias'],
  ees: ['ees'],
};

const bookingWords = [
  'must be booked',
  'have to book',
  'need to book',
  'needs booking',
  'book in advance',
  'book ahead',
  'book before',
  'booked in advance',
  'reserve in advance',
  'book first',
  'should be booked',
  'should i book',
  'to book now',
  'what to book',
] as const;

/** What is asked of the city as a whole and has a list of its own: what to book, fines, strikes. */
function listedFor({ q, guide, places }: Ask): Reply | undefined {
  const about = (subject: BlockSubject): Passage[] =>
    guide.corpus.passages.filter((passage) => passage.subject === subject);
  const booking =
    places.length === 0 &&
    q.says(...bookingWords) &&
    q.wish.kinds.every((kind) => kind === 'monument' || kind === 'museum');
  const strike = q.has('strike') && places.length === 0;
  const fine = q.has('fine', 'fined') && !q.says('is fine', 'fine dining');
  const chosen = booking
    ? guide.passagesOf('booking').slice(0, 6)
    : fine
      ? about('fines').slice(0, 4)
      : strike
        ? [...about('strikes'), ...about('demonstrations')].slice(0, 4)
        : [];
  if (chosen.length === 0) return undefined;
  const reply = new Reply();
  if (strike && q.has('today', 'tomorrow', 'now', 'this', 'there', 'week')) reply.say('I have no live news of that.');
  for (const passage of chosen) reply.say(passage.text, [passageFact(passage)], 'item');
  return reply
    .chips(['Which pass should I buy?'], ['Plan a day for me'])
    .remember({ intent: 'passage', focus: [], listed: [], fields: [] });
}

/** What a city's overview states in a line: tipping, tap water, plugs, money; and who needs which paper to enter. */
export const answerCityFacts: Handler = (ask) => {
  const { q, guide, named, moment } = ask;
  const listed = listedFor(ask);
  if (listed) return listed;
  // 'Museums under 10 dollars' asks for museums.
  if (named.length > 0 || Object.keys(moment).length > 0 || ask.wish.foreign) return undefined;
  const own = new Set(
    q.words.flatMap((word) => [word, ...(Object.hasOwn(alike, word) ? (alike[word] ?? []) : [])]).map(stem),
  );
  const fact = guide
    .passagesOf('fact')
    .find(({ name = '' }) => wordsOf(name).every((word) => own.has(stem(word))) && wordsOf(name).length > 0);
  const entry =
    q.has('visa', 'etias', 'ees', 'schengen') ||
    q.says(
      ...guide.ownNames.map((name) => `enter ${name.toLowerCase()}`),
      'need a passport',
      'passport or id',
      'identity card',
      'border control',
    )
      ? guide.passageIndex.search([...own], 2, ({ kind }) => kind === 'entry').map(({ item }) => item)
      : [];
  if ((!fact || q.has('emergency', 'open')) && entry.length === 0) return undefined;
  const reply = new Reply();
  for (const passage of entry) reply.say(passage.text, [passageFact(passage)], entry.length > 1 ? 'item' : 'paragraph');
  if (fact && entry.length === 0) {
    reply.say(fact.text, [passageFact(fact)]);
    const more = guide.passageIndex.search(
      wordsOf(fact.name ?? ''),
      2,
      ({ kind, title }) => kind === 'text' && title.toLowerCase().includes((fact.name ?? '').toLowerCase()),
    )[0]?.item;
    if (more) reply.say(more.text, [passageFact(more)]);
  }
  return reply
    .chips(['Plan a day for me'], ['Which scams should I know?'])
    .remember({ intent: 'passage', focus: [], listed: [], fields: [] });
};
