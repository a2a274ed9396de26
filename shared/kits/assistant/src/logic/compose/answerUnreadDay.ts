import { Reply } from '../reply';
import { answerCopy } from './answerCopy';
import type { Handler } from './handler';

/** A day that can't be told is said, and nothing is answered for today instead. */
export const answerUnreadDay: Handler = ({ q, fields, wish, places }) => {
  const { unread } = q;
  if (!unread) return undefined;
  // 'What is on next week?' needs no day.
  const needsDay =
    fields.includes('hours') || fields.includes('lastEntry') || wish.open === true || q.has('plan', 'itinerary');
  if (!unread.impossible && !needsDay) return undefined;
  const [place] = places;
  return new Reply()
    .say(unread.impossible ? answerCopy.noSuchDay(unread.said) : answerCopy.unreadDay(unread.said))
    .chips(['Today'], ['Tomorrow'])
    .remember({
      intent: 'facts',
      focus: place ? [place.id] : [],
      listed: places.map(({ id }) => id),
      fields: [...fields],
    });
};
