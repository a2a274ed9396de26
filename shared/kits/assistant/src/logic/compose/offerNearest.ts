import { Reply } from '../reply';
import { isKindKey, isOfKind } from '../understanding/kindsOfPlace';
import type { Ask } from '../understanding/resolve';
import { cardOf } from './cards';
import { answerCopy } from './answerCopy';
import { starters } from './starters';

/**
 * Says that the guide does not know, and offers the nearest places that it does.
 * @param unknown the sentence that says it
 * @param words of the question, for which places are looked up beside its kinds
 */
export function offerNearest({ guide, q, context, moment }: Ask, unknown: string, words: readonly string[]): Reply {
  const reply = new Reply().say(unknown);
  const kinds = q.wish.kinds.filter(isKindKey);
  const near = guide.placeIndex
    .search([...words, ...kinds], 3, (place) =>
      kinds.length === 0
        ? place.kind !== 'service' && place.kind !== 'hotel'
        : kinds.some((kind) => isOfKind(place, kind)),
    )
    .map(({ item }) => item);
  if (near.length > 0) reply.say(answerCopy.nearest, [], 'paragraph');
  for (const place of near) reply.say(`${place.name}: ${place.summary}`, [guide.fact(place, 'summary')], 'item');
  return reply
    .places(near.map((place) => cardOf(guide, place, moment, context)))
    .chips(...starters(guide))
    .remember({
      intent: 'unknown',
      focus: near.slice(0, 1).map(({ id }) => id),
      listed: near.map(({ id }) => id),
      fields: [],
    });
}
