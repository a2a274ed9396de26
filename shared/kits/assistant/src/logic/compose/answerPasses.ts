import { dayNumber, weekdays } from '@odysseus/model';
import {
  describeCombination,
  toldCents,
  usuallyPriced,
  type CompiledPasses,
  passOpens,
  planParty,
  type GroupPlan,
  type Payer,
  placeVisits,
  slots,
  type Trip,
  type Visit,
} from '@odysseus/passes';
import type { Passage } from '../corpus';
import { Reply } from '../reply';
import { askedTime } from '../tools/hours';
import { passageFact, workedOut } from '../tools/placeFacts';
import type { Fact } from '../types';
import { ordinaryAdult } from '../understanding/question';
import type { Ask } from '../understanding/resolve';
import { answerCopy } from './answerCopy';
import type { Handler } from './handler';

/** Metro rides a day that are reckoned with where nobody says. */
const usualRides = 3;

/** Which pass or ticket: the calculator where places and days are known, the guide's short rules otherwise. */
export const answerPasses: Handler = (ask) => {
  const { q, guide, named, memory } = ask;
  const asks =
    q.has('pass', 'passes', ...guide.local.passes) ||
    named.some(({ is }) => is === 'pass') ||
    q.says('museum card', 'which ticket should', 'travel card');
  const follows =
    memory?.intent === 'passes' && ask.short && (q.days !== undefined || q.ages.length > 0 || ask.places.length > 0);
  if ((!asks && !follows) || !guide.corpus.passes || q.says('pass through', 'passed out')) return undefined;
  const reply = new Reply();
  const visits = ticketsOf(ask);
  if (
    visits.length > 0 &&
    (q.days !== undefined || visits.length > 1) &&
    !q.has('include', 'includes', 'cover', 'covers', 'valid')
  )
    calculate(reply, ask, visits);
  const pass = named.find((one) => one.is === 'pass');
  const about = pass?.is === 'pass' ? guide.passagesOf('pass').filter(({ name }) => name === pass.name) : [];
  const several = [...new Set(named.flatMap((one) => (one.is === 'pass' ? [one.name] : [])))];
  if (several.length > 1) sayEach(reply, ask, several);
  const answered = !reply.empty;
  if (!answered) sayFreeForAge(reply, ask);
  if (!answered && about.length > 0) sayPass(reply, ask, about);
  if (reply.empty)
    for (const passage of guide
      .passagesOf('rule')
      .filter(({ field }) => field === 'short')
      .slice(0, 5))
      reply.say(passage.text, [passageFact(passage)], 'item');
  return reply
    .chips(...guide.local.chips.passes.map(({ text, question }) => [text, question] as const))
    .remember({ intent: 'passes', focus: [], listed: [], fields: [] });
};

/** Somebody who enters free needs no pass for it: said first where an age is told. */
function sayFreeForAge(reply: Reply, { q, guide, context }: Ask): void {
  const ages = q.ages.length > 0 ? q.ages : context.ages;
  const european =
    context.residency === 'eea' ||
    q.has(
      'eu',
      'eea',
      'european',
      'europe',
      'spain',
      'spanish',
      'germany',
      'german',
      'italy',
      'italian',
      'france',
      'netherlands',
      'dutch',
      'belgium',
      'austria',
      'ireland',
      'irish',
      'portugal',
      'poland',
      'sweden',
      'denmark',
      'finland',
      'norway',
      'greece',
    );
  if (
    q.has(...guide.local.passes, ...guide.local.trains, 'metro', 'transport', 'bus', 'airport') ||
    (q.ages.length === 0 && ages.some((age) => age >= 26))
  )
    return;
  const rule = ages.some((age) => age < 18 || (age < 26 && european))
    ? guide.passagesOf('rule').find(({ subject }) => subject === 'free-by-age')
    : undefined;
  if (rule) reply.say(rule.text, [passageFact(rule)]);
}

/** Two passes side by side: what each is and costs, how it counts, and who should leave it. */
function sayEach(reply: Reply, { guide }: Ask, names: readonly string[]): void {
  for (const name of names.slice(0, 3)) {
    const about = guide.passagesOf('pass').filter((passage) => passage.name === name);
    for (const passage of [about[0], about[1], about.find(({ subject }) => subject === 'skip-pass')])
      if (passage) reply.say(passage.text, [passageFact(passage)], passage === about[0] ? 'item' : 'same');
  }
}

/** What a pass includes, costs, or how it counts, as was asked. */
function sayPass(reply: Reply, { q, guide, places }: Ask, about: ReturnType<Ask['guide']['passagesOf']>): void {
  const wanted: readonly Passage['subject'][] = q.has(
    'include',
    'includes',
    'cover',
    'covers',
    'included',
    'airport',
    'valid',
  )
    ? ['pass-includes', 'pass-excludes']
    : q.has('buy', 'where')
      ? ['buy-pass']
      : q.says('worth it', 'worth', 'should i', 'skip')
        ? ['skip-pass']
        : q.has('work', 'works', 'start', 'count', 'counts', 'days', 'hours')
          ? ['pass-counts']
          : [];
  const [first] = about;
  const chosen = about.filter(({ subject }) => subject !== undefined && wanted.includes(subject));
  const list =
    chosen.length > 0 && !q.says('worth it')
      ? chosen
      : [...(first ? [first] : []), ...chosen.filter((passage) => passage !== first)];
  for (const place of places.slice(0, 2)) {
    const ticket = guide.corpus.passes?.tickets.find(({ place: id }) => id === place.id);
    const asked = guide.corpus.passes?.passes.find(({ name }) => name === first?.name);
    if (!ticket || !asked) continue;
    const opens = passOpens(asked, ticket);
    const said = `${asked.name} ${opens ? 'holds' : 'does not hold'} ${guide.the(place)}.`;
    reply.say(`${opens ? 'Yes' : 'No'}, ${said}`, [calculated(guide, said)]);
  }
  for (const passage of list.slice(0, 3)) reply.say(passage.text, [passageFact(passage)]);
  const unsure = list.find(({ confirm }) => confirm);
  if (unsure) reply.say(answerCopy.confirm, [workedOut(passageFact(unsure), answerCopy.confirm)]);
}

function calculated({ corpus }: Ask['guide'], text: string): Fact {
  return {
    citation: {
      path: `${corpus.passesPath ?? '/'}#calculator`,
      field: 'calculator',
      label: 'Passes and tickets, calculator',
    },
    text,
  };
}

function ticketsOf({ guide, places, context, q }: Ask): string[] {
  const own = places.map(({ id }) => id);
  const trip =
    own.length === 0 && q.has('trip', 'plan', 'my') ? context.plan.map(({ id }) => id.split('/')[1] ?? '') : own;
  return [...new Set(trip)]
    .flatMap(
      (id) =>
        guide.corpus.passes?.tickets.find((ticket) => ticket.place === id && ticket.closed === undefined)?.key ?? [],
    )
    .slice(0, 12);
}

function calculate(reply: Reply, { guide, context, q, moment }: Ask, asked: readonly string[]): void {
  const content = guide.corpus.passes;
  if (!content) return;
  const days = Math.min(14, Math.max(1, Math.round(q.days ?? Math.ceil(asked.length / 2))));
  const residency = context.residency === 'eea' ? 'eea' : 'elsewhere';
  const ages = context.ages.length > 0 ? context.ages.slice(0, 9) : [40];
  const travellers: Payer[] = ages.map((age) => ({ age, residency }));
  const wanted: Visit[] = asked.map((ticket, index) => ({
    ticket,
    day: Math.floor((index * days) / asked.length),
    slot: slots[index % Math.max(1, Math.ceil(asked.length / days))] ?? 'afternoon',
  }));
  const today = dayNumber(askedTime(guide, moment, context.now).date);
  // Where no day is told, a stay begins on the first at which all of its places let people in.
  const stays = Array.from(
    { length: moment.date === undefined ? weekdays.length : 1 },
    (_, ahead) => today + ahead,
  ).map((arrival) => ({ arrival, ...placeVisits(wanted, content.tickets, { arrival, days }) }));
  const placed = stays.reduce((best, other) => (other.left.length < best.left.length ? other : best));
  const nameOf = (key: string): string => content.tickets.find((ticket) => ticket.key === key)?.name ?? key;
  const say = (text: string, join: 'same' | 'item' = 'same'): void =>
    void reply.say(text, [calculated(guide, text)], join);
  for (const key of placed.left) say(`${nameOf(key)} lets nobody in on those days, and is not counted.`);
  if (placed.visits.length === 0) return;
  const trip: Trip = {
    arrival: placed.arrival,
    days,
    travellers,
    visits: placed.visits,
    metro: usualRides,
    bus: 0,
    fromAirport: false,
    toAirport: false,
    keptOn: 'phone',
  };
  const work = planParty(trip, content);
  let step = work.next();
  while (!step.done) step = work.next();
  const plan = step.value;
  const names = placed.visits.map(({ ticket }) => nameOf(ticket));
  const where = residency === 'eea' ? 'living in the EEA' : 'living outside the EEA';
  const stay = `For ${new Intl.ListFormat('en-GB').format(names)} in ${days === 1 ? '1 day' : `${days} days`} with ${usualRides} metro rides a day`;
  const usual = plan.groups.some((group) => isUsual(group, content));
  const [all, singles] = [plan.cents, plan.singlesCents].map((cents) =>
    toldCents({ cents, currency: plan.currency }, usual),
  );
  const pays = plan.cents < plan.singlesCents;
  const [only] = plan.groups;
  if (only && ages.length === 1) {
    const who = `${context.ages.length === 1 ? `one traveller of ${ages[0] ?? ordinaryAdult}` : 'one adult'} ${where}`;
    say(
      pays
        ? `${stay}, ${who} pays least with ${bought(only, content)}: ${all} in all, against ${singles} one by one.`
        : `${stay}, no pass pays for ${who}: single tickets cost ${all} in all.`,
    );
  } else {
    say(
      pays
        ? `${stay}, travellers ${where} pay ${all} in all at least, against ${singles} one by one.`
        : `${stay}, no pass pays for travellers ${where}: single tickets cost ${all} in all.`,
    );
    for (const group of plan.groups) say(groupSentence(group, ages, content), 'item');
  }
  const rule = guide.passagesOf('rule').find(({ subject }) => subject === 'residency');
  if (context.residency === 'unknown' && rule)
    reply.say('Do you live in the EEA, where several tickets cost less?', [passageFact(rule)]);
  if (plan.groups.some((group) => isUsual(group, content)))
    reply.say(answerCopy.confirm, [calculated(guide, answerCopy.confirm)]);
}

/** Whether some of what a group buys has a price that is known in general alone. */
function isUsual({ parts }: GroupPlan, content: CompiledPasses): boolean {
  return parts.some(({ best }) => usuallyPriced(best, content).length > 0);
}

const purposes = {
  entrances: 'for entrances',
  transport: 'for the metro',
  both: 'for entrances and the metro',
} as const;

/** 'Paris Museum Pass for entrances and single tickets for the metro' */
function bought({ parts }: GroupPlan, content: CompiledPasses): string {
  const words = parts.flatMap(({ of, best }) =>
    best.purchases.length === 0 && best.singles.length === 0
      ? []
      : [`${best.purchases.length === 0 ? 'single tickets' : describeCombination(best, content)} ${purposes[of]}`],
  );
  return words.join(' and ');
}

/** 'Aged 41 and 39: single tickets for entrances and Navigo Jour for the metro, €95.60 each.' */
function groupSentence(group: GroupPlan, ages: readonly number[], content: CompiledPasses): string {
  const own = group.travellers.map((index) => String(ages[index] ?? ordinaryAdult));
  const cents = group.parts.reduce((sum, { best }) => sum + best.cents, 0);
  const buys = bought(group, content);
  const pays = group.parts.some(
    ({ of, best }) => of !== 'transport' && best.singles.length + best.purchases.length > 0,
  );
  const free = group.free.length > 0 && !pays ? 'free entrances' : '';
  return `Aged ${new Intl.ListFormat('en-GB').format(own)}: ${[free, buys].filter(Boolean).join(' and ') || 'nothing to pay'}, ${toldCents({ cents, currency: content.currency }, isUsual(group, content))}${own.length > 1 ? ' each' : ''}.`;
}
