import { Reply } from '../reply';
import { passageFact } from '../tools/placeFacts';
import { numberSentence } from './answerEmergency';
import type { Handler } from './handler';
import { answerCopy } from './answerCopy';
import { starters } from './starters';

/** Greetings, thanks and questions about the assistant itself. */
export const answerSmallTalk: Handler = ({ q, guide }) => {
  const { name } = guide.city;
  const chips = starters(guide);
  if (q.words.length === 0) return new Reply().say(answerCopy.empty(name)).chips(...chips);
  if (q.mentions.length > 0 && !q.has('merci', 'grazie')) return undefined;
  const few = q.words.length <= 7;
  // Who calls so may be in need, or may want to know what this is: both are answered, the graver first.
  if (few && q.has('help') && q.words.every((word) => word === 'help' || guide.stopWords.has(word))) {
    const reply = new Reply();
    for (const number of guide
      .passagesOf('number')
      .filter(({ help }) => help === 'any')
      .slice(0, 1))
      reply.say(numberSentence(number), [passageFact(number)]);
    return reply.say(answerCopy.can).chips(['Emergency numbers'], ...chips.slice(0, 3));
  }
  if (
    q.says(
      'who are you',
      'what are you',
      'your name',
      'are you a bot',
      'are you human',
      'are you a robot',
      'are you real',
      'are you an ai',
    ) ||
    (few && q.says('what can you do', 'what can you help', 'what can i ask', 'how can you help'))
  )
    return new Reply()
      .say(answerCopy.who(name))
      .say(answerCopy.can)
      .chips(...chips);
  if (
    few &&
    (q.has('thanks', 'merci', 'grazie', 'efharisto', 'cheers', 'thx') ||
      q.says('thank you', 'that helps', 'great help')) &&
    q.fields.length === 0 &&
    q.wish.kinds.length === 0 &&
    !q.says('how do', 'say') &&
    !q.has('mean', 'means', 'translate')
  )
    return new Reply().say(answerCopy.welcome).chips(...chips.slice(0, 2));
  if (few && q.says('how are you', 'how is it going', 'how do you do'))
    return new Reply().say(answerCopy.well(name)).chips(...chips);
  if (few && q.has('bye', 'goodbye') && q.words.length <= 4) return new Reply().say(answerCopy.bye(name));
  if (
    q.words.length <= 4 &&
    (q.has(
      'hello',
      'hi',
      'hey',
      'bonjour',
      'salut',
      'bonsoir',
      'ciao',
      'buongiorno',
      'buonasera',
      'yassas',
      'kalimera',
      'greetings',
    ) ||
      (q.says('good morning', 'good evening', 'good afternoon') &&
        !q.has('translate', 'say', guide.local.language.toLowerCase()))) &&
    q.fields.length === 0 &&
    q.wish.kinds.length === 0
  )
    return new Reply().say(answerCopy.hello(name)).chips(...chips);
  if (
    q.words.length <= 4 &&
    q.words.every((word) =>
      [
        'ok',
        'great',
        'good',
        'nice',
        'cool',
        'perfect',
        'wonderful',
        'super',
        'yes',
        'no',
        'fine',
        'lovely',
        'right',
        'i',
        'see',
        'all',
        'got',
        'it',
        'sounds',
        'excellent',
        'awesome',
        'that',
        'is',
      ].includes(word),
    )
  )
    return new Reply().say(answerCopy.fine).chips(...chips.slice(0, 3));
  return undefined;
};
