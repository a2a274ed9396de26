import {
  clockText,
  dayMinutes,
  dayNumber,
  holdsAt,
  holdsIn,
  isGeneral,
  isLate,
  minuteOf,
  monthOf,
  weekdayOf,
} from '@odysseus/model';
import type { CorpusPlace } from '../corpus';
import { isFreeDay } from '@odysseus/passes';
import { Reply } from '../reply';
import { askedTime, dayWords, openingOn, openingSentence, upperFirst } from '../tools/hours';
import { passageFact, workedOut } from '../tools/placeFacts';
import { priceSentences } from '../tools/prices';
import { salePassage } from '../tools/salePassage';
import { nameWords } from '../understanding/nameWords';
import type { Ask } from '../understanding/resolve';
import { wordsOf } from '../understanding/words';
import { cardOf } from './cards';
import type { Handler } from './handler';

/** Days on which places are free for everybody. */
export const answerFreeDays: Handler = (ask) => {
  const { q, guide, places } = ask;
  const dated = freeOn(ask);
  if (dated) return dated;
  if (
    !q.says('first sunday', 'first friday', 'free day', 'free days', 'free sunday', 'free sundays', 'free museum day')
  )
    return undefined;
  const about = places.flatMap(({ name }) =>
    wordsOf(name).filter(
      (word) =>
        ![
          'museum',
          'the',
          ...nameWords[guide.local.language].kinds,
          ...nameWords[guide.local.language].particles,
        ].includes(word),
    ),
  );
  const words = [...about, ...['sunday', 'friday'].filter((day) => q.has(day)), 'first'];
  const found = guide.passageIndex.search(words, 4, ({ subject }) => subject === 'free-days').map(({ item }) => item);
  const own = about.length > 0 ? found.filter(({ text }) => about.some((word) => wordsOf(text).includes(word))) : found;
  const reply = new Reply();
  for (const passage of (own.length > 0 ? own : found).slice(0, 3))
    reply.say(passage.text, [passageFact(passage)], 'item');
  return reply.empty
    ? undefined
    : reply.chips(['Free museums', 'Which museums are always free?'], ['Which pass should I buy?']).remember({
        intent: 'passage',
        focus: places.slice(0, 1).map(({ id }) => id),
        listed: places.map(({ id }) => id),
        fields: [],
      });
};

/** Whether the place is free for everybody on the day that was asked about; undefined where nothing of the kind was asked. */
function freeOn({ guide, places, fields, q, moment, context }: Ask): Reply | undefined {
  const [place] = places;
  if (moment.date === undefined || !place || places.length > 1 || !fields.includes('price')) return undefined;
  const ticket = guide.corpus.passes?.tickets.find((own) => own.place === place.id && own.freeDay);
  const passage = ticket && salePassage(guide, 'ticket', ticket.key);
  const day = dayNumber(moment.date);
  const onItsDay = ticket?.freeDay && passage && isFreeDay(ticket, day, 23) ? ticket.freeDay : undefined;
  const late = onItsDay ? undefined : freeFrom(place, day);
  const fact = late !== undefined || !passage ? guide.fact(place, 'price') : passageFact(passage);
  if ((!ticket?.freeDay && late === undefined) || !fact) return undefined;
  const { today, minute } = askedTime(guide, moment, context.now);
  const from = onItsDay ? (onItsDay.fromHour ?? 0) * 60 : late;
  const opening = openingOn(place, moment.date);
  const free = opening.state !== 'closed' && from !== undefined && (minute === undefined || minute >= from);
  if (!free && !q.has('free')) return undefined;
  const name = guide.the(place);
  const when = dayWords(moment.date, today);
  const usually = late !== undefined && isGeneral(place, 'price') ? 'usually ' : '';
  const text = free
    ? `Yes, ${name} is ${usually}free for everybody ${when}${from > 0 ? ` from ${clockText(from)}` : ''}.`
    : `No, ${name} is not free for everybody ${when}${late !== undefined && opening.state !== 'closed' ? ` before ${clockText(late)}` : ''}.`;
  const said =
    q.has('free') && /^(is|are|will|can|do|does)$/.test(q.words[0] ?? '')
      ? text
      : upperFirst(text.replace(/^(Yes|No), /, ''));
  const reply = new Reply().say(said, [workedOut(fact, said)]);
  if (!free) for (const { text: price, facts } of priceSentences(guide, place, context)) reply.say(price, facts);
  else if (onItsDay?.note && passage) reply.say(onItsDay.note, [workedOut(passageFact(passage), onItsDay.note)]);
  const hours = openingSentence(guide, place, { date: moment.date }, context.now);
  if (hours.state !== 'unknown') reply.say(hours.text, [hours.fact]);
  return reply
    .places([cardOf(guide, place, moment, context)])
    .chips(['Free museums', 'Which museums are always free?'], ['How do I get there?', `How do I get to ${name}?`])
    .remember({
      intent: 'facts',
      focus: [place.id],
      listed: [place.id],
      fields: ['price'],
      moment,
      ages: [...context.ages],
    });
}

/** The minute of a day from which everybody enters a place free, by a fare that holds from an hour on. @param day days since 1 January 1970 */
function freeFrom({ price }: CorpusPlace, day: number): number | undefined {
  const free = price
    .filter(isLate)
    .filter(
      (fare) =>
        fare.amount === 0 &&
        !fare.ages &&
        !fare.residency &&
        fare.product === undefined &&
        holdsIn(fare, monthOf(day)) &&
        holdsAt(fare.from, weekdayOf(day), dayMinutes),
    );
  return free.length === 0 ? undefined : Math.min(...free.map(({ from }) => minuteOf(from.at)));
}
