import type { Passage } from '../corpus';
import type { Guide } from '../guide';
import { Reply } from '../reply';
import { passageFact } from '../tools/placeFacts';
import { textIndex, type TextIndex } from '../tools/textIndex';
import { stem, wordsOf } from '../understanding/words';
import type { Handler } from './handler';
import { starters } from './starters';

const indexes = new WeakMap<Guide, TextIndex<Passage>>();
const asks = [
  'how do i say',
  'how do you say',
  'how to say',
  'how can i say',
  'how should i say',
  'how would i say',
  'translate',
  'translation',
  'how do i ask',
  'how do i order',
  'how do i tell',
  'phrase',
  'phrases',
  'pronounce',
];
const asking = new Set([
  ...'how do i say you to can should would in for word translate translation what is the ask order tell them that phrase phrases pronounce someone please a an waiter of me my some local useful'.split(
    ' ',
  ),
  'say',
]);
/** One thing is said in several ways. */
const alike: Readonly<Record<string, readonly string[]>> = {
  hello: ['good', 'day'],
  hi: ['good', 'day'],
  bye: ['goodbye'],
  bill: ['bill'],
  check: ['bill'],
  sorry: ['sorry', 'pardon'],
  toilet: ['toilets', 'lavatory', 'toilet'],
  toilets: ['toilet'],
  bathroom: ['toilets', 'toilet'],
  thanks: ['thank', 'you'],
  excuse: ['forgive', 'disturbing', 'sorry'],
  water: ['water', 'tap', 'jug'],
  help: ['help'],
  english: ['english', 'speak'],
  restroom: ['toilets', 'toilet'],
  cost: ['much'],
  card: ['card', 'pay'],
  evening: ['evening'],
};

/** How to say something in the language of the city, from the guide's phrases and cards. */
export const answerPhrase: Handler = ({ q, guide }) => {
  const meaning = q.has('mean', 'means', 'meaning') ? meaningOf(q.words, guide) : undefined;
  if (meaning)
    return new Reply()
      .say(sentence(meaning), [passageFact(meaning)])
      .remember({ intent: 'phrase', focus: [], listed: [] });
  const language = guide.local.language.toLowerCase();
  if (!q.says(...asks, `in ${language}`, `${language} for`, `${language} word for`, `what is the ${language}`))
    return undefined;
  const index =
    indexes.get(guide) ??
    textIndex(
      guide.corpus.passages.filter(({ phrase }) => phrase !== undefined),
      ({ name = '', text }) => ({ title: name, text }),
      guide.stopWords,
    );
  indexes.set(guide, index);
  const words = q.words.filter((word) => !asking.has(word) && word !== language);
  const wide = words.flatMap((word) => [word, ...(alike[word] ?? [])]);
  const exact = guide.corpus.passages.filter(
    ({ phrase, name = '' }) => phrase?.say && wide.some((word) => plain(name).includes(stem(word))),
  );
  const ranked = [...exact].sort((a, b) => rank(b, wide) - rank(a, wide));
  const found =
    ranked.length > 0
      ? ranked
      : index
          .search(wide, 4)
          .filter(({ covered }) => covered > 0.3)
          .map(({ item }) => item);
  const few = (words.length === 0 ? guide.passagesOf('phrase').slice(0, 5) : found).slice(
    0,
    words.length === 0 ? 5 : 3,
  );
  const reply = new Reply();
  few.forEach((passage, index_) =>
    reply.say(sentence(passage), [passageFact(passage)], words.length === 0 || index_ > 0 ? 'item' : 'paragraph'),
  );
  if (reply.empty) {
    reply.say('The guide has no phrase for that.');
    const [first] = guide.passagesOf('phrase');
    if (first) reply.say(sentence(first), [passageFact(first)]);
  }
  if (guide.passagesOf('phrase').length === 0)
    return reply.remember({ intent: 'phrase', focus: [], listed: [] }).chips(...starters(guide));
  return reply
    .remember({ intent: 'phrase', focus: [], listed: [] })
    .chips(
      ['How do I ask for the bill?', `How do I say "the bill, please" in ${guide.local.language}?`],
      ['How do I say thank you?'],
      ['Do you speak English?', `How do I say "do you speak English" in ${guide.local.language}?`],
    );
};

/** The phrase whose words in the city's language a question quotes. */
function meaningOf(words: readonly string[], guide: Guide): Passage | undefined {
  const own = new Set(
    words.filter((word) => !asking.has(word) && !['does', 'mean', 'means', 'meaning', 'the'].includes(word)),
  );
  const held = (text: string): number =>
    wordsOf(text).filter((word) => own.has(word)).length / Math.max(own.size, wordsOf(text).length);
  const best = guide.corpus.passages
    .filter(({ phrase }) => phrase !== undefined)
    .map((passage) => ({ passage, share: held(passage.phrase?.local ?? '') }))
    .sort((a, b) => b.share - a.share)[0];
  return best && best.share >= 0.5 ? best.passage : undefined;
}

function plain(name: string): string[] {
  return (
    name
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.map(stem) ?? []
  );
}

function rank({ name = '', text }: Passage, words: readonly string[]): number {
  const own = plain(name);
  const hits = new Set(words.map(stem).filter((word) => own.includes(word))).size;
  return hits * 10 - own.length + (text.startsWith(name) ? 0 : -1);
}

function sentence({ name = '', phrase }: Passage): string {
  if (!phrase) return '';
  return `“${name.replace(/\.$/, '')}” is “${phrase.local}”${phrase.say ? `, said ${phrase.say}` : ''}${phrase.when ? ` (${phrase.when})` : ''}.`;
}
