import type { Passage } from '../corpus';
import type { Guide } from '../guide';
import { Reply } from '../reply';
import { findPlaces } from '../tools/findPlaces';
import { passageFact } from '../tools/placeFacts';
import { bareName } from '../understanding/nameWords';
import { cardOf } from './cards';
import type { Handler } from './handler';

/** What a quarter is like: in the guide's words, with the best known places of it. */
export const answerArea: Handler = (ask) => {
  const { q, guide, named, places, context, moment, memory } = ask;
  const [area] = named;
  if (
    area?.is !== 'area' ||
    named.length > 1 ||
    places.length > 0 ||
    Object.keys(q.wish).length > 2 ||
    q.wish.kinds.length > 0
  )
    return undefined;
  const asks =
    q.says(
      'tell me about',
      'known for',
      'info on',
      'information on',
      'worth visiting',
      'worth it',
      'worth a visit',
      'famous for',
      'describe',
      'special about',
    ) ||
    /\b(what|how) (is|s)? ?.*\blike\b/.test(q.words.join(' ')) ||
    (q.words.length <= 2 && memory?.intent !== 'find');
  if (!asks || Object.keys(moment).length > 0) return undefined;
  const said = saidOf(guide, area.name);
  if (said.length === 0) return undefined;
  const reply = new Reply();
  for (const passage of said) reply.say(passage.text, [passageFact(passage)], 'paragraph');
  const wish = { kinds: [], about: [], near: { name: area.name, at: area.at, within: true } };
  const best = findPlaces(guide, wish, {}, context)
    .slice(0, 4)
    .map(({ place }) => place);
  for (const place of best.slice(0, 3))
    reply.say(`${place.name}: ${place.summary}`, [guide.fact(place, 'summary')], 'item');
  return reply
    .places(best.map((place) => cardOf(guide, place, {}, context)))
    .chips(
      ['Where to eat there', `Restaurants in ${area.name}`],
      ['Museums there', `Museums in ${area.name}`],
      ['A day there', `Plan a day in ${area.name}`],
    )
    .remember({
      intent: 'find',
      focus: best.slice(0, 1).map(({ id }) => id),
      listed: best.map(({ id }) => id),
      shown: best.map(({ id }) => id),
      wish,
      fields: [],
    });
};

/** What the overview says of it, else what the screen on where to stay does: by the quarter's name within theirs. */
function saidOf(guide: Guide, name: string): Passage[] {
  const own = ` ${bareName(name, guide.local.language)} `;
  const about = (kind: Passage['kind']): Passage[] =>
    guide.passagesOf(kind).filter((passage) => ` ${bareName(passage.name ?? '', guide.local.language)} `.includes(own));
  return [...about('area'), ...about('neighbourhood')].slice(0, 1);
}
