import { isGeneral, type Knowable } from '../known/known';
import type { Place } from '../places/schema';
import type { Currency } from './currency';
import { fareOf } from './faresFor';
import { formatMoney } from './formatMoney';
import { fullPayerAge, isFree } from './isFree';
import { isLate } from './lateFare';
import { productsOf } from './productsOf';

const year = Array.from({ length: 12 }, (_, index) => index + 1);

/** '€13', and 'about €13' where nobody read it. @param amount in the currency's main unit @param currency ISO 4217 */
export function toldMoney(amount: number, currency: string, knowable: Knowable): string {
  const money = formatMoney(amount, currency);
  return isGeneral(knowable, 'price') ? `about ${money}` : money;
}

/** What costs nothing: 'Free', and 'usually free' where nobody read it. */
export function toldFree(knowable: Knowable): string {
  return isGeneral(knowable, 'price') ? 'usually free' : 'Free';
}

/** '€13', 'about €13', 'Free' or 'usually free'. @param amount in the currency's main unit @param currency ISO 4217 */
export function toldPrice(amount: number, currency: string, knowable: Knowable): string {
  return amount === 0 ? toldFree(knowable) : toldMoney(amount, currency, knowable);
}

/**
 * What a place usually costs somebody without a reduction: 'about €13', 'about €15 to €37', 'usually free', each currency by itself;
 * undefined where no price is told.
 */
export function usualPrice(place: Pick<Place, 'price' | 'costs'>): string | undefined {
  const { price, costs } = place;
  if (price.length === 0) return costs && usualCosts(costs);
  if (isFree(place)) return 'usually free';
  const full = productsOf(price).flatMap(({ fares }) =>
    year.flatMap((month) => fareOf(fares, fullPayerAge, 'elsewhere', month) ?? []),
  );
  const told = full.some(({ amount }) => amount > 0)
    ? full.filter(({ amount }) => amount > 0)
    : price.filter((fare) => !isLate(fare));
  if (told.length === 0) return costs && usualCosts(costs);
  // Where children's fares alone are named, nobody knows the others'.
  if (told.every(({ amount }) => amount === 0)) return full.length > 0 ? 'usually free' : costs && usualCosts(costs);
  return [...new Set(told.map(({ currency }) => currency))]
    .map((currency) =>
      usualRange(
        told.flatMap((fare) => (fare.currency === currency ? [fare.amount] : [])),
        currency,
      ),
    )
    .join(' or ');
}

/** 'about €13', 'about €15 to €37' */
function usualRange(amounts: readonly number[], currency: Currency): string {
  return usualCosts({ from: Math.min(...amounts), to: Math.max(...amounts), currency });
}

/** 'about €14 to €24' */
export function usualCosts({
  from,
  to = from,
  currency,
}: Pick<NonNullable<Place['costs']>, 'from' | 'to' | 'currency'>): string {
  const least = formatMoney(from, currency);
  return `about ${from === to ? least : `${least} to ${formatMoney(to, currency)}`}`;
}

const saysAbout = /\b(?:about|around|some|roughly)\s$/i;

/** Whether a text says just before a sum that it is not sure: no sum is 'about about €14'. @param before what stands before the sum */
export function isHedged(before: string): boolean {
  return saysAbout.test(before);
}

/** Words that hold sums nobody read, the first of them with 'about': 'about €14, children €7'. */
export function aboutText(text: string): string {
  return text.replace(/[€£$]\s?\d/u, (sum, at: number) => (isHedged(text.slice(0, at)) ? sum : `about ${sum}`));
}

/** The same as a line of its own: 'About €14, children €7'. */
export function aboutLine(text: string): string {
  return aboutText(text).replace(/^about/, 'About');
}
