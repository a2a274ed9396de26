import { metresBetween, type HelpKind, type LatLng } from '@odysseus/model';
import type { CorpusPlace, Passage } from '../corpus';
import type { Guide } from '../guide';
import { Reply } from '../reply';
import { askedTime, openingOn } from '../tools/hours';
import { passageFact } from '../tools/placeFacts';
import { asksForFacts, asksOfVisit, hasEmergencyIntent } from '../understanding/emergencyIntent';
import type { Ask } from '../understanding/resolve';
import { cardOf } from './cards';
import type { Handler } from './handler';
import { needs, type Need } from './needs';

/** Somebody needs help: the numbers first, then what to do, then who is near. */
export const answerEmergency: Handler = (ask) => {
  const { guide } = ask;
  const sight = ask.named.some((one) => one.is === 'place' && one.place.kind !== 'service');
  const text = ` ${wordsBesideSights(ask).join(' ')} `;
  const need = needs.find(
    (one) =>
      (one.says.some((phrase) => text.includes(` ${phrase} `)) || one.also?.test(text)) && isMeant(ask, one, sight),
  );
  if (!need || guide.passagesOf('number').length === 0) return undefined;
  const reply = new Reply();
  const numbers = numbersFor(guide, need.numbers);
  const embassy = embassyOf(ask);
  for (const passage of numbers.slice(0, 4))
    reply.say(numberSentence(passage), [passageFact(passage)], reply.empty ? 'paragraph' : 'item');
  const steps = guide.passagesOf('step').filter(({ subject }) => subject !== undefined && subject === need.steps);
  for (const step of steps.slice(0, 5)) reply.say(step.text, [passageFact(step)], 'item');
  if (embassy)
    reply.say(`${embassy.place.name}: ${embassy.place.address}.`, [guide.fact(embassy.place, 'address')], 'paragraph');
  if (embassy?.number) reply.say(numberSentence(embassy.number), [passageFact(embassy.number)]);
  const near = embassy ? [embassy.place] : need.places ? helpers(ask, need.places) : [];
  for (const place of near)
    if (!embassy) reply.say(`${place.name}: ${place.summary}`, [guide.fact(place, 'summary')], 'item');
  if (reply.empty)
    for (const passage of guide.passagesOf('number').slice(0, 4))
      reply.say(numberSentence(passage), [passageFact(passage)], 'item');
  return reply
    .places(near.map((place) => cardOf(guide, place, { now: true }, ask.context)))
    .chips(
      need.places !== 'hospital' && ['Nearest emergency room', 'Which hospital has an emergency room?'],
      need.places !== 'pharmacy' && ['Pharmacy at night', 'Which pharmacy is open at night?'],
      ['All emergency numbers', 'Emergency numbers'],
    )
    .remember({
      intent: 'emergency',
      focus: near.slice(0, 1).map(({ id }) => id),
      listed: near.map(({ id }) => id),
      fields: [],
    });
};

/** Numbers of the city for a need. Where a city has none of its own for it, the one for any emergency stands for those that save lives. */
function numbersFor(guide: Guide, kinds: readonly HelpKind[]): Passage[] {
  const all = guide.passagesOf('number');
  const of = (kind: HelpKind): Passage[] => all.filter(({ help }) => help === kind);
  const found = kinds.flatMap((kind) =>
    of(kind).length > 0 ? of(kind) : ['ambulance', 'police', 'fire'].includes(kind) ? of('any') : [],
  );
  return [...new Set(found)];
}

/** A number of the city as it is said: what it is for, the number, and what to know of it. */
export function numberSentence({ name = '', number = '', text }: Passage): string {
  const rest = text.slice(`${name}: ${number}. `.length);
  return `${name}: ${number}. ${rest}`.trim();
}

/** A question without the names of its sights: 'Museum of Medicine' asks for none. */
function wordsBesideSights({ q }: Ask): string[] {
  const sights = q.mentions.filter(({ meant: [first] }) => first?.is === 'place' && first.place.kind !== 'service');
  return q.words.map((word, index) => (sights.some(({ from, to }) => from <= index && index < to) ? '_' : word));
}

/** Whether words of a need tell it. 'The police museum', 'the fire of 2019', 'is theft common?' are no calls for help. */
function isMeant({ q, danger }: Ask, { ambiguous, service }: Need, sight: boolean): boolean {
  // Where the trained reader hears no emergency intent, only what is asked for by name is answered here: a hospital, a number.
  if (danger?.outcome === 'none' && !service) return false;
  if (q.has('history', 'built') || (q.has('museum') && !sight))
    if (!q.has('stolen', 'robbed', 'hurt', 'lost')) return false;
  if (
    q.says('avoid', 'how common', 'are there', 'likely') &&
    q.has('pickpocketed', 'theft', 'thief', 'mugged', 'robbed')
  )
    return false;
  if (
    q.has('passport') &&
    !q.has('lost', 'stolen', 'stole', 'gone', 'missing', 'robbed', 'lose', 'find', 'left', 'disappeared')
  )
    return false;
  if (
    q.says(
      'need a passport',
      'my passport to',
      'passport valid',
      'passport control',
      'which passport',
      'bring my passport',
      'passport or',
      'with a passport',
      'passport holder',
    ) &&
    !q.has('stolen', 'lost', 'stole')
  )
    return false;
  if (q.says('dying to', 'dying for', 'dying of hunger', 'dying of thirst')) return false;
  if (!sight) return true;
  if (ambiguous) return hasEmergencyIntent(q);
  return service === true || !(asksForFacts(q) || asksOfVisit(q));
}

/** Which embassy a question means, by the country in its words. */
function embassyOf({ q, guide }: Ask): { place: CorpusPlace; number: Passage | undefined } | undefined {
  if (!q.has('passport', 'embassy', 'consulate')) return undefined;
  const country = q.words.flatMap((word) => (Object.hasOwn(countries, word) ? [countries[word]] : []))[0];
  const place =
    country === undefined ? undefined : guide.corpus.places.find(({ represents }) => represents === country);
  return place && { place, number: guide.passagesOf('number').find(({ represents }) => represents === country) };
}

/** What visitors call a country and its people, as a question has it, and the country's code. */
const countries: Readonly<Record<string, string>> = {
  american: 'US',
  usa: 'US',
  america: 'US',
  states: 'US',
  us: 'US',
  british: 'GB',
  uk: 'GB',
  english: 'GB',
  britain: 'GB',
  canadian: 'CA',
  canada: 'CA',
  australian: 'AU',
  australia: 'AU',
  irish: 'IE',
  ireland: 'IE',
  zealand: 'NZ',
  indian: 'IN',
  india: 'IN',
  chinese: 'CN',
  china: 'CN',
  japanese: 'JP',
  japan: 'JP',
  brazilian: 'BR',
  brazil: 'BR',
  german: 'DE',
  germany: 'DE',
  spanish: 'ES',
  spain: 'ES',
  italian: 'IT',
  italy: 'IT',
  african: 'ZA',
  korean: 'KR',
  korea: 'KR',
  dutch: 'NL',
  netherlands: 'NL',
  swiss: 'CH',
  switzerland: 'CH',
};

/** Tags of emergency rooms that are not for every grown patient. */
const specialRooms = ['children', 'mental-health', 'eyes'];

/** Places that help, those open now and near first. */
export function helpers(ask: Ask, tag: string): CorpusPlace[] {
  if (tag === 'embassy') return [];
  const { guide, context } = ask;
  const child = isForChild(ask);
  const at = helpFrom(ask);
  const { today, nowMinute } = askedTime(guide, { now: true }, context.now);
  return guide.corpus.places
    .filter(
      ({ tags, kind }) =>
        tags.includes(tag) &&
        kind === 'service' &&
        (tag !== 'hospital' || (child ? tags.includes('children') : !tags.some((one) => specialRooms.includes(one)))),
    )
    .map((place) => ({
      place,
      rank: (openingOn(place, today, nowMinute).state === 'closed' ? 1e6 : 0) + metresBetween(at, place.coordinates),
    }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 3)
    .map(({ place }) => place);
}

/** Whether help is for a child: a children's hospital is right then, and another is not. */
export function isForChild({ wish, q }: Ask): boolean {
  return wish.children === true || q.has('son', 'daughter', 'child', 'baby');
}

/** Where the nearest help is looked for from: what is named, else the middle of the city. */
export function helpFrom({ guide, wish, named }: Ask): LatLng {
  return wish.near?.at ?? pointOf(guide, named) ?? guide.city.centre;
}

function pointOf(guide: Guide, named: Ask['named']): LatLng | undefined {
  const [first] = named;
  if (first?.is === 'place') return first.place.coordinates;
  if (first?.is === 'area') return first.at;
  return first?.is === 'station' ? guide.corpus.network?.stations[first.station]?.at : undefined;
}
