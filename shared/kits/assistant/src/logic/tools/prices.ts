import {
  appliesTo,
  type Currency,
  fareOf,
  fareTimes,
  formatMoney,
  holdsIn,
  isEveryDay,
  isLate,
  fullPayerAge,
  isFree,
  isGeneral,
  type Knowable,
  lateWords,
  type Money,
  monthWords,
  partyPrices,
  type PartyPrice,
  productsOf,
  toldFree,
  toldMoney,
  toldPrice,
  usualCosts,
} from '@odysseus/model';
import type { CorpusPlace } from '../corpus';
import type { Guide } from '../guide';
import type { AskContext, Fact } from '../types';
import type { Moment } from '../understanding/moment';
import { ordinaryAdult } from '../understanding/question';
import { askedTime, lowerFirst, upperFirst } from './hours';
import { notesOf } from './notesOf';
import { workedOut } from './placeFacts';

/** The month (1 to 12) whose fares are asked for: this one in the city, where the question tells none. */
export function priceMonth(guide: Guide, { now }: Pick<AskContext, 'now'>, moment: Moment = {}): number {
  return moment.month ?? Number(askedTime(guide, moment, now).date.slice(5, 7));
}

/** What an adult pays at least: of several products, for the cheapest; undefined where the guide names no price. */
export function adultPrice(
  place: Pick<CorpusPlace, 'price'>,
  residency: AskContext['residency'],
  month: number,
): Money | undefined {
  return adultPrices(place, residency, month)[0];
}

/** What an adult pays for each product, the cheapest first. */
function adultPrices(
  { price }: Pick<CorpusPlace, 'price'>,
  residency: AskContext['residency'],
  month: number,
): (Money & { readonly product: string | undefined })[] {
  return productsOf(price)
    .flatMap(({ name, fares }) => {
      const fare = fareOf(fares, fullPayerAge, residency, month);
      return fare ? [{ product: name, amount: fare.amount, currency: fare.currency }] : [];
    })
    .sort((one, other) => one.amount - other.amount);
}

export interface Said {
  readonly text: string;
  readonly facts: readonly Fact[];
}

/** Fares of one product that are listed at most. */
const mostFares = 6;

/** What a place costs: for the visitor where ages are known, otherwise for everybody. @param moment the time that the question is about */
export function priceSentences(
  guide: Guide,
  place: CorpusPlace,
  context: Pick<AskContext, 'residency' | 'ages' | 'now'>,
  moment: Moment = {},
): Said[] {
  const fact = guide.fact(place, 'price');
  const name = guide.the(place);
  if (!fact || place.price.length === 0) {
    // What its card shows comes first; a note adds to it.
    return [
      ...(fact && place.costs ? [{ text: costsSentence(name, place.costs), facts: [fact] }] : []),
      ...notePrices(guide, place),
    ];
  }
  const said = (text: string): Said => ({ text, facts: [workedOut(fact, text)] });
  if (isFree(place)) return [said(`${upperFirst(name)} is ${lowerFirst(toldFree(place))}.`)];
  const month = priceMonth(guide, context, moment);
  const own = ownPrices(place, name, context, month);
  return own === undefined
    ? [said(listed(place, name, context.residency, askedMonth(moment)))]
    : [said(own), ...lateSentences(place, name, context, month).map(said)];
}

/** 'On Thursdays from 18:00 the Musée d'Orsay costs about €12 for adults.', for each fare by which somebody of the party pays less. */
function lateSentences(
  place: CorpusPlace,
  name: string,
  { ages, residency }: Pick<AskContext, 'residency' | 'ages'>,
  month: number,
): string[] {
  return productsOf(place.price).flatMap(({ name: product, fares }) =>
    fares.flatMap((fare) => {
      const saves = ages.some((age) => {
        const usual = fareOf(fares, age, residency, month);
        return appliesTo(fare, { ages: [age], residency }) && usual !== undefined && usual.amount > fare.amount;
      });
      if (!isLate(fare) || !holdsIn(fare, month) || !saves) return [];
      const price =
        fare.amount === 0
          ? `is ${lowerFirst(toldFree(place))}`
          : `costs ${toldMoney(fare.amount, fare.currency, place)}`;
      const what = product === undefined ? name : `${lowerFirst(product)} at ${name}`;
      const when = lateWords(fare.from);
      const start = isEveryDay(fare.from) ? upperFirst(when) : `On ${when}`;
      return [`${start} ${what} ${price} ${forWhom(fare.who)}.`];
    }),
  );
}

/** 'Bouillon Chartier: three courses, no drink about €13 to €23.' */
function costsSentence(name: string, costs: NonNullable<CorpusPlace['costs']>): string {
  return `${upperFirst(name)}: ${lowerFirst(costs.for)}, ${usualCosts(costs)}.`;
}

function askedMonth({ month, date }: Moment): number | undefined {
  return month ?? (date === undefined ? undefined : Number(date.slice(5, 7)));
}

/** Everybody's fares, product by product: of the month that was asked about, or of all. */
function listed(
  place: CorpusPlace,
  name: string,
  residency: AskContext['residency'],
  month: number | undefined,
): string {
  const products = productsOf(place.price).map(({ name: product, fares }) => {
    const possible = fares.filter(
      (fare) =>
        (!fare.residency || residency === 'unknown' || fare.residency === residency) &&
        (month === undefined || holdsIn(fare, month)),
    );
    return { product, fares: possible.slice(0, mostFares).map((fare) => fareWords(fare, place)) };
  });
  const texts = products
    .filter(({ fares }) => fares.length > 0)
    .map(({ product, fares }) =>
      product === undefined ? fares.join('; ') : `${lowerFirst(product)} ${fares.join(', ')}`,
    );
  return `${upperFirst(name)}: ${texts.join('; ')}.`;
}

/** '€32 for adults from outside the EEA', 'free under 18' */
function fareWords(fare: CorpusPlace['price'][number], place: Knowable): string {
  const times = fareTimes(fare);
  return `${lowerFirst(toldPrice(fare.amount, fare.currency, place))} ${forWhom(fare.who)}${times === undefined ? '' : ` (${times})`}`;
}

/** 'for adults', 'under 18' */
function forWhom(who: string): string {
  const whom = lowerFirst(who);
  return /^(under|over|with|on|in|from|for|at)\b/.test(whom) ? whom : `for ${whom}`;
}

/** What the visitor's party pays; of several products, for each. Undefined where that can't be told. */
function ownPrices(
  place: CorpusPlace,
  name: string,
  { ages, residency }: Pick<AskContext, 'residency' | 'ages'>,
  month: number,
): string | undefined {
  const prices = partyPrices(place.price, { ages, residency }, month);
  const where = !place.price.some((fare) => fare.residency)
    ? ''
    : residency === 'eea'
      ? ', living in the EEA'
      : residency === 'elsewhere'
        ? ', living outside the EEA'
        : '';
  const [only] = prices;
  if (only && only.product.name === undefined)
    return only.total === undefined ? undefined : ownPrice(only, only.total, name, where, place);
  if (prices.some(({ hangs }) => hangs)) return undefined;
  const told = prices.filter(({ each }) => each.some(({ fare }) => fare));
  return told.length === 0
    ? undefined
    : `${upperFirst(name)} costs you${where}: ${told.map((price) => `${lowerFirst(price.product.name ?? '')} ${productPrice(price, place)}`).join('; ')}.`;
}

function ownPrice(
  { each, currency, months }: PartyPrice,
  total: number,
  name: string,
  where: string,
  place: Knowable,
): string {
  const sum = `${upperFirst(name)} costs you ${total === 0 ? 'nothing' : toldMoney(total, currency, place)}`;
  const season = months ? ` (${monthWords(months)})` : '';
  return each.length === 1
    ? `${sum} at ${each[0]?.age ?? ''}${where}${season}.`
    : `${sum} in all${where}${season}: ${eachOnce(each, place)}.`;
}

/** '€45.90 in all (€36.70 at 41, €9.20 at 8)', '€23.50 at 41, no fare told at 8' */
function productPrice({ each, total, currency, months }: PartyPrice, place: Knowable): string {
  const season = months ? `, ${monthWords(months)}` : '';
  const words = eachOnce(each, place);
  if (total === undefined || each.length === 1) return `${words}${season}`;
  return total === 0
    ? `free for all of you${season}`
    : `${toldMoney(total, currency, place)} in all${season} (${words})`;
}

/** What each pays; who pay the same are counted: '2 × €36.70 for an adult, €9.20 at 9'. */
function eachOnce(each: PartyPrice['each'], place: Knowable): string {
  const counts = new Map<string, number>();
  for (const words of each.map((one) => eachWords(one, place))) counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts].map(([words, count]) => (count > 1 ? `${count} × ${words}` : words)).join(', ');
}

function eachWords({ age, fare }: PartyPrice['each'][number], place: Knowable): string {
  const price = fare === undefined ? 'no fare told' : lowerFirst(toldPrice(fare.amount, fare.currency, place));
  return `${price} ${age === ordinaryAdult ? 'for an adult' : `at ${age}`}`;
}

/**
 * What an adult pays at least for a meal, and `to` how much, where the place's prices stand in a note; undefined where no note tells
 * it.
 */
export function mealPrice(place: CorpusPlace): (Money & { readonly to?: number | undefined }) | undefined {
  return notesOf(place, 'price').find(({ meal }) => meal)?.meal;
}

/** What an adult pays for one thing, in the main unit of its currency. */
export interface PriceRange {
  readonly least: number;
  /** The same as the least where there is one price. */
  readonly most: number;
  readonly currency: Currency;
}

/**
 * From how much to how much an adult pays: the cheapest fare, otherwise what is usually paid in full, otherwise what a note tells
 * of a meal; undefined where the guide names no price.
 */
export function adultRange(
  place: CorpusPlace,
  residency: AskContext['residency'],
  month: number,
): PriceRange | undefined {
  const [fare] = adultPrices(place, residency, month);
  if (fare) return { least: fare.amount, most: fare.amount, currency: fare.currency };
  if (place.costs) {
    const { from, to = from, currency } = place.costs;
    return { least: from, most: to, currency };
  }
  const meal = place.kind === 'restaurant' ? mealPrice(place) : undefined;
  if (!meal) return undefined;
  const { amount, to = amount, currency } = meal;
  return { least: amount, most: to, currency };
}

/** 'from about €14, up to €24', of a place that begins below what somebody wants to pay and may cost more. */
export function rangeFrom({ least, most, currency }: PriceRange, place: Knowable): string {
  return `from ${isGeneral(place, 'price') ? 'about ' : ''}${formatMoney(least, currency)}, up to ${formatMoney(most, currency)}`;
}

/** Restaurants give their prices in a note. */
export function notePrices(guide: Guide, place: CorpusPlace): Said[] {
  const fact = guide.fact(place, 'notes');
  const [note] = notesOf(place, 'price');
  if (!fact || !note) return [];
  const what = note.withLabel === true ? `, ${lowerFirst(note.label)}` : '';
  return [{ text: `${upperFirst(guide.the(place))}${what}: ${note.text}`, facts: [fact] }];
}

/** '€22', 'from €14.80', 'Free (basilica)', as a card shows it: what an adult pays. @param month 1 to 12 */
export function shortPrice(place: CorpusPlace, residency: AskContext['residency'], month: number): string | undefined {
  const prices = adultPrices(place, residency, month);
  const [least] = prices;
  if (!least) {
    const [highest] = place.price.filter((fare) => !isLate(fare)).sort((a, b) => b.amount - a.amount);
    if (highest === undefined && place.costs) return usualCosts(place.costs);
    return highest === undefined || highest.amount === 0
      ? undefined
      : toldMoney(highest.amount, highest.currency, place);
  }
  const same = prices.every(({ amount }) => amount === least.amount);
  const free = upperFirst(toldFree(place));
  if (least.amount === 0) return same || least.product === undefined ? free : `${free} (${lowerFirst(least.product)})`;
  return `${same ? '' : 'from '}${toldMoney(least.amount, least.currency, place)}`;
}
