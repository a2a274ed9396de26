import { walkingMinutes } from '@odysseus/model';
import type { Guide } from '../guide';
import { Reply } from '../reply';
import { findPlaces, hoursKnown, isTimed, isWithin, tellsOf, type Found } from '../tools/findPlaces';
import { askedTime, lowerFirst, minutesFromOpening, shortHours } from '../tools/hours';
import { minuteWords, pointOf } from '../tools/wayBetween';
import { notePrices, priceMonth, rangeFrom, shortPrice } from '../tools/prices';
import { workedOut, type PlaceField } from '../tools/placeFacts';
import type { Fact } from '../types';
import { dishes } from '../understanding/dishes';
import { isKindKey, isOfKind, isSpecialKind, kindsOfPlace, type KindKey } from '../understanding/kindsOfPlace';
import type { Wish } from '../understanding/memory';
import { stem, wordsOf } from '../understanding/words';
import type { Ask } from '../understanding/resolve';
import { cardOf } from './cards';
import { answerCopy } from './answerCopy';
import { ended } from './answerFacts';
import { dietLines } from './dietLines';
import type { Handler } from './handler';
import { cheapestFirst, cheapestOf, currencyLine, limitWords, minds, onlyKindOf } from './priceLimit';

/** Entries of a list at most. */
const listed = 5;

/** Places by kind, area, time, price, age, diet: what somebody could go to. */
export const answerFind: Handler = (ask) => {
  const wish = wishOf(ask);
  return wish && found(ask, wish, new Reply().say(currencyLine(ask, wish)));
};

function found(ask: Ask, wish: Wish, reply: Reply): Reply | undefined {
  const { guide, context, memory } = ask;
  const more = isMore(ask) && memory !== undefined;
  const moment = ask.moment;
  const fitting = findPlaces(
    guide,
    wish,
    untilAsked(ask) ? { ...moment, minute: (moment.minute ?? 1) - 1 } : moment,
    context,
    new Set(more ? memory.shown : []),
  );
  // What is told in short says more than what stands somewhere in a story.
  const short = fitting.filter(({ place }) => wish.about.some((word) => tellsOf(place, word)));
  const shortest = short.length > 0 ? short : fitting;
  // Somebody who named a sum in another currency compares prices.
  const fit = wish.foreign ? cheapestFirst(ask, shortest) : shortest;
  const inside = fit.filter(({ place }) => isWithin(guide, place, wish.near));
  const nearest = inside.length > 0 ? inside : fit;
  const few = (wish.foreign ? nearest : spread(nearest)).slice(0, listed);
  if (few.length === 0) return nothing(ask, wish, more, reply);
  if (!more && !wish.late && wish.about.length === 0 && nobodyKnows(ask, wish, few))
    return noneOpen(ask, wish, few, reply);
  if (wish.foreign) reply.say(answerCopy.cheapestFirst);
  if (wish.near?.within && inside.length === 0)
    reply.say(answerCopy.noneWithin(wish.near.name)).say(answerCopy.closeBy);
  else if (few.every(({ mayCostMore }) => mayCostMore))
    reply.say(answerCopy[more ? 'othersMayCostMore' : 'mayCostMore'](limitWords(ask, wish)));
  else reply.say(headline(wish, few.length), [], 'paragraph');
  for (const one of few) sayFound(reply, ask, wish, one);
  const close = inside.length > 0 && inside.length < 3 ? fit.filter((own) => !inside.includes(own)).slice(0, 2) : [];
  if (close.length > 0) reply.say(answerCopy.closeBy, [], 'paragraph');
  for (const one of close) sayFound(reply, ask, wish, one);
  const told = [...few, ...close];
  const further = more || told.length > 3 ? [] : furtherOff(ask, wish, told).slice(0, 2);
  if (further.length > 0) reply.say(answerCopy.further, [], 'paragraph');
  for (const one of further) sayFound(reply, ask, wish, one);
  few.push(...further);
  return reply
    .places(few.map(({ place }) => cardOf(guide, place, moment, context)))
    .chips(...chipsFor(guide, wish, few))
    .remember({
      intent: 'find',
      focus: few.slice(0, 1).map(({ place }) => place.id),
      listed: few.map(({ place }) => place.id),
      shown: [...(more ? memory.shown : []), ...few.map(({ place }) => place.id)],
      wish,
      moment,
      fields: [],
    });
}

/** 'Open until nine' is answered by what closes at nine. */
function untilAsked({ q, moment }: Ask): boolean {
  return moment.minute !== undefined && /\b(until|till|to) (at least )?\d/.test(q.words.join(' '));
}

function isMore({ q }: Ask): boolean {
  return (
    q.says(
      'something else',
      'anything else',
      'any others',
      'others',
      'more options',
      'show me more',
      'any more',
      'another one',
      'other options',
      'what else',
      'more',
    ) && q.words.length <= 7
  );
}

/** 'How much should I tip in a restaurant?' asks about a custom, not for a restaurant. */
function isGeneral({ q, guide, named, moment, wish }: Ask): boolean {
  const start = q.words.slice(0, 3).join(' ');
  if (
    named.length > 0 ||
    wish.near ||
    q.says(
      'are there',
      'is there',
      'can i find',
      'can i get',
      'can i eat',
      'can i go',
      'can i see',
      'can i do',
      'can i buy',
      'can i take',
      'do i find',
      'do i go',
    )
  )
    return false;
  if (Object.keys(moment).length > 0 && !/^(do|does|are|how much|how do) /.test(`${start} `)) return false;
  if (q.words[1] === guide.local.people.toLowerCase() && /^(do|does) /.test(start)) return true;
  if (
    /^(do|does) (cafes?|restaurants?|museums?|shops?|bars?|bakeries|bakers|markets?|hotels?|waiters?|people|trains?|taxis|all|most|the)\b/.test(
      start,
    )
  )
    return true;
  return (
    /^(how much|how do|how does|how many|how should|do i|do you|do they|do we|does|should i|is it|is the|is an?|was|were|did|can i|can we|why|what is the|what are the rules|are |when do|when are|what do|what does|what happens|am i|must i|have i)/.test(
      `${start} `,
    ) && !/^(what do you recommend|are there)/.test(start)
  );
}

/** What is wished, with what was wished before where this question only adds to it. */
function wishOf(ask: Ask): Wish | undefined {
  if (
    isGeneral(ask) ||
    ask.q.says('first sunday', 'first friday', 'free day', 'free days', 'get home', 'night bus', 'night buses')
  )
    return undefined;
  const { memory, short, q, named, guide } = ask;
  const near = nearOf(ask);
  const told = special(ask.wish.kinds);
  const own: Wish = {
    ...ask.wish,
    kinds: told.length > 0 ? told : kindsForWords(ask, near !== undefined),
    ...(near ? { near } : {}),
  };
  // A place is talked of, and nothing is looked for beside it.
  if (
    ask.places.length > 0 &&
    !near &&
    (own.kinds.length === 0 || !ask.meant || q.fields.length > 0) &&
    !isMore(ask) &&
    !widens(ask)
  )
    return undefined;
  const telling = Object.keys(own).length > 2 || own.kinds.length > 0;
  const before = memory?.intent === 'find' ? memory.wish : undefined;
  if (
    before &&
    short &&
    (telling || isMore(ask) || q.fields.length > 0 || Object.keys(q.moment).length > 0 || named.length > 0) &&
    own.about.length === 0
  ) {
    const onlyNear = near && own.kinds.length === 0;
    const { under: _under, atMost: _atMost, foreign: _foreign, ...unlimited } = before;
    return {
      ...(own.under !== undefined || own.foreign ? unlimited : before),
      ...own,
      kinds: own.kinds.length > 0 ? own.kinds : before.kinds,
      about: own.kinds.length > 0 ? [] : before.about,
      ...(onlyNear ? { near } : {}),
    };
  }
  if (own.kinds.length > 0 || near) return own;
  const looks = q.says(
    'where can',
    'where should',
    'what can',
    'what should i see',
    'what should i do',
    'what to do',
    'what is there',
    'things to do',
    'what is open',
    'what s open',
    'places to',
    'somewhere',
    'anywhere',
    'something',
    'any place',
    'recommend',
    'suggest',
    'best',
    'good',
    'nice',
    'show me',
    'find me',
    'which places',
    'what places',
    'is there a',
    'are there any',
    'i want',
    'i would like',
    'looking for',
    'where is open',
    'what do you recommend',
    'where do i',
    'what could',
  );
  if (q.says('hidden gem', 'hidden gems', 'secret places', 'off the beaten', 'secret spots'))
    return { ...own, about: ['hidden', 'gem'] };
  const words = own.about.filter((word) => guide.placeIndex.has(word));
  // A thing of daily life, such as a SIM card, has a passage of its own and no place.
  const elsewhere =
    !telling && words.length > 0 && (own.about.some((word) => isPassageAlone(ask, word)) || !isTold(ask, own.about));
  if (elsewhere) return undefined;
  if (looks && (telling || words.length > 0)) return { ...own, about: words };
  return telling &&
    own.about.length === 0 &&
    named.length === 0 &&
    Object.keys(own).some((key) =>
      [
        'free',
        'cheap',
        'rain',
        'children',
        'view',
        'quiet',
        'late',
        'diet',
        'open',
        'under',
        'foreign',
        'stepFree',
      ].includes(key),
    )
    ? own
    : undefined;
}

/** Whether some place holds nearly all the words, one of them in short: then it is a place that was asked for. */
function isTold({ guide }: Ask, words: readonly string[]): boolean {
  if (words.filter((word) => !guide.placeIndex.has(word)).length * 2 >= words.length) return false;
  return guide.placeIndex
    .search(words, 120)
    .some(({ item, covered }) => covered >= 0.8 && words.some((word) => tellsOf(item, word)));
}

/** Whether a passage bears the word in its title and no place is told in short by it. */
function isPassageAlone({ guide }: Ask, word: string): boolean {
  const titled = guide.passageIndex
    .search([word], 6)
    .some(({ item }) => wordsOf(`${item.title} ${item.name ?? ''}`).some((own) => stem(own) === stem(word)));
  return titled && !guide.corpus.places.some((place) => tellsOf(place, word));
}

/** What a dish or 'buy' asks for without naming a kind of place; nothing where no place tells of it. */
function kindsForWords({ q, wish, guide, places }: Ask, near: boolean): KindKey[] {
  if (
    (places.length > 0 && !near) ||
    q.has('mean', 'means', 'translate', 'say', 'card', 'ticket', 'pass') ||
    q.says('what is', 'what are')
  )
    return [];
  const tells = (kinds: readonly KindKey[], words: readonly string[]): boolean =>
    words.length > 0 &&
    guide.corpus.places.some(
      (place) => kinds.some((kind) => isOfKind(place, kind)) && words.some((word) => tellsOf(place, word)),
    );
  const sold = ['shop', 'market', 'bakery'] as const;
  if (q.has('buy') && tells(sold, wish.about)) return [...sold];
  const eaten = ['restaurant', 'coffee', 'bakery', 'market', 'bar'] as const;
  return tells(
    eaten,
    wish.about.filter((word) => dishes.has(word)),
  )
    ? [...eaten]
    : [];
}

/** 'Cheaper', after a list of places. */
function widens({ memory, q, named }: Ask): boolean {
  return (
    memory?.intent === 'find' &&
    named.length === 0 &&
    q.fields.every((field) => ['price', 'hours', 'access', 'children'].includes(field)) &&
    !q.has('it', 'there', 'one') &&
    !q.says('how much')
  );
}

/** Of 'jazz bar' the jazz counts: a special kind says more than a general one beside it. */
function special(kinds: readonly string[]): string[] {
  const tagged = kinds.filter(isKindKey).filter(isSpecialKind);
  return tagged.length > 0 ? tagged : [...kinds];
}

/** The place or quarter that it should be near. */
export function nearOf({ named, q, places, meant, guide, memory }: Ask): Wish['near'] {
  const [first] = named;
  const beside = q.has('near', 'nearby', 'around') || q.says('close to', 'close by', 'next to', 'walking distance');
  if (first?.is === 'area' && places.length === 0)
    return { name: first.name, at: first.at, ...(beside ? {} : { within: true }) };
  const nearby =
    q.has('near', 'nearby', 'around') ||
    q.says(
      'close to',
      'close by',
      'next to',
      'near there',
      'near it',
      'walking distance',
      'in the area',
      'around there',
      'from there',
      'by the',
      'in the',
    );
  if (first?.is === 'station' && (nearby || q.wish.kinds.length > 0)) {
    const station = guide.corpus.network?.stations[first.station];
    return station && { name: station.name, at: station.at };
  }
  if (first?.is === 'arrival' && !first.airport) {
    const point = pointOf(guide, first);
    if (point) return { name: point.name, at: point.at };
  }
  const [place] = places;
  if (
    place &&
    nearby &&
    (q.has('near', 'nearby', 'around') ||
      q.says('close to', 'close by', 'next to', 'walking distance') ||
      (meant && q.wish.kinds.length > 0))
  )
    return { name: guide.the(place), at: place.coordinates, place: place.id };
  const known = memory?.focus[0] === undefined ? undefined : guide.places.get(memory.focus[0]);
  if (known && q.says('near there', 'around there', 'nearby', 'close to there', 'near it', 'next to it'))
    return { name: guide.the(known), at: known.coordinates, place: known.id };
  return undefined;
}

/** No more than two of one quarter in a row of places, unless that is all there is. */
function spread(found: readonly Found[]): Found[] {
  const [best] = found;
  if (!best || best.walk !== undefined) return [...found];
  const taken = new Map<string, number>();
  const [first, later]: [Found[], Found[]] = [[], []];
  for (const one of found) {
    const count = taken.get(one.place.area) ?? 0;
    taken.set(one.place.area, count + 1);
    (count < 2 ? first : later).push(one);
  }
  return [...first, ...later];
}

function headline(wish: Wish, count: number): string {
  const kind = wish.kinds.length === 1 ? wish.kinds.find(isKindKey) : undefined;
  const what = kind ? kindsOfPlace[kind].plural : count === 1 ? 'a place' : 'places';
  return count === 1 ? 'This fits:' : `These ${what} fit:`;
}

/** One entry: the name, why it is in the list, and what was asked for. */
function sayFound(reply: Reply, ask: Ask, wish: Wish, { place, walk, mayCostMore }: Found): void {
  const { guide, context, moment } = ask;
  const extras: string[] = [];
  const facts: (Fact | undefined)[] = [guide.fact(place, 'summary')];
  const timed = Object.keys(moment).length > 0 || wish.open;
  const hours = timed ? shortHours(guide, place, moment, context.now) : undefined;
  const add = (text: string, field: PlaceField): void => {
    extras.push(text);
    const fact = guide.fact(place, field);
    facts.push(fact && workedOut(fact, text));
  };
  if (walk !== undefined && wish.near && !isWithin(guide, place, wish.near))
    add(`${minuteWords(walk)} on foot from ${wish.near.name}`, 'address');
  if (hours) add(hours.charAt(0).toLowerCase() + hours.slice(1), 'hours');
  else if (timed && !hoursKnown(place)) add('the guide gives no hours for it', 'summary');
  if (wish.free || minds(wish)) {
    const price = mayCostMore
      ? rangeFrom(mayCostMore, place)
      : shortPrice(place, context.residency, priceMonth(guide, context, moment));
    // A bed in a dormitory is no room.
    const what = place.price.length === 0 && place.costs ? `${lowerFirst(place.costs.for)}, ` : '';
    if (price) add(`${what}${price.toLowerCase()}`, 'price');
  }
  const text = `${place.name}: ${place.summary.replace(/\.$/, '')}${extras.length > 0 ? ` (${extras.join('; ')})` : ''}.`;
  reply.say(text, facts, 'item');
  if (minds(wish) && place.price.length === 0)
    for (const { text: price, facts: own } of notePrices(guide, place)) reply.say(price, own);
  if (wish.diet)
    for (const [field, line] of dietLines(place, wish.diet)) reply.say(ended(line), [guide.fact(place, field)]);
  if (wish.stepFree && place.access.note) reply.say(ended(place.access.note), [guide.fact(place, 'access')]);
}

/** Whether a time is asked about, and of none of the places it can be told whether it is open then. */
function nobodyKnows({ moment }: Ask, wish: Wish, few: readonly Found[]): boolean {
  return few.length > 0 && isTimed(moment, wish) && !few.some(({ place }) => hoursKnown(place));
}

/** Minutes from a time within which a place that is open before or after it is worth naming. */
const nearlyMinutes = 180;
/** Minute of a day that 'late' means where no time is told. */
const lateEvening = 21 * 60;

/** Nothing whose hours are known is open then: what is open nearest to that time, and what nobody knows the hours of. */
function noneOpen(
  ask: Ask,
  { open: _open, late, ...wish }: Wish,
  unknown: readonly Found[],
  reply = new Reply(),
): Reply {
  const { guide, context, moment } = ask;
  const { date, nowMinute, minute = late ? lateEvening : nowMinute } = askedTime(guide, moment, context.now);
  const nearly = findPlaces(guide, wish, { date }, context)
    .map((found) => ({ found, minutes: minutesFromOpening(found.place, date, minute) }))
    .filter(({ minutes }) => minutes <= nearlyMinutes)
    .sort((one, other) => one.minutes - other.minutes)
    .slice(0, 3)
    .map(({ found }) => found);
  reply.say(answerCopy.noneOpen);
  if (nearly.length > 0) reply.say(answerCopy.openNearly, [], 'paragraph');
  for (const one of nearly) sayFound(reply, { ...ask, moment: { date } }, wish, one);
  const few = unknown.slice(0, 3);
  reply.say(answerCopy.hoursUnknown, [], 'paragraph');
  for (const one of few) sayFound(reply, { ...ask, moment: {} }, wish, one);
  return offer(reply, ask, wish, [...nearly, ...few]).chips(...chipsFor(guide, wish, nearly));
}

/** Nothing is all of it: what holds when one wish is left out. */
function nothing(ask: Ask, wish: Wish, more: boolean, reply: Reply): Reply | undefined {
  const { guide, context } = ask;
  if (more) return reply.say(answerCopy.nothingMore).chips(['Plan a day for me'], ['What is open now?']);
  const onlyWords = wish.kinds.length === 0 && !wish.near && Object.keys(wish).length === 2;
  if (onlyWords) return undefined;
  const further = furtherOff(ask, wish, []);
  if (further.length > 0) {
    reply.say(answerCopy.noneWithinWalk(wish.near?.name ?? ''));
    for (const one of further) sayFound(reply, ask, wish, one);
    return offer(reply, ask, wish, further);
  }
  const cheapest = wish.under === undefined ? [] : cheapestOf(ask, looserWishes(wish));
  if (cheapest.length > 0) {
    const kind = onlyKindOf(wish);
    const limit = limitWords(ask, wish);
    reply.say(kind ? answerCopy.noneUnder(kindsOfPlace[kind].plural, limit) : answerCopy.noneOfThatUnder(limit));
    reply.say(answerCopy.cheapest, [], 'paragraph');
    for (const one of cheapest) sayFound(reply, ask, wish, one);
    return offer(reply, ask, wish, cheapest);
  }
  const looser =
    looserWishes(wish)
      .map((own) => findPlaces(guide, own, ask.moment, context))
      .find((found) => found.length > 0) ?? findPlaces(guide, { kinds: wish.kinds, about: [] }, {}, context);
  const few = looser.slice(0, 3);
  if (nobodyKnows(ask, wish, few)) return noneOpen(ask, { ...wish, about: [] }, few, reply);
  reply.say(answerCopy.nothingFound);
  if (few.length > 0) reply.say(answerCopy.nearest, [], 'paragraph');
  for (const one of few) sayFound(reply, ask, wish, one);
  return offer(reply, ask, wish, few);
}

function offer(reply: Reply, { guide, context, moment }: Ask, wish: Wish, few: readonly Found[]): Reply {
  const ids = few.map(({ place }) => place.id);
  return reply.places(few.map(({ place }) => cardOf(guide, place, moment, context))).remember({
    intent: 'find',
    focus: ids.slice(0, 1),
    listed: ids,
    shown: ids,
    wish,
    moment,
    fields: [],
  });
}

/** Minutes on foot that somebody who counts the money may be sent further. */
const furtherWalk = 40;

/** What costs as little as was asked, further away than was asked, the nearest first. */
function furtherOff(
  { guide, moment, context }: Ask,
  { near, ...wish }: Wish,
  without: readonly Found[],
): (Found & { readonly walk: number })[] {
  if (!near || (wish.under === undefined && !wish.cheap && !wish.free)) return [];
  return findPlaces(guide, { ...wish, about: [] }, moment, context, new Set(without.map(({ place }) => place.id)))
    .map((found) => ({ ...found, walk: walkingMinutes(near.at, found.place.coordinates) }))
    .filter(({ walk }) => walk <= furtherWalk)
    .sort((one, other) => one.walk - other.walk)
    .slice(0, 3);
}

/** One wish after another is given up: the words, the price, the place, and all but the kind. */
function looserWishes(wish: Wish): Wish[] {
  const { under: _under, atMost: _atMost, cheap: _cheap, free: _free, ...dearer } = { ...wish, about: [] };
  const { near: _near, ...anywhere } = dearer;
  // Somebody who wants a dish rather goes further for it than to something else near.
  const { near: _here, ...further } = wish;
  return [
    ...(wish.about.length > 0 ? [further] : []),
    { ...wish, about: [] },
    dearer,
    anywhere,
    { kinds: wish.kinds, about: [] },
  ];
}

function chipsFor(guide: Guide, wish: Wish, few: readonly Found[]): (readonly [string, string?] | false)[] {
  const [first] = few;
  return [
    ['Something else'],
    !wish.cheap && !wish.free && ['Cheaper'],
    !wish.open && ['Open now'],
    first !== undefined && ['How do I get to the first?', `How do I get to ${guide.the(first.place)}?`],
  ];
}
