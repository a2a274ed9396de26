import { isGeneral, type Knowable } from '@odysseus/model';
import { centsFor, type CompiledPasses, toldCents, toldFare } from '@odysseus/passes';
import { Reply } from '../reply';
import { askedTime, lowerFirst } from '../tools/hours';
import { passageFact, workedOut } from '../tools/placeFacts';
import { salePassage } from '../tools/salePassage';
import type { Ask } from '../understanding/resolve';
import type { Handler } from './handler';

/** What one ride costs, and one pass of so many days. */
export const answerTickets: Handler = (ask) => {
  const { q, guide, places } = ask;
  if (
    !guide.corpus.passes ||
    places.length > 0 ||
    !(q.has('ticket', 'fare', 'price', 'cost', 'pass') || q.says('how much'))
  )
    return undefined;
  const reply = new Reply();
  sayOffer(reply, ask);
  const key = q.has('airport')
    ? 'airport'
    : q.has('bus', 'tram')
      ? 'bus'
      : q.has('metro', 'train', 'transport', ...guide.local.trains)
        ? 'metro'
        : undefined;
  if (
    reply.empty &&
    key &&
    !q.has('pass', 'passes', 'fine', 'buy', 'taxi', 'lost', 'work') &&
    (q.has('ticket', 'fare') || q.says('how much') || q.ages.length > 0)
  )
    sayRide(reply, ask, key);
  return reply.empty
    ? undefined
    : reply
        .chips(['Which pass should I buy?'], ['How do tickets work?', 'How do metro tickets work?'])
        .remember({ intent: 'passes', focus: [], listed: [], fields: [] });
};

/** 'How much is a 4 day museum pass?' */
function sayOffer(reply: Reply, { q, guide, named, context }: Ask): void {
  const pass = named.find((one) => one.is === 'pass');
  const content = guide.corpus.passes;
  const family = content?.passes.find(({ name }) => pass?.is === 'pass' && name === pass.name);
  const offer = family?.offers.find(
    ({ validity }) =>
      (validity.kind === 'hours' && validity.hours === (q.days ?? 0) * 24) ||
      (validity.kind === 'days' && validity.days === q.days),
  );
  const source = guide.passagesOf('pass').find(({ name }) => name === family?.name);
  if (!content || !family || !offer || !source || !(q.has('price', 'cost') || q.says('how much'))) return;
  const ages = context.ages.length > 0 ? context.ages : [40];
  const month = Number(askedTime(guide, {}, context.now).date.slice(5, 7));
  const each = ages.map((age) =>
    centsFor(offer.fares, { age, residency: context.residency === 'eea' ? 'eea' : 'elsewhere' }, month),
  );
  const [first] = each;
  const price = (cents: number): string => toldCents({ cents, currency: content.currency }, isGeneral(family, 'fare'));
  const text =
    each.every((cents) => cents === first) && first !== undefined
      ? `${offer.name} costs ${price(first)}${context.ages.length > 1 ? ' for each of you' : ''}.`
      : `${offer.name}: ${ages.map((age, index) => `${each[index] === undefined ? 'not sold' : price(each[index])} at ${age}`).join(', ')}.`;
  reply.say(text, [workedOut(passageFact(source), text)]);
}

function sayRide(reply: Reply, { guide, context, q }: Ask, key: 'metro' | 'bus' | 'airport'): void {
  const content = guide.corpus.passes;
  const ride = content?.rides.find((one) => one.key === key);
  const source = salePassage(guide, 'ride', key);
  if (!content || !ride || !source) return;
  const month = Number(askedTime(guide, {}, context.now).date.slice(5, 7));
  const ages = q.ages.length > 0 ? q.ages : context.ages;
  if (ages.length > 0) {
    const text = `${ride.name}: ${ages.map((age) => `${priceOf(centsFor(ride.fares, { age, residency: 'elsewhere' }, month), content.currency, ride)} at ${age}`).join(', ')}.`;
    reply.say(text, [workedOut(passageFact(source), text)]);
  }
  reply.say(source.text, [passageFact(source)]);
}

function priceOf(cents: number | undefined, currency: CompiledPasses['currency'], ride: Knowable): string {
  return cents === undefined ? 'not sold' : lowerFirst(toldFare({ cents, currency }, ride));
}
