import type { Passage } from '../corpus';
import type { Guide } from '../guide';
import { Reply } from '../reply';
import { passageFact } from '../tools/placeFacts';
import { stem, wordsOf } from '../understanding/words';
import type { Handler } from './handler';

/** How many walks are told where none is asked for by name. */
const mostWalks = 6;

/** What lies ready in the guide: walks through quarters, days for a strike, and where bags can be left. */
export const answerReady: Handler = ({ q, guide, places }) => {
  if (q.says('how far', 'how long', 'from here', 'walking distance')) return undefined;
  if (places.length === 0 && leavesBags(q)) return told(titled(guide, 'basics', ['luggage', 'bags']).slice(0, 3));
  const asksForWalk =
    q.says('a walk', 'walking tour', 'walking tours', 'walking route', 'walking routes', 'a stroll') ||
    (q.has('walk') && q.has('which', 'any', 'some', 'nice'));
  if (asksForWalk) return walksFor(guide, q.words);
  if (q.has('strike') && q.says('plan', 'itinerary', 'what to do', 'what can we do', 'what do we do', 'a strike day'))
    return told(titled(guide, 'plan', ['strike']));
  return undefined;
};

function leavesBags(q: Parameters<Handler>[0]['q']): boolean {
  return (
    q.says('left luggage', 'luggage storage', 'bag storage', 'lockers', 'luggage lockers') ||
    (q.has('leave', 'store', 'keep', 'drop') && q.has('luggage', 'bags', 'suitcase', 'suitcases', 'baggage'))
  );
}

/** The walks whose names the question holds; all of them where it holds the name of none and of no other place. */
function walksFor(guide: Guide, words: readonly string[]): Reply | undefined {
  const walks = guide.corpus.passages.filter(({ field }) => field === 'walk');
  const common = new Set(['walk', 'walking', 'tour', 'stroll'].map(stem));
  const asked = words.map(stem).filter((word) => !common.has(word));
  const named = walks.filter(({ title, name = '' }) =>
    wordsOf(`${title} ${name}`).some(
      (word) => word.length > 3 && asked.includes(stem(word)) && !guide.stopWords.has(word),
    ),
  );
  if (named.length > 0) return told(named.slice(0, 2));
  const other = asked.filter((word) => !guide.stopWords.has(word) && !general.has(word));
  return other.length > 0 ? undefined : told(walks.slice(0, mostWalks));
}

/** Words that ask for any walk. */
const general = new Set(
  [
    'nice',
    'good',
    'best',
    'short',
    'which',
    'have',
    'some',
    'self',
    'guided',
    'city',
    'do',
    'you',
    'we',
    'are',
    'there',
    'what',
    'any',
    'can',
  ].map(stem),
);

function titled({ corpus }: Guide, field: string, words: readonly string[]): Passage[] {
  const wanted = new Set(words.map(stem));
  return corpus.passages.filter(
    (passage) => passage.field === field && wordsOf(passage.title).some((word) => wanted.has(stem(word))),
  );
}

function told(passages: readonly Passage[]): Reply | undefined {
  if (passages.length === 0) return undefined;
  const reply = new Reply();
  for (const passage of passages)
    reply.say(passage.text, [passageFact(passage)], passages.length > 1 ? 'item' : 'paragraph');
  return reply.remember({ intent: 'passage', focus: [], listed: [], fields: [] });
}
