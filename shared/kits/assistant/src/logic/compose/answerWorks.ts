import type { CorpusPlace } from '../corpus';
import type { Guide } from '../guide';
import { Reply } from '../reply';
import { nameOf, workedOut, type PlaceField } from '../tools/placeFacts';
import { stem, wordsOf } from '../understanding/words';
import { ended } from './answerFacts';
import { cardOf } from './cards';
import type { Handler } from './handler';

interface Shown {
  readonly place: CorpusPlace;
  readonly field: PlaceField;
  readonly sentence: string;
}

/** Where something is to be seen: 'Where is the Mona Lisa?', 'Is the Venus de Milo in Orsay?' */
export const answerWorks: Handler = ({ q, guide, places, context, moment, meant }) => {
  const asks =
    q.says(
      'where is',
      'where are',
      'where can i see',
      'where can we see',
      'where do i see',
      'where can i find',
      'which museum has',
      'which museum holds',
      'who has',
      'where hangs',
      'can i see',
    ) ||
    (/^(is|are) /.test(q.words.join(' ')) && q.has('in', 'at') && places.length > 0);
  if (!asks || (places.length > 0 && meant)) return undefined;
  // 'Where is the Louvre?' asks for an address.
  if (
    /^(where (is|are)) /.test(q.words.join(' ')) &&
    q.mentions.some(({ from, to }) => to - from >= q.free.length - 3 || to === q.words.length)
  )
    return undefined;
  const inPlace = /^(is|are) /.test(q.words.join(' '));
  const words = (inPlace ? q.free : q.words)
    .filter(
      (word) =>
        !guide.stopWords.has(word) &&
        !['see', 'museum', 'painting', 'picture', 'statue', 'hang', 'hangs', 'held', 'holds', 'kept'].includes(word) &&
        word.length > 2,
    )
    .map(stem);
  if (
    words.length < (inPlace ? 1 : 2) ||
    q.fields.some((field) => !['about', 'address'].includes(field)) ||
    Object.keys(moment).length > 0 ||
    q.wish.kinds.some((kind) => kind !== 'museum')
  )
    return undefined;
  const asked = inPlace ? places[0] : undefined;
  const found = shownIn(guide, words);
  const there = asked && found.find(({ place }) => place.id === asked.id);
  const best = there ?? found[0];
  if (!best) return undefined;
  const reply = new Reply();
  if (asked && !there) {
    const text = `No, I know it at ${guide.the(best.place)}, not at ${guide.the(asked)}.`;
    const fact = guide.fact(best.place, best.field);
    reply.say(text, [fact && workedOut(fact, text)]);
  }
  const naming = !wordsOf(best.sentence).join(' ').includes(wordsOf(best.place.name).join(' '));
  reply.say(`${naming ? `${best.place.name}: ` : ''}${ended(best.sentence)}`, [guide.fact(best.place, best.field)]);
  return reply
    .places([cardOf(guide, best.place, {}, context)])
    .chips(
      ['Open today?', `Is ${guide.the(best.place)} open today?`],
      ['Price', `How much is ${guide.the(best.place)}?`],
    )
    .remember({ intent: 'facts', focus: [best.place.id], listed: [best.place.id], fields: [] });
};

/** Sentences of places that hold all the words, those of the best known places first. */
function shownIn(guide: Guide, words: readonly string[]): Shown[] {
  const fields: readonly PlaceField[] = ['visits', 'summary', 'body', 'notes', 'why', 'tips', 'history'];
  const near = guide.placeIndex
    .search(words, 40, ({ kind }) => kind !== 'hotel' && kind !== 'service')
    .map(({ item }) => item);
  const all = [...near, ...guide.corpus.places.filter(({ picture }) => picture !== undefined)];
  const found = [...new Set(all)].flatMap((place) =>
    fields.flatMap((field): (Shown & { rank: number })[] => {
      const text = guide.fact(place, field)?.text.slice(nameOf(place).length + 2) ?? '';
      const sentence = text.split(/(?<=[.!?])\s+/).find((own) => {
        const stems = new Set(wordsOf(own).map(stem));
        return words.every((word) => stems.has(word));
      });
      return sentence
        ? [
            {
              place,
              field,
              sentence,
              rank:
                (field === 'visits' ? 3 : 0) +
                (place.kind === 'museum' ? 3 : 0) +
                (place.picture ? 2 : 0) -
                fields.indexOf(field) / 10,
            },
          ]
        : [];
    }),
  );
  return found.sort((a, b) => b.rank - a.rank);
}
