import { Reply } from '../reply';
import { openingSentence, upperFirst } from '../tools/hours';
import { priceSentences } from '../tools/prices';
import { durationText, workedOut } from '../tools/placeFacts';
import { ended } from './answerFacts';
import { cardOf } from './cards';
import type { Handler } from './handler';

/** Two or three places side by side. */
export const answerCompare: Handler = ({ q, guide, places: own, context, moment, fields, memory }) => {
  const before =
    q.mentions.length === 0 && q.says('which is', 'which one', 'which of', 'compare them', 'compare the two')
      ? (memory?.listed ?? []).slice(0, 3).flatMap((id) => guide.places.get(id) ?? [])
      : [];
  const places = before.length > 1 ? before : own;
  if (places.length < 2 || (q.mentions.length < 2 && before.length === 0)) return undefined;
  if (
    !q.has(
      'or',
      'vs',
      'versus',
      'compare',
      'better',
      'difference',
      'prefer',
      'rather',
      'cheaper',
      'between',
      'which',
    ) ||
    q.has('plan', 'itinerary', 'swap', 'pass')
  )
    return undefined;
  const few = places.slice(0, 3);
  const reply = new Reply();
  for (const place of few) {
    const why = place.told.find(({ entry }) => entry.why)?.entry.why;
    reply.say(`${place.name}: ${place.summary}`, [guide.fact(place, 'summary')], 'item');
    if (why && fields.length === 0) reply.say(ended(why), [guide.fact(place, 'why')]);
    const [price] = priceSentences(guide, place, context);
    if (price) reply.say(price.text, price.facts);
    const opening = openingSentence(guide, place, moment, context.now);
    if (opening.state !== 'unknown') reply.say(opening.text, [opening.fact]);
    const fact = guide.fact(place, 'visitMinutes');
    const time = `${upperFirst(guide.the(place))} takes about ${durationText(place.visitMinutes)}.`;
    reply.say(time, [fact && workedOut(fact, time)]);
    const skip = place.told.find(({ entry }) => entry.skipIf)?.entry.skipIf;
    if (skip) {
      const own = guide.fact(place, 'skipIf');
      const text = ended(`Skip ${guide.the(place)} if: ${skip.split(/(?<=\.)\s/)[0] ?? skip}`);
      reply.say(text, [own && workedOut(own, text)]);
    }
  }
  const [a, b] = few;
  return reply
    .places(few.map((place) => cardOf(guide, place, moment, context)))
    .chips(
      a && b && [`From one to the other`, `How do I get from ${guide.the(a)} to ${guide.the(b)}?`],
      a && ['What to see in the first', `What should I see at ${guide.the(a)}?`],
    )
    .remember({ intent: 'compare', focus: few.map(({ id }) => id), listed: few.map(({ id }) => id), fields: [] });
};
