import { fareOf } from '../../fares/faresFor';
import { formatMoney } from '../../fares/formatMoney';
import type { CorpusPlace } from '../corpus';
import type { Guide } from '../guide';
import type { AskContext, Fact } from '../types';
import { ordinaryAdult } from '../understanding/question';
import { lowerFirst, upperFirst } from './hours';
import { workedOut } from './placeFacts';

/** What an adult pays at most, in the currency's main unit; undefined where the guide names no price. */
export function adultPrice({ price }: Pick<CorpusPlace, 'price'>, residency: AskContext['residency']): number | undefined {
  return fareOf(price, 40, residency)?.amount;
}

/** Whether everybody enters without paying: where only children's fares are known, nobody knows. */
export function isFreeForAll({ price }: Pick<CorpusPlace, 'price'>): boolean {
  return price.length > 0 && price.every(({ amount }) => amount === 0) && fareOf(price, 40, 'elsewhere')?.amount === 0;
}

export interface Said {
  readonly text: string;
  readonly facts: readonly Fact[];
}

/** What a place costs: for the visitor where ages are known, otherwise for everybody. */
export function priceSentences(guide: Guide, place: CorpusPlace, context: Pick<AskContext, 'residency' | 'ages'>): Said[] {
  const fact = guide.fact(place, 'price');
  const name = guide.the(place);
  if (!fact) return notePrices(guide, place);
  if (isFreeForAll(place)) return [{ text: `${upperFirst(name)} is free.`, facts: [workedOut(fact, `${name} is free.`)] }];
  const own = context.ages.length > 0 && isSettled(place, context) ? ownPrice(place, name, context, fact) : undefined;
  if (own) return [own];
  const possible = place.price.filter(({ residency }) => !residency || context.residency === 'unknown' || residency === context.residency);
  const listed = possible.slice(0, 6).map(fareWords).join('; ');
  const text = `${upperFirst(name)}: ${listed}.`;
  return [{ text, facts: [workedOut(fact, text)] }];
}

/** Whether it makes no difference where the visitor lives, or it is known. */
function isSettled(place: CorpusPlace, { ages, residency }: Pick<AskContext, 'residency' | 'ages'>): boolean {
  return residency !== 'unknown' || ages.every((age) => fareOf(place.price, age, 'eea')?.amount === fareOf(place.price, age, 'elsewhere')?.amount);
}

/** '€32 for adults from outside the EEA', 'free under 18' */
function fareWords({ amount, currency, who, season }: CorpusPlace['price'][number]): string {
  const whom = lowerFirst(who);
  return `${amount === 0 ? 'free' : formatMoney(amount, currency)} ${/^(under|over|with|on|in|from|for|at)\b/.test(whom) ? whom : `for ${whom}`}${season ? `, ${season}` : ''}`;
}

function ownPrice(place: CorpusPlace, name: string, { ages, residency }: Pick<AskContext, 'residency' | 'ages'>, fact: Fact): Said | undefined {
  const fares = ages.map((age) => ({ age, fare: fareOf(place.price, age, residency) }));
  if (fares.some(({ fare }) => fare === undefined)) return undefined;
  const each = fares.map(({ age, fare }) => `${fare?.amount === 0 ? 'free' : formatMoney(fare?.amount ?? 0, fare?.currency ?? 'EUR')} ${age === ordinaryAdult ? 'for an adult' : `at ${age}`}`);
  const total = fares.reduce((sum, { fare }) => sum + (fare?.amount ?? 0), 0);
  const currency = fares[0]?.fare?.currency ?? 'EUR';
  const where = place.price.some((fare) => fare.residency) ? (residency === 'eea' ? ', living in the EEA' : residency === 'elsewhere' ? ', living outside the EEA' : '') : '';
  const text = ages.length === 1 ? `${upperFirst(name)} costs you ${total === 0 ? 'nothing' : formatMoney(total, currency)} at ${ages[0] ?? ''}${where}.` : `${upperFirst(name)} costs you ${total === 0 ? 'nothing' : formatMoney(total, currency)} in all${where}: ${each.join(', ')}.`;
  return { text, facts: [workedOut(fact, text)] };
}

/** What is a part of a meal or comes beside it. */
const besideMeal = /\b(starters?|desserts?|coffees?|teas?|soups?|drinks?|glass(es)?|wines?|beers?|cocktails?|bottles?|corkage|snacks?|oysters?)\b/i;

/**
 * What an adult pays at least for a meal where the place's prices stand in a note: of 'Starters from €2; three courses €20 to €28'
 * the 20. In the currency's main unit; undefined where the note tells no price of a meal.
 */
export function mealPrice(place: CorpusPlace): number | undefined {
  const parts = (priceNoteOf(place)?.text ?? '').replace(/\([^)]*\)/g, '').split(/[;.,]\s/);
  const amounts = parts.flatMap((part) => {
    const [meal = part] = /\b(mains?|menus?|dish|dishes|courses|plates?)\b.*/i.exec(part) ?? [];
    return besideMeal.test(meal) ? [] : (/[€£](\d+(?:\.\d+)?)/.exec(meal)?.[1] ?? []);
  });
  return amounts.length === 0 ? undefined : Math.min(...amounts.map(Number));
}

function priceNoteOf(place: CorpusPlace): { readonly label: string; readonly text: string } | undefined {
  return place.told.flatMap(({ entry }) => entry.notes ?? []).find(({ label, text }) => /price|cost|fare/i.test(label) || /[€£]\d/.test(text));
}

/** Restaurants give their prices in a note. */
export function notePrices(guide: Guide, place: CorpusPlace): Said[] {
  const fact = guide.fact(place, 'notes');
  const note = priceNoteOf(place);
  if (!fact || !note) return [];
  return [{ text: `${upperFirst(guide.the(place))}: ${note.text}`, facts: [fact] }];
}

/** '€22, free under 18', as a card shows it. */
export function shortPrice(place: CorpusPlace, residency: AskContext['residency']): string | undefined {
  if (place.price.length === 0) return undefined;
  const amount = adultPrice(place, residency);
  if (isFreeForAll(place) || amount === 0) return 'Free';
  const highest = place.price.reduce((most, fare) => (fare.amount > most.amount ? fare : most));
  return formatMoney(amount ?? highest.amount, highest.currency);
}
