import { metresBetween } from '../../distance/walking';
import type { HelpKind } from '../../content/blockSchema';
import type { CorpusPlace, Passage } from '../corpus';
import type { Guide } from '../guide';
import { Reply } from '../reply';
import { askedTime, openingOn } from '../tools/hours';
import { passageFact } from '../tools/placeFacts';
import type { Ask } from '../understanding/resolve';
import { cardOf } from './cards';
import type { Handler } from './handler';

interface Need {
  /** Words and phrases that tell it. */
  readonly says: readonly string[];
  /** What tells it without such words. */
  readonly also?: RegExp;
  /** What the numbers are for, in the order in which they are said. */
  readonly numbers: readonly HelpKind[];
  /** Title of the steps to take. */
  readonly steps?: RegExp;
  /** Tag of places that help. */
  readonly places?: string;
}

/** Something that nobody should have in them. */
const swallowed = /\b(drank|drunk|drink|drinks|ate|eaten|eats|swallows?|swallowed|inhaled|licked|took)\b.*\b(bleach|cleaning|cleaner|detergents?|soap|shampoo|perfume|batter(y|ies)|chemicals?|mushrooms?|berries|pills|tablets|medicines?|chlorine|white spirit|petrol|disinfectant|nail polish|pesticide|liquid from|capsules?|dishwasher|washing)\b|\bate something (bad and|wild)\b/;

/** From the gravest to the least: the first that is told counts. */
const needs: readonly Need[] = [
  { says: ['suicide', 'suicidal', 'kill myself', 'end my life', 'want to die', 'hurt myself'], numbers: ['suicide', 'ambulance', 'listening'] },
  { says: ['rape', 'raped', 'sexual assault', 'sexually assaulted', 'groped'], numbers: ['police', 'violence', 'text'], steps: /sexual assault/i },
  { says: ['heart attack', 'chest pain', 'can not breathe', 'not breathing', 'unconscious', 'bleeding', 'stroke', 'collapsed', 'fainted', 'seizure', 'ambulance', 'overdose', 'choking', 'dying', 'severe', 'allergic reaction', 'anaphylactic', 'broken leg', 'broken arm', 'accident', 'hit by', 'burned', 'passed out'], numbers: ['ambulance', 'any'], steps: /ill or hurt/i, places: 'hospital' },
  { says: ['swallowed', 'drank bleach', 'drunk bleach', 'ate a mushroom', 'bleach', 'poison', 'poisoned', 'poisoning', 'poisonous', 'toxic'], also: swallowed, numbers: ['poison', 'ambulance'] },
  { says: ['fire', 'gas leak', 'smoke', 'burning'], numbers: ['fire', 'any'] },
  { says: ['bomb', 'shooting', 'terror', 'terrorist', 'explosion'], numbers: ['any', 'police', 'text'], steps: /attack, a shooting/i },
  { says: ['lost my child', 'lost my son', 'lost my daughter', 'lost our child', 'lost our son', 'lost our daughter', 'find my child', 'find my son', 'find my daughter', 'child is missing', 'missing child', 'child is lost', 'son is missing', 'daughter is missing', 'lost child', 'lost children', 'lost my children', 'child gets lost', 'child disappeared'], numbers: ['police', 'any', 'missing-child'], steps: /lost a child/i },
  { says: ['attacked', 'assaulted', 'assault', 'mugged', 'being followed', 'following me', 'threatened', 'in danger', 'harassed', 'harassing', 'robbed at', 'knife'], numbers: ['police', 'any', 'text', 'transport'] },
  { says: ['passport'], numbers: [], steps: /passport is gone/i, places: 'embassy' },
  { says: ['stolen', 'stole', 'robbed', 'pickpocketed', 'theft', 'thief', 'lost my wallet', 'lost my phone', 'lost my bag', 'lost my card', 'lost my purse', 'lost my credit card', 'wallet is gone', 'phone is gone', 'bag is gone', 'snatched', 'been robbed'], numbers: ['cards'], steps: /stolen/i, places: 'police' },
  { says: ['arrested', 'arrest', 'detained', 'police custody', 'stopped by police', 'stopped by the police'], numbers: [], steps: /arrested/i },
  { says: ['toothache', 'dentist', 'tooth', 'dental'], numbers: ['dentist'], places: 'dentist' },
  { says: ['hospital', 'emergency room', 'a and e', 'casualty'], numbers: ['ambulance', 'any'], places: 'hospital' },
  { says: ['pharmacy', 'chemist', 'drugstore', 'medicine', 'pharmacies', 'painkiller', 'painkillers'], numbers: ['pharmacy'], places: 'pharmacy' },
  { says: ['doctor', 'sick', 'fever', 'vomiting', 'i am ill', 'is ill', 'feel ill', 'feeling ill', 'hurt', 'injured', 'injury', 'sprained', 'ear infection', 'food poisoning'], numbers: ['doctor', 'ambulance'], steps: /ill or hurt/i, places: 'doctor' },
  { says: ['embassy', 'consulate'], numbers: [], places: 'embassy' },
  { says: ['emergency', 'emergencies', 'police number', 'call the police', 'call police', 'number of the police', 'sos', 'police station', '112', '911', '999', 'need help urgently', 'urgent'], numbers: ['any', 'ambulance', 'police', 'fire', 'text'] },
];

/** Somebody needs help: the numbers first, then what to do, then who is near. */
export const answerEmergency: Handler = (ask) => {
  const { q, guide } = ask;
  const need = needs.find(({ says, also }) => (q.says(...says) || also?.test(q.words.join(' '))) && !isAboutSomethingElse(ask));
  if (!need || guide.passagesOf('number').length === 0) return undefined;
  const reply = new Reply();
  const numbers = numbersFor(guide, need.numbers);
  const embassy = embassyOf(ask);
  for (const passage of numbers.slice(0, 4)) reply.say(numberSentence(passage), [passageFact(passage)], reply.empty ? 'paragraph' : 'item');
  const steps = need.steps ? guide.passagesOf('step').filter(({ title }) => need.steps?.test(title)) : [];
  for (const step of steps.slice(0, 5)) reply.say(step.text, [passageFact(step)], 'item');
  if (embassy) reply.say(`${embassy.place.name}: ${embassy.place.address}.`, [guide.fact(embassy.place, 'address')], 'paragraph');
  if (embassy?.number) reply.say(numberSentence(embassy.number), [passageFact(embassy.number)]);
  const near = embassy ? [embassy.place] : need.places ? helpers(ask, need.places) : [];
  for (const place of near) if (!embassy) reply.say(`${place.name}: ${place.summary}`, [guide.fact(place, 'summary')], 'item');
  if (reply.empty) for (const passage of guide.passagesOf('number').slice(0, 4)) reply.say(numberSentence(passage), [passageFact(passage)], 'item');
  return reply
    .places(near.map((place) => cardOf(guide, place, { now: true }, ask.context)))
    .chips(need.places !== 'hospital' && ['Nearest emergency room', 'Which hospital has an emergency room?'], need.places !== 'pharmacy' && ['Pharmacy at night', 'Which pharmacy is open at night?'], ['All emergency numbers', 'Emergency numbers'])
    .remember({ intent: 'emergency', focus: near.slice(0, 1).map(({ id }) => id), listed: near.map(({ id }) => id), fields: [] });
};

/** Numbers of the city for a need. Where a city has none of its own for it, the one for any emergency stands for those that save lives. */
function numbersFor(guide: Guide, kinds: readonly HelpKind[]): Passage[] {
  const all = guide.passagesOf('number');
  const of = (kind: HelpKind): Passage[] => all.filter(({ help }) => help === kind);
  const found = kinds.flatMap((kind) => (of(kind).length > 0 ? of(kind) : ['ambulance', 'police', 'fire'].includes(kind) ? of('any') : []));
  return [...new Set(found)];
}

function numberSentence({ name = '', number = '', text }: Passage): string {
  const rest = text.slice(`${name}: ${number}. `.length);
  return `${name}: ${number}. ${rest}`.trim();
}

/** 'The police museum', 'is the Hôtel-Dieu open', 'fire at Notre-Dame in 2019' are no calls for help. */
function isAboutSomethingElse({ q, named }: Ask): boolean {
  if (q.has('history', 'built', 'museum') && !q.has('stolen', 'robbed', 'hurt', 'lost')) return true;
  if (q.says('avoid', 'how common', 'are there', 'likely') && q.has('pickpocketed', 'theft', 'thief', 'mugged', 'robbed')) return true;
  if (q.says('need a passport', 'my passport to', 'passport valid', 'passport control', 'which passport', 'bring my passport', 'passport or', 'with a passport', 'passport holder') || (q.says('passport') && !q.has('lost', 'stolen', 'gone', 'missing', 'robbed', 'lose', 'stole', 'find', 'left', 'disappeared'))) return q.says('passport') && !q.has('stolen', 'lost', 'stole');
  const place = named.find((one) => one.is === 'place');
  return place?.is === 'place' && place.place.kind !== 'service' && !q.has('hurt', 'stolen', 'lost', 'stole', 'robbed', 'ambulance', 'emergency', 'doctor', 'hospital', 'pharmacy', 'collapsed', 'bleeding', 'police', 'attacked', 'fainted');
}

/** Which embassy a question means, by the country in its words. */
function embassyOf({ q, guide }: Ask): { place: CorpusPlace; number: Passage | undefined } | undefined {
  if (!q.has('passport', 'embassy', 'consulate')) return undefined;
  const countries: Readonly<Record<string, string>> = { american: 'us', usa: 'us', america: 'us', states: 'us', us: 'us', british: 'uk', uk: 'uk', english: 'uk', britain: 'uk', canadian: 'canada', canada: 'canada', australian: 'australia', australia: 'australia', irish: 'ireland', ireland: 'ireland', zealand: 'new-zealand', indian: 'india', india: 'india', chinese: 'china', china: 'china', japanese: 'japan', japan: 'japan', brazilian: 'brazil', brazil: 'brazil', german: 'germany', germany: 'germany', spanish: 'spain', spain: 'spain', italian: 'italy', italy: 'italy', african: 'south-africa', korean: 'korea', korea: 'korea', dutch: 'netherlands', netherlands: 'netherlands', swiss: 'switzerland', switzerland: 'switzerland' };
  const tag = q.words.flatMap((word) => (Object.hasOwn(countries, word) ? [countries[word]] : []))[0];
  const place = tag === undefined ? undefined : guide.corpus.places.find(({ tags }) => tags.includes('embassy') && tags.includes(tag));
  const words: Readonly<Record<string, RegExp>> = { us: /^United States/, uk: /^United Kingdom/, korea: /^South Korea/, 'south-africa': /^South Africa/, 'new-zealand': /^New Zealand/ };
  const named = tag === undefined ? undefined : (words[tag] ?? new RegExp(`^${tag}`, 'i'));
  return place && { place, number: guide.passagesOf('number').find(({ name = '' }) => named?.test(name)) };
}

/** Places that help, those open now and near first. */
function helpers({ guide, context, wish, named, q }: Ask, tag: string): CorpusPlace[] {
  if (tag === 'embassy') return [];
  const child = wish.children || q.has('son', 'daughter', 'child', 'baby');
  const at = wish.near?.at ?? pointOf(guide, named) ?? guide.city.centre;
  const { today, nowMinute } = askedTime(guide, { now: true }, context.now);
  return guide.corpus.places
    .filter(({ tags, kind }) => tags.includes(tag) && kind === 'service' && (tag !== 'hospital' || tags.includes('children') === (child === true) || !child))
    .filter((place) => tag !== 'hospital' || (child ? /child/i.test(place.name) : !/child|psych|eye/i.test(place.name)))
    .map((place) => ({ place, rank: (openingOn(place, today, nowMinute).state === 'closed' ? 1e6 : 0) + metresBetween(at, place.coordinates) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 3)
    .map(({ place }) => place);
}

function pointOf(guide: Guide, named: Ask['named']): readonly [number, number] | undefined {
  const [first] = named;
  if (first?.is === 'place') return first.place.coordinates;
  if (first?.is === 'area') return first.at;
  return first?.is === 'station' ? guide.corpus.network?.stations[first.station]?.at : undefined;
}
