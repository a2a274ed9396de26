import { adviceText, isAbout, isGeneral, type PlaceSubject } from '@odysseus/model';
import type { CorpusPlace } from '../corpus';
import type { Guide } from '../guide';
import { Reply } from '../reply';
import { durationText, workedOut, type PlaceField } from '../tools/placeFacts';
import { askedTime, asksOf, isShut, openingSentence, upperFirst, type AsksOf } from '../tools/hours';
import { notesOf } from '../tools/notesOf';
import { priceSentences } from '../tools/prices';
import { ordinaryWeek } from '../tools/ordinaryWeek';
import type { Fact } from '../types';
import type { Field } from '../understanding/question';
import type { Ask } from '../understanding/resolve';
import { cardOf } from './cards';
import { dietLines } from './dietLines';
import { answerCopy } from './answerCopy';
import type { Handler } from './handler';

/** What the guide says of a place: the fields that were asked for, or what it is. */
export const answerFacts: Handler = (ask) => {
  const { guide, places, context, moment } = ask;
  if (places.length === 0) return undefined;
  const reply = new Reply();
  const asked = ask.q.wish.diet && ask.q.fields.every((field) => field === 'about') ? [] : fieldsOf(ask);
  const few = places.slice(0, asked.length > 1 ? 2 : 4);
  const diet = ask.q.wish.diet;
  for (const place of few) {
    if (diet) sayDiet(reply, ask, place, diet);
    if (isShut(place) && !asked.some((field) => ['history', 'address', 'station', 'about'].includes(field)))
      sayShut(reply, ask, place);
    // What a place that is shut would cost helps nobody.
    for (const field of asked.filter(
      (own) => !isShut(place) || !['price', 'hours', 'booking', 'lastEntry'].includes(own) || own === 'hours',
    ))
      sayField(reply, ask, place, field, few.length > 1 ? 'item' : 'same');
  }
  const [first] = few;
  if (!first) return undefined;
  if (confirms(first, asked))
    reply.say(answerCopy.confirm, [
      confirmed(guide.fact(first, asked.includes('price') ? 'price' : 'hours') ?? guide.fact(first, 'notes')),
    ]);
  return reply
    .places(few.map((place) => cardOf(guide, place, moment, context)))
    .chips(...chipsFor(guide, first, asked))
    .remember({
      intent: 'facts',
      focus: few.map(({ id }) => id),
      listed:
        ask.meant && ask.memory
          ? ask.memory.listed
          : [...(ask.short && ask.memory?.intent === 'facts' ? ask.memory.focus : []), ...few.map(({ id }) => id)],
      fields: [...asked],
      moment,
      ages: [...context.ages],
    });
};

function sayShut(reply: Reply, ask: Ask, place: CorpusPlace): void {
  const { text, fact } = openingSentence(ask.guide, place, {}, ask.context.now, asksIn(ask));
  reply.say(text, [fact], 'paragraph');
}

/** 'And on Wednesday?' repeats neither 'open' nor 'closed': a yes could answer either. */
function asksIn({ q, short, memory }: Ask): AsksOf {
  return short && q.fields.length === 0 && memory?.fields.includes('hours') ? 'neither' : asksOf(q);
}

function fieldsOf({ fields, q, moment, wish }: Ask): Field[] {
  // 'free' asks for a price, and 'what' for nothing in particular, where something better is asked.
  const telling = fields.filter((field) => field !== 'about' || fields.length === 1);
  const plain = telling.length > 0 ? telling : [];
  if (plain.length === 0 && (moment.date !== undefined || moment.now || moment.minute !== undefined || moment.part))
    return ['hours'];
  if (plain.length === 0 && q.ages.length > 0) return ['price'];
  if (plain.length === 0 && wish.children) return ['children'];
  if (plain.length === 0 && wish.stepFree) return ['access'];
  if (q.minutes !== undefined && !plain.includes('duration') && !plain.includes('hours')) return ['visit'];
  return plain.length > 0 ? plain.slice(0, 3) : ['about'];
}

/** Whether the guide says that somebody with that diet eats there; what it does not say is not guessed. */
function sayDiet(reply: Reply, { guide }: Ask, place: CorpusPlace, diet: string): void {
  const lines = dietLines(place, diet);
  for (const [field, text] of lines) reply.say(ended(text), [guide.fact(place, field)]);
  if (lines.length === 0 && place.tags.some((tag) => tag.includes(diet)))
    reply.say(place.summary, [guide.fact(place, 'tags'), guide.fact(place, 'summary')]);
  else if (lines.length === 0)
    reply.say(`The guide says nothing about ${diet} dishes at ${guide.the(place)}.`, [guide.fact(place, 'summary')]);
}

function confirmed(fact: Fact | undefined): Fact | undefined {
  return fact && workedOut(fact, answerCopy.confirm);
}

/** Whether the guide knows the fact in general alone, or says itself that it is not sure. */
function confirms(place: CorpusPlace, asked: readonly Field[]): boolean {
  return asked.includes('price')
    ? ((place.price.length > 0 || place.costs !== undefined) && isGeneral(place, 'price')) ||
        notesOf(place, 'price').some(({ confirm }) => confirm)
    : asked.includes('hours') && place.calendar !== undefined && isGeneral(place, 'hours');
}

function sayField(reply: Reply, ask: Ask, place: CorpusPlace, field: Field, join: 'same' | 'item'): void {
  const { guide, context } = ask;
  const name = upperFirst(guide.the(place));
  const quote = (text: string | undefined, from: PlaceField, lead = ''): boolean => {
    if (!text) return false;
    const fact = guide.fact(place, from);
    const said = ended(lead ? `${lead}${text}` : text);
    reply.say(said, [fact && workedOut(fact, lead ? lead : '')], join);
    return true;
  };
  const none = (what: string): void =>
    void reply.say(
      `The guide says nothing about ${what} of ${guide.the(place)}.`,
      [guide.fact(place, 'summary')],
      join,
    );
  switch (field) {
    case 'hours':
      return sayHours(reply, ask, place, join);
    case 'lastEntry':
      if (!quote(place.lastEntry && `Last entry at ${guide.the(place)}: ${place.lastEntry}`, 'hours')) {
        none('the last entry');
        sayHours(reply, ask, place, join);
      }
      return;
    case 'price': {
      const said = priceSentences(guide, place, context, ask.moment);
      for (const { text, facts } of said) reply.say(text, facts, join);
      if (said.length === 0) none('the price');
      return;
    }
    case 'booking':
      return sayBooking(reply, guide, place, join);
    case 'duration':
      return void quote(`Allow about ${durationText(place.visitMinutes)} for ${guide.the(place)}`, 'visitMinutes');
    case 'access':
      return void quote(accessSentence(place, name), 'access');
    case 'bestTime':
      if (
        !quote(place.bestTime && `Best time for ${guide.the(place)}: ${place.bestTime}`, 'bestTime') &&
        !quote(place.told.find(({ entry }) => entry.when)?.entry.when, 'when')
      )
        none('the best time');
      return;
    case 'history': {
      const dated = place.told.flatMap(({ entry }) => entry.history ?? []).slice(0, 4);
      for (const { date, text } of dated) reply.say(ended(`${date}: ${text}`), [guide.fact(place, 'history')], 'item');
      if (dated.length === 0) quote(place.body, 'body');
      return;
    }
    case 'visit':
      return sayVisit(reply, ask, place);
    case 'address':
      quote(`${name} is at ${place.address} (${place.area})`, 'address');
      return sayStops(reply, guide, place);
    case 'station':
      return sayStops(reply, guide, place);
    case 'tips':
      for (const tip of place.tips.slice(0, 3)) quote(adviceText(tip), 'tips');
      return;
    case 'warnings':
      for (const warning of place.warnings.slice(0, 3)) quote(adviceText(warning), 'warnings');
      if (place.warnings.length === 0) none('warnings');
      return;
    case 'skip':
      quote(
        place.told.find(({ entry }) => entry.why)?.entry.why ?? place.summary,
        place.told.some(({ entry }) => entry.why) ? 'why' : 'summary',
      );
      quote(place.told.find(({ entry }) => entry.skipIf)?.entry.skipIf, 'skipIf', 'Skip it if: ');
      return;
    default:
      return sayNotes(reply, ask, place, field, join);
  }
}

function sayHours(reply: Reply, ask: Ask, place: CorpusPlace, join: 'same' | 'item'): void {
  const { guide, moment, context, q } = ask;
  const timed = Object.keys(moment).length > 0 || /^(is|are|will|can)\b/.test(q.words[0] ?? '') || q.has('now');
  const fact = guide.fact(place, 'hours');
  const week = timed ? undefined : ordinaryWeek(guide, place, askedTime(guide, {}, context.now).today);
  const said = openingSentence(guide, place, moment, context.now, week ? 'neither' : asksIn(ask));
  if (week && fact) {
    const text = `${upperFirst(guide.the(place))}: ${isGeneral(place, 'hours') ? 'usually ' : ''}${week.map(({ days, hours }) => `${days} ${hours}`).join('; ')}.`;
    reply.say(text, [workedOut(fact, text)], join);
  }
  reply.say(said.text, [said.fact], join);
  if (said.state !== 'unknown' && !isShut(place)) {
    if (place.lastEntry) reply.say(ended(`Last entry: ${place.lastEntry}`), [fact]);
    if (place.hoursNote && ended(place.hoursNote) !== answerCopy.confirm) reply.say(ended(place.hoursNote), [fact]);
  }
  if (isShut(place))
    for (const warning of place.warnings.slice(0, 1)) reply.say(adviceText(warning), [guide.fact(place, 'warnings')]);
}

function sayBooking(reply: Reply, guide: Guide, place: CorpusPlace, join: 'same' | 'item'): void {
  const fact = guide.fact(place, 'booking');
  if (!place.booking || !fact)
    return void reply.say(
      `The guide says nothing about booking for ${guide.the(place)}.`,
      [guide.fact(place, 'summary')],
      join,
    );
  const lead = {
    no: `No, ${guide.the(place)} needs no booking`,
    advised: `Booking is advised for ${guide.the(place)}`,
    required: `Yes, ${guide.the(place)} must be booked`,
  }[place.booking.needed];
  const text = `${lead}${place.booking.leadTime ? `: ${place.booking.leadTime}` : ''}`;
  reply.say(ended(text), [workedOut(fact, text)], join);
  const [note] = notesOf(place, 'booking');
  if (note) reply.say(note.text, [guide.fact(place, 'notes')]);
  if (place.booking.url) reply.say(`Official page: ${place.booking.url}`, [fact]);
}

function accessSentence(place: CorpusPlace, name: string): string {
  const lead = {
    yes: `Yes, ${name} is step-free`,
    partly: `${name} is partly step-free`,
    no: `No, ${name} is not step-free: there are steps`,
    unknown: `The guide does not know whether ${name} is step-free`,
  }[place.access.stepFree];
  const lift =
    place.access.lift === undefined ? '' : place.access.lift ? ', and it has a lift' : ', and it has no lift';
  return `${lead.replace(/^(Yes|No), The /, '$1, the ')}${lift}.${place.access.note ? ` ${place.access.note}` : ''}`;
}

function sayStops(reply: Reply, guide: Guide, place: CorpusPlace): void {
  if (place.nearestStops.length === 0)
    return void reply.say(`The guide names no stop near ${guide.the(place)}.`, [guide.fact(place, 'summary')]);
  const text = `Nearest stops for ${guide.the(place)}: ${place.nearestStops.join(', ')}.`;
  const fact = guide.fact(place, 'nearestStops');
  reply.say(text, [fact && workedOut(fact, text)]);
}

function sayVisit(reply: Reply, { guide, q }: Ask, place: CorpusPlace): void {
  const visits = place.told.flatMap(({ entry }) => entry.visits ?? []);
  const wanted = q.minutes ?? 60;
  const visit = [...visits].sort((a, b) => Math.abs(a.minutes - wanted) - Math.abs(b.minutes - wanted))[0];
  if (!visit) {
    reply.say(ended(place.told[0]?.entry.why ?? place.summary), [guide.fact(place, place.told[0] ? 'why' : 'summary')]);
    for (const tip of place.tips.slice(0, 2)) reply.say(adviceText(tip), [guide.fact(place, 'tips')]);
    return;
  }
  const fact = guide.fact(place, 'visits');
  reply.say(`In ${visit.minutes} minutes at ${guide.the(place)}:`, [fact]);
  for (const stop of visit.stops.slice(0, 6)) reply.say(ended(stop), [fact], 'item');
}

/** Questions that notes and advice of one subject answer. */
const subjects: Partial<Record<Field, PlaceSubject>> = {
  dress: 'dress',
  bags: 'bags',
  order: 'order',
  children: 'children',
};

/** What only some places are asked about: dress, bags, children, what to order. And, last, what the place is. */
function sayNotes(
  reply: Reply,
  { guide, context }: Ask,
  place: CorpusPlace,
  field: Field,
  join: 'same' | 'item',
): void {
  const subject = subjects[field];
  if (!subject) {
    reply.say(place.summary, [guide.fact(place, 'summary')], join);
    const why = place.told[0]?.entry.why;
    if (why) reply.say(ended(why), [guide.fact(place, 'why')]);
    const opening = openingSentence(guide, place, {}, context.now);
    if (opening.state !== 'unknown' && join === 'same') reply.say(opening.text, [opening.fact]);
    if (join === 'same') for (const { text, facts } of priceSentences(guide, place, context)) reply.say(text, facts);
    return;
  }
  for (const { text } of notesOf(place, subject).slice(0, 2))
    reply.say(ended(text), [guide.fact(place, 'notes')], join);
  const behave = place.told
    .map(({ entry }) => entry.behave)
    .find((advice) => advice !== undefined && isAbout(advice, subject));
  if (behave) reply.say(ended(adviceText(behave)), [guide.fact(place, 'behave')], join);
  for (const from of ['tips', 'warnings'] as const)
    for (const advice of place[from].filter((own) => isAbout(own, subject)).slice(0, 1))
      reply.say(adviceText(advice), [guide.fact(place, from)], join);
  if (field === 'children')
    for (const { text, facts } of context.ages.some((age) => age < 18) ? priceSentences(guide, place, context) : [])
      reply.say(text, facts);
  const general =
    field === 'dress' || field === 'bags'
      ? guide.passageIndex.search(
          [field === 'dress' ? 'dress' : 'bags', ...(place.kind === 'church' ? ['church'] : ['security'])],
          1,
        )[0]?.item
      : undefined;
  if (reply.empty) {
    reply.say(
      `The guide says nothing about ${field === 'order' ? 'what to order' : field === 'bags' ? 'bags' : field} for ${guide.the(place)}.`,
      [guide.fact(place, 'summary')],
      join,
    );
    if (general)
      reply.say(general.text, [
        { citation: { path: general.path, field: general.field, label: general.label }, text: general.text },
      ]);
    else reply.say(place.summary, [guide.fact(place, 'summary')]);
  }
}

/** With a full stop, where the guide's line has none. */
export function ended(text: string): string {
  const clean = text.trim();
  return /[.!?:”"]$/.test(clean) ? clean : `${clean}.`;
}

function chipsFor(guide: Guide, place: CorpusPlace, asked: readonly Field[]): (readonly [string, string] | false)[] {
  const name = guide.the(place);
  return [
    !asked.includes('hours') && ['Open today?', `Is ${name} open today?`],
    !asked.includes('price') && place.price.length > 0 && ['Price', `How much is ${name}?`],
    place.told.some(({ entry }) => entry.visits) &&
      !asked.includes('visit') && ['What to see in an hour', `What should I see in an hour at ${name}?`],
    ['What is near?', `What is near ${name}?`],
    ['How do I get there?', `How do I get to ${name}?`],
  ];
}
