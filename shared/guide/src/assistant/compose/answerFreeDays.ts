import { Reply } from '../reply';
import { passageFact } from '../tools/placeFacts';
import { nameWords } from '../understanding/nameWords';
import { wordsOf } from '../understanding/words';
import type { Handler } from './handler';

/** Days on which places are free for everybody. */
export const answerFreeDays: Handler = ({ q, guide, places }) => {
  if (!q.says('first sunday', 'first friday', 'free day', 'free days', 'free sunday', 'free sundays', 'free museum day')) return undefined;
  const about = places.flatMap(({ name }) => wordsOf(name).filter((word) => !['museum', 'the', ...nameWords[guide.local.language].kinds, ...nameWords[guide.local.language].particles].includes(word)));
  const words = [...about, ...['sunday', 'friday'].filter((day) => q.has(day)), 'first'];
  const found = guide.passageIndex.search(words, 4, ({ title, kind }) => kind !== 'phrase' && /free days?/i.test(title)).map(({ item }) => item);
  const own = about.length > 0 ? found.filter(({ text }) => about.some((word) => wordsOf(text).includes(word))) : found;
  const reply = new Reply();
  for (const passage of (own.length > 0 ? own : found).slice(0, 3)) reply.say(passage.text, [passageFact(passage)], 'item');
  return reply.empty ? undefined : reply.chips(['Free museums', 'Which museums are always free?'], ['Which pass should I buy?']).remember({ intent: 'passage', focus: places.slice(0, 1).map(({ id }) => id), listed: places.map(({ id }) => id), fields: [] });
};
