import type { PlanMode } from '@odysseus/transit';
import type { CorpusPlace, Passage } from '../corpus';
import type { Guide } from '../guide';
import { Reply } from '../reply';
import { upperFirst } from '../tools/hours';
import { notesOf } from '../tools/notesOf';
import { passageFact, workedOut } from '../tools/placeFacts';
import { salePassage } from '../tools/salePassage';
import { onFoot, pointOf, routeFact, wayBetween, type Point } from '../tools/wayBetween';
import type { Named } from '../understanding/nameIndex';
import { isKnownForOne, type Ask } from '../understanding/resolve';
import { wordsOf } from '../understanding/words';
import { cardOf } from './cards';
import { answerCopy } from './answerCopy';
import type { Handler } from './handler';

/** How to get from one place to another, from an airport, or from where nobody said. */
export const answerRoute: Handler = (ask) => {
  const { q, guide, named, memory, context } = ask;
  const mode = modeOf(ask);
  const again =
    memory?.intent === 'route' &&
    memory.route &&
    ask.short &&
    (q.says(
      'fewest changes',
      'fewer changes',
      'step free',
      'without stairs',
      'no stairs',
      'the fastest',
      'faster',
      'with a pram',
      'wheelchair',
      'on foot',
      'walk',
      'walking',
    ) ||
      isBack(ask) ||
      named.length > 0);
  const asked =
    q.says(
      'get to',
      'get from',
      'go to',
      'go from',
      'get there',
      'way to',
      'way from',
      'directions',
      'travel from',
      'travel to',
      'route',
      'how far is',
      'how far from',
      'how far away',
      'how do i reach',
      'how do we reach',
      'metro from',
      'metro to',
      'train from',
      'train to',
      'taxi from',
      'taxi to',
      'walk from',
      'walk to',
      'come from',
      'transfer from',
      'get back',
      'get into',
      'reach',
      'which line',
      'take me to',
      'go there',
      'which metro',
      'to the airport',
      'from the airport',
      'into the city',
      'to the centre',
      'bus from',
      'bus to',
      'distance',
    ) ||
    (/\bfrom\b.*\bto\b/.test(q.words.join(' ')) && named.length >= 2) ||
    isPair(ask);
  const arrived = memory?.intent === 'arrival' && isBack(ask) ? memory.route?.from : undefined;
  if (arrived !== undefined) return airportAnswer(ask, arrived, true);
  if (!asked && !again)
    return /^from .+ to /.test(q.words.join(' ')) && named.length > 0 ? unknownTarget(ask) : undefined;
  if (q.says('day trip') || q.has('plan', 'itinerary')) return undefined;
  const airport =
    named.find((one) => one.is === 'arrival' && one.airport) ?? (q.has('airport') ? anyAirport(guide) : undefined);
  if (airport?.is === 'arrival') return airportAnswer(ask, airport.name);
  const [from, to] = endsOf(ask, again ? memory.route : undefined);
  const strange = strangeEnd(ask);
  if (strange)
    return new Reply()
      .say(answerCopy.unknownPlace(strange))
      .chips(...startChips(guide, (to ?? from)?.name))
      .remember({ intent: 'route', focus: [], listed: [] });
  const trip = [to, from]
    .map((end) => end?.place !== undefined && guide.places.get(end.place))
    .find((end) => end && end.beyond);
  if (trip) return tripAnswer(ask, trip);
  const nowhere = !to || !from ? unknownTarget(ask) : undefined;
  if (to && !from && !nowhere) return withoutStart(ask, to);
  if (nowhere) return nowhere;
  if (!from || !to) return named.some(({ is }) => is === 'arrival') ? stationAnswer(ask) : undefined;
  if (from.name === to.name) return samePlace(guide, from);
  const way = q.says('on foot', 'walk', 'walking') ? onFoot(guide, from, to) : wayBetween(guide, from, to, mode);
  const reply = new Reply();
  if (!way) sayNone(reply, ask, from, to, mode);
  else {
    for (const sentence of way.sentences) reply.say(sentence, [way.fact]);
    reply.journey(way.journey);
  }
  const fare = salePassage(guide, 'ride', 'metro');
  if (
    way &&
    way.journey.legs.some(({ line }) => line !== 'walk') &&
    fare &&
    q.has('cost', 'price', 'ticket', 'fare', 'much')
  )
    reply.say(fare.text, [passageFact(fare)], 'paragraph');
  const target = to.place === undefined ? undefined : guide.places.get(to.place);
  return reply
    .places(target ? [cardOf(guide, target, {}, context)] : [])
    .chips(
      mode !== 'changes' && ['Fewest changes'],
      mode !== 'step-free' && ['Step-free'],
      target && [`Is it open today?`, `Is ${guide.the(target)} open today?`],
      ['Which ticket?', 'Which metro ticket do I need?'],
    )
    .remember({
      intent: 'route',
      route: { from: from.name, to: to.name, mode },
      focus: target ? [target.id] : [],
      listed: target ? listedWith(memory, target.id) : [],
      fields: [],
    });
};

/** A list stays one to point at, 'and to the third?', after a way to one of its places. */
function listedWith(memory: Ask['memory'], id: string): string[] {
  return memory?.listed.includes(id) ? [...memory.listed] : [id];
}

/** What a stop is called before its name: 'to gare Saint-Lazare', 'to the station Nation'. */
const kindOfStop = new Set(['the', 'gare', 'metro', 'station', 'stazione', 'stop']);

/** 'Châtelet to Bir-Hakeim', 'Voltaire – Bir-Hakeim', and nothing else. */
function isPair({ q }: Ask): boolean {
  const [first, second] = q.mentions;
  if (
    first &&
    second &&
    q.mentions.length === 2 &&
    second.from === first.to &&
    q.words.length - (second.to - first.from) <= 2 &&
    /\S\s+(-+>?|–|—|→|>)\s+\S/.test(q.raw)
  )
    return true;
  if (!first || !second || q.mentions.length !== 2) return false;
  const [joint, ...kind] = q.words.slice(first.to, second.from);
  return joint === 'to' && kind.every((word) => kindOfStop.has(word)) && q.words.length - (second.to - first.from) <= 4;
}

/** An end of the way that bears a name nobody knows: 'from Zorbl to the Louvre'. */
function strangeEnd({ q, guide }: Ask): string | undefined {
  const text = q.words.join(' ');
  const ends = /\bfrom (.+?) to (.+)$/.exec(text)?.slice(1) ?? [];
  const known = new Set(q.mentions.flatMap(({ from, to }) => q.words.slice(from, to)));
  return ends
    .map((end) =>
      end
        .split(' ')
        .filter(
          (word) => !['the', 'by', 'metro', 'with', 'station', 'on', 'foot', 'please', 'a', 'in', 'at'].includes(word),
        ),
    )
    .find(
      (words) =>
        words.length > 0 &&
        words.every((word) => !known.has(word)) &&
        words.some((word) => /^[a-z]{4,}$/.test(word) && !guide.passageIndex.has(word) && !guide.placeIndex.has(word)),
    )
    ?.slice(0, 4)
    .join(' ');
}

/** 'How do I get to Giverny?': the trains that the metro screen tells of, or that nobody here knows it. */
function unknownTarget({ q, guide }: Ask): Reply | undefined {
  const named = new Set(q.mentions.flatMap(({ from, to }) => q.words.slice(from, to)));
  const ends = /\bfrom (.+?) to (.+)$/
    .exec(q.words.join(' '))
    ?.slice(1)
    .find((end) => end.split(' ').every((word) => !named.has(word)));
  if (named.size > 0 && ends === undefined) return undefined;
  const words = (
    ends ??
    /\b(?:get|go|travel|way|directions|train|metro|bus|taxi|reach)(?: to)? (?:the )?(.+)$/.exec(
      q.words.join(' '),
    )?.[1] ??
    ''
  )
    .split(' ')
    .filter(
      (word) =>
        ![
          'by',
          'metro',
          'train',
          'with',
          'from',
          'here',
          'please',
          'a',
          'in',
          'at',
          'to',
          'the',
          'public',
          'transport',
          'there',
          'home',
          ...guide.local.trains,
          ...wordsOf(guide.city.name),
        ].includes(word),
    );
  const [first] = words;
  if (first === undefined || words.length > 3) return undefined;
  const row = guide
    .passagesOf('row')
    .find(({ name = '', subject }) => subject === 'trains-out' && wordsOf(name)[0] === first);
  if (row) {
    const reply = new Reply();
    for (const passage of railTo(guide, row.name ?? '')) reply.say(passage.text, [passageFact(passage)], 'item');
    return reply
      .chips(['Which ticket?', 'Which metro ticket do I need?'])
      .remember({ intent: 'route', route: { mode: 'fastest' }, focus: [], listed: [] });
  }
  const written = [...q.raw.matchAll(/(?<=\s)\p{Lu}[\p{L}'’-]*/gu)].find(([word]) => wordsOf(word)[0] === first)?.[0];
  if (written === undefined) return undefined;
  return new Reply()
    .say(answerCopy.unknownPlace(words.length === 1 ? written : words.join(' ')))
    .chips(['What is open now?'], ['Plan a day for me'])
    .remember({ intent: 'route', route: { mode: 'fastest' }, focus: [], listed: [] });
}

/** 'From Châtelet to Châtelet' */
function samePlace(guide: Guide, { name, place }: Point): Reply {
  const text = `That is the same ${place === undefined ? 'station' : 'place'}: ${name}.`;
  return new Reply()
    .say(text, [routeFact(guide, text)])
    .say(answerCopy.whereElse)
    .remember({ intent: 'route', route: { from: name, mode: 'fastest' }, focus: [], listed: [] });
}

function sayNone(reply: Reply, { guide }: Ask, from: Point, to: Point, mode: PlanMode): void {
  const title = ({ place, name }: Point): string =>
    (place === undefined ? undefined : guide.places.get(place)?.name) ?? name;
  const outward = railTo(guide, title(to));
  const rows = outward.length > 0 ? outward : railTo(guide, title(from));
  if (rows.length > 0) {
    const off = outward.length > 0 ? to : from;
    const text = `The metro does not go to ${off.name}; ${outward.length > 0 ? 'the train does' : 'the train does, and back the same way'}:`;
    reply.say(text, [routeFact(guide, text)]);
    for (const row of rows) reply.say(row.text, [passageFact(row)], 'item');
    return;
  }
  const text = `I found no way ${mode === 'step-free' ? 'without steps ' : ''}by metro from ${from.name} to ${to.name}.`;
  reply.say(text, [routeFact(guide, text)]);
  const stepFree = guide.passageIndex.search(['step', 'free', 'bus', 'travel', 'wheelchair'], 1, ({ path }) =>
    path.startsWith(guide.corpus.metroPath ?? ' '),
  )[0];
  if (mode === 'step-free' && stepFree) reply.say(stepFree.item.text, [passageFact(stepFree.item)]);
}

function modeOf({ q, wish, memory }: Ask): PlanMode {
  if (
    wish.stepFree ||
    q.says('step free', 'no stairs', 'without stairs', 'wheelchair') ||
    q.has('wheelchair', 'pram', 'stroller', 'lift')
  )
    return 'step-free';
  if (
    q.says(
      'fewest changes',
      'fewer changes',
      'without changing',
      'no changes',
      'without changes',
      'direct',
      'least changes',
      'changing less',
    )
  )
    return 'changes';
  const before = memory?.intent === 'route' && q.words.length <= 6 ? memory.route?.mode : undefined;
  return before === 'step-free' && !q.has('fastest', 'faster') ? 'step-free' : 'fastest';
}

/** Where the way begins and ends: by the words before each name, then by their order. */
function endsOf(
  ask: Ask,
  before: { from?: string | undefined; to?: string | undefined } | undefined,
): [Point | undefined, Point | undefined] {
  const { guide, q, memory } = ask;
  let from: Point | undefined;
  let to: Point | undefined;
  const rest: Point[] = [];
  for (const mention of q.mentions) {
    const point = pointFor(guide, mention.meant, q.has('station', 'metro'));
    if (!point) continue;
    const lead = q.words.slice(Math.max(0, mention.from - 3), mention.from);
    const last = [...lead]
      .reverse()
      .find((word) => ['from', 'to', 'at', 'between', 'and', 'reach', 'near'].includes(word));
    if ((last === 'from' || last === 'between' || last === 'at' || last === 'near') && !from) from = point;
    else if ((last === 'to' || last === 'reach' || last === 'and') && !to) to = point;
    else rest.push(point);
  }
  to ??= rest.pop();
  from ??= rest.pop();
  const known = (name: string | undefined): Point | undefined =>
    name === undefined ? undefined : remembered(guide, name);
  if (isBack(ask)) return [known(before?.to), known(before?.from)];
  // 'There' after 'the second one' is that one, and not what was talked of before.
  const focus = ask.meant
    ? ask.places[0]
    : memory?.focus[0] === undefined
      ? undefined
      : guide.places.get(memory.focus[0]);
  const there: Point | undefined = focus && { name: guide.the(focus), at: focus.coordinates, place: focus.id };
  if (!to && (q.has('there', 'it') || ask.meant)) to = there;
  if (!from && q.says('from there', 'from it')) from = there;
  if (from && to?.name === from.name && q.mentions.length < 2) to = undefined;
  return [from ?? known(before?.from), to ?? known(before?.to)];
}

/** An end of a way that was answered before, by the name that it bore there. */
function remembered(guide: Guide, name: string): Point | undefined {
  const station = guide.corpus.network?.stations.findIndex((own) => own.name === name) ?? -1;
  if (station >= 0) return pointOf(guide, { is: 'station', station });
  const words = wordsOf(name);
  const [found] = guide.names.find(
    words,
    words.map(() => true),
  );
  return found && pointFor(guide, found.meant, false);
}

/** The same way, the other way round. */
function isBack({ q, named }: Ask): boolean {
  return (
    q.says(
      'way back',
      'and back',
      'get back',
      'go back',
      'the return',
      'return journey',
      'return trip',
      'coming back',
      'other way round',
      'other way around',
      'other direction',
      'in reverse',
      'the reverse',
    ) ||
    (named.length === 0 && q.words.length <= 4 && q.has('back', 'return', 'reverse'))
  );
}

/** A name may mean a place and a station: a place unless somebody says station. */
function pointFor(guide: Guide, meant: readonly Named[], station: boolean): Point | undefined {
  const own = station
    ? (meant.find(({ is }) => is === 'station') ?? meant[0])
    : meant[0]?.is === 'place'
      ? meant[0]
      : (meant.find(({ is }) => is === 'station') ?? meant[0]);
  const place = meant.find((named) => named.is === 'place');
  // A town that is known for one place is that place: Versailles.
  const alone = own?.is === 'area' && place?.is === 'place' && isKnownForOne(guide, own.name);
  return own && pointOf(guide, alone ? place : own);
}

/** The way to a place outside the city, as the guide tells it: no planner of the city's network knows it. */
function tripAnswer({ guide, context, moment, memory }: Ask, place: CorpusPlace): Reply {
  const reply = new Reply();
  for (const { text } of notesOf(place, 'way').slice(0, 1)) reply.say(text, [guide.fact(place, 'notes')]);
  if (reply.empty) {
    const text = `${upperFirst(guide.the(place))} lies outside the city; its stop is ${new Intl.ListFormat('en-GB').format(place.nearestStops)}.`;
    const fact = guide.fact(place, 'nearestStops');
    reply.say(text, [fact && workedOut(fact, text)]);
  }
  return reply
    .places([cardOf(guide, place, moment, context)])
    .remember({ intent: 'route', focus: [place.id], listed: listedWith(memory, place.id) });
}

/** The nearest stops, and a question back. */
function withoutStart({ guide, context, moment, memory }: Ask, to: Point): Reply {
  const reply = new Reply();
  const place = to.place === undefined ? undefined : guide.places.get(to.place);
  if (place && place.nearestStops.length > 0) {
    const text = `The nearest stops for ${guide.the(place)} are ${new Intl.ListFormat('en-GB').format(place.nearestStops)}.`;
    const fact = guide.fact(place, 'nearestStops');
    reply.say(text, [fact && workedOut(fact, text)]);
  }
  for (const row of railTo(guide, place?.name ?? to.name)) reply.say(row.text, [passageFact(row)], 'item');
  return reply
    .say(answerCopy.fromWhere, [], 'paragraph')
    .places(place ? [cardOf(guide, place, moment, context)] : [])
    .chips(...startChips(guide, to.name))
    .remember({
      intent: 'route',
      route: { to: to.name, mode: 'fastest' },
      focus: place ? [place.id] : [],
      listed: place ? listedWith(memory, place.id) : [],
    });
}

/** Rows of the metro screen on the trains to somewhere: 'Palace of Versailles. Take: RER C …'. */
function railTo(guide: Guide, name: string): Passage[] {
  return guide
    .passagesOf('row')
    .filter((passage) => passage.subject === 'trains-out' && passage.name === name)
    .slice(0, 3);
}

function anyAirport(guide: Guide): Named | undefined {
  const passage = guide.passagesOf('arrival').find(({ subject }) => subject === 'airport');
  return passage?.name === undefined ? undefined : { is: 'arrival', name: passage.name, airport: true };
}

function airportAnswer(ask: Ask, name: string, back = false): Reply {
  const { q, guide } = ask;
  const all = guide.passagesOf('arrival').filter((passage) => passage.name === name);
  const wanted = (['taxi', 'bus', 'train', 'metro', 'coach', 'tram'] as const).filter((mode) => q.has(mode));
  const chosen = wanted.length > 0 ? all.filter(({ by }) => wanted.some((mode) => mode === by)) : all;
  const reply = new Reply();
  const toAirport =
    back ||
    q.says('to the airport', 'to airport') ||
    q.mentions.some(
      ({ from, meant }) => meant[0]?.is === 'arrival' && / to( the)? $/.test(` ${q.words.slice(0, from).join(' ')} `),
    );
  if (toAirport)
    reply.say(
      `The ways to ${name.replace(/ \(.*$/, '')} are those from it, the other way round:`,
      chosen[0] ? [passageFact(chosen[0])] : [],
    );
  for (const passage of (chosen.length > 0 ? chosen : all).slice(0, 3))
    reply.say(passage.text, [passageFact(passage)], 'item');
  const step = guide.passagesOf('step').find((passage) => passage.name === name && passage.subject === 'ticket');
  if (step && wanted.length === 0) reply.say(step.text, [passageFact(step)], 'paragraph');
  return reply
    .chips(
      ['By taxi', `How much is a taxi from ${name.replace(/ \(.*$/, '')}?`],
      ...guide.local.chips.airports.map(({ text, question }) => [text, question] as const),
    )
    .remember({ intent: 'arrival', route: { from: name, mode: 'fastest' }, focus: [], listed: [] });
}

/** Ways from where most of them begin. @param to where to; another start where nobody said */
function startChips({ local: { starts } }: Guide, to: string | undefined): (readonly [string, string])[] {
  const target = to ?? starts[1];
  return target === undefined
    ? []
    : starts
        .filter((start) => start !== target)
        .map((start) => [`From ${start}`, `How do I get from ${start} to ${target}?`] as const);
}

function stationAnswer({ guide, named }: Ask): Reply | undefined {
  const arrival = named.find((one) => one.is === 'arrival');
  if (arrival?.is !== 'arrival') return undefined;
  const reply = new Reply();
  for (const passage of guide
    .passagesOf('arrival')
    .filter(({ name }) => name === arrival.name)
    .slice(0, 3))
    reply.say(passage.text, [passageFact(passage)], 'item');
  return reply.empty ? undefined : reply.remember({ intent: 'arrival', focus: [], listed: [] });
}
