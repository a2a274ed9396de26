import { Reply } from '../reply';
import { isKindKey, isOfKind } from '../understanding/kindsOfPlace';
import { cardOf } from './cards';
import { assistantCopy } from './copy';
import type { Handler } from './handler';
import { starters } from './starters';

/** The guide does not know: says so, and offers the nearest thing that it does. */
export const answerUnknown: Handler = (ask) => {
  const { guide, q, context, moment } = ask;
  const reply = new Reply().say(assistantCopy.unknown);
  const kinds = q.wish.kinds.filter(isKindKey);
  const words = [...q.free, ...kinds];
  const near = guide.placeIndex.search(words, 3, (place) => (kinds.length === 0 ? place.kind !== 'service' && place.kind !== 'hotel' : kinds.some((kind) => isOfKind(place, kind)))).map(({ item }) => item);
  if (near.length > 0) reply.say(assistantCopy.nearest, [], 'paragraph');
  for (const place of near) reply.say(`${place.name}: ${place.summary}`, [guide.fact(place, 'summary')], 'item');
  return reply
    .places(near.map((place) => cardOf(guide, place, moment, context)))
    .chips(...starters(guide))
    .remember({ intent: 'unknown', focus: near.slice(0, 1).map(({ id }) => id), listed: near.map(({ id }) => id), fields: [] });
};
