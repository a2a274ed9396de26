import { type Currency, formatMoney } from '@odysseus/model';
import { findPlaces, rangeOf, type Found } from '../tools/findPlaces';
import { isKindKey, type KindKey } from '../understanding/kindsOfPlace';
import type { Wish } from '../understanding/memory';
import type { Ask } from '../understanding/resolve';
import { answerCopy } from './answerCopy';

/** What is said of a limit that isn't in the city's currency; nothing where there is none. */
export function currencyLine({ guide }: Ask, { foreign }: Wish): string {
  if (!foreign || guide.currency === undefined) return '';
  return answerCopy.otherCurrency(currencyNames[guide.currency], formatMoney(foreign.amount, foreign.currency));
}

const currencyNames: Readonly<Record<Currency, string>> = { EUR: 'euros', GBP: 'pounds' };

/** 'under €20', 'for €20 or less' */
export function limitWords({ guide }: Ask, { under = 0, atMost }: Wish): string {
  const sum = guide.currency === undefined ? String(under) : formatMoney(under, guide.currency);
  return atMost ? `for ${sum} or less` : `under ${sum}`;
}

/** Whether somebody minds what is paid. */
export function minds({ under, cheap, foreign }: Wish): boolean {
  return under !== undefined || cheap === true || foreign !== undefined;
}

/** Those whose price is told before all others, the cheapest first. */
export function cheapestFirst({ guide, moment, context }: Ask, found: readonly Found[]): Found[] {
  const priced = found.map((one) => ({ one, price: rangeOf(guide, one.place, moment, context) }));
  const order = (end: 'least' | 'most') => (a: (typeof priced)[number], b: (typeof priced)[number]) =>
    (a.price?.[end] ?? dearest) - (b.price?.[end] ?? dearest);
  return priced.sort((a, b) => order('least')(a, b) || order('most')(a, b)).map(({ one }) => one);
}

/** More than anything costs. */
const dearest = 1e9;

/**
 * Where nothing is under a limit, the cheapest of what is wished otherwise: as near to all of it as anything with a price is.
 * @param wishes one looser than the other
 */
export function cheapestOf(ask: Ask, wishes: readonly Wish[]): Found[] {
  const { guide, moment, context } = ask;
  const priced = wishes
    .filter((looser) => looser.under === undefined)
    .map((looser) =>
      findPlaces(guide, looser, moment, context).filter(({ place }) => rangeOf(guide, place, moment, context)),
    );
  return cheapestFirst(ask, priced.find((some) => some.length > 0) ?? []).slice(0, 3);
}

/** The kind of place, where nothing but a limit is wished of it. */
export function onlyKindOf({ kinds, about, under: _under, atMost: _atMost, ...more }: Wish): KindKey | undefined {
  const [kind, ...others] = kinds.filter(isKindKey);
  return about.length === 0 && others.length === 0 && Object.keys(more).length === 0 ? kind : undefined;
}
