import type { TripPlace, VisitorSettings } from '@odysseus/contract';
import { currencySchema, type Currency } from '../../money/currency';
import { type Fare } from '../../money/faresFor';
import { formatMoney } from '../../money/formatMoney';
import { fullPayerAge } from '../../money/isFree';
import { partyPrices } from '../../money/partyPrices';

export type Party = Pick<VisitorSettings, 'ages' | 'residency'>;

/** What a party pays, in the currency's main unit: a range where it hangs on what they choose, or on where they live. */
export interface VisitPrice {
  readonly least: number;
  readonly most: number;
  readonly currency: Currency;
  /** Whether nobody read it, so that it is told with 'about'. */
  readonly general: boolean;
}

/**
 * @param month 1 to 12
 * @returns undefined where the guide knows no fare for somebody of them, and where its fares can't be held against one another: in a
 * currency that came later, or in several. Whoever adds prices up counts those places and says so.
 */
export function visitPrice(
  { price = [], general = [] }: Pick<TripPlace, 'price' | 'general'>,
  { ages, residency }: Party,
  month: number,
): VisitPrice | undefined {
  const currency = onlyCurrency(price);
  if (currency === undefined) return undefined;
  const fares = price.flatMap((fare) => asFare(fare, currency));
  const homes = residency === 'unknown' ? (['eea', 'elsewhere'] as const) : [residency];
  const party = ages.length > 0 ? ages : [fullPayerAge];
  const paid = homes.flatMap((home) => partyPrices(fares, { ages: party, residency: home }, month));
  const totals = paid.flatMap(({ total }) => total ?? []);
  if (totals.length === 0 || totals.length < paid.length) return undefined;
  return {
    least: Math.min(...totals),
    most: Math.max(...totals),
    currency,
    general: general.includes('price'),
  };
}

type TripFare = NonNullable<TripPlace['price']>[number];

/** What all fares are in; undefined where they are in several currencies, or in one that came later. */
function onlyCurrency(fares: readonly TripFare[]): Currency | undefined {
  const [currency, ...others] = new Set(fares.map((fare) => fare.currency));
  return others.length > 0 ? undefined : currencySchema.safeParse(currency).data;
}

/** Fares for people who live elsewhere than the site asks about are left out: nobody of the party can be told to pay them. */
function asFare(fare: TripFare, currency: Currency): Fare[] {
  const { residency } = fare;
  if (residency !== undefined && residency !== 'eea' && residency !== 'elsewhere') return [];
  return [{ ...fare, currency, residency }];
}

/** What several visits cost together, a sum for each currency. */
export function sumOfPrices(prices: readonly VisitPrice[]): VisitPrice[] {
  const sums = new Map<Currency, VisitPrice>();
  for (const price of prices) {
    const sum = sums.get(price.currency);
    sums.set(
      price.currency,
      sum
        ? {
            currency: price.currency,
            least: sum.least + price.least,
            most: sum.most + price.most,
            general: sum.general || price.general,
          }
        : price,
    );
  }
  return [...sums.values()];
}

/** 'about €22', '€13 to €16', 'free', 'usually free', 'free to about €11' */
export function priceText({ least, most, currency, general }: VisitPrice): string {
  if (most === 0) return general ? 'usually free' : 'free';
  const about = general ? 'about ' : '';
  if (least === 0) return `free to ${about}${formatMoney(most, currency)}`;
  const from = `${about}${formatMoney(least, currency)}`;
  return least === most ? from : `${from} to ${formatMoney(most, currency)}`;
}
