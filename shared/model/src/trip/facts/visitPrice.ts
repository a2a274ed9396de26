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

/** @param month 1 to 12 @returns undefined where the guide knows no fare for somebody of them */
export function visitPrice(
  { price = [], general = [] }: Pick<TripPlace, 'price' | 'general'>,
  { ages, residency }: Party,
  month: number,
): VisitPrice | undefined {
  const fares = price.flatMap(asFare);
  const homes = residency === 'unknown' ? (['eea', 'elsewhere'] as const) : [residency];
  const party = ages.length > 0 ? ages : [fullPayerAge];
  const paid = homes.flatMap((home) => partyPrices(fares, { ages: party, residency: home }, month));
  const [first] = paid;
  const totals = paid.flatMap(({ total }) => total ?? []);
  if (!first || totals.length < paid.length) return undefined;
  return {
    least: Math.min(...totals),
    most: Math.max(...totals),
    currency: first.currency,
    general: general.includes('price'),
  };
}

/** Fares in currencies that came later are left out: nothing would be added up with them. */
function asFare(fare: NonNullable<TripPlace['price']>[number]): Fare[] {
  const currency = currencySchema.safeParse(fare.currency);
  const { residency } = fare;
  if (!currency.success || (residency !== undefined && residency !== 'eea' && residency !== 'elsewhere')) return [];
  return [{ ...fare, currency: currency.data, residency }];
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
