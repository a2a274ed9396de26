import { monthName } from '@odysseus/model';
import type { Passage } from '../corpus';
import { Reply } from '../reply';
import { passageFact } from '../tools/placeFacts';
import { askedTime, dateWords } from '../tools/hours';
import { stem, wordsOf } from '../understanding/words';
import type { Ask } from '../understanding/resolve';
import type { Handler } from './handler';

/** Weather and light of a month, and what is on in it. */
export const answerMonth: Handler = (ask) => {
  const { q, guide, moment, context, memory, short } = ask;
  const weather =
    q.has(
      'weather',
      'temperature',
      'cold',
      'hot',
      'warm',
      'rainy',
      'sunny',
      'snow',
      'degrees',
      'climate',
      'daylight',
    ) ||
    (q.has('umbrella') && q.wish.kinds.length === 0) ||
    (q.has('sunset', 'sunrise') && q.says('when', 'what time')) ||
    (q.mentions.length === 0 && q.says('what to wear', 'should i pack', 'to pack')) ||
    q.says('how hot', 'how cold', 'does it rain', 'will it rain', 'does it snow', 'is it raining', 'get dark');
  const events =
    q.has('event', 'events', 'festival', 'festivals', 'concerts') ||
    q.says(
      'what is on',
      'what s on',
      'what on',
      'on this month',
      'on this week',
      'happening',
      'going on',
      'anything special',
      'public holiday',
      'sales',
    );
  const follows =
    memory !== undefined &&
    ['weather', 'events'].includes(memory.intent) &&
    short &&
    (q.moment.month !== undefined || q.moment.date !== undefined);
  const named = eventNamed(ask);
  const holiday = holidayOf(ask);
  if (holiday) return holiday;
  const best =
    q.says(
      'best month',
      'best time to visit',
      'best time of year',
      'when should i visit',
      'when should i come',
      'when to visit',
      'best season',
      'which month',
    ) && q.mentions.length === 0;
  if (
    !weather &&
    !events &&
    !follows &&
    !named &&
    !best &&
    !(moment.month !== undefined && q.free.length <= 4 && q.mentions.length === 0 && q.wish.kinds.length === 0)
  )
    return undefined;
  if (weather && q.has('museum', 'do') && q.says('to do', 'what can')) return undefined;
  if (guide.passagesOf('month').length === 0) return undefined;
  const month = moment.month ?? Number((moment.date ?? askedTime(guide, {}, context.now).date).slice(5, 7));
  const reply = new Reply();
  if (named && !weather) reply.say(named.text, [passageFact(named)]);
  else if (best)
    for (const passage of guide.passagesOf('month').filter(({ months = [] }) => [5, 9].includes(months[0] ?? 0)))
      reply.say(passage.text, [passageFact(passage)], 'item');
  else {
    if (weather && (moment.now || q.has('today', 'tomorrow', 'now')))
      reply.say('I know no forecast; this is what the month is usually like.');
    const passage = guide.passagesOf('month').find(({ months = [] }) => months.includes(month));
    if (passage && (!events || weather) && !(follows && memory.intent === 'events'))
      reply.say(passage.text, [passageFact(passage)]);
    if (!weather)
      for (const event of guide
        .passagesOf('event')
        .filter(({ months = [] }) => months.includes(month))
        .slice(0, 5))
        reply.say(event.text, [passageFact(event)], 'item');
  }
  if (reply.empty) reply.say('The guide names no event in that month.');
  return reply
    .chips(
      ['Events then', `What events are in ${monthName(month)}?`],
      ['Weather then', `What is the weather in ${monthName(month)}?`],
      ['Rainy-day ideas', 'What can I do when it rains?'],
    )
    .remember({
      intent: weather || (follows && memory.intent === 'weather') ? 'weather' : 'events',
      focus: [],
      listed: [],
      moment: { month },
      fields: [],
    });
};

/** Words of days, by which no event is told from another: 'Bastille Day' is not named by 'one day'. */
const dayWords = new Set(
  [
    'day',
    'night',
    'week',
    'weekend',
    'month',
    'today',
    'tonight',
    'tomorrow',
    'morning',
    'afternoon',
    'evening',
    'hour',
  ].map(stem),
);

/** An event that a question names: all its telling words are in it. */
export function eventNamed({ q, guide, places, named }: Ask): Passage | undefined {
  const words = q.words
    .filter(
      (word) =>
        !guide.stopWords.has(word) &&
        !['event', 'events', 'date', 'dates', 'start', 'happen', 'happens', 'year', 'market', 'festival'].includes(
          word,
        ) &&
        !/^\d/.test(word),
    )
    .map(stem);
  if (
    words.every((word) => dayWords.has(word)) ||
    (named.length > 0 && words.length < 2) ||
    places.length > 0 ||
    q.fields.includes('hours')
  )
    return undefined;
  return guide.passagesOf('event').find(({ name = '', text }) => {
    const own = new Set(wordsOf(`${name} ${text}`).map(stem));
    const inName = new Set(wordsOf(name).map(stem));
    return (
      words.every((word) => own.has(word)) &&
      words.filter((word) => inName.has(word)).length >= Math.min(2, words.length)
    );
  });
}

/** Whether a day is a public holiday, and which come next. */
function holidayOf({ q, guide, moment, context }: Ask): Reply | undefined {
  if (
    !q.says(
      'public holiday',
      'public holidays',
      'bank holiday',
      'bank holidays',
      'national holiday',
      'national holidays',
    )
  )
    return undefined;
  const { today } = askedTime(guide, {}, context.now);
  const source = guide.passagesOf('month')[0];
  const named = guide.corpus.holidays.find(({ date }) => date === moment.date);
  const month = moment.month === undefined ? undefined : String(moment.month).padStart(2, '0');
  const next = guide.corpus.holidays
    .filter(({ date }) => date >= today && (month === undefined || date.slice(5, 7) === month))
    .slice(0, month === undefined ? 4 : 8);
  const text =
    moment.date !== undefined
      ? named
        ? `Yes, ${dateWords(moment.date, today)} is a public holiday: ${named.name}.`
        : `No, ${dateWords(moment.date, today)} is no public holiday.`
      : `Public holidays: ${next.map(({ date, name }) => `${dateWords(date, today)} (${name})`).join(', ')}.`;
  const fact = source && { ...passageFact(source), text };
  return new Reply()
    .say(text, [fact])
    .chips(['What is open then?', 'Which museums are open on 1 May?'])
    .remember({ intent: 'events', focus: [], listed: [], fields: [] });
}
