import { addDays, clockText, type CivilDate } from '@odysseus/model';
import type { AssistantPlan } from '@odysseus/contract';
import type { CorpusPlace } from '../corpus';
import { changeDays } from '../plan/changeDays';
import { paceOf } from '../plan/paceOf';
import { planDays, type Planned, type PlanWish } from '../plan/planDays';
import { readChange } from '../plan/readChange';
import { Reply } from '../reply';
import { askedTime, dateWords, lowerFirst, openingOn, spanWords, upperFirst } from '../tools/hours';
import { workedOut } from '../tools/placeFacts';
import { placeKey } from '../tools/placeKey';
import { isKindKey, isOfKind, kindsOfPlace, type KindKey } from '../understanding/kindsOfPlace';
import type { PlanDay, PlanStop, Wish } from '../understanding/memory';
import type { Ask } from '../understanding/resolve';
import { stem } from '../understanding/words';
import { nearOf } from './answerFind';
import { eventNamed } from './answerMonth';
import { cardOf } from './cards';
import { answerCopy } from './answerCopy';
import type { Handler } from './handler';

/** Minutes after midnight between which an ordinary day is planned. */
const usualDay = { from: 9 * 60 + 30, until: 18 * 60 + 30 } as const;
const mostDays = 5;
/** Words that ask for a plan and say nothing of what should be in it. */
const planWords = new Set(
  [
    'first',
    'perfect',
    'organise',
    'organize',
    'arrange',
    'itinerary',
    'programme',
    'schedule',
    'hour',
    'day',
    'plan',
    'planning',
    'trip',
    'visit',
    'whole',
    'full',
    'weekend',
    'city',
    'stay',
    'week',
    'start',
    'starting',
    'one',
    'spend',
    'make',
    'good',
    'great',
    'best',
    'ideal',
    'nice',
    'relaxed',
    'slow',
    'busy',
    'time',
    'arrive',
    'arriving',
    'leave',
    'adult',
    'people',
    'couple',
    'next',
    'half',
    'help',
    'hello',
    'hi',
    'hey',
    'assist',
    'create',
    'build',
    'draw',
    'design',
    'prepare',
    'holiday',
    'vacation',
    'tour',
    'travel',
    'week',
    'month',
  ].map(stem),
);

/** Plans one or more days, and changes a plan that was made. */
export const answerPlan: Handler = (ask) => {
  const trip = tripReply(ask);
  if (trip) return trip;
  const strange = notInPlan(ask);
  if (strange) return strange;
  const change = ask.memory?.plan && readChange(ask, ask.memory.plan);
  const wish = change ?? freshWish(ask);
  if (!wish) return undefined;
  if (ask.q.days === 0)
    return new Reply()
      .say(answerCopy.planNoDays)
      .chips(['One day', 'Plan a day for me'], ['Three days', 'Plan three days']);
  const planned = wish.keep
    ? changeDays(ask.guide, { ...wish, keep: wish.keep }, ask.context)
    : planDays(ask.guide, wish, ask.context);
  const { whole, without } = wish.fill && !wish.keep ? filled(ask, wish, planned) : { whole: planned, without: [] };
  return planReply(ask, wish, whole, without);
};

const isEmptyDay = ({ stops }: PlanDay): boolean => stops.every(({ meal }) => meal);

/** Days for which nothing fits all wishes are planned with one wish fewer, and then another. */
function filled(
  { guide, context }: Ask,
  wish: PlanWish,
  planned: Planned,
): { readonly whole: Planned; readonly without: readonly string[] } {
  const without: string[] = [];
  let days = planned.days;
  for (const [name, looser] of looserWishes(wish.wish)) {
    if (!days.some(isEmptyDay)) break;
    const next: PlanDay[] = [];
    for (const day of days) {
      const used = [...days, ...next].flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? []));
      const [again] = isEmptyDay(day)
        ? planDays(
            guide,
            {
              ...wish,
              date: day.date,
              days: 1,
              include: [],
              exclude: new Set([...wish.exclude, ...used]),
              wish: looser,
            },
            context,
          ).days
        : [];
      next.push(again && !isEmptyDay(again) ? again : day);
    }
    if (next.some((day, index) => day !== days[index])) without.push(name);
    days = next;
  }
  return { whole: { ...planned, days }, without };
}

/** Wishes with one after another given up, each with the name of what is given up by then. */
function looserWishes(wish: Wish): (readonly [string, Wish])[] {
  const looser: (readonly [string, Wish])[] = [];
  let rest = wish;
  let given: string[] = [];
  const giveUp = (name: string, next: Wish): void => {
    given = [...given, name];
    rest = next;
    looser.push([given.join(', '), rest]);
  };
  if (wish.about.length > 0) giveUp(wish.about.join(' '), { ...rest, about: [] });
  for (const [key, name] of wishNames)
    if (wish[key] !== undefined)
      giveUp(name, Object.fromEntries(Object.entries(rest).filter(([own]) => own !== key)) as Wish);
  if (wish.kinds.length > 0)
    giveUp(
      wish.kinds
        .filter(isKindKey)
        .map((kind) => kindsOfPlace[kind].plural)
        .join(', '),
      { ...rest, kinds: [] },
    );
  if (wish.near) {
    const { near, ...anywhere } = rest;
    giveUp(near?.name ?? '', anywhere);
  }
  return looser;
}

const wishNames: readonly (readonly [keyof Wish, string])[] = [
  ['open', 'open'],
  ['late', 'late'],
  ['quiet', 'quiet'],
  ['view', 'a view'],
  ['noBooking', 'without booking'],
  ['under', 'the price'],
  ['cheap', 'cheap'],
  ['free', 'free'],
  ['rain', 'indoors'],
  ['children', 'for children'],
  ['stepFree', 'step-free'],
];

/** 'Drop Versailles', where Versailles is in no day of the plan. */
function notInPlan({ q, guide, places, memory, context }: Ask): Reply | undefined {
  const [place] = places;
  if (!place || memory?.intent !== 'plan' || !q.has('drop', 'remove', 'without') || q.words.length > 6)
    return undefined;
  const planned = memory.plan?.days.flatMap(({ stops }) => stops.flatMap((stop) => stop.place ?? [])) ?? [];
  if (planned.length === 0 || places.some(({ id }) => planned.includes(id))) return undefined;
  const text = `${upperFirst(guide.the(place))} is no part of this plan.`;
  const fact = guide.fact(place, 'summary');
  return new Reply()
    .say(text, [fact && workedOut(fact, text)])
    .places([cardOf(guide, place, {}, context)])
    .chips(['Slower'], ['Drop the afternoon'], [`Add ${place.name}`]);
}

/** 'Add the Louvre to my trip', 'take Orsay off my list': what it would change, for the visitor to apply. */
function tripReply({ q, guide, places, context }: Ask): Reply | undefined {
  if (places.length === 0 || !q.says('my trip', 'my list', 'the trip', 'our trip', 'our list')) return undefined;
  const inTrip = (place: CorpusPlace): boolean => context.plan.some(({ id }) => id === placeKey(guide.city.key, place));
  const out = q.has('remove', 'delete', 'drop', 'without') || q.says('take off', 'off my', 'out of');
  if (!out && !q.has('add', 'put', 'save', 'include')) return undefined;
  const changed = places.filter((place) => inTrip(place) === out);
  const reply = new Reply();
  for (const place of places) {
    const text = changed.includes(place)
      ? `${upperFirst(guide.the(place))} ${out ? 'comes off' : 'goes on'} your trip once you apply this.`
      : `${upperFirst(guide.the(place))} is ${out ? 'no part of' : 'already on'} your trip.`;
    const fact = guide.fact(place, 'summary');
    reply.say(text, [fact && workedOut(fact, text)]);
  }
  const items = changed.map((place) => ({
    id: placeKey(guide.city.key, place),
    name: place.name,
    path: place.path,
    coordinates: place.coordinates,
  }));
  return reply
    .plan({
      days: [],
      add: out ? [] : items,
      remove: out ? context.plan.filter(({ id }) => items.some((item) => item.id === id)) : [],
    })
    .places(places.map((place) => cardOf(guide, place, {}, context)))
    .chips(['Plan my trip', 'Plan a day from my trip'])
    .remember({ intent: 'facts', focus: places.map(({ id }) => id), listed: places.map(({ id }) => id), fields: [] });
}

function freshWish(ask: Ask): PlanWish | undefined {
  const { q, guide, context, moment, places } = ask;
  const near = nearOf(ask);
  const unwanted = unwantedKinds(ask);
  // A day has its meals anyway: 'and a good lunch' does not ask for a day of restaurants.
  const { diet, ...sights } = ask.wish;
  const wish: Wish = {
    ...sights,
    kinds: sights.kinds.filter((kind) => kind !== 'restaurant' && !unwanted.some((own) => own === kind)),
    ...(near ? { near } : {}),
  };
  const plans =
    q.has('itinerary', 'plan', 'schedule', 'programme') ||
    q.says(
      'what should i do in',
      'perfect day',
      'a day in',
      'one day',
      'organise my',
      'organize my',
      'spend a day',
      'spend the day',
      'spend an afternoon',
      'spend a morning',
      'day out',
      'days in',
      'arrange a day',
      'do in a day',
      'my day',
      'half a day',
      'weekend in',
    ) ||
    (q.days !== undefined &&
      q.says(
        'what should i do',
        'what should we do',
        'what to do',
        'what can i do',
        'what can we do',
        'what should i see',
        'what should we see',
      ));
  const named =
    /\b(planning|plans?|itinerary|schedule|programme|organi[sz]e|arrange|day|days|weekend|afternoon|morning)\b/.test(
      q.words.join(' '),
    );
  if (
    !plans ||
    !named ||
    (q.days === undefined && eventNamed(ask) !== undefined) ||
    q.has('pass', 'passes', ...guide.local.passes, 'weather', 'cost', 'budget', 'ticket') ||
    q.says(
      'floor plan',
      'seating plan',
      'first day',
      'free day',
      'day ticket',
      'which day',
      'what day',
      'best day',
      'rain plan',
    )
  )
    return undefined;
  const { today, nowMinute } = askedTime(guide, { now: true }, context.now);
  const date = moment.date ?? addDays(today, 1);
  const trip = q.says('my trip', 'my list', 'my plan', 'places i saved', 'saved places', 'start from my trip')
    ? context.plan.flatMap(({ id }) => guide.places.get(id.split('/')[1] ?? '') ?? [])
    : [];
  const part = moment.part;
  const starts = date === today ? Math.max(usualDay.from, Math.ceil((nowMinute + 30) / 15) * 15) : usualDay.from;
  const from =
    moment.minute ??
    (part === 'afternoon' ? Math.max(starts, 13 * 60 + 30) : part === 'evening' ? Math.max(starts, 18 * 60) : starts);
  return {
    date,
    days: Math.min(mostDays, Math.max(1, Math.round(q.days ?? 1))),
    pace: paceOf(ask) ?? 'usual',
    from,
    until: q.says('half a day', 'half day')
      ? from + 4 * 60
      : part === 'morning'
        ? 13 * 60
        : part === 'evening'
          ? 23 * 60 + 30
          : usualDay.until,
    include: [...new Set([...places, ...trip])],
    ...(diet === undefined ? {} : { diet }),
    exclude: new Set(
      guide.corpus.places.filter((place) => unwanted.some((kind) => isOfKind(place, kind))).map(({ id }) => id),
    ),
    wish: {
      ...wish,
      about:
        wish.kinds.length > 0
          ? []
          : wish.about.filter((word) => guide.placeIndex.has(word) && !planWords.has(stem(word))),
    },
    fill: true,
  };
}

/** 'Without museums', 'no churches' */
function unwantedKinds({ q, wish }: Ask): KindKey[] {
  return wish.kinds
    .filter(isKindKey)
    .filter((kind) =>
      kindsOfPlace[kind].words.some((word: string) =>
        q.says(
          ...['without', 'no', 'not', 'without any', 'avoid'].flatMap((before) => [
            `${before} ${word}`,
            `${before} ${word}s`,
            `${before} ${word}es`,
          ]),
        ),
      ),
    );
}

function planReply(ask: Ask, wish: PlanWish, { days, leftOut }: Planned, without: readonly string[]): Reply {
  const { guide, context } = ask;
  const { today } = askedTime(guide, {}, context.now);
  const reply = new Reply();
  const stops = days.flatMap((day) => day.stops);
  if ((ask.q.days ?? 0) > mostDays) reply.say(answerCopy.planLimit);
  const given = without.at(-1);
  if (given !== undefined) reply.say(answerCopy.planWithout(given));
  if (stops.every(({ meal }) => meal))
    reply
      .say("I can't fit such a plan into the hours of the guide's places.")
      .chips(['Plan a whole day', 'Plan a day for me tomorrow']);
  else for (const day of days.filter((own) => own.stops.length > 0)) sayDay(reply, ask, day, today);
  for (const { place, why } of leftOut.slice(0, 4)) sayLeftOut(reply, ask, place, why, wish.date);
  const known = stops.flatMap(({ place }) => (place === undefined ? [] : (guide.places.get(place) ?? [])));
  const [first, second] = known;
  return reply
    .plan(contractPlan(ask, days, today, wish))
    .places(known.slice(0, 6).map((place) => cardOf(guide, place, { date: wish.date }, context)))
    .chips(
      wish.pace !== 'slow' && ['Slower'],
      first && [`Without ${first.name}`],
      stops.some(({ at, meal }) => !meal && at >= 13 * 60) && ['Drop the afternoon'],
      second && [`How do I get to the first?`, `How do I get to ${guide.the(first ?? second)}?`],
    )
    .remember({
      intent: 'plan',
      plan: { days: days.map((day) => ({ date: day.date, stops: [...day.stops] })), pace: wish.pace },
      focus: known.slice(0, 1).map(({ id }) => id),
      listed: known.slice(0, 12).map(({ id }) => id),
      fields: [],
      wish: wish.wish,
    });
}

function sayDay(reply: Reply, { guide }: Ask, { date, stops }: PlanDay, today: CivilDate): void {
  reply.say(`Here is ${dateWords(date, today)}:`, [], 'paragraph');
  for (const stop of stops) {
    const place = stop.place === undefined ? undefined : guide.places.get(stop.place);
    if (!place) {
      reply.say('Then a break for lunch where you are.', [], 'item');
      continue;
    }
    const { spans } = openingOn(place, date);
    const open = spans.length > 0 ? `; its hours that day are ${spanWords(spans)}` : '';
    const text = `${clockText(stop.at)} ${place.name}${stop.meal ? ' for lunch' : ''}, about ${stop.minutes} minutes${open}.`;
    const fact = guide.fact(place, spans.length > 0 ? 'hours' : 'visitMinutes');
    reply.say(text, [fact && workedOut(fact, text)], 'item');
    if (place.booking?.needed === 'required') {
      const booking = guide.fact(place, 'booking');
      const must = `${upperFirst(guide.the(place))} must be booked.`;
      reply.say(must, [booking && workedOut(booking, must)]);
    }
  }
}

function sayLeftOut(
  reply: Reply,
  { guide, context }: Ask,
  place: CorpusPlace,
  why: Planned['leftOut'][number]['why'],
  date: CivilDate,
): void {
  const { today } = askedTime(guide, {}, context.now);
  const name = upperFirst(guide.the(place));
  const text =
    why === 'shut'
      ? `${name} is left out: ${lowerFirst(place.hoursNote ?? 'it is shut')}.`
      : why === 'beyond'
        ? `${name} is left out: it lies outside the city, and takes a day of its own.`
        : why === 'closed'
          ? `${name} is left out: it is closed on ${dateWords(date, today)}.`
          : `${name} is left out: there is no time for it in the hours when it is open.`;
  const fact = guide.fact(place, 'hours') ?? guide.fact(place, 'summary');
  reply.say(text, [fact && workedOut(fact, text)], 'paragraph');
}

function contractPlan(
  { guide, context, memory }: Ask,
  days: readonly PlanDay[],
  today: CivilDate,
  wish: PlanWish,
): AssistantPlan {
  const ids = days.flatMap(({ stops }) =>
    stops.flatMap(({ place, meal }) => (place === undefined || meal ? [] : [place])),
  );
  const inTrip = new Set(context.plan.map(({ id }) => id));
  const key = (id: string): string => `${guide.city.key}/${id}`;
  const add = ids
    .filter((id) => !inTrip.has(key(id)))
    .flatMap((id) => {
      const place = guide.places.get(id);
      return place ? [{ id: key(id), name: place.name, path: place.path, coordinates: place.coordinates }] : [];
    });
  const before = memory?.plan?.days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? [])) ?? [];
  const dropped = new Set([...wish.exclude, ...before.filter((id) => !ids.includes(id))]);
  return {
    days: days.map(({ date, stops }) => ({
      title: dateWords(date, today),
      date,
      stops: stops.map((stop) => contractStop(guide.city.key, stop)),
    })),
    add,
    remove: context.plan.filter(({ id }) => dropped.has(id.split('/')[1] ?? '') && id.startsWith(`${guide.city.key}/`)),
  };
}

function contractStop(
  city: string,
  { place, name, at, minutes, meal }: PlanStop,
): AssistantPlan['days'][number]['stops'][number] {
  return {
    ...(place === undefined ? {} : { place: `${city}/${place}` }),
    name,
    at: clockText(at),
    minutes,
    ...(meal ? { note: 'Lunch' } : {}),
  };
}
